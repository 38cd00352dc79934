package rfc1630

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// parser walks the productions over the text of a URI. It collects what is
// wrong, and, if named, the parts that have names. Its methods are called by the
// names of the productions and take the bytes from start to end for them.
type parser struct {
	u      URI
	faults []syntax.Fault
	parts  []syntax.Part
	host   syntax.Span // a login or a hostport, if the scheme has one
	named  bool
}

// text reads the whole of the text.
func (p *parser) text() {
	switch a := p.u.address(); {
	case a != noAddress:
		p.address(a)
	case p.u.has(hasPrefix):
		p.add(RulePrefixedURL, syntax.SchemeUnknown, int(p.u.schemeStart()), int(p.u.schemeEnd))
		p.uri()
	case p.u.has(hasScheme):
		p.uri()
	default:
		p.partial()
	}
}

// uri reads the generic BNF.
//
//	uri                    scheme :  path [ ? search ]
//	scheme                 ialpha
//	path                   void |  xpalphas  [  / path ]
func (p *parser) uri() {
	p.ialpha(RuleScheme, int(p.u.schemeStart()), int(p.u.schemeEnd), xalpha)
	p.characters(RulePath, p.u.pathStart(), int(p.u.pathEnd), pathChar)
	if p.u.has(hasSearch) {
		p.genericSearch()
	}
	p.fragmentid(xalpha)
	if p.named && p.u.scheme() == "afs" {
		p.afsaddress()
	}
}

// genericSearch demands words, since its xalphas hold no "+".
//
//	search                 xalphas [ + search ]
func (p *parser) genericSearch() {
	s := p.u.searchSpan()
	p.characters(RuleSearch, int(s.Start), int(s.End), xpalpha)
	word := s.Start
	for i := s.Start; i <= s.End; i++ {
		if i < s.End && p.u.text[i] != '+' {
			continue
		}
		if i == word {
			p.missing(RuleSearch, int(i))
		}
		word = i + 1
	}
}

// fragmentid may be void, by the section Fragment-id.
//
//	fragmentid             xalphas
func (p *parser) fragmentid(class syntax.Class) {
	if p.u.has(hasFragment) {
		s := p.u.fragmentSpan()
		p.characters(RuleFragmentID, int(s.Start), int(s.End), class)
	}
}

// partial reads a partial form: what the productions allow in a path, a search and
// a fragment-id.
func (p *parser) partial() {
	p.characters(RulePartial, p.u.pathStart(), int(p.u.pathEnd), partialChar)
	if p.u.has(hasSearch) {
		s := p.u.searchSpan()
		p.alphas(RuleSearch, int(s.Start), int(s.End), partChar)
	}
	p.fragmentid(partChar)
}

// search reads that of the BNF for specific schemes, in which the words may contain a
// "+", too.
//
//	search                 xalphas [ + search ]
func (p *parser) search() {
	s := p.u.searchSpan()
	p.part(RuleSearch, int(s.Start), int(s.End))
	p.alphas(RuleSearch, int(s.Start), int(s.End), partChar)
}

// alphas reads one or more characters of the class: xalphas, xpalphas, digits, …
func (p *parser) alphas(rule *syntax.Rule, start, end int, class syntax.Class) {
	if start == end {
		p.missing(rule, start)
	}
	p.characters(rule, start, end, class)
}

// ialpha begins with a letter.
//
//	ialpha                 alpha [ xalphas ]
func (p *parser) ialpha(rule *syntax.Rule, start, end int, class syntax.Class) {
	text := p.u.text[:end]
	if start < end && !classes.Is(text[start], alpha) {
		// What is not allowed anywhere in it is reported as that.
		if behind := classes.SkipTriplets(text[:min(start+len("%00"), end)], start, class); behind > start || text[start] == '%' {
			p.add(rule, syntax.LetterFirst, start, start+1)
		}
	}
	p.alphas(rule, start, end, class)
}

// characters reports every character that is neither of the class nor part of
// an escape.
func (p *parser) characters(rule *syntax.Rule, start, end int, class syntax.Class) {
	text := p.u.text[:end]
	for i := classes.SkipTriplets(text, start, class); i < end; i = classes.SkipTriplets(text, i, class) {
		at, code, width := rule, syntax.PercentEncoding, 1
		if text[i] == '%' {
			at, width = RuleEscape, syntax.BrokenTriplet(text[i:])
		} else {
			code, width = character(text[i:])
		}
		if !p.add(at, code, i, i+width) {
			return
		}
		i += width
	}
}

// plain reads as alphas does, for productions without escapes.
func (p *parser) plain(rule *syntax.Rule, start, end int, class syntax.Class) {
	if start == end {
		p.missing(rule, start)
	}
	text := p.u.text[:end]
	for i := classes.Skip(text, start, class); i < end; i = classes.Skip(text, i, class) {
		code, width := character(text[i:])
		if !p.add(rule, code, i, i+width) {
			return
		}
		i += width
	}
}

// character says why the character at the start of s is not allowed where it is,
// and how many bytes it takes.
func character(s string) (code syntax.Code, width int) {
	c := s[0]
	switch set := classes[c]; {
	case c >= utf8.RuneSelf:
		return syntax.Wide(s)
	case c < ' ' || c == 0x7F:
		return syntax.ControlCharacter, 1
	case c == ' ':
		return syntax.Space, 1
	case set&reserved != 0:
		return syntax.ReservedCharacter, 1
	case set&national != 0:
		return syntax.NationalCharacter, 1
	case set&punctuation != 0:
		return syntax.PunctuationCharacter, 1
	}
	return syntax.Character, 1
}

// missing says that the production must come there, and nothing is there.
func (p *parser) missing(rule *syntax.Rule, at int) { p.add(rule, syntax.Empty, at, at) }

// form says that the text is not of the form that the production prints.
func (p *parser) form(rule *syntax.Rule, start, end int) { p.add(rule, syntax.AddressForm, start, end) }

// add lists a fault, and reports whether there is room for more.
func (p *parser) add(rule *syntax.Rule, code syntax.Code, start, end int) bool {
	f := syntax.Fault{Rule: rule, Code: code, Span: span(start, end)}
	switch {
	case len(p.faults) > MaxFaults:
		return false
	case len(p.faults) == MaxFaults:
		f.Code, f.Level, f.End = syntax.MoreFaults, syntax.Info, uint32(len(p.u.text))
	}
	p.faults = append(p.faults, f)
	return true
}

// part names a part.
func (p *parser) part(rule *syntax.Rule, start, end int) {
	if p.named {
		p.name(rule, start, end)
	}
}

func (p *parser) name(rule *syntax.Rule, start, end int) {
	p.parts = append(p.parts, syntax.Part{Rule: rule, Span: span(start, end), Defined: true})
}
