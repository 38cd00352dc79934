package lesson

import (
	"slices"
	"strconv"
	"testing"

	"uriplayground/core"
	"uriplayground/core/beliefs"
)

// inputs is what beliefs show on, each base with each reference.
func inputs(visit func(base, ref string)) {
	for _, a := range beliefs.All() {
		for _, b := range beliefs.All() {
			visit(a.Show.Base, b.Show.Ref)
		}
	}
}

// Answers differ from each other, one of them is right, and the others are what their beliefs compute.
func TestOptions(t *testing.T) {
	votes, place := 0, map[int]int{}
	inputs(func(base, ref string) {
		ids := Differing(base, ref)
		list := Options(base, ref, ids)
		target, ok := core.Target(base, ref, core.RFC3986, core.Options{})
		if list == nil {
			if ok && len(ids) > 0 {
				t.Errorf("%s + %s: %v differ, and nothing to vote for", base, ref, ids)
			}
			return
		}
		votes++
		if len(list) != min(len(ids), MostOptions-1)+1 {
			t.Errorf("%s + %s: %d answers by %v", base, ref, len(list), ids)
		}
		for i, o := range list {
			if slices.ContainsFunc(list[:i], func(other Option) bool { return other.Text == o.Text }) {
				t.Errorf("%s + %s: %s twice", base, ref, o.Text)
			}
			if o.Belief == "" {
				place[i]++
			}
			if diagnosed := beliefs.Diagnose(base, ref, o.Text); (o.Belief == "") != (o.Text == target) || o.Belief != "" && !slices.Contains(diagnosed, o.Belief) {
				t.Errorf("%s + %s: %+v, which shows %v", base, ref, o, diagnosed)
			}
		}
		if again := Options(base, ref, ids); !slices.Equal(again, list) {
			t.Errorf("%s + %s: in another order", base, ref)
		}
		slices.Reverse(ids)
		if len(ids) < MostOptions && !slices.Equal(Options(base, ref, ids), list) {
			t.Errorf("%s + %s: the order depends on that of the beliefs", base, ref)
		}
	})
	if votes < 500 || place[0] < votes/5 || place[1] < votes/5 {
		t.Errorf("%d votes, with the right answer at %v", votes, place)
	}
	for _, none := range [][2]string{{"http://a/b", "http://c/"}, {"a/b", "c"}, {"", ""}} {
		if list := Options(none[0], none[1], []beliefs.ID{"append", "noslash"}); list != nil {
			t.Errorf("%v: %v", none, list)
		}
	}
	if list := Options("https://docs.example/v2/guide/", "img/a.png", []beliefs.ID{"append", "nonsense"}); list != nil {
		t.Errorf("a belief that is right there: %v", list)
	}
	many := 0
	for i := range 100 {
		if Options("http://a/b"+strconv.Itoa(i), "c", []beliefs.ID{"append"})[0].Belief == "" {
			many++
		}
	}
	if many < 30 || many > 70 {
		t.Errorf("of 100 similar questions, %d have the right answer first", many)
	}
}
