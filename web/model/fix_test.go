package model

import "testing"

// A fix leaves an entry in the history of the browser, by which what was typed comes back.
func TestFixCanBeUndone(t *testing.T) {
	s := Initial("en")
	s, _, _ = Reduce(s, nil, SetTexts{Base: "http://a/b", Ref: "x y"})
	leaving := EncodePermalink(s)
	after, _, effects := Reduce(s, nil, ApplyFix{Point: "1:1-2", With: "%20"})
	if after.Ref != "x%20y" || len(effects) == 0 || effects[0] != (SetHash{Leaving: leaving}) {
		t.Errorf("%q, %v", after.Ref, effects)
	}
}
