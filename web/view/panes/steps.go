package panes

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Steps is the pseudocode of §5.2.2 to §5.3 with what ran, in order.
func Steps(v *render.Context) *page.Steps {
	s := &page.Steps{Caption: v.Words.Get("steps.caption")}
	s.Groups = []page.StepGroup{
		pseudocode(v, "5.2.2", core.TransformLines()),
		merge(v),
		dots(v),
		pseudocode(v, "5.3", core.RecomposeLines()),
	}
	if !v.Resolution.Done {
		s.Groups[0].Note = v.Words.Get("steps.none")
	}
	return s
}

func pseudocode(v *render.Context, section string, lines []core.Line) page.StepGroup {
	g := page.StepGroup{Title: v.Words.Get("steps." + section), Cite: v.Section(section)}
	for _, l := range lines {
		if line, ok := line(v, l); ok {
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// line is a line of pseudocode; the guard of §3.3, which the RFC does not
// print, is left out where it did nothing.
func line(v *render.Context, l core.Line) (page.StepLine, bool) {
	line := page.StepLine{Indent: l.Indent, Text: l.Text, Tone: "comment"}
	if l.Rule == nil {
		return line, true
	}
	line.Tone, line.Component = "idle", l.Rule.Component
	line.Why = v.Words.Get("rule." + l.Rule.Key)
	ran, ok := v.Summary.Ran(l.Rule)
	if !ok {
		return line, l.Rule.Op != syntax.OpGuard
	}
	markRun(v, &line, ran)
	return line, true
}

// markRun gives a line its number and the value that it looked at or assigned.
func markRun(v *render.Context, line *page.StepLine, ran timeline.Order) {
	line.Tone, line.Number = tone(v, ran.First, ran.Last), ran.Place()
	if line.Tone == "todo" {
		return
	}
	s := ran.Step
	if !s.Rule.Condition {
		line.ValueState, line.Value = explain.Value(v, s)
		return
	}
	line.ValueState = "no"
	if s.Yes {
		line.ValueState = "yes"
	}
	line.Value = v.Words.Get("value." + line.ValueState)
}

// tone says whether steps of the trace have been made, are being made, or are
// still to come. When all is done, none is the present one.
func tone(v *render.Context, first, last int) string {
	done := v.Done()
	switch {
	case first >= done:
		return "todo"
	case last >= done-1 && v.State.Step != model.End:
		return "now"
	}
	return "ran"
}

// merge is §5.2.3, whose rule is a sentence and not pseudocode.
func merge(v *render.Context) page.StepGroup {
	g := page.StepGroup{Title: v.Words.Get("steps." + timeline.MergeSection), Cite: v.Section(timeline.MergeSection)}
	if _, ok := v.Summary.RanOp(syntax.OpAskNoPath); !ok {
		g.Note = v.Words.Get(v.Idle("steps.merge.idle"))
		return g
	}
	for _, op := range []syntax.Op{syntax.OpAskNoPath, syntax.OpAskUnresolved, syntax.OpKeepFolder, syntax.OpAddSlash, syntax.OpAddReference} {
		if ran, ok := v.Summary.RanOp(op); ok {
			line := page.StepLine{Text: v.Words.Get("rule." + ran.Step.Rule.Key), Prose: true, Component: ran.Step.Rule.Component}
			markRun(v, &line, ran)
			g.Lines = append(g.Lines, line)
		}
	}
	return g
}

// dots is the call of remove_dot_segments in one line.
func dots(v *render.Context) page.StepGroup {
	g := page.StepGroup{Title: v.Words.Get("steps." + timeline.DotsSection), Cite: v.Section(timeline.DotsSection)}
	if !v.Summary.Dots {
		g.Note = v.Words.Get(v.Idle("steps.dots.idle"))
		return g
	}
	ran, _ := v.Summary.RanOp(syntax.OpFill)
	key := "steps.dots"
	if v.Summary.Open {
		key = "predict.dots"
	}
	line := page.StepLine{
		Number: ran.Place(), Tone: tone(v, ran.First, ran.Last), Component: ran.Step.Rule.Component,
		Text: v.Words.Get(key, "path", page.Clip(v.Resolution.Trace.Input(v.Summary.First), render.ValueBytes), "n", strconv.Itoa(int(v.Summary.Last-v.Summary.First))),
	}
	if v.Summary.Open {
		line.Number = strconv.Itoa(ran.First+1) + "–"
	} else if v.Done() > ran.Last {
		line.ValueState, line.Value = "present", v.OutputTail(v.Summary.Last, render.ValueBytes)
		if line.Value == "" {
			line.ValueState, line.Value = "empty", v.Words.Get("state.empty")
		}
	}
	g.Lines = append(g.Lines, line)
	return g
}
