package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const valueBytes = 120

// deriveSteps is the pseudocode of §5.2.2 to §5.3 with what ran, in order.
func deriveSteps(v view) *page.Steps {
	s := &page.Steps{Caption: v.words.Get("steps.caption")}
	s.Groups = []page.StepGroup{
		v.pseudocode("5.2.2", core.TransformLines()),
		v.merge(),
		v.dots(),
		v.pseudocode("5.3", core.RecomposeLines()),
	}
	if !v.resolution.Done {
		s.Groups[0].Note = v.words.Get("steps.none")
	}
	return s
}

func (v *view) pseudocode(section string, lines []core.Line) page.StepGroup {
	g := page.StepGroup{Title: v.words.Get("steps." + section), Cite: v.section(section)}
	for _, l := range lines {
		if line, ok := v.line(l); ok {
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// line is a line of pseudocode; the guard of §3.3, which the RFC does not
// print, is left out where it did nothing.
func (v *view) line(l core.Line) (page.StepLine, bool) {
	line := page.StepLine{Indent: l.Indent, Text: l.Text, Tone: "comment"}
	if l.Rule == nil {
		return line, true
	}
	line.Tone, line.Component = "idle", l.Rule.Component
	line.Why = v.words.Get("rule." + l.Rule.Key)
	ran, ok := v.summary.order[l.Rule.Key]
	if !ok {
		return line, l.Rule.Key != "r-guard"
	}
	v.markRun(&line, ran)
	return line, true
}

// markRun gives a line its number and the value that it looked at or assigned.
func (v *view) markRun(line *page.StepLine, ran order) {
	line.Tone, line.Number = v.tone(ran.first, ran.last), ran.place()
	if line.Tone == "todo" {
		return
	}
	s := ran.step
	if !s.Rule.Condition {
		line.ValueState, line.Value = v.value(s)
		return
	}
	line.ValueState = "no"
	if s.Yes {
		line.ValueState = "yes"
	}
	line.Value = v.words.Get("value." + line.ValueState)
}

// tone says whether steps of the trace have been made, are being made, or are
// still to come. When all is done, none is the present one.
func (v *view) tone(first, last int) string {
	done := v.done()
	switch {
	case first >= done:
		return "todo"
	case last >= done-1 && v.state.Step != model.End:
		return "now"
	}
	return "ran"
}

// value is what a condition looks at, or the value of an assignment or of an
// appended component; characters that the RFC itself adds are read from the target.
func (v *view) value(s *syntax.Step) (state, text string) {
	span, source := s.From, v.resolution.Trace.Texts[s.Text]
	if s.To.Len() > 0 && span.Empty() {
		span, source = s.To, v.resolution.Trace.Texts[core.TextTarget]
		if s.Rule.Section == mergeSection {
			source = v.resolution.Trace.Texts[core.TextPath]
		}
	}
	switch {
	case !s.Yes && !s.Rule.Condition:
		return "undefined", v.words.Get("state.undefined")
	case span.Empty():
		return "empty", v.words.Get("state.empty")
	}
	return "present", page.Clip(span.In(source), valueBytes)
}

// merge is §5.2.3, whose rule is a sentence and not pseudocode.
func (v *view) merge() page.StepGroup {
	g := page.StepGroup{Title: v.words.Get("steps." + mergeSection), Cite: v.section(mergeSection)}
	if _, ok := v.summary.order["m-if"]; !ok {
		g.Note = v.words.Get(v.idle("steps.merge.idle"))
		return g
	}
	for _, key := range []string{"m-if", "m-erratum-4789", "m-base", "m-slash", "m-ref"} {
		if ran, ok := v.summary.order[key]; ok {
			line := page.StepLine{Text: v.words.Get("rule." + key), Prose: true, Component: ran.step.Rule.Component}
			v.markRun(&line, ran)
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// dots is the call of remove_dot_segments in one line.
func (v *view) dots() page.StepGroup {
	g := page.StepGroup{Title: v.words.Get("steps." + dotsSection), Cite: v.section(dotsSection)}
	if !v.summary.dots {
		g.Note = v.words.Get(v.idle("steps.dots.idle"))
		return g
	}
	ran, key := v.summary.order[dotsSection], "steps.dots"
	if v.summary.open {
		key = "predict.dots"
	}
	line := page.StepLine{
		Number: ran.place(), Tone: v.tone(ran.first, ran.last), Component: ran.step.Rule.Component,
		Text: v.words.Get(key, "path", page.Clip(v.resolution.Trace.Input(v.summary.first), valueBytes), "n", strconv.Itoa(int(v.summary.last-v.summary.first))),
	}
	if v.summary.open {
		line.Number = strconv.Itoa(ran.first+1) + "–"
	} else if v.done() > ran.last {
		line.ValueState, line.Value = "present", v.outputTail(v.summary.last, valueBytes)
		if line.Value == "" {
			line.ValueState, line.Value = "empty", v.words.Get("state.empty")
		}
	}
	g.Lines = append(g.Lines, line)
	return g
}

// traceSummary is what is worth knowing of a trace as a whole. It is read once for each
// resolution, because a trace may be long.
type traceSummary struct {
	order       map[string]order // by the key of a rule; all of §5.2.4 under dotsSection
	first, last int32            // steps of §5.2.4
	dots        bool             // there are such steps
	fired       map[*syntax.Rule]bool
	excess      int               // times that 2C found nothing to remove
	surplus     int               // the first step that did, of those
	chapters    [chapterCount]int // how many steps are made when each has made its first; 0 if it has none
	open        bool              // further steps of §5.2.4 are still to be predicted
	depths      []int32           // of the output buffer after every depthStride-th step of §5.2.4
}

// depthStride is how many steps are read at most to know the depth of the output
// buffer after one of them.
const depthStride = 1024

// depth is how many elements the output buffer has after a step of §5.2.4.
func (r *traceSummary) depth(t *core.Trace, at int32) int {
	known := (at - r.first) / depthStride
	n := r.depths[known]
	for i := r.first + known*depthStride + 1; i <= at; i++ {
		n += deepens(t, i)
	}
	return int(n)
}

// deepens is by how many elements a step makes the output buffer deeper.
func deepens(t *core.Trace, i int32) int32 {
	switch {
	case t.Steps[i].Push:
		return 1
	case t.Top(i) != t.Top(i-1):
		return -1
	}
	return 0
}

// order is where a rule ran, and its step.
type order struct {
	step        *syntax.Step
	first, last int // indexes of its steps in the trace
}

// place is the steps of the rule as the timeline counts them.
func (o order) place() string {
	if o.first == o.last {
		return strconv.Itoa(o.first + 1)
	}
	return strconv.Itoa(o.first+1) + "–" + strconv.Itoa(o.last+1)
}

// summarize finds the rules that ran. All steps of remove_dot_segments are in the
// place of one line: they have a pane of their own.
func summarize(t *core.Trace) *traceSummary {
	r := &traceSummary{order: map[string]order{}, fired: map[*syntax.Rule]bool{}}
	if t == nil {
		return r
	}
	for i := 0; i < len(t.Steps); i++ {
		s := &t.Steps[i]
		o := order{step: s, first: i, last: i}
		key := s.Rule.Key
		if s.Rule.Section == dotsSection {
			key = dotsSection
			i = r.readDots(t, i)
			o.last = i
		}
		r.order[key] = o
		if c := &r.chapters[chapterOf(s.Rule, r.dots && o.first > int(r.last))]; *c == 0 {
			*c = o.first + 1
		}
	}
	return r
}

// readDots reads the steps of §5.2.4 from the first one on and returns the last.
func (r *traceSummary) readDots(t *core.Trace, first int) (last int) {
	var before *syntax.Rule
	up := false // it is 2C
	depth := int32(0)
	i := first
	for ; i < len(t.Steps); i++ {
		if rule := t.Steps[i].Rule; rule != before {
			if rule.Section != dotsSection {
				break
			}
			before, up, r.fired[rule] = rule, rule.Key == "2C", true
		}
		if up && t.Top(int32(i)-1) == syntax.NoLink {
			if r.excess++; r.excess == 1 {
				r.surplus = i
			}
		}
		if i > first {
			depth += deepens(t, int32(i))
		}
		if (i-first)%depthStride == 0 {
			r.depths = append(r.depths, depth)
		}
	}
	r.first, r.last, r.dots = int32(first), int32(i-1), true
	return i - 1
}
