package wire

import (
	"reflect"
	"testing"

	"uriplayground/core"
)

// keys returns a Words that returns its keys.
func keys(key string) string { return key }

func relativize(base, target string) map[string]any {
	r := core.Relativize(base, target, core.RFC3986)
	return asMap(Relativize(&r, plain, keys))
}

func TestRelativize(t *testing.T) {
	got := relativize("http://a/b/c", "http://a/b/?q")
	candidates := got["candidates"].([]any)
	first := map[string]any{
		"kind": "relative-path", "ref": ".?q", "works": true, "rule": "rel-dot", "section": "3.3", "reason": "rule.rel-dot",
	}
	if !reflect.DeepEqual(candidates[0], first) {
		t.Errorf("the first candidate is %v, want %v", candidates[0], first)
	}
	if got["ok"] != true || got["ref"] != ".?q" || len(got["faults"].([]any)) != 0 {
		t.Errorf("got %v", got)
	}
	works := true
	for _, c := range candidates {
		now := c.(map[string]any)["works"].(bool)
		if now && !works {
			t.Errorf("%v comes after others that do not work", c)
		}
		works = now
	}
}

func TestRelativizeFaults(t *testing.T) {
	for _, c := range []struct {
		base, target string
		ref          any
		want         []place
	}{
		{"b", "s:", nil, []place{{"base-without-scheme", "base", 0, 1}}},
		{"s:é#f", "😀^", nil, []place{
			{"non-ascii", "base", 2, 3}, {"non-ascii", "target", 0, 2}, {"character", "target", 2, 3},
			{"target-without-scheme", "target", 0, 3}, {"base-fragment", "base", 3, 5},
		}},
		{"s:/😀", "s:/😀/../", nil, []place{
			{"non-ascii", "base", 3, 5}, {"non-ascii", "target", 3, 5}, {"target-unreachable", "target", 6, 8},
		}},
		{"s:/a#", "s:/b", "b", []place{{"base-fragment", "base", 4, 5}}},
	} {
		got := relativize(c.base, c.target)
		if places := placesOf(got["faults"].([]any)); !reflect.DeepEqual(places, c.want) || got["ref"] != c.ref {
			t.Errorf("%q from %q: %v %v, want %v %v", c.target, c.base, got["ref"], places, c.ref, c.want)
		}
	}
}

// place is where a fault is.
type place struct {
	code       string
	in         any
	start, end int
}

func placesOf(faults []any) []place {
	var places []place
	for _, v := range faults {
		f := v.(map[string]any)
		places = append(places, place{f["code"].(string), f["in"], f["start"].(int), f["end"].(int)})
	}
	return places
}

func suffix(text string) map[string]any {
	s, found, faults := core.SuffixReference(text, core.RFC3986)
	return asMap(Suffix(text, &s, found, faults, plain, keys))
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
		t.Errorf("the names differ: %v", got)
	}
	for name, value := range got {
		if name != "found" && name != "faults" && value != nil {
			t.Errorf("%s is %v", name, value)
		}
	}
}
