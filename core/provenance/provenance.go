// Package provenance says where each character of a target came from: from the
// base, from the reference, or from the algorithm. It reads the trace of a
// resolution by RFC 3986 §5.2, which does not define this.
package provenance

import (
	"slices"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Of reads the trace of rfc3986.TraceResolve and returns the provenance of every
// byte of the target, in its order (RFC 3986 §5.2 and §5.3). Neighbours in the
// target that are neighbours in their source, too, by the same rule, make one run.
func Of(t *syntax.Trace) []syntax.Provenance {
	p := provenance{t: t, lastDots: syntax.NoLink}
	for i := 0; i < len(t.Steps); i++ {
		if isDots(t.Steps[i].Rule) {
			i = p.pastDots()
		} else {
			p.step(&t.Steps[i])
		}
	}
	return p.provenance
}

func isDots(rule *syntax.Rule) bool { return rule.Section == rfc3986.RuleDots1.Section }

// pastDots finds the last step of §5.2.4. There may be 100,000, which follow upon
// each other, and few steps after them.
func (p *provenance) pastDots() int {
	i := len(p.t.Steps) - 1
	for !isDots(p.t.Steps[i].Rule) {
		i--
	}
	p.lastDots = int32(i)
	return i
}

type provenance struct {
	t          *syntax.Trace
	lastDots   int32         // the last step of §5.2.4
	pieces     []syntax.Step // of TextPath (§5.2.3)
	basePath   syntax.Span   // where T.path = Base.path ran
	provenance []syntax.Provenance
}

func (p *provenance) step(s *syntax.Step) {
	switch s.Rule {
	case rfc3986.RuleMergeSlash, rfc3986.RuleMergeBase, rfc3986.RuleMergeRef:
		p.pieces = append(p.pieces, *s)
	case rfc3986.RuleEmptyPath:
		p.basePath = s.From
	case rfc3986.RuleAppendPath:
		p.path(s.To.Start)
	default:
		if s.Rule == rfc3986.RuleGuard || s.Rule.Section == rfc3986.RuleAppendPath.Section {
			p.add(s.To.Start, s.From, s.To.Len(), s.Text, s.Rule)
		}
	}
}

// path adds the provenance of the target's path, which begins at the byte at.
func (p *provenance) path(at uint32) {
	if p.lastDots == syntax.NoLink {
		p.add(at, p.basePath, p.basePath.Len(), rfc3986.TextBase, rfc3986.RuleEmptyPath)
		return
	}
	for _, m := range slices.Backward(p.moves()) {
		at = p.moved(at, m)
	}
}

// move is what steps that followed upon each other put on the output buffer.
type move struct {
	syntax.Span       // in the trace's text
	text        uint8 // its index
	rule        *syntax.Rule
	slash       *syntax.Rule // of the step that put a "/" in the place of the input buffer; else nil
}

// moves returns what the output buffer holds at last, from its end to its start.
func (p *provenance) moves() []move {
	var list []move
	steps := p.t.Steps
	for i := p.t.Top(p.lastDots); i != syntax.NoLink; i = steps[i].Link {
		s := &steps[i]
		if steps[i-1].Slash {
			list = append(list, move{slash: steps[i-1].Rule})
			continue
		}
		if k := len(list) - 1; k >= 0 {
			if m := &list[k]; m.Start == s.From.End && m.rule == s.Rule && m.text == s.Text && m.slash == nil {
				m.Start = s.From.Start
				continue
			}
		}
		list = append(list, move{Span: s.From, text: s.Text, rule: s.Rule})
	}
	return list
}

// moved adds the provenance of what was put on the output buffer, and returns the
// byte after it in the target.
func (p *provenance) moved(at uint32, m move) uint32 {
	switch {
	case m.slash != nil:
		p.add(at, syntax.Span{}, 1, rfc3986.TextTarget, m.slash)
		return at + 1
	case m.text == rfc3986.TextPath:
		p.merged(at, m.Span, m.rule)
	default:
		p.add(at, m.Span, m.Len(), m.text, m.rule)
	}
	return at + uint32(m.Len())
}

// merged adds the provenance of a span of TextPath.
func (p *provenance) merged(at uint32, span syntax.Span, rule *syntax.Rule) {
	for _, piece := range p.pieces {
		start, end := max(span.Start, piece.To.Start), min(span.End, piece.To.End)
		if start >= end {
			continue
		}
		target := at + start - span.Start
		if piece.Text == rfc3986.TextPath {
			p.add(target, syntax.Span{}, int(end-start), rfc3986.TextTarget, piece.Rule)
			continue
		}
		from := piece.From.Start + start - piece.To.Start
		p.add(target, syntax.Span{Start: from, End: from + end - start}, int(end-start), piece.Text, rule)
	}
}

func (p *provenance) add(at uint32, source syntax.Span, n int, text uint8, rule *syntax.Rule) {
	if n == 0 {
		return
	}
	target := syntax.Span{Start: at, End: at + uint32(n)}
	if text == rfc3986.TextTarget {
		source = syntax.Span{Start: at, End: at}
	}
	if k := len(p.provenance) - 1; k >= 0 && text != rfc3986.TextTarget {
		last := &p.provenance[k]
		if last.Text == text && last.Rule == rule && last.Source.End == source.Start {
			last.Source.End, last.Target.End = source.End, target.End
			return
		}
	}
	p.provenance = append(p.provenance, syntax.Provenance{Target: target, Source: source, Text: text, Rule: rule})
}
