package links

import (
	"slices"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// characters finds what is not allowed in a URI. There is one finding of each
// kind, at its first place.
func (c *checker) characters() {
	c.hidden()
	c.otherHost(c.Ref)
	c.backslash()
	var seen Set
	for _, f := range c.Faults {
		code, ok := faultCode(f, c.Ref)
		if !ok || seen.Has(code) || c.Ref == "" {
			continue
		}
		seen.add(code)
		found := c.add(code, f.Span)
		if host, _ := c.part("host"); !c.found(WindowsPath) && !(f.Start < host.End && f.End > host.Start) {
			c.fixAsBrowsersRead(found)
		}
	}
}

// faultCode returns the finding that a fault of the syntax amounts to, if it is one
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

// encoded returns the reference with everything percent-encoded that is not allowed in
// a URI, but for a second "@": encoded it would name another host.
func encoded(ref string) string {
	var out []byte
	at := uint32(0)
	for _, f := range core.Parse(ref, core.RFC3986).Faults {
		if _, ok := faultCode(f, ref); !ok && f.Code != syntax.Character || f.Start < at || ref[f.Start] == '@' {
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
		if r >= utf8.RuneSelf && core.Hidden(r) && c.hiddenAt(r, i, utf8.RuneLen(r)) {
			return
		}
	}
	if !strings.Contains(c.Ref, "%") {
		return
	}
	for i := strings.IndexByte(c.Ref, '%'); i+6 <= len(c.Ref); i++ {
		if r, n := encodedRune(c.Ref[i:]); r >= 0xA0 && core.Hidden(r) && c.hiddenAt(r, i, n) {
			return
		}
	}
}

// hiddenAt adds the finding of the hidden character r, and reports whether it is as
// grave as it can be. Behind the authority, characters that join letters or choose
// between forms of one belong to writing: to emoji, to Persian, to Indic scripts.
func (c *checker) hiddenAt(r rune, i, n int) bool {
	authority, _ := c.part("authority")
	level := Danger
	if i >= int(authority.End) && joins(r) {
		level = Info
	}
	if at := slices.IndexFunc(c.Findings, func(f Finding) bool { return f.Code == HiddenCharacters }); at < 0 {
		c.addAt(level, HiddenCharacters, span(i, i+n)).Meaning = string(r)
	} else if level > c.Findings[at].Gravity {
		c.Findings[at].Gravity, c.Findings[at].Span, c.Findings[at].Meaning = level, span(i, i+n), string(r)
	}
	return level == Danger
}

// joins reports whether the character joins its neighbours, or chooses a form of the
// one before it (variation selectors).
func joins(r rune) bool {
	return r == 0x200C || r == 0x200D || r >= 0x180B && r <= 0x180F || r >= 0xFE00 && r <= 0xFE0F || r >= 0xE0100 && r <= 0xE01EF
}

// encodedRune returns the character beyond U+007F that the triplets at the start of s
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

// backslash finds backslashes, which browsers read as slashes in the path of most
// schemes. Where a host comes of that, the finding is another one.
func (c *checker) backslash() {
	i := strings.IndexByte(c.Ref, '\\')
	if i < 0 || c.found(WindowsPath) || c.found(BackslashAuthority) {
		return
	}
	f := c.add(Backslash, span(i, i+1))
	if InBrowser(c.Ref, c.scope.scheme)[i] == '\\' {
		f.inCase("kept")
	}
	c.fixAsBrowsersRead(f)
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
