package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// goal is what is asked of an operation: how many times as fast as net/url it has
// to be, natively and under wasm, and with how many allocations natively; 0 times
// asks for nothing.
type goal struct {
	what, benchmark string
	native, wasm    float64
	allocs          float64
}

var goals = []goal{
	{"parse", "rfc3986.Parse", 5.5, 12, 0},
	{"parse both and resolve", "rfc3986.ParseAndResolve", 5, 8, 1},
	{"resolve what is parsed", "rfc3986.AppendResolve", 9, 0, 0},
	{"parse and normalize", "rfc3986.Normalize", 5, 8, 0},
	{"parse by the URL Standard", "urlstandard.Parse", 3, 0, 0},
	{"parse both and resolve by the URL Standard", "urlstandard.ParseAndResolve", 3, 0, 1},
	{"resolve by the URL Standard what is parsed", "urlstandard.AppendHref", 3, 0, 0},
}

const (
	mostSlower     = 2.5 // times as long under wasm as natively
	leastOfMean    = 0.5 // of the speed over the corpus, for the worst shapes
	mostDotsByte   = 4.0 // ns a byte, where net/url needs dotsByteOfURL
	dotsByteOfURL  = 10.0
	dotsBenchmark  = "rfc3986.RemoveDotSegments"
	shapeBenchmark = "rfc3986.ParseShape/"
)

// figure is something measured beside what was asked for.
type figure struct {
	name            string
	measured, asked float64
	most            bool // asked is the most, not the least
	none            bool // 0 is none of something, not that nothing was measured
}

// printGoals prints what was asked for beside what was measured: wasm is what we
// ship, and urls a run with net/url as anyone gets it under wasm.
func printGoals(out io.Writer, native, wasm, urls results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "\ngoal\tmeasured\tasked\t\t")
	for _, f := range figures(native, wasm, urls) {
		bound, note := "≥", ""
		if f.most {
			bound = "≤"
		}
		value := number(f.measured)
		switch {
		case f.measured == 0 && f.none:
			value = "0"
		case f.measured == 0:
			note = "not measured"
		case f.most && f.measured > f.asked, !f.most && f.measured < f.asked:
			note = "missed"
		}
		fmt.Fprintf(table, "%s\t%s\t%s %v\t%s\t\n", f.name, value, bound, f.asked, note)
	}
	return table.Flush()
}

func figures(native, wasm, urls results) (list []figure) {
	for _, g := range goals {
		n, w, url := native.row(g.benchmark), wasm.row(g.benchmark).ours, urls.row(g.benchmark).url
		list = append(list,
			figure{g.what + ", natively: times as fast as net/url", quotient(n.url.ns, n.ours.ns), g.native, false, false},
			figure{g.what + ", natively: allocations", n.ours.allocs, g.allocs, true, n.ours.counted})
		if g.wasm > 0 {
			list = append(list, figure{g.what + ", under wasm: times as fast as net/url", quotient(url.ns, w.ns), g.wasm, false, false})
		}
		list = append(list, figure{g.what + ", under wasm: times as long as natively", quotient(w.ns, n.ours.ns), mostSlower, true, false})
	}
	mean := native.row("rfc3986.Parse").ours.mbs
	for _, shape := range []string{"tildes", "percent"} {
		list = append(list, figure{"parse, natively, nothing but " + shape + ": of the mean speed",
			quotient(native.row(shapeBenchmark+shape).ours.mbs, mean), leastOfMean, false, false})
	}
	return append(list, dotsFigure(native.row(dotsBenchmark)))
}

// dotsFigure returns the time of remove_dot_segments for a byte. The machine may be
// slower or faster than the one that the goal speaks of; net/url tells.
func dotsFigure(p pair) figure {
	bytes := p.ours.mbs * p.ours.ns / 1000
	machine := quotient(quotient(p.url.ns, bytes), dotsByteOfURL)
	return figure{"remove_dot_segments, natively: ns a byte where net/url needs 10", quotient(quotient(p.ours.ns, bytes), machine), mostDotsByte, true, false}
}

// quotient returns a/b, or 0 if one of them was not measured.
func quotient(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}
