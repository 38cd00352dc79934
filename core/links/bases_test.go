package links

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/tests/dialecttest"
)

// stated returns a report of a document at that address which states these bases, with a link
// under each.
func stated(retrieval string, bases []Base, list ...Link) *Report {
	r := New(Options{})
	r.AddBases(bases...)
	r.Add(list...)
	o := Options{}
	if retrieval != "" {
		o.Sources[core.LayerRetrieval] = core.Source{Text: retrieval, Given: true}
	}
	r.SetOptions(o)
	for !r.Check(1 << 20) {
	}
	return r
}

// RFC 3986 §5.1.1: a base is resolved against the one around it.
func TestStatedBases(t *testing.T) {
	bases := []Base{
		{Kind: Resolves, Ref: "folder/a.json#x"},
		{Kind: Resolves, Ref: "../b/", Parent: 1},
		{Kind: Resolves, Ref: "http://other.example/o", Parent: 2},
		{Kind: Inherits, Parent: 1},
		{Kind: NoneStated},
		{Kind: Resolves, Ref: "z/", Parent: 5},
		{Kind: Prefix, Ref: "#", Parent: 1},
		{Kind: Appended, Ref: "deep-", Parent: 7},
		{Kind: Unresolved},
		{Kind: Prefix, Ref: "urn:x:"},
		{Kind: Resolves, Ref: "http://o.example/a/./b/../c#f"},
		{Kind: Prefix, Ref: "http://o.example/./#"},
		{Kind: TakesScheme, Ref: "//o.example/a/./b/../c", Parent: 1},
		{Kind: TakesScheme, Ref: "//o.example/", Parent: 5},
	}
	for _, c := range []struct {
		base   uint32
		ref    string
		target string
		ok     bool
	}{
		{0, "g", "http://d.example/x/g", true},
		{1, "g", "http://d.example/x/folder/g", true},
		{1, "#g", "http://d.example/x/folder/a.json#g", true},
		{2, "g", "http://d.example/x/b/g", true},
		{3, "g", "http://other.example/g", true},
		{4, "g", "http://d.example/x/folder/g", true},
		{5, "g", "", false},
		{5, "http://h.example/", "http://h.example/", true},
		{6, "g", "", false},
		{7, "a:b", "http://d.example/x/folder/a.json#a:b", true},
		{8, "name", "http://d.example/x/folder/a.json#deep-name", true},
		{9, "vue", "", false},
		{10, "", "urn:x:", true},
		{11, "?y", "http://o.example/a/./b/../c?y", true},
		{11, "", "http://o.example/a/./b/../c", true},
		{11, "g", "http://o.example/a/g", true},
		{12, "g", "http://o.example/./#g", true},
		{13, "?y", "http://o.example/a/./b/../c?y", true},
		{14, "g", "", false},
	} {
		r := stated("http://d.example/x/doc", bases, Link{Ref: c.ref, Base: c.base})
		if got, ok := r.Target(0); got != c.target || ok != c.ok {
			t.Errorf("%q under base %d: %q, %v; want %q, %v", c.ref, c.base, got, ok, c.target, c.ok)
		}
	}
	if got := stated("http://d.example/", bases, Link{Ref: "vue", Base: 9}).Details(0).Findings; len(got) != 1 || got[0].Code != NotResolved {
		t.Errorf("what is not resolved has the findings %v", got)
	}
}

// The chain ends where a base needs no other one, or with the layers.
func TestChain(t *testing.T) {
	bases := []Base{
		{Name: 3, Kind: Resolves, Ref: "http://a.example/s/root.json", Start: 7},
		{Name: 3, Kind: Resolves, Ref: "folder/", Parent: 1, Start: 9},
		{Name: 2, Kind: Resolves, Ref: "in/", Start: 11},
		{Name: 0, Kind: Inherits, Parent: 3},
		{Kind: NotEmbedded},
	}
	r := stated("http://d.example/x/doc", bases, Link{Base: 2}, Link{Base: 4}, Link{}, Link{Base: 5})
	o := r.Options()
	o.Sources[core.LayerEmbedded], o.EmbeddedBy, o.EmbeddedAt = core.Source{Text: "/base/", Given: true}, "base href", SourceRange{Start: 3, End: 9}
	r.SetOptions(o)
	for i, want := range []string{
		"$id folder/ http://a.example/s/folder/ 9; $id http://a.example/s/root.json http://a.example/s/root.json 7; ",
		"xml:base in/ http://d.example/base/in/ 11; base href /base/ http://d.example/base/ 3; retrieval http://d.example/x/doc http://d.example/x/doc -1; ",
		"base href /base/ http://d.example/base/ 3; retrieval http://d.example/x/doc http://d.example/x/doc -1; ",
		"retrieval http://d.example/x/doc http://d.example/x/doc -1; ",
	} {
		got := ""
		for _, s := range r.Chain(i) {
			got += s.Source + " " + s.Ref + " " + s.URI + " " + strconv.Itoa(s.At) + "; "
		}
		if got != want {
			t.Errorf("chain %d: %s\nwant %s", i, got, want)
		}
	}
}

// Bases that are nested, each longer than the one around it, are made in linear time; those
// beside one another in a long one, too; and a chain takes no longer under many bases.
func TestManyBasesTakeLinearTime(t *testing.T) {
	long := strings.Repeat("long/", 100_000)
	for _, shape := range []struct {
		name string
		base func(i int) Base
		link func(i, n int) Link
	}{
		{"each in another", func(i int) Base { return Base{Kind: Resolves, Ref: "segment-of-some-length/", Parent: uint32(i)} },
			func(i, n int) Link { return Link{Ref: "g", Base: uint32(i + 1)} }},
		{"all in a long one", func(i int) Base {
			if i == 0 {
				return Base{Kind: Resolves, Ref: long}
			}
			return Base{Kind: Resolves, Ref: "b/", Parent: 1}
		}, func(i, n int) Link { return Link{Ref: "g", Base: uint32(i + 1)} }},
		{"links in the innermost", func(i int) Base { return Base{Kind: Resolves, Name: 2, Ref: ".", Parent: uint32(i)} },
			func(i, n int) Link { return Link{Ref: "g", Base: uint32(n)} }},
		{"links in what states none", func(i int) Base { return Base{Kind: Inherits, Parent: uint32(i)} },
			func(i, n int) Link { return Link{Ref: "g", Base: uint32(n)} }},
	} {
		dialecttest.Linear(t, shape.name, 3_000, func(n int) func() {
			bases, list := make([]Base, n), make([]Link, n)
			for i := range n {
				bases[i], list[i] = shape.base(i), shape.link(i, n)
			}
			return func() {
				r := stated("http://d.example/", bases, list...)
				for i := range n {
					r.Chain(i)
				}
			}
		})
	}
}

// A base that is left out for its length is not taken for none, the answer says that it is left
// out, and what needs none of the long ones is as ever.
func TestBasesThatAreTooLong(t *testing.T) {
	const n = 1_500
	bases := make([]Base, n, n+4)
	for i := range bases {
		bases[i] = Base{Name: 2, Kind: Resolves, Ref: "b/", Parent: uint32(i)}
	}
	bases = append(bases, Base{Kind: Prefix, Ref: "p/", Parent: n}, Base{Kind: Resolves, Ref: "http://o.example/", Parent: n},
		Base{Kind: Resolves, Ref: "in/"}, Base{Kind: Inherits, Parent: n})
	r := stated("http://d.example/", bases, Link{Ref: "g", Base: n}, Link{Ref: "g", Base: n + 1}, Link{Ref: "g", Base: n + 2},
		Link{Ref: "g", Base: n + 3}, Link{Ref: "http://g.example/", Base: n}, Link{Ref: "g", Base: n + 4})
	for i, want := range []struct{ target, codes string }{
		{"", "too-long"}, {"", "too-long"}, {"http://o.example/g", ""}, {"http://d.example/in/g", ""}, {"http://g.example/", ""}, {"", "too-long"},
	} {
		if target, ok := r.Target(i); ok != (want.target != "") || ok && target != want.target || strings.Join(codesOf(r.Details(i).Findings), " ") != want.codes {
			t.Errorf("link %d leads to %q and has %v, want %q and %q", i, target, codesOf(r.Details(i).Findings), want.target, want.codes)
		}
	}
	if chain := r.Chain(0); len(chain) != longestChain+1 || !chain[0].Long || chain[0].Known || chain[longestChain].Long {
		t.Errorf("the chain is %+v", chain)
	}
	if cuts := r.Omissions(nil); len(cuts) != 1 || cuts[0].Name != "nested-base" || cuts[0].Count < 100 {
		t.Errorf("left out: %v", cuts)
	}
	if cuts := stated("http://d.example/", bases[:20], Link{Ref: "g", Base: 20}).Omissions(nil); cuts != nil {
		t.Errorf("left out of few: %v", cuts)
	}
}

// Another base of the page reaches the bases that are relative to it.
func TestCompareStatedBases(t *testing.T) {
	r := stated("http://d.example/x/doc", []Base{{Kind: Resolves, Ref: "in/"}, {Kind: Resolves, Ref: "http://o.example/"}},
		Link{Ref: "g", Base: 1}, Link{Ref: "g", Base: 2})
	m, ok := r.Move(PageMoves, "http://m.example/y/doc")
	for ok && !m.Work(1<<20) {
	}
	if !ok || m.Edits() != 1 || m.Edit(0).Now != "http://m.example/y/in/g" || m.Edit(0).Instead != "http://d.example/x/in/g" {
		t.Errorf("%v; %d links have to be written otherwise, the first one as %+v", ok, m.Edits(), m.Edit(0))
	}
}

// Another reference in the place of one moves the bases that are stated after it, and is the base
// where it states one itself.
func TestReplaceAmongBases(t *testing.T) {
	r := stated("http://d.example/x/doc", []Base{{Kind: Resolves, Ref: "a b/", Start: 2}, {Kind: Resolves, Ref: "in/", Parent: 1, Start: 20}},
		Link{Ref: "a b/", Start: 2, End: 6}, Link{Ref: "g", Start: 30, End: 31, Base: 2})
	r.Replace(0, "a%20b/", 2)
	got := ""
	for _, s := range r.Chain(1) {
		got += s.URI + " " + strconv.Itoa(s.At) + "; "
	}
	if want := "http://d.example/x/a%20b/in/ 22; http://d.example/x/a%20b/ 2; http://d.example/x/doc -1; "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// HTML Standard, resolve a URL-like module specifier: a path in the place of a name in an import
// map is relative to the map.
func TestReplaceABareSpecifier(t *testing.T) {
	r := stated("http://d.example/x/map.json", []Base{{Kind: Unresolved, Start: 2}}, Link{Ref: "js/a.js", Start: 2, End: 9, Base: 1, Context: importMapAddress})
	f := r.Details(0).Findings
	if len(f) != 1 || f[0].Code != ImportMapIgnored || f[0].Fix != "./js/a.js" {
		t.Fatalf("found %v", f)
	}
	r.Replace(0, f[0].Fix, 2)
	if target, _ := r.Target(0); target != "http://d.example/x/js/a.js" || len(r.Details(0).Findings) > 0 {
		t.Errorf("leads to %q then, with %v", target, r.Details(0).Findings)
	}
}

// HTML Standard, set the frozen base URL: browsers ignore what <base href> says in these schemes.
func TestIgnoredBases(t *testing.T) {
	for _, c := range []struct{ by, ref, target string }{
		{"base href", "data:text/html,x", "http://h.example/d/g"},
		{"base href", " Java\nScript:1", "http://h.example/d/g"},
		{"base href", "dat:x", "dat:g"},
		{"base href", "data/", "http://h.example/d/data/g"},
		{"xml:base", "data:x", "data:g"},
	} {
		o := Options{EmbeddedBy: c.by}
		o.Sources[core.LayerRetrieval] = core.Source{Text: "http://h.example/d/p", Given: true}
		o.Sources[core.LayerEmbedded] = core.Source{Text: c.ref, Given: true}
		r := One(o, "g")
		if got, _ := r.Target(0); got != c.target {
			t.Errorf("%s %q: %q, want %q", c.by, c.ref, got, c.target)
		}
		name := uint8(slices.Index(baseNames[:], c.by))
		nested := stated("http://h.example/d/p", []Base{{Name: 1, Kind: Inherits}, {Name: name, Ref: c.ref, Parent: 1}}, Link{Ref: "g", Base: 2})
		if got, _ := nested.Target(0); got != c.target {
			t.Errorf("%s %q in srcdoc: %q, want %q", c.by, c.ref, got, c.target)
		}
		if got, _ := r.Move(PageMoves, "http://other.example/p"); strings.HasPrefix(c.target, "http://h.example/d/g") && got.Base != "" {
			t.Errorf("%s %q is to be %q after a move", c.by, c.ref, got.Base)
		}
	}
}
