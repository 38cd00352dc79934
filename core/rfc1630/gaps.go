package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// Gap is something that the document does not say, or says otherwise by its
// examples, and the text that it lies in (RFC 1630, pages 10 and 11):
// TextBase, TextRef or TextTarget. The level of NoSuchRun and
// BaseWithoutScheme is Error: there is no answer.
type Gap struct {
	syntax.Fault
	Text uint8 // that the span is bytes of
}

// Gaps says which gaps of the section Partial (relative) form (pages 10 and 11) a
// resolution hit, whose trace and answer are those of TraceResolve. It
// lists at most MaxElements of the elements that stay, and one more-faults for the rest.
func Gaps(context, ref URI, o Options, t *syntax.Trace, ok bool) []Gap {
	g := gaps{context: &context, ref: &ref}
	if ref.has(hasScheme) {
		return nil
	}
	if !context.has(hasScheme) {
		g.whole(RuleContext, syntax.BaseWithoutScheme, syntax.Error, TextBase)
		return g.list
	}
	g.texts()
	for i := range t.Steps {
		g.step(t, &t.Steps[i])
	}
	if !ok {
		g.whole(RuleRun, syntax.NoSuchRun, syntax.Error, TextRef)
	}
	if other, otherOK := g.otherReading(o); ok != otherOK || ok && other != t.Texts[TextTarget] {
		g.whole(RuleExamples, syntax.RuleAgainstExamples, syntax.Warning, TextRef)
	}
	return g.list
}

// MaxElements is the number of elements of a path that Gaps lists at most.
const MaxElements = 1000

type gaps struct {
	context, ref *URI
	list         []Gap
	elements     int // gaps about elements so far
}

func (g *gaps) add(rule *syntax.Rule, code syntax.Code, level syntax.Level, text uint8, at syntax.Span) {
	g.list = append(g.list, Gap{syntax.Fault{Rule: rule, Code: code, Level: level, Span: at}, text})
}

// element adds a gap that any element of a path can hit; the text ends at end.
func (g *gaps) element(code syntax.Code, text uint8, at syntax.Span, end int) {
	level := syntax.Warning
	switch {
	case g.elements > MaxElements:
		return
	case g.elements == MaxElements:
		code, level, at.End = syntax.MoreFaults, syntax.Info, uint32(end)
	}
	g.elements++
	g.add(RuleKeep, code, level, text, at)
}

// whole adds a gap about all of the context or of the partial form.
func (g *gaps) whole(rule *syntax.Rule, code syntax.Code, level syntax.Level, text uint8) {
	of := g.ref
	if text == TextBase {
		of = g.context
	}
	g.add(rule, code, level, text, span(0, len(of.text)))
}

// otherReading returns the target that the other reading gives.
func (g *gaps) otherReading(o Options) (string, bool) {
	o.LiteralRule = !o.LiteralRule
	return Resolve(*g.context, *g.ref, o)
}

// texts looks at what is there before the rule is followed.
func (g *gaps) texts() {
	path := g.ref.pathSpan().In(g.ref.text)
	switch {
	case path != "":
	case g.ref.defined == 0:
		g.whole(RuleLastPart, syntax.VoidPartial, syntax.Warning, TextRef)
	default:
		g.whole(RuleLastPart, syntax.SearchAlone, syntax.Warning, TextRef)
	}
	if g.context.scheme() == "gopher" {
		g.add(RuleGopherNote, syntax.GopherPartial, syntax.Warning, TextBase, g.context.schemeSpan())
	}
	if !strings.HasPrefix(path, "/") && strings.IndexByte(g.context.pathSpan().In(g.context.text), '/') < 0 {
		g.add(RuleRightmost, syntax.ContextWithoutSlash, syntax.Warning, TextBase, g.context.pathSpan())
	}
	if g.context.has(hasFragment) {
		at := g.context.fragmentSpan()
		at.Start--
		g.add(RuleContext, syntax.BaseFragment, syntax.Info, TextBase, at)
	}
	g.slashInSearch(g.context, TextBase)
	g.slashInSearch(g.ref, TextRef)
	if strings.HasPrefix(path, "/") {
		g.dotsKept(path)
	}
}

// slashInSearch adds a gap about a slash after the path, which is counted with no run
// and ends no element.
func (g *gaps) slashInSearch(u *URI, text uint8) {
	behind := u.text[u.pathEnd:]
	if i := strings.IndexByte(behind, '/'); i >= 0 {
		at := int(u.pathEnd) + i
		g.add(RuleRightmost, syntax.SlashInSearch, syntax.Info, text, span(at, at+1))
	}
}

// dotsKept adds a gap about the elements "." and ".." of a partial form that begins with
// a slash: nothing is removed there.
func (g *gaps) dotsKept(path string) {
	for start := 0; start <= len(path); {
		end := nextSlash(path, start)
		if element := path[start:end]; element == "." || element == ".." {
			g.element(syntax.DotsKept, TextRef, span(start, end), len(g.ref.text))
		}
		start = end + 1
	}
}

// step adds a gap about an element that was removed with its slash, or stays.
func (g *gaps) step(t *syntax.Trace, s *syntax.Step) {
	switch s.Rule {
	case RuleRemoveDot:
		if !s.To.Empty() {
			target := Split(t.Texts[TextTarget])
			g.add(RuleTrailing, syntax.FinalDot, syntax.Warning, TextTarget, span(int(target.pathEnd), int(target.pathEnd)))
		}
	case RuleKeep:
		code := syntax.UpdirKept
		switch {
		case s.From.Len() == len("."):
			code = syntax.DotsKept
		case s.Yes:
			code = syntax.FinalUpdir
		}
		g.element(code, TextTarget, s.To, len(t.Texts[TextTarget]))
	}
}
