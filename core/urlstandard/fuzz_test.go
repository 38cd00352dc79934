package urlstandard_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// Any two texts have an answer, the same with a trace and without, and what is serialized
// stays as it is when it is parsed again.
func FuzzParse(f *testing.F) {
	for _, c := range vectors.URL() {
		f.Add(c.Base, c.Input)
	}
	f.Add("http://\xed\xa0\x80/\xff", "%\xc3")
	f.Fuzz(func(t *testing.T, base, input string) {
		b, ok := parseBoth(t, base, nil, toASCII)
		parseBoth(t, input, nil, toASCII)
		if ok {
			parseBoth(t, input, &b, toASCII)
		}
	})
}

// pieces are what random inputs are made of.
var pieces = strings.Fields("http: https: file: foo: // / / /./ /../ .. . %2e a b C c: C| : @ ? # \\ \\\\ 127.1 0x7f [::1] [1:2] é ß ① %41 %zz xn-- - _ ' \" < > ` { } ^ | ~ = ; & + , 80 443 \x00 \x7f \ufeff")

// Random is an input of pieces.
func random(r *rand.Rand) string {
	var b strings.Builder
	for range r.IntN(9) {
		b.WriteString(pieces[r.IntN(len(pieces))])
		if r.IntN(20) == 0 {
			b.WriteString([]string{" ", "\t", "\n"}[r.IntN(3)])
		}
	}
	return b.String()
}

// What parseBoth holds for every input, it holds for random ones.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		b, ok := parseBoth(t, random(r), nil, toASCII)
		if input := random(r); ok {
			parseBoth(t, input, &b, toASCII)
		} else {
			parseBoth(t, input, nil, toASCII)
		}
	}
}

// A URL that is serialized already is given back, and resolving allocates nothing.
func TestAllocations(t *testing.T) {
	const text = "https://user.example.org/a/b.c/%41;d?e=f#g"
	base, ok := urlstandard.Parse(text, nil, nil)
	if !ok || base.Href() != text {
		t.Fatal(base)
	}
	if n := testing.AllocsPerRun(100, func() { urlstandard.Parse(text, nil, nil) }); n > 0 {
		t.Errorf("%v allocations to parse a serialized URL", n)
	}
	if n := testing.AllocsPerRun(100, func() {
		from, _ := urlstandard.Parse(text, nil, nil)
		urlstandard.Parse("../x", &from, nil)
	}); n > 1 {
		t.Errorf("%v allocations from two texts to a target", n)
	}
	dst := make([]byte, 0, 200)
	for _, input := range []string{"../x", "?y", "//127.1:80/../b c", "\\\\h\\é", "HTTP:/x", ""} {
		if n := testing.AllocsPerRun(100, func() { dst, _ = urlstandard.AppendHref(dst[:0], input, &base, nil) }); n > 0 {
			t.Errorf("%v allocations to resolve %q", n, input)
		}
	}
}

// No shape of text takes more than linear time.
func TestLinear(t *testing.T) {
	linear := func(before, unit string) {
		dialecttest.Linear(t, before+unit, 50_000/len(unit), func(n int) func() {
			text := before + strings.Repeat(unit, n)
			base, _ := urlstandard.Parse("http://h/a", nil, nil)
			var trace syntax.Trace
			return func() {
				trace.Steps = trace.Steps[:0]
				urlstandard.Parse(text, &base, nil)
				urlstandard.Trace(text, &base, nil, &trace)
			}
		})
	}
	for _, unit := range []string{"a", "/", "../", "x/../", "%2e/", "\\", "@", "a@", ":", "?", "#", "[", "]", ".", "1.", "0x", "é", "\xed\xa0\x80", "\xff", "\t", "a\t", " ", "<", "%", "%4", "xn--"} {
		for _, before := range []string{"http://", "http://h/", "foo:", "file:///C:/", ""} {
			linear(before, unit)
		}
	}
	for _, shape := range [][2]string{
		{"http://[", "1:"}, {"http://[", ":"}, {"http://[::", "1."}, {"http://", "0x1."}, {"http://h:", "0"}, {"http://", "u:p@"}, {"foo://", "%"}, {"foo://", "é"},
		{"file:", "C|/"}, {"http://h/", "..\\"}, {"data:", ". "}, {"http://h?", "'"},
	} {
		linear(shape[0], shape[1])
	}
}
