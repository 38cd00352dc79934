// Command bench reads the output of the benchmarks, run natively and under
// wasm, and prints them side by side: our code against net/url of the same
// run, and wasm against native.
//
// Benchmarks named …/ours and …/neturl make a pair; one without a partner is
// printed alone. Those named …/rfc3986 and …/rfc1738 are compared in a table of
// their own.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"text/tabwriter"
)

func main() {
	native := flag.String("native", "", "output of the native run")
	wasm := flag.String("wasm", "", "output of the wasm run")
	linked := flag.String("linked", "", "output of a wasm run as Go's linker writes programs, if -wasm is of another; its net/url is a further column")
	node := flag.String("node", "unknown", "version of Node that ran the wasm")
	flag.Parse()
	if err := run(os.Stdout, *native, *wasm, *linked, *node); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// run reads the outputs and prints the tables; linkedFile may be empty.
func run(out io.Writer, nativeFile, wasmFile, linkedFile, node string) error {
	native, err := readRun(nativeFile)
	if err != nil {
		return err
	}
	wasm, err := readRun(wasmFile)
	if err != nil {
		return err
	}
	var linked results
	if linkedFile != "" {
		if linked, err = readRun(linkedFile); err != nil {
			return err
		}
	}
	fmt.Fprintf(out, "Machine: %s, %d cores, %s/%s; %s; Node %s\n", native.cpu, runtime.NumCPU(),
		runtime.GOOS, runtime.GOARCH, runtime.Version(), node)
	fmt.Fprint(out, "Times in ns for one operation; ×url: how many times as fast as net/url in the same run;\n"+
		"wasm/nat: how many times as long as natively.\n\n")
	if err := printTable(out, native, wasm); err != nil {
		return err
	}
	urls := wasm
	if linkedFile != "" {
		urls = linked
		if err := printLinked(out, wasm, linked); err != nil {
			return err
		}
	}
	if err := printLinear(out, native, wasm); err != nil {
		return err
	}
	if err := printDialects(out, native, wasm); err != nil {
		return err
	}
	return printGoals(out, native, wasm, urls)
}

// printTable prints a line for each benchmark, in the order of the native run.
func printTable(out io.Writer, native, wasm results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "benchmark\tnative\tMB/s\tallocs\tnet/url\t×url\twasm\tMB/s\tnet/url\t×url\twasm/nat\t")
	for _, name := range native.rows() {
		n, w := native.row(name), wasm.row(name)
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", name,
			number(n.ours.ns), number(n.ours.mbs), allocs(n.ours), number(n.url.ns), ratio(n.url.ns, n.ours.ns),
			number(w.ours.ns), number(w.ours.mbs), number(w.url.ns), ratio(w.url.ns, w.ours.ns),
			ratio(w.ours.ns, n.ours.ns))
	}
	return table.Flush()
}

// number writes a figure with about three digits; what was not measured is a
// dash.
func number(v float64) string {
	switch {
	case v == 0:
		return "–"
	case v < 10:
		return fmt.Sprintf("%.2f", v)
	case v < 100:
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.0f", v)
}

// allocs writes the allocations, where they were counted.
func allocs(m measure) string {
	if !m.counted {
		return "–"
	}
	return fmt.Sprintf("%.0f", m.allocs)
}

// ratio writes a/b.
func ratio(a, b float64) string {
	if a == 0 || b == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f×", a/b)
}
