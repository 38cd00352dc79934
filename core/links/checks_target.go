package links

import (
	"slices"

	"uriplayground/core"
	"uriplayground/core/oddtarget"
	"uriplayground/core/rfc3986"
)

// oddTarget finds what looks wrong in the target (§5.2). What the base shows it would show of
// each link, so only what the reference adds is said here.
func (c *checker) oddTarget() {
	if c.scope.tooLong() || c.found(SchemeTypo) || c.found(SchemeSlashes) || c.found(SuffixReference) || c.found(WindowsPath) {
		return
	}
	for _, o := range oddtarget.Find(c.scope.base, c.Ref, c.Target) {
		if o.InBase || o.Kind == oddtarget.DiskPath && c.found(DiskPath) {
			continue
		}
		code := AddressInPath + Code(o.Kind)
		level := code.Gravity()
		if o.Maybe {
			level = Info
		}
		if code == ZoneIdentifier { // its "%25" is no mistake of its own
			c.Findings = slices.DeleteFunc(c.Findings, func(f Finding) bool { return f.Code == DoublyEncoded })
		}
		f := c.addAt(level, code, o.Span)
		switch f.Meaning = o.Meant; {
		case o.Meant == "":
			f.Meaning = c.Target
		case !c.detail:
		case code == FolderTwice, code == EmptySegment:
			c.fixTo(f, o.Meant)
		default:
			f.fixIfValid(o.Meant)
		}
	}
}

var (
	mapRoot   = ContextNamed("sourceRoot")
	mapSource = ContextNamed("source map source")
)

// homeFolder finds the home folder of whoever made a source map in its sources. What else is said of
// such a path is about what it would be in a page.
func (c *checker) homeFolder() {
	if context := c.place(); context != mapRoot && context != mapSource {
		return
	}
	if at, ok := oddtarget.HomeFolder(c.Ref); ok {
		c.Findings = slices.DeleteFunc(c.Findings, func(f Finding) bool { return f.Code == WindowsPath })
		c.add(DiskPath, at).inCase("source-map")
	}
}

// mustBeAbsolute finds a relative reference where only a whole address is read, or asked for, and in
// a sitemap one of another site, which it may not list (sitemaps.org; RSS 2.0).
func (c *checker) mustBeAbsolute() {
	context, level, of := contextNames[c.report.entries.record(c.index).context], Warning, ""
	switch context {
	case "sitemap loc", "sitemap link", "rss text", "rss url":
	case "meta content":
		of = "preview"
	case "link canonical":
		level, of = Info, "canonical" // it may be relative (RFC 6596 §3)
	default:
		return
	}
	if c.scheme == "" {
		f := c.addAt(level, MustBeAbsolute, c.whole())
		f.inCase(of)
		f.Meaning = c.Target
		c.fixIfSame(f, c.Target, c.Target)
		return
	}
	if base := rfc3986.Split(c.scope.base); context == "sitemap loc" && origin(&base) != "" {
		if target := rfc3986.Split(c.Target); core.NormalForm(origin(&base)) != core.NormalForm(origin(&target)) {
			f := c.addAt(Info, MustBeAbsolute, c.whole())
			f.inCase("other-site")
			f.Meaning = origin(&base)
		}
	}
}

// origin returns the scheme and the authority of an address of the web; empty for any other.
func origin(r *rfc3986.Reference) string {
	if host, ok := r.Host(); !ok || host == "" {
		return ""
	}
	return r.BeforePath()
}
