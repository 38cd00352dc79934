package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// Benchmarks named …/rfc3986 and …/rfc1738 have read the same texts by one document
// and the other.
const (
	currentWord = "/rfc3986"
	olderWord   = "/rfc1738"
)

// most is how many times as long as RFC 3986 an older document may take.
const most = 2

// printDialects compares the documents, if the run did.
func printDialects(out io.Writer, native, wasm results) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	lines := 0
	for _, name := range native.order {
		texts, ok := strings.CutSuffix(name, olderWord)
		if !ok || native.all[texts+currentWord] == nil {
			continue
		}
		if lines++; lines == 1 {
			fmt.Fprintf(out, "\nValidating by an older document against parsing the same texts by RFC 3986; %d× at most.\n\n", most)
			fmt.Fprintln(table, "benchmark\tnative\trfc3986\t×rfc3986\twasm\trfc3986\t×rfc3986\t\t")
		}
		printDialect(table, name, texts+currentWord, native, wasm)
	}
	return table.Flush()
}

func printDialect(table io.Writer, name, current string, native, wasm results) {
	n, n3986, w, w3986 := fastest(native.all[name]), fastest(native.all[current]), fastest(wasm.all[name]), fastest(wasm.all[current])
	over := ""
	if n.ns > most*n3986.ns || w.ns > most*w3986.ns {
		over = "over"
	}
	fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", name, number(n.ns), number(n3986.ns), ratio(n.ns, n3986.ns),
		number(w.ns), number(w3986.ns), ratio(w.ns, w3986.ns), over)
}
