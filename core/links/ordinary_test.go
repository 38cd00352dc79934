package links

import (
	_ "embed"
	"strings"
	"testing"
)

// ordinary is links of documentation; its head names the sources.
//
//go:embed testdata/ordinary.txt
var ordinary string

// ordinaryLinks returns the links in it.
func ordinaryLinks() (refs []string) {
	_, list, _ := strings.Cut(ordinary, "\n\n")
	for line := range strings.Lines(list) {
		if line = strings.TrimSuffix(line, "\n"); !strings.HasPrefix(line, "## ") {
			refs = append(refs, line)
		}
	}
	return refs
}

// Ordinary links raise no alarm: of thousands that documentation has, none is a danger.
func TestOrdinaryLinksAreSilent(t *testing.T) {
	refs := ordinaryLinks()
	seen := map[string]bool{}
	for _, ref := range refs {
		seen[ref] = true
	}
	if len(refs) < 5000 || len(seen) < len(refs) {
		t.Fatalf("%d links, %d of them different", len(refs), len(seen))
	}
	r := reportOf("https://docs.example/std/index.html", refs...)
	for i := range r.Len() {
		if r.At(i).Worst < Danger {
			continue
		}
		for _, f := range r.Details(i).Findings {
			if f.Gravity == Danger {
				t.Errorf("%q raises %s", refs[i], f.Code)
			}
		}
	}
}
