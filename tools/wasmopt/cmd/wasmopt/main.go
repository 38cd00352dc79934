// Command wasmopt makes a program that Go has compiled for GOOS=js GOARCH=wasm
// smaller to fetch, in place. Package uriplayground/tools/wasmopt says how.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"github.com/andybalholm/brotli"

	"uriplayground/tools/atomicfile"
	"uriplayground/tools/wasmopt"
)

func main() {
	on := map[wasmopt.Passes]*bool{}
	for _, p := range wasmopt.List {
		on[p.Pass] = flag.Bool(p.Name, true, p.Doc)
	}
	lines := flag.Bool("lines", false, "keep the names and lines of functions: leave out strip, renumber and columns")
	measured := flag.Bool("measure", false, "print what the program would weigh without each pass, and leave it as it is")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: wasmopt [-PASS=false ...] [-lines] [-measure] FILE.wasm")
		flag.PrintDefaults()
		os.Exit(2)
	}
	passes := wasmopt.All
	for p, set := range on {
		if !*set {
			passes &^= p
		}
	}
	if *lines {
		passes &= wasmopt.KeepLines
	}
	do := optimize
	if *measured {
		do = func(name string, p wasmopt.Passes) error { return measure(os.Stdout, name, p) }
	}
	if err := do(flag.Arg(0), passes); err != nil {
		fmt.Fprintf(os.Stderr, "wasmopt: %s: %v\n", flag.Arg(0), err)
		os.Exit(1)
	}
}

// optimize rewrites the program of a file. One that is not known is left as it is, and that is said.
func optimize(name string, p wasmopt.Passes) error {
	program, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	optimized, err := wasmopt.Optimize(program, p)
	if err != nil {
		fmt.Fprintf(os.Stderr, "wasmopt: %s stays as it is, which works and is larger to fetch: %v\n", name, err)
		return nil
	}
	return atomicfile.Write(name, optimized)
}

// measure prints the size with all passes, and what it grows by without each.
func measure(out io.Writer, name string, all wasmopt.Passes) error {
	program, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	raw, best, err := weigh(program, all)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\traw\tbrotli\tworth in brotli\t")
	fmt.Fprintf(table, "as linked\t%d\t%d\t\t\n", len(program), compressed(program))
	fmt.Fprintf(table, "all passes\t%d\t%d\t\t\n", raw, best)
	for _, p := range wasmopt.List {
		raw, size, err := weigh(program, all.Without(p.Pass))
		if err != nil {
			return err
		}
		fmt.Fprintf(table, "without %s\t%d\t%d\t%d\t\n", p.Name, raw, size, size-best)
	}
	return table.Flush()
}

// weigh returns the size of the program after the passes, and what that weighs in
// brotli.
func weigh(program []byte, p wasmopt.Passes) (raw, size int, err error) {
	optimized, err := wasmopt.Optimize(program, p)
	return len(optimized), compressed(optimized), err
}

func compressed(data []byte) int {
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, brotli.BestCompression)
	w.Write(data)
	w.Close()
	return out.Len()
}
