package documents

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

const (
	laneHeight = 64 // CSS pixels, at least
	namesLine  = 17 // height of a line of names
	namesBytes = 26 // of it, where the window is narrow
	tryShown   = 5  // links that are suggested
)

// stand is where each document stands, per mille of the width of the picture: the years up to 2006
// in their scale, and then today.
var stand = [6]int{20, 48, 77, 256, 620, 965}

// ticks is the years below, in the same scale.
var ticks = []page.ThroughTick{{Text: "1995", At: 51}, {Text: "2000", At: 334}, {Text: "2005", At: 617}, {Text: "⋯", At: 790}}

// documentAt returns the middle of the button of the k-th document, per mille of the width.
func documentAt(k int) int {
	if k == len(stand)-1 {
		return 930
	}
	return 70 + 150*k
}

// passage is the answers of the documents, each different one on a lane of its own.
type passage struct {
	*render.Context
	answers  [6]answer
	recorded []lesson.RecordedAnswer
	keys     []string // of the different answers, from the highest lane to the lowest
	lane     [6]int   // of each document; that before it where it has no answer
	browser  int      // the lane of the browser; -1 where that was not asked, or stands alone
}

// Picture draws what the documents answer; nil where the texts are too long.
func Picture(v *render.Context) *page.Through {
	if len(v.State.Base)+len(v.State.Ref) > render.MoreBytes {
		return nil
	}
	w := passage{Context: v, answers: answers(v), recorded: lesson.Recorded(v.State.Base, v.State.Ref), browser: -1}
	w.arrange()
	p := &page.Through{
		Label: v.Words.Get("through.picture"), Try: v.Words.Get("examples.try"), MoreHead: v.Words.Get("through.examples"), Head: v.Words.Get("through.today"), Fold: v.Words.Get("through.fold"),
	}
	p.Answer = v.Words.Get("through.one")
	if n := len(w.keys); n > 1 {
		p.Answer = v.Words.Get("through.several", "n", strconv.Itoa(n))
	}
	for i, e := range lesson.Through() {
		row := &p.Chips
		if i >= tryShown {
			row = &p.More
		}
		row.AddButton("texts", e.Base+"\n"+e.Ref, exampleName(v, e)).SetPressed(e.Base == v.State.Base && e.Ref == v.State.Ref)
	}
	for i := range w.answers {
		d := w.document(i)
		if d.Present = w.answers[i].document == core.RFC3986; d.Present {
			open := p.Acts.AddButton(d.Open.Name, d.Open.Value, v.Words.Get("through.steps", "document", d.Open.Text))
			open.Primary = true
		}
		p.Docs = append(p.Docs, d)
	}
	w.lanes(p)
	w.draw(p)
	p.Note = w.others()
	return p
}

const noAnswer = "none" // no URI, nor what key returns for one

// key tells an answer from others.
func key(by *core.Resolution) string {
	switch {
	case by.CurrentDocument:
		return "current"
	case by.Done:
		return "=" + by.Target.Text
	}
	return noAnswer
}

// arrange gives each answer a lane, so that the line between documents that follow one another
// is as short as can be, and that of today is low.
func (w *passage) arrange() {
	var walk []int // the answer of each document that has one, by the order in which they came
	var first []string
	for i := range w.answers {
		if w.answers[i].by == nil {
			continue
		}
		key, at := key(w.answers[i].by), 0
		for at < len(first) && first[at] != key {
			at++
		}
		if at == len(first) {
			first = append(first, key)
		}
		walk = append(walk, at)
	}
	best, lane := -1, make([]int, len(first))
	for _, order := range orders(len(first)) {
		cost := len(first) - 1 - order[walk[len(walk)-1]] // how far above the lowest today's is
		for i := 1; i < len(walk); i++ {
			cost += 10 * max(order[walk[i]]-order[walk[i-1]], order[walk[i-1]]-order[walk[i]])
		}
		if best < 0 || cost < best {
			best = cost
			copy(lane, order)
		}
	}
	w.keys = make([]string, len(first))
	for at, key := range first {
		w.keys[lane[at]] = key
	}
	k := 0
	for i := range w.answers {
		if w.answers[i].by == nil {
			w.lane[i] = w.lane[max(0, i-1)]
			continue
		}
		w.lane[i] = lane[walk[k]]
		k++
	}
	if asked(w.Context) {
		says := "=" + w.State.Browser.Text
		if w.State.Browser.Refused {
			says = noAnswer
		}
		for i, key := range w.keys {
			if key == says {
				w.browser = i
			}
		}
	}
}

// orders returns all orders of the numbers below n.
func orders(n int) (list [][]int) {
	if n == 0 {
		return [][]int{nil}
	}
	for _, order := range orders(n - 1) {
		for at := range n {
			list = append(list, append(append(append([]int{}, order[:at]...), n-1), order[at:]...))
		}
	}
	return list
}

// document returns a document with its answer, and what moved since the one before it.
func (w *passage) document(i int) page.ThroughDocument {
	a := &w.answers[i]
	number := render.RFCNumber(a.document)
	d := page.ThroughDocument{When: w.Words.Get("through.when." + number), Class: "first", Lane: w.lane[i] + 1, Before: w.lane[max(0, i-1)] + 1}
	d.Open.Name, d.Open.Value, d.Open.Text = "document", documentValue(a), w.Words.Get("rfc."+number)
	if a.by == nil {
		d.Class, d.Void = "silent", true
		d.Runs = []page.TextRun{{Text: w.Words.Get("through.no-relative")}}
		return d
	}
	d.Runs, d.Void = w.runs(a.by, syntax.Span{})
	switch {
	case a.same:
		d.Class = "same"
	case a.change != core.NoRuleChange:
		d.Class = "moved"
		d.Runs, d.Void = w.runs(a.by, unlikeBefore(w.answers[:i], a.by))
		change := changeCell(w.Context, a)
		d.Rule, d.Why, d.Cite = change.Text, change.Detail, change.Cite
		moves := 0
		for k := range w.answers[:i+1] {
			if w.answers[k].by != nil && !w.answers[k].same && w.answers[k].change != core.NoRuleChange {
				moves++
			}
		}
		d.Number = strconv.Itoa(moves)
	}
	if latest(w.answers, i) {
		d.Names = librariesCell(w.recorded, func(said string) bool { return isAnswer(a.by, said) }).Text
	}
	return d
}

// runs returns an answer in pieces, after where they come from and whether they are marked, or a
// word for none.
func (w *passage) runs(by *core.Resolution, marked syntax.Span) (runs []page.TextRun, void bool) {
	cell := explain.AnswerCell(w.Context, by)
	target, origins := by.Target.Text, by.Provenance
	if by.Done && by.Base.Dialect == core.URL {
		origins = core.URLProvenance(by.Trace)
	}
	if cell.Text != target { // it is a word, or was cut
		return []page.TextRun{{Text: cell.Text}}, !cell.Code
	}
	for _, o := range origins {
		at, last := o.Target.Start, o.Target.End
		for i, end := range [...]uint32{min(marked.Start, last), min(marked.End, last), last} {
			if at < end {
				runs = append(runs, page.TextRun{Text: target[at:end], Marked: i == 1, From: render.ProvenanceName(o)})
				at = end
			}
		}
	}
	return runs, false
}

// lanes adds the answers, and who answers so today.
func (w *passage) lanes(p *page.Through) {
	p.Height = page.ThroughMarkHeight
	for k := range w.keys {
		l := page.ThroughLane{}
		stay := -1
		for i := range w.answers { // it is written where it stayed longest
			if w.answers[i].by == nil || w.lane[i] != k {
				continue
			}
			till := 1000
			for next := i + 1; next < len(stand); next++ {
				if w.lane[next] != k {
					till = stand[next]
					break
				}
			}
			if long := till - stand[i]; long > stay {
				stay, l.At, l.Ends = long, stand[i], i == len(stand)-1
				l.Runs, l.Void = w.runs(w.answers[i].by, syntax.Span{})
			}
			if names := librariesCell(w.recorded, func(said string) bool { return isAnswer(w.answers[i].by, said) }).Text; names != "" {
				l.Names = names
			}
		}
		l.Today = w.today(k, l.Names)
		l.Top, l.Height = p.Height, max(laneHeight, namesLine*(2+len(l.Names)/namesBytes)+10)
		p.Height += l.Height
		p.Lanes = append(p.Lanes, l)
	}
}

// today says who answers today as on a lane: so many libraries, and the browser.
func (w *passage) today(lane int, names string) string {
	var list []string
	if w.browser == lane {
		list = append(list, w.Words.Get("browser.label"))
	}
	switch n := strings.Count(names, " · ") + 1; {
	case names != "" && n == 1:
		list = append(list, w.Words.Get("through.libraries.one"))
	case names != "":
		list = append(list, w.Words.Get("through.libraries.count", "n", strconv.Itoa(n)))
	case w.recorded != nil && list == nil:
		return w.Words.Get("through.libraries.none")
	}
	return strings.Join(list, ", ")
}

// others says who answers as none of the documents does.
func (w *passage) others() string {
	var list []string
	add := func(answer, names string) {
		if answer == "" {
			answer = w.Words.Get("through.error")
		}
		list = append(list, page.Visible(page.Clip(answer, render.ValueBytes))+" ("+names+")")
	}
	if asked(w.Context) && w.browser < 0 {
		add(w.State.Browser.Text, w.Words.Get("browser.label"))
	}
	for _, said := range unlikeAll(w.recorded, w.answers) {
		add(said, librariesCell(w.recorded, func(other string) bool { return other == said }).Text)
	}
	if list == nil {
		return ""
	}
	return w.Words.Get("through.others", "list", strings.Join(list, " · "))
}

// level returns the height of the line of a lane.
func level(p *page.Through, lane int) int {
	return p.Lanes[lane].Top + p.Lanes[lane].Height*5/8
}

// draw adds the line from document to document, what leads up to each of these, and what goes on
// until today.
func (w *passage) draw(p *page.Through) {
	way := "M" + mille(stand[0]) + " " + strconv.Itoa(level(p, w.lane[0]))
	ends := make([]int, len(w.keys)) // where the line leaves each lane last
	for i, x := range stand {
		y := level(p, w.lane[i])
		p.Lines = append(p.Lines, page.PlaceLine{Class: "leader", Path: "M" + mille(documentAt(i)) + " 0V6L" + mille(x) + " 30V" + strconv.Itoa(y)})
		way += "H" + mille(x) + "V" + strconv.Itoa(y)
		if i > 0 && w.lane[i] != w.lane[i-1] {
			ends[w.lane[i-1]] = x
			p.Marks = append(p.Marks, page.ThroughMark{Class: "number", Text: p.Docs[i].Number, At: x, Y: (y + level(p, w.lane[i-1])) / 2})
		}
		class := "answers"
		switch {
		case w.answers[i].by == nil:
			class = "silent"
		case w.browser == w.lane[i] && i == len(stand)-1:
			class = "yours"
		}
		p.Marks = append(p.Marks, page.ThroughMark{Class: class, At: x, Y: y})
	}
	for k, x := range ends {
		if x > 0 && w.lane[len(stand)-1] != k && (p.Lanes[k].Names != "" || w.browser == k) {
			y := strconv.Itoa(level(p, k))
			p.Lines = append(p.Lines, page.PlaceLine{Class: "on", Path: "M" + mille(x) + " " + y + "H100"})
		}
	}
	p.Lines = append(p.Lines, page.PlaceLine{Class: "way", Path: way + "H100"})
	p.Ticks = append(append(p.Ticks, ticks...), page.ThroughTick{Text: w.Words.Get("through.tick"), At: stand[len(stand)-1]})
}

// mille returns per mille of a width of 100.
func mille(x int) string { return strconv.Itoa(x/10) + "." + strconv.Itoa(x%10) }
