package wire

import (
	"strings"
	"testing"

	"uriplayground/core"
)

func partial(base, ref string) map[string]any {
	r := core.Resolve(base, ref, core.RFC1630, core.Options{})
	return Resolve(&r, plain, keys)
}

// Each step has its sentence, its reason, and the result as it stands then.
func TestPartialSteps(t *testing.T) {
	steps := partial("x:/é/b", "../g/.")["steps"].([]any)
	var results []string
	for _, s := range steps {
		step := s.(map[string]any)
		if step["reason"] != "rule."+step["rule"].(string) || step["section"] != "p. 10" {
			t.Errorf("step %v", step)
		}
		results = append(results, step["result"].(string))
	}
	const want = "|||x:/é/|x:/é/../g/.|x:/g/.|x:/g|x:/g"
	if got := strings.Join(results, "|"); got != want {
		t.Errorf("results %s, want %s", got, want)
	}
}

// A partial form without a target still shows how far the rule was followed.
func TestPartialWithoutTarget(t *testing.T) {
	answer := partial("file:///a", "//g")
	if answer["target"] != nil || answer["literalTarget"] != nil || answer["components"] != nil || len(answer["steps"].([]any)) != 4 {
		t.Errorf("%v", answer)
	}
}

// Steps and results have caps.
func TestPartialStepsAreCapped(t *testing.T) {
	steps := partial("x:/", strings.Repeat("./", MaxRuns+5))["steps"].([]any)
	last := steps[len(steps)-1].(map[string]any)
	if len(steps) != MaxRuns+1 || last["rule"] != "omitted" || last["omitted"] != 11 {
		t.Errorf("%d steps, the last is %v", len(steps), last)
	}
	if steps[MaxRuns-1].(map[string]any)["result"] != nil {
		t.Error("the results are not capped")
	}
}

func TestSafeIsCapped(t *testing.T) {
	text := strings.Repeat("é ", MaxRuns)
	result, choices := core.Safe(text, 0)
	answer := Safe(text, result, choices, keys)
	list := answer["characters"].([]any)
	last := list[MaxRuns].(map[string]any)
	if len(list) != MaxRuns+1 || last["omitted"] != MaxRuns || last["start"] != MaxRuns || last["end"] != 2*MaxRuns {
		t.Errorf("%d entries, the last is %v", len(list), last)
	}
}

// Every row of the table is there, in its order, with the words for it.
func TestCharacters(t *testing.T) {
	list := Characters(core.TableCharacters(), keys, func(key string) bool { return key == "char.plus.remark" })
	for i, entry := range list {
		c := entry.(map[string]any)
		if c["row"] != i+1 || c["name"] != "char."+c["key"].(string) || (c["remark"] != nil) != (c["key"] == "plus") {
			t.Errorf("%v", c)
		}
	}
	if c := Characters(core.PrintableCharacters()[1+'a'-'!':][:1], keys, func(string) bool { return false })[0].(map[string]any); c["character"] != "a" || c["row"] != nil || c["advice"] != nil {
		t.Errorf("%v", c)
	}
}

func TestCompareLevel(t *testing.T) {
	c := core.CompareLevel("x:é%2Db?a", "x:é-b?c%")
	got := CompareLevel(&c, plain, keys)
	difference := got["difference"].(map[string]any)
	if got["equivalent"] != false || difference["component"] != "search" || difference["a"] != 6 || len(got["faults"].([]any)) != 3 {
		t.Errorf("%v", got)
	}
}
