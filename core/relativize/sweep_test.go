package relativize_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// everyText lists the strings up to a length over an alphabet, each after
// every prefix.
func everyText(alphabet string, length int, prefixes ...string) (all []string) {
	for _, p := range prefixes {
		dialecttest.EveryString(alphabet, length, func(s string) bool {
			all = append(all, p+s)
			return true
		})
	}
	return all
}

// sweepScale makes a length shorter where time is short.
func sweepScale(length int) int {
	if testing.Short() {
		return length - 1
	}
	return length
}

// Every pair of base and target from small alphabets: the reference leads back
// to the target, the candidates are what they say.
func TestSweepRelativize(t *testing.T) {
	for name, texts := range map[string][]string{
		"delimiters": everyText("b/.:?#", sweepScale(3), "a:"),
		"paths":      everyText("/.b", sweepScale(4), "a:", "a://h"),
		"segments":   everyText("/bc", sweepScale(4), "a:", "a://", "A:"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, base := range texts {
				for _, target := range texts {
					checkRelativize(t, rfc3986.Split(base), rfc3986.Split(target))
				}
				if t.Failed() {
					return
				}
			}
			t.Logf("tried %d pairs", len(texts)*len(texts))
		})
	}
}

// Bases for the search of all short references.
var searchBases = []string{
	"a:", "a:b", "a:b/", "a:b/b/b", "a:/", "a:/b", "a:/b/b/b", "a:/.//b", "a:..", "a:../b", "a:./b/b", "a:b/../b", "a:b//",
	"a:b?", "a:b/?b#b", "a:?b", "a:/b/../b?b", "a://", "a:///", "a://b", "a://b/", "a://b/b/b?b", "a://b/b//b", "a:////b",
	"a://b/../b", "a://b?b", "b:b:b", "ab:b/b",
}

// No reference is shorter: all valid ones up to five characters are resolved,
// and the shortest for each target is as long as the one that Relativize gives.
// What it calls unreachable no reference reaches.
func TestRelativizeIsShortest(t *testing.T) {
	longest := sweepScale(5)
	var refs []rfc3986.Reference
	for _, s := range everyText("ab./:?#", longest, "") {
		if r := rfc3986.Split(s); r.Valid() {
			refs = append(refs, r)
		}
	}
	// EveryString goes deep first; the shortest have to come first here.
	slices.SortStableFunc(refs, func(a, b rfc3986.Reference) int { return len(a.String()) - len(b.String()) })
	for i, base := range searchBases {
		if testing.Short() && i%4 != 0 {
			continue
		}
		t.Run(strings.ReplaceAll(base, "/", "|"), func(t *testing.T) {
			checkShortest(t, rfc3986.Split(base), shortestRefs(base, refs), longest)
		})
	}
}

// shortestRefs returns the first reference for each target that one leads to.
func shortestRefs(base string, refs []rfc3986.Reference) map[string]string {
	shortest := map[string]string{}
	b := rfc3986.Split(base)
	var buf []byte
	for _, r := range refs {
		buf = rfc3986.AppendResolve(buf[:0], b, r, rfc3986.Options{})
		if _, ok := shortest[string(buf)]; !ok {
			shortest[string(buf)] = r.String()
		}
	}
	return shortest
}

func checkShortest(t *testing.T, base rfc3986.Reference, shortest map[string]string, longest int) {
	for target, want := range shortest {
		got, err := relativize.Relativize(base, rfc3986.Split(target))
		if err != nil || len(got) != len(want) {
			t.Errorf("%q from %q: %q, %v, want the length of %q", target, base, got, err, want)
		}
	}
	for _, target := range everyText("b./:?#", 3, "a:", "a://b", "a:b/", "a:/.//") {
		got, err := relativize.Relativize(base, rfc3986.Split(target))
		want, reached := shortest[target]
		if reached && err != nil || !reached && err == nil && len(got) <= longest && rfc3986.Split(got).Valid() {
			t.Errorf("%q from %q: %q, %v, want %q", target, base, got, err, want)
		}
	}
	t.Logf("%d targets", len(shortest))
}
