package expect_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// Whatever is claimed or advised is so, for any texts.
func FuzzExplain(f *testing.F) {
	for _, c := range vectors.Resolve() {
		f.Add(c.Base, c.Ref, c.Target, "/b", "http://a/b/c")
	}
	for _, x := range threads(f, expectations) {
		f.Add(x.Base, x.Ref, x.Expected, x.Actual, x.Folder)
	}
	f.Fuzz(func(t *testing.T, base, ref, expected, went, other string) {
		checkAnswers(t, base, ref, expected, went, other)
	})
}

func checkAnswers(t *testing.T, base, ref, expected, went, other string) {
	t.Helper()
	checkJoin(t, base, ref)
	q := expect.Question{Base: base, Ref: ref, Expected: expected, Went: went}
	check(t, q, expect.Explain(q))
	q.Others = []expect.Other{{Assumption: expect.Importer, Address: other}}
	check(t, q, expect.Explain(q))
	for _, target := range expect.Offer(q) {
		if q.Expected = target; target == resolve(base, ref) {
			t.Errorf("%q: offers the target", q)
		}
		check(t, q, expect.Explain(q))
	}
}

// A link that starts in any folder leads to an address for which a folder is found.
func FuzzFolder(f *testing.F) {
	for _, c := range vectors.Resolve() {
		f.Add(c.Base, c.Ref, "http://a/b/")
	}
	f.Fuzz(checkFolder)
}

func checkFolder(t *testing.T, base, ref, start string) {
	r, s := rfc3986.Split(ref), rfc3986.Split(start)
	if kind := r.Kind(); kind != rfc3986.RuleRelativePath && kind != rfc3986.RuleAbsolutePath || r.Path() == "" || !s.Valid() || !r.Valid() {
		return
	}
	if host, _ := s.Host(); host == "" || !rfc3986.Split(base).Valid() {
		return
	}
	if strings.HasPrefix(ref, "/") {
		ref = "." + ref
	}
	q := expect.Question{Base: base, Ref: r.String(), Expected: resolve(start, ref)}
	a := expect.Explain(q)
	check(t, q, a)
	switch a.Verdict {
	case expect.NoTarget, expect.IsRule:
	case expect.Follows:
		x := a.Explanations[0]
		simple := x.Assumption == expect.QueryKept || x.Assumption == expect.Host || x.Assumption == expect.OtherDocument || x.Assumption == expect.SchemeSlashes
		if !x.Assumption.Start() && x.Loose == 0 && !simple {
			t.Errorf("%q: %s", q, x.Assumption)
		}
	default:
		t.Errorf("%q from %q: %s", q, start, a.Verdict)
	}
}

// Pieces of which random questions are made.
var (
	starts = []string{"http://a", "https://a", "http://h.example", "http://h.example/", "https://u.github.io/p/", "file:///", "urn:", "http://a:80", "//a", "", "x:/", "https://github.com/o/r/blob/main/"}
	pieces = []string{"a", "b", "docs", "/", "/", "/", "//", "..", "../", "./", ".", "?", "?q", "#", "#f", ":", "c:d", "index.html", ".md", ".html", "www.b.example", "localhost:80", " ", "é", "%20", "%", "\\", "http:", "https:/", "https://", "…/", "..."}
)

func pick(random *rand.Rand, from []string) string { return from[random.IntN(len(from))] }

func randomText(random *rand.Rand) string {
	var b strings.Builder
	for range random.IntN(7) {
		b.WriteString(pick(random, pieces))
	}
	return b.String()
}

func TestRandomQuestions(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	n := 2000
	if testing.Short() {
		n = 200
	}
	for range n {
		base, ref := pick(random, starts)+randomText(random), randomText(random)
		expected := pick(random, starts) + randomText(random)
		checkAnswers(t, base, ref, expected, pick(random, starts)+randomText(random), pick(random, starts)+randomText(random))
		checkAnswers(t, base, ref, randomText(random), base+ref, base)
		checkAnswers(t, base, ref, resolve(base+"/", ref), ref, expected)
		checkFolder(t, base, ref, expected)
		checkFolder(t, base, ref, base+"/")
		if t.Failed() {
			return
		}
	}
}
