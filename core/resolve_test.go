package core

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// ResolveInto gives what Resolve gives, whatever was resolved there before.
func TestResolveIntoIsResolve(t *testing.T) {
	var r Resolution
	for _, c := range vectors.Resolve() {
		for _, d := range []Dialect{RFC3986, RFC3986, RFC1630, RFC1738} {
			ResolveInto(&r, c.Base, c.Ref, d, Options{})
			if want := Resolve(c.Base, c.Ref, d, Options{}); !reflect.DeepEqual(r, want) {
				t.Fatalf("%q + %q, dialect %v, differs from what Resolve gives", c.Base, c.Ref, d)
			}
		}
	}
}

// Typing after a long base does not make a trace of 100,000 steps in fresh memory
// each time: that would be 3 MB a key, and as much garbage.
func TestResolveIntoReusesTheTrace(t *testing.T) {
	base := "http://a/" + strings.Repeat("b/", 100_000)
	refs := [2]string{"c", "d"}
	var r Resolution
	ResolveInto(&r, base, refs[0], RFC3986, Options{})
	ResolveInto(&r, base, refs[1], RFC3986, Options{})
	i := 0
	allocated := testing.Benchmark(func(b *testing.B) {
		for range b.N {
			ResolveInto(&r, base, refs[i%2], RFC3986, Options{})
			i++
		}
	}).AllocedBytesPerOp()
	if most := int64(5 * len(base)); allocated > most {
		t.Errorf("%d bytes are allocated for a base of %d, more than %d", allocated, len(base), most)
	}
}

// What a line does tells it from the others, but for those that append a component.
func TestLineKey(t *testing.T) {
	for _, rule := range rfc3986.StepRules() {
		if rule.Op == syntax.NoOp && !rule.Assigns {
			t.Errorf("%s: nobody says what it does", rule.Key)
		}
		if got := LineKey(rule.Op); rule.Op != syntax.NoOp && rule.Op != syntax.OpAppend && got != rule.Key {
			t.Errorf("%s does what %s does", rule.Key, got)
		}
	}
	if got := LineKey(syntax.OpRemoveParent); got != "" {
		t.Errorf("RFC 3986 has a line %q of RFC 1630", got)
	}
}
