package wire

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
)

// quoted is JSON texts as JavaScript's own functions write and read them.
var quoted = []struct{ text, json string }{
	{"", `""`},
	{"a/b", `"a/b"`},
	{`"\`, `"\"\\"`},
	{"\u2028é😀\uFEFF\uFFFD", "\"\u2028é😀\uFEFF\uFFFD\""},
	{"\x7F", "\"\x7F\""},
	{"\xED\xA0\x80", `"\ud800"`},
	{"a\xED\xBF\xBFb\xED\xA0\xBD", `"a\udfffb\ud83d"`},
	{"\xED\x9F\xBF", "\"\uD7FF\""},
}

func TestQuote(t *testing.T) {
	for _, c := range append(quoted, struct{ text, json string }{"\x00\n\x1F", `"\u0000\u000a\u001f"`},
		struct{ text, json string }{"a\xFF\xED\xA0/\xC3", "\"a\uFFFD\uFFFD\uFFFD/\uFFFD\""}) {
		if got := string(AppendQuoted(nil, c.text)); got != c.json {
			t.Errorf("%q is quoted %s, want %s", c.text, got, c.json)
		}
	}
}

func TestUnquote(t *testing.T) {
	for _, c := range append(quoted, struct{ text, json string }{"\b\f\n\r\t\x00\x1f\\n", `"\b\f\n\r\t\u0000\u001f\\n"`}) {
		if got := Unquote(c.json); got != c.text {
			t.Errorf("%s is read as %q, want %q", c.json, got, c.text)
		}
	}
}

// FuzzQuote: what is quoted is JSON, and is read back.
func FuzzQuote(f *testing.F) {
	for _, c := range quoted {
		f.Add(c.text)
	}
	f.Add("\xED\xA0\x80\xED\xB0\x80\x00\xFF")
	f.Fuzz(func(t *testing.T, text string) {
		q := AppendQuoted(nil, text)
		if !json.Valid(q) {
			t.Errorf("%q is quoted %s", text, q)
		}
		if got := AppendQuoted(nil, Unquote(string(q))); string(got) != string(q) {
			t.Errorf("%s is read and quoted again as %s", q, got)
		}
	})
}

func TestEncode(t *testing.T) {
	long := strings.Repeat("é", LongText)
	text, holes := EncodeJSON(map[string]any{
		"b": []any{nil, true, -7, "x\"", map[string]any{"deep": long, "also": long[:LongText]}},
		"a": map[string]any{}, "c": []any{}, "d": long,
	})
	want := `{"a":{},"b":[null,true,-7,"x\"",{"also":null,"deep":null}],"c":[],"d":null}`
	if string(text) != want {
		t.Errorf("got %s", text)
	}
	wantHoles := []Hole{{[]any{"b", 4, "also"}, long[:LongText]}, {[]any{"b", 4, "deep"}, long}, {[]any{"d"}, long}}
	if !reflect.DeepEqual(holes, wantHoles) {
		t.Errorf("%d holes, not %d as wanted", len(holes), len(wantHoles))
	}
}

// An answer of every kind is JSON, with the same names and values as its maps.
func TestAnswersAreJSON(t *testing.T) {
	a, r := core.Parse("http://é\xED\xA0\x80^/?", core.RFC3986), core.Resolve("http://a/b", "\xFF😀", core.RFC3986, core.Options{})
	for _, answer := range []*Properties{
		Parse(&a, plain, keys), Resolve(&r, plain), ResolveDetails(&r, plain, keys), RemoveDotSegments(core.TraceRemoveDotSegments("/a/./\xED\xA0\x80")),
	} {
		var got, want any
		text, _ := EncodeJSON(answer)
		if err := json.Unmarshal(text, &got); err != nil {
			t.Errorf("%v: %s", err, text)
		}
		text, _ = EncodeJSON(asMaps(answer))
		if err := json.Unmarshal(text, &want); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%v, got %v, want %v", err, got, want)
		}
	}
}

// An object keeps the order of its names; what was put last under a name counts, and nothing is null.
func TestProperties(t *testing.T) {
	o := Object("b a c", 1)
	Put(o, "c d", "x")
	Put(o, "b", Object("long", strings.Repeat("é", LongText)))
	text, holes := EncodeJSON(o)
	if want := `{"b":{"long":null},"a":null,"c":"x","d":null}`; string(text) != want {
		t.Errorf("got %s, want %s", text, want)
	}
	if len(holes) != 1 || !reflect.DeepEqual(holes[0].Path, []any{"b", "long"}) {
		t.Errorf("%v", holes)
	}
	if o.Get("c") != "x" || o.Get("a") != nil || o.Get("none") != nil {
		t.Errorf("%v", o)
	}
}

func TestEncodePanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a value without a JSON form was encoded")
		}
	}()
	EncodeJSON(1.5)
}
