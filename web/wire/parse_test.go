package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// plain is a Message that shows what it was given.
func plain(f syntax.Fault, text string) string { return f.Code.String() + ": " + f.Span.In(text) }

func parse(text string) map[string]any {
	a := core.Parse(text, core.RFC3986)
	return Parse(&a, plain, keys)
}

func TestParse(t *testing.T) {
	want := map[string]any{
		"valid": true, "incomplete": false, "firstBad": nil, "dialect": "rfc3986",
		"kind": "URI", "hostKind": "reg-name", "pathKind": "path-abempty",
		"scheme": "http", "authority": "u@h:", "userinfo": "u", "host": "h", "port": "", "path": "/p", "query": "", "fragment": nil,
		"parts": []any{
			part("scheme", "3.1", 0, 4), part("authority", "3.2", 7, 11), part("userinfo", "3.2.1", 7, 8),
			part("host", "3.2.2", 9, 10), part("port", "3.2.3", 11, 11), part("path", "3.3", 11, 13), part("query", "3.4", 14, 14),
		},
		"faults": []any{}, "view": nil,
	}
	if got := parse("http://u@h:/p?"); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func part(name, section string, start, end int) map[string]any {
	return map[string]any{"name": name, "rule": name, "section": section, "start": start, "end": end}
}

// Undefined is null, empty is the empty string.
func TestUndefinedIsNotEmpty(t *testing.T) {
	for _, c := range []struct {
		text, name string
		want       any
	}{
		{"", "scheme", nil}, {"", "path", ""}, {"", "host", nil}, {"", "hostKind", nil}, {"", "query", nil}, {"", "fragment", nil},
		{"//", "authority", ""}, {"//", "host", ""}, {"//", "userinfo", nil}, {"//", "port", nil},
		{"//@:", "userinfo", ""}, {"//@:", "port", ""}, {"?", "query", ""}, {"#", "fragment", ""},
	} {
		if got := parse(c.text)[c.name]; got != c.want {
			t.Errorf("%q: %s is %#v, want %#v", c.text, c.name, got, c.want)
		}
	}
}

// Offsets are UTF-16 code units, whatever stands before them.
func TestOffsets(t *testing.T) {
	for _, c := range []struct {
		text                     string
		firstBad                 any
		start, end               int // of the last fault
		code                     string
		queryStart, fragmentFrom int
	}{
		{"a^?q#f", 1, 1, 2, "character", 3, 5},
		{"é?q#f", 0, 0, 1, "non-ascii", 2, 4},
		{"😀?q#f", 0, 0, 2, "non-ascii", 3, 5},
		{"a/é😀?q#f", 2, 3, 5, "non-ascii", 6, 8},
		{"a/\xED\xA0\x80?q#f", 2, 2, 3, "lone-surrogate", 4, 6},
		{"a/é\xED\xBF\xBF?q#f", 2, 3, 4, "lone-surrogate", 5, 7},
		{"a/\xFF?q#f", 2, 2, 3, "invalid-utf-8", 4, 6},
		{"a/\xED\xA0?q#f", 2, 3, 4, "invalid-utf-8", 5, 7},
		{"😀😀%4?q#f", 0, 4, 6, "percent-encoding", 7, 9},
	} {
		got := parse(c.text)
		parts, faults := got["parts"].([]any), got["faults"].([]any)
		last := faults[len(faults)-1].(map[string]any)
		query, fragment := parts[len(parts)-2].(map[string]any), parts[len(parts)-1].(map[string]any)
		if got["firstBad"] != c.firstBad || last["start"] != c.start || last["end"] != c.end || last["code"] != c.code {
			t.Errorf("%q: firstBad %v, fault %v, want %v and %s %d–%d", c.text, got["firstBad"], last, c.firstBad, c.code, c.start, c.end)
		}
		if query["start"] != c.queryStart || fragment["start"] != c.fragmentFrom {
			t.Errorf("%q: query at %v, fragment at %v, want %d and %d", c.text, query["start"], fragment["start"], c.queryStart, c.fragmentFrom)
		}
	}
}

func TestFaultFields(t *testing.T) {
	want := map[string]any{
		"code": "port-character", "rule": "port", "section": "3.2.3", "level": "error",
		"start": 10, "end": 11, "message": "port-character: x",
	}
	if got := parse("http://é:8x/")["faults"].([]any)[1]; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestIncomplete(t *testing.T) {
	if got := parse("http://[::"); got["valid"] != false || got["incomplete"] != true || got["firstBad"] != nil {
		t.Errorf("got %v", got)
	}
}

// Every dialect gives an answer of the same shape.
func TestDialects(t *testing.T) {
	for _, d := range []core.Dialect{core.RFC3986, core.RFC1738, core.RFC1630} {
		a := core.Parse("a:é", d)
		got := Parse(&a, plain, keys)
		faults := got["faults"].([]any)
		fault := faults[len(faults)-1].(map[string]any)
		if got["dialect"] != d.String() || got["valid"] != false || fault["code"] != "non-ascii" || fault["end"] != 3 {
			t.Errorf("got %v", got)
		}
	}
}

func TestFaultsAreCapped(t *testing.T) {
	for n, want := range map[int]int{MaxFaults - 1: MaxFaults - 1, MaxFaults: MaxFaults, MaxFaults + 1: MaxFaults + 1, 50_000: MaxFaults + 1} {
		faults := parse("é" + strings.Repeat("^", n-1))["faults"].([]any)
		last := faults[len(faults)-1].(map[string]any)
		if len(faults) != want {
			t.Fatalf("%d faults are listed as %d", n, len(faults))
		}
		if n <= MaxFaults {
			continue
		}
		if last["code"] != "more-faults" || last["level"] != "info" || last["start"] != MaxFaults || last["end"] != n {
			t.Errorf("%d faults end with %v", n, last)
		}
	}
}
