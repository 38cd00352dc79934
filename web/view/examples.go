package view

import (
	"cmp"
	"slices"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/page"
)

// deriveExamples is the examples with their titles, as far as the filter lets
// them through.
func deriveExamples(v view) *page.Examples {
	x := &page.Examples{
		Try: v.words.Get("examples.try"), Title: v.words.Get("examples.title"), Label: v.words.Get("examples.filter"), Filter: v.state.Filter,
		None: v.words.Get("examples.none"),
	}
	for _, e := range lesson.Suggested() {
		x.Chips = append(x.Chips, page.ExampleItem{ID: e.ID, Title: v.words.Get("example." + e.ID), Ref: e.Base + " " + e.Ref})
	}
	filter := lower(v.state.Filter)
	for _, g := range lesson.Groups() {
		group := page.ExampleGroup{Title: v.words.Get("examples." + g.ID)}
		for _, e := range g.Examples {
			item := v.example(e)
			if strings.Contains(lower(group.Title+" "+item.Title+" "+e.Base+" "+item.Ref), filter) {
				group.Items = append(group.Items, item)
			}
		}
		if group.Items != nil {
			x.Groups, x.None = append(x.Groups, group), ""
		}
	}
	return x
}

// example is an example under its title, or under what is opened where the RFC
// has no other name for it.
func (v *view) example(e lesson.Example) page.ExampleItem {
	item := page.ExampleItem{ID: e.ID, Ref: page.Visible(e.Ref)}
	switch {
	case e.View != "":
		item.Ref = e.Base + " " + e.Ref
	case v.words.Has("example." + e.ID):
		item.Title = v.words.Get("example." + e.ID)
	case e.NonStrict:
		item.Ref = v.words.Get("examples.non-strict", "ref", item.Ref)
	case e.Ref == "":
		item.Ref = v.words.Get("examples.empty")
	}
	return item
}

// chosen is the open example: its title, and what happens in it and what was meant,
// or where it is from.
func (v *view) chosen() page.Chosen {
	e, ok := lesson.Find(v.state.Example)
	if !ok {
		return page.Chosen{}
	}
	item := v.example(e)
	c := page.Chosen{Title: cmp.Or(item.Title, item.Ref)}
	if v.words.Has("example." + e.ID + ".why") {
		c.Text = v.words.Get("example." + e.ID + ".why")
		return c
	}
	for _, g := range lesson.Groups() {
		if slices.Contains(g.Examples, e) {
			c.Text = v.words.Get("examples." + g.ID)
		}
	}
	return c
}

// lower is text with its ASCII letters in lower case. Those of all alphabets
// would take tables of several KB.
func lower(text string) string {
	b := []byte(text)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}
