package view

import (
	"strconv"

	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The chapters of a resolution, which the trace passes through in this order. Each
// is drawn as one picture.
const (
	chapterParse = iota
	chapterTransform
	chapterMerge
	chapterDots
	chapterRecompose
	chapterCount
)

// chapterSections is where the RFC has them.
var chapterSections = [chapterCount]string{"5.2.1", "5.2.2", mergeSection, dotsSection, recomposeSection}

// chapterOf is the chapter of a step. The lines of §5.2.2 that follow upon
// remove_dot_segments give the target what it is put together from.
func chapterOf(rule *syntax.Rule, dotsDone bool) int {
	switch {
	case rule.Key == "t-parse" || rule.Key == "t-if-non-strict" || rule.Key == "t-undefine":
		return chapterParse
	case rule.Section == mergeSection || rule.Key == "t-merge":
		return chapterMerge
	case rule.Section == dotsSection:
		return chapterDots
	case dotsDone || rule.Section == recomposeSection || rule.Key == "r-guard":
		return chapterRecompose
	}
	return chapterTransform
}

// machine is the state of a Machine at a step of the trace.
type machine struct {
	*view
	at      int          // index of the present step; -1 before the first
	step    *syntax.Step // nil before the first
	chapter int          // of the present step
}

// deriveMachine is the resolution as a picture after the present step.
func deriveMachine(v view) *page.Machine {
	m := machine{view: &v, at: v.done() - 1, chapter: -1}
	p := &page.Machine{Label: v.words.Get("machine.title"), Keys: v.words.Get("machine.keys"), Tab: "0", Kind: "whole"}
	if v.state.Embedded {
		p.Tab = "-1"
	}
	if !v.resolution.Done {
		p.Kind, p.Lanes = "parts", m.textLanes()
		p.Wide = m.wide(p.Kind)
		return p
	}
	if m.at >= 0 {
		m.step = &v.resolution.Trace.Steps[m.at]
		m.chapter = v.chapterAt(m.at)
		p.Kind = pictureOf[m.chapter]
	}
	p.Chapters = m.chapters()
	switch p.Kind {
	case "whole":
		p.Lanes = m.wholeLanes()
	case "parts":
		p.Lanes, p.Gates = m.partLanes(), m.questions(transformQuestions)
	case "merge":
		p.Lanes, p.Gates = m.mergeLanes(), m.questions(mergeQuestions)
	case "buffers":
		p.Lanes = m.bufferLanes()
		if !m.state.Asks() { // the rules are there to choose from
			p.Gates = m.dotGates()
		}
	}
	p.Wide = m.wide(p.Kind)
	p.Complete = m.state.Step == model.End && p.Kind == "parts"
	m.move(p)
	return p
}

// wide is how many characters a picture of that kind is wide at most, whatever the step, so
// that its type does not change while it moves. Of the target it takes no account, which
// would give it away.
func (m *machine) wide(kind string) int {
	const ends = 2 // of a chip, in characters
	if kind == "whole" {
		return min(max(len(m.resolution.Base.Text), len(m.resolution.Ref.Text)), fullBytes) + ends
	}
	if kind != "parts" {
		path := m.resolution.Base.Part("path").Len() + m.resolution.Ref.Part("path").Len()
		return path + ends*int(m.summary.last-m.summary.first)
	}
	sum := 0
	for _, p := range machineParts {
		base, ref := m.resolution.Base.Part(p.name).Len(), m.resolution.Ref.Part(p.name).Len()
		widest := max(base, ref)
		if p.name == "path" {
			widest = base + ref
		}
		sum += min(widest, partBytes) + len(p.before) + len(p.after) + ends
	}
	return sum
}

// pictureOf is the kind of picture of each chapter.
var pictureOf = [chapterCount]string{"parts", "parts", "merge", "buffers", "parts"}

// idleWords says of the chapters that can be passed by why they do not run.
var idleWords = [chapterCount]string{2: "steps.merge.idle", 3: "steps.dots.idle"}

func (v *view) chapterAt(at int) int {
	return chapterOf(v.resolution.Trace.Steps[at].Rule, v.summary.dots && at > int(v.summary.last))
}

func (m *machine) chapters() []page.Chapter {
	var list []page.Chapter
	for i := range chapterCount {
		number := strconv.Itoa(i + 1)
		c := page.Chapter{
			Number: number, Text: m.words.Get("chapter." + number), Title: m.words.Get("chapter." + number + ".why"), Section: "§" + chapterSections[i],
			State: "todo", Step: m.summary.chapters[i], Skip: i != max(0, m.chapter) || m.state.Embedded,
		}
		switch {
		case c.Step == 0 && !m.state.Hides():
			c.State = "idle"
			if why := idleWords[i]; why != "" && m.resolution.Done {
				c.Title = m.words.Get(why)
			}
		case i < m.chapter || m.state.Step == model.End:
			c.State = "done"
		case i == m.chapter:
			c.State = "now"
		}
		list = append(list, c)
	}
	return list
}

// The questions of §5.2.2 and §5.2.3, in the order in which they are asked.
var (
	transformQuestions = []string{"t-if-non-strict", "t-if-scheme", "t-if-authority", "t-if-path-empty", "t-if-query", "t-if-path-slash"}
	mergeQuestions     = []string{"m-if", "m-erratum-4789"}
)

// questions is those that this resolution asks, with the answers it had so far.
func (m *machine) questions(keys []string) []page.Gate {
	if m.chapter == chapterRecompose {
		return nil
	}
	var list []page.Gate
	for _, key := range keys {
		ran, ok := m.summary.order[key]
		if !ok {
			continue
		}
		g := page.Gate{Text: m.words.Get("gate." + key), Title: m.words.Get("rule." + key), State: "waiting"}
		if ran.last <= m.at {
			g.State = "fails"
			if ran.step.Yes {
				g.State = "fires"
			}
		}
		if ran.last == m.at {
			g.Mark = "now"
		}
		list = append(list, g)
	}
	return list
}

// runsOf is the characters of a span of a text of the trace, by their origin. A
// merged path has characters of both, and of neither.
func (v *view) runsOf(text uint8, span syntax.Span, n int) []page.Run {
	if text != textPath {
		return run(originOf[text], span.In(v.resolution.Trace.Texts[text]), n)
	}
	var list []page.Run
	for _, piece := range mergePieces {
		ran, ok := v.summary.order[piece.key]
		if !ok {
			continue
		}
		to := ran.step.To
		if start, end := max(span.Start, to.Start), min(span.End, to.End); start < end {
			cut := syntax.Span{Start: start, End: end}
			list = append(list, run(piece.from, cut.In(v.resolution.Trace.Texts[text]), n)...)
		}
	}
	return list
}

// run is one run, cut to n bytes; none for an empty text.
func run(from, text string, n int) []page.Run {
	if text == "" {
		return nil
	}
	return []page.Run{{Text: page.ClipMiddle(text, n), From: from}}
}

// mergePieces is what §5.2.3 makes a path of, in the order in which it stands there.
var mergePieces = []struct{ key, from string }{{"m-base", "base"}, {"m-slash", "made"}, {"m-ref", "ref"}}
