//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/wire"
)

// Texts and values cross between JavaScript and Go without loss. A JavaScript
// string may hold half of a surrogate pair, for which UTF-8, in which strings
// cross, has U+FFFD only. JSON can name it; in Go it is its three bytes (WTF-8).

// fromJS is the text of a JavaScript string.
func fromJS(v js.Value) string {
	if v.Type() != js.TypeString {
		panic("a text has to be a string, and this is a " + v.Type().String())
	}
	text := v.String()
	if !strings.Contains(text, "\uFFFD") {
		return text
	}
	return wire.Unquote(js.Global().Get("JSON").Call("stringify", v).String())
}

// known remembers the JavaScript strings of the latest texts, so that long ones
// do not cross again and again while they stay the same.
type known [3]struct {
	text  string
	value js.Value
}

// read is the text of an input field, which is remembered in the place i.
func (k *known) read(i int, field js.Value) string {
	v := field.Get("value")
	if v.Equal(k[i].value) {
		return k[i].text
	}
	text, ok := k.edited(i, v, field.Get("selectionEnd"))
	if !ok {
		text = fromJS(v)
	}
	if text == k[i].text {
		text = k[i].text // the same bytes compare at once
	}
	k[i].text, k[i].value = text, v
	return text
}

// longText is how many bytes of a text are worth being left where they are.
const longText = 4096

// edited is the text of v if that is the latest text with characters put in or
// taken away before the caret, as a key does it: only these cross. That it is so
// is not believed but compared, by the browser. In ASCII a byte is a unit.
func (k *known) edited(i int, v, caret js.Value) (text string, ok bool) {
	text = k[i].text
	if len(text) < longText || caret.Type() != js.TypeNumber {
		return "", false
	}
	was, is := methods(k[i].value), methods(v)
	to := caret.Int()
	behind := len(text) - (is.Length() - to)
	from := min(to, behind)
	if was.Length() != len(text) || from < 0 ||
		!is.Call("startsWith", was.Call("slice", 0, from)).Bool() || !is.Call("endsWith", was.Call("slice", behind)).Bool() {
		return "", false
	}
	return text[:from] + fromJS(is.Call("slice", from, to)) + text[behind:], true
}

// methods is a string as an object: Go calls no methods of others.
func methods(v js.Value) js.Value { return js.Global().Get("Object").Invoke(v) }

// toJS is the JavaScript string of the text.
func (k *known) toJS(text string) js.Value {
	for i := range k {
		if k[i].text == text && !k[i].value.IsUndefined() {
			return k[i].value
		}
	}
	return toJS(text)
}

// toJS is the JavaScript value of nil, a bool, int or string, or of a []any or
// map[string]any of such. One call brings all of it over but the long texts,
// and those once each, however often they occur.
func toJS(value any) js.Value {
	text, holes := wire.EncodeJSON(value)
	root := parseJSON(text)
	long := map[string]js.Value{}
	for _, h := range holes {
		v, ok := long[h.Text]
		if !ok {
			v = parseJSON(wire.AppendQuoted(nil, h.Text))
			long[h.Text] = v
		}
		root = fill(root, h.Path, v)
	}
	return root
}

// parseJSON also keeps a byte order mark at the start of a text, which a plain
// crossing would drop.
func parseJSON(text []byte) js.Value {
	return js.Global().Get("JSON").Call("parse", string(text))
}

// fill puts v into its place in root and returns root; a hole without a path is
// the whole value.
func fill(root js.Value, path []any, v js.Value) js.Value {
	if len(path) == 0 {
		return v
	}
	at := root
	for _, key := range path[:len(path)-1] {
		at = member(at, key)
	}
	switch key := path[len(path)-1].(type) {
	case string:
		at.Set(key, v)
	case int:
		at.SetIndex(key, v)
	}
	return root
}

func member(v js.Value, key any) js.Value {
	if i, ok := key.(int); ok {
		return v.Index(i)
	}
	return v.Get(key.(string))
}
