package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// Every rule of the package occurs in a golden file: as a step of a trace, as
// the reason of a fault or as the name of a part.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 2, vectors.Goldens())
	for _, rule := range rfc3986.Rules() {
		if !seen["§"+rule.Section+" "+rule.Key] {
			t.Errorf("no golden line for §%s %s", rule.Section, rule.Key)
		}
	}
}

// A rule of §6.2.3 may be that of the definition of a scheme.
func TestRules(t *testing.T) {
	byDocument := map[uint16][]*syntax.Rule{}
	for _, rule := range rfc3986.Rules() {
		byDocument[rule.RFC] = append(byDocument[rule.RFC], rule)
	}
	if len(byDocument) != 2 || len(byDocument[8141]) != 1 {
		t.Errorf("rules of %d documents", len(byDocument))
	}
	for document, rules := range byDocument {
		dialecttest.Rules(t, int(document), rules)
	}
}
