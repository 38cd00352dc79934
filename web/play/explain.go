package play

import "uriplayground/core"

// undefinedOrEmpty shows what the difference between an undefined component and
// an empty one does (RFC 3986 §5.3), worked out on the spot.
func (in *input) undefinedOrEmpty() *Sheet {
	s := &Sheet{
		ID: "explain", Title: in.words.Get("explain.title"), Note: in.words.Get("explain.note"),
		Heads: []string{in.words.Get("ref.label"), in.words.Get("part.query"), in.words.Get("target.label")},
	}
	const base = "http://a/b?q"
	s.Caption = in.words.Get("base.label") + in.words.Get("colon") + base
	for _, ref := range []string{"http://a/b", "http://a/b?", "", "?"} {
		r := core.Resolve(base, ref, core.RFC3986, core.Options{})
		state := state(r.Ref.Part("query"))
		s.Rows = append(s.Rows, SheetRow{"", []*SheetCell{
			{Text: in.linkText(ref), Code: ref != "", Act: Act{"show", base + " " + ref}},
			{Text: in.words.Get("state." + state), Class: "is-" + state},
			{Text: r.Target.Text, Code: true},
		}})
	}
	return s
}
