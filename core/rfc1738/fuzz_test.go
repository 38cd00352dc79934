package rfc1738_test

import (
	"flag"
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/internal/vectors"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// Parse, FirstBad, Validate and Parts agree with the BNF of §5; so they do for
// the same text in a wrapper.
func FuzzParse(f *testing.F) {
	for _, c := range vectors.RFC1738() {
		f.Add(c.Input)
	}
	for _, row := range section5 {
		for _, s := range append(dialecttest.Words(row.valid), dialecttest.Words(row.invalid)...) {
			f.Add(s)
		}
	}
	m := automata{}
	if flag.Lookup("test.fuzzworker").Value.String() == "true" {
		m.build()
	}
	f.Fuzz(func(t *testing.T, s string) {
		if isWrapper(s) {
			return
		}
		m.checkVerdict(t, s)
		if !strings.ContainsAny(s, "#>") {
			m.checkWrapped(t, s)
		}
	})
}

// build works out most states in advance. Else the first text that reaches one
// covers more code than others and counts as interesting.
func (m automata) build() {
	for _, start := range starts {
		a := m.get(start.rule)
		var extend func(state abnf.State, words int)
		extend = func(state abnf.State, words int) {
			for c := range 256 {
				if next := a.Next(state, byte(c)); words > 0 && !a.Dead(next) {
					extend(next, words-1)
				}
			}
		}
		state := a.Start()
		for i := range len(start.text) {
			state = a.Next(state, start.text[i])
			extend(state, 1)
		}
	}
}

// SchemeDetails takes any text: its spans lie there, and its lists are limited.
func FuzzSchemeDetails(f *testing.F) {
	for _, c := range vectors.RFC1738() {
		f.Add(c.Input)
	}
	for _, s := range []string{
		"<URL:ftp://h/%2F;type=d>", "gopher://h/0%09%09+%091%0D%0A+-1%0D%0A%0D%0A.", "gopher://h/0%09%09!+A%20+B", "gopher://h/0%09%09$",
		"prospero://h/;=;", "file:////", "news:@", "URL:", "X-:",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { checkSchemeDetails(t, s) })
}

func checkSchemeDetails(t *testing.T, s string) {
	t.Helper()
	v := detailsOf(s)
	if v == nil {
		return
	}
	for _, p := range v.Parts {
		if p.Start > p.End || int(p.End) > len(s) || !p.Defined && !p.Empty() || len(p.Octets) > p.Len() {
			t.Errorf("%q: part %s is %v", s, p.Rule.Key, p)
		}
	}
	for _, a := range v.Actions {
		if a.Start > a.End || int(a.End) > len(s) || a.Rule == nil || !a.Defined && a.Argument != "" {
			t.Errorf("%q: action %v", s, a)
		}
	}
	for _, n := range v.Notes {
		if n.Start > n.End || int(n.End) > len(s) || n.Rule == nil {
			t.Errorf("%q: note %s at %v", s, n.Rule.Key, n.Span)
		}
	}
	if v.Scheme != rfc1738.Split(s).Kind() {
		t.Errorf("%q: the view is of a %s", s, v.Scheme.Key)
	}
}
