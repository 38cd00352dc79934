package play

import (
	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/checksite"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// FaultMessage puts a fault of a text into a sentence, as pages do.
func FaultMessage(w i18n.Words, f syntax.Fault, text string) string {
	return render.FaultMessage(w, f, text)
}

// LinkMessage puts a finding about a reference into a sentence, as pages do.
func LinkMessage(w i18n.Words, f links.Finding, ref string) string {
	return render.LinkMessage(w, f, ref)
}

// ReadAsMessage returns the sentence about the format as which a source was read, as pages have it.
func ReadAsMessage(w i18n.Words, read model.ReadAs) string { return render.ReadAsMessage(w, read) }

// UnreadMessage returns the sentence about what is not read of a format; see ReadAsMessage.
func UnreadMessage(w i18n.Words, format string) string { return render.UnreadMessage(w, format) }

// OmissionMessage returns the sentence about what a reader of links ignored, as pages have it.
func OmissionMessage(w i18n.Words, c links.Omission) string { return render.OmissionMessage(w, c) }

// Explain says why a reference leads where it does, as pages do, and not to the address that was
// expected, or to which a program went; these may be empty.
func Explain(w i18n.Words, base, ref, expected, went string) page.TargetExplanation {
	return explain.Explain(w, base, ref, expected, went)
}

// FindingTitle returns the common cause of the links of a finding, as pages have it.
func FindingTitle(w i18n.Words, s *site.Site, f *site.Finding) string {
	return checksite.FindingTitle(w, s, f)
}

// SiteMessage says why a link of a site is not right, as pages do.
func SiteMessage(w i18n.Words, s *site.Site, e *site.Details) string {
	return checksite.SiteMessage(w, s, e)
}

// SiteNote says something about the files of a site, as pages do.
func SiteNote(w i18n.Words, code, name string) string { return checksite.SiteNote(w, code, name) }
