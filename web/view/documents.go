package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// documentsOutcome says whether two documents have the same result, and where they part.
func (v *view) documentsOutcome() string {
	p, steps := &v.runs.parting, &v.runs.steps
	switch {
	case p.Same && p.A.Done:
		return v.words.Get("runs.url.same")
	case p.Same:
		return v.words.Get("runs.url.none")
	case !steps.differ():
		return v.words.Get("runs.url.one")
	}
	key := "runs.url.part"
	if p.Component == "" {
		key = "runs.url.fails"
	}
	return v.words.Get(key, "n", strconv.Itoa(steps.parting+1), "part", v.words.Get("part."+p.Component)) + " " + v.whyParting(p)
}

// whyParting is the rule of the URL Standard by which its result is another one than that
// of RFC 3986.
func (v *view) whyParting(p *core.Parting) string {
	change, _ := p.Change()
	if f, text, ok := failed(&p.B); ok && change == core.Failure {
		return FaultMessage(v.words, f, text)
	}
	return v.words.Get("change." + change.String() + ".why")
}

// failed is the validation error that is the failure of a parser, and the text it lies in.
func failed(r *core.Resolution) (f syntax.Fault, text string, ok bool) {
	a := &r.Ref
	if r.Trace == nil {
		a = &r.Base
	}
	f, ok = firstFault(a.Faults)
	return f, a.Text, ok
}

// whyNone is why there is no target.
func (v *view) whyNone(r *core.Resolution) string {
	if r.Base.Dialect == core.URL {
		f, text, ok := failed(r)
		if !ok {
			return ""
		}
		return FaultMessage(v.words, f, text)
	}
	for _, f := range r.Faults {
		return FaultMessage(v.words, f.Fault, r.Base.Text)
	}
	return ""
}

// stateStep is a step of the URL Standard as a sentence, with what it consumed and appended.
func (v *view) stateStep(i int) *page.TableCell {
	t := v.resolution.Trace
	c := textCell(v.numberedSentence(t, i))
	c.Cite = v.citeState(t, i)
	consumed, appended, name := core.URLStep(t, i)
	switch {
	case name != syntax.NoFault:
		c.Detail = v.words.Get("url.error", "name", name.String())
	case consumed != "" || appended != "":
		c.Detail = page.Clip(consumed, sayBytes) + " → " + page.Clip(appended, sayBytes)
	}
	return c
}

// runsStages is the machines of two documents beside each other; nil of other pairs.
func (v *view) runsStages() []*page.Machine {
	if !v.runs.steps.rowwise {
		return nil
	}
	two := v.runViews()
	list := []*page.Machine{deriveMachine(two[0]), two[1].stateMachine()}
	list[0].Chapters = nil // whose buttons count the steps of one document
	for i, m := range list {
		m.Label = v.runName(i)
	}
	return list
}

// otherStages is the machine of a parser's states; nil for other documents.
func (v *view) otherStages() []*page.Machine {
	if v.other.Ref.Dialect != core.URL {
		return nil
	}
	return []*page.Machine{v.byOther().stateMachine()}
}

// stateMachine is the parser of the URL Standard after the present step: its state, how far
// it has read, and the URL so far.
func (v *view) stateMachine() *page.Machine {
	p := &page.Machine{Label: v.words.Get("rfc.url"), Kind: "states"}
	t := v.resolution.Trace
	if t == nil {
		p.None = v.answerCell(v.resolution).Text
		return p
	}
	p.Lanes = []page.Lane{v.inputLane(), v.urlLane()}
	if _, ok := v.present(); ok {
		at := v.done() - 1
		p.Gates = []page.Gate{{Text: v.citeState(t, at).Text, Title: v.numberedSentence(t, at), State: "fires", Mark: "now"}}
		if _, _, name := core.URLStep(t, at); name != syntax.NoFault {
			p.Gates = append(p.Gates, page.Gate{Text: name.String(), State: "fails", Mark: "now"})
		}
	}
	return p
}

// citeState is the link to the state of a step; of a validation error that of the step which
// follows it, since the state goes on.
func (v *view) citeState(t *core.Trace, i int) page.Link {
	for at := i; at < len(t.Steps); at++ {
		if _, _, name := core.URLStep(t, at); name == syntax.NoFault {
			return v.cite(t.Steps[at].Rule)
		}
	}
	return v.cite(t.Steps[i].Rule)
}

// inputLane is the input: what was read before, what the present step reads, and the rest.
func (v *view) inputLane() page.Lane {
	var now syntax.Span
	text := v.resolution.Ref.Text
	if step, ok := v.present(); ok {
		now = step.From
	}
	lane := page.Lane{Name: "input", Label: v.words.Get("machine.parser-input"), Empty: v.words.Get("machine.empty")}
	for _, c := range []page.Chip{
		{State: "set", Runs: run("ref", text[:now.Start], partBytes)},
		{Mark: "taken", Runs: run("ref", now.In(text), partBytes)},
		{Runs: run("ref", text[now.End:], partBytes)},
	} {
		if c.Runs != nil {
			lane.Chips = append(lane.Chips, c)
		}
	}
	return lane
}

// urlLane is the URL so far, by its components.
func (v *view) urlLane() page.Lane {
	lane := page.Lane{Name: "url", Label: v.words.Get("machine.parser-url"), Empty: v.words.Get("machine.empty")}
	lane.Chips = v.urlChips(v.done())
	if n := v.done(); n > 0 {
		was := map[string]string{}
		for _, c := range v.urlChips(n - 1) {
			was[c.Component] = c.Before + c.Text()
		}
		for i, c := range lane.Chips {
			if was[c.Component] != c.Before+c.Text() {
				lane.Chips[i].Mark = "new"
			}
		}
	}
	return lane
}

// urlChips is the components of the URL that n steps have made.
func (v *view) urlChips(n int) (list []page.Chip) {
	text, at := core.URLSoFar(v.resolution.Trace, n)
	add := func(component, before, text, after string) {
		if before+text+after != "" {
			list = append(list, page.Chip{Component: component, Before: before, Runs: run("made", text, partBytes), After: after})
		}
	}
	scheme, rest, colon := strings.Cut(text[:at], ":")
	path, fragment, hash := strings.Cut(text[at:], "#")
	path, query, question := strings.Cut(path, "?")
	if colon {
		add("scheme", "", scheme, ":")
	}
	if authority, ok := strings.CutPrefix(rest, "//"); ok {
		add("authority", "//", authority, "")
		rest = ""
	}
	add("path", rest, path, "") // perhaps with the "/." that guards it
	if question {
		add("query", "?", query, "")
	}
	if hash {
		add("fragment", "#", fragment, "")
	}
	return list
}
