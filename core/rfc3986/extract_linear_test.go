package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// Were anything quadratic, the tests below would not end in time: large texts
// for what is most likely to go wrong, smaller ones for everything.
const (
	large  = 4 << 20
	middle = 1 << 18
	small  = 1 << 15
)

// fill repeats a text up to a size.
func fill(s string, size int) string { return strings.Repeat(s, size/len(s)) }

// Extract takes time in proportion to the text, whatever is left open in it.
func TestExtractIsLinear(t *testing.T) {
	size := middle
	if testing.Short() {
		size = small
	}
	for _, s := range []string{"<", `"`, " ", "a:"} {
		checkNoEmptyURI(t, fill(s, large))
	}
	for _, s := range []string{
		">", "a", ":", "/", "%", "[", "]", "(", ")", ".", "-", "\n", "é", "\x00", "<a", `"a`, `<"`, "<a:b>", "< ", "<a:- \n",
		`"a: `, "a://", "http://a ", "a://[", "a://b]", "a://b[", "a://b:c/", "a://b)", "a://u@[", "a://[::1]", "a://%",
		"a://b%", "mailto:", "mailto:a ", "URL:", "URL:a://b]", "a+", "+", "a://b.", `<a href="http://a/b">c</a>`, "<URL:a> ",
		"a://é", "a://b\\", "a://{", "news:a\\", "é", "\u200b", "a://b`c",
	} {
		for _, before := range []string{"", "<", `"`, "<http://a/", "a://["} {
			checkNoEmptyURI(t, before+fill(s, size))
		}
	}
}

func checkNoEmptyURI(t *testing.T, text string) {
	t.Helper()
	for e := range rfc3986.Extract(text) {
		if e.URI == "" {
			t.Fatalf("%.20q…: an empty URI at %v", text, e.Outer)
		}
	}
}

// The rest of §4 and §5.1 takes time in proportion to its texts.
func TestReferencesAreLinear(t *testing.T) {
	for _, s := range []string{"/", "a", "a/", "/.", "/..", "../", "./", ":", "/a:", "%", "[", "@", "é", "?", "#"} {
		rfc3986.SameDocument(rfc3986.Split("a:"+fill(s, small)), rfc3986.Split(fill(s, middle)))
		rfc3986.EstablishBase(given(fill(s, middle), "a:"+fill(s, middle)))
		rfc3986.Split(fill(s, middle)).Suffix()
		rfc3986.Split(fill("a.", middle) + s).Suffix()
	}
}
