package machine

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// OtherStages returns the machine of a parser's states; nil for other documents.
func OtherStages(v *render.Context) []*page.Machine {
	if v.Other.Ref.Dialect != core.URL {
		return nil
	}
	return []*page.Machine{StateMachine(v.ByOther())}
}

// StateMachine returns the parser of the URL Standard after the current step: its state, how
// far it has read, and the URL so far.
func StateMachine(v *render.Context) *page.Machine {
	p := &page.Machine{Label: v.Words.Get("rfc.url"), Kind: "states"}
	t := v.Resolution.Trace
	if t == nil {
		p.None = explain.AnswerCell(v, v.Resolution).Text
		return p
	}
	p.Lanes = []page.Lane{inputLane(v), urlLane(v)}
	if _, ok := v.Present(); ok {
		at := v.Done() - 1
		p.Gates = []page.Gate{{Text: explain.CiteState(v, t, at).Text, Title: explain.OlderStepSentence(v, t, at), State: "fires", Mark: "now"}}
		if _, _, name := core.URLStep(t, at); name != syntax.NoFault {
			p.Gates = append(p.Gates, page.Gate{Text: name.String(), State: "fails", Mark: "now"})
		}
	}
	return p
}

// inputLane returns the input: what was read before, what the current step reads, and the
// rest.
func inputLane(v *render.Context) page.Lane {
	var now syntax.Span
	text := v.Resolution.Ref.Text
	if step, ok := v.Present(); ok {
		now = step.From
	}
	lane := page.Lane{Name: "input", Label: v.Words.Get("machine.parser-input"), Empty: v.Words.Get("machine.empty")}
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

// urlLane returns the URL so far, by its components.
func urlLane(v *render.Context) page.Lane {
	lane := page.Lane{Name: "url", Label: v.Words.Get("machine.parser-url"), Empty: v.Words.Get("machine.empty")}
	lane.Chips = urlChips(v, v.Done())
	if n := v.Done(); n > 0 {
		was := map[string]string{}
		for _, c := range urlChips(v, n-1) {
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

// urlChips returns the components of the URL that n steps have made.
func urlChips(v *render.Context, n int) (list []page.Chip) {
	text, at := core.URLSoFar(v.Resolution.Trace, n)
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
