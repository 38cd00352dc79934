// Command slim makes the compiled program smaller to fetch, without a change of
// what it does: it lays the initial memory out in few long segments, leaves out
// the names and line numbers that only a stack trace would show, and rewrites the
// functions so that what they all have in common looks the same.
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

// slim is the program with other functions, tables and segments. One that is
// slim already has a start function, which Go's linker does not write.
func slim(program []byte) ([]byte, error) {
	m, err := readModule(program)
	if err != nil || m.find(startSection) != nil {
		return program, err
	}
	if err := rewrite(m.functions, m.table, m.imports); err != nil {
		return nil, err
	}
	columns, err := m.layout.compact(m.memory, m.table)
	if err != nil {
		return nil, err
	}
	if err := m.lay(columns); err != nil {
		return nil, err
	}
	return m.append(program[:headerSize:headerSize]), nil
}
