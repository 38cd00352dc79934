package abnf

import (
	"testing"

	"uriplayground/internal/vectors"
)

// The automaton is the reference for the fast code, so the collected vectors
// are held against it too, rule by rule.

func TestVectorsValid(t *testing.T) {
	rules := compileKinds()
	for _, c := range vectors.ParseValid() {
		if got := rules[c.Kind].Run(c.Input); !got.Valid {
			t.Errorf("%q is no %s: %+v (%s)", c.Input, c.Kind, got, c.Source)
		}
	}
	for _, c := range vectors.Components() {
		if got := rules["URI-reference"].Run(c.Input); !got.Valid {
			t.Errorf("%q is no URI-reference: %+v (%s)", c.Input, got, c.Source)
		}
	}
}

func TestVectorsInvalid(t *testing.T) {
	rules := compileKinds()
	for _, c := range vectors.ParseInvalid() {
		if got, want := rules[c.Kind].Run(c.Input), verdict(c.ForKind, c.OffsetForKind); got != want {
			t.Errorf("%q as %s: %+v, want %+v (%s)", c.Input, c.Kind, got, want, c.Source)
		}
		if got, want := rules["URI-reference"].Run(c.Input), verdict(c.URIReference, c.Offset); got != want {
			t.Errorf("%q as URI-reference: %+v, want %+v (%s)", c.Input, got, want, c.Source)
		}
	}
}

func compileKinds() map[string]*Automaton {
	rules := make(map[string]*Automaton)
	for _, name := range []string{"URI-reference", "URI", "absolute-URI", "relative-ref"} {
		rules[name] = MustCompile(name)
	}
	return rules
}

// verdict returns what the vectors say in their own words.
func verdict(word string, offset *int) Verdict {
	v := Verdict{Valid: word == "valid", Incomplete: word == "prefix", FirstBad: -1}
	if offset != nil {
		v.FirstBad = *offset
	}
	return v
}

func TestVectorsOfOneRule(t *testing.T) {
	for rule, cases := range map[string][]vectors.RuleCase{
		"IPv4address": vectors.IPv4(),
		"IPv6address": vectors.IPv6(),
		"IP-literal":  vectors.Rules(),
	} {
		a := MustCompile(rule)
		for _, c := range cases {
			if got := a.Run(c.Input).Valid; got != c.Valid {
				t.Errorf("%q is %s: %v, want %v (%s)", c.Input, rule, got, c.Valid, c.Source)
			}
		}
	}
}
