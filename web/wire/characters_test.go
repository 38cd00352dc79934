package wire

import (
	"strings"
	"testing"

	"uriplayground/core"
)

func TestSafeIsCapped(t *testing.T) {
	text := strings.Repeat("é ", MaxRuns)
	result, choices := core.Safe(text, 0)
	answer := asMap(Safe(text, result, choices, keys))
	list := answer["characters"].([]any)
	last := list[MaxRuns].(map[string]any)
	if len(list) != MaxRuns+1 || last["omitted"] != MaxRuns || last["start"] != MaxRuns || last["end"] != 2*MaxRuns {
		t.Errorf("%d entries, the last is %v", len(list), last)
	}
}

// Every row of the table is there, in its order, with the words for it.
func TestCharacters(t *testing.T) {
	list := asMaps(Characters(core.TableCharacters(), keys, func(key string) bool { return key == "char.plus.remark" })).([]any)
	for i, entry := range list {
		c := entry.(map[string]any)
		if c["row"] != i+1 || c["name"] != "char."+c["key"].(string) || (c["remark"] != nil) != (c["key"] == "plus") {
			t.Errorf("%v", c)
		}
	}
	if c := asMaps(Characters(core.PrintableCharacters()[1+'a'-'!':][:1], keys, func(string) bool { return false })[0]).(map[string]any); c["character"] != "a" || c["row"] != nil || c["advice"] != nil {
		t.Errorf("%v", c)
	}
}
