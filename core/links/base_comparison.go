package links

import "uriplayground/core"

// BaseComparison lists, in portions, the links of a report whose targets change
// under another base.
type BaseComparison struct {
	report *Report
	other  core.Establishment
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
// end of its path.
func (r *Report) CompareSlash() *BaseComparison {
	var sources [core.LayerCount]core.Source
	if r.sources.Layer >= 0 {
		sources[core.LayerDefault] = core.Source{Text: WithSlash(r.sources.Base), Given: true}
	}
	return &BaseComparison{report: r, other: core.EstablishBase(sources, core.RFC3986)}
}

// Base is the other base; empty if there is none.
func (a *BaseComparison) Base() string { return a.other.Base }

// Work goes on for about so many bytes of reading, and reports whether all
// links are compared.
func (a *BaseComparison) Work(bytes int) (done bool) {
	for ; a.next < a.report.Len() && bytes > 0; a.next++ {
		ref := a.report.entries.ref(a.next)
		bytes -= linkCost + 2*len(ref) + 2*len(a.other.Base)
		before, ok := a.report.Target(a.next)
		after, still := a.target(ref)
		// A reference to the page itself moves with the page.
		here := withoutFragment(before) == a.report.Base() && withoutFragment(after) == a.other.Base
		if ok && (!still || before != after) && !here {
			a.differ = append(a.differ, uint32(a.next))
		}
	}
	return a.next == a.report.Len()
}

func (a *BaseComparison) target(ref string) (string, bool) {
	return a.report.resolve(&a.other, ref)
}

// Compared is how many links are compared, the first ones.
func (a *BaseComparison) Compared() int { return a.next }

// Len is how many links are known to differ.
func (a *BaseComparison) Len() int { return len(a.differ) }

// Row is one of those that differ.
func (a *BaseComparison) Row(i int) Difference {
	d := Difference{Link: int(a.differ[i])}
	d.Before, _ = a.report.Target(d.Link)
	d.After, _ = a.target(a.report.entries.ref(d.Link))
	if a.other.Layer >= 0 && len(d.Before) <= longest {
		d.Instead = core.Relativize(a.other.Base, d.Before, core.RFC3986).Ref
	}
	return d
}
