package play

import "uriplayground/core"

// undefinedOrEmpty shows what the difference between an undefined component and
// an empty one does (RFC 3986 §5.3), worked out on the spot.
func (v *view) undefinedOrEmpty() *Table {
	const base = "http://a/b?q"
	s := v.table("explain", "explain.title", "", "ref.label", "part.query", "target.label")
	s.Note, s.Caption = v.words.Get("explain.note"), v.words.Get("base.label")+v.words.Get("colon")+base
	for _, ref := range []string{"http://a/b", "http://a/b?", "", "?"} {
		r := core.Resolve(base, ref, core.RFC3986, core.Options{})
		state := state(r.Ref.Part("query"))
		link, found := codeCell(v.linkText(ref)), textCell(v.words.Get("state."+state))
		link.Command, found.Class = Command{"show", base + "\n" + ref}, "is-"+state
		s.addRow("", link, found, codeCell(r.Target.Text))
	}
	return s
}
