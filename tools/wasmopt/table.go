package wasmopt

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"sort"
)

// The table of functions that Go's runtime reads (runtime.pcHeader, functab,
// _func and pctab, as of Go 1.20 to 1.27).

// tableHeader begins the table: magic, padding, size of an instruction, size of
// a pointer.
var tableHeader = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// Where things are in a _func, in bytes.
const (
	funcEntry     = 0
	funcName      = 4
	funcArgs      = 8
	funcReturn    = 12
	funcPcsp      = 16
	funcNpcdata   = 28
	funcKind      = 40
	funcFlag      = 41
	funcNfuncdata = 43
	funcSize      = 44
)

// The tables a _func leads to that the garbage collector and recover need
// (internal/abi.PCDATA_ and FUNCDATA_). The others are for stack traces.
const (
	pcdataStackMap  = 1
	funcdataArgs    = 0
	funcdataLocals  = 1
	funcdataObjects = 2
	funcdataInline  = 3
	funcdataDefer   = 4
)

// flagAssembly is set in the flag of functions that are written in assembly.
const flagAssembly = 4

const none = 1<<32 - 1 // the offset of a missing table of funcdata

var errTable = errors.New("the table of functions is not one that this Go version is known to write")

// layout is the table of functions inside of the memory.
type layout struct {
	names extent // of functions, each with a zero after it
	pctab extent // ends where funcs begin
	funcs extent // functab and what it points to
	data  extent // funcdata
	find  extent // findfunctab
	count int
}

// Which of the words of runtime.pcHeader are used here, and the sizes of the buckets that
// find a function by its place.
const (
	headerCount = 1
	headerNames = 4
	headerUnits = 5
	headerPctab = 7
	headerFuncs = 8
	headerWords = 9
	bucket      = 20 // bytes of a findfuncbucket
	bucketLeast = 5  // of one that holds a single place
	parts       = 16 // buckets for the places of one function
)

// moduleMost is more than runtime.moduledata has words. It gets some with a new version of Go.
const moduleMost = 80

// findTable finds the table by its header. runtime.moduledata begins with the addresses of the
// header and the names, and tells what lies behind functab by the only addresses in there.
func findTable(memory []byte) (layout, error) {
	at := bytes.Index(memory, tableHeader)
	if at < 0 || len(memory) < at+8*headerWords {
		return layout{}, errTable
	}
	word := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+8*i:])) }
	names := at + word(headerNames)
	l := layout{
		names: extent{names, at + word(headerUnits)},
		pctab: extent{at + word(headerPctab), at + word(headerFuncs)},
		count: word(headerCount),
	}
	begin := bytes.Index(memory, inMemory(at, names))
	if begin < 0 || l.count <= 0 {
		return layout{}, errTable
	}
	module := memory[begin:min(len(memory), begin+8*moduleMost)]
	// The slice functab has an entry more, for the end, and the address of findfunctab follows.
	functab := bytes.Index(module, inMemory(l.pctab.end, l.count+1, l.count+1))
	if functab < 0 {
		return layout{}, errTable
	}
	var behind []int
	for n := functab + 3*8; n+8 <= len(module); n += 8 {
		behind = append(behind, int(binary.LittleEndian.Uint64(module[n:])))
	}
	if !l.divide(behind) || !l.inOrder(at, len(memory)) {
		return layout{}, errTable
	}
	return l, nil
}

// inMemory returns words as they are in memory.
func inMemory(list ...int) (bytes []byte) {
	for _, n := range list {
		bytes = binary.LittleEndian.AppendUint64(bytes, uint64(n))
	}
	return bytes
}

// divide finds where funcdata and findfunctab begin and end: findfunctab at the first of the
// words, funcdata at the only one between functab and that, and the end at the next.
func (l *layout) divide(words []int) bool {
	if len(words) == 0 {
		return false
	}
	least, find := l.pctab.end+8*l.count, words[0]
	between := func(n int) bool { return least < n && n < find }
	n := slices.IndexFunc(words, between)
	if n < 0 || n+1 == len(words) || slices.ContainsFunc(words[n+1:], between) {
		return false
	}
	l.funcs = extent{l.pctab.end, words[n]}
	l.data = extent{words[n], find}
	l.find = extent{find, words[n+1]}
	return true
}

// inOrder reports whether the parts follow one another within the memory.
func (l layout) inOrder(last, end int) bool {
	for _, e := range []extent{l.names, l.pctab, l.funcs, l.data, l.find} {
		if e.start < last || e.end < e.start {
			return false
		}
		last = e.end
	}
	return last <= end
}

func (e extent) of(memory []byte) []byte { return memory[e.start:e.end] }

// described is what the table says of a function.
type described struct {
	entry    uint32 // its index among the functions
	name     string
	args     uint32
	returns  uint32 // the place of the call of deferreturn, or 0
	sp       []run  // what the stack pointer is lowered by, by place
	maps     []run  // which stack map holds, by place
	kind     byte   // which of those the runtime knows (internal/abi.FuncID)
	flag     byte
	funcdata []uint32
}

// read returns the description of the functions in their order.
func (l layout) read(memory []byte) ([]described, error) {
	list := make([]described, l.count)
	for i := range list {
		if err := l.function(memory, i, &list[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// function reads the _func of function i. Its first field repeats that of
// functab.
func (l layout) function(memory []byte, i int, d *described) error {
	funcs := l.funcs.of(memory)
	d.entry = binary.LittleEndian.Uint32(funcs[8*i:])
	offset := int(binary.LittleEndian.Uint32(funcs[8*i+4:]))
	if offset+funcSize > len(funcs) {
		return errTable
	}
	f := funcs[offset:]
	number := func(at int) uint32 { return binary.LittleEndian.Uint32(f[at:]) }
	pcdata, funcdata := int(number(funcNpcdata)), int(f[funcNfuncdata])
	if number(funcEntry) != d.entry || pcdata > 16 || len(f) < funcSize+4*(pcdata+funcdata) {
		return errTable
	}
	name := l.names.of(memory)[number(funcName):]
	d.name = string(name[:bytes.IndexByte(name, 0)])
	d.args, d.returns = number(funcArgs), number(funcReturn)
	d.kind, d.flag = f[funcKind], f[funcFlag]
	d.sp = l.values(memory, number(funcPcsp))
	if pcdata > pcdataStackMap {
		d.maps = l.values(memory, number(funcSize+4*pcdataStackMap))
	}
	for n := range funcdata {
		object := number(funcSize + 4*(pcdata+n))
		if object != none && int(object) >= l.data.end-l.data.start {
			return errTable
		}
		d.funcdata = append(d.funcdata, object)
	}
	return nil
}

// values reads a table of pctab: pairs of a change of the value and a change of
// the place, each a variable-length number, up to a change of zero. The result
// is nil if there is no table.
func (l layout) values(memory []byte, offset uint32) (list []run) {
	if offset == 0 {
		return nil
	}
	table := l.pctab.of(memory)[offset:]
	value, end := -1, 0
	for first := true; ; first = false {
		change, n := binary.Uvarint(table)
		if change == 0 && !first {
			return list
		}
		value += int(int32(-(change & 1) ^ (change >> 1)))
		places, m := binary.Uvarint(table[n:])
		end += int(places)
		list = append(list, run{end, value})
		table = table[n+m:]
	}
}

// run is a value that holds from where the one before ends up to, and without, a
// place.
type run struct{ end, value int }

// at returns the value at a place; beyond the end, the last. Where there is none the
// runtime takes the first stack map.
func (d *described) at(values []run, place int) int {
	if len(values) == 0 {
		return 0
	}
	n := sort.Search(len(values)-1, func(n int) bool { return place < values[n].end })
	return max(0, values[n].value)
}

// lowest returns the largest depth of the stack, which is the size of the frame.
func (d *described) lowest() int {
	lowest := 0
	for _, r := range d.sp {
		lowest = max(lowest, r.value)
	}
	return lowest
}
