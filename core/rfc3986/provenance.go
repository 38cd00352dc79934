package rfc3986

import (
	"slices"

	"uriplayground/core/syntax"
)

// Origin says where a run of the target's characters came from.
type Origin struct {
	Target syntax.Span  // in TextTarget
	Source syntax.Span  // of the same length in Text; empty where Made
	Text   uint8        // TextBase or TextRef; TextTarget where Made
	Rule   *syntax.Rule // the step that put the characters there
}

// Made tells whether the algorithm added the characters.
func (o Origin) Made() bool { return o.Text == TextTarget }

// Provenance reads the trace of AppendResolve and returns the origin of every
// byte of the target, in its order. Neighbours in the target that are
// neighbours in their source, too, by the same rule, make one run.
func Provenance(t *syntax.Trace) []Origin {
	p := provenance{t: t, lastDots: syntax.NoLink}
	for i := range t.Steps {
		p.step(int32(i))
	}
	return p.origins
}

type provenance struct {
	t        *syntax.Trace
	lastDots int32         // the last step of §5.2.4
	pieces   []syntax.Step // of TextPath (§5.2.3)
	basePath syntax.Span   // where T.path = Base.path ran
	origins  []Origin
}

func (p *provenance) step(i int32) {
	s := &p.t.Steps[i]
	switch s.Rule {
	case RuleMergeSlash, RuleMergeBase, RuleMergeRef:
		p.pieces = append(p.pieces, *s)
	case RuleEmptyPath:
		p.basePath = s.From
	case RuleAppendPath:
		p.path(s.To.Start)
	default:
		switch {
		case s.Rule.Section == RuleDots1.Section:
			p.lastDots = i
		case s.Rule == RuleGuard || s.Rule.Section == RuleAppendPath.Section:
			p.add(s.To.Start, s.From, s.To.Len(), s.Text, s.Rule)
		}
	}
}

// path adds the origins of the target's path, which begins at the byte at.
func (p *provenance) path(at uint32) {
	if p.lastDots == syntax.NoLink {
		p.add(at, p.basePath, p.basePath.Len(), TextBase, RuleEmptyPath)
		return
	}
	var moved []int32
	for i := p.t.Top(p.lastDots); i != syntax.NoLink; i = p.t.Steps[i].Link {
		moved = append(moved, i)
	}
	for _, i := range slices.Backward(moved) {
		at = p.moved(at, i)
	}
}

// moved adds the origin of what step i put on the output buffer, and returns
// the byte behind it in the target.
func (p *provenance) moved(at uint32, i int32) uint32 {
	s := &p.t.Steps[i]
	if p.t.Steps[i-1].Slash {
		p.add(at, syntax.Span{}, 1, TextTarget, p.t.Steps[i-1].Rule)
		return at + 1
	}
	if s.Text == TextPath {
		p.merged(at, s.From, s.Rule)
	} else {
		p.add(at, s.From, s.From.Len(), s.Text, s.Rule)
	}
	return at + uint32(s.From.Len())
}

// merged adds the origins of a span of TextPath.
func (p *provenance) merged(at uint32, span syntax.Span, rule *syntax.Rule) {
	for _, piece := range p.pieces {
		start, end := max(span.Start, piece.To.Start), min(span.End, piece.To.End)
		if start >= end {
			continue
		}
		target := at + start - span.Start
		if piece.Text == TextPath {
			p.add(target, syntax.Span{}, int(end-start), TextTarget, piece.Rule)
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
	if text == TextTarget {
		source = syntax.Span{Start: at, End: at}
	}
	if k := len(p.origins) - 1; k >= 0 && text != TextTarget {
		last := &p.origins[k]
		if last.Text == text && last.Rule == rule && last.Source.End == source.Start {
			last.Source.End, last.Target.End = source.End, target.End
			return
		}
	}
	p.origins = append(p.origins, Origin{Target: target, Source: source, Text: text, Rule: rule})
}
