package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

func normalize(text string) map[string]any {
	n := core.Normalize(text, core.RFC3986, core.LevelScheme)
	return Normalize(&n, func(f syntax.Fault, _ string) string { return f.Code.String() }, func(key string) string { return key })
}

func TestNormalizeFields(t *testing.T) {
	got := normalize("X:/é/..//y%7e")
	want := map[string]any{
		"ok": false, "output": "x:/.//y~", "literal": "x://y~",
		"forms": []any{"X:/é/..//y%7e", "x:/é/..//y%7E", "x:/é/..//y~", "x:/.//y~", "x:/.//y~"},
		"steps": []any{
			map[string]any{"rule": "n-scheme-case", "section": "6.2.2.1", "reason": "rule.n-scheme-case", "form": 0, "start": 0, "end": 1, "newStart": 0, "newEnd": 1},
			map[string]any{"rule": "n-hex-case", "section": "6.2.2.1", "reason": "rule.n-hex-case", "form": 0, "start": 10, "end": 13, "newStart": 10, "newEnd": 13},
			map[string]any{"rule": "n-decode", "section": "6.2.2.2", "reason": "rule.n-decode", "form": 1, "start": 10, "end": 13, "newStart": 10, "newEnd": 11},
			map[string]any{"rule": "n-guard", "section": "3.3", "reason": "rule.n-guard", "form": 2, "start": 2, "end": 2, "newStart": 2, "newEnd": 4},
			map[string]any{"rule": "n-dot-segments", "section": "6.2.2.3", "reason": "rule.n-dot-segments", "form": 2, "start": 2, "end": 11, "newStart": 4, "newEnd": 8},
		},
		"faults": []any{
			map[string]any{"code": "non-ascii", "rule": "path-absolute", "section": "3.3", "level": "error", "start": 3, "end": 4, "message": "non-ascii", "in": "text"},
			map[string]any{"code": "authority-invented", "rule": "n-guard", "section": "3.3", "level": "warning", "start": 2, "end": 4, "message": "authority-invented", "in": "output"},
		},
	}
	for key := range want {
		if !reflect.DeepEqual(got[key], want[key]) {
			t.Errorf("%s:\ngot  %v\nwant %v", key, got[key], want[key])
		}
	}
}

func TestChangesAreCapped(t *testing.T) {
	steps := normalize("x:" + strings.Repeat("%41", MaxRuns+5))["steps"].([]any)
	if last := steps[len(steps)-1].(map[string]any); len(steps) != MaxRuns+1 || last["omitted"] != 5 {
		t.Errorf("%d steps, the last one %v", len(steps), last)
	}
}

func TestNormalizeInAnotherDialect(t *testing.T) {
	n := core.Normalize("x:", core.RFC1738, core.LevelScheme)
	if got := Normalize(&n, func(f syntax.Fault, _ string) string { return "" }, nil); got["output"] != nil || got["ok"] != false {
		t.Errorf("%v", got)
	}
}

func TestCompareFields(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want map[string]any
	}{
		{"X:", "x:", map[string]any{"equivalent": true, "level": "case", "normalA": "x:", "normalB": "x:", "difference": nil}},
		{"x:é/a", "x:é/b", map[string]any{"equivalent": false, "level": nil, "normalA": "x:é/a", "normalB": "x:é/b",
			"difference": map[string]any{"component": "path", "a": 4, "b": 4}}},
	} {
		r := core.Compare(c.a, c.b, core.RFC3986)
		if got := Compare(&r); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}
