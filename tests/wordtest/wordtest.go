// Package wordtest holds what the tests of visible words share: whether a key is shown in place of its
// word.
package wordtest

import (
	"strings"
	"testing"
)

// Wordless fails if a key is shown in place of its word.
func Wordless(t *testing.T, text string) {
	t.Helper()
	for _, word := range strings.Fields(text) {
		for _, group := range []string{"rule.", "part.", "ladder.", "compare.", "extract.", "links.", "kind.", "fault.", "verdict.", "dialect.", "dialects.", "differences.", "named.", "client.", "remarks.", "partial.", "character.", "chartable.", "safe.", "advice.", "status.", "action.", "char.", "rfc.", "hint.", "wrong.", "right.", "needs.", "ask.", "answer.", "course.", "solution.", "given.", "lecture.", "challenge.", "progress.", "print.", "exercise.", "why.", "say.", "state."} {
			if strings.HasPrefix(word, group) && word != group {
				t.Errorf("no word for %q", word)
			}
		}
	}
}
