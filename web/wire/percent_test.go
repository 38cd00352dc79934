package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

func encoded(data, name string) map[string]any {
	for _, part := range core.EncodeParts() {
		if part.Name == name {
			output, _ := core.Encode(data, name)
			return asMap(EncodeComponent(data, output, part, plain))
		}
	}
	return nil
}

func TestEncodeComponent(t *testing.T) {
	want := map[string]any{"ok": true, "output": "a%20/%ED%9F%BF", "faults": []any{}}
	if got := encoded("a /\uD7FF", "path"); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	want = map[string]any{"ok": false, "output": "%F0%9F%98%80%ED%A0%80", "faults": []any{map[string]any{
		"code": "lone-surrogate", "rule": "query", "section": "3.4", "level": "error", "start": 2, "end": 3,
		"message": "lone-surrogate: \xED\xA0\x80",
	}}}
	if got := encoded("😀\xED\xA0\x80", "query"); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestLoneSurrogatesAreCapped(t *testing.T) {
	faults := encoded(strings.Repeat("é\xED\xBF\xBF", MaxFaults+3), "host")["faults"].([]any)
	last := faults[len(faults)-1].(map[string]any)
	if len(faults) != MaxFaults+1 || last["code"] != "more-faults" || last["start"] != 2*MaxFaults+1 || last["end"] != 2*MaxFaults+6 {
		t.Errorf("%d faults end with %v", len(faults), last)
	}
}

func decode(text string) map[string]any {
	d := core.Decode(text)
	return asMap(Decode(text, &d, keys))
}

func TestDecode(t *testing.T) {
	got := decode("😀%C3%A9\xED\xA0\x80%2F")
	want := map[string]any{"output": "😀é\uFFFD%2F", "runs": []any{
		decodedRun("as-is", 0, 2, 0, 2), decodedRun("decoded", 2, 3, 2, 8),
		decodedRun("replaced-invalid-utf-8", 3, 4, 8, 9), decodedRun("kept-reserved", 4, 7, 9, 12),
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func decodedRun(how string, start, end, sourceStart, sourceEnd int) map[string]any {
	return map[string]any{
		"how": how, "reason": "decoding." + how,
		"start": start, "end": end, "sourceStart": sourceStart, "sourceEnd": sourceEnd,
	}
}

func TestDecodeIsCapped(t *testing.T) {
	runs := decode(strings.Repeat("é%C3%A9", MaxRuns))["runs"].([]any)
	want := map[string]any{
		"how": "omitted", "reason": nil, "omitted": MaxRuns,
		"start": MaxRuns, "end": 2 * MaxRuns, "sourceStart": MaxRuns / 2 * 7, "sourceEnd": MaxRuns * 7,
	}
	if last := runs[len(runs)-1]; len(runs) != MaxRuns+1 || !reflect.DeepEqual(last, want) {
		t.Errorf("%d runs end with %v, want %v", len(runs), last, want)
	}
}

func TestDoubleEncoded(t *testing.T) {
	double := func(text string) []any { return asMaps(DoubleEncoded(text, core.DoubleEncoded(text))).([]any) }
	if got, want := double("é%2541😀%25"), []any{span(1, 6)}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	list := double(strings.Repeat("é%2541", MaxRuns+2))
	want := span(MaxRuns*6+1, MaxRuns*6+12)
	want["omitted"] = 2
	if last := list[len(list)-1]; len(list) != MaxRuns+1 || !reflect.DeepEqual(last, want) {
		t.Errorf("%d places end with %v, want %v", len(list), last, want)
	}
}

func span(start, end int) map[string]any {
	u := newUnits(strings.Repeat("a", end))
	return asMap(u.span(syntax.Span{Start: uint32(start), End: uint32(end)}))
}
