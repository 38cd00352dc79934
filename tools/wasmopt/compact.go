package wasmopt

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
)

// The table of functions as it is written: the rows have one size, and names and what
// only a stack trace shows are left out.

// Where things are in such a row, a _func with its two and five tables, in words.
const (
	wordEntry   = 0
	wordName    = 1
	wordArgs    = 2
	wordReturns = 3
	wordPcsp    = 4
	wordNpcdata = 7
	wordKind    = 10
	wordMaps    = 12 // pcdata 1
	wordData    = 13 // funcdata 0
	rowWords    = 18
)

var errRoom = errors.New("there is no room for the table of functions")

// compact lays the table out again, and returns the columns of its rows. They are
// to be stored after the names.
func (l *layout) compact(memory []byte, table []described) ([]column, error) {
	rows := l.funcs.start + 8*l.count + 8
	if rows+4*rowWords*l.count > l.funcs.end {
		return nil, errRoom
	}
	if !l.regular(memory) {
		return nil, errTable
	}
	words, err := l.words(memory, table)
	if err != nil {
		return nil, err
	}
	clear(l.funcs.of(memory))
	clear(l.find.of(memory))
	list := l.index(words[wordEntry], rows-l.funcs.start)
	for word, values := range words {
		if slices.Max(values) == 0 {
			continue
		}
		list = append(list, column{rows + 4*word, 4 * rowWords, word == wordEntry, values})
	}
	return list, nil
}

// words returns the columns of the rows. What they lead to is written into the
// memory.
func (l *layout) words(memory []byte, table []described) (words [rowWords][]uint32, err error) {
	names, tables, data := newPool(0), newPool(0), newPool()
	for i := range table {
		d := &table[i]
		row := [rowWords]uint32{
			wordEntry: d.entry, wordArgs: d.args, wordReturns: d.returns,
			wordName:    names.add(d.shortName()+"\x00", 1),
			wordPcsp:    tables.add(changes(d.sp), 1),
			wordMaps:    tables.add(changes(d.usedMaps()), 1),
			wordNpcdata: pcdataStackMap + 1,
			wordKind:    uint32(d.kind) | uint32(d.flag)<<8 | (rowWords-wordData)<<24,
		}
		for n := range rowWords - wordData {
			object, align := l.object(memory, d, n)
			row[wordData+n] = none
			if object != "" {
				row[wordData+n] = data.add(object, align)
			}
		}
		for word, value := range row {
			words[word] = append(words[word], value)
		}
	}
	for _, p := range []struct {
		extent
		*pool
	}{{l.names, names}, {l.pctab, tables}, {l.data, data}} {
		if len(p.bytes) > p.end-p.start {
			return words, errRoom
		}
		clear(p.of(memory))
		copy(p.of(memory), p.bytes)
	}
	clear(memory[l.names.end:l.pctab.start]) // files
	l.names.start += len(names.bytes)
	return words, nil
}

// index returns what leads to a row: functab, and findfunctab with its parts for the
// places that a function can have.
func (l layout) index(entries []uint32, first int) []column {
	entries = append(entries[:l.count:l.count], entries[l.count-1]+1)
	rows, numbers := make([]uint32, l.count), make([]uint32, l.count)
	for i := range rows {
		rows[i], numbers[i] = uint32(first+4*rowWords*i), uint32(i)
	}
	list := []column{{l.funcs.start, 8, true, entries}, {l.funcs.start + 4, 8, true, rows}}
	for n := range parts {
		having := l.count - 1
		if n*bucket < l.lastFinds() {
			having = l.count
		}
		list = append(list, column{l.find.start + n*bucket, parts * bucket, true, numbers[:having]})
	}
	return list
}

// lastFinds returns how many bytes of findfunctab belong to the last function, of which
// there are only the places that it has.
func (l layout) lastFinds() int { return l.find.end - l.find.start - bucket*parts*(l.count-1) }

// regular reports whether findfunctab is as index will write it.
func (l layout) regular(memory []byte) bool {
	table, last := l.find.of(memory), l.lastFinds()
	if last < bucketLeast || last > bucket*parts || last%bucket > 0 && last%bucket < bucketLeast {
		return false
	}
	for i := 0; i < len(table); i += bucket {
		row := table[i:min(i+bucket, len(table))]
		if binary.LittleEndian.Uint32(row) != uint32(i/bucket/parts) || zeros(row[4:]) != len(row)-4 {
			return false
		}
	}
	return true
}

// shortName returns the part of the name that has to stay. The runtime recognizes its own
// goroutines by the first letters, and two functions of package reflect by name. It
// splits a name to report that a method was called with a nil pointer.
func (d *described) shortName() string {
	switch {
	case d.name == "reflect.makeFuncStub" || d.name == "reflect.methodValueCall":
		return d.name
	case strings.HasPrefix(d.name, "runtime."):
		return "runtime."
	case strings.Contains(d.name, ".(*") && strings.Contains(d.name, ")."):
		return "package.(*type).method"
	}
	return ""
}

// usedMaps returns nil if there is only the first stack map.
func (d *described) usedMaps() []run {
	for _, r := range d.maps {
		if r.value > 0 {
			return d.maps
		}
	}
	return nil
}
