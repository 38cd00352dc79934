package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
)

func derive(text string) map[string]any {
	d := core.Derive(text, core.RFC3986)
	return asMap(Derive(&d))
}

func TestDerive(t *testing.T) {
	got := derive("?é")
	want := []any{
		derived("URI-reference", 0, 1, 0, nil),
		derived("relative-ref", 0, 1, 1, 0),
		derived("relative-part", 0, 0, 2, 1),
		derived("path-empty", 0, 0, 3, 2),
		derived(nil, 0, 1, 2, 1),
		derived("query", 1, 1, 2, 1),
	}
	if !reflect.DeepEqual(got["nodes"], want) {
		t.Errorf("got  %v\nwant %v", got["nodes"], want)
	}
	if got["valid"] != false || got["incomplete"] != false || got["firstBad"] != 1 || got["end"] != 1 || got["omitted"] != 0 {
		t.Errorf("got %v", got)
	}
	if path := []any{"URI-reference", "relative-ref", "query"}; !reflect.DeepEqual(got["path"], path) {
		t.Errorf("the path is %v, want %v", got["path"], path)
	}
	first := map[string]any{
		"path": []any{"URI-reference", "relative-ref", "query"}, "abnf": "pchar", "rule": "pchar",
		"characters": "!$%&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~",
	}
	if e := got["expected"].([]any); !reflect.DeepEqual(e[0], first) {
		t.Errorf("expected is %v, want %v", e[0], first)
	}
}

func derived(rule any, start, end, depth int, parent any) map[string]any {
	return map[string]any{"rule": rule, "start": start, "end": end, "depth": depth, "parent": parent, "open": false}
}

// An incomplete text has open nodes, a valid one has none.
func TestDeriveIncomplete(t *testing.T) {
	for text, open := range map[string]bool{"//[": true, "//[::]": false, "a:%4": true, "": false} {
		got := derive(text)
		if root := got["nodes"].([]any)[0].(map[string]any); root["open"] != open || got["incomplete"] != open || got["valid"] == open || got["firstBad"] != nil {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// Each rule that an answer names is explained in it.
func TestDeriveRules(t *testing.T) {
	got := derive("//[::1]/%41")
	rules := got["rules"].(map[string]any)
	if want := (map[string]any{"section": "3.2.2", "abnf": "h16           = 1*4HEXDIG"}); !reflect.DeepEqual(rules["h16"], want) {
		t.Errorf("h16 is %v, want %v", rules["h16"], want)
	}
	explained := func(v any) {
		if name, ok := v.(string); ok && rules[name] == nil {
			t.Errorf("%s is not explained", name)
		}
	}
	for _, n := range got["nodes"].([]any) {
		explained(n.(map[string]any)["rule"])
	}
	for _, e := range got["expected"].([]any) {
		explained(e.(map[string]any)["rule"])
		for _, name := range e.(map[string]any)["path"].([]any) {
			explained(name)
		}
	}
}

func TestDeriveIsCapped(t *testing.T) {
	d := core.Derive(strings.Repeat("/a", MaxNodes), core.RFC3986)
	got := asMap(Derive(&d))
	if n := len(got["nodes"].([]any)); n != MaxNodes || got["omitted"] != d.Len()-MaxNodes {
		t.Errorf("%d nodes, %v omitted of %d", n, got["omitted"], d.Len())
	}
}

// A text longer than the derivation can be is answered by that, and by whether it
// is valid.
func TestDeriveTooLong(t *testing.T) {
	got := derive(strings.Repeat("a", core.MaxDerivation+1))
	if got["tooLong"] != true || got["valid"] != true || len(got["nodes"].([]any)) != 0 || len(got["expected"].([]any)) != 0 {
		t.Errorf("too long: %v, valid: %v, %d nodes", got["tooLong"], got["valid"], len(got["nodes"].([]any)))
	}
	if got := derive("a"); got["tooLong"] != false {
		t.Errorf("a is too long: %v", got["tooLong"])
	}
}
