// Package explain puts into sentences what a step does, and why a target is what it is.
package explain

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// saidDots is how many steps of §5.2.4 an explanation tells.
const saidDots = 100

// Explain says why a reference leads where it does, in the sentences of the view of
// the resolution: the case of §5.2.2, the usual surprises, what merging did, and
// which dot segments were removed. Where somebody expected another address, or a program went
// elsewhere, it says from where that follows.
func Explain(w i18n.Words, base, ref, expected, went string) page.TargetExplanation {
	state := model.State{Base: base, Ref: ref, View: model.FirstView(), Step: model.End}
	r := core.Resolve(base, ref, core.RFC3986, state.Options)
	v := render.Context{State: state, Resolution: &r, Summary: timeline.Summarize(r.Trace), Words: w}
	e := page.TargetExplanation{OK: r.OK(), Done: r.Done, Target: r.Target.Text, Link: "#" + model.EncodePermalink(state)}
	if !r.Done {
		e.Sentences = []page.Sentence{{About: "target", Text: w.Get("target.none")}}
		return e
	}
	e.Sentences = append(explainedCase(&v), explainedMerge(&v)...)
	e.Sentences = append(e.Sentences, explainedDots(&v)...)
	if expected != "" || went != "" {
		var more []page.Sentence
		e.Expected, more = Expected(&v, expected, went)
		e.Sentences = append(e.Sentences, more...)
	}
	return e
}

// explainedCase returns the case of §5.2.2 that fired, and what surprises about it.
func explainedCase(v *render.Context) []page.Sentence {
	reasons := Why(v)
	last := len(reasons) - 1
	rule := Branch(v).Rule
	list := []page.Sentence{{About: "case", Rule: rule.Key, Section: rule.Section, Text: reasons[last].Text}}
	for _, reason := range reasons[:last] {
		s := page.Sentence{About: "surprise", Text: reason.Text}
		if reason.Instead != "" {
			s.Instead, s.Base, s.Ref = true, reason.Base, reason.Ref
			s.Target = string(v.Resolution.Instead(s.Base, s.Ref, v.State.Options))
			s.Text += " " + page.Clip(s.Target, render.ValueBytes)
		}
		list = append(list, s)
	}
	return list
}

// explainedMerge returns what §5.2.3 kept and added.
func explainedMerge(v *render.Context) (list []page.Sentence) {
	for _, op := range []syntax.Op{syntax.OpKeepFolder, syntax.OpAddSlash, syntax.OpAddReference, syntax.OpMerge} {
		if step, ok := Step(v, op); ok {
			list = append(list, explained(v, "merge", step))
		}
	}
	return list
}

// explainedDots returns the steps of §5.2.4 that removed something.
func explainedDots(v *render.Context) (list []page.Sentence) {
	if !v.Summary.Dots {
		return nil
	}
	removed := 0
	for i := v.Summary.First; i <= v.Summary.Last; i++ {
		step := &v.Resolution.Trace.Steps[i]
		if step.Rule.Op == syntax.OpFill || step.Rule.Op == syntax.OpPush {
			continue
		}
		if removed++; removed <= saidDots {
			v.State.Step = int(i) + 1 // the one that was made last
			list = append(list, explained(v, "dots", step))
		}
	}
	v.State.Step = model.End
	if removed > saidDots {
		list = append(list, page.Sentence{About: "dots", Text: v.Words.Get("faults.more", "n", strconv.Itoa(removed-saidDots))})
	}
	return list
}

// explained returns the sentence of a step.
func explained(v *render.Context, about string, step *syntax.Step) page.Sentence {
	return page.Sentence{About: about, Rule: step.Rule.Key, Section: step.Rule.Section, Text: StepSentence(v, step)}
}
