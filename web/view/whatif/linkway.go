package whatif

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// LinkWay returns the picture of the way from a page to the target of a link on it: the page is run
// A, and the link run B.
func LinkWay(v *render.Context, base, ref string) *page.Map {
	r := core.Resolve(base, ref, core.RFC3986, core.Options{})
	link, at := walkOf(&r), walk{}
	root, names := placeOf(base)
	if link.root == "" || root == "" {
		return nil
	}
	at.root, at.whole = root, true
	for _, name := range names {
		at.moves = append(at.moves, move{name: name})
	}
	shared := 0
	for at.root == link.root && shared < min(len(at.moves), len(link.moves)) && at.moves[shared].same(link.moves[shared]) {
		shared++
	}
	t := grow([2]walk{at, link}, shared)
	t.fork = nil // which of both is right is no question
	t.shrink()
	label := v.Words.Get("links.map", "page", page.Clip(base, render.SayBytes), "ref", v.LinkText(ref), "target", page.Clip(r.Target.Text, render.SayBytes))
	m := t.picture(label, label, [2]int{walkMoves + 1, walkMoves + 1}, func(n int) string { return "⋯ " + strconv.Itoa(n) })
	m.Wide.Tokens, m.Tall.Tokens = nil, nil
	return m
}

// picture returns a tree as it is after so many steps of each run, in both frames. more says how many
// places are left out.
func (t *tree) picture(title, label string, made [2]int, more func(n int) string) *page.Map {
	levels := 0
	t.each(func(p *place) { levels = max(levels, p.depth()) })
	first, last := t.setRows()
	return &page.Map{Title: title, Label: label, Wide: t.draw(wideFrame(levels, first, last), made, more), Tall: t.draw(tallFrame(levels, first, last), made, more)}
}
