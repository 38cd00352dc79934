// Command libcompare measures URI libraries over one corpus, in one run, and prints
// them in a table. It measures the core and net/url itself, natively or under
// wasm; programs in other languages write the same lines (c/uriparser.c,
// rust/oxiri.rs, libcompare.mjs).
//
//	libcompare -corpus FILE    measures, and writes a line for each operation
//	libcompare -table FILE     prints the lines of all programs as a table
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	corpus := flag.String("corpus", "", "the corpus: on each line a URL, a tab and a link")
	lines := flag.String("table", "", "the lines that were written")
	flag.Parse()
	if err := run(*corpus, *lines); err != nil {
		fmt.Fprintln(os.Stderr, "libcompare:", err)
		os.Exit(1)
	}
}

func run(corpus, lines string) error {
	if lines != "" {
		list, err := readFigures(lines)
		if err != nil {
			return err
		}
		return printTable(os.Stdout, list)
	}
	pairs, err := readCorpus(corpus)
	if err != nil {
		return err
	}
	for _, f := range measureGo(pairs) {
		fmt.Println(f)
	}
	return nil
}
