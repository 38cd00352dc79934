package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
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

func TestRules(t *testing.T) { dialecttest.Rules(t, 3986, rfc3986.Rules()) }
