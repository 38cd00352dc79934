package runs

import (
	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/view/align"
	"uriplayground/web/view/timeline"
)

// comparedRun is one of two runs of the same timeline.
type comparedRun struct {
	Base       string
	Options    core.Options
	Resolution core.Resolution
	Summary    *timeline.Summary
}

// Pair is two runs, and their steps beside each other.
type Pair struct {
	Run     [2]comparedRun
	Steps   align.Alignment
	Parting core.Divergence // where they are by two documents
}

// PairOf makes the two runs of the pair where the view shows them, else nil.
// The second one is the variant. They reuse the memory of earlier ones.
func PairOf(s *model.State, pair *Pair, toASCII core.ToASCII) *Pair {
	if !s.ViewShown().TwoRuns {
		return nil
	}
	if pair == nil {
		pair = new(Pair)
	}
	for i := range pair.Run {
		one := &pair.Run[i]
		one.Base, one.Options = s.Base, s.Options
		dialect := core.RFC3986
		switch s.ComparisonShown() {
		case "rfc1630":
			if i > 0 {
				dialect = core.RFC1630
			}
		case "strict":
			one.Options.NonStrict = i > 0
		case "erratum4547":
			one.Options.Erratum4547 = i > 0
		case model.DocumentsPair:
			if i > 0 {
				dialect = core.URL
			}
		default:
			one.Base = slashed(s.Base, i > 0)
		}
		if dialect == core.URL {
			one.Resolution = core.ResolveURL(one.Base, s.Ref, toASCII)
		} else {
			core.ResolveInto(&one.Resolution, one.Base, s.Ref, dialect, one.Options)
		}
		one.Summary = timeline.Summarize(one.Resolution.Trace)
	}
	pair.align(s.ComparisonShown() == model.DocumentsPair)
	return pair
}

// align lays the steps of both beside each other.
func (p *Pair) align(documents bool) {
	a, b := &p.Run[0].Resolution, &p.Run[1].Resolution
	switch {
	case documents:
		p.Parting = core.DivergenceBetween(*a, *b)
		p.Steps = align.Documents(&p.Parting)
	case a.Trace == nil || b.Trace == nil:
		p.Steps = align.Apart(a.Trace, b.Trace)
	default:
		p.Steps = align.Traces(a.Trace, b.Trace)
	}
}

// slashed returns a base whose path ends with a slash, or does not.
func slashed(base string, slash bool) string {
	a := core.Parse(base, core.RFC3986)
	end := a.Part("path").End
	last := a.LastSegment()
	switch has := last.Empty() && last.End > 0 && !a.Part("path").Empty(); {
	case has == slash:
		return base
	case slash:
		return base[:end] + "/" + base[end:]
	}
	return base[:end-1] + base[end:]
}
