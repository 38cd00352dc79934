package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// printLinked compares our code as wasm was run with net/url as it was in linked,
// if there is such a run: that is what we ship beside what anyone gets who compiles
// net/url to wasm. The two come from different runs, one after the other.
func printLinked(out io.Writer, wasm, linked results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	lines := 0
	for _, name := range wasm.rows() {
		ours, url := wasm.row(name).ours, linked.row(name).url
		if url.ns == 0 {
			continue
		}
		if lines++; lines == 1 {
			fmt.Fprint(out, "\nAs shipped, against net/url as Go's linker writes it (from the run before), which is\n"+
				"what anyone gets who compiles net/url to wasm.\n\n")
			fmt.Fprintln(table, "benchmark\tshipped\tlinked net/url\t×linked url\t")
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t\n", name, number(ours.ns), number(url.ns), ratio(url.ns, ours.ns))
	}
	return table.Flush()
}
