package wire

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// LongText is the length in bytes from which EncodeJSON leaves out a string.
const LongText = 4096

// Hole is a place where a string was left out of an encoded value, which has null there.
// Path holds the name or index at each level, the outermost first.
type Hole struct {
	Path []any
	Text string
}

// EncodeJSON encodes a value as JSON, maps with sorted names. Long strings are left out
// and listed, because most of them occur several times: so each has to be passed
// to JavaScript only once.
func EncodeJSON(value any) (json []byte, holes []Hole) {
	e := encoder{}
	e.value(value)
	return e.out, e.holes
}

type encoder struct {
	out   []byte
	path  []key
	holes []Hole
}

// A key is what leads to a value in the one around it.
type key struct {
	name  string
	index int // of a list; none where there is a name
}

func (e *encoder) value(value any) {
	switch v := value.(type) {
	case nil:
		e.out = append(e.out, "null"...)
	case bool:
		e.out = strconv.AppendBool(e.out, v)
	case int:
		e.out = strconv.AppendInt(e.out, int64(v), 10)
	case string:
		e.text(v)
	case []any:
		e.list(v)
	case *Properties:
		e.properties(v)
	case map[string]any:
		e.object(v)
	default:
		panic("wire: value of a type without a JSON form")
	}
}

func (e *encoder) text(s string) {
	if len(s) < LongText {
		e.out = AppendQuoted(e.out, s)
		return
	}
	path := make([]any, len(e.path))
	for i, at := range e.path {
		if path[i] = at.name; at.name == "" {
			path[i] = at.index
		}
	}
	e.holes = append(e.holes, Hole{path, s})
	e.value(nil)
}

func (e *encoder) list(list []any) {
	e.out = append(e.out, '[')
	for i, v := range list {
		e.element(i > 0, key{index: i}, v)
	}
	e.out = append(e.out, ']')
}

func (e *encoder) properties(p *Properties) {
	e.out = append(e.out, '{')
	names, more := p.names, true
	for i := 0; more; i++ {
		var name string
		name, names, more = strings.Cut(names, " ")
		e.element(i > 0, key{name: name}, p.value(i))
	}
	e.out = append(e.out, '}')
}

func (e *encoder) object(object map[string]any) {
	e.out = append(e.out, '{')
	for i, name := range sortedNames(object) {
		e.element(i > 0, key{name: name}, object[name])
	}
	e.out = append(e.out, '}')
}

// sortedNames sorts by insertion: names are few, and slices.Sort would add 20 KB
// to the program.
func sortedNames(object map[string]any) []string {
	names := make([]string, 0, len(object))
	for name := range object {
		i := len(names)
		names = append(names, name)
		for i > 0 && names[i-1] > name {
			names[i] = names[i-1]
			i--
		}
		names[i] = name
	}
	return names
}

// element writes the value under a key.
func (e *encoder) element(comma bool, at key, value any) {
	if comma {
		e.out = append(e.out, ',')
	}
	if at.name != "" {
		e.out = append(AppendQuoted(e.out, at.name), ':')
	}
	e.path = append(e.path, at)
	e.value(value)
	e.path = e.path[:len(e.path)-1]
}

const hexDigits = "0123456789abcdef"

// AppendQuoted appends s as a JSON string. Lone surrogates are escaped, so that
// JSON.parse restores them; a byte that is not part of a character becomes U+FFFD.
func AppendQuoted(dst []byte, s string) []byte {
	dst = append(dst, '"')
	for i := 0; i < len(s); {
		n := plainLen(s[i:])
		dst = append(dst, s[i:i+n]...)
		if i += n; i < len(s) {
			n, _ = character(s[i:])
			dst = appendEscaped(dst, s[i:i+n])
			i += n
		}
	}
	return append(dst, '"')
}

// plainLen returns the length of the prefix of s that needs no escapes.
func plainLen(s string) int {
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c < ' ' || c == '"' || c == '\\':
			return i
		case c < utf8.RuneSelf:
			i++
		default:
			r, width := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && width == 1 {
				return i
			}
			i += width
		}
	}
	return len(s)
}

func appendEscaped(dst []byte, char string) []byte {
	switch {
	case len(char) == 3:
		return appendUnit(dst, surrogate(char))
	case char == `"` || char == `\`:
		return append(dst, '\\', char[0])
	case char[0] < ' ':
		return appendUnit(dst, uint16(char[0]))
	}
	return append(dst, "\uFFFD"...)
}

// surrogate returns the code unit of the three bytes that syntax.IsSurrogate found.
func surrogate(s string) uint16 { return 0xD000 | uint16(s[1]&0x3F)<<6 | uint16(s[2]&0x3F) }

func appendUnit(dst []byte, u uint16) []byte {
	return append(dst, '\\', 'u', hexDigits[u>>12], hexDigits[u>>8&15], hexDigits[u>>4&15], hexDigits[u&15])
}

// Unquote reads a string that JSON.stringify wrote. An escaped surrogate is a lone
// one, since pairs are not escaped; it becomes its three bytes (WTF-8).
func Unquote(json string) string {
	json = strings.TrimSuffix(strings.TrimPrefix(json, `"`), `"`)
	out := make([]byte, 0, len(json))
	for {
		before, rest, found := strings.Cut(json, `\`)
		out = append(out, before...)
		if !found || rest == "" {
			return string(out)
		}
		out, json = appendUnescaped(out, rest)
	}
}

// appendUnescaped appends the meaning of the escape whose "\" precedes s, and
// returns the rest of s.
func appendUnescaped(dst []byte, s string) (out []byte, rest string) {
	if s[0] == 'u' && len(s) >= 5 {
		unit, _ := strconv.ParseUint(s[1:5], 16, 16)
		return appendWTF8(dst, uint16(unit)), s[5:]
	}
	c := s[0]
	if i := strings.IndexByte("bfnrt", c); i >= 0 {
		c = "\b\f\n\r\t"[i]
	}
	return append(dst, c), s[1:]
}

func appendWTF8(dst []byte, u uint16) []byte {
	if u < 0xD800 || u > 0xDFFF {
		return utf8.AppendRune(dst, rune(u))
	}
	return append(dst, 0xED, 0x80|byte(u>>6&0x3F), 0x80|byte(u&0x3F))
}
