package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// Comparison is two URIs brought to the same encoding level (page 8).
type Comparison struct {
	A, B      string // at that level
	Identical bool   // at that level
	// Simple reports whether they are identical as they are.
	Simple bool
}

// Compare compares two URIs (RFC 1630, page 8). Whether they are valid is not
// looked at: the document calls URIs illegal whose "%" imply no encoding.
func Compare(a, b URI) Comparison {
	c := Comparison{A: string(AppendLevel(nil, a)), B: string(AppendLevel(nil, b)), Simple: a.text == b.text}
	c.Identical = c.A == c.B
	return c
}

// AppendLevel appends the URI at the lowest encoding level: characters that may
// stand for themselves do. The reserved ones keep the form that they have, since
// encoded they mean something else: "%", "/", "#", "?", "*" and "!", the "+" of a
// search, an element that is "." or "..", and the class reserved. So do octets
// that no URI may contain. Hexadecimal digits become upper case. A "%" that begins no
// escape is left alone.
//
// RFC 1630, page 8
func AppendLevel(dst []byte, u URI) []byte {
	for i := 0; i < len(u.text); {
		c, width := syntax.OctetAt(u.text, i)
		if width == 1 || u.standsForItself(c, i) {
			dst = append(dst, c)
		} else {
			dst = append(dst, strings.ToUpper(u.text[i:i+width])...)
		}
		i += width
	}
	return dst
}

// standsForItself reports whether the character of the escape at i means the same
// unencoded.
func (u *URI) standsForItself(c byte, i int) bool {
	switch {
	case c == '*' || c == '!':
		return false
	case c == '+':
		return i < int(u.pathEnd)
	case c == '.' && i < int(u.pathEnd):
		return !u.dotElement(i)
	}
	return classes.Is(c, xalpha)
}

// dotElement reports whether the path element round the "%2E" at i is, decoded,
// "." or "..".
func (u *URI) dotElement(i int) bool {
	const escape = "%2E"
	path := u.text[:u.pathEnd]
	start, end := i, i+len(escape)
	for start > u.pathStart() && path[start-1] != '/' {
		if start--; i-start > len(escape) {
			return false
		}
	}
	for end < len(path) && path[end] != '/' {
		if end++; end-i > 2*len(escape) {
			return false
		}
	}
	element := syntax.Octets(path[start:end])
	return element == "." || element == ".."
}

// Rule returns the sentence by which a and b are identical or not (RFC 1630, page
// 8): RuleSameLevel if they are, at the same encoding level, and
// RuleNeverEncoded if they would be but for reserved characters. It is nil
// where they differ anyhow.
func (c *Comparison) Rule(a, b URI) *syntax.Rule {
	if c.Identical {
		return RuleSameLevel
	}
	if syntax.Octets(a.text) == syntax.Octets(b.text) {
		return RuleNeverEncoded
	}
	return nil
}

// SearchText returns the octets of a search: "the plus sign is reserved as shorthand
// notation for a space. Therefore, real plus signs must be encoded." (Page 7)
func SearchText(s string) string { return syntax.Octets(strings.ReplaceAll(s, "+", "%20")) }
