//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/wire"
)

// Strings are passed between JavaScript and Go without loss. A JavaScript string
// may have a lone surrogate, which syscall/js turns into U+FFFD because it passes
// UTF-8. So it is passed as an escape in JSON; in Go it is its three bytes (WTF-8).

// fromJS returns the text of a JavaScript string.
func fromJS(v js.Value) string {
	if v.Type() != js.TypeString {
		panic("a text must be a string, and this is a " + v.Type().String())
	}
	text := v.String()
	if !strings.Contains(text, "\uFFFD") {
		return text
	}
	return wire.Unquote(js.Global().Get("JSON").Call("stringify", v).String())
}

// stringCache holds the JavaScript strings of the latest texts of the fields, so
// that long ones are not passed again while they stay the same.
type stringCache [3]struct {
	text  string
	value js.Value
}

// read returns the text of an input field, and stores it as entry i.
func (c *stringCache) read(i int, field js.Value) string {
	v := field.Get("value")
	if v.Equal(c[i].value) {
		return c[i].text
	}
	text, ok := c.edited(i, v, field.Get("selectionEnd"))
	if !ok {
		text = fromJS(v)
	}
	if text == c[i].text {
		text = c[i].text // the same pointer makes later comparisons fast
	}
	c[i].text, c[i].value = text, v
	return text
}

// longText is the length in bytes from which only the edited part of a text is
// passed.
const longText = 4096

// edited returns the text of v if v is the latest text with characters inserted or
// deleted before the caret, as by a key, and passes only these characters. The
// browser checks that the rest is the same. In ASCII a byte is a code unit.
func (c *stringCache) edited(i int, v, caret js.Value) (text string, ok bool) {
	text = c[i].text
	if len(text) < longText || caret.Type() != js.TypeNumber {
		return "", false
	}
	was, is := asObject(c[i].value), asObject(v)
	to := caret.Int()
	after := len(text) - (is.Length() - to)
	from := min(to, after)
	if was.Length() != len(text) || from < 0 ||
		!is.Call("startsWith", was.Call("slice", 0, from)).Bool() || !is.Call("endsWith", was.Call("slice", after)).Bool() {
		return "", false
	}
	return text[:from] + fromJS(is.Call("slice", from, to)) + text[after:], true
}

// asObject returns a string as a String object: syscall/js calls methods of objects
// only.
func asObject(v js.Value) js.Value { return js.Global().Get("Object").Invoke(v) }

// toJS returns the JavaScript string of the text.
func (c *stringCache) toJS(text string) js.Value {
	for i := range c {
		if c[i].text == text && !c[i].value.IsUndefined() {
			return c[i].value
		}
	}
	return toJS(text)
}

// toJS converts nil, a bool, int or string, or a []any or an object of such. It
// passes everything in one call, except for long texts, each of which is passed
// once however often it occurs.
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

// toBytes converts a text to a Uint8Array of its UTF-8: for what becomes a file, no string
// has to be made first.
func toBytes(text string) js.Value {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, []byte(text))
	return array
}

// parseJSON keeps a byte order mark at the start of a text, which js.ValueOf would
// drop.
func parseJSON(text []byte) js.Value {
	return js.Global().Get("JSON").Call("parse", string(text))
}

// fill sets v at path in root and returns root; an empty path stands for the whole
// value.
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
