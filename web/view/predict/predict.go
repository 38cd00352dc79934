// Package predict asks the questions of "Predict first", and hides the steps that are asked for.
package predict

import (
	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// typedBytes is the length of a text up to which it is asked for as a whole.
const typedBytes = 120

// NextQuestion returns the first question about a step that is not among the known ones.
func NextQuestion(v *render.Context, known int) *Question {
	for _, ask := range []func(*render.Context, int) *Question{branchQuestion, queryQuestion, mergeQuestion, dotsQuestion} {
		if q := ask(v, known); q != nil {
			return q
		}
	}
	return nil
}

// Next returns the question that is to be asked next: where an author asks for steps, the first one
// about each of these that is not known.
func Next(v *render.Context) *Question {
	p := &v.State.Predict
	if !p.On {
		return nil
	}
	if p.Only == "" {
		return NextQuestion(v, p.Known)
	}
	for _, step := range model.Asked(p.Only) {
		if step > p.Known {
			return NextQuestion(v, step-1)
		}
	}
	return nil
}

// Hidden returns how many of the steps come before those that an author hides. With the target its last
// chapter is hidden, which puts it together.
func Hidden(v *render.Context, steps int) int {
	p := &v.State.Predict
	if first := v.Summary.Chapters[timeline.ChapterRecompose]; model.Hides(p.Hide, "target") && first > 0 {
		steps = first - 1
	}
	if model.Hides(p.Hide, "steps") {
		steps = min(steps, p.Known)
	}
	return steps
}

func branchQuestion(v *render.Context, known int) *Question {
	first, ok := v.Summary.RanOp(syntax.OpAskNonStrict)
	if !ok {
		first, _ = v.Summary.RanOp(syntax.OpAskScheme)
	}
	branch := explain.Branch(v)
	if branch == nil {
		return nil
	}
	q := &Question{Kind: askBranch, Answer: branch.Rule.Key}
	for _, b := range explain.Branches {
		q.Choices = append(q.Choices, core.LineKey(b.Takes))
		if b.Takes == branch.Rule.Op {
			asked, _ := v.Summary.RanOp(b.Asks)
			q.Known = asked.Last + 1
		}
	}
	return q.After(max(first.First, known))
}

func queryQuestion(v *render.Context, known int) *Question {
	ran, ok := v.Summary.RanOp(syntax.OpAskQuery)
	if !ok {
		return nil
	}
	q := &Question{Kind: askQuery, Known: ran.Last + 1, Answer: "base", Choices: []string{"ref", "base"}}
	if ran.Step.Yes {
		q.Answer = "ref"
	}
	return q.After(max(ran.First, known))
}

// mergeQuestion asks for what stands in the merged path before the reference's.
func mergeQuestion(v *render.Context, known int) *Question {
	condition, ok := v.Summary.RanOp(syntax.OpAskNoPath)
	path := v.Resolution.Base.Part("path").In(v.Resolution.Base.Text)
	if !ok || !typable(path) {
		return nil
	}
	docked, _ := v.Summary.RanOp(syntax.OpAddReference)
	q := &Question{Kind: askMerge, Known: docked.First, Begin: []string{path}}
	q.Answer = v.Resolution.Trace.Texts[render.TextPath][:docked.Step.To.Start]
	return q.After(max(condition.First, known))
}

// Belief returns the names of the beliefs that lead to a wrong answer: to what merging leaves of
// the base's path, those that lead where the reference would from there.
func (q *Question) Belief(v *render.Context, answer string) string {
	base, ref := &v.Resolution.Base, v.Resolution.Ref.Text
	if q.Kind != askMerge || q.Right(answer) {
		return ""
	}
	target, _ := core.Target(base.Text[:base.Part("path").Start]+answer, ref, core.RFC3986, core.Options{})
	return beliefs.Join(beliefs.Diagnose(base.Text, ref, target), " ")
}

// dotsQuestion asks for the rule that fires, or for the buffers after it.
func dotsQuestion(v *render.Context, known int) *Question {
	if !v.Summary.Dots || known > int(v.Summary.Last) {
		return nil
	}
	at := max(int(v.Summary.First)+1, known)
	if at > int(v.Summary.Last) {
		return nil
	}
	q := &Question{Kind: askRule, At: at, Known: at + 1, Answer: v.Resolution.Trace.Steps[at].Rule.Key}
	if output, input, ok := buffersAfter(v, at-1); ok && v.State.Predict.Typed {
		q.Kind, q.Begin = AskBuffers, []string{output, input}
		output, input, _ = buffersAfter(v, at)
		q.Answer = output + "\n" + input
		return q
	}
	for _, rule := range core.DotRules()[1:] {
		if rule.Op != syntax.OpKeepDots || v.State.Options.Erratum4547 {
			q.Choices = append(q.Choices, rule.Key)
		}
	}
	return q
}

// buffersAfter returns the two buffers after a step; ok is false where they are too long
// to be typed.
func buffersAfter(v *render.Context, at int) (output, input string, ok bool) {
	t := v.Resolution.Trace
	input = t.Input(int32(at))
	if !typable(input) {
		return "", "", false
	}
	for p := t.Top(int32(at)); p != syntax.NoLink; p = t.Steps[p].Link {
		if output = t.Moved(p) + output; !typable(output) {
			return "", "", false
		}
	}
	return output, input, true
}

// typable reports whether a text is short enough to be typed, and a field shows it
// as it is.
func typable(text string) bool { return len(text) <= typedBytes && page.Visible(text) == text }

// Hide leaves out of a view the steps that are to be predicted: whatever is derived
// from it knows nothing of them.
func Hide(v *render.Context) {
	limit := v.State.Shown()
	resolution, trace, summary := *v.Resolution, *v.Resolution.Trace, *v.Summary
	trace.Steps = trace.Steps[:limit:limit]
	resolution.Trace = &trace
	summary.Order = nil
	for _, ran := range v.Summary.Order {
		if ran.First < limit {
			ran.Last = min(ran.Last, limit-1)
			summary.Order = append(summary.Order, ran)
		}
	}
	for i, step := range summary.Chapters {
		if step > limit {
			summary.Chapters[i] = 0
		}
	}
	if summary.Dots = summary.Dots && int(summary.First) < limit; summary.Dots {
		summary.Open, summary.Last = true, int32(limit-1)
	}
	summary.Fired, summary.Excess = nil, 0
	v.Resolution, v.Summary = &resolution, &summary
}
