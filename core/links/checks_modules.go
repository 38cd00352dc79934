package links

import (
	"strings"

	"uriplayground/core"
)

// Browsers read the names, addresses and scopes of an import map by rules of their own
// (HTML Standard, §8.1.6.2), and pass over in silence what does not fit.

// isModulePath reports whether a specifier is relative to the import map. Anything else is
// read without a base (resolve a URL-like module specifier).
func isModulePath(ref string) bool {
	return strings.HasPrefix(ref, "/") || strings.HasPrefix(ref, "./") || strings.HasPrefix(ref, "../")
}

// isBare reports whether a specifier is neither such a path nor a URL.
func isBare(ref string) bool {
	scheme, _ := cutScheme(core.Stripped(ref))
	return scheme == "" && !isModulePath(ref)
}

// bareSpecifier looks at what is a name and leads nowhere: that is right for what is imported
// by it, and for nothing else.
func (c *checker) bareSpecifier() (found bool) {
	if !c.place().inImportMap() || !isBare(c.Ref) {
		return false
	}
	switch {
	case c.Ref == "":
		c.add(ImportMapIgnored, c.whole()).inCase("empty-specifier")
	case c.place() != importMapSpecifier:
		path := core.Stripped(c.Ref)
		if !isModulePath(path) {
			path = "./" + path
		}
		c.add(ImportMapIgnored, c.whole()).fixIfValid(encoded(path))
	}
	return true
}

// importMap finds what browsers pass over although it has a target, and a scope that is less
// than it looks.
func (c *checker) importMap() {
	place := c.place()
	if place != importMapAddress && place != importMapScope && place != importMapIntegrity || !isASCII(c.Ref) {
		return
	}
	url, ok := core.Target(c.scope.orNone(), c.Ref, core.URL, core.Options{})
	switch {
	case !ok:
		c.add(ImportMapIgnored, c.whole()).inCase("no-url")
	case place == importMapAddress && c.isOfPrefix() && !strings.HasSuffix(url, "/"):
		f := c.add(ImportMapIgnored, c.whole())
		f.inCase("address-slash")
		c.fixWithSlash(f)
	case place == importMapScope && looksLikeDirectory(url):
		c.fixWithSlash(c.add(ScopeWithoutSlash, c.whole()))
	}
}

// isOfPrefix reports whether the name before an address is that of all modules below it.
func (c *checker) isOfPrefix() bool {
	return c.index > 0 && c.report.entries.record(c.index-1).context == importMapSpecifier && strings.HasSuffix(c.report.entries.ref(c.index-1), "/")
}

// fixWithSlash proposes a slash at the end of a path that is the end of the reference.
func (c *checker) fixWithSlash(f *Finding) {
	if c.detail && c.Ref != "" && !strings.ContainsAny(c.Ref, "?#") {
		f.fixIfValid(c.asBrowsersRead(c.Ref) + "/")
	}
}

// place returns the kind of place of the link.
func (c *checker) place() Context { return c.report.entries.record(c.index).context }

var (
	importMapAddress   = ContextNamed("import map address")
	importMapScope     = ContextNamed("import map scope")
	importMapSpecifier = ContextNamed("import map specifier")
	importMapIntegrity = ContextNamed("import map integrity")
)

// inImportMap reports whether the link is read as a module specifier.
func (c Context) inImportMap() bool {
	return c == importMapAddress || c == importMapSpecifier || c == importMapIntegrity
}
