package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/rfc1738"
)

func view1738(text string) map[string]any {
	a := core.Parse(text, core.RFC1738)
	v, _ := Parse(&a, plain, keys)["view"].(map[string]any)
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

// What the document gives has no place in the text, and what has no argument
// has null.
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

// The components that RFC 1738 names as RFC 3986 does stand beside the view.
func TestParse1738(t *testing.T) {
	a := core.Parse("ftp://u@1.2.3.4:21/x", core.RFC1738)
	got := Parse(&a, plain, keys)
	for name, want := range map[string]any{
		"valid": true, "kind": "ftpurl", "hostKind": "hostnumber", "pathKind": nil, "dialect": "rfc1738",
		"scheme": "ftp", "host": "1.2.3.4", "port": "21", "userinfo": nil, "path": nil, "query": nil, "fragment": nil,
	} {
		if got[name] != want {
			t.Errorf("%s is %v, want %v", name, got[name], want)
		}
	}
}
