package links

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// characters finds what is not allowed in a URI. There is one finding of each
// kind, at its first place.
func (c *checker) characters() {
	c.hidden()
	c.backslash()
	var seen Set
	for _, f := range c.Faults {
		code, ok := faultCode(f, c.Ref)
		if !ok || seen.Has(code) || c.Ref == "" {
			continue
		}
		seen.add(code)
		found := c.add(code, f.Span)
		if host, _ := c.part("host"); c.detail && !(f.Start < host.End && f.End > host.Start) {
			found.fix(encoded(c.Ref))
		}
	}
}

// faultCode is the finding that a fault of the syntax amounts to, if it is one
// about a character.
func faultCode(f syntax.Fault, ref string) (Code, bool) {
	switch f.Code {
	case syntax.Space:
		return Space, true
	case syntax.PercentEncoding:
		return MalformedPercent, true
	case syntax.Character:
		return UnencodedCharacter, ref[f.Start] != '\\'
	case syntax.NonASCII, syntax.InvalidUTF8, syntax.LoneSurrogate, syntax.ControlCharacter, syntax.BracketOutsideHost:
		return UnencodedCharacter, true
	}
	return 0, false
}

// encoded is the reference with "/" for backslashes, and everything else that is
// not allowed in a URI percent-encoded.
func encoded(ref string) string {
	ref = strings.ReplaceAll(strings.Trim(ref, " \t\r\n\f"), `\`, "/")
	var out []byte
	at := uint32(0)
	for _, f := range core.Parse(ref, core.RFC3986).Faults {
		if _, ok := faultCode(f, ref); !ok || f.Start < at {
			continue
		}
		out = append(out, ref[at:f.Start]...)
		at = f.End
		if f.Code == syntax.PercentEncoding {
			at = f.Start + 1
		}
		for _, octet := range []byte(ref[f.Start:at]) {
			out = append(out, '%', hex[octet>>4], hex[octet&15])
		}
	}
	return string(append(out, ref[at:]...))
}

const hex = "0123456789ABCDEF"

// hidden finds characters that are invisible, or change the direction of the text
// around them, even if percent-encoded (§7.6).
func (c *checker) hidden() {
	for i, r := range c.Ref {
		if r >= utf8.RuneSelf && core.Hidden(r) {
			c.add(HiddenCharacters, span(i, i+utf8.RuneLen(r))).Says = string(r)
			return
		}
	}
	if !strings.Contains(c.Ref, "%") {
		return
	}
	for i := strings.IndexByte(c.Ref, '%'); i+6 <= len(c.Ref); i++ {
		if r, n := encodedRune(c.Ref[i:]); r >= 0xA0 && core.Hidden(r) {
			c.add(HiddenCharacters, span(i, i+n)).Says = string(r)
			return
		}
	}
}

// encodedRune is the character beyond U+007F that the triplets at the start of s
// stand for, and their length; 0 if there is none.
func encodedRune(s string) (r rune, n int) {
	var octets [utf8.UTFMax]byte
	k := syntax.Triplets(s, 0, octets[:])
	r, width := utf8.DecodeRune(octets[:k])
	if width < 2 {
		return 0, 0
	}
	return r, 3 * width
}

// backslash finds backslashes, which browsers read as slashes. Where a host could
// come of that, the finding is another one.
func (c *checker) backslash() {
	i := strings.IndexByte(c.Ref, '\\')
	if i < 0 || c.found(WindowsPath) {
		return
	}
	code, rest := Backslash, 0 // after the scheme
	if core.DefaultPort(c.scheme) != "" {
		rest = len(c.scheme) + len(":")
	}
	if authority, has := c.part("authority"); has && i >= int(authority.Start) && i < int(authority.End) || i <= rest+1 && opensAuthority(c.Ref[rest:]) {
		code = BackslashAuthority
	}
	c.add(code, span(i, i+1)).fix(encoded(c.Ref))
}

// opensAuthority reports whether ref begins with two slashes if backslashes are
// read as such.
func opensAuthority(ref string) bool {
	return len(ref) > 1 && (ref[0] == '/' || ref[0] == '\\') && (ref[1] == '/' || ref[1] == '\\')
}

// found reports whether there is a finding of the code.
//
//go:noinline
func (c *checker) found(code Code) bool {
	for i := range c.Findings {
		if c.Findings[i].Code == code {
			return true
		}
	}
	return false
}
