// Package machine draws the state after a step as a picture: the components and the two
// buffers as chips in lanes, with the rules that are tried.
package machine

import (
	"strconv"

	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// chapterSections is where the RFC has them.
var chapterSections = [timeline.ChapterCount]string{"5.2.1", "5.2.2", timeline.MergeSection, timeline.DotsSection, timeline.RecomposeSection}

// machine is the state of a Machine at a step of the trace.
type machine struct {
	*render.Context
	at      int          // index of the current step; -1 before the first
	step    *syntax.Step // nil before the first
	chapter int          // of the current step
}

// Pane returns the resolution as a picture after the current step.
func Pane(v *render.Context) *page.Machine {
	m := machine{Context: v, at: v.Done() - 1, chapter: -1}
	p := &page.Machine{Label: v.Words.Get("machine.title"), Keys: v.Words.Get("machine.keys"), Kind: "whole"}
	if !v.Resolution.Done {
		p.Kind, p.Lanes, p.Chapters = "parts", m.textLanes(), m.chapters()
		p.Chars, p.Chips = m.wide(p.Kind)
		return p
	}
	if m.at >= 0 {
		m.step = &v.Resolution.Trace.Steps[m.at]
		m.chapter = chapterAt(v, m.at)
		p.Kind = pictureOf[m.chapter]
	}
	p.Chapters = m.chapters()
	m.addTimelineColumns(p.Chapters)
	switch p.Kind {
	case "whole":
		p.Lanes = m.wholeLanes()
	case "parts":
		p.Lanes, p.Gates = m.partLanes(), m.questions(transformQuestions)
	case "merge":
		p.Lanes, p.Gates = m.mergeLanes(), m.questions(mergeQuestions)
	case "buffers":
		p.Lanes = m.bufferLanes()
		if !m.State.Asks() { // the rules are there to choose from
			p.Gates = m.dotGates()
		}
	}
	p.Chars, p.Chips = m.wide(p.Kind)
	p.Complete = m.State.Step == model.End && p.Kind == "parts"
	m.move(p)
	return p
}

// wide returns how many characters a picture of that kind is wide at most, and how many chips
// they stand in, whatever the step, so that its type does not change while it moves. Of a
// target that is hidden it takes no account, which would give it away.
func (m *machine) wide(kind string) (chars, chips int) {
	base, ref := &m.Resolution.Base, &m.Resolution.Ref
	switch kind {
	case "whole":
		return min(max(len(base.Text), len(ref.Text)), fullBytes), 1
	case "parts":
		for _, p := range machineParts {
			widest := max(base.Part(p.name).Len(), ref.Part(p.name).Len())
			if p.name == "path" {
				widest = base.Part(p.name).Len() + ref.Part(p.name).Len()
			}
			if widest > 0 {
				chars += min(widest, partBytes) + len(p.before) + len(p.after)
				chips++
			}
		}
		return chars, chips
	case "buffers":
		if !m.State.Hides() && m.Summary.Last-m.Summary.First <= chipsShown {
			return m.longestOutput()
		}
	}
	return base.Part("path").Len() + len("/") + ref.Part("path").Len(), int(m.Summary.Last - m.Summary.First)
}

// longestOutput returns the most that the output buffer holds: it is read from its top, so
// all of it is to be seen. What the input buffer holds at its far end fades.
func (m *machine) longestOutput() (chars, chips int) {
	var longest []byte
	for at := m.Summary.First; at <= m.Summary.Last; at++ {
		longest = m.Resolution.Trace.Output(longest[:0], at)
		chars, chips = max(chars, len(longest)), max(chips, m.Summary.Depth(m.Resolution.Trace, at))
	}
	return chars, chips
}

// pictureOf is the kind of picture of each chapter.
var pictureOf = [timeline.ChapterCount]string{"parts", "parts", "merge", "buffers", "parts"}

// idleWords has, for each chapter that can be skipped, the key of the words that explain why it did not run.
var idleWords = [timeline.ChapterCount]string{2: "steps.merge.idle", 3: "steps.dots.idle"}

func chapterAt(v *render.Context, at int) int {
	return timeline.ChapterOf(v.Resolution.Trace.Steps[at].Rule, v.Summary.Dots && at > int(v.Summary.Last))
}

func (m *machine) chapters() []page.Chapter {
	var list []page.Chapter
	for i := range timeline.ChapterCount {
		number := strconv.Itoa(i + 1)
		c := page.Chapter{
			Number: number, Text: m.Words.Get("chapter." + number), Title: m.Words.Get("chapter." + number + ".why"), Section: "§" + chapterSections[i],
			State: "todo", Step: m.Summary.Chapters[i], Skip: i != max(0, m.chapter) || m.State.Embedded,
		}
		switch {
		case !m.Resolution.Done && i > 0:
			c.State, c.Title = "never", m.Words.Get("steps.none")
		case !m.Resolution.Done: // both texts were taken apart, and there it ends
			c.State = "now"
		case c.Step == 0 && !m.State.Hides():
			c.State = "idle"
			if why := idleWords[i]; why != "" {
				c.Title = m.Words.Get(why)
			}
		case i < m.chapter || m.State.Step == model.End:
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
	transformQuestions = []syntax.Op{syntax.OpAskNonStrict, syntax.OpAskScheme, syntax.OpAskAuthority, syntax.OpAskPathEmpty, syntax.OpAskQuery, syntax.OpAskPathSlash}
	mergeQuestions     = []syntax.Op{syntax.OpAskNoPath, syntax.OpAskUnresolved}
)

// questions returns those that this resolution asks, with the answers it had so far.
func (m *machine) questions(ops []syntax.Op) []page.Gate {
	if m.chapter == timeline.ChapterRecompose {
		return nil
	}
	var list []page.Gate
	for _, op := range ops {
		ran, ok := m.Summary.RanOp(op)
		if !ok {
			continue
		}
		key := ran.Step.Rule.Key
		g := page.Gate{Text: m.Words.Get("gate." + key), Title: m.Words.Get("rule." + key), State: "waiting"}
		if ran.Last <= m.at {
			g.State = "fails"
			if ran.Step.Yes {
				g.State = "fires"
			}
		}
		if ran.Last == m.at {
			g.Mark = "now"
		}
		list = append(list, g)
	}
	return list
}

// runsOf returns the characters of a span of a text of the trace, by where they come from. A
// merged path has characters of both, and of neither.
func runsOf(v *render.Context, text uint8, span syntax.Span, n int) []page.Run {
	if text != render.TextPath {
		return run(sourceOf[text], span.In(v.Resolution.Trace.Texts[text]), n)
	}
	var list []page.Run
	for _, piece := range mergePieces {
		ran, ok := v.Summary.RanOp(piece.op)
		if !ok {
			continue
		}
		to := ran.Step.To
		if start, end := max(span.Start, to.Start), min(span.End, to.End); start < end {
			cut := syntax.Span{Start: start, End: end}
			list = append(list, run(piece.from, cut.In(v.Resolution.Trace.Texts[text]), n)...)
		}
	}
	return list
}

// run returns one run, cut to n bytes; none for an empty text.
func run(from, text string, n int) []page.Run {
	if text == "" {
		return nil
	}
	return []page.Run{{Text: page.ClipMiddle(text, n), From: from}}
}

// mergePieces is what §5.2.3 makes a path of, in the order in which it stands there.
var mergePieces = []struct {
	op   syntax.Op
	from string
}{{syntax.OpKeepFolder, "base"}, {syntax.OpAddSlash, "made"}, {syntax.OpAddReference, "ref"}}
