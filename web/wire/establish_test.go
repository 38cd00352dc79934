package wire

import (
	"reflect"
	"testing"

	"uriplayground/core"
)

// establish takes the layers from the innermost on; "-" is none.
func establish(texts ...string) map[string]any {
	var sources [core.LayerCount]core.Source
	for i, text := range texts {
		if text != "-" {
			sources[i] = core.Source{Text: text, Given: true}
		}
	}
	e := core.EstablishBase(sources, core.RFC3986)
	return asMap(EstablishBase(&e, plain, keys))
}

func TestEstablishBase(t *testing.T) {
	got := establish("../é#f", "-", "http://a/b/c", "d")
	want := []any{
		map[string]any{
			"layer": "embedded", "rule": "base-embedded", "section": "5.1.1", "given": "../é#f", "base": "http://a/é",
			"outcome": "used", "reason": "rule.layer-used", "against": "retrieval",
			"done": []any{cited("base-absolute-form", "5.1"), cited("base-stripped", "5.1")},
		},
		map[string]any{
			"layer": "encapsulating", "rule": "base-encapsulating", "section": "5.1.2", "given": nil, "base": nil,
			"outcome": "absent", "reason": "rule.layer-absent", "against": nil, "done": []any{},
		},
		map[string]any{
			"layer": "retrieval", "rule": "base-retrieval", "section": "5.1.3", "given": "http://a/b/c", "base": "http://a/b/c",
			"outcome": "behind", "reason": "rule.layer-behind", "against": nil, "done": []any{},
		},
		map[string]any{
			"layer": "fallback", "rule": "base-default", "section": "5.1.4", "given": "d", "base": nil,
			"outcome": "lost", "reason": "rule.layer-lost", "against": nil, "done": []any{},
		},
	}
	if !reflect.DeepEqual(got["ladder"], want) {
		t.Errorf("got  %v\nwant %v", got["ladder"], want)
	}
	if got["base"] != "http://a/é" || got["layer"] != "embedded" {
		t.Errorf("base %v of %v", got["base"], got["layer"])
	}
}

func cited(rule, section string) map[string]any {
	return map[string]any{"rule": rule, "section": section, "reason": "rule." + rule}
}

// Faults name the layer they are in; nil is none.
func TestLayerFaults(t *testing.T) {
	for _, c := range []struct {
		texts []string
		want  []place
	}{
		{nil, []place{{"no-base", nil, 0, 0}}},
		{[]string{"é", "-", "😀^"}, []place{
			{"non-ascii", "embedded", 0, 1}, {"non-ascii", "retrieval", 0, 2}, {"character", "retrieval", 2, 3},
			{"base-relative", "embedded", 0, 1}, {"base-relative", "retrieval", 0, 3}, {"no-base", nil, 0, 0},
		}},
		{[]string{"-", "s:😀#f", "-", "x"}, []place{
			{"non-ascii", "encapsulating", 2, 4}, {"base-fragment", "encapsulating", 4, 6}, {"base-relative", "fallback", 0, 1},
		}},
	} {
		if got := placesOf(establish(c.texts...)["faults"].([]any)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q: %v, want %v", c.texts, got, c.want)
		}
	}
}
