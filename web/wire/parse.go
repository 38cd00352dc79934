package wire

import "uriplayground/core"

// components are the names of RFC 3986 §3, in the order of the text.
var components = [...]string{"scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"}

// Parse is the answer of parse().
func Parse(a *core.Analysis, m Message, w Words) map[string]any {
	u := newUnits(a.Text)
	answer := parsed(a, &u, m)
	answer["view"] = view(a, &u, w)
	return answer
}

// parsed is Parse without the view, which is for what a visitor typed.
func parsed(a *core.Analysis, u *units, m Message) map[string]any {
	answer := map[string]any{
		"valid":      a.Valid,
		"incomplete": a.Incomplete,
		"firstBad":   firstBad(a, u),
		"dialect":    a.Dialect.String(),
		"kind":       name(a.Kind),
		"hostKind":   name(a.HostKind),
		"pathKind":   name(a.PathKind),
		"parts":      parts(a, u),
		"faults":     faults(a.Faults, a.Text, u, m),
		"view":       nil,
	}
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
			list = append(list, map[string]any{
				"name":    p.Rule.Name,
				"rule":    p.Rule.Key,
				"section": p.Rule.Section,
				"start":   u.at(p.Start),
				"end":     u.at(p.End),
			})
		}
	}
	return list
}
