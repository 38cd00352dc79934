package abnf

import (
	"fmt"
	"strconv"
	"strings"
)

// parser reads tokens by recursive descent; its methods are named after the
// rules of RFC 5234 §4.
type parser struct {
	tokens []token
	next   int
}

func (p *parser) peek() token { return p.tokens[p.next] }

func (p *parser) take() token {
	t := p.tokens[p.next]
	if t.kind != endToken {
		p.next++
	}
	return t
}

// mark reports whether the next token is the mark m, and takes it if so.
func (p *parser) mark(m string) bool {
	if t := p.peek(); t.kind == markToken && t.text == m {
		p.next++
		return true
	}
	return false
}

func (p *parser) fail(want string) error {
	t := p.peek()
	return fmt.Errorf("abnf: offset %d: %q where %s should stand", t.at, t.text, want)
}

// rule = rulename "=" elements
func (p *parser) rule() (string, node, error) {
	name := p.take()
	if name.kind != nameToken || !p.mark("=") {
		p.next--
		return "", nil, p.fail("rulename \"=\"")
	}
	n, err := p.alternation()
	return name.text, n, err
}

func (p *parser) alternation() (node, error) {
	var alternatives alternation
	for {
		n, err := p.concatenation()
		if err != nil {
			return nil, err
		}
		alternatives = append(alternatives, n)
		if !p.mark("/") {
			return alternatives, nil
		}
	}
}

func (p *parser) concatenation() (node, error) {
	var parts concatenation
	for p.atElement() {
		n, err := p.repetition()
		if err != nil {
			return nil, err
		}
		parts = append(parts, n)
	}
	if len(parts) == 0 {
		return nil, p.fail("an element")
	}
	return parts, nil
}

// atElement reports whether an element follows. A name followed by "=" is the
// next rule, not an element.
func (p *parser) atElement() bool {
	switch t := p.peek(); t.kind {
	case nameToken:
		after := p.tokens[p.next+1]
		return after.kind != markToken || after.text != "="
	case stringToken, proseToken, rangeToken, countToken:
		return true
	case markToken:
		return t.text == "*" || t.text == "(" || t.text == "["
	}
	return false
}

// repetition = [repeat] element
func (p *parser) repetition() (node, error) {
	min, max, err := p.repeat()
	if err != nil {
		return nil, err
	}
	n, err := p.element()
	if err != nil || (min == 1 && max == 1) {
		return n, err
	}
	return repetition{min, max, n}, nil
}

// repeat = 1*DIGIT / (*DIGIT "*" *DIGIT)
func (p *parser) repeat() (min, max int, err error) {
	least, counted := p.count()
	if !p.mark("*") {
		if counted {
			return least, least, nil
		}
		return 1, 1, nil
	}
	most, bounded := p.count()
	if !bounded {
		return least, unbounded, nil
	}
	if most < least {
		return 0, 0, p.fail("a repetition with its bounds in order")
	}
	return least, most, nil
}

// count takes a number if one follows.
func (p *parser) count() (n int, found bool) {
	if p.peek().kind != countToken {
		return 0, false
	}
	n, err := strconv.Atoi(p.take().text)
	return n, err == nil
}

// element = rulename / group / option / char-val / num-val / prose-val
func (p *parser) element() (node, error) {
	switch t := p.peek(); {
	case t.kind == nameToken:
		return reference(p.take().text), nil
	case t.kind == stringToken:
		return literal(p.take().text), nil
	case t.kind == rangeToken:
		return p.numVal()
	case t.kind == proseToken:
		// The one prose-val of RFC 3986 is "0<pchar>", no pchar at all. It is
		// read as the rule it names.
		return reference(p.take().text), nil
	case p.mark("("):
		return p.closed(")")
	case p.mark("["):
		n, err := p.closed("]")
		return repetition{0, 1, n}, err
	}
	return nil, p.fail("an element")
}

// closed returns an alternation and the mark that ends it.
func (p *parser) closed(end string) (node, error) {
	n, err := p.alternation()
	if err == nil && !p.mark(end) {
		err = p.fail(strconv.Quote(end))
	}
	return n, err
}

// numVal reads %xHH or %xHH-HH.
func (p *parser) numVal() (node, error) {
	first, last, isRange := strings.Cut(p.peek().text, "-")
	if !isRange {
		last = first
	}
	lo, err := strconv.ParseUint(first, 16, 8)
	if err != nil {
		return nil, p.fail("a byte in hexadecimal")
	}
	hi, err := strconv.ParseUint(last, 16, 8)
	if err != nil || hi < lo {
		return nil, p.fail("a range of bytes in hexadecimal")
	}
	p.take()
	return byteRange{byte(lo), byte(hi)}, nil
}
