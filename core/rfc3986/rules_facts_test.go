package rfc3986_test

import (
	"regexp"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

var (
	conditionLine  = regexp.MustCompile(`^if .* then$`)
	assignmentLine = regexp.MustCompile(`^T\.(\w+) += `)
	componentNames = regexp.MustCompile(`R\.(\w+)|append (scheme|authority|path|query|fragment) `)
)

// Each rule of §5.2.2 and §5.3 has a line of the pseudocode.
func TestRulesOfLines(t *testing.T) {
	seen := map[*syntax.Rule]bool{rfc3986.RuleGuard: true}
	for _, l := range append(rfc3986.TransformLines(), rfc3986.RecomposeLines()...) {
		seen[l.Rule] = true
	}
	for _, rule := range rfc3986.Rules() {
		line := rule.Section == "5.3" || rule.Section == "5.2.2"
		if line && !seen[rule] {
			t.Errorf("§%s %s has no line", rule.Section, rule.Key)
		}
	}
}

// What a rule says of its line agrees with the words of the line, and no other
// rule says anything of the kind.
func TestFactsOfLines(t *testing.T) {
	conditions, assignments := 0, 0
	for _, l := range append(rfc3986.TransformLines(), rfc3986.RecomposeLines()...) {
		r := l.Rule
		if r == nil {
			continue
		}
		if want := conditionLine.MatchString(r.Name); r.Condition != want {
			t.Errorf("%s: Condition is %v, its line is %q", r.Key, r.Condition, r.Name)
		}
		// The path that merge makes is not final: the next line takes it up.
		if want := assignmentLine.MatchString(r.Name) && r != rfc3986.RuleMergePath; r.Assigns != want {
			t.Errorf("%s: Assigns is %v, its line is %q", r.Key, r.Assigns, r.Name)
		}
		if want := componentOfLine(r.Name); r.Component != want {
			t.Errorf("%s: Component is %q, want %q by its line %q", r.Key, r.Component, want, r.Name)
		}
	}
	for _, r := range rfc3986.Rules() {
		conditions += count(r.Condition)
		assignments += count(r.Assigns)
	}
	for _, r := range rfc3986.DotRules() {
		if r.Component != "path" {
			t.Errorf("%s: Component is %q, want path", r.Key, r.Component)
		}
	}
	if conditions != 6+2 || assignments != 16 {
		t.Errorf("%d conditions and %d assignments, want 6 of §5.2.2 with 2 of §5.2.3, and 16", conditions, assignments)
	}
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// componentOfLine returns the component that a line of §5.2.2 or §5.3 names; "" where
// it names none, or, as parse(R) does, all of them.
func componentOfLine(line string) string {
	if m := assignmentLine.FindStringSubmatch(line); m != nil {
		return m[1]
	}
	found := componentNames.FindAllStringSubmatch(line, -1)
	if len(found) != 1 {
		return ""
	}
	return found[0][1] + found[0][2]
}
