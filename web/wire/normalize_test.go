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
	return asMap(Normalize(&n, func(f syntax.Fault, _ string) string { return f.Code.String() }, keys))
}

func TestNormalizeFields(t *testing.T) {
	got := normalize("X:/é/..//y%7e")
	want := map[string]any{
		"ok": false, "output": "x:/.//y~", "literal": "x://y~",
		"forms": []any{"X:/é/..//y%7e", "x:/é/..//y%7E", "x:/é/..//y~", "x:/.//y~", "x:/.//y~"},
		"steps": []any{
			change("n-scheme-case", "6.2.2.1", "the scheme and host are case-insensitive and therefore should be normalized to lowercase", 0, 0, 1, 0, 1),
			change("n-hex-case", "6.2.2.1", "should be normalized to use uppercase letters for the digits A-F", 0, 10, 13, 10, 13),
			change("n-decode", "6.2.2.2", "decoding any percent-encoded octet that corresponds to an unreserved character", 1, 10, 13, 10, 11),
			change("n-guard", "3.3", `If a URI does not contain an authority component, then the path cannot begin with two slash characters ("//").`, 2, 2, 2, 2, 4),
			change("n-dot-segments", "6.2.2.3", "applying the remove_dot_segments algorithm to the path", 2, 2, 11, 4, 8),
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

func change(rule, section, text string, form, start, end, newStart, newEnd int) map[string]any {
	c := cited(rule, section)
	c["text"], c["form"], c["start"], c["end"], c["newStart"], c["newEnd"] = text, form, start, end, newStart, newEnd
	return c
}

func TestChangesAreCapped(t *testing.T) {
	steps := normalize("x:" + strings.Repeat("%41", MaxRuns+5))["steps"].([]any)
	if last := steps[len(steps)-1].(map[string]any); len(steps) != MaxRuns+1 || last["omitted"] != 5 {
		t.Errorf("%d steps, the last one %v", len(steps), last)
	}
}

func TestNormalizeInAnotherDialect(t *testing.T) {
	n := core.Normalize("x:", core.RFC1738, core.LevelScheme)
	if got := asMap(Normalize(&n, func(f syntax.Fault, _ string) string { return "" }, nil)); got["output"] != nil || got["ok"] != false {
		t.Errorf("%v", got)
	}
}

func TestCompareFields(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want map[string]any
	}{
		{"X:", "x:", map[string]any{"equivalent": true, "level": "case", "normalA": "x:", "normalB": "x:", "sameURN": false, "difference": nil}},
		{"urn:a:b", "URN:A:b?+c", map[string]any{"equivalent": false, "level": nil, "normalA": "urn:a:b", "normalB": "urn:a:b?+c", "sameURN": true,
			"difference": map[string]any{"component": "query", "a": 7, "b": 8}}},
		{"x:é/a", "x:é/b", map[string]any{"equivalent": false, "level": nil, "normalA": "x:é/a", "normalB": "x:é/b", "sameURN": false,
			"difference": map[string]any{"component": "path", "a": 4, "b": 4}}},
	} {
		r := core.Compare(c.a, c.b, core.RFC3986)
		if got := asMap(Compare(&r)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}

func TestCompareLevel(t *testing.T) {
	c := core.CompareLevel("x:é%2Db?a", "x:é-b?c%")
	got := asMap(CompareLevel(&c, plain, keys))
	difference := got["difference"].(map[string]any)
	if got["equivalent"] != false || difference["component"] != "search" || difference["a"] != 6 || len(got["faults"].([]any)) != 3 {
		t.Errorf("%v", got)
	}
}
