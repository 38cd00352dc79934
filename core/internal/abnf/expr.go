package abnf

import (
	"strings"

	"uriplayground/core/syntax"
)

// expr is an expression of ABNF.
type expr struct {
	op       exprOp
	list     []*expr     // alternatives, or what follows one on the other, or what is repeated
	from, to int         // how often it is repeated; to may be unbounded
	rule     *Production // that is named
	abnf     string      // an element as the line writes it
	bytes    []Bytes     // of a literal: what each of its bytes can be
}

type exprOp uint8

const (
	alternation exprOp = iota
	concatenation
	repetition
	reference // the name of a rule
	literal   // "::", or a range of values
)

const unbounded = -1

// reader reads an expression from left to right.
type reader struct {
	text    string
	grammar Grammar
}

// more skips white space and comments and reports whether anything follows.
func (r *reader) more() bool {
	for r.text != "" && strings.IndexByte(" \n;", r.text[0]) >= 0 {
		if r.text[0] == ';' {
			r.cut(r.until("\n"))
			continue
		}
		r.text = r.text[1:]
	}
	return r.text != ""
}

// take takes c if it comes next.
func (r *reader) take(c byte) bool {
	if !r.more() || r.text[0] != c {
		return false
	}
	r.text = r.text[1:]
	return true
}

// cut takes the next n bytes.
func (r *reader) cut(n int) string {
	s := r.text[:n]
	r.text = r.text[n:]
	return s
}

// until returns how many bytes come before one of chars.
func (r *reader) until(chars string) int {
	if n := strings.IndexAny(r.text, chars); n >= 0 {
		return n
	}
	return len(r.text)
}

// RFC 5234 §3.2
//
//	alternation = concatenation *( "/" concatenation )
func (r *reader) alternation() *expr {
	e := &expr{op: alternation, list: []*expr{r.concatenation()}}
	for r.take('/') {
		e.list = append(e.list, r.concatenation())
	}
	return e
}

// RFC 5234 §3.1
//
//	concatenation = repetition *( 1*c-wsp repetition )
func (r *reader) concatenation() *expr {
	e := &expr{op: concatenation}
	for r.more() && strings.IndexByte("/)]", r.text[0]) < 0 {
		e.list = append(e.list, r.repetition())
	}
	return e
}

// RFC 5234 §3.6 to §3.8
//
//	repetition = [ 1*DIGIT / ( *DIGIT "*" *DIGIT ) ] element
//	option     = "[" alternation "]"
func (r *reader) repetition() *expr {
	if r.take('[') {
		e := r.alternation()
		r.take(']')
		return &expr{op: repetition, list: []*expr{e}, to: 1}
	}
	from, counted := r.number()
	to := from
	if r.take('*') {
		if to, counted = r.number(); !counted {
			to, counted = unbounded, true
		}
	}
	e := r.element()
	if !counted {
		return e
	}
	return &expr{op: repetition, list: []*expr{e}, from: from, to: to}
}

func (r *reader) number() (n int, found bool) {
	for ; r.text[0]-'0' < 10; r.text = r.text[1:] {
		n, found = 10*n+int(r.text[0]-'0'), true
	}
	return n, found
}

// RFC 5234 §4
//
//	element = rulename / group / char-val / num-val / prose-val
func (r *reader) element() *expr {
	if r.take('(') {
		e := r.alternation()
		r.take(')')
		return e
	}
	switch r.text[0] {
	case '"':
		return quoted(r.cut(strings.IndexByte(r.text[1:], '"') + len(`""`)))
	case '%':
		return valueRange(r.cut(len("%x00-00")))
	case '<':
		r.cut(r.until(">") + len(">"))
		return &expr{op: concatenation} // there is only 0<pchar>
	}
	name := r.cut(r.until(" \n/()[];"))
	return &expr{op: reference, rule: r.grammar.named(name), abnf: name}
}

// RFC 5234 §2.3: quoted strings ignore the case of letters
func quoted(abnf string) *expr {
	e := &expr{op: literal, abnf: abnf}
	for i := 1; i < len(abnf)-1; i++ {
		var b Bytes
		b.add(abnf[i])
		if abnf[i]|0x20-'a' < 26 {
			b.add(abnf[i] ^ 0x20)
		}
		e.bytes = append(e.bytes, b)
	}
	return e
}

// RFC 5234 §3.4
//
//	%xHH-HH
//
// ALPHA has two, of which each has its own line of the alternation.
func valueRange(abnf string) *expr {
	var b Bytes
	for c, last := value(abnf[2:4]), value(abnf[5:7]); c <= last; c++ {
		b.add(c)
	}
	return &expr{op: literal, abnf: abnf, bytes: []Bytes{b}}
}

// value returns the number that two hexadecimal digits write.
func value(digits string) byte {
	return byte(syntax.HexDigit(digits[0])<<4 | syntax.HexDigit(digits[1]))
}

// single returns the bytes that the expression can be, and whether each of its texts
// is one byte.
func (e *expr) single() (all Bytes, ok bool) {
	switch e.op {
	case reference:
		return e.rule.body.single()
	case literal:
		return e.bytes[0], len(e.bytes) == 1
	case repetition:
		return all, false
	case concatenation:
		if len(e.list) != 1 {
			return all, false
		}
	}
	for _, x := range e.list {
		b, ok := x.single()
		if !ok {
			return all, false
		}
		all = all.or(b)
	}
	return all, true
}

// first returns the bytes of the literal that the expression begins with.
func (e *expr) first() Bytes {
	for len(e.list) > 0 {
		e = e.list[0]
	}
	return e.bytes[0]
}

// alphabet returns the bytes that occur in texts of the expression, but for those of
// the rule left out.
func (e *expr) alphabet(out *syntax.Rule) (all Bytes) {
	switch {
	case e.op == reference && e.rule.Rule == out:
		return all
	case e.op == reference:
		return e.rule.body.alphabet(out)
	}
	for _, b := range e.bytes {
		all = all.or(b)
	}
	for _, x := range e.list {
		all = all.or(x.alphabet(out))
	}
	return all
}
