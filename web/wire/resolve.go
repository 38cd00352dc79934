package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Resolve returns the answer of resolve(), with null for what ResolveDetails has.
func Resolve(r *core.Resolution, m Message) *Properties {
	answer := Object("ok currentDocument target literalTarget components steps trace provenance faults", r.OK(), r.CurrentDocument)
	Put(answer, "faults", newResolution(r, m).faults())
	if r.Done {
		Put(answer, "target", r.Target.Text)
	}
	if r.Literal != "" {
		Put(answer, "literalTarget", r.Literal)
	}
	return answer
}

// ResolveDetails returns the parts of the answer of resolve() that are made once somebody reads one
// of them: they take several times as long as the rest, and most callers want the target.
func ResolveDetails(r *core.Resolution, m Message, words Words) *Properties {
	w := newResolution(r, m)
	details := Object("components steps trace provenance", nil, []any{}, []any{}, []any{})
	if r.Done {
		u := newUnits(r.Target.Text)
		Put(details, "components provenance", parsed(&r.Target, &u, m), w.provenance())
	}
	if r.Trace != nil {
		Put(details, "steps trace", w.steps(words), w.trace())
	}
	return details
}

// resolution is a core.Resolution with the units of its texts.
type resolution struct {
	*core.Resolution
	message Message
	texts   [textCount]string
	units   [textCount]units
}

const textCount = core.TextTarget + 1

// textNames has the names of the texts of a resolution in the API.
var textNames = [textCount]string{core.TextBase: "base", core.TextRef: "ref", core.TextTarget: "target"}

func newResolution(r *core.Resolution, m Message) *resolution {
	w := &resolution{Resolution: r, message: m}
	w.texts = [textCount]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
	if r.Trace != nil {
		copy(w.texts[:], r.Trace.Texts)
	}
	for i, text := range w.texts {
		w.units[i] = newUnits(text)
	}
	return w
}

// steps lists the steps in the terms of the dialect.
func (w *resolution) steps(words Words) []any {
	switch w.Base.Dialect {
	case core.RFC3986:
		return steps(w.Trace)
	case core.RFC1630:
		return partialSteps(w.Trace, words)
	case core.URL:
		return urlSteps(w.Trace, words)
	}
	return numberedSteps(w.Trace, words)
}

// faults lists the faults of the base, the reference and the operation, each with
// the text it is in.
func (w *resolution) faults() []any {
	list := w.textFaults(w.Base.Faults, core.TextBase)
	list = append(list, w.textFaults(w.Ref.Faults, core.TextRef)...)
	for _, f := range w.Faults {
		list = append(list, w.textFaults([]syntax.Fault{f.Fault}, f.Text)...)
	}
	return list
}

// textFaults lists faults of a text as it was given: a trace by the URL Standard begins
// with the serialized base.
func (w *resolution) textFaults(all []syntax.Fault, text uint8) []any {
	given := [textCount]string{core.TextBase: w.Base.Text, core.TextRef: w.Ref.Text, core.TextTarget: w.Target.Text}[text]
	in := &w.units[text]
	if given != w.texts[text] {
		u := newUnits(given)
		in = &u
	}
	return faultsIn(textNames[text], all, given, in, w.message)
}

// provenance lists the origins of the target's characters.
func (w *resolution) provenance() []any {
	shown := w.Provenance[:min(len(w.Provenance), MaxRuns)]
	list := make([]any, 0, len(shown)+1)
	for _, o := range shown {
		list = append(list, w.run(o))
	}
	if rest := w.Provenance[len(shown):]; len(rest) > 0 {
		list = append(list, w.omittedRuns(rest))
	}
	return list
}

func (w *resolution) run(o core.Provenance) *Properties {
	run := w.targetSpan(o.Target.Start, o.Target.End, o.Rule.Key, "made")
	if !o.Made() {
		source := &w.units[o.Text]
		Put(run, "from sourceStart sourceEnd", textNames[o.Text], source.at(o.Source.Start), source.at(o.Source.End))
	}
	return run
}

func (w *resolution) omittedRuns(rest []core.Provenance) *Properties {
	run := w.targetSpan(rest[0].Target.Start, rest[len(rest)-1].Target.End, nil, "omitted")
	Put(run, "omitted", len(rest))
	return run
}

// targetSpan returns a run of the target without a source.
func (w *resolution) targetSpan(start, end uint32, rule any, from string) *Properties {
	target := &w.units[core.TextTarget]
	return Object("start end from sourceStart sourceEnd rule", target.at(start), target.at(end), from, nil, nil, rule)
}

// sectionDots is the section of remove_dot_segments, whose steps have a list of
// their own.
const sectionDots = "5.2.4"

// steps lists the lines of RFC 3986 §5.2.2, §5.2.3 and §5.3 that ran.
func steps(t *syntax.Trace) []any {
	list := []any{}
	for i := range t.Steps {
		if s := &t.Steps[i]; s.Rule.Section != sectionDots {
			list = append(list, step(t, s))
		}
	}
	return list
}

// step returns a line with its outcome: a condition held or not, any other line has a
// value, which is null if the component is undefined.
func step(t *syntax.Trace, s *syntax.Step) *Properties {
	var is, holds any
	switch {
	case s.Rule.Condition:
		holds = s.Yes
	case s.Yes:
		is = value(t, s)
	}
	return Object("rule section text value holds", s.Rule.Key, s.Rule.Section, s.Rule.Name, is, holds)
}

// value returns the text that a line assigned (From) or assembled (To); core says
// which, where it declares the rules of each section.
func value(t *syntax.Trace, s *syntax.Step) string {
	switch s.Rule.Section {
	case "5.2.2":
		return s.From.In(t.Texts[s.Text])
	case "5.2.3":
		return s.To.In(t.Texts[core.TextPath])
	}
	return s.To.In(t.Texts[core.TextTarget])
}

// partialSteps lists the steps that expand a partial form (RFC 1630, page 10):
// each has its sentence, the text that it is about, and the result so far. Results
// are null once all of them together are longer than MaxTraceUnits.
func partialSteps(t *syntax.Trace, w Words) []any {
	room := MaxTraceUnits
	return listed(t, "rule section text omitted value holds reason result", func(i int) *Properties {
		line := partialStep(t, &t.Steps[i])
		Put(line, "reason result", w.reason(t.Steps[i].Rule))
		if room -= len(t.Texts[core.TextPath]); room >= 0 {
			Put(line, "result", core.PartialResult(t, i))
		}
		return line
	})
}

// numberedSteps lists the steps of RFC 1808 §4 or RFC 2396 §5.2: a condition holds or
// not, and any other step has the text that it is about.
func numberedSteps(t *syntax.Trace, w Words) []any {
	return listed(t, "rule section text omitted value holds reason", func(i int) *Properties { return numberedStep(t, i, w) })
}

// listed lists the steps of a trace, a line for each, and how many are left out; names
// are the properties of that last line.
func listed(t *syntax.Trace, names string, line func(i int) *Properties) []any {
	shown := min(len(t.Steps), MaxRuns)
	list := make([]any, 0, shown+1)
	for i := range shown {
		list = append(list, line(i))
	}
	if rest := len(t.Steps) - shown; rest > 0 {
		list = append(list, Object(names, "omitted", "", "…", rest))
	}
	return list
}

func numberedStep(t *syntax.Trace, i int, w Words) *Properties {
	s := &t.Steps[i]
	line := Object("rule section text value reason holds", s.Rule.Key, s.Rule.Section, s.Rule.Name, core.StepText(t, i), w.reason(s.Rule))
	if s.Rule.Condition {
		Put(line, "holds", s.Yes)
	}
	return line
}

// partialStep returns a step without its result: a condition held or not, any other
// step has a value.
func partialStep(t *syntax.Trace, s *syntax.Step) *Properties {
	line := Object("rule section text value holds",
		s.Rule.Key, s.Rule.Section, s.Rule.Name, s.From.In(t.Texts[s.Text]))
	switch {
	case s.Rule.Condition:
		Put(line, "holds", s.Yes)
	case s.Rule.Op == syntax.OpRemoveParent:
		Put(line, "value", s.From.In(t.Texts[s.Text])+s.To.In(t.Texts[s.Text]))
	case s.Rule.Op == syntax.OpRemoveDot && !s.To.Empty():
		Put(line, "value", s.To.In(t.Texts[s.Text])+s.From.In(t.Texts[s.Text]))
	}
	return line
}

// RemoveDotSegments returns the answer of removeDotSegments().
func RemoveDotSegments(output string, t *syntax.Trace) *Properties {
	u := newUnits(t.Texts[0])
	return Object("output trace", output, rowsOf(t, 0, len(t.Steps), &u))
}

// trace lists the rows of remove_dot_segments, if it ran: its steps are
// contiguous, and all of them read the same text.
func (w *resolution) trace() []any {
	all := w.Trace.Steps
	first := 0
	for first < len(all) && all[first].Rule.Section != sectionDots {
		first++
	}
	end := first
	for end < len(all) && all[end].Rule.Section == sectionDots {
		end++
	}
	if first == end {
		return []any{}
	}
	return rowsOf(w.Trace, first, end, &w.units[all[first].Text])
}

// rowsOf lists the rows of the tables of RFC 3986 §5.2.4 for the steps from first
// to end, as many as MaxTraceUnits allows. It measures a row before building it.
func rowsOf(t *syntax.Trace, first, end int, u *units) []any {
	r := rows{t: t, u: u, first: first}
	list := []any{}
	for i, total := first, 0; i < end; i++ {
		if total += r.measure(i); total > MaxTraceUnits {
			return append(list, omittedRows(end-i))
		}
		list = append(list, row(t, int32(i)))
	}
	return list
}

func row(t *syntax.Trace, i int32) *Properties {
	return Object("step output input", t.Steps[i].Rule.Name, string(t.Output(nil, i)), t.Input(i))
}

func omittedRows(n int) *Properties {
	return Object("step output input omitted", "…", "", "", n)
}

// rows measures the buffers after each step in units.
type rows struct {
	t      *syntax.Trace
	u      *units
	first  int
	height []int // length of the output buffer with step first+k on top, if that pushed
}

// measure returns the length of both buffers after step i. It must be called for
// every step in turn.
func (r *rows) measure(i int) int {
	s := &r.t.Steps[i]
	height := 0
	if s.Push {
		height = r.under(s.Link) + r.moved(i)
	}
	r.height = append(r.height, height)
	return r.under(r.t.Top(int32(i))) + r.input(s)
}

// under returns the length of the stack whose top is step i.
func (r *rows) under(i int32) int {
	if i == syntax.NoLink {
		return 0
	}
	return r.height[int(i)-r.first]
}

// moved returns the length of syntax.Trace.Moved.
func (r *rows) moved(i int) int {
	if i > r.first && r.t.Steps[i-1].Slash {
		return len("/")
	}
	return r.u.len(r.t.Steps[i].From)
}

// input returns the length of syntax.Trace.Input.
func (r *rows) input(s *syntax.Step) int {
	if s.Slash {
		return len("/")
	}
	return r.u.len(s.To)
}
