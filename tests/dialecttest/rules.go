package dialecttest

import (
	"strings"
	"testing"

	"uriplayground/core/syntax"
)

// Rules checks that the rules of a document differ in their keys and are
// complete.
func Rules(t *testing.T, rfc int, rules []*syntax.Rule) {
	t.Helper()
	seen := make(map[string]bool)
	for _, rule := range rules {
		if int(rule.RFC) != rfc || rule.Section == "" || rule.Name == "" || rule.Key == "" {
			t.Errorf("incomplete rule %+v", *rule)
		}
		if strings.ContainsAny(rule.Key, " \t\n") {
			t.Errorf("key %q holds white space", rule.Key)
		}
		if seen[rule.Key] {
			t.Errorf("two rules have the key %s", rule.Key)
		}
		seen[rule.Key] = true
	}
}
