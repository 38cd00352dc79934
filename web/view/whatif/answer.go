package whatif

import (
	"strconv"
	"strings"

	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// heading says whether the two runs have the same target, and where they diverge.
func heading(v *render.Context, c *Comparison) string {
	a, b := &c.Run[0].Resolution, &c.Run[1].Resolution
	one := func(i int) string {
		return v.Words.Get("runs.answer.one", "run", letter(i))
	}
	switch {
	case !a.Done && !b.Done:
		return v.Words.Get("runs.answer.none")
	case !b.Done:
		return one(0)
	case !a.Done:
		return one(1)
	}
	what := c.partsAt()
	switch same := a.Target.Text == b.Target.Text; {
	case same && what == "":
		return v.Words.Get("runs.answer.same")
	case same:
		return v.Words.Get("runs.answer.ways")
	case what == "":
		return v.Words.Get("runs.answer.place")
	}
	key := "runs.answer.target"
	if isFile(c.walks[0]) && isFile(c.walks[1]) && c.walks[0].root == c.walks[1].root {
		key = "runs.answer.file"
	}
	return v.Words.Get(key, "what", v.Quote(page.ClipMiddle(what, render.FixBytes)))
}

// isFile reports whether a walk ends at a name without a slash.
func isFile(w walk) bool {
	n := len(w.moves)
	return n > 0 && !w.moves[n-1].up() && !strings.HasSuffix(w.moves[n-1].name, "/")
}

// partsAt returns the name at which the walks part: that of the folder which one of them
// enters, first of all the second; empty if both go the same way.
func (c *Comparison) partsAt() string {
	a, b := c.walks[0], c.walks[1]
	if a.root != b.root {
		if len(b.root) < len(a.root) {
			return b.root
		}
		return a.root
	}
	for _, w := range []walk{b, a} {
		if c.shared < len(w.moves) && !w.moves[c.shared].up() {
			name := w.moves[c.shared].name
			if name == "/" {
				return name
			}
			return strings.TrimSuffix(name, "/")
		}
	}
	if len(a.moves) != len(b.moves) {
		return ".."
	}
	return ""
}

// Shown returns the part about two runs that is before their tables.
func Shown(v *render.Context, c *Comparison) *page.TwoRuns {
	two := runViews(v, c)
	shown := &page.TwoRuns{Answer: heading(v, c), Legend: v.Words.Get("runs.legend"), Fold: v.Words.Get("runs.fold"), StripLabel: v.Words.Get("runs.strip"), PairsLabel: v.Words.Get("runs.pairs")}
	for _, name := range model.Comparisons() {
		shown.Pairs.AddButton("pair", name, v.Words.Get("runs."+name)).SetPressed(name == v.State.ComparisonShown())
	}
	for i := range two {
		shown.Runs[i] = variant(v, c, &two[i], i)
	}
	shown.Fork, shown.Says = forkWords(v, c)
	if c.Steps.Differ() {
		shown.Go.AddButton("step", strconv.Itoa(c.Steps.FirstDifference+1), v.Words.Get("runs.go"))
	}
	if c.tree != nil {
		shown.Map = c.picture(v)
	}
	shown.Strip = strip(v, c, &two)
	return shown
}

// variant returns one of the runs: its texts, with what is unlike those of the other one.
func variant(v *render.Context, c *Comparison, one *render.Context, i int) page.Variant {
	s, other := &c.Run[i], &c.Run[1-i]
	x := page.Variant{Letter: letter(i), Name: v.RunName(i), Marks: s.Base == other.Base, LinkLabel: v.Words.Get("runs.link"), Link: v.LinkText(v.State.Ref)}
	x.Base = unlikeRuns(s.Base, other.Base)
	if s.Resolution.Done {
		x.Target = unlikeRuns(s.Resolution.Target.Text, other.Resolution.Target.Text)
	} else {
		x.None = explain.AnswerCell(v, one.Resolution).Text
	}
	return x
}

// frontBytes is how much of a text is shown before what is unlike another one, and after it.
const frontBytes = 90

// unlikeRuns returns a text with what is unlike another one marked. Of a long text what is far
// from that is left out, first of all its beginning.
func unlikeRuns(text, other string) (runs []page.TextRun) {
	mark := syntax.Span{Start: uint32(len(text)), End: uint32(len(text))}
	if spans := render.Unlike(text, other); other != "" && len(spans) > 0 {
		mark = spans[0]
	}
	before, marked, after := text[:mark.Start], text[mark.Start:mark.End], text[mark.End:]
	if len(before) > frontBytes {
		cut := page.Tail(before, frontBytes)
		_, rest, found := strings.Cut(cut, "/")
		if found {
			cut = "/" + strings.TrimLeft(rest, "/")
		}
		before = "…" + cut
	}
	add := func(s string, marked bool) {
		if s != "" {
			runs = append(runs, page.TextRun{Text: s, Marked: marked})
		}
	}
	add(page.Visible(before), false)
	add(page.ClipMiddle(marked, frontBytes), true)
	add(page.ClipMiddle(after, frontBytes), false)
	return runs
}

// forkWords returns the question at which the runs part, and what each of them answers.
func forkWords(v *render.Context, c *Comparison) (question string, says [2]string) {
	pair := v.State.ComparisonShown()
	two := runViews(v, c)
	key := "runs.fork." + pair
	switch {
	case c.Steps.Rowwise || c.Run[0].Resolution.Done && c.Run[1].Resolution.Done && !v.Words.Has(key):
		return outcome(v, c, &two), says
	case !v.Words.Has(key) || !c.Steps.Differ():
		return "", says
	case pair == "erratum4547" && c.Run[0].Resolution.Target.Text == c.Run[1].Resolution.Target.Text:
		return "", says
	}
	name := ""
	if pair == "slash" {
		start, end := splitURI(c.Run[1].Base)
		path := strings.TrimSuffix(c.Run[1].Base[start:end], "/")
		if name = path[strings.LastIndexByte(path, '/')+1:]; name == "" {
			return "", says
		}
		name = v.Quote(page.ClipMiddle(name, render.FixBytes))
	}
	for i := range says {
		says[i] = v.Words.Get(key + "." + strconv.Itoa(i))
	}
	return v.Words.Get(key, "name", name), says
}

// picture returns both walks as they are at the current step.
func (c *Comparison) picture(v *render.Context) *page.Map {
	var made [2]int
	for i := range made {
		made[i] = c.Steps.Made(i, v.Done())
		if v.State.Step == model.End {
			made[i] = 1 << 30
		}
	}
	m := c.tree.picture(v.Words.Get("runs.map.title"), c.spoken(v), made, func(n int) string { return v.Words.Get("runs.map.more", "n", strconv.Itoa(n)) })
	if !c.tree.whole {
		m.Note = v.Words.Get("runs.map.ways")
	}
	return m
}

// spoken says the picture in words.
func (c *Comparison) spoken(v *render.Context) string {
	both := ""
	if c.tree.shared > 1 && c.tree.fork != nil {
		both = v.Words.Get("runs.map.both", "way", c.way(v, 0, 0, c.shared))
	}
	var runs [2]string
	for i := range runs {
		if c.walks[i].root == "" {
			runs[i] = v.Words.Get("runs.map.none", "run", letter(i))
			continue
		}
		from := c.shared
		if both == "" {
			from = 0
		}
		runs[i] = v.Words.Get("runs.map.run", "run", letter(i), "way", c.way(v, i, from, len(c.walks[i].moves)), "target", page.ClipMiddle(c.Run[i].Resolution.Target.Text, render.CellBytes))
	}
	return v.Words.Get("runs.map", "both", both, "a", runs[0], "b", runs[1])
}

const spokenMoves = 12 // of a way

// way returns some moves of a run in words; with the root if they begin there.
func (c *Comparison) way(v *render.Context, run, from, to int) string {
	var list []string
	if from == 0 {
		list = append(list, page.ClipMiddle(c.walks[run].root, render.SayBytes))
	}
	for i := from; i < to; i++ {
		if i-from == spokenMoves && to-i > 1 {
			list = append(list, v.Words.Get("runs.map.more", "n", strconv.Itoa(to-i-1)))
			i = to - 1
		}
		m := c.walks[run].moves[i]
		if m.up() {
			list = append(list, v.Words.Get("runs.map.up"))
		} else {
			list = append(list, page.ClipMiddle(m.name, render.FixBytes))
		}
	}
	return strings.Join(list, ", ")
}
