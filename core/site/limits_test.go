package site

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/tests/dialecttest"
)

// Following a link takes as long as it is, whatever it is made of.
func TestLongReferences(t *testing.T) {
	for _, c := range []struct {
		name string
		ref  func(n int) string
	}{
		{"?", func(n int) string { return "no" + strings.Repeat("%41?", n) }},
		{"#", func(n int) string { return "no" + strings.Repeat("%41#", n) }},
		{"..", func(n int) string { return strings.Repeat("../", n) + "no" }},
		{"./..", func(n int) string { return strings.Repeat("./../", n) + "no" }},
		{"/", func(n int) string { return strings.Repeat("/", n) + "no/" }},
	} {
		dialecttest.Linear(t, c.name, 2000, func(n int) func() {
			ref := c.ref(n)
			return func() {
				s := New(Options{Root: docs})
				s.AddFile("a/index.html")
				s.AddPage("a/index.html", Scan{Links: []links.Link{{Ref: ref}}})
				s.Follow(1)
			}
		})
	}
}

// A name that no system would take is left out, before a folder is noted for each of its
// segments.
func TestLongNames(t *testing.T) {
	s := New(Options{Root: docs})
	if _, wrong := s.AddFile(strings.Repeat("a/", maxName/2) + "b"); wrong != Unnamed || len(s.files.folders) != 1 {
		t.Errorf("%s, %d folders", wrong, len(s.files.folders))
	}
	if _, wrong := s.AddFile(strings.Repeat("a/", maxName/2-1) + "bb"); wrong != Named {
		t.Error(wrong)
	}
}

// Links that there is no room for are left out, and the page is named where that begins.
func TestRoom(t *testing.T) {
	s := New(Options{Root: docs})
	s.room = 5
	for _, name := range []string{"index.html", "a.html", "b.html"} {
		s.AddFile(name)
		s.AddPage(name, Scan{Links: []links.Link{{Ref: "#x"}, {Ref: "#no"}, {Ref: "no"}}, Names: []string{"x", "y"}})
	}
	for !s.Follow(1) {
	}
	if s.Links() != 5 || s.Pages() != 3 {
		t.Errorf("%d links of %d pages", s.Links(), s.Pages())
	}
	if notes := s.Notes(); !slices.Equal(notes, []Note{{"many-links", "a.html"}}) {
		t.Errorf("%v", notes)
	}
	s.AddFile("c.html") // whose names there is no room for
	s.AddPage("c.html", Scan{Names: []string{"x", "y"}})
	if s.anchors.knows(s.files.at["c.html"]) || !s.anchors.reaches(s.files.at["c.html"], "no") {
		t.Error("the names of c.html are said to be known")
	}
}

// A thousand findings are told apart without counting those before each of them.
func TestLinksOfManyFindings(t *testing.T) {
	s := New(Options{Root: docs})
	s.AddFile("index.html")
	var list []links.Link
	for i := range 3000 {
		list = append(list, links.Link{Ref: "no" + strings.Repeat("x", i%1000)})
	}
	s.AddPage("index.html", Scan{Links: list})
	for !s.Follow(7) {
	}
	for i := range s.Findings() {
		if got := s.LinksOf(i); !slices.Equal(got, []uint32{uint32(i), uint32(i + 1000), uint32(i + 2000)}) {
			t.Fatalf("%d: %v", i, got)
		}
	}
}

// A long link counts for several short ones.
func TestLongLinksCount(t *testing.T) {
	s := New(Options{Root: docs})
	s.AddFile("index.html")
	long := strings.Repeat("a", 10*shortLink)
	s.AddPage("index.html", Scan{Links: []links.Link{{Ref: "x"}, {Ref: long}, {Ref: long}, {Ref: "y"}}})
	for i, want := range []int{2, 3, 4} {
		if s.Follow(2); s.Followed() != want {
			t.Errorf("%d links are followed after %d portions, want %d", s.Followed(), i+1, want)
		}
	}
}
