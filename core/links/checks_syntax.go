package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// syntax finds what the reference alone shows to be a mistake.
func (c *checker) syntax() {
	if c.outer() {
		return // what follows would speak of the wrong component
	}
	switch {
	case c.windowsPath(), c.typo(), c.slashes(), c.suffix(), c.accidental():
	case strings.HasPrefix(c.Ref, "//"):
		c.networkPath()
	}
	c.doublyEncoded()
	c.encodedDots()
}

// outer finds white space around the reference, which HTML removes and a URI
// does not have.
func (c *checker) outer() bool {
	inner := strings.Trim(c.Ref, " \t\r\n\f")
	if inner == c.Ref || inner == "" {
		return false
	}
	at := span(0, strings.Index(c.Ref, inner))
	if at.Empty() {
		at = span(len(inner), len(c.Ref))
	}
	c.add(OuterSpace, at).fix(inner)
	return true
}

// windowsPath finds "C:\x", "C:/x", "\\server\x" and "file:C:\x".
func (c *checker) windowsPath() bool {
	path := c.Ref
	if file := strings.EqualFold(c.scheme, "file"); file {
		path = strings.TrimLeft(c.Ref[len("file:"):], "/")
	}
	drive := len(path) >= 2 && isLetter(path[0]) && path[1] == ':' && (len(path) == 2 || path[2] == '\\' || path[2] == '/')
	switch {
	case strings.HasPrefix(c.Ref, `\\`) && len(c.Ref) > 2 && c.Ref[2] != '\\':
		c.add(WindowsPath, span(0, 2)).fix("file:" + slashed(c.Ref))
		return true
	case !drive, strings.HasPrefix(c.Ref, "file:///") && !strings.Contains(path, `\`):
		return false
	}
	at := len(c.Ref) - len(path)
	c.add(WindowsPath, span(at, at+2)).fix("file:///" + slashed(path))
	return true
}

func slashed(path string) string { return encoded(strings.ReplaceAll(path, `\`, "/")) }

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// moreSchemes is schemes that links have, besides those the core knows.
const moreSchemes = " about acct android-app app bitcoin blob callto chrome content data dav dns doi ed2k facetime feed " +
	"file ftps geo git git+ssh go h323 hg im imap info intent ipfs ipns irc ircs iris itms jar javascript ldap ldaps " +
	"magnet maps market matrix message mms moz-extension ms-settings msteams mvn nfs ni nntp oai openid payto pop pkg " +
	"redis resource rsync rtmp rtsp sftp sip sips skype slack sms snews soap spotify ssh steam stun svn svn+ssh swid " +
	"tag tel tg tip tn3270 turn udp unreal ut2004 vbscript ventrilo view-source vnc vscode web+ webcal whatsapp xmpp " +
	"xri zoommtg example "

func knownScheme(scheme string) bool {
	return core.KnownScheme(scheme) || strings.Contains(moreSchemes, " "+strings.ToLower(scheme)+" ")
}

// typo finds a scheme that is nearly a well-known one, and one whose ":" is
// missing or is another character.
func (c *checker) typo() bool {
	if strings.HasPrefix(c.Ref, "://") {
		f := c.add(SchemeTypo, span(0, 1))
		f.Says = "//"
		f.fix(c.Ref[1:])
		return true
	}
	if c.scheme != "" {
		meant := nearScheme(c.scheme)
		if meant == "" || knownScheme(c.scheme) {
			return c.twice()
		}
		f := c.add(SchemeTypo, span(0, len(c.scheme)))
		f.Says = meant
		f.fix(meant + c.Ref[len(c.scheme):])
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
			f.Says = word
			f.fix(word + ":" + rest)
			return true
		}
	}
	return false
}

// twice finds "http://http://x" and "http://https//x".
func (c *checker) twice() bool {
	word := strings.ToLower(c.host)
	if word != "http" && word != "https" {
		return false
	}
	at, _ := c.part("host")
	rest := strings.TrimLeft(c.Ref[at.End:], ":")
	if !strings.HasPrefix(rest, "//") {
		return false
	}
	f := c.add(SchemeTypo, at)
	f.Says = word
	f.fix(word + ":" + rest)
	return true
}

// nearScheme is the well-known scheme that the word is one slip away from;
// empty if there is none.
func nearScheme(word string) string {
	word = strings.ToLower(word)
	for _, known := range [...]string{"http", "https", "mailto"} {
		if oneSlip(word, known) {
			return known
		}
	}
	return ""
}

// oneSlip reports whether a becomes b by one letter added, dropped or replaced, or
// by two neighbours that change places.
func oneSlip(a, b string) bool {
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
	f.Says = c.scheme
	if rest := strings.TrimLeft(c.Ref[len(c.scheme)+1:], `:/\`); rest != "" {
		f.fix(c.scheme + "://" + rest)
	}
	return true
}

// suffix finds "www.example.com" (§4.5).
func (c *checker) suffix() bool {
	if first, _, _ := strings.Cut(c.Ref, "/"); c.scheme == "" && strings.IndexByte(first, '.') <= 0 {
		return false
	}
	s, found, _ := core.SuffixReference(c.Ref, core.RFC3986)
	if !found || s.Rule.Key == "suffix-name" && !endsAsHost(s.Host.In(c.Ref)) {
		return false // "t.vtt" and "v1.beta/x" are names of files as a rule
	}
	f := c.add(SuffixReference, s.Host)
	f.Says = s.Host.In(c.Ref)
	f.fix(s.URI)
	return true
}

// accidental finds a colon that makes a scheme of the first segment, or would
// have made one (§4.2).
func (c *checker) accidental() bool {
	for _, f := range c.Faults {
		if f.Code == syntax.ColonFirstSegment || f.Code == syntax.SchemeStart || f.Code == syntax.SchemeCharacter {
			c.add(ColonFirstSegment, f.Span).fix("./" + encoded(c.Ref))
			return true
		}
	}
	_, authority := c.part("authority")
	if c.scheme == "" || authority || knownScheme(c.scheme) || strings.HasPrefix(c.scheme, "web+") {
		return false
	}
	f := c.add(AccidentalScheme, span(0, len(c.scheme)+1))
	f.Says = c.scheme
	f.fix("./" + c.Ref)
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
	f.Says = c.host
	f.fix("/" + strings.TrimLeft(c.Ref, "/"))
}

// doublyEncoded is §2.4.
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
	if strings.IndexByte(path.In(c.Ref), '%') < 0 {
		return
	}
	for s := range c.analysis.Segments() {
		text := s.In(c.Ref)
		plain := strings.ReplaceAll(strings.ReplaceAll(text, "%2e", "."), "%2E", ".")
		if text != plain && (plain == "." || plain == "..") {
			c.add(EncodedDots, s).fix(c.Ref[:s.Start] + plain + c.Ref[s.End:])
			return
		}
	}
}
