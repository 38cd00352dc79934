package links

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// No text of any kind ends the program, and what is found lies in it.
func FuzzDetails(f *testing.F) {
	for _, c := range vectors.Links() {
		f.Add(c.Retrieval, c.Ref)
	}
	f.Fuzz(func(t *testing.T, base, ref string) {
		b := reportOf(base, "x", ref, ref)
		for _, f := range b.Details(1).Findings {
			if int(f.End) > len(ref) || f.Start > f.End {
				t.Errorf("%q: %s at %v", ref, f.Code, f.Span)
			}
		}
		differences(b.CompareSlash())
		for what := range Movings() {
			if m, ok := b.Move(Moving(what), ref); ok {
				for !m.Work(1 << 20) {
				}
				for i := range m.Edits() {
					m.Edit(i)
				}
			}
		}
		for _, read := range []func(string) Reader{ReadText, ReadCSV} {
			for r, found := read(ref), New(Options{}); !r.Next(found, 7); {
			}
			whole := strings.ToValidUTF8(ref, "\uFFFD") // others have no code units to count
			refsOf(whole, read(whole), 7)
		}
		Defang(ref)
		b.Page()
	})
}

// Long references cost no more than their length.
func TestLongReferences(t *testing.T) {
	for _, shape := range []struct{ before, unit string }{
		{"data:image/png;base64,", "A"}, {"", "é"}, {"", "%"}, {"", "../"}, {"http://", "a."},
	} {
		dialecttest.Linear(t, shape.unit, 1<<16, func(n int) func() {
			ref := shape.before + strings.Repeat(shape.unit, n/len(shape.unit))
			return func() {
				look := reportOf("http://a/", ref).Details(0)
				if !slices.Contains(codesOf(look.Findings), "too-long") {
					t.Errorf("%q…: %v", ref[:10], codesOf(look.Findings))
				}
			}
		})
	}
	// Those that are just not too long are linear, too.
	for _, unit := range []string{"%2e/", "%2525", "@", ":", "а", "\\", "../", "xn--", "0x1."} {
		dialecttest.Linear(t, unit, longest/4-10, func(n int) func() {
			refs := slices.Repeat([]string{"http://" + strings.Repeat(unit, n/len(unit))}, 5)
			return func() { reportOf("http://a/b/", refs...) }
		})
	}
	dialecttest.Linear(t, "mailto", longest/4-50, func(n int) func() {
		refs := slices.Repeat([]string{"mailto:a@b.example?body=" + strings.Repeat("%0A", n/3)}, 5)
		return func() { reportOf("http://a/b/", refs...) }
	})
}

// The work on a long base or root before each of many links has a limit.
func TestLongBase(t *testing.T) {
	const some = 160 // times the references below: so many links that the base is too long for them
	refs := []string{"c", "", "#d", "/e", "//f:80/", "../../../g", "http://h/i", "http://h/../j", "mailto:k@l"}
	long := func(n int) string { return "http://a/" + strings.Repeat("b", 300*n) + "/" }
	for _, test := range []struct {
		name     string
		options  func(long string) Options
		relative bool // relative references have targets
	}{
		{"base", func(long string) Options { return sourcesOf("", long) }, false},
		{"root", func(long string) Options { o := sourcesOf("", "http://a/b"); o.Root = long; return o }, true},
		{"page", func(long string) Options { return sourcesOf("http://a/b", long) }, true},
	} {
		dialecttest.Linear(t, test.name, some, func(n int) func() {
			o, refs := test.options(long(n)), slices.Repeat(refs, n)
			return func() { checkLongBase(t, o, refs, test.relative) }
		})
	}
	// Few links may have a long base, up to a length.
	for n, target := range map[int]bool{longest/300 - 1: true, longest: false} {
		if b := reportOf(long(n), "c"); b.At(0).Target != target {
			t.Errorf("a single link with a base of %d bytes has a target: %v", len(long(n)), !target)
		}
	}
}

// sourcesOf returns the options with these bases; an empty one is not given.
func sourcesOf(embedded, retrieval string) (o Options) {
	o.Sources[core.LayerEmbedded] = core.Source{Text: embedded, Given: embedded != ""}
	o.Sources[core.LayerRetrieval] = core.Source{Text: retrieval, Given: true}
	return o
}

// checkLongBase checks the links, looks at each, and compares their targets.
func checkLongBase(t *testing.T, o Options, refs []string, relative bool) {
	b := New(o)
	for _, ref := range refs {
		b.Add(Link{Ref: ref})
	}
	for !b.Check(1 << 30) {
	}
	for i, ref := range refs {
		look := b.Details(i)
		absolute := look.Kind().Key == "URI"
		if look.HasTarget != (absolute || relative) || look.HasTarget == slices.Contains(codesOf(look.Findings), "too-long") {
			t.Fatalf("%q: target %v, %v", ref, look.HasTarget, codesOf(look.Findings))
		}
	}
	for a := b.CompareSlash(); !a.Work(1 << 30); {
	}
}

func BenchmarkCheck(b *testing.B) {
	refs := many(10_000)
	var o Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: "https://docs.example/guide/intro/start.html", Given: true}
	report := New(o)
	for _, r := range refs {
		report.Add(Link{Ref: r})
	}
	for b.Loop() {
		report.SetOptions(o)
		report.Check(1 << 40)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10_000, "ns/link")
}

// A summary finds what a close look finds; of a long reference it has the beginning of the
// target.
func TestSummary(t *testing.T) {
	cases := vectors.Links()
	for _, ref := range []string{
		"x/" + strings.Repeat("é", longest), strings.Repeat("é", longest), "data:," + strings.Repeat("A", longest), strings.Repeat("a/", longest) + strings.Repeat("../", longest),
		strings.Repeat("/", longest-3) + "/..a", strings.Repeat("/", longest-2) + "/../b", strings.Repeat("/", longest-1) + "/../b", strings.Repeat("a", longest) + ":b",
	} {
		cases = append(cases, vectors.LinkCase{Retrieval: "http://a.example/b/c", Ref: ref})
	}
	for _, c := range cases {
		r := reportOf(c.Retrieval, c.Ref)
		whole, summary := r.Details(0), r.Summary(0)
		same := func(a, b Finding) bool {
			return a.Code == b.Code && a.Gravity == b.Gravity && a.Span == b.Span && a.Meaning == b.Meaning
		}
		if !slices.EqualFunc(whole.Findings, summary.Findings, same) {
			t.Errorf("%.40q: %v, in the summary %v", c.Ref, whole.Findings, summary.Findings)
		}
		if whole.HasTarget != summary.HasTarget || !strings.HasPrefix(whole.Target, summary.Target) || summary.Cut != (len(c.Ref) > longest && whole.HasTarget) || !summary.Cut && whole.Target != summary.Target {
			t.Errorf("%.40q: target %.60q, in the summary %.60q", c.Ref, whole.Target, summary.Target)
		}
	}
}
