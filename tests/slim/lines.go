package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The table of functions that Go's runtime reads (runtime.pcHeader, _func and
// pctab, as of Go 1.20 to 1.26). Of each function it holds by which offsets into
// pctab files and lines are found; 0 means that they are not known. The other
// tables, which the garbage collector needs, stay as they are.

// lineHeader begins the table: magic, padding, size of an instruction, size of
// a pointer.
var lineHeader = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// Where things are in a _func, in bytes.
const (
	funcEntry   = 0
	funcPcsp    = 16
	funcPcfile  = 20
	funcPcln    = 24
	funcNpcdata = 28
	funcSize    = 44
)

var errTable = errors.New("the table of functions is not one that this Go version is known to write")

// lineTable is the table of functions inside of the memory.
type lineTable struct {
	names []byte // of functions, each with a zero behind it
	files []byte // names of files
	pctab []byte // ends somewhere behind the offsets
	funcs []byte // functab and what it points to
	count int
}

// dropLines clears what says of which function, file and line a place in the
// code is.
func dropLines(memory []byte) error {
	t, err := findLines(memory)
	if err != nil {
		return err
	}
	dropped, kept := map[uint32]bool{}, map[uint32]bool{0: true}
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return err
		}
		for _, at := range []int{funcPcfile, funcPcln} {
			dropped[binary.LittleEndian.Uint32(f[at:])] = true
			binary.LittleEndian.PutUint32(f[at:], 0)
		}
		keep(kept, f)
	}
	clear(t.files)
	clearNames(t.names)
	for offset := range dropped {
		if !kept[offset] {
			clearTable(t.pctab[offset:])
		}
	}
	return nil
}

func findLines(memory []byte) (lineTable, error) {
	at := bytes.Index(memory, lineHeader)
	if at < 0 || len(memory) < at+72 {
		return lineTable{}, errTable
	}
	number := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+8+8*i:])) }
	count, names, units, files, pctab, funcs := number(0), number(3), number(4), number(5), number(6), number(7)
	if names < 72 || units < names || files < units || pctab < files || funcs < pctab || at+funcs+8*count > len(memory) || count <= 0 {
		return lineTable{}, errTable
	}
	return lineTable{
		names: memory[at+names : at+units], files: memory[at+files : at+pctab],
		pctab: memory[at+pctab : at+funcs], funcs: memory[at+funcs:], count: count,
	}, nil
}

// function is the _func of function i and what follows it. Its first field
// repeats what stands in functab.
func (t *lineTable) function(i int) ([]byte, error) {
	entry := binary.LittleEndian.Uint32(t.funcs[8*i:])
	offset := int(binary.LittleEndian.Uint32(t.funcs[8*i+4:]))
	if offset+funcSize > len(t.funcs) {
		return nil, errTable
	}
	f := t.funcs[offset:]
	n := int(binary.LittleEndian.Uint32(f[funcNpcdata:]))
	if binary.LittleEndian.Uint32(f[funcEntry:]) != entry || n > 16 || len(f) < funcSize+4*n {
		return nil, errTable
	}
	return f, nil
}

// clearNames puts zeros over the names of functions. The runtime asks its own
// for theirs, to know its goroutines.
func clearNames(names []byte) {
	for len(names) > 0 {
		end := bytes.IndexByte(names, 0)
		if end < 0 {
			return
		}
		if !bytes.HasPrefix(names, []byte("runtime.")) {
			clear(names[:end])
		}
		names = names[end+1:]
	}
}

// keep notes the tables of a function that stay: equal tables are stored once.
func keep(kept map[uint32]bool, f []byte) {
	kept[binary.LittleEndian.Uint32(f[funcPcsp:])] = true
	for i := range int(binary.LittleEndian.Uint32(f[funcNpcdata:])) {
		kept[binary.LittleEndian.Uint32(f[funcSize+4*i:])] = true
	}
}

// clearTable puts zeros over a table: pairs of a change of the value and a
// change of the place, each a variable-length number, up to a change of zero.
func clearTable(table []byte) {
	for first := true; ; first = false {
		end := table[0] == 0 && !first
		table = clearNumber(table)
		if end {
			return
		}
		table = clearNumber(table)
	}
}

func clearNumber(b []byte) []byte {
	for {
		more := b[0]&0x80 != 0
		b[0], b = 0, b[1:]
		if !more {
			return b
		}
	}
}
