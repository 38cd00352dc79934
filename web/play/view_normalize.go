package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// moreBytes is the length of the longest text that is looked at further at every
// keystroke.
const moreBytes = 4000

// normalizeView is the reference on each rung of normalization (§6.2).
func (in *input) normalizeView() []*Sheet {
	return []*Sheet{in.ladder(in.state.Ref)}
}

// compareView is both texts climbing the ladder, and the rung where they meet.
func (in *input) compareView() []*Sheet {
	a, b := in.state.Base, in.state.Ref
	if len(a) > moreBytes || len(b) > moreBytes {
		s := in.sheet("ladder", "compare.title", "")
		s.Note = in.words.Get("links.none")
		return []*Sheet{s}
	}
	c := core.Compare(a, b, core.RFC3986)
	return []*Sheet{in.comparison(a, b, c)}
}

// ladder is a text on each rung.
func (in *input) ladder(text string) *Sheet {
	l := in.sheet("ladder", "ladder.title", "ladder.caption", "ladder.rung", "ladder.form")
	if len(text) > moreBytes {
		l.Note = in.words.Get("links.none")
		return l
	}
	n := core.Normalize(text, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		class, form := in.rung(n, i)
		if i >= len(n.Trace.Texts) {
			form.Detail = in.words.Get("rule." + rung.Key)
		}
		l.add(class, in.rungName(rung), form)
	}
	return l
}

func (in *input) rungName(rung *syntax.Rule) *SheetCell {
	c := headCell(in.words.Get("ladder." + rung.Key))
	c.Cite = in.cite(rung)
	return c
}

// rung is the text on a rung, and what changed there.
func (in *input) rung(n core.Normalization, i int) (class string, form *SheetCell) {
	if i >= len(n.Trace.Texts) {
		return "", codeCell("")
	}
	form = codeCell(clip(n.Trace.Texts[i], cellBytes))
	form.Detail = in.changes(n, i-1)
	if i > 0 && n.Trace.Texts[i] != n.Trace.Texts[i-1] {
		class = "changed"
	}
	return class, form
}

// changes is what a rung changed, each kind of change once.
func (in *input) changes(n core.Normalization, rung int) string {
	why, last := "", ""
	for _, s := range n.Trace.Steps {
		if int(s.Text) == rung && s.Rule.Key != last {
			last = s.Rule.Key
			why += in.words.Get("rule."+last) + " "
		}
	}
	return why
}

// comparison is two texts side by side on the rungs.
func (in *input) comparison(a, b string, c core.Comparison) *Sheet {
	s := in.sheet("ladder", "compare.title", "compare.caption", "ladder.rung", "compare.a.label", "compare.b.label")
	s.Note = in.met(c)
	na, nb := core.Normalize(a, core.RFC3986, core.LevelScheme), core.Normalize(b, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		if i >= len(na.Trace.Texts) || i >= len(nb.Trace.Texts) {
			break
		}
		_, left := in.rung(na, i)
		_, right := in.rung(nb, i)
		class, head := "", in.rungName(rung)
		if na.Trace.Texts[i] == nb.Trace.Texts[i] {
			class, head.Detail = "same", in.words.Get("compare.same")
		}
		s.add(class, head, left, right)
	}
	return s
}

// met says on which rung two texts meet, or where they first differ.
func (in *input) met(c core.Comparison) string {
	if c.Equivalent() {
		return in.words.Get("compare.met", "rung", in.words.Get("ladder."+c.Rung.Rule().Key))
	}
	return in.words.Get("compare.differ", "part", in.words.Get("part."+c.Part.Key),
		"a", strconv.Itoa(position(c.NormalA, c.DiffA)), "b", strconv.Itoa(position(c.NormalB, c.DiffB)))
}
