package rfc3986

import "testing"

// RFC 3986 Appendix C: white space that a line break brought is no part of the URI.
func TestJoinLines(t *testing.T) {
	for _, c := range [][2]string{
		{"http://a/b", "http://a/b"},
		{"http://a/\nb", "http://a/b"},
		{"http://a/ \r\n\t b\n", "http://a/b"},
		{"\n\nhttp://a/\r\rb c", "http://a/b c"},
		{" a b ", " a b "}, // no line break, so nothing is known of the space
		{"\r\n", ""},
		{"", ""},
	} {
		if got := JoinLines(c[0]); got != c[1] {
			t.Errorf("%q: %q, want %q", c[0], got, c[1])
		}
	}
}
