package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/rfc1738"
	"uriplayground/core/syntax"
)

// plain returns a Message that shows what it was given.
func plain(f syntax.Fault, text string) string { return f.Code.String() + ": " + f.Span.In(text) }

func parse(text string) map[string]any {
	a := core.Parse(text, core.RFC3986)
	return asMap(Parse(&a, plain, keys))
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

// Offsets are UTF-16 code units, whatever precedes them.
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
		got := asMap(Parse(&a, plain, keys))
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

func TestGroups(t *testing.T) {
	const text = "😀://é?"
	groups, _ := core.Groups(text, core.RFC3986)
	want := []any{
		group(1, "(([^:/?#]+):)?", "😀:", 0, 3),
		group(2, "([^:/?#]+)", "😀", 0, 2),
		group(3, "(//([^/?#]*))?", "//é", 3, 6),
		group(4, "([^/?#]*)", "é", 5, 6),
		group(5, "([^?#]*)", "", 6, 6),
		group(6, `(\?([^#]*))?`, "?", 6, 7),
		group(7, "([^#]*)", "", 7, 7),
		group(8, "(#(.*))?", nil, 7, 7),
		group(9, "(.*)", nil, 7, 7),
	}
	if got := asMaps(Groups(text, groups, keys)); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func group(n int, pattern string, text any, start, end int) map[string]any {
	g := cited("group-"+string(rune('0'+n)), "B")
	g["group"], g["pattern"], g["text"], g["start"], g["end"] = n, pattern, text, start, end
	return g
}

func view1738(text string) map[string]any {
	a := core.Parse(text, core.RFC1738)
	v, _ := asMap(Parse(&a, plain, keys))["view"].(map[string]any)
	return v
}

func TestView(t *testing.T) {
	want := map[string]any{
		"scheme": "gopherurl", "rule": "gopherurl", "section": "3.4", "sent": "\xff",
		"parts": []any{
			named("scheme", "2.1", 0, 6, "gopher"), named("host", "3.1", 9, 10, "h"), named("port", "3.1", 10, 10, nil),
			named("gtype", "3.4.1", 11, 12, "1"), octets(named("selector", "3.4.1", 12, 15, "%FF"), "decoded", "\xff", "ff"),
			named("search", "3.3", 15, 15, nil), rename(named("gopher+_string", "3.4.3", 15, 15, nil), "gopher-plus-string"),
		},
		"actions": []any{
			does("connect", "u-connect", "3.1", 9, 10, "h:70", false), does("gophertype", "u-gophertype", "3.4.1", 11, 12, "1", false),
			octets(does("selector", "u-selector", "3.4.1", 12, 15, "", true), "argument", "\xff", "ff"),
		},
		"notes": []any{},
	}
	if got := view1738("gopher://h/1%FF"); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func named(name, section string, start, end int, text any) map[string]any {
	return map[string]any{"name": name, "rule": name, "section": section, "start": start, "end": end, "text": text, "decoded": text, "octets": nil}
}

func rename(part map[string]any, key string) map[string]any {
	part["rule"] = key
	return part
}

func octets(answer map[string]any, name, text, hex string) map[string]any {
	answer[name], answer["octets"] = text, hex
	return answer
}

func does(action, rule, section string, start, end, argument any, sent bool) map[string]any {
	return map[string]any{
		"action": action, "rule": rule, "section": section, "reason": "rule." + rule, "sent": sent,
		"start": start, "end": end, "argument": argument, "octets": nil,
	}
}

// An argument that the document gives has no offsets in the text, and a missing
// one is null.
func TestActionsOutsideTheText(t *testing.T) {
	actions := view1738("ftp://h/a")["actions"].([]any)
	if want := does("USER", "u-anonymous", "3.2.1", nil, nil, "anonymous", false); !reflect.DeepEqual(actions[1], want) {
		t.Errorf("got  %v\nwant %v", actions[1], want)
	}
	if want := does("PASS", "u-pass-email", "3.2.1", nil, nil, nil, false); !reflect.DeepEqual(actions[2], want) {
		t.Errorf("got  %v\nwant %v", actions[2], want)
	}
}

// Offsets of notes are UTF-16 code units; undefined is null, and empty is "".
func TestViewOffsets(t *testing.T) {
	v := view1738("FTP://:@😀/%0D")
	notes := v["notes"].([]any)
	last := notes[len(notes)-1].(map[string]any)
	if last["rule"] != "w-delimiters" || last["start"] != 11 || last["end"] != 14 || last["level"] != "warning" || last["message"] != "rule.w-delimiters" {
		t.Errorf("got %v", last)
	}
	parts := v["parts"].([]any)
	for i, want := range []any{"FTP", "", "", "😀", nil} {
		if got := parts[i].(map[string]any)["text"]; got != want {
			t.Errorf("part %d is %v, want %v", i, got, want)
		}
	}
}

func TestNoView(t *testing.T) {
	if v := view1738("no scheme"); v != nil {
		t.Errorf("got %v", v)
	}
	if got := parse("http://h/")["view"]; got != nil {
		t.Errorf("RFC 3986 has a view: %v", got)
	}
}

func TestViewIsCapped(t *testing.T) {
	v := view1738("ftp://h/" + strings.Repeat("a/", 50_000))
	parts, actions, notes := v["parts"].([]any), v["actions"].([]any), v["notes"].([]any)
	if len(parts) > rfc1738.MaxList+10 || len(actions) > rfc1738.MaxList+10 {
		t.Errorf("%d parts, %d actions", len(parts), len(actions))
	}
	if n := notes[0].(map[string]any); n["rule"] != "w-more" || n["end"] != 100_008 {
		t.Errorf("the first note is %v", n)
	}
}

// The components that RFC 1738 names like RFC 3986 are beside the view.
func TestParse1738(t *testing.T) {
	a := core.Parse("ftp://u@1.2.3.4:21/x", core.RFC1738)
	got := asMap(Parse(&a, plain, keys))
	for name, want := range map[string]any{
		"valid": true, "kind": "ftpurl", "hostKind": "hostnumber", "pathKind": nil, "dialect": "rfc1738",
		"scheme": "ftp", "host": "1.2.3.4", "port": "21", "userinfo": nil, "path": nil, "query": nil, "fragment": nil,
	} {
		if got[name] != want {
			t.Errorf("%s is %v, want %v", name, got[name], want)
		}
	}
}
