package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// gopher is what a client sends (§3.4), and what a Gopher+ string asks for.
func (v *viewer) gopher() {
	v.connect()
	selector, plus := v.part(RuleSelector), v.part(RuleGopherPlus)
	if gtype := v.part(RuleGtype); gtype.Defined {
		v.use(RuleExpect, gtype.Span)
	} else {
		v.give(RuleExpect, "1")
	}
	if octets := syntax.Octets(plus.In(v.text)); octets == "?" {
		v.ask(selector)
		return
	} else if strings.HasPrefix(octets, formStart) {
		v.form(selector, plus)
		return
	}
	v.selector(selector)
	v.tabbed(RuleSendSearch, v.part(RuleSearch))
	v.tabbed(RuleSendPlus, plus)
	v.delimiters(plus)
	v.plus(plus)
}

func (v *viewer) selector(selector syntax.Part) {
	v.send(RuleSendSelector, selector.Span)
	if at, width := findOctet(v.text[:selector.End], int(selector.Start), "\r\n"); width > 0 {
		v.warn(NoteSelector, syntax.Span{Start: uint32(at), End: uint32(at + width)})
	}
	v.delimiters(selector)
	if search := v.part(RuleSearch); search.Defined {
		v.delimiters(search)
		if at := strings.IndexAny(search.In(v.text), "/?"); at >= 0 {
			v.info(NoteGopherSearch, syntax.Span{Start: search.Start + uint32(at), End: search.Start + uint32(at) + 1})
		}
	}
}

// tabbed sends a tab and the part behind it.
func (v *viewer) tabbed(rule *syntax.Rule, p syntax.Part) {
	if !p.Defined {
		return
	}
	v.send(RuleSendTab, syntax.Span{Start: p.Start - uint32(len(tab)), End: p.Start})
	v.send(rule, p.Span)
}

// plus is what a Gopher+ string refers to.
func (v *viewer) plus(plus syntax.Part) {
	if plus.Empty() {
		return
	}
	c, width := syntax.OctetAt(v.text, int(plus.Start))
	rest := syntax.Span{Start: plus.Start + uint32(width), End: plus.End}
	switch {
	case c == '+' && rest.Empty():
		v.do(RuleViewDefault)
	case c == '+':
		v.alternate(rest)
	case c == '!':
		v.attributes(rest, RuleAttributes, RuleAttribute)
	case c == '$':
		v.attributes(rest, RuleDirectory, RuleDirectoryOne)
	}
}

// alternate is a view and its language (§3.4.8).
func (v *viewer) alternate(s syntax.Span) {
	at, width := findOctet(v.text[:s.End], int(s.Start), " ")
	v.use(RuleViewName, syntax.Span{Start: s.Start, End: uint32(at)})
	if width > 0 {
		v.use(RuleViewLanguage, syntax.Span{Start: uint32(at + width), End: s.End})
	}
}

// attributes is all of them (§3.4.6), or those that are named (§3.4.7).
func (v *viewer) attributes(s syntax.Span, all, named *syntax.Rule) {
	if s.Empty() {
		v.do(all)
	}
	names := piecesOf(v.text, s, " ")
	for names.encoded = true; !s.Empty() && v.next(&names); {
		v.use(named, names.Span)
	}
}

// ask is for an item with a form that is still to be filled out (§3.4.5).
func (v *viewer) ask(selector syntax.Part) {
	v.use(RuleAskFetch, selector.Span)
	v.do(RuleAskFill)
	v.use(RuleAskReturn, selector.Span)
}

// formStart is how the Gopher+ string of a form begins that was filled out,
// and formEnd its last line.
const (
	formStart = "+\t1\r\n+-1\r\n"
	formEnd   = "."
)

// form is for an item with such a form (§3.4.9). As printed there, nothing is
// sent for a search that is empty, and not the tab before it either.
func (v *viewer) form(selector, plus syntax.Part) {
	v.selector(selector)
	if search := v.part(RuleSearch); search.Empty() {
		v.info(NoteFormTab, search.Span)
	} else {
		v.tabbed(RuleSendSearch, search)
	}
	v.tabbed(RuleSendPlus, plus)
	line := -2 // the two of formStart
	lines := piecesOf(v.text, plus.Span, "\n")
	for lines.encoded = true; v.next(&lines); {
		s := lines.Span
		at, _ := findOctet(v.text[:s.End], int(s.Start), "\r")
		s.End = uint32(at)
		if line++; syntax.Octets(s.In(v.text)) == formEnd {
			return
		}
		if line > 0 {
			v.use(RuleAskValue, s)
		}
	}
}
