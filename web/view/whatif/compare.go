package whatif

import (
	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/view/align"
	"uriplayground/web/view/timeline"
)

// run is one of two runs of the same timeline.
type run struct {
	Base       string
	Options    core.Options
	Resolution core.Resolution
	Summary    *timeline.Summary
}

// Comparison is two runs, and their steps beside each other.
type Comparison struct {
	Run        [2]run
	Steps      align.Alignment
	Divergence core.Divergence // where they are by two documents
	walks      [2]walk
	shared     int   // moves that both walks begin with
	tree       *tree // nil where there is no target
}

// Compare makes the two runs where the view shows them, else nil: the one that is there anew, if any.
// The second one is the variant. They reuse the memory of earlier ones.
func Compare(s *model.State, compared *Comparison, toASCII core.ToASCII) *Comparison {
	if !s.ViewShown().TwoRuns {
		return nil
	}
	if compared == nil {
		compared = new(Comparison)
	}
	for i := range compared.Run {
		one := &compared.Run[i]
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
	compared.align(s.ComparisonShown() == model.DocumentsPair)
	compared.follow()
	return compared
}

// follow follows both runs through the tree of folders. One that has no target walks nowhere.
func (c *Comparison) follow() {
	c.walks, c.shared, c.tree = [2]walk{}, 0, nil
	a, b := &c.Run[0].Resolution, &c.Run[1].Resolution
	for i, r := range []*core.Resolution{a, b} {
		if r.Done {
			c.walks[i] = walkOf(r)
		}
	}
	switch {
	case !a.Done && !b.Done:
		return
	case a.Done && b.Done:
		c.shared = common(c.walks[0], c.walks[1])
	}
	drawn := c.walks
	for i := range drawn {
		drawn[i].elide(c.shared)
	}
	c.tree = grow(drawn, common(drawn[0], drawn[1]))
	c.tree.shrink()
}

// align lays the steps of both beside each other.
func (c *Comparison) align(documents bool) {
	a, b := &c.Run[0].Resolution, &c.Run[1].Resolution
	switch {
	case documents:
		c.Divergence = core.DivergenceBetween(*a, *b)
		c.Steps = align.Documents(&c.Divergence)
	case a.Trace == nil || b.Trace == nil:
		c.Steps = align.Apart(a.Trace, b.Trace)
	default:
		c.Steps = align.Traces(a.Trace, b.Trace)
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
