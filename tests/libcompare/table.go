package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// printTable prints a line for each program, in the order in which they ran,
// with its times in ns for a text and how many times as long it takes as the
// first.
func printTable(out io.Writer, list []figure) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "ns for a text\t")
	for _, o := range operations {
		fmt.Fprintf(table, "%s\t\t", o)
	}
	fmt.Fprintln(table, "refused\t")
	programs, cells := byProgram(list)
	for _, name := range programs {
		fmt.Fprintf(table, "%s\t", name)
		refused := 0
		for _, o := range operations {
			f, first := cells[name][o], cells[programs[0]][o]
			refused = max(refused, f.refused)
			if f.ns == 0 {
				fmt.Fprint(table, "–\t\t")
				continue
			}
			times := "" // of what the first one does not do
			if first.ns != 0 {
				times = fmt.Sprintf("%.1f×", f.ns/first.ns)
			}
			fmt.Fprintf(table, "%.0f\t%s\t", f.ns, times)
		}
		fmt.Fprintf(table, "%d\t\n", refused)
	}
	return table.Flush()
}

// byProgram orders figures; of repeated ones the fastest counts.
func byProgram(list []figure) (programs []string, cells map[string]map[string]figure) {
	cells = map[string]map[string]figure{}
	for _, f := range list {
		if cells[f.program] == nil {
			programs, cells[f.program] = append(programs, f.program), map[string]figure{}
		}
		if was, ok := cells[f.program][f.operation]; !ok || f.ns < was.ns {
			cells[f.program][f.operation] = f
		}
	}
	return programs, cells
}
