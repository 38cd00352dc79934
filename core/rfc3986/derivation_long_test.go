package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// deriveShapes are texts of every part of the grammar, many times over.
var deriveShapes = []string{
	"a", "/", "/a", "%41", ":", "!", "/.", "?a", "#", "%4", "[", "@", "1.", "a+", "é", " ",
}

var derivePrefixes = []string{"", "a:", "//", "//u@", "//h:", "//h/", "/", "a:b/", "?", "#", "//[v1.", "//[", "//[::"}

// Nodes are in proportion to the text: at most three a character, and some for
// the components.
func TestDerivationIsLinear(t *testing.T) {
	const many, components = 3000, 30
	for _, prefix := range derivePrefixes {
		for _, shape := range deriveShapes {
			text := prefix + strings.Repeat(shape, many)
			d := rfc3986.Derive(rfc3986.Split(text))
			if n := d.Len(); n == 0 || n > 3*len(d.Text())+components {
				t.Errorf("%.12q…: %d nodes for %d bytes", text, n, len(d.Text()))
			}
			if n := len(d.Expected()); n > components {
				t.Errorf("%.12q…: %d things are expected", text, n)
			}
		}
	}
}

// Texts as long as a derivation can be, valid and not.
func TestDeriveLong(t *testing.T) {
	skipLong(t)
	for _, shape := range []string{"a", "/", "%41", "/../a", "/a/./b/../"} {
		text := "s:" + strings.Repeat(shape, (rfc3986.MaxDerivation-10)/len(shape))
		for _, s := range []string{text, text + "%4", text + " b", "//h:" + text[2:]} {
			checkLong(t, s)
		}
	}
}

func checkLong(t *testing.T, s string) {
	t.Helper()
	d := rfc3986.Derive(rfc3986.Split(s))
	if n := d.Len(); n == 0 || d.Node(0).Len() != len(d.Text()) {
		t.Errorf("%.12q…: %d nodes for %d bytes", s, n, len(d.Text()))
	}
	for _, offset := range []int{0, len(d.Text()) / 2, len(d.Text()) - 1} {
		n := d.Node(d.At(offset))
		if int(n.Start) > offset || int(n.End) <= offset || n.Next != d.At(offset)+1 {
			t.Errorf("%.12q…: at %d stands %+v", s, offset, n)
		}
	}
	if len(d.Expected()) == 0 || len(d.OpenRules()) == 0 {
		t.Errorf("%.12q…: nothing is expected", s)
	}
}

// A longer text has no nodes, and says so; whether it is valid is known.
func TestDeriveTooLong(t *testing.T) {
	long := strings.Repeat("a", rfc3986.MaxDerivation)
	if d := rfc3986.Derive(rfc3986.Split(long)); d.TooLong || d.Len() == 0 {
		t.Errorf("%d bytes are too long: %v, %d nodes", len(long), d.TooLong, d.Len())
	}
	for _, end := range []string{"a", "a b", "a%4"} {
		want, _ := rfc3986.FirstBad(long + end)
		d := rfc3986.Derive(rfc3986.Split(long + end))
		if !d.TooLong || d.FirstBad != want || d.Len() != 0 || d.At(0) != -1 || d.OpenRules() != nil || d.Expected() != nil {
			t.Errorf("%d bytes and %q: too long %v, first bad %d, %d nodes, at 0 %d", len(long), end, d.TooLong, d.FirstBad, d.Len(), d.At(0))
		}
	}
	if d := rfc3986.Derive(rfc3986.Split(long + " b")); d.TooLong || d.FirstBad != len(long) {
		t.Errorf("what is derived is not too long: %v, first bad %d", d.TooLong, d.FirstBad)
	}
}
