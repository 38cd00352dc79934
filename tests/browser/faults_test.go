package browser

import (
	"strings"
	"testing"
)

// A fault is told with its place, its reason and its section, and is marked in
// the text.
func TestFaultsAreTold(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "a b^é")
	messages := strings.Join(p.texts(".check:nth-child(2) .fault"), "\n")
	for _, want := range []string{"character 2", "character 4", "“^”", "%5E", "U+00E9", "%C3%A9", "§3.3"} {
		if !strings.Contains(messages, want) {
			t.Errorf("no %s in:\n%s", want, messages)
		}
	}
	if marked := p.texts(".check:nth-child(2) mark"); strings.Join(marked, "|") != " |^é" {
		t.Errorf("marked: %q", marked)
	}
	if got := p.target(); got != "http://a/b/c/a b^é" {
		t.Errorf("target %q", got)
	}
}

// While a text is merely unfinished, the tone is another one.
func TestUnfinishedIsNoFault(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "//[::1")
	if tones := p.texts(".check.tone-open .verdict"); len(tones) != 1 || !strings.Contains(tones[0], "go on") {
		t.Errorf("%q", tones)
	}
	p.key("]")
	if p.texts(".check.tone-good .verdict")[1] == "" || p.target() != "http://[::1]" {
		t.Errorf("target %q", p.target())
	}
}

func TestBaseWithoutScheme(t *testing.T) {
	p := open(t, "/")
	p.write("base", "/a/b")
	if none := p.texts(".target .none"); !strings.Contains(none[0], "no scheme") || p.target() != "" {
		t.Errorf("%q, target %q", none, p.target())
	}
}

// One click mends a fault.
func TestFixIsOneClick(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "a b")
	p.click("[data-fix]")
	if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != "a%20b" {
		t.Errorf("the field holds %q", got)
	}
	if got := p.target(); got != "http://a/b/c/a%20b" {
		t.Errorf("target %q", got)
	}
	if faults := p.texts(".fault.tone-bad"); len(faults) > 0 {
		t.Errorf("faults are left: %q", faults)
	}
}
