package abnf

import (
	"slices"

	"uriplayground/core/syntax"
)

// Continuation is something that may come next after a text.
type Continuation struct {
	// Path is the rules from the rule that is derived down to the one whose ABNF line has
	// the element. Some of the last may not have begun yet.
	Path []*syntax.Rule
	Element
}

// Element is a piece of an ABNF line that text can be
// matched with.
type Element struct {
	ABNF  string       // as the line writes it: HEXDIG, ":", %x30-34; of a literal that has begun what is left of it
	Rule  *syntax.Rule // what ABNF names; nil for a literal and a range
	First Bytes        // the bytes it can begin with
}

// FollowSet returns what may follow text, with which some text of the rule begins, by
// all its derivations. The rules for which whole is true are named where they may
// begin, and not what they consist of.
func (m *Machine) FollowSet(text string, whole func(*syntax.Rule) bool) (list []Continuation) {
	now := m.open
	for i := range len(text) {
		now = m.step(nil, now, text[i])
	}
	for _, s := range now {
		if m.code[s].op != read {
			continue
		}
		x := m.continuation(s, whole)
		if slices.ContainsFunc(list, func(y Continuation) bool { return x.ABNF == y.ABNF && slices.Equal(x.Path, y.Path) }) {
			continue
		}
		list = append(list, x)
		if at := dotAfter(list, x); at >= 0 {
			list = slices.Insert(list[:len(list)-1], at, x) // an octet goes on before the next one comes
		}
	}
	return list
}

// dotAfter returns the index of the "." after the octet that x belongs to; -1 if there
// is none.
func dotAfter(list []Continuation, x Continuation) int {
	above := x.Path[:len(x.Path)-1]
	return slices.IndexFunc(list, func(y Continuation) bool { return y.ABNF == `"."` && slices.Equal(y.Path, above) })
}

// continuation returns the element that the state begins to read, or the rule for a
// character that it begins.
func (m *Machine) continuation(s uint16, whole func(*syntax.Rule) bool) (x Continuation) {
	at := &m.code[s]
	x.Element = at.element.element(at.at)
	for up := at.above; up != 0; up = m.code[up].above {
		rule := m.code[up].rule
		if first := m.closure(nil, up); whole(rule) && slices.Contains(first, s) {
			x = Continuation{Element: Element{ABNF: rule.Name, Rule: rule}}
			for _, f := range first {
				x.First = x.First.or(m.code[f].bytes)
			}
			continue
		}
		x.Path = append(x.Path, rule)
	}
	slices.Reverse(x.Path)
	return x
}

// element returns the element from its byte i on.
func (e *expr) element(i int) Element {
	if e.op == reference {
		first, _ := e.single()
		return Element{ABNF: e.abnf, Rule: e.rule.Rule, First: first}
	}
	abnf := e.abnf
	if i > 0 {
		abnf = abnf[:1] + abnf[1+i:]
	}
	return Element{ABNF: abnf, First: e.bytes[i]}
}
