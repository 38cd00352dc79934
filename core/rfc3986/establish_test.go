package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// given makes the sources of the layers, the innermost first; "-" is none.
func given(texts ...string) (sources [rfc3986.LayerCount]rfc3986.Source) {
	for i, text := range texts {
		if text != "-" {
			sources[i] = rfc3986.Source{Text: text, Given: true}
		}
	}
	return sources
}

// RFC 3986 §5.1: the innermost layer wins, the next ones outside make it
// absolute, and the fragment goes.
func TestEstablishBase(t *testing.T) {
	for _, row := range []struct {
		sources [rfc3986.LayerCount]rfc3986.Source
		base    string
		layer   int
		against int
	}{
		{given("http://e/", "http://c/", "http://r/", "http://d/"), "http://e/", rfc3986.LayerEmbedded, -1},
		{given("-", "http://c/", "http://r/", "http://d/"), "http://c/", rfc3986.LayerEncapsulating, -1},
		{given("-", "-", "http://r/", "http://d/"), "http://r/", rfc3986.LayerRetrieval, -1},
		{given("-", "-", "-", "http://d/"), "http://d/", rfc3986.LayerDefault, -1},
		{given(), "", -1, -1},
		{given("http://e/p?q#f"), "http://e/p?q", rfc3986.LayerEmbedded, -1},
		{given("http://e/a/../b#"), "http://e/a/../b", rfc3986.LayerEmbedded, -1},
		{given("../x#f", "-", "http://r/a/b/c?q"), "http://r/a/x", rfc3986.LayerEmbedded, rfc3986.LayerRetrieval},
		{given("//e/x", "-", "http://r/a/b"), "http://e/x", rfc3986.LayerEmbedded, rfc3986.LayerRetrieval},
		{given("", "-", "http://r/a/b?q#f"), "http://r/a/b?q", rfc3986.LayerEmbedded, rfc3986.LayerRetrieval},
		{given("#f", "http://c/x"), "http://c/x", rfc3986.LayerEmbedded, rfc3986.LayerEncapsulating},
		{given("e/", "c/", "http://r/x/"), "http://r/x/c/e/", rfc3986.LayerEmbedded, rfc3986.LayerEncapsulating},
		{given("e/", "-", "r/", "http://d/"), "http://d/r/e/", rfc3986.LayerEmbedded, rfc3986.LayerRetrieval},
		{given("-", "http://c/x", "r/", "-"), "http://c/x", rfc3986.LayerEncapsulating, -1},
		{given("e/", "c/", "//r", ""), "", -1, -1},
		{given("mailto:a@b"), "mailto:a@b", rfc3986.LayerEmbedded, -1},
		{given("x", "mailto:a@b"), "mailto:x", rfc3986.LayerEmbedded, rfc3986.LayerEncapsulating},
		{given(".//x", "f:/a"), "f:/.//x", rfc3986.LayerEmbedded, rfc3986.LayerEncapsulating},
	} {
		layers := rfc3986.EstablishBase(row.sources)
		base, layer := layers.Base()
		if base != row.base || layer != row.layer {
			t.Errorf("%v: base %q from layer %d, want %q from %d", row.sources, base, layer, row.base, row.layer)
		}
		if layer >= 0 && layers[layer].Against != row.against {
			t.Errorf("%v: resolved against layer %d, want %d", row.sources, layers[layer].Against, row.against)
		}
		checkLayers(t, layers)
	}
}

// checkLayers: each layer is used, after the one that is used, absent or lost.
func checkLayers(t *testing.T, layers rfc3986.Layers) {
	t.Helper()
	_, used := layers.Base()
	for i, l := range layers {
		want := rfc3986.RuleLayerBehind
		switch {
		case !l.Given:
			want = rfc3986.RuleLayerAbsent
		case !l.Usable:
			want = rfc3986.RuleLayerLost
		case i == used:
			want = rfc3986.RuleLayerUsed
		}
		if l.Outcome != want {
			t.Errorf("%+v: outcome %s, want %s", l, l.Outcome.Key, want.Key)
		}
		if r := rfc3986.Split(l.Base); l.Usable && (hasFragment(r) || r.Kind() != rfc3986.RuleURI) {
			t.Errorf("%+v: the base is not an absolute URI", l)
		}
		if i < used && l.Usable {
			t.Errorf("%+v: is usable and further in than layer %d", l, used)
		}
	}
}

func hasFragment(r rfc3986.Reference) bool {
	_, ok := r.Fragment()
	return ok
}

// The fragment that was stripped, and what else was done.
func TestLayerDone(t *testing.T) {
	layers := rfc3986.EstablishBase(given("x#f", "http://c/#", "r#f", "-"))
	for i, want := range [][]*syntax.Rule{
		{rfc3986.RuleAbsoluteForm, rfc3986.RuleStripped}, {rfc3986.RuleStripped}, nil, nil,
	} {
		got := layers[i].Done()
		for k := range max(len(got), len(want)) {
			if k >= len(got) || k >= len(want) || got[k] != want[k] {
				t.Errorf("layer %d: %v was done, want %v", i, got, want)
			}
		}
	}
	if got := layers[0].Fragment.In("x#f"); got != "#f" {
		t.Errorf("stripped %q", got)
	}
}
