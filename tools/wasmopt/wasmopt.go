// Package wasmopt makes a program that Go's linker has written for GOOS=js
// GOARCH=wasm smaller to fetch, without changing what it does.
//
// Its passes are of two kinds. Those of the layout change how memory is written
// down: segments, strip and columns. Those of the code rewrite functions:
// forward, return, renumber, fold and count. Each can be left out.
// README.md says what each is worth.
//
// The tables of the program are found by what they contain. A program that a Go has made with
// which the passes were not tried, or that is laid out in another way, is refused with an error,
// never guessed at.
package wasmopt

import (
	"errors"
	"fmt"
)

// Passes is a set of passes.
type Passes uint

// The passes, in the order in which they run.
const (
	Forward Passes = 1 << iota
	Return
	Renumber
	Fold
	Count
	Strip
	Columns
	Segments

	All = Segments<<1 - 1

	// KeepLines is All without the passes that drop the names and lines of
	// functions: panics and failing tests still name file and line.
	KeepLines = All &^ (Strip | Renumber | Columns)
)

// Pass describes a pass.
type Pass struct {
	Pass  Passes
	Name  string
	Doc   string
	Needs Passes // the passes without which it cannot run
}

// List has all passes in the order in which they run.
var List = []Pass{
	{Forward, "forward", "jump forward directly, not round the loop of the function", 0},
	{Return, "return", "return at a call that leaves the stack, not at the end of the function", 0},
	{Renumber, "renumber", "number the places where a function is entered upwards from 0, and leave out those where it is not", Return | Strip},
	{Fold, "fold", "add constants to the offset of a memory access", 0},
	{Count, "count", "count the places of calls in a variable, so that calls look alike", 0},
	{Strip, "strip", "leave out the names, files and lines of functions", 0},
	{Columns, "columns", "store the table of functions by column and lay it out at the start", Strip},
	{Segments, "segments", "write the memory in few long segments", 0},
}

// Check returns an error if a pass lacks one that it needs.
func (p Passes) Check() error {
	for _, pass := range List {
		if p.has(pass.Pass) && !p.has(pass.Needs) {
			return fmt.Errorf("pass %s needs a pass that is off", pass.Name)
		}
	}
	return nil
}

// Without returns the passes without some of them, and without those that need one
// of these.
func (p Passes) Without(gone Passes) Passes {
	for _, pass := range List {
		if pass.Needs&gone != 0 {
			gone |= pass.Pass
		}
	}
	return p &^ gone
}

func (p Passes) has(all Passes) bool { return p&all == all }

var errOptimized = errors.New("the program has a start function, which Go's linker does not write; it seems to be optimized already")

// Optimize returns the program after the passes.
func Optimize(program []byte, p Passes) (optimized []byte, err error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	// An offset that leads out of its table is one that was read for another thing than it is.
	defer func() {
		if r := recover(); r != nil {
			optimized, err = nil, fmt.Errorf("%w: %v", errTable, r)
		}
	}()
	m, err := readModule(program)
	if err != nil {
		return nil, err
	}
	if err := m.optimizeCode(p); err != nil {
		return nil, err
	}
	if err := m.layOut(p); err != nil {
		return nil, err
	}
	return m.append(program[:headerSize:headerSize]), nil
}

// layOut runs the passes of the layout.
func (m *module) layOut(p Passes) error {
	if p.has(Strip) {
		columns, err := m.layout.compact(m.memory, m.table)
		if err != nil {
			return err
		}
		if !p.has(Columns) {
			for _, c := range columns {
				c.store(m.memory)
			}
		} else if err := m.storeColumns(columns); err != nil {
			return err
		}
	}
	switch {
	case p.has(Segments):
		m.find(dataSection).body = dataSegments(m.memory, longGap)
	case p.has(Strip):
		m.find(dataSection).body = dataSegments(m.memory, linkerGap)
	}
	return nil
}
