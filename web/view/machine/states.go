package machine

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Other returns the resolution by another document than RFC 3986 in the geometry of the two
// buffers: on the left of the line what is made by now, on the right what is still to come. Where
// the rules stand there, here are the states of the parser, or the steps of the document.
func Other(v *render.Context) *page.Machine {
	p := &page.Machine{Label: v.Words.Get("rfc." + render.RFCNumber(v.Resolution.Base.Dialect)), Keys: v.Words.Get("machine.keys"), Kind: "buffers"}
	if timeline.Length(v.Resolution.Trace) == 0 {
		p.None = explain.AnswerCell(v, v.Resolution).Text
		return p
	}
	m := machine{Context: v, at: v.Done() - 1, chapter: -1}
	p.Lanes = OtherLanes(v, v.Done())
	target, base := v.Resolution.Target.Text, v.Resolution.Base.Text
	p.Chars = min(max(len(target), len(base)), fullBytes)
	p.Chips = min(max(strings.Count(target, "/"), strings.Count(base, "/"))+2, chipsShown)
	for i, s := range Sections(v) {
		g := page.Gate{Text: s.Name, Title: s.Cite.Text, State: "ahead"}
		c := page.Chapter{Number: s.Number, Text: s.Name, Title: s.Cite.Text, Section: s.Number, State: "todo", Step: s.First + 1, Skip: true}
		if s.Read != "" {
			c.Text += v.Words.Get("colon") + page.Clip(s.Read, readBytes)
		}
		if s.Numbered {
			g.Text = s.Number + " " + s.Name
		}
		switch {
		case s.Last < m.at:
			g.State, c.State = "passed", "done"
		case s.First <= m.at:
			m.chapter = i
			g.State, g.Mark, c.State, c.Skip = "fires", "now", "now", v.State.Embedded
			if step := &v.Resolution.Trace.Steps[m.at]; step.Rule.Condition && !step.Yes || !v.Resolution.Done && m.at == len(v.Resolution.Trace.Steps)-1 {
				g.State = "fails"
			}
		}
		c.Columns = m.stepColumns(s)
		p.Chapters = append(p.Chapters, c)
		switch last := len(p.Gates) - 1; {
		case i == 0 || s.Read == "" || p.Gates[last].Text != g.Text:
			p.Gates = append(p.Gates, g)
		case g.Mark == "now" || p.Gates[last].State == "passed": // one state, in several chapters
			p.Gates[last] = g
		}
	}
	if m.chapter < 0 {
		p.Gates[0].Mark, p.Chapters[0].Skip = "now", v.State.Embedded // it comes next
	}
	m.moveOther(p)
	return p
}

// Section is consecutive steps of a document by one state, or of one number.
type Section struct {
	Number, Name string
	Read         string // what it read, where one state has several of them; else empty
	Numbered     bool   // the number is the document's
	Cite         page.Link
	First, Last  int // indexes of its steps
}

// names of the steps of RFC 1808 §4 and RFC 2396 §5.2, by the keys of their words.
var stepNames = map[core.Dialect][]string{
	core.RFC1808: {"base.label", "part.scheme", "part.1808-net_loc", "gate.t-if-path-slash", "gate.t-if-path-empty", "chapter.3", "chapter.5"},
	core.RFC2396: {"chapter.1", "numbered.current", "part.scheme", "part.authority", "gate.t-if-path-slash", "chapter.3", "chapter.5"},
}

// Sections returns them in their order.
func Sections(v *render.Context) (list []Section) {
	t := v.Resolution.Trace
	for i := range timeline.Length(t) {
		s := Section{Cite: v.Cite(t.Steps[i].Rule), First: i, Last: i}
		switch names := stepNames[v.Resolution.Base.Dialect]; {
		case names != nil:
			s.Number, s.Numbered = StepNumber(t.Steps[i].Rule)[:1], true
			s.Name = v.Words.Get(names[s.Number[0]-'1'])
		case v.Resolution.Base.Dialect == core.RFC1630:
			s.Name = v.Words.Get(partialNames[partialStep(t.Steps[i].Rule)])
			s.Number = strconv.Itoa(len(list) + 1)
		default:
			s.Cite = explain.CiteState(v, t, i)
			s.Name = strings.TrimSuffix(s.Cite.Text, " state")
			s.Number = strconv.Itoa(len(list) + 1)
		}
		if k := len(list) - 1; k >= 0 && list[k].Name == s.Name {
			list[k].Last = i
			continue
		}
		list = append(list, s)
	}
	if v.Resolution.Base.Dialect == core.URL {
		list = byRead(t, list)
	}
	return list
}

// What chapters show of what a state read, and into how many one state is divided.
const (
	readBytes = 12
	readsMost = 6
)

// byRead divides the path state of the URL Standard by what it read.
func byRead(t *core.Trace, states []Section) (list []Section) {
	for _, s := range states {
		parts := []Section{s}
		if t.Steps[s.Last].Rule.Section == pathState {
			parts = readsOf(t, s)
		}
		for _, part := range parts {
			part.Number = strconv.Itoa(len(list) + 1)
			list = append(list, part)
		}
	}
	return list
}

// readsOf returns a state in parts that read something each, unless these are too many. A validation error
// belongs to the step that read what it is about, and a step that reads nothing to the one before it.
func readsOf(t *core.Trace, s Section) (parts []Section) {
	var end uint32 // of what the latest part has read
	for i := s.First; i <= s.Last; i++ {
		read, _, fault := core.URLStep(t, i)
		last := len(parts) - 1
		if last < 0 || parts[last].Read != "" && read != "" && t.Steps[i].From.End > end {
			parts, last = append(parts, s), last+1
			parts[last].First = i
		}
		if parts[last].Last = i; fault == syntax.NoFault && parts[last].Read == "" {
			parts[last].Read, end = read, t.Steps[i].From.End
		}
	}
	if n := len(parts); n < 2 || n > readsMost || parts[n-1].Read == "" {
		return []Section{s}
	}
	return parts
}

// pathState is the section of the URL Standard in which a path is read.
const pathState = "path-state"

// StepNumber returns the number of a step of RFC 1808 §4 or RFC 2396 §5.2: "6e". What appends is
// the last one.
func StepNumber(rule *syntax.Rule) string {
	_, number, ok := strings.Cut(rule.Key, "-step-")
	if !ok {
		return "7"
	}
	number, _, _ = strings.Cut(number, "-")
	return number
}

// stepColumns returns the columns of the steps of a section. One of a fault has a sign.
func (m *machine) stepColumns(s Section) (list []page.Column) {
	t := m.Resolution.Trace
	if len(t.Steps) > columnsMost {
		return nil
	}
	of := strconv.Itoa(len(t.Steps))
	for i := s.First; i <= s.Last; i++ {
		step := strconv.Itoa(i + 1)
		c := page.Column{Step: i + 1, Weight: columnShare, State: "todo", Title: m.Words.Get("player.place", "n", step, "of", of)}
		if m.faultAt(i) {
			c.Name = "!"
		}
		switch {
		case i < m.at:
			c.State = "done"
		case i == m.at:
			c.State = "now"
		}
		list = append(list, c)
	}
	return list
}

// faultAt reports whether a step is a validation error.
func (m *machine) faultAt(i int) bool {
	if m.Resolution.Base.Dialect != core.URL {
		return false
	}
	_, _, name := core.URLStep(m.Resolution.Trace, i)
	return name != syntax.NoFault
}

// OtherLanes returns what is made by n steps, and what is still to come.
func OtherLanes(v *render.Context, n int) []page.Lane {
	m := machine{Context: v, at: n - 1}
	if n > 0 {
		m.step = &v.Resolution.Trace.Steps[n-1]
	}
	output, input := m.lane("output"), m.lane("input")
	output.Empty, input.Empty = m.Words.Get("machine.empty"), m.Words.Get("machine.empty")
	if v.Resolution.Base.Dialect == core.URL {
		output.Label, input.Label = m.Words.Get("machine.parser-url"), m.Words.Get("machine.parser-input")
		m.urlLanes(&output, &input)
	} else {
		output.Label, input.Label = m.Words.Get("machine.so-far"), m.Words.Get("machine.to-come")
		if v.Resolution.Base.Dialect == core.RFC1630 {
			m.partialLanes(&output, &input)
		} else {
			m.numberedLanes(&output, &input)
		}
	}
	if k := len(output.Chips) - chipsShown; k > 0 {
		output.Chips, output.More = output.Chips[k:], m.more(k)
	}
	if k := len(input.Chips) - chipsShown; k > 0 {
		input.Chips, input.More = input.Chips[:chipsShown], m.more(k)
	}
	return []page.Lane{output, input}
}

// dropped is what steps of the URL Standard read without making anything of it.
var dropped = []string{"url-path-single-dot", "url-ignore-slashes", "url-stripped", "url-removed", "url-port-default", "url-file-host-localhost"}

// urlLanes fills the URL so far, by its components and segments, and the input that the states have
// not read.
func (m *machine) urlLanes(output, input *page.Lane) {
	t, n := m.Resolution.Trace, m.at+1
	made, was := core.URLSoFar(t, n), core.URLMade{}
	output.Chips = urlChips(&made)
	if n > 0 {
		was = core.URLSoFar(t, n-1)
		start, common := len(made.Text), render.CommonPrefix(made.Text, was.Text)
		for i := len(output.Chips) - 1; i >= 0; i-- {
			c := &output.Chips[i]
			if start -= len(c.Before + c.Text() + c.After); start < common {
				break
			}
			c.Mark = "new"
		}
		consumed, _, _ := core.URLStep(t, m.at)
		if made.Gone != "" {
			output.Removed = removedChip(page.Chip{Runs: run(originAt(was.Kept >= len(was.Text)), made.Gone, chipBytes)})
		}
		if m.step.Rule.Op == syntax.OpShorten || slices.Contains(dropped, m.step.Rule.Key) {
			input.Removed = removedChip(page.Chip{Runs: run("ref", consumed, chipBytes)})
		}
	}
	text := t.Texts[core.TextRef]
	at := made.Rest.Start
	for i := n + 1; i <= len(t.Steps) && len(input.Chips) < chipsShown; i++ {
		next := core.URLSoFar(t, i).Rest.Start
		if next < at { // it starts over
			input.Chips, at = nil, made.Rest.Start
		}
		if next > at {
			input.Chips = append(input.Chips, page.Chip{Runs: run("ref", text[at:next], chipBytes)})
			at = next
		}
	}
	if at < made.Rest.End {
		input.Chips = append(input.Chips, page.Chip{Runs: run("ref", text[at:made.Rest.End], partBytes)})
	}
}

func originAt(base bool) string {
	if base {
		return "base"
	}
	return "ref"
}

// urlChips returns the components of a URL, its path by segments.
func urlChips(made *core.URLMade) (list []page.Chip) {
	at := 0
	add := func(component, before, text, after string) {
		if before+text+after == "" {
			return
		}
		c := page.Chip{Component: component, Before: before, After: after}
		at += len(before)
		if kept := min(max(made.Kept-at, 0), len(text)); kept == 0 || kept == len(text) {
			c.Runs = run(originAt(at < made.Kept), text, partBytes)
		} else {
			c.Runs = append(run("base", text[:kept], partBytes), run("ref", text[kept:], partBytes)...)
		}
		at += len(text) + len(after)
		list = append(list, c)
	}
	scheme, rest, colon := strings.Cut(made.Text[:made.Path], ":")
	if colon {
		add("scheme", "", scheme, ":")
	} else {
		rest = scheme
	}
	if authority, ok := strings.CutPrefix(rest, "//"); ok {
		add("authority", "//", authority, "")
		rest = ""
	}
	path, fragment, hash := strings.Cut(made.Text[made.Path:], "#")
	path, query, question := strings.Cut(path, "?")
	add("", "", rest, "")                                           // the "/." that guards the path
	for i, segment := range strings.SplitAfter("/"+path, "/")[1:] { // each begins with the slash that ended the one before
		before := ""
		if i > 0 {
			before = "/"
		}
		if segment = strings.TrimSuffix(segment, "/"); before+segment != "" {
			add("", "", before+segment, "")
		}
	}
	if question {
		add("query", "?", query, "")
	}
	if hash {
		add("fragment", "#", fragment, "")
	}
	return list
}

// moveOther says how the picture came about.
func (m *machine) moveOther(p *page.Machine) {
	x := &p.Motion
	at, moved := m.timing(x)
	if !moved {
		return
	}
	lanes := p.Lanes
	if x.Way == "back" {
		lanes = OtherLanes(m.Context, at+1)
	}
	x.Taken, x.Popped = chars(lanes[1].Removed), chars(lanes[0].Removed)
	last := len(lanes[0].Chips) - 1
	switch {
	case x.Taken > 0 && x.Popped > 0:
		x.Act = "pop"
	case x.Taken > 0:
		x.Act = "drop"
	case last >= 0 && lanes[0].Chips[last].Mark == "new":
		x.Act, x.Taken = "push", chars(lanes[0].Chips[last])
	default:
		x.Act = "ask"
	}
}
