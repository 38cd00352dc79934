package rfc3986_test

import (
	"runtime"
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

// A derivation allocates what it keeps, and what completes an unfinished text.
func TestDeriveAllocates(t *testing.T) {
	r := rfc3986.Split("http://user@[::1]:80/a/b/%41?q#f")
	if n := testing.AllocsPerRun(100, func() { sink.offset = rfc3986.Derive(r).Len() }); n > 2 {
		t.Errorf("%v allocations, want two", n)
	}
}

// What is kept takes about a byte a character.
func TestDerivationIsSmall(t *testing.T) {
	const size = 1 << 20
	for _, shape := range deriveShapes {
		r := rfc3986.Split("a:" + fill(shape, size))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		d := rfc3986.Derive(r)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; d.Valid && used > 3*size/2 {
			t.Errorf("%.12q…: %d nodes for %d bytes took %d bytes of memory", shape, d.Len(), size, used)
		}
	}
}

// Texts of 4 MB, valid and not; a longer one than MaxDerivation has no nodes but
// all else.
func TestDeriveLong(t *testing.T) {
	size := 4 << 20
	if testing.Short() || runtime.GOARCH == "wasm" {
		size = 1 << 19
	}
	for _, shape := range []string{"a", "/", "%41", "/../a", "/a/./b/../"} {
		text := "s:" + strings.Repeat(shape, size/len(shape))
		for _, s := range []string{text, text + "%4", text + " b", "//h:" + text[2:]} {
			checkLong(t, s)
		}
		runtime.GC()
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

func TestDeriveTooLong(t *testing.T) {
	if testing.Short() || runtime.GOARCH == "wasm" {
		t.Skip("takes 16 MB of text")
	}
	text := strings.Repeat("a", rfc3986.MaxDerivation+1)
	d := rfc3986.Derive(rfc3986.Split(text))
	if !d.Valid || d.Len() != 0 || d.At(0) != -1 || d.OpenRules() != nil || len(d.Expected()) == 0 {
		t.Errorf("%d bytes: valid %v, %d nodes, at 0 %d", len(text), d.Valid, d.Len(), d.At(0))
	}
}
