package play

import (
	"slices"
	"strings"

	"uriplayground/core"
)

const (
	nextBytes = 20_000 // of a text that is derived at every keystroke
	openShown = 3      // of the open rules, innermost last
	nextShown = 8
)

// next says which rules of the grammar are open where a text stops or fails,
// and what may come next there.
func (v *view) next(a *core.Analysis) string {
	if a.Valid || len(a.Text) > nextBytes {
		return ""
	}
	d := core.Derive(a.Text, a.Dialect)
	open, list := v.open(&d)
	return v.words.Get("check.next", "open", open, "list", list)
}

// open is the rules that are open where a derivation ends, the innermost last,
// and what may come next in them.
func (v *view) open(d *core.Derivation) (names, list string) {
	var open, elements []string
	rules := d.OpenRules()
	for _, rule := range rules {
		open = append(open, rule.Name)
	}
	for _, e := range d.Expected() {
		if len(e.Path) >= len(rules)-openShown && !slices.Contains(elements, e.ABNF) {
			elements = append(elements, e.ABNF)
		}
	}
	if len(elements) > nextShown {
		elements = append(elements[:nextShown], "…")
	}
	return strings.Join(open[max(0, len(open)-openShown):], " › "), strings.Join(elements, "  ")
}
