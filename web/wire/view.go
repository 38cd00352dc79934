package wire

import (
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// view is what the dialect says of the text's scheme; null where it says
// nothing. core limits its lists and notes where it cut one.
func view(a *core.Analysis, u *units, w Words) any {
	v := a.View()
	if v == nil {
		return nil
	}
	answer := Object("scheme rule section parts actions notes sent",
		v.Scheme.Name, v.Scheme.Key, v.Scheme.Section,
		list(v.Parts, func(p *syntax.Value) map[string]any { return namedPart(p, a.Text, u) }),
		list(v.Actions, func(s *syntax.Action) map[string]any { return action(s, u, w) }),
		list(v.Notes, func(n *syntax.Note) map[string]any { return note(n, u, w) }))
	if sent, ok := v.Sent(); ok {
		Put(answer, "sent", sent)
	}
	return answer
}

func list[T any](all []T, show func(*T) map[string]any) []any {
	answer := make([]any, len(all))
	for i := range all {
		answer[i] = show(&all[i])
	}
	return answer
}

// namedPart is a named part; its text is null where it is undefined.
func namedPart(p *syntax.Value, text string, u *units) map[string]any {
	answer := u.span(p.Span)
	Put(answer, "name rule section text", p.Rule.Name, p.Rule.Key, p.Rule.Section)
	if p.Defined {
		Put(answer, "text", p.In(text))
	}
	putOctets(answer, "decoded", p.Octets, p.Defined)
	return answer
}

// action is one thing that a client does. Its place is null where the argument
// does not stand in the text.
func action(s *syntax.Action, u *units, w Words) map[string]any {
	answer := w.cited(s.Rule)
	Put(answer, "action sent start end", s.Rule.Name, s.Sent)
	if s.FromText() {
		Put(answer, "start end", u.at(s.Start), u.at(s.End))
	}
	putOctets(answer, "argument", s.Argument, s.Defined)
	return answer
}

func note(n *syntax.Note, u *units, w Words) map[string]any {
	answer := u.span(n.Span)
	Put(answer, "rule section level message", n.Rule.Key, n.Rule.Section, n.Level.String(), w.reason(n.Rule))
	return answer
}

// putOctets puts octets under a name: as text, and beside it in hexadecimal where
// they are no UTF-8, so that the text cannot show them.
func putOctets(answer map[string]any, name, octets string, defined bool) {
	answer[name], answer["octets"] = nil, nil
	if !defined {
		return
	}
	answer[name] = octets
	if !utf8.ValidString(octets) {
		Put(answer, "octets", hexadecimal(octets))
	}
}

func hexadecimal(octets string) string {
	out := make([]byte, 0, 2*len(octets))
	for i := range len(octets) {
		out = append(out, hexDigits[octets[i]>>4], hexDigits[octets[i]&15])
	}
	return string(out)
}
