package wasmopt

import "encoding/binary"

// Tables of the runtime whose columns compress well, but whose rows do not, are
// stored by column; a function that runs before any other lays them out.

// column is a column of numbers of 32 bits.
type column struct {
	place, stride int
	running       bool // each number is stored as what it adds to the one before
	values        []uint32
}

// store lays the column out in the memory.
func (c column) store(memory []byte) {
	for i, v := range c.values {
		binary.LittleEndian.PutUint32(memory[c.place+c.stride*i:], v)
	}
}

// stored returns the column as variable-length numbers, each one more than what is
// meant, so that none at all, which is -1, is short.
func (c column) stored() []byte {
	var out []byte
	last := uint32(0)
	for _, v := range c.values {
		out = appendUnsigned(out, uint64(v-last+1))
		if c.running {
			last = v
		}
	}
	return out
}

// Operations that only the function that lays out uses.
const (
	opLoad8u  = 0x2d
	opStore32 = 0x36
	opGeU32   = 0x4f
	opAdd32   = 0x6a
	opAnd32   = 0x71
	opOr32    = 0x72
	opShl32   = 0x74
)

// The parameters and variables of the function that lays out a column.
const (
	varSource = iota
	varPlace
	varStride
	varCount
	varKeep // all bits, if the numbers are running, else none
	varValue
	varShift
	varByte
	varSum
)

// unroll returns a function that lays out a column.
func unroll() function {
	get := func(n int64) instruction { return instruction{op: opLocalGet, value: n} }
	set := func(n int64) instruction { return instruction{op: opLocalSet, value: n} }
	tee := func(n int64) instruction { return instruction{op: opLocalTee, value: n} }
	number := func(n int64) instruction { return instruction{op: opConst, value: n} }
	memory := func(op, align byte) instruction { return instruction{op: op, rest: [3]byte{align}} }
	op := func(op byte) instruction { return instruction{op: op} }
	row, part := 1, 2
	begin := func(label int) instruction { return instruction{op: opLoop, label: label, rest: [3]byte{empty}} }
	again := func(label int) instruction { return instruction{op: opBrIf, label: label} }
	end := func(label int) instruction { return instruction{op: opEnd, label: label} }
	return function{[]byte{1, 4, type32}, []instruction{
		begin(row),
		number(0), set(varValue), number(0), set(varShift),
		begin(part), // value |= (byte & 0x7f) << shift
		get(varSource), memory(opLoad8u, 0), tee(varByte), number(0x7f), op(opAnd32), get(varShift), op(opShl32),
		get(varValue), op(opOr32), set(varValue),
		get(varShift), number(7), op(opAdd32), set(varShift),
		get(varSource), number(1), op(opAdd32), set(varSource),
		get(varByte), number(0x80), op(opGeU32), again(part),
		end(part), // sum = (sum & keep) + value - 1
		get(varPlace), get(varSum), get(varKeep), op(opAnd32), get(varValue), op(opAdd32), number(1), op(opSub32), tee(varSum),
		memory(opStore32, 2),
		get(varPlace), get(varStride), op(opAdd32), set(varPlace),
		get(varCount), number(1), op(opSub32), tee(varCount), again(row),
		end(row),
		end(whole),
	}}
}

// start returns a function that lays out the columns, which begin at place.
func start(list []column, place int, unroll int64) (function, []byte) {
	var stored []byte
	var code []instruction
	at := map[string]int{}
	for _, c := range list {
		bytes := c.stored()
		if _, ok := at[string(bytes)]; !ok {
			at[string(bytes)] = place + len(stored)
			stored = append(stored, bytes...)
		}
		keep := 0
		if c.running {
			keep = -1
		}
		for _, n := range []int{at[string(bytes)], c.place, c.stride, len(c.values), keep} {
			code = append(code, instruction{op: opConst, value: int64(n)})
		}
		code = append(code, instruction{op: opCall, value: unroll})
	}
	return function{[]byte{0}, append(code, instruction{op: opEnd})}, stored
}
