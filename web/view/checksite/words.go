package checksite

import (
	"uriplayground/core/site"
	"uriplayground/web/i18n"
	"uriplayground/web/page"
)

const addressBytes = 200 // of an address in a sentence

// FindingTitle returns the common cause of the links of a finding.
func FindingTitle(w i18n.Words, s *site.Site, f *site.Finding) string {
	key := f.Key
	if key == "" { // the first page
		key = s.Prefix()
	}
	return w.Get("site."+f.Cause.String(),
		"key", page.ClipMiddle(key, addressBytes), "prefix", page.ClipMiddle(s.Prefix(), addressBytes), "host", servedBy(w, s), "how", w.Get("site.how."+f.Key))
}

// SiteMessage says why a link of a site is not right, and what to write instead.
func SiteMessage(w i18n.Words, s *site.Site, e *site.Details) string {
	clip := func(text string) string { return page.ClipMiddle(text, addressBytes) }
	said := w.Get("site."+e.Cause.String()+".why",
		"key", clip(e.Key), "ref", clip(e.Ref), "target", clip(e.Target), "base", clip(e.Base), "other", clip(e.Other), "wanted", clip(e.Wanted),
		"prefix", clip(s.Prefix()), "root", clip(s.Root()), "host", servedBy(w, s))
	if e.Write != "" {
		said += " " + w.Get("site.write", "write", clip(e.Write))
	}
	return said
}

// servedBy returns what serves a site; where no host was named, that it is any server.
func servedBy(w i18n.Words, s *site.Site) string {
	host, named := s.Host()
	if !named {
		return w.Get("site.plain")
	}
	return host.Name
}

// SiteNote says something about the files of a site as a whole.
func SiteNote(w i18n.Words, code, name string) string {
	return w.Get("site.note."+code, "name", page.ClipMiddle(name, addressBytes))
}
