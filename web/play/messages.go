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

// ReadAsMessage says what a source was read as, and UnreadMessage what of it was not, as pages do.
func ReadAsMessage(w i18n.Words, read model.ReadAs) string { return render.ReadAsMessage(w, read) }

// UnreadMessage returns the sentence about what is not read of a format; see ReadAsMessage.
func UnreadMessage(w i18n.Words, format string) string { return render.UnreadMessage(w, format) }

// OmissionMessage says what a reader of links left out, as pages do.
func OmissionMessage(w i18n.Words, c links.Omission) string { return render.OmissionMessage(w, c) }

// Explain says why a reference leads where it does, as pages do, and not to the address that was
// expected, or to which a program went; these may be empty.
func Explain(w i18n.Words, base, ref, expected, went string) page.TargetExplanation {
	return explain.Explain(w, base, ref, expected, went)
}

// FindingTitle says what the links of a finding have in common, as pages do.
func FindingTitle(w i18n.Words, s *site.Site, f *site.Finding) string {
	return checksite.FindingTitle(w, s, f)
}

// SiteMessage says why a link of a site is not right, as pages do.
func SiteMessage(w i18n.Words, s *site.Site, e *site.Details) string {
	return checksite.SiteMessage(w, s, e)
}

// SiteNote says something about the files of a site, as pages do.
func SiteNote(w i18n.Words, code, name string) string { return checksite.SiteNote(w, code, name) }
