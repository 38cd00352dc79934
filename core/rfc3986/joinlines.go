package rfc3986

import "strings"

// JoinLines returns a URI that was broken over several lines as one: without the line breaks, and
// the white space around each. Other white space stays.
//
// RFC 3986 Appendix C: "The whitespace should be ignored when the URI is extracted."
func JoinLines(text string) string {
	if !strings.ContainsAny(text, "\r\n") {
		return text
	}
	var joined strings.Builder
	for line := range strings.FieldsFuncSeq(text, func(c rune) bool { return c == '\r' || c == '\n' }) {
		joined.WriteString(strings.Trim(line, " \t"))
	}
	return joined.String()
}
