package wire

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// components is the names of RFC 3986 §3, in the order of the text.
const components = "scheme authority userinfo host port path query fragment"

// Parse returns the answer of parse().
func Parse(a *core.Analysis, m Message, w Words) *Properties {
	u := newUnits(a.Text)
	answer := parsed(a, &u, m)
	Put(answer, "view", view(a, &u, w))
	return answer
}

// parsed returns what Parse does without the view, which only text typed by a visitor has.
func parsed(a *core.Analysis, u *units, m Message) *Properties {
	values := []any{
		a.Valid, a.Incomplete, firstBad(a, u), a.Dialect.String(), name(a.NamedKind()), name(a.HostKind),
		name(a.PathKind), parts(a, u), faults(a.Faults, a.Text, u, m), nil,
	}
	for c := range strings.SplitSeq(components, " ") {
		values = append(values, component(a, c))
	}
	answer := Object("valid incomplete firstBad dialect kind hostKind pathKind parts faults view "+components, values...)
	if a.Dialect == core.URL {
		putURL(answer, a, u)
	}
	return answer
}

func firstBad(a *core.Analysis, u *units) any {
	if a.FirstBad < 0 {
		return nil
	}
	return u.at(uint32(a.FirstBad))
}

// component returns the text of a part, or null if it is undefined (§5.3).
func component(a *core.Analysis, name string) any {
	p := a.Component(name)
	if !p.Defined {
		return nil
	}
	return p.Span.In(a.Text)
}

func parts(a *core.Analysis, u *units) []any {
	list := []any{}
	for _, p := range a.Parts {
		if p.Defined {
			list = append(list, Object("name rule section start end",
				p.Rule.Name, p.Rule.Key, p.Rule.Section, u.at(p.Start), u.at(p.End)))
		}
	}
	return list
}

// Groups returns the answer of groups(): the groups $1 to $9 of Appendix B.
func Groups(text string, groups []syntax.Part, w Words) []any {
	u := newUnits(text)
	list := make([]any, len(groups))
	for i, p := range groups {
		group := w.cited(p.Rule)
		Put(group, "group pattern start end text", i+1, p.Rule.Name, u.at(p.Start), u.at(p.End))
		if p.Defined {
			Put(group, "text", p.In(text))
		}
		list[i] = group
	}
	return list
}

// view returns what the dialect says of the text's scheme, or null if nothing.
// core limits the lists and adds a note where it truncated one.
func view(a *core.Analysis, u *units, w Words) any {
	v := a.SchemeDetails()
	if v == nil {
		return nil
	}
	answer := Object("scheme rule section parts actions notes sent",
		v.Scheme.Name, v.Scheme.Key, v.Scheme.Section,
		list(v.Parts, func(p *syntax.Value) *Properties { return namedPart(p, a.Text, u) }),
		list(v.Actions, func(s *syntax.Action) *Properties { return action(s, u, w) }),
		list(v.Notes, func(n *syntax.Note) *Properties { return note(n, u, w) }))
	if sent, ok := v.Sent(); ok {
		Put(answer, "sent", sent)
	}
	return answer
}

func list[T any](all []T, show func(*T) *Properties) []any {
	answer := make([]any, len(all))
	for i := range all {
		answer[i] = show(&all[i])
	}
	return answer
}

// namedPart returns a part named by the scheme; its text is null if it is undefined.
func namedPart(p *syntax.Value, text string, u *units) *Properties {
	answer := u.span(p.Span)
	Put(answer, "name rule section text", p.Rule.Name, p.Rule.Key, p.Rule.Section)
	if p.Defined {
		Put(answer, "text", p.In(text))
	}
	putOctets(answer, "decoded", p.Octets, p.Defined)
	return answer
}

// action returns one action of a client. Its offsets are null if the argument
// is not in the text.
func action(s *syntax.Action, u *units, w Words) *Properties {
	answer := w.cited(s.Rule)
	Put(answer, "action sent start end", s.Rule.Name, s.Sent)
	if s.FromText() {
		Put(answer, "start end", u.at(s.Start), u.at(s.End))
	}
	putOctets(answer, "argument", s.Argument, s.Defined)
	return answer
}

func note(n *syntax.Note, u *units, w Words) *Properties {
	answer := u.span(n.Span)
	Put(answer, "rule section level message", n.Rule.Key, n.Rule.Section, n.Level.String(), w.reason(n.Rule))
	return answer
}

// putOctets sets octets under a name, and in hexadecimal under "octets" if they
// are not valid UTF-8, which text cannot show.
func putOctets(answer *Properties, name, octets string, defined bool) {
	Put(answer, name+" octets")
	if !defined {
		return
	}
	Put(answer, name, octets)
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
