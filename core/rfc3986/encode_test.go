package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// everyByte returns all bytes in their order.
func everyByte() string {
	var all [256]byte
	for c := range all {
		all[c] = byte(c)
	}
	return string(all[:])
}

func TestAppendEncode(t *testing.T) {
	for _, row := range []struct {
		part       *syntax.Rule
		data, want string
	}{
		{rfc3986.RuleUserinfo, "a:b@c/é", "a:b%40c%2F%C3%A9"},
		{rfc3986.RuleHost, "é.example:80", "%C3%A9.example%3A80"},
		{rfc3986.RuleRegName, "[::1]", "%5B%3A%3A1%5D"},
		{rfc3986.RulePath, "/a b/c?d#e", "/a%20b/c%3Fd%23e"},
		{rfc3986.RuleSegment, "a/b:c@d?", "a%2Fb:c@d%3F"},
		{rfc3986.RuleSegmentNZ, "..", ".."},
		{rfc3986.RuleSegmentNZNC, "a:b", "a%3Ab"},
		{rfc3986.RuleQuery, "a=b&c d/?#[]", "a=b&c%20d/?%23%5B%5D"},
		{rfc3986.RuleFragment, "!$&'()*+,;=#", "!$&'()*+,;=%23"},
		{rfc3986.RuleUnreserved, "a=b&c~/", "a%3Db%26c~%2F"},
		{rfc3986.RuleQuery, "100%", "100%25"},
		{rfc3986.RuleQuery, "%41", "%2541"},
		{rfc3986.RuleQuery, "\x00\xff\x7f", "%00%FF%7F"},
		{rfc3986.RuleScheme, "a+b", "a%2Bb"},
		{nil, "a/b", "a%2Fb"},
	} {
		if got := string(rfc3986.AppendEncode(nil, row.data, row.part)); got != row.want {
			t.Errorf("%q: %q, want %q", row.data, got, row.want)
		}
	}
	if got := string(rfc3986.AppendEncode([]byte("x"), "/", rfc3986.RuleQuery)); got != "x/" {
		t.Errorf("appended to x: %q", got)
	}
}

// checkEncode: the output matches the rule, decodes to the data, and encodes
// nothing that the rule allows.
func (m automata) checkEncode(t *testing.T, data string) {
	t.Helper()
	for _, part := range rfc3986.EncodeParts() {
		text := string(rfc3986.AppendEncode(nil, data, part))
		if !m.matchEncoded(part, text) {
			t.Errorf("%q: %q is no %s", data, text, part.Name)
		}
		if got := encodedOctets(text); got != data {
			t.Errorf("%q: %q stands for %q", data, text, got)
		}
		if strings.ToUpper(text) != text && strings.ToUpper(data) == data {
			t.Errorf("%q: %q has lower-case digits", data, text)
		}
	}
}

// matchEncoded matches a whole text with a rule, or each of its characters with
// one that is for single characters.
func (m automata) matchEncoded(part *syntax.Rule, text string) bool {
	switch part {
	case rfc3986.RuleSegmentNZ, rfc3986.RuleSegmentNZNC:
		return text == "" || m.match(part.Name, text)
	case rfc3986.RuleUnreserved:
		return m.match("reg-name", text) && !strings.ContainsAny(text, "!$&'()*+,;=")
	}
	return m.match(part.Name, text)
}

// encodedOctets returns what a text stands for: each triplet is its octet.
func encodedOctets(text string) string {
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '%' {
			out.WriteByte(upperHexValue(text[i+1])<<4 | upperHexValue(text[i+2]))
			i += 2
		} else {
			out.WriteByte(text[i])
		}
	}
	return out.String()
}

func upperHexValue(c byte) byte { return byte(strings.IndexByte("0123456789ABCDEF", c)) }

// Every byte is encoded if and only if the rule does not allow it.
func TestEncodeEveryByte(t *testing.T) {
	m := automata{}
	m.checkEncode(t, everyByte())
	m.checkEncode(t, "")
	for c := range 256 {
		data := string([]byte{byte(c)})
		m.checkEncode(t, data)
		for _, part := range rfc3986.EncodeParts() {
			stays := string(rfc3986.AppendEncode(nil, data, part)) == data
			if allowed := m.match(part.Name, data); stays != allowed {
				t.Errorf("%q in %s: stays %v, allowed %v", data, part.Name, stays, allowed)
			}
		}
	}
}

func FuzzEncode(f *testing.F) {
	addTexts(f)
	m := automata{}
	f.Fuzz(func(t *testing.T, data string) {
		m.checkEncode(t, data)
	})
}
