package panes

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Examples returns the examples with their titles, as far as the filter lets
// them through.
func Examples(v *render.Context) *page.Examples {
	x := &page.Examples{
		Try: v.Words.Get("examples.try"), Title: v.Words.Get("examples.title"), Label: v.Words.Get("examples.filter"), Filter: v.State.Filter,
		None: v.Words.Get("examples.none"),
	}
	for _, e := range lesson.Suggested() {
		x.Chips = append(x.Chips, page.ExampleItem{ID: e.ID, Title: v.Words.Get("example." + e.ID), Ref: e.Base + " " + e.Ref})
	}
	filter := lower(v.State.Filter)
	for _, g := range lesson.Groups() {
		group := page.ExampleGroup{Title: v.Words.Get("examples." + g.ID)}
		for _, e := range g.Examples {
			item := Example(v, e)
			if strings.Contains(lower(group.Title+" "+item.Title+" "+e.Base+" "+item.Ref), filter) {
				group.Items = append(group.Items, item)
			}
		}
		pressed, then := v.State.Filter == group.Title, group.Title
		if pressed {
			then = ""
		}
		x.Lists.AddButton("filter", then, group.Title+" "+strconv.Itoa(len(g.Examples))).SetPressed(pressed)
		if group.Items != nil {
			x.Groups, x.None = append(x.Groups, group), ""
		}
	}
	return x
}

// Example returns an example under its title, or under what is opened where the RFC
// has no other name for it.
func Example(v *render.Context, e lesson.Example) page.ExampleItem {
	item := page.ExampleItem{ID: e.ID, Ref: page.Visible(e.Ref)}
	switch {
	case e.View != "":
		item.Ref = e.Base + " " + e.Ref
	case v.Words.Has("example." + e.ID):
		item.Title = v.Words.Get("example." + e.ID)
	case e.NonStrict:
		item.Ref = v.Words.Get("examples.non-strict", "ref", item.Ref)
	case e.Ref == "":
		item.Ref = v.Words.Get("examples.empty")
	}
	return item
}

// Chosen returns the open example: its title, and what happens in it and what was meant,
// or where it is from.
func Chosen(v *render.Context) page.Chosen {
	e, ok := lesson.Find(v.State.Example)
	if !ok {
		return page.Chosen{}
	}
	item := Example(v, e)
	c := page.Chosen{Title: cmp.Or(item.Title, item.Ref)}
	if v.Words.Has("example." + e.ID + ".why") {
		c.Text = v.Words.Get("example." + e.ID + ".why")
		return c
	}
	for _, g := range lesson.Groups() {
		if slices.Contains(g.Examples, e) {
			c.Text = v.Words.Get("examples." + g.ID)
		}
	}
	return c
}

// lower returns text with its ASCII letters in lower case. Those of all alphabets
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
