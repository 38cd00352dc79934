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
	restShown  = 12 // bytes after the first bad one
	tilesShown = 60 // characters of a box that are shown one by one
)

// Picture returns the derivations of the base and the reference.
func Picture(v *render.Context) *page.Picture {
	p := &page.Picture{Hint: v.Words.Get("picture.hint"), Answer: answer(v)}
	for text := range p.Trees {
		t := tree{Context: v, a: v.AnalysisOf(uint8(text)), name: model.FieldNames()[text]}
		if t.chosen = -1; int(v.State.Picture.Text) == text {
			t.chosen, t.from = v.State.Picture.Box, v.State.Picture.From
			t.parts(p)
		}
		p.Trees[text] = t.draw()
		if t.d.Len() > 0 && t.chosen >= 0 {
			t.explain(p)
		}
	}
	for _, kind := range []string{"svg", "png"} {
		p.Save.AddButton("save", kind, v.Words.Get("picture."+kind))
	}
	p.Saved = v.SavedNote("derivation.")
	return p
}

// answer says what the two texts are by the grammar, or which of them is nothing, and from where on.
func answer(v *render.Context) string {
	var kinds [2]string
	for text := range kinds {
		a := v.AnalysisOf(uint8(text))
		key := "picture.answer." + model.FieldNames()[text]
		switch {
		case a.FirstBad >= 0:
			return v.Words.Get(key+".bad", "n", strconv.Itoa(page.CharNumber(a.Text, uint32(a.FirstBad))))
		case !a.Valid:
			return v.Words.Get(key + ".open")
		}
		kinds[text] = v.Words.Get("kind." + a.Kind.Key)
	}
	return v.Words.Get("picture.answer", "base", kinds[0], "ref", kinds[1])
}

// tree is the boxes of a part of a derivation.
type tree struct {
	*render.Context
	a      *core.Analysis
	name   string // of the text: "base" or "ref"
	d      core.Derivation
	chosen int // node; -1 for none
	from   int // byte with which the part begins
	first  int // leaf that holds it
	end    int // of the part
	last   int // byte after the last one drawn
}

// parts adds what chooses the part of the text that is drawn.
func (t *tree) parts(p *page.Picture) {
	add := func(key string, from int) {
		p.AddButton("picture-from", strconv.Itoa(from), t.Words.Get(key))
	}
	if t.from > 0 {
		add("picture.before", max(0, t.from-model.DrawnBytes/2))
	}
	end := model.ShownTo(t.from, len(t.a.Text))
	if end < len(t.a.Text) {
		add("picture.after", t.from+model.DrawnBytes/2)
	}
	if t.a.FirstBad > end {
		add("picture.fault", t.a.FirstBad-model.DrawnBytes/2)
	}
}

// draw derives the text and returns its boxes.
func (t *tree) draw() page.Tree {
	p := page.Tree{Class: t.name, Walk: "picture", Label: t.Words.Get("picture.label", "text", page.Clip(t.a.Text, render.ValueBytes))}
	if t.name == "ref" {
		p.Walk = "picture-ref"
	}
	p.Name, p.Value, p.Text = "picture", t.name, t.Words.Get("field."+t.name)
	p.SetPressed(t.chosen >= 0)
	if len(t.a.Text) > model.DerivedBytes {
		p.Note = t.Words.Get("picture.long", "n", strconv.Itoa(model.DerivedBytes))
		return p
	}
	t.d = core.Derive(t.a.Text, t.a.Dialect)
	t.chosen = min(t.chosen, t.d.Len()-1)
	t.first, t.end = max(0, t.d.At(t.from)), model.ShownTo(t.from, len(t.a.Text))
	p.Root = t.box(0, "")
	if !t.a.Valid {
		open, list := open(t.Context, &t.d)
		p.Note = t.Words.Get("picture.open", "open", open, "list", list)
	}
	if t.a.FirstBad >= 0 {
		_, width := utf8.DecodeRuneInString(t.a.Text[t.a.FirstBad:])
		char, rest := t.a.Text[t.a.FirstBad:t.a.FirstBad+width], t.a.Text[t.a.FirstBad+width:]
		p.Note = t.Words.Get("picture.bad", "char", render.CharName(t.Words, char), "n", strconv.Itoa(page.CharNumber(t.a.Text, uint32(t.a.FirstBad)))) + " " + p.Note
		if t.last == t.a.FirstBad {
			p.Bad, p.Rest = page.Visible(char), page.Clip(rest, restShown)
		}
	}
	return p
}

// leaf reports whether the node has no children.
func (t *tree) leaf(i int) bool { return t.d.Node(i).Next == i+1 }

// before reports whether a node begins before the end of the part that is drawn.
func (t *tree) before(i int) bool {
	return int(t.d.Node(i).Start) < t.end || t.end == len(t.a.Text)
}

// chain returns the nodes that match the same text as a node, one in the other, up to the one that
// consists of several, or of characters.
func (t *tree) chain(i int) (list []int) {
	for {
		list = append(list, i)
		next := t.d.FirstChild(i)
		if next < 0 || t.d.NextSibling(next) >= 0 || t.d.Node(next).Span != t.d.Node(i).Span || isChar(t.d.Node(next).Rule) {
			return list
		}
		i = next
	}
}

// isChar reports whether a rule matches a character or a percent-encoding; so does what stands
// in the rule above it.
func isChar(rule *syntax.Rule) bool {
	if rule == nil {
		return true
	}
	switch rule.Name {
	case "ALPHA", "DIGIT", "HEXDIG", "pchar", "unreserved", "sub-delims", "gen-delims", "reserved", "pct-encoded":
		return true
	}
	return false
}

// ofChars reports whether a node consists of characters, or of nothing.
func (t *tree) ofChars(i int) bool {
	for child := t.d.FirstChild(i); child >= 0; child = t.d.NextSibling(child) {
		if !isChar(t.d.Node(child).Rule) {
			return false
		}
	}
	return true
}

// box returns the box of a node, or characters of the rule above it; nil where none of it is in
// the part that is drawn.
func (t *tree) box(i int, component string) *page.Box {
	n := t.d.Node(i)
	b := &page.Box{}
	b.Command.Name, b.Command.Value = "box", t.value(i)
	from, to := -1, 0
	for leaf := max(i, t.first); leaf < n.Next && t.before(leaf); leaf++ {
		if t.leaf(leaf) {
			if from < 0 {
				from = int(t.d.Node(leaf).Start)
			}
			to = int(t.d.Node(leaf).End)
		}
	}
	if from < 0 {
		return nil
	}
	chain := []int{i}
	if n.Rule != nil {
		chain = t.chain(i)
	}
	inner := chain[len(chain)-1]
	component = t.named(b, chain, component)
	t.marked(b, chain[0], inner, n.Next)
	if b.Class = prefixed("c-", component) + b.Class; n.Rule == nil || t.ofChars(inner) {
		b.Text, t.last = page.Visible(t.d.Text[from:to]), to
		if n.Rule != nil {
			b.Of = t.contents(inner)
		}
		return b
	}
	b.Whole = page.Clip(n.In(t.d.Text), render.CellBytes)
	for child := t.d.FirstChild(inner); child >= 0; child = t.d.NextSibling(child) {
		if c := t.box(child, component); c != nil {
			b.Boxes = append(b.Boxes, c)
		}
	}
	return b
}

// value returns what chooses a node.
func (t *tree) value(i int) string { return model.BoxValue(t.name, i) }

// named adds the names of the rules of a chain, and returns the component whose colour it has.
func (t *tree) named(b *page.Box, chain []int, component string) string {
	for _, i := range chain {
		if rule := t.d.Node(i).Rule; rule != nil {
			if b.Name != "" {
				b.Name += " › "
			}
			b.Name += rule.Name
			component = componentNamed(rule, component)
		}
	}
	return component
}

// marked adds the class of a box that contains what is chosen in none of its boxes, or that is open.
func (t *tree) marked(b *page.Box, outer, inner, next int) {
	within := outer <= t.chosen && t.chosen <= inner || t.ofChars(inner) && inner < t.chosen && t.chosen < next
	switch {
	case within:
		b.Class = " chosen"
	case t.d.Node(outer).Open:
		b.Class = " open"
	}
}

// contents says of what characters a node consists.
func (t *tree) contents(i int) string {
	if t.d.Node(i).Empty() {
		return t.Words.Get("state.empty")
	}
	var names []string
	count := map[string]int{}
	for child := t.d.FirstChild(i); child >= 0; child = t.d.NextSibling(child) {
		n := t.d.Node(child)
		name := t.Words.Get("quote", "text", n.In(t.d.Text))
		if n.Rule != nil {
			name = n.Rule.Name
		}
		if count[name]++; count[name] == 1 {
			names = append(names, name)
		}
	}
	for k, name := range names {
		names[k] = strconv.Itoa(count[name]) + " × " + name
	}
	return strings.Join(names, ", ")
}

// componentNamed returns the component whose colour a rule has.
func componentNamed(rule *syntax.Rule, inherited string) string {
	switch name := rule.Name; {
	case strings.HasPrefix(name, "path-"):
		return "path"
	case name == "authority":
		return "host"
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

// explain puts the chosen node into words, with the rules that match the same text and the
// characters in it.
func (t *tree) explain(p *page.Picture) {
	n := t.d.Node(t.chosen)
	rule, key := n.Rule, "picture.say"
	if rule == nil {
		rule, key = t.d.Node(n.Parent).Rule, "picture.literal"
	}
	p.Say = t.Words.Get(key, "rule", rule.Name, "text", t.QuoteEmpty(n.In(t.d.Text)), "words", t.Words.Get("part."+rule.Key))
	if n.Open {
		p.Say += " " + t.Words.Get("picture.unfinished")
	}
	p.ABNF, p.Cite = core.ABNF(rule), t.Cite(rule)
	if !n.Empty() {
		p.At = t.Words.Get("picture.at", "from", strconv.Itoa(page.CharNumber(t.d.Text, n.Start)), "to", strconv.Itoa(page.Count(t.d.Text[:n.End])))
	}
	box, letters := t.path()
	for _, i := range append(t.chain(box), letters...) {
		if rule := t.d.Node(i).Rule; rule != nil {
			p.Chain.AddButton("box", t.value(i), rule.Name).SetPressed(i == t.chosen)
		}
	}
	if len(p.Chain.Buttons) == 1 {
		p.Chain = page.ButtonRow{}
	}
	t.tiles(p, t.chain(box))
}

// path returns the node that the box of the chosen node begins with, and the nodes from there to
// the chosen one, where that is a character in the box.
func (t *tree) path() (box int, letters []int) {
	box = t.chosen
	for n := t.d.Node(box); n.Parent >= 0 && isChar(n.Rule); n = t.d.Node(box) {
		if !t.ofChars(n.Parent) {
			break // it stands between boxes
		}
		letters = append([]int{box}, letters...)
		box = n.Parent
	}
	for parent := t.d.Node(box).Parent; parent >= 0 && t.inChain(parent, box); parent = t.d.Node(box).Parent {
		box = parent
	}
	return box, letters
}

// inChain reports whether a node and the one below it are in one box.
func (t *tree) inChain(i, below int) bool {
	chain := t.chain(i)
	return len(chain) > 1 && chain[1] == below
}

// tiles adds the characters that a box consists of, each with the innermost rule that matches it.
func (t *tree) tiles(p *page.Picture, chain []int) {
	i := chain[len(chain)-1]
	if t.d.Node(i).Rule == nil || !t.ofChars(i) {
		return
	}
	for child := t.d.FirstChild(i); child >= 0 && len(p.Chars) < tilesShown; child = t.d.NextSibling(child) {
		n := t.d.Node(child)
		tile := page.CharTile{}
		tile.Name, tile.Value, tile.Text = "box", t.value(child), n.In(t.d.Text)
		tile.SetPressed(child <= t.chosen && t.chosen < n.Next)
		for k := child; k < n.Next && t.d.Node(k).Span == n.Span; k++ {
			if rule := t.d.Node(k).Rule; rule != nil {
				tile.Rule = rule.Name
			}
		}
		p.Chars = append(p.Chars, tile)
	}
}
