package checks

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

const (
	restShown = 12 // bytes after the first bad one

	boxPad     = 3
	leafWidth  = 18
	leafHeight = 26
	leafBase   = 18 // its base line
	charWidth  = 11 // of a character of the text
	boxHead    = 17 // height of a label
	labelWidth = 7  // of a character of a label
)

// Picture returns the derivation of the base or the reference.
func Picture(v *render.Context) *page.Picture {
	at := v.State.Picture
	a := v.AnalysisOf(at.Text)
	p := &page.Picture{
		Title: v.Words.Get("picture.title"), Hint: v.Words.Get("picture.hint"),
		Label: v.Words.Get("picture.label", "text", page.Clip(a.Text, render.ValueBytes)),
	}
	pictureButtons(v, p, a)
	if len(a.Text) > model.DerivedBytes {
		p.Note = v.Words.Get("picture.long", "n", strconv.Itoa(model.DerivedBytes))
		return p
	}
	d := core.Derive(a.Text, a.Dialect)
	l := layout{d: &d, chosen: min(at.Box, d.Len()-1), depths: make([]int, 1, 16)}
	l.collect(at.From, len(a.Text))
	l.place()
	if !a.Valid {
		open, list := open(v, &d)
		p.Note = v.Words.Get("picture.open", "open", open, "list", list)
	}
	if a.FirstBad >= 0 {
		_, width := utf8.DecodeRuneInString(a.Text[a.FirstBad:])
		char, rest := a.Text[a.FirstBad:a.FirstBad+width], a.Text[a.FirstBad+width:]
		p.Note = v.Words.Get("picture.bad", "char", render.CharName(v.Words, char), "n", strconv.Itoa(page.CharNumber(a.Text, uint32(a.FirstBad)))) + " " + p.Note
		if l.last == a.FirstBad {
			l.bad(page.Visible(char), page.Clip(rest, restShown))
		}
	}
	p.Boxes, p.Width, p.Height = l.boxes, l.width, l.bottom+leafHeight+(len(l.depths)+1)*boxPad
	chosenBox(v, p, &d, l.chosen)
	for _, kind := range []string{"svg", "png"} {
		p.Save.AddButton("save", kind, v.Words.Get("picture."+kind))
	}
	p.Saved = v.SavedNote("derivation.")
	return p
}

// pictureButtons adds what chooses the text, and the part of it that is drawn.
func pictureButtons(v *render.Context, p *page.Picture, a *core.Analysis) {
	at := v.State.Picture
	for text, name := range []string{core.TextBase: "base", core.TextRef: "ref"} {
		p.AddButton("picture", name, v.Words.Get(name+".label")).SetPressed(int(at.Text) == text)
	}
	add := func(key string, from int) { p.AddButton("picture-from", strconv.Itoa(from), v.Words.Get(key)) }
	if at.From > 0 {
		add("picture.before", max(0, at.From-model.DrawnBytes/2))
	}
	end := model.ShownTo(at.From, len(a.Text))
	if end < len(a.Text) {
		add("picture.after", at.From+model.DrawnBytes/2)
	}
	if a.FirstBad > end {
		add("picture.fault", a.FirstBad-model.DrawnBytes/2)
	}
}

// chosenBox puts a node of the derivation into words.
func chosenBox(v *render.Context, p *page.Picture, d *core.Derivation, i int) {
	n := d.Node(i)
	rule, key := n.Rule, "picture.say"
	if rule == nil {
		rule, key = d.Node(n.Parent).Rule, "picture.literal"
	}
	text := v.Words.Get("state.empty")
	if !n.Empty() {
		text = v.Words.Get("quote", "text", page.Clip(n.In(d.Text), render.SayBytes))
	}
	p.Say = v.Words.Get(key, "rule", rule.Name, "text", text, "words", v.Words.Get("part."+rule.Key))
	if n.Open {
		p.Say += " " + v.Words.Get("picture.unfinished")
	}
	p.ABNF, p.Cite = core.ABNF(rule), v.Cite(rule)
}

// layout places the boxes of a part of a derivation.
type layout struct {
	d      *core.Derivation
	chosen int
	nodes  []int      // in preorder: a node comes before what it consists of
	boxes  []page.Box // of the nodes
	last   int        // byte after the last one drawn
	depths []int      // where the labels of each depth begin, and an end
	width  int
	bottom int // where the characters begin
}

// collect finds the nodes of the part of a text that begins at a byte, and all that
// hold one of these.
func (l *layout) collect(from, length int) {
	first := max(0, l.d.At(from))
	for i := l.d.Node(first).Parent; i >= 0; i = l.d.Node(i).Parent {
		l.nodes = append(l.nodes, i)
	}
	for i, j := 0, len(l.nodes)-1; i < j; i, j = i+1, j-1 {
		l.nodes[i], l.nodes[j] = l.nodes[j], l.nodes[i]
	}
	end := model.ShownTo(from, length)
	for i := first; i < l.d.Len(); i++ {
		n := l.d.Node(i)
		if int(n.Start) >= end && end < length {
			break
		}
		l.nodes = append(l.nodes, i)
		if n.Next == i+1 {
			l.last = int(n.End)
		}
	}
}

// place gives every node its box: first the widths, from left to right, then
// where the labels of each depth begin, then the boxes down to their feet.
func (l *layout) place() {
	l.boxes = make([]page.Box, len(l.nodes))
	for k := 0; k < len(l.nodes); {
		k = l.across(k, "")
	}
	for k := range l.nodes {
		if !l.leaf(k) {
			l.down(k)
		}
	}
	for k := range l.nodes {
		l.foot(k)
	}
	for k, i := range l.nodes {
		b := &l.boxes[k]
		depth := l.d.Node(i).Depth
		b.Y = l.depths[depth]
		b.Height = l.bottom + leafHeight + (len(l.depths)-depth)*boxPad - b.Y
		b.LabelX, b.LabelY = boxPad+1, boxHead-5
		if b.Turned {
			b.LabelY = boxPad - b.Width/2
		}
		b.TextY = l.bottom + leafBase - b.Y
	}
}

// leaf reports whether the k-th node has no children.
func (l *layout) leaf(k int) bool { return l.d.Node(l.nodes[k]).Next == l.nodes[k]+1 }

// across places the k-th node and all below it, and returns the next one.
func (l *layout) across(k int, component string) (next int) {
	i := l.nodes[k]
	n := l.d.Node(i)
	b := &l.boxes[k]
	b.X, b.Command = l.width, page.Command{Name: "box", Value: strconv.Itoa(i)}
	if n.Rule != nil {
		b.Label = n.Rule.Name
		component = componentNamed(n.Rule, component)
	}
	l.width += boxPad
	for next = k + 1; next < len(l.nodes) && l.nodes[next] < n.Next; {
		next = l.across(next, component)
	}
	if l.leaf(k) {
		b.Text = page.Visible(n.In(l.d.Text))
		l.width += max(leafWidth, len(b.Text)*charWidth) - boxPad
	}
	l.width += boxPad
	b.Width = l.width - b.X
	b.Turned = len(b.Label)*labelWidth+2*boxPad > b.Width
	b.Class = prefixed("c-", component)
	switch {
	case i == l.chosen:
		b.Class += " chosen"
	case n.Open:
		b.Class += " open"
	}
	return next
}

// componentNamed returns the component whose colour a rule has.
func componentNamed(rule *syntax.Rule, inherited string) string {
	switch name := rule.Name; {
	case strings.HasPrefix(name, "path-"):
		return "path"
	case name == "scheme", name == "userinfo", name == "host", name == "port", name == "query", name == "fragment":
		return name
	}
	return inherited
}

func prefixed(prefix, name string) string {
	if name == "" {
		return ""
	}
	return prefix + name
}

// labelRoom returns how high the label of a box is.
func labelRoom(b *page.Box) int {
	switch {
	case b.Label == "":
		return boxPad
	case b.Turned:
		return len(b.Label)*labelWidth + 2*boxPad
	}
	return boxHead
}

// down makes room for the label of the k-th node above the boxes in it, by
// pushing down all that is deeper.
func (l *layout) down(k int) {
	depth := l.d.Node(l.nodes[k]).Depth
	for len(l.depths) < depth+2 {
		l.depths = append(l.depths, l.depths[len(l.depths)-1])
	}
	if grow := l.depths[depth] + labelRoom(&l.boxes[k]) - l.depths[depth+1]; grow > 0 {
		for i := depth + 1; i < len(l.depths); i++ {
			l.depths[i] += grow
		}
	}
}

// foot makes room for the label of a node without boxes in it.
func (l *layout) foot(k int) {
	l.bottom = max(l.bottom, l.depths[l.d.Node(l.nodes[k]).Depth]+labelRoom(&l.boxes[k]))
}

// bad puts after the boxes the character that no rule matches, and what follows
// it.
func (l *layout) bad(char, rest string) {
	for _, b := range []page.Box{{Text: char, Label: "▲", Class: "bad"}, {Text: rest, Class: "rest"}} {
		b.X, b.Y, b.Height = l.width, l.bottom-boxHead, boxHead+leafHeight+boxPad
		b.Width = max(leafWidth, utf8.RuneCountInString(b.Text)*charWidth)
		b.LabelX, b.LabelY, b.TextY = boxPad, 0, boxHead+leafBase
		l.width += b.Width
		if b.Text != "" {
			l.boxes = append(l.boxes, b)
		}
	}
}
