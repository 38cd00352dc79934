// Package checks says what the grammar has against a text that was typed, marks where, offers
// what to write instead, and draws the syntax tree.
package checks

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

const faultsShown = 4

// Check checks the base or the reference by the grammar.
func Check(v *render.Context, text uint8, f model.Field) *page.Check {
	a := v.AnalysisOf(text)
	c := &page.Check{
		Name: f.Name, Annotated: annotatedText(v, text), Next: next(v, a),
		Whole: len(a.Text) <= model.AnnotatedBytes && page.Visible(a.Text) == a.Text,
	}
	if a.Text == "" && f.URI && v.State.Resolves() { // no fault: it is still to be typed
		c.Tone, c.Short = "note", v.Words.Get("state.empty")
		c.Verdict = c.Short
		return c
	}
	explain.Verdict(v, c, a, f.URI)
	if a.Dialect == core.URL {
		c.Next = "" // which is of a grammar
	}
	if _, accepted := a.Href(); accepted { // the steps, and the reasons beside them, say how
		if !a.Valid {
			c.Tone, c.Short = "note", v.Words.Get("url.mended", "n", strconv.Itoa(len(a.Faults)))
			c.Verdict = c.Short
		}
		return c
	}
	source, _ := page.Head(a.Text, render.SuspectBytes)
	found := explain.Findings(source)
	faults := gravestFirst(checkedFaults(v, text, a))
	if hasError(faults) {
		c.Tone = "bad"
	}
	var unlisted int
	if c.Faults, unlisted = advice(v, text, a, found, faults); unlisted > 0 {
		c.More = v.Words.Get("faults.more", "n", strconv.Itoa(unlisted))
	}
	if len(c.Faults) > 1 { // the machine is not to be pushed off the screen
		c.Faults, c.Rest = c.Faults[:1:1], c.Faults[1:]
		c.RestTitle = v.Words.Get("faults.more", "n", strconv.Itoa(len(c.Rest)+unlisted))
	}
	c.Faults = append(c.Faults, suspicions(v, source, found)...)
	if view := v.State.ViewShown(); view.Plays && view.Expects && !v.State.HidesTarget() { // which have the reasons beside the machine
		repeat(c.Faults)
	}
	if v.State.ReadOnly {
		withoutFixes(c.Faults)
		withoutFixes(c.Rest)
	}
	return c
}

// Advice returns what the field of a text says first of it, for the reasons beside the machine: what
// is wrong, and what to write instead, in the same words.
func Advice(v *render.Context, text uint8) []page.FaultLine {
	a := v.AnalysisOf(text)
	if a.Text == "" {
		return nil
	}
	source, _ := page.Head(a.Text, render.SuspectBytes)
	lines, _ := advice(v, text, a, explain.Findings(source), gravestFirst(checkedFaults(v, text, a)))
	if v.State.ReadOnly {
		withoutFixes(lines)
	}
	return repeat(lines)
}

// repeat marks the first line where both say it, and returns that.
func repeat(lines []page.FaultLine) []page.FaultLine {
	if len(lines) == 0 || lines[0].Fix.Text == "" && lines[0].Tone != "bad" && lines[0].Tone != "warning" {
		return nil
	}
	lines[0].Repeats = true
	return lines[:1]
}

// advice returns what is wrong with a text, first what mends most of it, and how many faults are not
// listed.
func advice(v *render.Context, text uint8, a *core.Analysis, found []links.Finding, faults []syntax.Fault) (lines []page.FaultLine, unlisted int) {
	lines = inputMistakes(v, text, a, found)
	helped, said := len(lines) > 0, ""
	for _, f := range faults {
		line := FaultLine(v, a.Text, f)
		switch {
		case helped && line.Where == lines[0].Where:
			said = f.In(a.Text)
			continue
		case said != "" && f.In(a.Text) == said: // the same character, mended by the same button
			continue
		case len(lines) >= faultsShown:
			unlisted++
			continue
		case !helped:
			line.Fix = fix(v, text, a.Text, f)
		}
		lines = append(lines, line)
	}
	return lines, unlisted
}

func withoutFixes(lines []page.FaultLine) {
	for i := range lines {
		lines[i].Fix = page.Fix{}
	}
}

// checkedFaults returns the faults of a field, with those of the resolution where it
// is shown. What is missing in an incomplete text may still come.
func checkedFaults(v *render.Context, text uint8, a *core.Analysis) []syntax.Fault {
	var faults []syntax.Fault
	if v.State.Resolves() {
		faults = operationFaults(v, text)
	}
	if a.Incomplete {
		return faults
	}
	return append(faults, a.Faults...)
}

// suspicions returns what is dangerous about a text as a link. All else that is odd about
// it the faults say, or the target.
func suspicions(v *render.Context, source string, found []links.Finding) (lines []page.FaultLine) {
	for _, f := range found {
		if f.Code == links.ActiveScheme || f.Gravity >= links.Danger && f.Code != links.InventedAuthority {
			lines = append(lines, findingLine(v, f, source))
		}
	}
	return lines
}

func findingLine(v *render.Context, f links.Finding, source string) page.FaultLine {
	return page.FaultLine{
		Where: v.Words.Get("fault.where", "n", strconv.Itoa(page.CharNumber(source, f.Start))),
		Name:  v.Words.Get("find." + f.Code.String()), Message: render.LinkMessage(v.Words, f, source), Cite: v.Cite(f.Rule()), Tone: "warning",
	}
}

// operationFaults returns the faults of the resolution that lie in the text.
func operationFaults(v *render.Context, text uint8) []syntax.Fault {
	var faults []syntax.Fault
	for _, f := range v.Resolution.Faults {
		if f.Text == text {
			faults = append(faults, f.Fault)
		}
	}
	return faults
}

func hasError(faults []syntax.Fault) bool {
	for _, f := range faults {
		if f.Level == syntax.Error {
			return true
		}
	}
	return false
}

// FaultLine puts a fault of the text into words.
func FaultLine(v *render.Context, text string, f syntax.Fault) page.FaultLine {
	return page.FaultLine{
		Name:    faultName(v, f),
		Where:   v.Words.Get("fault.where", "n", strconv.Itoa(page.CharNumber(text, f.Start))),
		Message: render.FaultMessage(v.Words, f, text),
		Cite:    v.Cite(f.Rule),
		Tone:    page.Tone(render.LevelTones[f.Level]),
	}
}

// faultName returns a fault in a word or two, as findings of links are named.
func faultName(v *render.Context, f syntax.Fault) string {
	var code links.Code
	switch f.Code {
	case syntax.Space:
		code = links.Space
	case syntax.NonASCII, syntax.Character:
		code = links.UnencodedCharacter
	case syntax.PercentEncoding:
		code = links.MalformedPercent
	case syntax.BaseWithoutScheme:
		code = links.SuffixReference
	default:
		return ""
	}
	return v.Words.Get("find." + code.String())
}

// gravestFirst returns the faults by their level; those of one level stay in order.
func gravestFirst(faults []syntax.Fault) []syntax.Fault {
	sorted := make([]syntax.Fault, 0, len(faults))
	for level := syntax.Error; level <= syntax.Info; level++ {
		for _, f := range faults {
			if f.Level == level {
				sorted = append(sorted, f)
			}
		}
	}
	return sorted
}

// annotatedText returns one of the two fields in runs of one component, with the faulty
// characters marked, and parted where only some went into the target.
func annotatedText(v *render.Context, text uint8) []page.Piece {
	a := v.AnalysisOf(text)
	shown, cut := page.Head(a.Text, model.AnnotatedBytes)
	marks := make([]annotation, len(shown))
	for _, p := range a.Parts {
		markPart(marks, p)
	}
	for _, f := range a.Faults {
		each(marks, f.Span, func(m *annotation) { m.faulty = true })
	}
	for i, o := range v.Resolution.Provenance {
		if o.Text == text && !v.State.Hides() {
			each(marks, o.Source, func(m *annotation) { m.targetRun = i + 1 })
		}
	}
	for _, p := range Highlights(v) {
		if p.Text == text {
			each(marks, p.Span, func(m *annotation) { m.pointed = true })
		}
	}
	pieces := pieces(v, text, shown, marks)
	if cut {
		pieces = append(pieces, page.Piece{Text: "…"})
	}
	return pieces
}

// annotation is how a byte is drawn.
type annotation struct {
	component string
	faulty    bool
	pointed   bool
	targetRun int // number of the run of the target that it went into; 0 for none
}

// each calls f with the mark of every byte of the span that is shown.
func each(marks []annotation, span syntax.Span, f func(*annotation)) {
	for i := int(span.Start); i < min(int(span.End), len(marks)); i++ {
		f(&marks[i])
	}
}

// markPart marks the bytes of a part. The authority has no colour of its own: what
// is left of it between userinfo, host and port are delimiters.
func markPart(marks []annotation, p syntax.Part) {
	if p.Defined && p.Rule.Name != "authority" {
		each(marks, p.Span, func(m *annotation) { m.component = p.Rule.Name })
	}
}

// pieces returns the text in runs of bytes that are drawn alike.
func pieces(v *render.Context, text uint8, shown string, marks []annotation) []page.Piece {
	var pieces []page.Piece
	start := 0
	for i := range marks {
		if i+1 < len(marks) && marks[i+1] == marks[i] {
			continue
		}
		span := syntax.Span{Start: uint32(start), End: uint32(i + 1)}
		pieces = append(pieces, page.Piece{
			Text: page.Visible(span.In(shown)), Component: marks[i].component, Faulty: marks[i].faulty,
			Point: model.Point{Text: text, Span: span}.String(), Pointed: marks[i].pointed,
		})
		start = i + 1
	}
	return pieces
}

const (
	openShown = 3 // of the open rules, innermost last
	nextShown = 8
)

// next says which rules of the grammar are open where a text stops or fails,
// and what may come next there.
func next(v *render.Context, a *core.Analysis) string {
	if a.Valid || len(a.Text) > model.DerivedBytes {
		return ""
	}
	d := core.Derive(a.Text, a.Dialect)
	open, list := open(v, &d)
	return v.Words.Get("check.next", "open", open, "list", list)
}

// open returns the rules that are open where a derivation ends, the innermost last,
// and what may come next in them.
func open(v *render.Context, d *core.Derivation) (names, list string) {
	var open, elements []string
	rules := d.OpenRules()
	for _, rule := range rules {
		open = append(open, rule.Name)
	}
	for _, e := range d.Expected() {
		if len(e.Path) >= len(rules)-openShown && !slices.Contains(elements, e.ABNF) {
			elements = append(elements, e.ABNF)
		}
	}
	if len(elements) > nextShown {
		elements = append(elements[:nextShown], "…")
	}
	return strings.Join(open[max(0, len(open)-openShown):], " › "), strings.Join(elements, "  ")
}

// CursorText says what character the cursor is at, and where that came from or what
// became of it.
func CursorText(v *render.Context) string {
	lit := Highlights(v)
	if !v.State.Cursor || lit == nil {
		return ""
	}
	at, a := lit[0], &v.Resolution.Target
	if at.Text != core.TextTarget {
		a = v.AnalysisOf(at.Text)
	}
	if int(at.End) > len(a.Text) {
		return ""
	}
	part, _ := ComponentAt(a, at.Start)
	if part == "" {
		part = "delimiter"
	}
	said := v.Words.Get("walk.at", "n", strconv.Itoa(page.CharNumber(a.Text, at.Start)), "char", render.CharName(v.Words, at.In(a.Text)), "part", v.Words.Get("part."+part))
	key, other := "walk.to", &v.Resolution.Target
	switch {
	case v.State.Hides():
		return said
	case len(lit) > 1 && lit[1].Text == core.TextBase:
		key, other = "walk.base", &v.Resolution.Base
	case len(lit) > 1 && lit[1].Text == core.TextRef:
		key, other = "walk.ref", &v.Resolution.Ref
	case len(lit) == 1 && at.Text == core.TextTarget:
		return said + " " + v.Words.Get("walk.made")
	case len(lit) == 1:
		return said + " " + v.Words.Get("walk.lost")
	}
	return said + " " + v.Words.Get(key, "n", strconv.Itoa(page.CharNumber(other.Text, lit[1].Start)))
}
