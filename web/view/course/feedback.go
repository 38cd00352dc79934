package course

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// answered is an answer with the core's analysis of it, to be put into words.
type answered struct {
	*lesson.Problem
	*render.Context        // with the trace of the problem
	answer          string // the visitor's
}

// answering reads a problem in the language of v.
func answering(v *render.Context, p *lesson.Problem, answer string) *answered {
	p.Resolved.Trace = cmp.Or(p.Trace, p.Resolved.Trace)
	w := new(answered)
	w.Problem, w.answer, w.Context = p, answer, reading(v, &p.Resolved)
	return w
}

// reading returns the input for another resolution, of which everything is done.
func reading(v *render.Context, r *core.Resolution) *render.Context {
	other := new(render.Context)
	other.State.Step, other.Resolution, other.Summary, other.Words = model.End, r, timeline.Summarize(r.Trace), v.Words
	return other
}

// feedback says why the answer is right, or what it would take for it to be.
func (w *answered) feedback() string {
	right := w.Accepts(w.answer)
	switch w.Kind {
	case lesson.NextRule:
		return w.ruleFeedback(right)
	case lesson.Output:
		return w.outputFeedback(right)
	case lesson.Target:
		return w.targetFeedback(right)
	case lesson.Reference:
		return w.referenceFeedback(right)
	case lesson.Rung:
		return w.rungFeedback(right)
	case lesson.Invalid:
		return w.invalidFeedback(right)
	case lesson.State:
		return w.stateFeedback(right)
	case lesson.RefKind:
		return w.kindFeedback(right)
	case lesson.ByDocument:
		return w.documentFeedback(right)
	}
	return w.say("needs."+w.answer, "answer", w.answer)
}

func (w *answered) say(key string, pairs ...string) string { return w.Words.Get(key, pairs...) }

// quote returns a text as a sentence names it.
func (w *answered) quote(text string) string { return w.QuoteEmpty(text) }

// stateFeedback says what the answer means, or what makes it right.
func (w *answered) stateFeedback(right bool) string {
	part := w.Analysis.Part(w.B)
	switch {
	case !right:
		return w.say("wrong.state", "answer", w.say("state."+w.answer), "needs", w.say("legend."+w.answer))
	case part.Empty():
		return w.say("right.state", "needs", w.say("legend."+w.answer))
	}
	return w.say("right.state.text", "text", w.quote(part.In(w.A)))
}

// kindFeedback says what makes a kind of reference, and which other kind a
// reference of two kinds has.
func (w *answered) kindFeedback(right bool) string {
	says := w.say("needs." + w.answer)
	if right {
		for _, kind := range w.Choices() {
			if kind != w.answer && w.Accepts(kind) {
				says += " " + w.say("right.kind", "kind", w.say("kind."+kind))
			}
		}
	}
	return says
}

// documentFeedback says what moved, or where the document of the answer leads.
func (w *answered) documentFeedback(right bool) string {
	by := w.ByName(w.answer)
	switch {
	case right:
		return w.say("change." + w.moved().String() + ".why")
	case by == nil:
		return ""
	}
	return w.say("wrong.document", "document", w.answerText(w.answer), "target", w.quote(by.Target.Text))
}

// ruleFeedback says what happens, or what the rule of the answer needs.
func (w *answered) ruleFeedback(right bool) string {
	if right {
		return explain.DotsSentence(w.Context, w.Upcoming(), int32(w.Step+1))
	}
	return w.say("needs."+w.answer) + " " + w.say("wrong.rule", "input", w.quote(w.Trace.Input(int32(w.Step))))
}

// outputFeedback finds the answer elsewhere in the trace.
func (w *answered) outputFeedback(right bool) string {
	at := int32(w.Step)
	if right {
		return explain.DotsSentence(w.Context, &w.Trace.Steps[at], at)
	}
	for i := range w.Trace.Steps {
		if w.answer == string(w.Trace.Output(nil, int32(i))) {
			return w.say("wrong.output.step", "n", strconv.Itoa(i), "of", strconv.Itoa(w.Step))
		}
	}
	if w.answer == w.Trace.Input(at) {
		return w.say("wrong.output.input")
	}
	return w.lastRule()
}

// lastRule says which rule fired last.
func (w *answered) lastRule() string {
	rule := w.Trace.Steps[w.Step].Rule
	return w.say("wrong.output", "rule", rule.Name, "does", w.say("rule."+rule.Key))
}

// rungFeedback shows what both are on the rung of the answer.
func (w *answered) rungFeedback(right bool) string {
	a, b := w.forms(w.A), w.forms(w.B)
	mine, theirs := slices.Index(w.Choices(), w.answer), slices.Index(w.Choices(), w.Solution())
	none := len(a)
	key, part := "wrong.rung.low", ""
	switch {
	case right && mine == none:
		key, part = "right.rung.none", w.say("part."+core.Compare(w.A, w.B, core.RFC3986).Part.Key)
	case right:
		key = "right.rung"
	case mine == none:
		key = "wrong.rung.none"
	case mine > theirs:
		return w.say("wrong.rung.high")
	case mine < 0: // no answer that was offered
		return ""
	}
	shown := min(mine, none-1)
	return w.say(key, "a", w.quote(a[shown]), "b", w.quote(b[shown]), "part", part, "rung", w.answerText(w.answer))
}

// forms returns a text on each rung of the ladder.
func (w *answered) forms(text string) []string {
	return core.Normalize(text, core.RFC3986, core.LevelScheme).Trace.Texts
}

// invalidFeedback says what is wrong with the invalid character, or which component
// the chosen valid one belongs to.
func (w *answered) invalidFeedback(right bool) string {
	if right {
		return render.FaultMessage(w.Words, w.Fault(), w.A)
	}
	n, _ := strconv.Atoi(w.answer)
	for i, r := range []rune(w.A) {
		if i == n-1 {
			char := render.CharName(w.Words, string(r))
			if part := w.partAt(n); part != "" {
				return w.say("wrong.invalid", "char", char, "part", part)
			}
			return w.say("wrong.invalid.delimiter", "char", char)
		}
	}
	return ""
}

// partAt returns the component that the n-th character is in; empty for a delimiter between
// two.
func (w *answered) partAt(n int) (name string) {
	for _, p := range w.Analysis.Parts {
		if p.Defined && page.CharNumber(w.A, p.Start) <= n && n < page.CharNumber(w.A, p.End) {
			name = w.say("part." + p.Rule.Key) // the innermost comes last
		}
	}
	return name
}

// faultOf returns the first fault of an answer that is itself in error.
func (w *answered) faultOf(a core.Analysis) string {
	switch {
	case a.Valid:
		return ""
	case len(a.Faults) == 0:
		return w.say("verdict.incomplete")
	}
	f := a.Faults[0]
	return w.say("wrong.answer", "n", strconv.Itoa(page.CharNumber(a.Text, f.Start)), "message", render.FaultMessage(w.Words, f, a.Text))
}

// targetFeedback says which belief leads to the answer, or names the component that is
// wrong, where the answer has it from, and the line that ran.
func (w *answered) targetFeedback(right bool) string {
	target, literal := w.Resolved.Target.Text, w.Resolved.Literal
	switch {
	case right && target == literal:
		return explain.Decided(w.Context).Text
	case right && w.answer == literal:
		return w.say("right.literal", "target", w.quote(target))
	case right:
		return explain.Decided(w.Context).Text + " " + w.say("right.guarded", "literal", w.quote(literal))
	}
	if says := strings.TrimSpace(w.believed() + " " + w.departure()); says != "" {
		return says
	}
	a := core.Parse(w.answer, core.RFC3986)
	if fault := w.faultOf(a); fault != "" {
		return fault
	}
	path := a.Part("path").In(a.Text)
	if both := core.Compare(w.answer, target, core.RFC3986); both.Equivalent() && path == clean(path) {
		return w.say("wrong.equivalent")
	}
	i, part := differing(&a, &w.Resolution.Target)
	if part == "" {
		return ""
	}
	says := w.say("wrong.part", "part", w.say("part."+part)) + " "
	if source := w.sourceOf(part, a.Parts[i].In(a.Text), a.Parts[i].Defined); source != "" {
		says += w.say("wrong."+source) + " "
	}
	return says + w.whatRan(part)
}

// believed returns the sentences of the beliefs that lead to a wrong target, and where that
// parts from the right one; empty where none is known.
func (w *answered) believed() string {
	list := w.Beliefs(w.answer)
	if len(list) == 0 {
		return ""
	}
	var says []string
	for _, id := range list {
		says = append(says, w.say("belief."+string(id)))
	}
	if len(list) > 1 {
		says = append([]string{w.say("wrong.beliefs", "n", strconv.Itoa(len(list)))}, says...)
	}
	same, yours := beliefs.CommonStart(w.Resolved.Target.Text, w.answer)
	key := "wrong.parting"
	switch {
	case same == "":
		return strings.Join(says, " ")
	case yours == "":
		key = "wrong.parting.ends"
	}
	return strings.Join(append(says, w.say(key, "same", w.quote(page.Visible(same)), "yours", w.quote(page.Visible(yours)))), " ")
}

// departures is the words for the named departures from the RFC.
var departures = [...]string{"departure.non-strict", "option.erratum4547", "option.erratum4789"}

// departure says with which option the answer is the target; empty for none.
func (w *answered) departure() string {
	for i, name := range departures {
		o := core.Options{NonStrict: i == 0, Erratum4547: i == 1, Erratum4789: i == 2}
		if target, _ := core.Target(w.A, w.B, core.RFC3986, o); target == w.answer {
			return w.say("wrong.departure", "name", w.say(name))
		}
	}
	return ""
}

// differing returns the first of the five components in which two texts differ, and
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

// sourceOf returns the word for where an answer has a wrong component from; empty where that
// is not known.
func (w *answered) sourceOf(part, text string, defined bool) string {
	base, ref := w.Resolution.Base.Part(part), w.Resolution.Ref.Part(part)
	switch {
	case !defined:
		return "absent"
	case part == "path":
		return w.pathSource(text, base.In(w.Resolution.Base.Text), ref.In(w.Resolution.Ref.Text))
	case base.Defined && text == base.In(w.Resolution.Base.Text):
		return "base." + part
	}
	return ""
}

// pathSource is sourceOf for a path, which is always defined.
func (w *answered) pathSource(text, base, ref string) string {
	_, merged := w.Summary.RanOp(syntax.OpMerge)
	switch whole := base + "/" + ref; {
	case text == base:
		return "base.path"
	case ref != "" && (text == clean(ref) || text == clean("/"+ref)):
		return "rooted"
	case merged && strings.HasSuffix(base, "/") && (text == whole || text == clean(whole)):
		return "slashes"
	case merged && (text == whole || text == clean(whole)):
		return "cut"
	case text != clean(text):
		return "dots"
	}
	return ""
}

func clean(path string) string {
	out, _ := core.TraceRemoveDotSegments(path)
	return out
}

// whatRan says why the component of the target has its value, and names the line that gave
// it.
func (w *answered) whatRan(part string) string {
	rule := w.assigning(part)
	if rule == nil {
		return ""
	}
	does := w.say("ran." + rule.Key)
	if part == "path" && w.hadDots() {
		does += " " + w.say("ran.dots")
	}
	return does + " " + w.say("wrong.ran", "line", rule.Name)
}

// hadDots reports whether the path had dot segments to remove.
func (w *answered) hadDots() bool {
	for rule := range w.Summary.Fired {
		switch rule.Op {
		case syntax.OpDropPrefix, syntax.OpDropDot, syntax.OpPop, syntax.OpDropLast:
			return true
		}
	}
	return false
}

// assigning returns the rule that gave the component its value.
func (w *answered) assigning(part string) *syntax.Rule {
	for _, o := range w.Summary.Order {
		if rule := o.Step.Rule; rule.Assigns && rule.Component == part {
			return rule
		}
	}
	return nil
}

// referenceFeedback says where the answer leads, and which line brought it there.
func (w *answered) referenceFeedback(right bool) string {
	if right {
		if w.answer == w.Solution() {
			return explain.Decided(w.Context).Text
		}
		return w.say("right.reference", "ref", w.quote(w.Solution()))
	}
	r := core.Resolve(w.A, w.answer, core.RFC3986, core.Options{})
	if fault := w.faultOf(r.Ref); fault != "" {
		return fault
	}
	_, part := differing(&r.Target, &w.Resolution.Target)
	own := &answered{Context: reading(w.Context, &r)}
	says := w.say("wrong.reference", "target", w.quote(r.Target.Text), "part", w.say("part."+part)) + " " + own.whatRan(part)
	var names []string
	for _, id := range w.Beliefs(w.answer) {
		names = append(names, w.say("belief."+string(id)+".name"))
	}
	if len(names) > 0 {
		says += " " + w.say("wrong.believed", "beliefs", strings.Join(names, w.say("wrong.or")+" "))
	}
	return says
}
