package oldermerge

import (
	"slices"

	"uriplayground/core/syntax"
)

// Provenance reads a trace whose steps with Push put From at To of the target, and
// returns the provenance of each byte of it, in its order. A step with an empty From
// puts characters there that come from no text. Where From is a span of TextPath it
// is the path that was merged, less what steps have removed of it.
func Provenance(t *syntax.Trace) []syntax.Provenance {
	var o collector
	for i := range t.Steps {
		switch s := &t.Steps[i]; {
		case s.Push:
			o.put(s)
		case s.Text == syntax.TextPath && !s.Rule.Condition:
			o.removed = append(o.removed, s.From)
			if !s.To.Empty() {
				o.removed = append(o.removed, s.To)
			}
		case !s.To.Empty() && s.Text != syntax.TextPath:
			o.pieces = append(o.pieces, *s)
		}
	}
	return o.list
}

// collector makes a list of the pieces of the target.
type collector struct {
	pieces  []syntax.Step // that make TextPath
	removed []syntax.Span // of it
	list    []syntax.Provenance
}

func (o *collector) put(s *syntax.Step) {
	switch {
	case s.To.Empty():
	case s.Text == syntax.TextPath:
		o.path()
	case s.From.Empty():
		o.list = append(o.list, syntax.Provenance{Target: s.To, Source: syntax.Span{Start: s.To.Start, End: s.To.Start}, Text: syntax.TextTarget, Rule: s.Rule})
	default:
		o.add(s.From, s.Text, s.Rule)
	}
}

// path adds what is left of the merged path.
func (o *collector) path() {
	slices.SortFunc(o.removed, func(a, b syntax.Span) int { return int(a.Start) - int(b.Start) })
	at := uint32(0)
	for _, gone := range o.removed {
		o.keep(at, gone.Start)
		at = gone.End
	}
	for _, p := range o.pieces {
		o.keep(max(at, p.To.Start), p.To.End)
	}
}

// keep adds what the merged path has from start to end.
func (o *collector) keep(start, end uint32) {
	for i := range o.pieces {
		s := &o.pieces[i]
		from, to := max(start, s.To.Start), min(end, s.To.End)
		if from < to {
			o.add(syntax.Span{Start: s.From.Start + from - s.To.Start, End: s.From.Start + to - s.To.Start}, s.Text, s.Rule)
		}
	}
}

// add puts a run after those that are there; one that goes on is made longer.
func (o *collector) add(source syntax.Span, text uint8, rule *syntax.Rule) {
	at := uint32(0)
	if n := len(o.list); n > 0 {
		last := &o.list[n-1]
		at = last.Target.End
		if last.Text == text && last.Rule == rule && last.Source.End == source.Start {
			last.Source.End, last.Target.End = source.End, at+uint32(source.Len())
			return
		}
	}
	o.list = append(o.list, syntax.Provenance{Target: syntax.Span{Start: at, End: at + uint32(source.Len())}, Source: source, Text: text, Rule: rule})
}
