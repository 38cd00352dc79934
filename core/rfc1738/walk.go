package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// walker divides a text into its parts as if its faults were mended, and notes
// both. It goes from left to right; at is where it has got to.
type walker struct {
	text   string // up to the end of the URL
	at     int
	parts  []syntax.Part
	faults faults
}

// walk divides the URL and what is around it.
func walk(u *URL) *walker {
	w := &walker{text: u.text[:u.end], at: int(u.start)}
	w.scheme(u)
	if u.hasScheme {
		w.front(forms[u.scheme])
		w.rest(u.scheme)
	}
	w.after(u)
	return w
}

// Parts returns every part of the URL with its span, in the order of the text (RFC
// 1738 §3 and §5): the scheme, then what the production of its scheme names.
// Lists, like the field specifications of prospero, are one part; SchemeDetails takes
// them apart.
func (u URL) Parts() []syntax.Part { return walk(&u).parts }

// Validate returns every fault of the text by position (RFC 1738 §5); nil for
// a valid URL. After MaxFaults of them comes one last fault, more-faults,
// for the rest of the text.
func Validate(u URL) []syntax.Fault {
	w := walk(&u)
	w.faults.sort()
	return w.faults.list
}

func (w *walker) scheme(u *URL) {
	start := int(u.start)
	if !u.hasScheme {
		w.absent(RuleScheme)
		w.faults.add(RuleGenericURL, syntax.SchemeMissing, start, len(w.text), len(u.text))
		return
	}
	w.filled(RuleScheme, schemeChar, syntax.SchemeCharacter, int(u.colon))
	w.at++
}

// after reads the fragment identifier in a wrapper, and its end.
func (w *walker) after(u *URL) {
	after := int(u.after())
	if int(u.end) < after {
		w.text, w.at = u.text[:after], int(u.end)+len("#")
		w.part(RuleFragment, xchar, after)
	}
	if u.wrap == openWrap {
		w.fault(RuleWrapper, syntax.WrapperOpen, 0, len(wrapper))
	}
}

// rest divides what is special to the scheme.
func (w *walker) rest(is scheme) {
	switch is {
	case ftp:
		w.ftp()
	case http:
		w.http()
	case gopher:
		w.gopher()
	case mailto:
		w.mailto()
	case news:
		w.news()
	case nntp:
		w.nntp()
	case telnet:
		w.telnet()
	case wais:
		w.wais()
	case file:
		w.file()
	case prospero:
		w.prospero()
	default:
		w.other()
	}
}

// end reports whether the end of the text is reached.
func (w *walker) end() bool { return w.at == len(w.text) }

// find returns the index of the next of chars; the end of the text if there is none.
func (w *walker) find(chars string) int {
	if n := strings.IndexAny(w.text[w.at:], chars); n >= 0 {
		return w.at + n
	}
	return len(w.text)
}

// eat takes c if it comes next.
func (w *walker) eat(c byte) bool {
	if w.end() || w.text[w.at] != c {
		return false
	}
	w.at++
	return true
}

// slash takes the "/" that comes before what follows, and reports whether
// anything does. If other text comes instead, the "/" is missing; a "#" is a
// fault of its own.
func (w *walker) slash(rule *syntax.Rule) bool {
	if w.eat('/') {
		return true
	}
	if w.end() || w.text[w.at] != '#' {
		w.fault(rule, syntax.SlashMissing, w.at, min(w.at+1, len(w.text)))
	}
	return !w.end()
}

// absent notes parts that are undefined.
func (w *walker) absent(rules ...*syntax.Rule) {
	at := syntax.Span{Start: uint32(w.at), End: uint32(w.at)}
	for _, rule := range rules {
		w.parts = append(w.parts, syntax.Part{Rule: rule, Span: at})
	}
}

// take notes a part that ends at end, and goes there.
func (w *walker) take(rule *syntax.Rule, end int) (start int) {
	start, w.at = w.at, end
	w.parts = append(w.parts, syntax.Part{
		Rule: rule, Defined: true,
		Span: syntax.Span{Start: uint32(start), End: uint32(end)},
	})
	return start
}

// part takes a part of the class and of escapes.
func (w *walker) part(rule *syntax.Rule, class syntax.Class, end int) {
	w.chars(rule, class, w.take(rule, end), end)
}

// optional reads as part does, for the text after a delimiter, if that delimiter comes next.
func (w *walker) optional(delimiter byte, rule *syntax.Rule, class syntax.Class, end int) {
	if w.eat(delimiter) {
		w.part(rule, class, end)
	} else {
		w.absent(rule)
	}
}

// filled reads as part does, for at least one character and no escapes. ASCII
// characters that are not allowed there get the code.
func (w *walker) filled(rule *syntax.Rule, class syntax.Class, code syntax.Code, end int) {
	start := w.take(rule, end)
	w.notEmpty(rule, start, end)
	w.plain(rule, class, code, start, end)
}

func (w *walker) notEmpty(rule *syntax.Rule, start, end int) {
	if start == end {
		w.fault(rule, syntax.Empty, start, end)
	}
}

// pieces is what comes between the delimiters in a part of the text, one after
// the other; there is one at least.
type pieces struct {
	syntax.Span        // the present one
	text        string // up to the end of the last
	at          int    // where the next one begins; after the end if there is none
	delimiter   string
	encoded     bool // the delimiter may be encoded
	count       int
}

func piecesOf(text string, s syntax.Span, delimiter string) pieces {
	return pieces{text: text[:s.End], at: int(s.Start), delimiter: delimiter}
}

// fieldsOf returns the fieldspecs without their ";". The first ";" is at start.
func fieldsOf(text string, start uint32) pieces {
	return pieces{text: text, at: int(start) + 1, delimiter: ";"}
}

func (p *pieces) next() bool {
	if p.at > len(p.text) {
		return false
	}
	end, width := len(p.text), 1
	if p.encoded {
		end, width = findOctet(p.text, p.at, p.delimiter)
		width = max(width, 1)
	} else if n := strings.IndexByte(p.text[p.at:], p.delimiter[0]); n >= 0 {
		end = p.at + n
	}
	p.Span = syntax.Span{Start: uint32(p.at), End: uint32(end)}
	p.at = end + width
	p.count++
	return true
}
