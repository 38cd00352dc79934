package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// The last words of the names of a benchmark that runs over a short and a long
// text of the same shape.
const (
	shortWord = "/64KB"
	longWord  = "/4096KB"
)

// mostGrowth is how many times as long a byte of the long text may take.
const mostGrowth = 1.5

// printLinear prints how much longer a byte of the long text takes, which is to
// be no more than mostGrowth.
func printLinear(out io.Writer, native, wasm results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "\ntime for a byte at 4 MB to that at 64 KB (%.1f at most)\tnative\twasm\t\t\n", mostGrowth)
	for _, name := range native.rows() {
		shape, found := strings.CutSuffix(name, shortWord)
		if !found {
			continue
		}
		n, w := native.growth(shape), wasm.growth(shape)
		note := ""
		if max(n, w) > mostGrowth {
			note = "too much"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t\n", shape, number(n), number(w), note)
	}
	return table.Flush()
}

// growth is the time for a byte of the long text by that of the short one.
func (r results) growth(shape string) float64 {
	short, long := r.row(shape+shortWord).ours, r.row(shape+longWord).ours
	if long.mbs == 0 {
		return 0
	}
	return short.mbs / long.mbs
}
