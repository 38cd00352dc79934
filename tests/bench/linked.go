package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// printLinked compares our code, as wasm was run and as Go's linker writes it, with
// net/url as the linker writes it: what we ship beside what anyone gets who compiles
// net/url to wasm. The two come from different runs, one after the other.
func printLinked(out io.Writer, wasm, linked results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(out, "\nUnder wasm as shipped and as Go's linker writes it, against net/url as Go's linker writes\n"+
		"it, which is what anyone gets who compiles net/url to wasm.\n\n")
	fmt.Fprintln(table, "benchmark\tshipped\tlinked\tlinked net/url\t×shipped\t×linked\t")
	for _, name := range wasm.rows() {
		ours, l := wasm.row(name).ours, linked.row(name)
		if l.url.ns == 0 {
			continue
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t\n", name, number(ours.ns), number(l.ours.ns), number(l.url.ns),
			ratio(l.url.ns, ours.ns), ratio(l.url.ns, l.ours.ns))
	}
	return table.Flush()
}
