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

// What has to be measured: each operation over each shape.
const longBenchmark = "rfc3986.Long/"

var (
	longOperations = []string{"RemoveDotSegments", "Parse", "Resolve", "Normalize", "Derive"}
	longShapes     = []struct{ name, text string }{
		{"mixed", "/a/./b/../ repeated"}, {"up", "/../ repeated"}, {"down-up", "a/ … and ../ …"}, {"segment", "one segment"},
	}
)

// printLinear prints how much longer a byte of the long text takes, which is to
// be no more than mostGrowth: a line for all that has to be measured, and for
// whatever else was.
func printLinear(out io.Writer, native, wasm results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "\ntime for a byte at 4 MB to that at 64 KB (%.1f at most)\tshape\tnative\twasm\t\t\n", mostGrowth)
	listed := map[string]bool{}
	for _, operation := range longOperations {
		for _, shape := range longShapes {
			name := longBenchmark + operation + "/" + shape.name
			listed[name] = true
			printGrowth(table, operation, shape.text, native.growth(name), wasm.growth(name))
		}
	}
	for _, row := range native.rows() {
		if name, found := strings.CutSuffix(row, shortWord); found && !listed[name] {
			printGrowth(table, name, "", native.growth(name), wasm.growth(name))
		}
	}
	return table.Flush()
}

func printGrowth(table io.Writer, name, shape string, native, wasm float64) {
	note := ""
	switch {
	case max(native, wasm) > mostGrowth:
		note = "too much"
	case min(native, wasm) == 0:
		note = "not measured"
	}
	fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t\n", name, shape, number(native), number(wasm), note)
}

// growth returns the time for a byte of the long text by that of the short one; 0 if
// they were not both measured.
func (r results) growth(name string) float64 {
	short, long := r.row(name+shortWord).ours, r.row(name+longWord).ours
	if long.mbs == 0 {
		return 0
	}
	return short.mbs / long.mbs
}
