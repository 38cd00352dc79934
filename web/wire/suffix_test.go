package wire

import (
	"reflect"
	"testing"

	"uriplayground/core"
)

func suffix(text string) map[string]any {
	s, found, faults := core.SuffixReference(text, core.RFC3986)
	return Suffix(text, &s, found, faults, plain, keys)
}

func TestSuffix(t *testing.T) {
	want := map[string]any{
		"found": true, "uri": "http://localhost:80/é", "host": "localhost", "start": 0, "end": 9, "readAs": "URI",
		"rule": "suffix-authority", "section": "4.5", "reason": "rule.suffix-authority",
		"faults": []any{map[string]any{
			"code": "suffix-reference", "rule": "suffix-authority", "section": "4.5", "level": "info",
			"start": 0, "end": 9, "message": "suffix-reference: localhost",
		}},
	}
	if got := suffix("localhost:80/é"); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestNoSuffix(t *testing.T) {
	got := suffix("a/b")
	if len(got) != len(suffix("www.a.b")) {
		t.Errorf("the names are others: %v", got)
	}
	for name, value := range got {
		if name != "found" && name != "faults" && value != nil {
			t.Errorf("%s is %v", name, value)
		}
	}
}
