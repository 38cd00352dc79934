package rfc1630_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// sweeps are what the sweep puts before every string, the letters of these, the
// production that the whole has to match, and how many letters fewer than usual
// are tried. What comes before "|" goes after the string.
var sweeps = []struct {
	before, alphabet, rule string
	less                   int
}{
	{"", "a.~/?#%0", "partial", 0},
	{"x:", ":a1/?#%+", "fragmentaddress", 0},
	{":x|", "a1%0+@~ ", "fragmentaddress", 0},
	{"http:", "/a1:@?#%0.+", "http", 1},
	{"http://", "a1:@?#%0./", "http", 1},
	{"ftp://", "a1:@?/.%0", "ftp", 0},
	{"ftp://a/", ";type=IAN1L", "ftp", 1},
	{"ftp://a/;type=", "IANE1L/?", "ftp", 0},
	{"news:", "a1@.*?%0/", "news", 0},
	{"news:1@", "a1@.#%0", "news", 0},
	{"nntp:", "a1/.?%0", "nntp", 0},
	{"mid:", "a1@/?%0", "mid", 0},
	{"cid:", "a1@/#%0", "cid", 0},
	{"mailto:", "a1@/?%0.", "mailto", 0},
	{"wais://a/", "a1/=;?%0", "wais", 0},
	{"wais:", "/a1?:", "wais", 0},
	{"wAIs:", "/a1?:", "fragmentaddress", 0},
	{"wais://a/b/c/", "a1=;/?%0", "wais", 0},
	{"prospero://a", "a1%0/:?", "prospero", 0},
	{"telnet:", "/a1@:.?%0", "telnet", 0},
	{"gopher://a", "a1/%0:?é", "gopher", 0},
}

// Every string up to a length over an alphabet: is it valid by the grammar, run
// as an automaton?
func TestSweep(t *testing.T) {
	length := dialecttest.Sweep(t, 6, 5, 4) // six letters are some million strings for each row
	for _, s := range sweeps {
		t.Run(s.before, func(t *testing.T) {
			t.Parallel()
			w := sweep{T: t, alphabet: s.alphabet, automata: compile(t, s.rule)}
			w.extend(s.before, length-s.less)
			t.Logf("%d strings", w.tried)
		})
	}
}

// compile returns the automata of the alternatives of a rule.
func compile(t *testing.T, rule string) (all []*abnf.Automaton) {
	rules := []string{rule}
	if rule == "wais" {
		rules = []string{"waisindex", "waisdoc"}
	}
	for _, rule := range rules {
		a, err := abnf.RFC1630().Compile(rule)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, a)
	}
	return all
}

type sweep struct {
	*testing.T
	alphabet string
	before   string // of the text; empty where something comes after it
	automata []*abnf.Automaton
	tried    int
}

func (w *sweep) extend(s string, more int) {
	w.tried++
	behind, before, found := strings.Cut(s, "|")
	if w.before = ""; !found {
		before, behind = s, ""
		w.before = s
	}
	w.try(before + behind)
	for i := 0; more > 0 && i < len(w.alphabet) && !w.Failed(); i++ {
		w.extend(s+w.alphabet[i:i+1], more-1)
	}
}

func (w *sweep) try(s string) {
	want := w.automata[0].Run(s)
	for _, a := range w.automata[1:] {
		want = either(want, a.Run(s))
	}
	checkValid(w.T, s, want.Valid)
	if w.before == "" {
		return // short of its end it is a partial form
	}
	if at, incomplete := rfc1630.FirstBad(s); at != want.FirstBad || incomplete != want.Incomplete {
		w.Errorf("%q: FirstBad %d, %v; want %d, %v", s, at, incomplete, want.FirstBad, want.Incomplete)
	}
}

// either returns the verdict of two productions of which a text may match any.
func either(a, b abnf.Verdict) abnf.Verdict {
	v := abnf.Verdict{Valid: a.Valid || b.Valid, FirstBad: -1}
	v.Incomplete = !v.Valid && (a.Incomplete || b.Incomplete)
	if !v.Valid && !v.Incomplete {
		v.FirstBad = max(a.FirstBad, b.FirstBad)
	}
	return v
}

// checkValid compares the answers of Parse, Validate and Valid with the grammar.
func checkValid(t *testing.T, s string, want bool) {
	u, err := rfc1630.Parse(s)
	faults := rfc1630.Validate(u)
	if (err == nil) != want || (faults == nil) != want || u.Valid() != want {
		t.Errorf("%q: valid %v, want %v: %v", s, err == nil, want, err)
	}
	dialecttest.Faults(t, s, faults)
	for _, p := range u.Named() {
		if int(p.End) > len(s) || p.Start > p.End || !p.Defined {
			t.Errorf("%q: part %+v", s, p)
		}
	}
	for _, n := range rfc1630.Notes(u) {
		if int(n.End) > len(s) || n.Start > n.End || n.Level == syntax.Error {
			t.Errorf("%q: note %+v", s, n)
		}
	}
}

// "url:" comes before what url describes, and before nothing else.
func TestPrefixed(t *testing.T) {
	a := compile(t, "prefixedurl")[0]
	for _, s := range []string{
		"url:http://a/", "url:ftp://a", "url:mailto:a@b", "url:x:y", "url:url:http://a/", "url:afs://a/b", "url::", "url:x-a:b",
		"url:http://a:80/b?c#d", "url:news:*", "url:HTTP://a/", "URL:http://a/",
	} {
		want := a.Run(s).Valid
		if _, err := rfc1630.Parse(s); (err == nil) != want {
			t.Errorf("%q: %v, want valid %v", s, err, want)
		}
	}
	if _, err := rfc1630.Parse("url:a/b"); err != nil || strings.Contains("url:a/b", "::") {
		t.Errorf("url:a/b is a URI with the scheme url: %v", err)
	}
}
