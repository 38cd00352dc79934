package sameuri

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Picture draws both texts climbing the ladder; nil where one of them is too long.
func Picture(v *render.Context) *page.Ladder {
	c := climb(v)
	if c == nil {
		return nil
	}
	l := &page.Ladder{Answer: c.answer(), Say: met(v, c.Comparison), Fold: v.Words.Get("compare.fold")}
	l.Label = v.Words.Get("compare.picture", "answer", l.Answer)
	offer := page.Table{}
	v.OfferTarget(&offer)
	l.Take = offer.ButtonRow
	if c.Equivalent() && c.on(0, 0) != c.on(1, 0) {
		l.Say = v.Words.Get("compare.cost")
	}
	all := core.Ladder()
	for i, rung := range all {
		r := page.LadderRung{Name: v.Words.Get("ladder." + rung.Key), Section: v.Cite(rung).Text}
		switch {
		case i >= len(c.rungs()):
			r.Class, r.Differ = "never", v.Words.Get("ladder.never")
		case l.Form != nil:
			r.Class, r.Differ = "above", v.Words.Get("compare.same")
		default:
			r.Sides = [2]page.LadderSide{c.side(0, i), c.side(1, i)}
			if r.Differ = c.differ(i); c.on(0, i) == c.on(1, i) {
				r.Class = "meets"
				l.Form = []page.LadderRun{{Text: page.Clip(c.on(0, i), render.CellBytes)}}
			}
			l.Rungs = append(l.Rungs, r)
			continue
		}
		l.Above = append(l.Above, r)
	}
	if l.Form == nil {
		l.Part, l.Apart = c.apart()
	}
	slices.Reverse(l.Rungs)
	slices.Reverse(l.Above)
	return l
}

// answer says on which rung the two meet, or in what they still differ.
func (c *climbed) answer() string {
	if c.Equivalent() {
		rung := c.Rung.Rule()
		return c.Words.Get("compare.answer."+rung.Key, "section", c.Cite(rung).Text)
	}
	return c.Words.Get("compare.answer.none", "part", c.Words.Get("part."+c.Part.Key))
}

// leaves is the parts that a URI consists of, without those that consist of others.
var leaves = []string{"scheme", "userinfo", "host", "port", "path", "query", "fragment"}

// differ says which part of the two differs on a rung, or how many; empty where none does.
func (c *climbed) differ(rung int) string {
	a, b := core.Parse(c.on(0, rung), core.RFC3986), core.Parse(c.on(1, rung), core.RFC3986)
	var list []string
	for _, name := range leaves {
		if p, q := a.Part(name), b.Part(name); p.Defined != q.Defined || p.In(a.Text) != q.In(b.Text) {
			list = append(list, name)
		}
	}
	switch {
	case a.Text == b.Text:
		return ""
	case len(list) == 0: // one of them has no parts in it
		list = []string{"authority"}
		fallthrough
	case len(list) == 1:
		return c.Words.Get("ladder.differs", "part", c.Words.Get("part."+list[0]))
	}
	return c.Words.Get("ladder.differ", "n", strconv.Itoa(len(list)))
}

// side returns one of the texts on a rung, with what changed there and why.
func (c *climbed) side(side, rung int) page.LadderSide {
	n := c.of[side]
	s := page.LadderSide{Why: strings.TrimSpace(changes(c.Context, n, rung-1))}
	if rung > 0 && c.on(side, rung) == c.on(side, rung-1) {
		if s.Why == "" {
			s.Why = c.Words.Get("ladder.unchanged")
		}
		return s
	}
	s.Runs = changed(n.Trace, rung)
	return s
}

// changed returns a text on a rung in runs: what is new there, and what is gone.
func changed(t *syntax.Trace, rung int) (runs []page.LadderRun) {
	text, rest := t.Texts[rung], render.CellBytes
	add := func(s, change string) {
		if s == "" || rest <= 0 {
			return
		}
		runs = append(runs, page.LadderRun{Text: page.Clip(s, rest), Change: change})
		rest -= len(s)
	}
	at := 0
	for _, s := range t.Steps {
		if int(s.Text) != rung-1 || !s.Yes || int(s.To.Start) < at {
			continue
		}
		from, to := s.From.In(t.Texts[rung-1]), s.To.In(text)
		before, after := common(from, to, s.Rule.Op == syntax.OpNormalizeDots)
		add(text[at:int(s.To.Start)+before], "")
		if gone := from[before : len(from)-after]; before+after == len(to) {
			add(gone, "gone")
		}
		add(to[before:len(to)-after], "new")
		at = int(s.To.End) - after
	}
	add(text[at:], "")
	return runs
}

// common returns how many bytes at the beginning, and then at the end, two texts have in common:
// whole characters, and in the beginning whole segments if asked to.
func common(a, b string, segments bool) (before, after int) {
	for before < min(len(a), len(b)) && a[before] == b[before] {
		before++
	}
	if segments {
		before = strings.LastIndexByte(a[:before], '/') + 1
	}
	for before > 0 && before < len(a) && !utf8.RuneStart(a[before]) {
		before--
	}
	for after < min(len(a), len(b))-before && a[len(a)-1-after] == b[len(b)-1-after] {
		after++
	}
	for after > 0 && !utf8.RuneStart(a[len(a)-after]) {
		after--
	}
	return before, after
}

const apartBytes = 40 // of each part in which the two differ in the end

// apart returns the name of the first part that differs in the end, and that part of each.
func (c *climbed) apart() (part string, sides [2][]page.LadderRun) {
	var texts [2]string
	for i, text := range [2]string{c.NormalA, c.NormalB} {
		a := core.Parse(text, core.RFC3986)
		p := a.Part(c.Part.Name)
		if !p.Defined {
			sides[i] = []page.LadderRun{{Text: c.Words.Get("state.undefined")}}
			continue
		}
		if texts[i] = p.In(text); texts[i] == "" {
			sides[i] = []page.LadderRun{{Text: c.Words.Get("state.empty")}}
		}
	}
	before, after := common(texts[0], texts[1], false)
	for i, text := range texts {
		if sides[i] != nil {
			continue
		}
		head, differs, tail := text[:before], text[before:len(text)-after], text[len(text)-after:]
		if len(head)+len(differs) > apartBytes && head != "" {
			head = "…" + page.Tail(head, max(1, apartBytes-len(differs)))
		}
		for _, r := range []page.LadderRun{{Text: head}, {Text: page.Clip(differs, apartBytes), Change: "new"}, {Text: page.Clip(tail, apartBytes/2)}} {
			if r.Text != "" {
				sides[i] = append(sides[i], r)
			}
		}
	}
	return c.Words.Get("part." + c.Part.Key), sides
}
