package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// saidDots is how many steps of §5.2.4 an explanation tells.
const saidDots = 100

// Explain says why a reference leads where it does, in the sentences of the view of
// the resolution: the case of §5.2.2, the usual surprises, what merging did, and
// which dot segments were removed.
func Explain(w i18n.Words, base, ref string) page.Explanation {
	state := model.State{Base: base, Ref: ref, View: model.Views()[0], Step: model.End}
	r := core.Resolve(base, ref, core.RFC3986, state.Options)
	v := view{state: state, resolution: &r, summary: summarize(r.Trace), words: w}
	e := page.Explanation{OK: r.OK(), Done: r.Done, Target: r.Target.Text, Link: "#" + model.EncodeLink(state)}
	if !r.Done {
		e.Sentences = []page.Sentence{{About: "target", Text: w.Get("target.none")}}
		return e
	}
	e.Sentences = append(v.explainedCase(), v.explainedMerge()...)
	e.Sentences = append(e.Sentences, v.explainedDots()...)
	return e
}

// explainedCase is the case of §5.2.2 that fired, and what surprises about it.
func (v *view) explainedCase() []page.Sentence {
	reasons := v.why()
	last := len(reasons) - 1
	rule := v.branch().Rule
	list := []page.Sentence{{About: "case", Rule: rule.Key, Section: rule.Section, Text: reasons[last].Text}}
	for _, reason := range reasons[:last] {
		s := page.Sentence{About: "surprise", Text: reason.Text}
		if reason.Instead != "" {
			s.Instead, s.Base, s.Ref = true, reason.Base, reason.Ref
			s.Target = string(v.resolution.Instead(s.Base, s.Ref, v.state.Options))
			s.Text += " " + page.Clip(s.Target, valueBytes)
		}
		list = append(list, s)
	}
	return list
}

// explainedMerge is what §5.2.3 kept and added.
func (v *view) explainedMerge() (list []page.Sentence) {
	for _, key := range []string{"m-base", "m-slash", "m-ref", "t-merge"} {
		if step, ok := v.step(key); ok {
			list = append(list, v.explained("merge", step))
		}
	}
	return list
}

// explainedDots is the steps of §5.2.4 that removed something.
func (v *view) explainedDots() (list []page.Sentence) {
	if !v.summary.dots {
		return nil
	}
	removed := 0
	for i := v.summary.first; i <= v.summary.last; i++ {
		step := &v.resolution.Trace.Steps[i]
		if step.Rule.Key == "1" || step.Rule.Key == "2E" {
			continue
		}
		if removed++; removed <= saidDots {
			v.state.Step = int(i) + 1 // the one that was made last
			list = append(list, v.explained("dots", step))
		}
	}
	v.state.Step = model.End
	if removed > saidDots {
		list = append(list, page.Sentence{About: "dots", Text: v.words.Get("faults.more", "n", strconv.Itoa(removed-saidDots))})
	}
	return list
}

// explained is the sentence of a step.
func (v *view) explained(about string, step *syntax.Step) page.Sentence {
	return page.Sentence{About: about, Rule: step.Rule.Key, Section: step.Rule.Section, Text: v.sentence(step)}
}
