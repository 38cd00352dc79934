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
	for _, d := range departures() {
		if target, _ := core.Target(w.A, w.B, core.RFC3986, d.options); target == w.answer {
			return w.say("wrong.departure", "name", w.say(d.key))
		}
	}
	i, part := differing(&a, &w.r.Target)
	if part == "" {
		return ""
	}
	return w.say("wrong.part", "part", w.say("part."+part)) + " " + w.wouldNeed(part, a.Parts[i].In(a.Text), a.Parts[i].Defined) + w.whatRan(part)
}

// departure is a named departure from the RFC.
type departure struct {
	options core.Options
	key     string // of its word
}

func departures() []departure {
	return []departure{
		{core.Options{NonStrict: true}, "departure.non-strict"},
		{core.Options{Erratum4547: true}, "option.erratum4547"},
		{core.Options{Erratum4789: true}, "option.erratum4789"},
	}
}

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

// source is a value that a component of the answer may have, and the line that
// would give it.
type source struct {
	key     string // of the line, or of a word of its own
	text    string
	defined bool
}

// wouldNeed names the line that would have given the component its value.
func (w *answered) wouldNeed(part, text string, defined bool) string {
	for _, s := range w.sources(part) {
		if s.text != text || s.defined != defined {
			continue
		}
		if line, ok := w.lineOf(s.key); ok {
			return w.say("wrong.needs", "line", line) + " "
		}
		if w.words.Has("wrong." + s.key) {
			return w.say("wrong."+s.key) + " "
		}
	}
	return ""
}

// sources is where a wrong value may come from.
func (w *answered) sources(part string) []source {
	base, ref := w.component(&w.r.Base, part), w.component(&w.r.Ref, part)
	keys := map[string][2]string{
		"scheme": {"t-base-scheme", "t-scheme-scheme"}, "authority": {"t-base-authority", "t-authority-authority"},
		"path": {"t-empty-path", "t-slash-path"}, "query": {"t-empty-query-base", "t-path-query"},
		"fragment": {"fragment", "t-fragment"},
	}[part]
	base.key, ref.key = keys[0], keys[1]
	if part != "path" {
		return []source{base, ref}
	}
	whole := base.text + "/" + ref.text
	clean := func(path string) string { out, _ := core.RemoveDotSegments(path); return out }
	return []source{
		base,
		{"dots", w.r.Trace.Texts[core.TextPath], true},
		{ref.key, clean(ref.text), true}, {ref.key, clean("/" + ref.text), true},
		{"cut", clean(whole), true}, {"cut", whole, true},
		{"dots", ref.text, true},
	}
}

func (w *answered) component(a *core.Analysis, part string) source {
	p := a.Part(part)
	return source{text: p.In(a.Text), defined: p.Defined}
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
	for key, o := range w.run.order {
		if assigns[key] == part {
			return o.step.Rule
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
	own := &answered{input: w.reading(&r)}
	return w.say("wrong.reference", "target", w.quote(r.Target.Text), "part", w.say("part."+part)) + " " + own.whatRan(part)
}
