package page

import (
	"strings"
	"unicode/utf8"
)

// Head returns the first n bytes of text, or a few less so as not to cut a
// character, and whether that is less than all.
func Head(text string, n int) (shown string, cut bool) {
	if len(text) <= n {
		return text, false
	}
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n], true
}

// Breaks returns the parts of a URI between which it may be wrapped: after each slash, or, as
// in a host, which has none, after each dot.
func Breaks(text string) []string {
	after := "/"
	if !strings.Contains(text, after) {
		after = "."
	}
	parts := strings.SplitAfter(text, after)
	if last := len(parts) - 1; last > 0 && parts[last] == "" {
		parts = parts[:last]
	}
	return parts
}

// AsLink marks a text in a sentence as a link, which is drawn as one, by the characters that keep
// what runs the other way from the words around it.
func AsLink(text string) string { return "\u2068" + text + "\u2069" }

// CutLink returns a sentence in three parts, the second of which is a link.
func CutLink(sentence string) (before, link, after string) {
	before, rest, _ := strings.Cut(sentence, "\u2068")
	link, after, _ = strings.Cut(rest, "\u2069")
	return before, link, after
}

// delimiters is after which characters a target may be wrapped.
const delimiters = ":/?#@&=;,+"

// WrapsBetween reports whether a target may be wrapped between two parts of it: after
// delimiters, and never before one.
func WrapsBetween(before, after string) bool {
	return before != "" && after != "" && IsDelimiters(before[len(before)-1:]) && !IsDelimiters(after[:1])
}

// IsDelimiters reports whether a text is of such characters alone.
func IsDelimiters(text string) bool { return strings.Trim(text, delimiters) == "" }

// Segments returns the parts of a text between which a target may be wrapped.
func Segments(text string) (parts []string) {
	start := 0
	for i := 1; i < len(text); i++ {
		if WrapsBetween(text[start:i], text[i:]) {
			parts = append(parts, text[start:i])
			start = i
		}
	}
	return append(parts, text[start:])
}

// hyphens is after which characters browsers wrap a text, which a URI does not end at.
const hyphens = "-|"

// Hyphenated returns a text in parts, of which each is of hyphens, or without.
func Hyphenated(text string) (parts []string) {
	for text != "" {
		n := strings.IndexAny(text, hyphens)
		if n == 0 {
			n = len(text) - len(strings.TrimLeft(text, hyphens))
		}
		if n < 0 {
			n = len(text)
		}
		parts = append(parts, text[:n])
		text = text[n:]
	}
	return parts
}

// IsHyphens reports whether a part of Hyphenated is of hyphens.
func IsHyphens(part string) bool { return strings.IndexByte(hyphens, part[0]) >= 0 }

// Clip returns text for a cell: visible, and cut with an ellipsis after n bytes.
func Clip(text string, n int) string {
	shown, cut := Head(text, n)
	if cut {
		return Visible(shown) + "…"
	}
	return Visible(shown)
}

// CharNumber returns the number of the character at a byte offset, from 1.
func CharNumber(text string, offset uint32) int { return Count(text[:offset]) + 1 }

// Count returns how many characters there are; it passes over ASCII eight at a time.
func Count(text string) int {
	i := 0
	for ; i+8 <= len(text); i += 8 {
		if s := text[i : i+8]; s[0]|s[1]|s[2]|s[3]|s[4]|s[5]|s[6]|s[7] >= utf8.RuneSelf {
			break
		}
	}
	return i + utf8.RuneCountInString(text[i:])
}

// Tail returns the last n bytes of text, or a few less so as not to cut a character.
func Tail(text string, n int) string {
	start := max(0, len(text)-n)
	for start < len(text) && !utf8.RuneStart(text[start]) {
		start++
	}
	return text[start:]
}

// ClipMiddle returns what Clip does, with the ellipsis in the middle, since both ends matter.
func ClipMiddle(text string, n int) string {
	if len(text) <= n {
		return Visible(text)
	}
	head, _ := Head(text, n-n/3)
	return Visible(head) + "…" + Visible(Tail(text, n/3))
}
