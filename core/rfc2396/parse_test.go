package rfc2396_test

import (
	"errors"
	"strings"
	"testing"

	"uriplayground/core/rfc2396"
	"uriplayground/core/syntax"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// Every short string is valid, or goes wrong, where the grammar says so.
func TestSweepOfGrammar(t *testing.T) {
	grammar, err := abnf.RFC2396().Compile("URI-reference")
	if err != nil {
		t.Fatal(err)
	}
	for _, before := range []string{"", "a:", "//", "a://", "%4", "a/b?c#"} {
		dialecttest.EveryString("a1:/?#-@%^", dialecttest.Sweep(t, 6, 5, 4), func(s string) bool {
			s = before + s
			want := grammar.Run(s)
			_, err := rfc2396.Parse(s)
			at, incomplete := -1, false
			if e := (*rfc2396.SyntaxError)(nil); errors.As(err, &e) {
				at, incomplete = e.FirstBad, e.Incomplete
				dialecttest.Faults(t, s, errorsOf(e.Faults))
			}
			if (err == nil) != want.Valid || at != want.FirstBad || incomplete != want.Incomplete {
				t.Errorf("%q: %v, %d, %v; want %+v", s, err, at, incomplete, want)
			}
			return !t.Failed()
		})
	}
}

// Each byte is allowed in each component where the grammar says so.
func TestEveryByte(t *testing.T) {
	grammar, err := abnf.RFC2396().Compile("URI-reference")
	if err != nil {
		t.Fatal(err)
	}
	for _, before := range []string{"", "a", "a:", "a:b", "//", "//a", "//a/", "/a", "/a;", "a?", "a#"} {
		for c := range 256 {
			s := before + string([]byte{byte(c)})
			if _, err := rfc2396.Parse(s); (err == nil) != grammar.Run(s).Valid {
				t.Errorf("%q: %v", s, err)
			}
		}
	}
}

// The parts lie in the text one after the other, whatever it is.
func FuzzSplit(f *testing.F) {
	for _, s := range []string{"", "http://u@a:1/b;c?d#e", "mailto:a", "\xff\xed\xa0\x80%", strings.Repeat("../", 50)} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, base, ref string) {
		u := rfc2396.Split(ref)
		at := uint32(0)
		for _, p := range u.Parts() {
			if p.End < p.Start || int(p.End) > len(ref) || p.Rule.Name != "userinfo" && p.Rule.Name != "host" && p.Rule.Name != "port" && p.Start < at {
				t.Fatalf("%q: part %+v", ref, p)
			}
			at = p.Start
		}
		dialecttest.Faults(t, ref, errorsOf(rfc2396.Validate(u)))
		resolve(t, base, ref, rfc2396.Options{Excess: rfc2396.Excess(len(base) % 3)})
	})
}

// Faults of millions of characters are cut.
func TestMoreFaults(t *testing.T) {
	faults := rfc2396.Validate(rfc2396.Split(strings.Repeat("<", 3*rfc2396.MaxFaults)))
	if last := faults[len(faults)-1]; len(faults) != rfc2396.MaxFaults+1 || last.Code != syntax.MoreFaults || int(last.End) != 3*rfc2396.MaxFaults {
		t.Errorf("%d faults, the last %+v", len(faults), last)
	}
}

// No shape of text takes more than linear time.
func TestLinear(t *testing.T) {
	for _, unit := range []string{"a", "/", "../", "./", "x/../", "..", ";", "?", "#", ":", "%", "<", "//", "x/", "@", "é"} {
		dialecttest.Linear(t, unit, 100_000/len(unit), func(n int) func() {
			text := strings.Repeat(unit, n)
			base, ref := rfc2396.Split("a://b/"+text), rfc2396.Split(text)
			return func() {
				rfc2396.Parse(text)
				rfc2396.TraceResolve(base, ref, rfc2396.Options{})
			}
		})
	}
}

// errorsOf returns the faults without warnings.
func errorsOf(faults []syntax.Fault) (list []syntax.Fault) {
	for _, f := range faults {
		if f.Level == syntax.Error {
			list = append(list, f)
		}
	}
	return list
}
