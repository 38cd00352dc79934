package wire

import "uriplayground/core/syntax"

// Groups is the answer of groups(): a group for each of $1 to $9.
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
