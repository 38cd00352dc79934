package play

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// targetFeedback names the component that is wrong, the line that the answer
// would need, and the line that ran.
func (w *answered) targetFeedback(right bool) string {
	if right {
		return w.why()[0].Text
	}
	a := core.Parse(w.answer, core.RFC3986)
	if fault := w.faultOf(a); fault != "" {
		return fault
	}
	for i, name := range departures {
		o := core.Options{NonStrict: i == 0, Erratum4547: i == 1, Erratum4789: i == 2}
		if target, _ := core.Target(w.A, w.B, core.RFC3986, o); target == w.answer {
			return w.say("wrong.departure", "name", w.say(name))
		}
	}
	i, part := differing(&a, &w.r.Target)
	if part == "" {
		return ""
	}
	return w.say("wrong.part", "part", w.say("part."+part)) + " " + w.wouldNeed(part, a.Parts[i].In(a.Text), a.Parts[i].Defined) + w.whatRan(part)
}

// departures is the words for the named departures from the RFC.
var departures = [...]string{"departure.non-strict", "option.erratum4547", "option.erratum4789"}

// differing is the first of the five components in which two texts differ, and
// its index among the parts.
func differing(a, b *core.Analysis) (i int, part string) {
	for i, p := range a.Parts {
		q := b.Parts[i]
		switch p.Rule.Name {
		case "scheme", "authority", "path", "query", "fragment":
			if p.Defined != q.Defined || p.In(a.Text) != q.In(b.Text) {
				return i, p.Rule.Name
			}
		}
	}
	return 0, ""
}

// wouldNeed names the line that would have given the component its value.
func (w *answered) wouldNeed(part, text string, defined bool) string {
	key := w.sourceOf(part, text, defined)
	if line, ok := w.lineOf(key); ok {
		return w.say("wrong.needs", "line", line) + " "
	}
	if w.words.Has("wrong." + key) {
		return w.say("wrong."+key) + " "
	}
	return ""
}

// sourceOf is the line that would give a component of the target its value, or
// what was left undone; empty where neither is known.
func (w *answered) sourceOf(part, text string, defined bool) string {
	base, ref := w.r.Base.Part(part), w.r.Ref.Part(part)
	baseText, refText := base.In(w.r.Base.Text), ref.In(w.r.Ref.Text)
	fromBase, fromRef := "t-base-"+part, "t-"+part+"-"+part
	switch part {
	case "path":
		return w.pathSource(text, baseText, refText)
	case "query":
		fromBase, fromRef = "t-empty-query-base", "t-path-query"
	case "fragment":
		fromBase, fromRef = "fragment", "t-fragment"
	}
	switch {
	case defined == base.Defined && text == baseText:
		return fromBase
	case defined == ref.Defined && text == refText:
		return fromRef
	}
	return ""
}

// pathSource is sourceOf for a path.
func (w *answered) pathSource(text, base, ref string) string {
	whole := base + "/" + ref
	switch text {
	case base:
		return "t-empty-path"
	case w.r.Trace.Texts[core.TextPath]:
		return "dots"
	case clean(ref), clean("/" + ref):
		return "t-slash-path"
	case clean(whole), whole:
		return "cut"
	case ref:
		return "dots"
	}
	return ""
}

func clean(path string) string {
	out, _ := core.RemoveDotSegments(path)
	return out
}

// lineOf is the pseudocode of a line of §5.2.2 that did not run.
func (w *answered) lineOf(key string) (line string, ok bool) {
	if _, ran := w.step(key); ran {
		return "", false
	}
	for _, l := range core.TransformLines() {
		if l.Rule != nil && l.Rule.Key == key {
			return l.Rule.Name, true
		}
	}
	return "", false
}

// whatRan names the line that gave the component of the target its value, and
// what it does.
func (w *answered) whatRan(part string) string {
	rule := w.assigning(part)
	if rule == nil {
		return ""
	}
	return w.say("wrong.ran", "line", rule.Name, "does", w.say("rule."+rule.Key))
}

// assigning is the rule that gave the component its value.
func (w *answered) assigning(part string) *syntax.Rule {
	for _, o := range w.summary.order {
		if rule := o.step.Rule; rule.Assigns && rule.Component == part {
			return rule
		}
	}
	return nil
}

// referenceFeedback says where the answer leads, and which line brought it there.
func (w *answered) referenceFeedback(right bool) string {
	if right {
		if w.answer == w.solution() {
			return w.why()[0].Text
		}
		return w.say("right.reference", "ref", w.quote(w.solution()))
	}
	r := core.Resolve(w.A, w.answer, core.RFC3986, core.Options{})
	if fault := w.faultOf(r.Ref); fault != "" {
		return fault
	}
	_, part := differing(&r.Target, &w.r.Target)
	own := &answered{view: w.reading(&r)}
	return w.say("wrong.reference", "target", w.quote(r.Target.Text), "part", w.say("part."+part)) + " " + own.whatRan(part)
}
