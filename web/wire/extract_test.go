package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

func extract(text string) []any {
	return asMaps(Extract(core.Extract(text, core.RFC3986), plain)).([]any)
}

func TestExtract(t *testing.T) {
	for _, c := range vectors.Extract() {
		uris := []string{}
		for _, v := range extract(c.Text) {
			uris = append(uris, v.(map[string]any)["uri"].(string))
		}
		if !reflect.DeepEqual(uris, c.URIs) {
			t.Errorf("%q: %q, want %q", c.Text, uris, c.URIs)
		}
	}
}

func TestExtractFields(t *testing.T) {
	want := []any{
		map[string]any{
			"uri": "http://a/b-c", "valid": true, "start": 7, "end": 22, "outerStart": 2, "outerEnd": 23,
			"delimiter": "angle-brackets", "prefix": "Url:", "punctuation": nil, "gaps": 1, "unhyphened": "http://a/bc", "continued": nil,
			"faults": []any{map[string]any{
				"code": "hyphen-at-line-break", "rule": "c-hyphen", "section": "C", "level": "warning",
				"start": 17, "end": 18, "message": "hyphen-at-line-break: -",
			}},
		},
		map[string]any{
			"uri": "http://é^", "valid": false, "start": 24, "end": 33, "outerStart": 23, "outerEnd": 34,
			"delimiter": "double-quotes", "prefix": nil, "punctuation": nil, "gaps": 0, "unhyphened": nil, "continued": nil, "faults": []any{},
		},
		map[string]any{
			"uri": "mailto:a@b", "valid": true, "start": 35, "end": 45, "outerStart": 35, "outerEnd": 45,
			"delimiter": "whitespace", "prefix": nil, "punctuation": "!", "gaps": 0, "unhyphened": nil, "continued": nil, "faults": []any{},
		},
		map[string]any{
			"uri": "http://b", "valid": true, "start": 47, "end": 55, "outerStart": 47, "outerEnd": 55,
			"delimiter": "whitespace", "prefix": nil, "punctuation": nil, "gaps": 0, "unhyphened": nil, "continued": "http://bé.example",
			"faults": []any{map[string]any{
				"code": "cut-short", "rule": "c-cut-short", "section": "C", "level": "warning",
				"start": 55, "end": 56, "message": "cut-short: é",
			}},
		},
	}
	got := extract("😀<Url:http://a/b-\r\n\tc>\"http://é^\" mailto:a@b! http://bé.example.")
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("entry %d differs:\ngot  %v\nwant %v", i, got, want)
		}
	}
}

func TestExtractIsCapped(t *testing.T) {
	list := extract(strings.Repeat("é <http://a> ", MaxRuns+3))
	last := list[len(list)-1].(map[string]any)
	if len(list) != MaxRuns+1 || last["delimiter"] != "omitted" || last["omitted"] != 3 {
		t.Fatalf("%d entries end with %v", len(list), last)
	}
	first := (MaxRuns) * 13
	if last["start"] != first+3 || last["outerStart"] != first+2 || last["end"] != first+2*13+11 || last["outerEnd"] != first+2*13+12 {
		t.Errorf("the last entry is %v", last)
	}
}

// Each entry may have faults; their total is limited.
func TestFaultsOfExtractAreCapped(t *testing.T) {
	count, more := 0, 0
	for _, v := range extract(strings.Repeat("<http://a-\nb-\nc>", MaxFaults)) {
		for _, f := range v.(map[string]any)["faults"].([]any) {
			if f.(map[string]any)["code"] == "more-faults" {
				more++
			} else {
				count++
			}
		}
	}
	if count != MaxFaults || more != MaxFaults/2 {
		t.Errorf("%d faults and %d for the rest", count, more)
	}
}
