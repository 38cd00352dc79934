package links

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// ReadJSON reads JSON (RFC 8259) that is of no known kind: the URIs in its strings, as these are
// read, and values that begin with "./" or "../". It looks at nothing but the strings, so what is
// cut off or not well-formed is read as well.
func ReadJSON(text string) Reader { return &jsonStrings{text: text, places: places{text: text}} }

type jsonStrings struct {
	text   string
	at     int
	places places
	prose  *prose // reads the string that is being read; nil for none
	raw    rawString
}

// At returns how far the source has been read, in bytes.
func (r *jsonStrings) At() int { return r.at }

// Next reads a further piece of the source of that many bytes or a little more.
func (r *jsonStrings) Next(report *Report, bytes int) (done bool) {
	var found []Link
	for bytes > 0 && (r.prose != nil || r.at < len(r.text)) {
		before := r.at
		if r.prose == nil {
			found = append(found, r.next()...)
			bytes -= r.at - before + 20
			continue
		}
		from := r.prose.at
		for _, f := range r.prose.find(bytes) {
			found = append(found, r.link(f.ref, f.start, f.end))
		}
		bytes -= extractCost * (r.prose.at - from)
		if r.prose.at == len(r.prose.text) {
			r.prose = nil
		}
	}
	report.Add(found...)
	return r.prose == nil && r.at == len(r.text)
}

// next reads the next string as a whole, or leaves it to prose.
func (r *jsonStrings) next() []Link {
	n := strings.IndexByte(r.text[r.at:], '"')
	if n < 0 {
		r.at = len(r.text)
		return nil
	}
	start := r.at + n + 1
	end := stringEnd(r.text, start)
	r.at = min(end+1, len(r.text))
	r.raw = rawString{text: r.text[start:end], start: start}
	value := r.raw.value()
	if strings.ContainsAny(value, " \t\r\n\"<>\\") || !looksLikeURI(value) && !r.isRelative(value) {
		if strings.ContainsAny(value, ":<.") { // what every URI in a text has, or what is in its place
			r.prose = &prose{text: value}
		}
		return nil
	}
	return []Link{r.link(value, 0, len(value))}
}

// isRelative reports whether a value, and no key, begins as a relative reference does.
func (r *jsonStrings) isRelative(value string) bool {
	return (strings.HasPrefix(value, "./") || strings.HasPrefix(value, "../")) && !strings.HasPrefix(strings.TrimLeft(r.text[r.at:min(len(r.text), r.at+9)], " \t\r\n"), ":")
}

// link returns a link that is those bytes of the string.
func (r *jsonStrings) link(ref string, start, end int) Link {
	from, to := r.raw.place(start), r.raw.place(end)
	l := r.places.link(ref, from, to, jsonString)
	if r.text[from:to] != ref {
		l.Writing = Never
	}
	return l
}

var jsonString = ContextNamed("json string")

// stringEnd returns where the string ends that begins there: at a quote, or at a line end, which no
// string holds.
func stringEnd(text string, at int) int {
	for at < len(text) {
		n := strings.IndexAny(text[at:], "\"\\\r\n")
		if n < 0 {
			return len(text)
		}
		if at += n; text[at] != '\\' {
			return at
		}
		at += 2
	}
	return len(text)
}

// rawString is what stands between the quotes of a string, and how far its places were looked for:
// they are asked for in their order.
type rawString struct {
	text       string
	start      int // in the source
	at, before int // in text, and in its value
}

// value returns the string that is meant.
func (s *rawString) value() string {
	if strings.IndexByte(s.text, '\\') < 0 {
		return s.text
	}
	var b strings.Builder
	for at := 0; at < len(s.text); {
		if n := strings.IndexByte(s.text[at:], '\\'); n != 0 {
			if n < 0 {
				n = len(s.text) - at
			}
			b.WriteString(s.text[at : at+n])
			at += n
			continue
		}
		c, next, _ := unescape(s.text, at)
		b.WriteRune(c)
		at = next
	}
	return b.String()
}

// place returns where a byte of the value stands in the source.
func (s *rawString) place(offset int) int {
	for s.before < offset && s.at < len(s.text) {
		if s.text[s.at] != '\\' {
			s.at++
			s.before++
			continue
		}
		_, next, width := unescape(s.text, s.at)
		s.at, s.before = next, s.before+width
	}
	return s.start + s.at
}

// escapes is what the letters after a backslash stand for (RFC 8259 §7); any other stands for itself.
var escapes = map[byte]rune{'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// unescape returns the character that the escape there stands for, where that ends, and how many
// bytes the character has.
func unescape(text string, at int) (c rune, next, width int) {
	if at+1 == len(text) {
		return '\\', at + 1, 1
	}
	if text[at+1] != 'u' {
		c, next = utf8.DecodeRuneInString(text[at+1:])
		if next += at + 1; escapes[text[at+1]] != 0 {
			c = escapes[text[at+1]]
		}
		return c, next, utf8.RuneLen(c)
	}
	c, ok := hexUnit(text, at)
	if !ok {
		return 'u', at + 2, 1
	}
	next = at + 6
	if low, ok := hexUnit(text, next); ok && c>>10 == 0xD800>>10 && low>>10 == 0xDC00>>10 { // a pair of surrogates
		return 0x10000 + (c&0x3FF)<<10 + low&0x3FF, next + 6, 4
	}
	if c>>11 == 0xD800>>11 {
		c = utf8.RuneError
	}
	return c, next, utf8.RuneLen(c)
}

// hexUnit reads an escape of four hexadecimal digits.
func hexUnit(text string, at int) (rune, bool) {
	if at+6 > len(text) || text[at:at+2] != `\u` {
		return 0, false
	}
	n, err := strconv.ParseUint(text[at+2:at+6], 16, 16)
	return rune(n), err == nil
}
