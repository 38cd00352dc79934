package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const valueBytes = 120

// deriveSteps is the pseudocode of §5.2.2 to §5.3 with what ran, in order.
func deriveSteps(in input) *Steps {
	s := &Steps{Caption: in.words.Get("steps.caption")}
	s.Groups = []StepGroup{
		in.pseudocode("5.2.2", core.TransformLines()),
		in.merge(),
		in.dots(),
		in.pseudocode("5.3", core.RecomposeLines()),
	}
	if !in.r.Done {
		s.Groups[0].Note = in.words.Get("target.none")
	}
	return s
}

func (in *input) pseudocode(section string, lines []core.Line) StepGroup {
	g := StepGroup{Title: in.words.Get("steps." + section), Cite: in.section(section)}
	for _, l := range lines {
		if line, ok := in.line(l); ok {
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// line is a line of pseudocode; the guard of §3.3, which the RFC does not
// print, is left out where it did nothing.
func (in *input) line(l core.Line) (StepLine, bool) {
	line := StepLine{Indent: l.Indent, Text: l.Text, Tone: "comment"}
	if l.Rule == nil {
		return line, true
	}
	line.Tone, line.Component = "idle", l.Rule.Component
	line.Why = in.words.Get("rule." + l.Rule.Key)
	ran, ok := in.run.order[l.Rule.Key]
	if !ok {
		return line, l.Rule.Key != "r-guard"
	}
	in.markRun(&line, ran)
	return line, true
}

// markRun gives a line its number and the value that it looked at or assigned.
func (in *input) markRun(line *StepLine, ran order) {
	line.Tone, line.Number = in.tone(ran.first, ran.last), strconv.Itoa(ran.number)
	if line.Tone == "todo" {
		return
	}
	s := ran.step
	if !s.Rule.Condition {
		line.ValueState, line.Value = in.value(s)
		return
	}
	line.ValueState = "no"
	if s.Yes {
		line.ValueState = "yes"
	}
	line.Value = in.words.Get("value." + line.ValueState)
}

// tone says whether steps of the trace have been made, are being made, or are
// still to come. When all is done, none is the present one.
func (in *input) tone(first, last int) string {
	done := in.done()
	switch {
	case first >= done:
		return "todo"
	case last >= done-1 && in.state.Step != End:
		return "now"
	}
	return "ran"
}

// value is the value of an assignment or of an appended component; characters
// that the RFC itself adds are read from the target.
func (in *input) value(s *syntax.Step) (state, text string) {
	span, source := s.From, in.r.Trace.Texts[s.Text]
	if s.To.Len() > 0 && span.Empty() {
		span, source = s.To, in.r.Trace.Texts[core.TextTarget]
		if s.Rule.Section == mergeSection {
			source = in.r.Trace.Texts[core.TextPath]
		}
	}
	switch {
	case !s.Yes:
		return "undefined", in.words.Get("state.undefined")
	case span.Empty():
		return "empty", in.words.Get("state.empty")
	}
	return "present", clip(span.In(source), valueBytes)
}

// merge is §5.2.3, whose rule is a sentence and not pseudocode.
func (in *input) merge() StepGroup {
	g := StepGroup{Title: in.words.Get("steps." + mergeSection), Cite: in.section(mergeSection)}
	if _, ok := in.run.order["m-if"]; !ok {
		g.Note = in.words.Get("steps.merge.idle")
		return g
	}
	for _, key := range []string{"m-if", "m-erratum-4789", "m-base", "m-slash", "m-ref"} {
		if ran, ok := in.run.order[key]; ok {
			line := StepLine{Text: in.words.Get("rule." + key), Prose: true, Component: ran.step.Rule.Component}
			in.markRun(&line, ran)
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// dots is the call of remove_dot_segments in one line.
func (in *input) dots() StepGroup {
	g := StepGroup{Title: in.words.Get("steps." + dotsSection), Cite: in.section(dotsSection)}
	if !in.run.dots {
		g.Note = in.words.Get("steps.dots.idle")
		return g
	}
	ran := in.run.order[dotsSection]
	line := StepLine{
		Number: strconv.Itoa(ran.number), Tone: in.tone(ran.first, ran.last), Component: ran.step.Rule.Component,
		Text: in.words.Get("steps.dots", "path", clip(in.r.Trace.Input(in.run.first), valueBytes), "n", strconv.Itoa(int(in.run.last-in.run.first))),
	}
	if in.done() > ran.last {
		line.ValueState, line.Value = "present", in.outputTail(in.run.last, valueBytes)
		if line.Value == "" {
			line.ValueState, line.Value = "empty", in.words.Get("state.empty")
		}
	}
	g.Lines = append(g.Lines, line)
	return g
}
