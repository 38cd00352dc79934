package rfc3986

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// RuleCutShort is about a character that no URI has, and that people write in
// addresses all the same.
var RuleCutShort = keyed("C", "c-cut-short", "delimit the URI from the rest of the text")

// longestRest is how many bytes are looked at for what may still belong to an
// address. Each address of a text can have so many, and no more.
const longestRest = 1 << 10

// findRest finds what may still belong to the address after its last character,
// which is before at: "http://münchen.de/" ends before "ü", and to take "http://m"
// for all of it would name another host.
func (e *Extraction) findRest(text string, at int) {
	if !e.mayContinue(text, at) {
		return
	}
	end := int(e.Start) + trimPunctuation(text[e.Start:restEnd(text, at)])
	if end <= at {
		return
	}
	_, width := utf8.DecodeRuneInString(text[at:])
	e.Ends = syntax.Span{Start: uint32(at), End: uint32(at + width)}
	e.Rest = syntax.Span{Start: e.End, End: uint32(end)}
}

// restEnd returns where the rest at i ends: before what delimits addresses, and before
// another URI.
func restEnd(text string, i int) int {
	end := i
	for most := min(len(text), i+longestRest); end < most && !delimitsAddress(text[end:]); {
		if scheme, ok := schemeAtColon(text, i, end); ok {
			return scheme
		}
		_, width := utf8.DecodeRuneInString(text[end:])
		end += width
	}
	return end
}

// schemeAtColon returns where the scheme begins, not before i, that ends at a colon at
// the given place, and whether there is one that makes a URI.
func schemeAtColon(text string, i, colon int) (start int, ok bool) {
	if text[colon] != ':' {
		return 0, false
	}
	start = schemeBefore(text[:colon], i)
	return start, start < colon && (strings.HasPrefix(text[colon:], "://") || isOpaqueScheme(text[start:colon]))
}

// Continued returns the address with Rest, which is not a URI as a rule (RFC 3986 Appendix
// C); empty without one.
func (e *Extraction) Continued(text string) string {
	if e.Rest.Empty() {
		return ""
	}
	return text[e.Start:e.Rest.End]
}

// closing is characters that no URI has and that close what text puts around one, as
// in "[see http://a/]". They may belong to an address if a letter or digit follows.
const closing = "`|]}"

// mayContinue reports whether the character at i may belong to the address.
func (e *Extraction) mayContinue(text string, i int) bool {
	rest := text[i:]
	if delimitsAddress(rest) {
		return false
	}
	r, width := utf8.DecodeRuneInString(rest)
	if strings.IndexByte(closing, rest[0]) < 0 && !strings.ContainsRune(fullStops, r) && !Hidden(r) {
		return true
	}
	return !e.opens(text, rest[0]) && beginsWord(rest[width:])
}

// opens reports whether the address is between c and its counterpart.
func (e *Extraction) opens(text string, c byte) bool {
	if e.Outer.Start == 0 {
		return false
	}
	before := text[e.Outer.Start-1]
	return before == c || before == '[' && c == ']' || before == '{' && c == '}'
}

// fullStops is dots that browsers read in a host like "." (UTS #46 §4), and that
// end a sentence.
const fullStops = "。．｡"

// beginsWord reports whether s begins with a letter, a digit, or another character
// beyond ASCII that does not end an address.
func beginsWord(s string) bool {
	return s != "" && (classes.Is(s[0], alpha|digit) || s[0] >= utf8.RuneSelf && !delimitsAddress(s))
}

// prosePunctuation is marks beyond ASCII that stand beside a URI in a sentence, and in
// none that people write.
const prosePunctuation = "¡§«¶»¿‐‑‒–—―‖‘’‚‛“”„‟†‡•…‰′″‴‹›※、〃〈〉《》「」『』【】〔〕〖〗〘〙〚〛〜〝〞〟！（），：；？［］｛｝｟｠｢｣､"

// delimitsAddress reports whether s begins with what no address goes on with: white
// space, a delimiter of Appendix C, a mark of a sentence. So does its end.
func delimitsAddress(s string) bool {
	if s == "" || isSpace(s[0]) || strings.IndexByte(`<>"`, s[0]) >= 0 {
		return true
	}
	r, _ := utf8.DecodeRuneInString(s)
	switch {
	case r == 0x85, r == 0xA0, r == 0x1680, r >= 0x2000 && r <= 0x200A, r == 0x2028, r == 0x2029, r == 0x202F, r == 0x205F, r == 0x3000:
		return true // white space of Unicode
	}
	return r >= utf8.RuneSelf && r != utf8.RuneError && strings.ContainsRune(prosePunctuation, r)
}
