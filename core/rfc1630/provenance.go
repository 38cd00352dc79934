package rfc1630

import (
	"slices"

	"uriplayground/core/syntax"
)

// Provenance reads the trace of TraceResolve and returns the provenance of every
// byte of the target, in its order (RFC 1630, pages 10 and 11): it comes from
// the context or from the partial form, since nothing is ever added.
func Provenance(t *syntax.Trace) []syntax.Provenance {
	var p provenance
	for i := range t.Steps {
		p.step(t, &t.Steps[i])
	}
	slices.SortFunc(p.removed, func(a, b syntax.Span) int { return int(a.Start) - int(b.Start) })
	at := uint32(0)
	for _, gone := range p.removed {
		p.keep(at, gone.Start)
		at = gone.End
	}
	p.keep(at, p.end)
	return p.provenance
}

type provenance struct {
	pieces     []syntax.Step // that make TextPath
	removed    []syntax.Span // of it
	end        uint32        // its length
	provenance []syntax.Provenance
}

func (p *provenance) step(t *syntax.Trace, s *syntax.Step) {
	switch s.Rule {
	case RulePrepend, RuleLastPart, RuleAppend, RuleWhole:
		p.piece(t, *s)
	case RuleRemoveDot, RuleRemoveUpdir:
		p.removed = append(p.removed, s.From)
		if !s.To.Empty() {
			p.removed = append(p.removed, s.To)
		}
	}
}

// piece turns what was removed of the context into what was kept.
func (p *provenance) piece(t *syntax.Trace, s syntax.Step) {
	switch s.Rule {
	case RuleLastPart:
		s.From = s.To
	case RuleWhole:
		s.To = s.From
	}
	p.end = s.To.End
	p.pieces = append(p.pieces, s)
}

// keep adds the provenance of what is left of TextPath from start to end.
func (p *provenance) keep(start, end uint32) {
	for i := range p.pieces {
		s := &p.pieces[i]
		from, to := max(start, s.To.Start), min(end, s.To.End)
		if from < to {
			source := syntax.Span{Start: s.From.Start + from - s.To.Start, End: s.From.Start + to - s.To.Start}
			p.add(source, s.Text, s.Rule)
		}
	}
}

// add puts a run after those that are there.
func (p *provenance) add(source syntax.Span, text uint8, rule *syntax.Rule) {
	at := uint32(0)
	if n := len(p.provenance); n > 0 {
		at = p.provenance[n-1].Target.End
	}
	target := syntax.Span{Start: at, End: at + uint32(source.Len())}
	p.provenance = append(p.provenance, syntax.Provenance{Target: target, Source: source, Text: text, Rule: rule})
}

// AppendResult appends the result as it is after step i of the trace of
// TraceResolve (RFC 1630, pages 10 and 11): the two texts put together
// without what was removed so far. Before they are, it is empty.
func AppendResult(dst []byte, t *syntax.Trace, i int) []byte {
	all := *t
	all.Steps = t.Steps[:i+1]
	for _, o := range Provenance(&all) {
		dst = append(dst, o.Source.In(t.Texts[o.Text])...)
	}
	return dst
}
