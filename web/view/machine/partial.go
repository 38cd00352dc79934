package machine

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// partialStep returns the name of a step of RFC 1630's partial form.
func partialStep(rule *syntax.Rule) string { return strings.TrimPrefix(rule.Key, "1630-p-") }

// partialNames is what the steps of the partial form belong to, by the keys of their words.
var partialNames = map[string]string{
	"colon": "gate.t-if-scheme", "whole": "gate.t-if-scheme", "omitted": "gate.t-if-scheme",
	"count": "partial.slashes", "run": "partial.slashes", "no-greater": "partial.slashes",
	"prepend": "chapter.3", "last-part": "chapter.3", "append": "chapter.3",
	"remove-updir": "chapter.4", "remove-dot": "chapter.4", "keep": "chapter.4",
	"result": "target.label",
}

// partialLanes fills what the steps of RFC 1630 make of the context, which they read from left to
// right, and of the partial form behind it. Both lie in one text, whose line is where the latest
// step worked. Of the context nothing is still to come before the form is appended to it.
func (m *machine) partialLanes(output, input *page.Lane) {
	r := m.Resolution
	x := partial{merging: merging{machine: m, text: r.Base.Text + r.Ref.Text, join: uint32(len(r.Base.Text))}}
	x.end, x.cut = uint32(len(x.text)), x.join
	for i := range m.at + 1 {
		x.step(&r.Trace.Steps[i])
	}
	x.ends(&r.Base, 0)
	x.ends(&r.Ref, x.join)
	behind := x.line
	if !x.docked {
		behind = x.join
	}
	output.Chips, input.Chips = x.chips(0, x.line), x.chips(behind, x.end)
	output.Removed, input.Removed = x.taken[0], x.taken[1]
	if m.step != nil {
		mark(m.step, output.Chips, input.Chips)
	}
}

// mark marks what a step looked at, put there or kept.
func mark(s *syntax.Step, output, input []page.Chip) {
	last := len(output) - 1
	switch name := partialStep(s.Rule); {
	case s.Rule.Condition && s.From.Empty():
	case s.Rule.Condition && s.Text == core.TextRef:
		input[0].Mark = "asked"
	case s.Rule.Condition:
		output[last].Mark = "asked"
	case name == "append":
		for i := range input {
			input[i].Mark = "new"
		}
	case last >= 0 && (name == "whole" || name == "omitted" || name == "keep"):
		output[last].Mark = "new"
	}
}

// partial is the context and the partial form behind it.
type partial struct {
	merging
	cut    uint32 // how much of the context is kept
	paths  [2]syntax.Span
	breaks []uint32     // where pieces end that no slash ends
	taken  [2]page.Chip // what the latest step removed, on each side of the line
	looked uint32       // where the run begins that it looked at
}

// step follows a step.
func (x *partial) step(s *syntax.Step) {
	x.taken, x.looked = [2]page.Chip{}, 0
	switch partialStep(s.Rule) {
	case "omitted":
		if scheme := x.Resolution.Base.Part("scheme"); scheme.Defined {
			x.line = scheme.End + 1
		}
	case "whole":
		x.removed = append(x.removed, syntax.Span{End: x.join}) // which was never taken
		x.line, x.docked = x.end, true
	case "run", "no-greater":
		x.line, x.looked = s.From.End, s.From.Start
	case "prepend", "last-part":
		x.cut = s.To.End
		if partialStep(s.Rule) == "prepend" {
			x.cut = s.From.End
		}
		x.remove(0, syntax.Span{Start: x.cut, End: x.join})
		x.line, x.docked = x.join, true
	case "remove-updir":
		x.remove(0, x.place(s.From))
		x.remove(1, x.place(s.To))
		x.line = x.place(s.From).End
	case "remove-dot":
		x.remove(0, x.place(s.To))
		x.remove(1, x.place(s.From))
		x.line = x.place(s.From).End
	case "keep":
		if x.line = x.place(s.From).End; strings.HasPrefix(x.text[x.line:], "/") {
			x.line++
		}
	case "result":
		x.line = x.end
	}
}

// place returns where a piece of what is put together lies.
func (x *partial) place(s syntax.Span) syntax.Span {
	if s.Start >= x.cut {
		s.Start, s.End = s.Start+x.join-x.cut, s.End+x.join-x.cut
	}
	return s
}

// remove takes away a piece on one side of the line.
func (x *partial) remove(side int, s syntax.Span) {
	if s.Empty() {
		return
	}
	x.removed, x.breaks = append(x.removed, s), append(x.breaks, s.Start, s.End)
	x.taken[side] = x.gone(s)
}

// ends adds where the parts of a text end that begins there.
func (x *partial) ends(a *core.Analysis, at uint32) {
	path := a.Part("path").Span
	path.Start, path.End = path.Start+at, path.End+at
	x.paths[min(at, 1)] = path
	x.breaks = append(x.breaks, path.Start, path.End, at+a.Component("query").End, at+uint32(len(a.Text)))
}

// chips returns what is left between two offsets, element by element. The slash after one belongs to
// it; those after that are one piece.
func (x *partial) chips(from, to uint32) (list []page.Chip) {
	for at := from; at < to; {
		end := to
		for _, path := range x.paths {
			if path.Start > at || at >= path.End {
				continue
			}
			if n := strings.IndexByte(x.text[at:end], '/'); n >= 0 {
				end = at + uint32(n) + 1
			}
			for x.text[at] == '/' && end < to && x.text[end] == '/' {
				end++
			}
		}
		for _, b := range append(x.breaks, x.looked) {
			if at < b {
				end = min(end, b)
			}
		}
		list = x.addLeft(list, syntax.Span{Start: at, End: end})
		at = end
	}
	return list
}
