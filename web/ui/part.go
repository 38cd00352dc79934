package ui

import "github.com/hexops/vecty"

// Part is the component that all drawings are made of; roots are parts, too. It is left alone
// while its key stays the same.
type Part struct {
	vecty.Core
	Key  any                `vecty:"prop"` // comparable
	Draw func() *vecty.HTML `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (p *Part) Copy() vecty.Component {
	c := *p
	c.Core = vecty.Core{}
	c.Draw = nil
	return &c
}

// CopyProps copies the props, which a Vecty that tools/modpatch has not changed does by their tags.
func (p *Part) CopyProps(from vecty.Component) {
	next := from.(*Part)
	p.Key, p.Draw = next.Key, next.Draw
}

// SkipRender reports whether the key is the same.
func (p *Part) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Part)
	skip := ok && old.Key == p.Key
	if skip {
		p.Draw = nil
	}
	return skip
}

// Render calls Draw and clears it, so that the closure does not keep a past page in
// memory: Vecty sets all props before it renders again.
func (p *Part) Render() vecty.ComponentOrHTML {
	draw := p.Draw
	p.Draw = nil
	return draw()
}

// Redraw draws in the place of a root what another part would draw.
func (p *Part) Redraw(next *Part) {
	p.CopyProps(next)
	vecty.Rerender(p)
}

// part returns a part that depends on its key alone.
func part(key any, draw func() *vecty.HTML) *Part { return &Part{Key: key, Draw: draw} }

// drawing is what parts have in common that take long enough for the browser to handle events
// before each of them, when the page is drawn first.
type drawing struct{ yield func() }

func (d drawing) part(key any, draw func() *vecty.HTML) *Part {
	return part(key, func() *vecty.HTML {
		if d.yield != nil {
			d.yield()
		}
		return draw()
	})
}

// pair is a key made of two.
type pair struct{ first, second any }

// keys returns a key made of several.
func keys(list ...any) any { return keysOf(list) }

// keysOf returns a key made of all that is in a list.
func keysOf[T comparable](list []T) (key any) {
	for _, x := range list {
		key = pair{key, x}
	}
	return key
}

// each draws all that is in a list.
func each[T any, E vecty.ComponentOrHTML](list []T, draw func(T) E) (out vecty.List) {
	for _, x := range list {
		out = append(out, draw(x))
	}
	return out
}

// partText returns a textElement that seldom changes.
func partText(name, class, text string) *Part {
	return part(text, func() *vecty.HTML { return textElement(name, class, text) })
}
