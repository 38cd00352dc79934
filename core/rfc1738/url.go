// Package rfc1738 is RFC 1738, "Uniform Resource Locators (URL)": the ten
// schemes of §3 and the generic form of §2.1, each with its named parts and
// with what a client does with them.
//
// Parse reports whether a text matches the BNF of §5; Parts and Validate divide
// any text as if its faults were fixed and report all of them; SchemeDetails says what
// the document makes of it. Offsets are bytes, and time and memory are linear
// in the text.
//
// Where the BNF leaves a choice, docs/decisions.md says what was decided.
package rfc1738

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// URL is a text read as a URL (RFC 1738 §2.1). It is a value: it keeps the text
// and offsets into it. The zero URL is the empty text.
type URL struct {
	text       string
	start, end uint32 // of the URL, without the wrapper and what is not a URL in it
	colon      uint32 // index of the ":" after the scheme
	hasScheme  bool
	scheme     scheme
	wrap       wrap
}

// wrap says what is around the URL.
type wrap uint8

const (
	unwrapped wrap = iota
	wrapped        // "<URL:" and ">"
	openWrap       // "<URL:" without ">"
)

const wrapper = "<URL:"

// Split finds the URL in a wrapper, and its scheme (RFC 1738 §2.1). It never
// fails: text before the first ":" counts as the scheme, unless a "/", "?" or
// "#" comes before that. A text longer than syntax.MaxText bytes is cut
// there.
func Split(s string) (u URL) {
	u.set(s)
	at := strings.IndexAny(u.url(), ":/?#")
	if at >= 0 && s[int(u.start)+at] == ':' {
		u.hasScheme, u.colon = true, u.start+uint32(at)
		u.scheme = schemeOf(s[u.start:u.colon])
	}
	return u
}

// set makes *u, which has to be zero, the text s without its wrapper, if there
// is one (APPENDIX).
func (u *URL) set(s string) {
	s = s[:min(len(s), syntax.MaxText)]
	u.text, u.end = s, uint32(len(s))
	if s != "" && s[0] == '<' && isWrapped(s) {
		u.unwrap()
	}
}

// unwrap takes the wrapper off, and the fragment identifier in it, which is not
// part of the URL: "the identifier would be placed within the brackets as well".
func (u *URL) unwrap() {
	u.start, u.wrap = uint32(len(wrapper)), openWrap
	if u.text[len(u.text)-1] == '>' {
		u.wrap = wrapped
		u.end--
	}
	if at := strings.IndexByte(u.url(), '#'); at >= 0 {
		u.end = u.start + uint32(at)
	}
}

func isWrapped(s string) bool {
	return len(s) >= len(wrapper) && strings.EqualFold(s[:len(wrapper)], wrapper)
}

// url returns the URL without its wrapper.
func (u *URL) url() string { return u.text[u.start:u.end] }

// inner returns the text up to the end of what the wrapper holds.
func (u *URL) inner() string { return u.text[:u.after()] }

// after returns the index after the URL and its fragment identifier: that of the
// ">", or the end of the text.
func (u *URL) after() uint32 {
	if u.wrap == wrapped {
		return uint32(len(u.text)) - 1
	}
	return uint32(len(u.text))
}

// String returns the text that was split, byte for byte.
func (u URL) String() string { return u.text }

// Kind returns the production that the URL has to match, by its scheme: RuleFTPURL
// or another of §3, or RuleOtherURL; nil for a text without a scheme.
func (u URL) Kind() *syntax.Rule {
	if !u.hasScheme {
		return nil
	}
	return forms[u.scheme].rule
}

// HostKind returns RuleHostname or RuleHostnumber (§3.1), by what the host looks
// like, so that a faulty one has a kind, too; nil where there is no host.
func (u URL) HostKind() *syntax.Rule {
	for _, p := range u.Parts() {
		switch {
		case p.Rule != RuleHost || !p.Defined || p.Empty():
		case swar.IsHostnumber(p.In(u.text)):
			return RuleHostnumber
		default:
			return RuleHostname
		}
	}
	return nil
}
