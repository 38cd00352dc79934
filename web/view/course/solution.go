package course

import (
	"slices"
	"strconv"

	"uriplayground/core"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/checks"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// hints returns what helps without giving the answer away, the gentlest first.
func (w *answered) hints() []string {
	if further := w.furtherHint(); further != "" {
		return []string{w.say("hint." + w.Kind), further}
	}
	return []string{w.say("hint." + w.Kind)}
}

// furtherHint returns a hint made from the trace; empty where there is none.
func (w *answered) furtherHint() string {
	switch w.Kind {
	case lesson.NextRule:
		return w.say("hint.rule.list")
	case lesson.Output:
		return w.lastRule()
	case lesson.Target:
		return explain.Decided(w.Context).Text
	case lesson.Reference:
		return w.say("hint.reference.kind", "kind", w.say("kind."+w.Resolution.Ref.Kind.Key))
	case lesson.Rung:
		forms := w.forms(w.A)
		return w.say("hint.rung.form", "a", w.quote(forms[len(forms)-1]))
	case lesson.ByDocument:
		return w.say("hint.document.change", "change", w.say("change."+w.moved().String()))
	case lesson.Invalid:
		if part := w.partAt(page.CharNumber(w.A, w.Fault().Start)); part != "" {
			return w.say("hint.invalid.part", "part", part)
		}
	}
	return ""
}

// table is rows of texts under their heads.
type table struct {
	heads []string
	rows  [][]string
}

// worked returns the solution as the core records it: the two buffers, the lines
// that ran, the forms on each rung, the faults, or the components.
func (w *answered) worked() table {
	switch w.Kind {
	case lesson.NextRule, lesson.Output:
		return w.buffers(len(w.Trace.Steps), true)
	case lesson.Target, lesson.Reference:
		return w.lines()
	case lesson.Rung:
		return w.rungs()
	case lesson.ByDocument:
		return w.documents()
	case lesson.Invalid:
		line := checks.FaultLine(w.Context, w.A, w.Fault())
		t := table{heads: w.heads("solution.where", "solution.fault")}
		t.add(line.Where, line.Message)
		return t
	}
	return w.components()
}

// buffers returns the first n rows of the trace of §5.2.4, with the output buffer or
// without.
func (w *answered) buffers(n int, output bool) table {
	t := table{heads: w.heads("trace.step", "trace.output", "trace.input")}
	for i := range w.Trace.Steps[:n] {
		t.add(w.Trace.Steps[i].Rule.Name, w.OutputTail(int32(i), render.BufferBytes), page.Clip(w.Trace.Input(int32(i)), render.BufferBytes))
	}
	if !output {
		for _, row := range append(t.rows, t.heads) {
			row[1] = row[2]
		}
		for i, row := range t.rows {
			t.rows[i] = row[:2]
		}
		t.heads = t.heads[:2]
	}
	return t
}

func (t *table) add(row ...string) { t.rows = append(t.rows, row) }

func (w *answered) heads(keys ...string) []string {
	for i, key := range keys {
		keys[i] = w.say(key)
	}
	return keys
}

// lines returns every step of a resolution with its sentence.
func (w *answered) lines() table {
	t := table{heads: w.heads("solution.line", "solution.says")}
	for i := range w.Resolution.Trace.Steps {
		s := &w.Resolution.Trace.Steps[i]
		sentence := ""
		if s.Rule.Section == timeline.DotsSection {
			sentence = explain.DotsSentence(w.Context, s, int32(i))
		} else {
			sentence = explain.StepSentence(w.Context, s)
		}
		t.add(s.Rule.Name, sentence)
	}
	return t
}

// documents returns the target by each document.
func (w *answered) documents() table {
	t := table{heads: w.heads("dialects.document", "target.label")}
	for i, name := range w.Choices() {
		t.add(w.answerText(name), w.By[i].Target.Text)
	}
	return t
}

// moved returns the rule that moved between the document that is asked for and the one before
// it; of the first, the one after.
func (w *answered) moved() core.RuleChange {
	later := max(w.Step, 1)
	p := core.DivergenceBetween(w.By[later-1], w.By[later])
	change, _ := p.RuleChange()
	return change
}

// rungs returns both URIs on each rung.
func (w *answered) rungs() table {
	t := table{heads: append(w.heads("ladder.rung"), page.Clip(w.A, render.SayBytes), page.Clip(w.B, render.SayBytes))}
	a, b := w.forms(w.A), w.forms(w.B)
	for i := range a {
		t.add(w.say("ladder."+core.Ladder()[i].Key), page.Clip(a[i], render.SayBytes), page.Clip(b[i], render.SayBytes))
	}
	return t
}

// components returns the components of the text.
func (w *answered) components() table {
	t := table{heads: w.heads("solution.part", "solution.text", "solution.rule")}
	for i, p := range w.Analysis.Parts {
		cell := panes.Cell(w.Context, &w.Analysis, i)
		t.add(w.say("part."+p.Rule.Name), cell.Text, cell.Detail)
	}
	return t
}

// answerText returns an answer as it is shown.
func (w *answered) answerText(answer string) string {
	switch w.Kind {
	case lesson.Rung:
		if answer == "none" {
			return w.say("answer.none")
		}
		return w.say("ladder." + core.Ladder()[slices.Index(w.Choices(), answer)].Key)
	case lesson.State:
		return w.say("state." + answer)
	case lesson.ByDocument:
		if by := w.ByName(answer); by != nil {
			return w.say("rfc." + render.RFCNumber(by.Base.Dialect))
		}
	case lesson.RefKind:
		return w.say("kind." + answer)
	case lesson.HostKind:
		if answer == "IPv6address" || answer == "IPvFuture" { // §3.2.2 has them in IP-literal alone
			return "IP-literal › " + answer
		}
	case lesson.Invalid:
		n, _ := strconv.Atoi(answer)
		for i, r := range []rune(w.A) {
			if i == n-1 {
				return render.SpaceShown(page.Visible(string(r)))
			}
		}
	}
	return page.Visible(answer)
}
