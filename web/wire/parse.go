package wire

import "uriplayground/core"

// components are the names of RFC 3986 §3, in the order of the text.
var components = [...]string{"scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"}

// Parse is the answer of parse().
func Parse(a *core.Analysis, m Message, w Words) map[string]any {
	u := newUnits(a.Text)
	answer := parsed(a, &u, m)
	Put(answer, "view", view(a, &u, w))
	return answer
}

// parsed is Parse without the view, which is for what a visitor typed.
func parsed(a *core.Analysis, u *units, m Message) map[string]any {
	answer := Object("valid incomplete firstBad dialect kind hostKind pathKind parts faults view",
		a.Valid, a.Incomplete, firstBad(a, u), a.Dialect.String(), name(a.Kind), name(a.HostKind),
		name(a.PathKind), parts(a, u), faults(a.Faults, a.Text, u, m))
	for _, c := range components {
		answer[c] = component(a, c)
	}
	return answer
}

func firstBad(a *core.Analysis, u *units) any {
	if a.FirstBad < 0 {
		return nil
	}
	return u.at(uint32(a.FirstBad))
}

// component is the text of a part, or null where it is undefined (§5.3).
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
