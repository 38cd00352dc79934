package view

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	faultsShown  = 4
	suspectBytes = 2000 // of a text that are searched for dangers
)

// deriveChecks checks base and reference by the grammar, and finds URIs in the text.
func deriveChecks(v view) [3]*page.Check {
	var list [3]*page.Check
	if v.state.View == "extract" {
		list[2] = v.foundInText()
	}
	if v.state.View == model.DialectsView || !v.state.Resolves() && tableViews[v.state.View] == nil {
		return list // the tables say what they are
	}
	for text, name := range []string{core.TextBase: "base", core.TextRef: "ref"} {
		if f, shown := v.state.Field(name); shown {
			list[text] = deriveCheck(v, uint8(text), f)
		}
	}
	return list
}

// deriveCheck checks the base or the reference by the grammar.
func deriveCheck(v view, text uint8, f model.Field) *page.Check {
	a := v.analysis(text)
	c := &page.Check{
		Name: f.Name, Annotated: v.annotatedText(text), Next: v.next(a),
		Whole: len(a.Text) <= model.AnnotatedBytes && page.Visible(a.Text) == a.Text,
	}
	v.verdict(c, a, f.URI)
	source, _ := page.Head(a.Text, suspectBytes)
	found := findings(source)
	c.Faults = v.mends(text, a, found)
	helped := len(c.Faults) > 0
	faults := v.checkedFaults(text, a)
	faults = gravestFirst(faults)
	if hasError(faults) {
		c.Tone = "bad"
	}
	for _, f := range faults[:min(len(faults), faultsShown)] {
		line := v.faultLine(a.Text, f)
		if helped && line.Where == c.Faults[0].Where {
			continue // it has been said
		}
		if !helped {
			line.Fix = v.fix(text, a.Text, f)
		}
		c.Faults = append(c.Faults, line)
	}
	unlisted := max(0, len(faults)-faultsShown)
	if unlisted > 0 {
		c.More = v.words.Get("faults.more", "n", strconv.Itoa(unlisted))
	}
	if len(c.Faults) > 1 { // the machine is not to be pushed off the screen
		c.Faults, c.Rest = c.Faults[:1:1], c.Faults[1:]
		c.RestTitle = v.words.Get("faults.more", "n", strconv.Itoa(len(c.Rest)+unlisted))
	}
	c.Faults = append(c.Faults, v.suspicions(source, found)...)
	if v.state.ReadOnly {
		withoutFixes(c.Faults)
		withoutFixes(c.Rest)
	}
	return c
}

func withoutFixes(lines []page.FaultLine) {
	for i := range lines {
		lines[i].Fix = page.Fix{}
	}
}

// checkedFaults is the faults of a field, with those of the resolution where it
// is shown. What is missing in an incomplete text may still come.
func (v *view) checkedFaults(text uint8, a *core.Analysis) []syntax.Fault {
	var faults []syntax.Fault
	if v.state.Resolves() {
		faults = v.operationFaults(text)
	}
	if a.Incomplete {
		return faults
	}
	return append(faults, a.Faults...)
}

// suspicions is what is dangerous about a text as a link. All else that is odd about
// it the faults say, or the target.
func (v *view) suspicions(source string, found []links.Finding) (lines []page.FaultLine) {
	for _, f := range found {
		if f.Code == links.ActiveScheme || f.Level >= links.Danger && f.Code != links.InventedAuthority {
			lines = append(lines, v.findingLine(f, source))
		}
	}
	return lines
}

func (v *view) findingLine(f links.Finding, source string) page.FaultLine {
	return page.FaultLine{
		Where:   v.words.Get("fault.where", "n", strconv.Itoa(page.CharNumber(source, f.Start))),
		Message: LinkMessage(v.words, f, source), Cite: v.cite(f.Rule()), Tone: "warning",
	}
}

// findings is what the links of a page would be told of this one.
func findings(ref string) []links.Finding {
	return links.One(links.Options{}, ref).Details(0).Findings
}

// schemeIsOdd reports whether the scheme of the reference is none, or lacks
// the authority that it needs.
func (v *view) schemeIsOdd() bool {
	ref, _ := page.Head(v.resolution.Ref.Text, suspectBytes)
	return slices.ContainsFunc(findings(ref), func(f links.Finding) bool {
		return f.Code == links.AccidentalScheme || f.Code == links.WindowsPath || f.Code == links.SchemeSlashes
	})
}

// verdict says whether a text is valid and what it is; onlyURI is true where a
// relative reference will not do.
func (v *view) verdict(c *page.Check, a *core.Analysis, onlyURI bool) {
	switch _, accepted := a.Href(); {
	case a.Dialect == core.URL && a.Valid:
		c.Tone, c.Verdict = "good", v.words.Get("url.valid")
	case accepted:
		c.Tone, c.Verdict = "open", v.words.Get("url.accepted")
	case a.Dialect == core.URL:
		c.Tone, c.Verdict = "bad", v.words.Get("url.failure")
	case a.Valid && onlyURI && a.Kind.Key != "URI":
		c.Tone, c.Verdict = "bad", v.words.Get("verdict.no-scheme", "kind", v.words.Get("kind."+a.Kind.Key))
	case a.Valid: // so it has a kind
		kind := v.words.Get("kind." + a.Kind.Key)
		c.Tone, c.Short, c.Verdict = "good", kind, v.words.Get("verdict.valid", "kind", kind)
		if key := "kind.short." + a.Kind.Key; v.words.Has(key) {
			c.Short = v.words.Get(key)
		}
	case a.Incomplete:
		c.Tone, c.Verdict = "open", v.words.Get("verdict.incomplete")
	default:
		c.Tone = "bad"
		c.Verdict = v.words.Get("verdict.invalid", "n", strconv.Itoa(page.CharNumber(a.Text, uint32(a.FirstBad))))
	}
}

// operationFaults is the faults of the resolution that lie in the text.
func (v *view) operationFaults(text uint8) []syntax.Fault {
	var faults []syntax.Fault
	for _, f := range v.resolution.Faults {
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

// faultLine puts a fault of the text into words.
func (v *view) faultLine(text string, f syntax.Fault) page.FaultLine {
	return page.FaultLine{
		Where:   v.words.Get("fault.where", "n", strconv.Itoa(page.CharNumber(text, f.Start))),
		Message: FaultMessage(v.words, f, text),
		Cite:    v.cite(f.Rule),
		Tone:    page.Tone(levelTones[f.Level]),
	}
}

// levelTones is how a fault or remark is meant, by its level.
var levelTones = [...]string{syntax.Error: "bad", syntax.Warning: "warning", syntax.Info: "note"}

// gravestFirst is the faults by their level; those of one level stay in order.
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

// annotatedText is one of the two fields in runs of one component, with the faulty
// characters marked, and parted where only some went into the target.
func (v *view) annotatedText(text uint8) []page.Piece {
	a := v.analysis(text)
	shown, cut := page.Head(a.Text, model.AnnotatedBytes)
	marks := make([]annotation, len(shown))
	for _, p := range a.Parts {
		markPart(marks, p)
	}
	for _, f := range a.Faults {
		each(marks, f.Span, func(m *annotation) { m.faulty = true })
	}
	for i, o := range v.resolution.Origins {
		if o.Text == text && !v.state.Hides() {
			each(marks, o.Source, func(m *annotation) { m.origin = i + 1 })
		}
	}
	for _, p := range v.highlights() {
		if p.Text == text {
			each(marks, p.Span, func(m *annotation) { m.pointed = true })
		}
	}
	pieces := v.pieces(text, shown, marks)
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
	origin    int // number of the run of the target that it went into; 0 for none
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

// pieces is the text in runs of bytes that are drawn alike.
func (v *view) pieces(text uint8, shown string, marks []annotation) []page.Piece {
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
func (v *view) next(a *core.Analysis) string {
	if a.Valid || len(a.Text) > model.DerivedBytes {
		return ""
	}
	d := core.Derive(a.Text, a.Dialect)
	open, list := v.open(&d)
	return v.words.Get("check.next", "open", open, "list", list)
}

// open is the rules that are open where a derivation ends, the innermost last,
// and what may come next in them.
func (v *view) open(d *core.Derivation) (names, list string) {
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

// cursorText says what character the cursor is at, and where that came from or what
// became of it.
func (v *view) cursorText() string {
	lit := v.highlights()
	if !v.state.Cursor || lit == nil {
		return ""
	}
	at, a := lit[0], &v.resolution.Target
	if at.Text != core.TextTarget {
		a = v.analysis(at.Text)
	}
	if int(at.End) > len(a.Text) {
		return ""
	}
	part, _ := componentAt(a, at.Start)
	if part == "" {
		part = "delimiter"
	}
	said := v.words.Get("walk.at", "n", strconv.Itoa(page.CharNumber(a.Text, at.Start)), "char", charName(v.words, at.In(a.Text)), "part", v.words.Get("part."+part))
	key, other := "walk.to", &v.resolution.Target
	switch {
	case v.state.Hides():
		return said
	case len(lit) > 1 && lit[1].Text == core.TextBase:
		key, other = "walk.base", &v.resolution.Base
	case len(lit) > 1 && lit[1].Text == core.TextRef:
		key, other = "walk.ref", &v.resolution.Ref
	case len(lit) == 1 && at.Text == core.TextTarget:
		return said + " " + v.words.Get("walk.made")
	case len(lit) == 1:
		return said + " " + v.words.Get("walk.lost")
	}
	return said + " " + v.words.Get(key, "n", strconv.Itoa(page.CharNumber(other.Text, lit[1].Start)))
}
