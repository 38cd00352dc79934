package wire

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// EncodeComponent returns the answer of encode(): output is data encoded for a
// component.
func EncodeComponent(data, output string, component *syntax.Rule, m Message) *Properties {
	u := newUnits(data)
	all := loneSurrogates(data, component)
	return Object("ok output faults", len(all) == 0, output, faults(all, data, &u, m))
}

// loneSurrogates returns a fault for each lone surrogate in data: a component can
// hold its three bytes, but they are not valid UTF-8. The last fault spans all
// those that will not be listed.
func loneSurrogates(data string, component *syntax.Rule) (all []syntax.Fault) {
	for i := 0; ; i++ {
		n := strings.IndexByte(data[i:], firstOfSurrogate)
		if n < 0 {
			return all
		}
		i += n
		switch end := uint32(i + 3); {
		case !syntax.IsSurrogate(data[i:]):
		case len(all) > MaxFaults:
			all[MaxFaults].End = end
		default:
			span := syntax.Span{Start: uint32(i), End: end}
			all = append(all, syntax.Fault{Rule: component, Span: span, Code: syntax.LoneSurrogate})
		}
	}
}

// Decode returns the answer of decode(): the first MaxRuns runs, then one for all
// the others.
func Decode(text string, d *core.Decoded, w Words) *Properties {
	v := decodedUnits{source: newUnits(text), shown: newUnits(d.Text)}
	shown := min(len(d.Runs), MaxRuns)
	list := make([]any, 0, shown+1)
	for _, r := range d.Runs[:shown] {
		run := v.run(r, r)
		Put(run, "how reason", r.How.String(), w("decoding."+r.How.String()))
		list = append(list, run)
	}
	if rest := d.Runs[shown:]; len(rest) > 0 {
		run := v.run(rest[0], rest[len(rest)-1])
		Put(run, "how omitted reason", "omitted", len(rest))
		list = append(list, run)
	}
	return Object("output runs", d.Text, list)
}

// decodedUnits converts offsets in the texts of a core.Decoded.
type decodedUnits struct{ source, shown units }

// run returns the offsets of the runs from first to last.
func (v *decodedUnits) run(first, last core.DecodedRun) *Properties {
	run := v.shown.span(syntax.Span{Start: first.Shown.Start, End: last.Shown.End})
	Put(run, "sourceStart sourceEnd", v.source.at(first.Source.Start), v.source.at(last.Source.End))
	return run
}

// DoubleEncoded returns the answer of doubleEncoded(): the first MaxRuns places,
// then one for all the others.
func DoubleEncoded(text string, spans []syntax.Span) []any {
	u := newUnits(text)
	shown := min(len(spans), MaxRuns)
	list := make([]any, 0, shown+1)
	for _, s := range spans[:shown] {
		list = append(list, u.span(s))
	}
	if rest := spans[shown:]; len(rest) > 0 {
		place := u.span(syntax.Span{Start: rest[0].Start, End: rest[len(rest)-1].End})
		Put(place, "omitted", len(rest))
		list = append(list, place)
	}
	return list
}
