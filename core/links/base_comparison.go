package links

import "uriplayground/core"

// BaseComparison lists, in portions, the links of a report whose targets change
// under another base.
type BaseComparison struct {
	report *Report
	other  core.Establishment
	bases  bases // that the source states, with the other base around them
	last   scope // that a link was read from last
	next   int
	differ []uint32
}

// Difference is a link whose target differs.
type Difference struct {
	Link          int    // index of the link
	Before, After string // the targets
	Instead       string // what leads to Before from the other base; empty if nothing does
}

// CompareSlash compares with the base that has one slash more, or less, at the
// end of its path; with none where that cannot be a folder.
func (r *Report) CompareSlash() *BaseComparison {
	var sources [core.LayerCount]core.Source
	if r.sources.Layer >= 0 && len(r.sources.Base) <= longest && mayEndInSlash(r.sources.Base) {
		sources[core.LayerDefault] = core.Source{Text: WithSlash(r.sources.Base), Given: true}
	}
	return r.compare(core.EstablishBase(sources, core.RFC3986))
}

func (r *Report) compare(other core.Establishment) *BaseComparison {
	a := &BaseComparison{report: r, other: other}
	a.bases = r.bases.with(&a.other)
	a.last = r.scopeOf(&a.bases, 0)
	return a
}

// Base returns the other base; empty if there is none.
func (a *BaseComparison) Base() string { return a.other.Base }

// Work goes on for about so many bytes of reading, and reports whether all
// links are compared.
func (a *BaseComparison) Work(bytes int) (done bool) {
	for ; a.next < a.report.Len() && bytes > 0; a.next++ {
		ref := a.report.entries.ref(a.next)
		bytes -= linkCost + 2*len(ref) + 2*len(a.other.Base)
		before, ok := a.report.Target(a.next)
		after, still := a.targetOf(a.next)
		// A reference to the page itself moves with the page.
		here := withoutFragment(before) == a.report.Base() && withoutFragment(after) == a.other.Base
		if ok && (!still || before != after) && !here {
			a.differ = append(a.differ, uint32(a.next))
		}
	}
	return a.next == a.report.Len()
}

// scope returns the scope of link i with the other base.
func (a *BaseComparison) scope(i int) *scope {
	at := a.report.entries.record(i)
	if a.last.number != at.base {
		a.last = a.report.scopeOf(&a.bases, at.base)
	}
	a.last.asItIs = at.context.named()
	return &a.last
}

// targetOf returns where a link leads with the other base.
func (a *BaseComparison) targetOf(i int) (string, bool) {
	return a.scope(i).resolve(a.report.entries.ref(i))
}

// baseOf returns the base of a link with the other base of the page.
func (a *BaseComparison) baseOf(i int) string { return a.scope(i).base }

// Compared returns how many links are compared, the first ones.
func (a *BaseComparison) Compared() int { return a.next }

// Len returns how many links are known to differ.
func (a *BaseComparison) Len() int { return len(a.differ) }

// Link returns the index in the report of link i of those that differ.
func (a *BaseComparison) Link(i int) int { return int(a.differ[i]) }

// Row returns link i of those that differ, with both targets.
func (a *BaseComparison) Row(i int) Difference {
	d := Difference{Link: a.Link(i)}
	d.Before, _ = a.report.Target(d.Link)
	d.After, _ = a.targetOf(d.Link)
	if own := a.scope(d.Link); own.known && !own.appends() && len(d.Before) <= longest {
		d.Instead = core.Relativize(own.base, d.Before, core.RFC3986).Ref
	}
	return d
}
