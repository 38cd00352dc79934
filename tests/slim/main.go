// Command slim makes the compiled program smaller to fetch, without a change of
// what it does: it lays the initial memory out in few long segments, and leaves
// out the names and line numbers that only a stack trace would show.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: slim FILE.wasm")
		os.Exit(2)
	}
	if err := run(flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

func run(name string) error {
	program, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	slim, err := slim(program)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, slim, 0o644)
}

// slim is the program with another data section.
func slim(program []byte) ([]byte, error) {
	sections, err := readSections(program)
	if err != nil {
		return nil, err
	}
	for i, s := range sections {
		if s.id != dataSection {
			continue
		}
		memory, err := readSegments(s.body)
		if err != nil {
			return nil, err
		}
		if err := dropLines(memory); err != nil {
			return nil, err
		}
		sections[i].body = appendSegments(nil, memory)
	}
	return appendSections(program[:headerSize:headerSize], sections), nil
}
