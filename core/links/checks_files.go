package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// diskRoot finds "/a.js" in a page that is a file on a disk: what is meant is the root of the
// site.
func (c *checker) diskRoot() {
	const file = "file:"
	base := c.scope.base
	if len(base) < len(file) || !strings.EqualFold(base[:len(file)], file) || !c.isKind(rfc3986.RuleAbsolutePath) || c.found(BackslashAuthority) {
		return
	}
	path, _ := c.part("path")
	f := c.add(DiskRoot, path)
	f.Meaning = c.Target
	if inBrowser, ok := core.Target(base, c.Ref, core.URL, core.Options{}); ok && onDrive(inBrowser) && !onDrive(c.Target) {
		f.Meaning = inBrowser
		f.inCase("drive")
	}
}

// onDrive reports whether the path of a URI begins with the letter of a drive.
func onDrive(uri string) bool {
	return beginsWithDrive(strings.TrimPrefix(rfc3986.Split(uri).Path(), "/"))
}

// encodedFragment finds "a.md%23x": what joins paths as text has encoded the "#", so it is a
// character of the name (§2.4). A query would follow it: then no fragment was meant.
func (c *checker) encodedFragment() {
	path, _ := c.part("path")
	text := path.In(c.Ref)
	i := strings.Index(text, "%23")
	if _, query := c.part("query"); query || i < 0 || !c.hierarchical() && !strings.EqualFold(c.scheme, "file") {
		return
	}
	name, fragment := text[strings.LastIndexByte(text[:i], '/')+1:i], text[i+3:]
	dot := strings.LastIndexByte(name, '.')
	if ending := name[dot+1:]; dot <= 0 || len(ending) < 2 || len(ending) > 5 || !isLetters(ending) || fragment == "" || strings.ContainsAny(fragment, "./") {
		return
	}
	at := int(path.Start) + i
	f := c.add(EncodedFragment, span(at, at+3))
	f.Meaning = syntax.Octets(name + "#" + fragment)
	f.fixIfValid(c.Ref[:at] + "#" + c.Ref[at+3:])
}

func isLetters(text string) bool {
	for i := range len(text) {
		if c := text[i] | 0x20; c < 'a' || c > 'z' {
			return false
		}
	}
	return true
}
