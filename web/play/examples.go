package play

import "uriplayground/web/lesson"

// deriveExamples is the examples with their titles.
func deriveExamples(in input) *Examples {
	x := &Examples{Title: in.words.Get("examples.title")}
	for _, g := range lesson.Groups() {
		group := ExampleGroup{Title: in.words.Get("examples." + g.ID)}
		for _, e := range g.Examples {
			group.Items = append(group.Items, in.example(e))
		}
		x.Groups = append(x.Groups, group)
	}
	return x
}

// example is an example under its title, or under its reference where the RFC
// has no other name for it.
func (in *input) example(e lesson.Example) ExampleItem {
	item := ExampleItem{ID: e.ID, Ref: visible(e.Ref)}
	switch {
	case in.words.Has("example." + e.ID):
		item.Title = in.words.Get("example." + e.ID)
	case e.NonStrict:
		item.Ref = in.words.Get("examples.non-strict", "ref", item.Ref)
	case e.Ref == "":
		item.Ref = in.words.Get("examples.empty")
	}
	return item
}
