package play

import "uriplayground/core"

// undefinedOrEmpty shows what the difference between an undefined component and
// an empty one does (RFC 3986 §5.3), worked out on the spot.
func (in *input) undefinedOrEmpty() *Sheet {
	const base = "http://a/b?q"
	s := in.sheet("explain", "explain.title", "", "ref.label", "part.query", "target.label")
	s.Note, s.Caption = in.words.Get("explain.note"), in.words.Get("base.label")+in.words.Get("colon")+base
	for _, ref := range []string{"http://a/b", "http://a/b?", "", "?"} {
		r := core.Resolve(base, ref, core.RFC3986, core.Options{})
		state := state(r.Ref.Part("query"))
		link, found := codeCell(in.linkText(ref)), textCell(in.words.Get("state."+state))
		link.Act, found.Class = Act{"show", base + "\n" + ref}, "is-"+state
		s.add("", link, found, codeCell(r.Target.Text))
	}
	return s
}
