package browser

import (
	"strings"
	"testing"
)

// A fault is reported with its place, its reason and its section, and is marked
// in the text.
func TestFaultsAreTold(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "a b^é")
	messages := strings.Join(p.texts("[data-field=ref] .fault"), "\n")
	for _, want := range []string{"character 2", "character 4", "“^”", "%5E", "U+00E9", "%C3%A9", "§3.3"} {
		if !strings.Contains(messages, want) {
			t.Errorf("no %s in:\n%s", want, messages)
		}
	}
	if marked := p.texts("[data-field=ref] mark"); strings.Join(marked, "|") != " |^é" {
		t.Errorf("marked: %q", marked)
	}
	p.wantTarget("http://a/b/c/a b^é")
}

// A text that is merely unfinished is not shown as an error.
func TestUnfinishedIsNoFault(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "//[::1")
	if tones := p.texts(".check.tone-open .verdict"); len(tones) != 1 || !strings.Contains(tones[0], "incomplete so far") {
		t.Errorf("%q", tones)
	}
	p.key("]")
	p.wantTarget("http://[::1]")
	if verdicts := p.texts(".check.tone-good .verdict"); len(verdicts) != 2 || verdicts[1] == "" {
		t.Errorf("verdicts %q", verdicts)
	}
}

func TestBaseWithoutScheme(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("base", "/a/b")
	p.wantContains(".target .none", "no scheme")
	p.wantTarget("")
}

// One click fixes a fault.
func TestFixIsOneClick(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "a b")
	p.click("[data-fix]")
	if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != "a%20b" {
		t.Errorf("the field holds %q", got)
	}
	p.wantTarget("http://a/b/c/a%20b")
	if faults := p.texts(".fault.tone-bad"); len(faults) > 0 {
		t.Errorf("faults are left: %q", faults)
	}
}
