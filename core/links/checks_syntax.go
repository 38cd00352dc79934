package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// syntax finds what the reference alone shows to be a mistake.
func (c *checker) syntax() {
	switch {
	case c.windowsPath(), c.typo(), c.slashes(), c.suffix(), c.accidental():
	case strings.HasPrefix(c.Ref, "//"):
		c.networkPath()
	}
	c.doublyEncoded()
	c.encodedDots()
}

// windowsPath finds "C:\x", "C:/x", "\\server\x" and "file:C:\x".
func (c *checker) windowsPath() bool {
	path := c.Ref
	if file := strings.EqualFold(c.scheme, "file"); file {
		path = strings.TrimLeft(c.Ref[len("file:"):], "/")
	}
	drive := beginsWithDrive(path)
	switch {
	case strings.HasPrefix(c.Ref, `\\`) && len(c.Ref) > 2 && c.Ref[2] != '\\':
		server := strings.TrimLeft(slashed(c.Ref), "/")
		if beginsWithDrive(server) {
			server = "/" + server
		}
		c.add(WindowsPath, span(0, 2)).fix("file://" + server)
		return true
	case !drive, strings.HasPrefix(c.Ref, "file:///") && !strings.Contains(path, `\`):
		return false
	}
	at := len(c.Ref) - len(path)
	c.add(WindowsPath, span(at, at+2)).fix("file:///" + slashed(path))
	return true
}

// beginsWithDrive reports whether a path of Windows begins with the letter of a drive.
func beginsWithDrive(path string) bool {
	return len(path) >= 2 && isLetter(path[0]) && path[1] == ':' && (len(path) == 2 || path[2] == '\\' || path[2] == '/')
}

func slashed(path string) string { return encoded(strings.ReplaceAll(path, `\`, "/")) }

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// typo finds a scheme that is nearly a well-known one, and one whose ":" is
// missing or is another character.
func (c *checker) typo() bool {
	if strings.HasPrefix(c.Ref, "://") {
		f := c.add(SchemeTypo, span(0, 1))
		f.Meaning = "//"
		f.inCase("none")
		if fixed := "//" + strings.TrimLeft(c.Ref, ":/"); fixed != "//" && strings.IndexByte("?#", fixed[2]) < 0 {
			f.fix(fixed)
		}
		return true
	}
	if c.scheme != "" {
		meant := nearScheme(c.scheme)
		if meant == "" || knownScheme(c.scheme) {
			return c.schemeTwice()
		}
		f := c.add(SchemeTypo, span(0, len(c.scheme)))
		f.Meaning = meant
		f.fix(withScheme(meant, c.Ref[len(c.scheme)+1:]))
		return true
	}
	n := 0
	for n < len(c.Ref) && isLetter(c.Ref[n]) {
		n++
	}
	if n < len("ftp") || n > len("https") {
		return false
	}
	if word := strings.ToLower(c.Ref[:n]); word == "http" || word == "https" || word == "ftp" {
		rest := strings.TrimLeft(c.Ref[n:], ";:,. ")
		if strings.HasPrefix(rest, "//") {
			f := c.add(SchemeTypo, span(0, len(c.Ref)-len(rest)))
			f.Meaning = word
			f.inCase("colon")
			f.fix(withScheme(word, rest))
			return true
		}
	}
	return false
}

// schemeTwice finds "http://http://x" and "http://https//x".
func (c *checker) schemeTwice() bool {
	at, _ := c.part("host")
	word, rest, ok := schemeAgain(c.Ref[at.Start:])
	if !ok || c.host == "" || c.analysis.Part("userinfo").Defined {
		return false
	}
	f := c.add(SchemeTypo, at)
	f.Meaning = word
	f.inCase("twice")
	f.fix(withScheme(word, rest))
	return true
}

// withScheme returns the URI with a scheme and what follows its colon. Where schemes repeat
// themselves there, the last one counts.
func withScheme(scheme, rest string) string {
	inner := strings.TrimLeft(rest, "/")
	if inner == rest {
		return scheme + ":" + rest
	}
	for {
		word, after, ok := schemeAgain(inner)
		if !ok {
			return scheme + "://" + inner
		}
		scheme, inner = word, strings.TrimLeft(after, "/")
	}
}

// schemeAgain divides s after "http:" or "https:", with or without the colon, if "//"
// follows.
func schemeAgain(s string) (word, rest string, ok bool) {
	word = until(s, ":/")
	rest = strings.TrimLeft(s[len(word):], ":")
	word = strings.ToLower(word)
	return word, rest, (word == "http" || word == "https") && strings.HasPrefix(rest, "//")
}

// nearScheme returns the well-known scheme that the word is one typo away from;
// empty if there is none.
func nearScheme(word string) string {
	word = strings.ToLower(word)
	for _, known := range [...]string{"http", "https", "mailto"} {
		if oneTypo(word, known) {
			return known
		}
	}
	return ""
}

// oneTypo reports whether a becomes b by one letter added, dropped or replaced, or
// by two neighbours that change places.
func oneTypo(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	switch {
	case len(b)-len(a) > 1 || i == len(b):
		return false
	case len(a) < len(b):
		return a[i:] == b[i+1:]
	case a[i+1:] == b[i+1:]:
		return true
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// slashes finds "http:x" and "http:/x", which have no authority, and
// "http:///x", whose authority is empty.
func (c *checker) slashes() bool {
	if core.DefaultPort(c.scheme) == "" {
		return false
	}
	if _, has := c.part("authority"); has && (c.host != "" || c.text("userinfo") != "") {
		return false
	}
	f := c.add(SchemeSlashes, span(0, len(c.scheme)+1))
	f.Meaning = c.scheme
	rest := c.Ref[len(c.scheme)+1:]
	if _, _, has := hostInBrowser(c.Ref, c.scope.scheme); !has && isSpecial(c.scheme) {
		f.inCase("relative")
		c.fixRelative(f, rest)
		return true
	}
	fixed := withScheme(c.scheme, "//"+strings.TrimLeft(rest, `:/\`))
	if a := core.Parse(fixed, core.RFC3986); a.Valid && !a.Part("host").Empty() {
		f.fix(fixed)
	}
	return true
}

// fixRelative proposes what follows a scheme that browsers ignore, since it is that of the base
// (URL Standard §4.4, special relative or authority state), unless nothing does.
func (c *checker) fixRelative(f *Finding, rest string) {
	if !c.detail || rest == "" {
		return
	}
	f.fixIfValid(encoded(asPath(core.Slashed(rest))))
}

// suffix finds "www.example.com" (§4.5).
func (c *checker) suffix() bool {
	if first, _, _ := strings.Cut(c.Ref, "/"); c.scheme == "" && strings.IndexByte(first, '.') <= 0 && !strings.EqualFold(first, "localhost") {
		return false
	}
	s, found, _ := core.SuffixReference(c.Ref, core.RFC3986)
	if !found || s.Rule == rfc3986.RuleSuffixName && !c.meansHost(s.Host.In(c.Ref)) {
		return false // "t.vtt" and "v1.beta/x" are names of files as a rule
	}
	f := c.add(SuffixReference, s.Host)
	f.Meaning = s.Host.In(c.Ref)
	f.fix(s.URI)
	return true
}

// meansHost reports whether a name with dots, on its own or at the start of a path,
// rather means a host than a file. Files are named with capitals, after languages
// ("index.fr"), and by endings that are also those of hosts ("config.h.in").
func (c *checker) meansHost(name string) bool {
	ending := name[strings.LastIndexByte(name, '.')+1:]
	if strings.ToLower(name) != name || !endsAsHost(name) {
		return false
	}
	return len(name) < len(c.Ref) && c.Ref[len(name)] == '/' || !strings.Contains(fileDomains, " "+ending+" ")
}

// fileDomains is those of topDomains that names of files end with, too: languages, and
// endings of files.
const fileDomains = " de fr es it nl ch be br se no fi ie pt cz gr ro hu tr ua ar za kr in info au test example app dev xyz cloud site shop bank int us tv at ru "

// accidental finds a colon that makes a scheme of the first segment, or would
// have made one (§4.2).
func (c *checker) accidental() bool {
	for _, f := range c.Faults {
		if f.Code == syntax.ColonFirstSegment || f.Code == syntax.SchemeStart || f.Code == syntax.SchemeCharacter {
			c.fixAsBrowsersRead(c.add(ColonFirstSegment, f.Span))
			return true
		}
	}
	_, authority := c.part("authority")
	if c.scheme == "" || authority || knownScheme(c.scheme) {
		return false
	}
	f := c.add(AccidentalScheme, span(0, len(c.scheme)+1))
	f.Meaning = c.scheme
	f.fix(encoded("./" + c.Ref)) // a backslash in it is data: the scheme is none of the web's
	return true
}

// networkPath finds "//images/x.png", whose first segment is read as a host.
func (c *checker) networkPath() {
	if c.host != "" && (strings.Contains(c.host, ".") || c.host[0] == '[' || strings.EqualFold(c.host, "localhost") || c.text("port") != "") {
		return
	}
	if c.analysis.Part("userinfo").Defined {
		return
	}
	at, _ := c.part("authority")
	f := c.add(NetworkPathByMistake, span(0, int(at.End)))
	if f.Meaning = c.host; c.host == "" {
		f.inCase("no-host")
	}
	if c.text("port") == "" { // with one, a host is meant
		f.fix("/" + strings.TrimLeft(c.Ref, `/\`))
	}
}

// doublyEncoded looks for text that was encoded twice (§2.4).
func (c *checker) doublyEncoded() {
	spans := core.DoubleEncoded(c.Ref)
	if len(spans) == 0 {
		return
	}
	fixed := []byte{}
	at := 0
	for _, s := range spans {
		twice := core.Decode(s.In(c.Ref)).Text // no digit is encoded in it
		fixed = append(append(append(fixed, c.Ref[at:s.Start]...), '%'), twice[len(twice)-2:]...)
		at = int(s.End)
	}
	c.add(DoublyEncoded, spans[0]).fix(string(append(fixed, c.Ref[at:]...)))
}

// encodedDots finds "%2e%2e", which the RFC keeps while it resolves, and
// browsers do not (§6.2.2.2).
func (c *checker) encodedDots() {
	path, _ := c.part("path")
	opaque := c.scheme != "" && !strings.HasPrefix(path.In(c.Ref), "/") // nobody reads dot segments there
	if opaque || strings.IndexByte(path.In(c.Ref), '%') < 0 {
		return
	}
	var first syntax.Span
	var plain []byte
	at := uint32(0)
	for s := range c.analysis.Segments() {
		if dots := dotSegment(s.In(c.Ref)); dots != "" {
			if first.Empty() {
				first = s
			}
			plain = append(append(plain, c.Ref[at:s.Start]...), dots...)
			at = s.End
		}
	}
	if first.Empty() {
		return
	}
	f, fixed := c.add(EncodedDots, first), string(plain)+c.Ref[at:]
	if target, ok := c.scope.resolve(fixed); !ok || core.NormalForm(target) == core.NormalForm(c.Target) {
		f.fix(fixed) // but not on a base that has encoded dots, too
	}
}

// dotSegment returns the dot segment that an encoded one stands for; empty if the segment
// is none, or is not encoded.
func dotSegment(segment string) string {
	plain := strings.ReplaceAll(strings.ReplaceAll(segment, "%2e", "."), "%2E", ".")
	if plain != segment && (plain == "." || plain == "..") {
		return plain
	}
	return ""
}
