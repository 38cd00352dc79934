package wasmopt

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// The opcodes (§5.4) that the rewriting of functions knows by name.
const (
	opUnreachable  = 0x00
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1a
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opLocalTee     = 0x22
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opConst64      = 0x42 // i64.const
	opConst32f     = 0x43
	opConst64f     = 0x44
	opOr64         = 0x84
	opPrefix       = 0xfc // of the operations on whole ranges of memory, and of saturating conversions
	opMemoryCopy   = 10   // after the prefix
	opMemoryFill   = 11
)

// empty is the type of a block that leaves nothing.
const empty = 0x40

// instruction is one instruction. Its label identifies the block that it begins, or
// the one that it branches to.
type instruction struct {
	op     byte
	label  int
	value  int64 // an index, a constant (of a float its bits), or the offset of a memory access
	labels []int // of br_table, the default last
	rest   [3]byte
}

// width returns how many bytes of rest an instruction has: the type of a block, the
// alignment of a memory access, or an operation with the prefix and its memories.
func (i instruction) width() int {
	switch op := i.op; {
	case op == opBlock || op == opLoop || op == opIf || op == opCallIndirect || op >= opLoad && op <= 0x40:
		return 1
	case op == opPrefix && i.rest[0] == opMemoryCopy:
		return 3
	case op == opPrefix && i.rest[0] == opMemoryFill:
		return 2
	case op == opPrefix:
		return 1
	}
	return 0
}

// whole is the label of the function itself.
const whole = 0

// decoder reads the instructions of a function, and gives its blocks labels.
type decoder struct {
	reader
	open []int // the labels of the blocks around the next instruction
	next int
}

// decode reads an expression up to the end that closes it.
func decode(body []byte) ([]instruction, error) {
	d := decoder{reader: reader{rest: body}, open: []int{whole}, next: whole + 1}
	list := make([]instruction, 0, len(body)/2) // few are shorter
	for len(d.open) > 0 {
		i := d.instruction()
		if d.err != nil {
			return nil, d.err
		}
		list = append(list, i)
	}
	if len(d.rest) > 0 {
		return nil, errTruncated
	}
	return list, nil
}

func (d *decoder) instruction() instruction {
	i := instruction{op: d.byte()}
	switch op := i.op; {
	case op == opBlock || op == opLoop || op == opIf:
		i.label, d.next = d.next, d.next+1
		d.open = append(d.open, i.label)
		i.rest[0] = d.byte()
	case op == opElse:
		i.label = d.open[len(d.open)-1]
	case op == opEnd:
		i.label = d.open[len(d.open)-1]
		d.open = d.open[:len(d.open)-1]
	case op == opBr || op == opBrIf:
		i.label = d.target()
	case op == opBrTable:
		for n := d.unsigned() + 1; n > 0 && d.err == nil; n-- {
			i.labels = append(i.labels, d.target())
		}
	case op == opCall || op >= opLocalGet && op <= opGlobalSet:
		i.value = int64(d.unsigned())
	case op == opCallIndirect:
		i.value = int64(d.unsigned())
		i.rest[0] = d.byte()
	case op >= opLoad && op <= opStoreLast:
		i.rest[0] = d.byte()
		i.value = int64(d.unsigned())
	case op == 0x3f || op == 0x40:
		i.rest[0] = d.byte()
	case op == opConst || op == opConst64:
		i.value = d.signed()
	case op == opConst32f:
		if b := d.bytes(4); b != nil {
			i.value = int64(binary.LittleEndian.Uint32(b))
		}
	case op == opConst64f:
		if b := d.bytes(8); b != nil {
			i.value = int64(binary.LittleEndian.Uint64(b))
		}
	case op == opPrefix:
		i.rest[0] = d.byte()
		if i.rest[0] >= 8 && i.rest[0] != opMemoryCopy && i.rest[0] != opMemoryFill {
			d.err = errors.New("an operation on tables or on segments is not one that Go's compiler writes")
		}
		copy(i.rest[1:], d.bytes(i.width()-1))
	case op <= 1 || op == opReturn || op == 0x1a || op == 0x1b || op >= 0x45 && op <= 0xc4:
	default:
		d.err = fmt.Errorf("instruction %#x is not one that Go's compiler writes", op)
	}
	return i
}

func (d *decoder) target() int {
	depth := int(d.unsigned())
	if depth < 0 || depth >= len(d.open) {
		d.err = errTruncated
		return 0
	}
	return d.open[len(d.open)-1-depth]
}

// encode writes the instructions.
func encode(dst []byte, list []instruction) []byte {
	open := []int{whole}
	depth := func(label int) uint64 {
		for n := range open {
			if open[len(open)-1-n] == label {
				return uint64(n)
			}
		}
		panic("a branch to a block that is not around it")
	}
	for _, i := range list {
		rest := i.rest[:i.width()]
		dst = append(dst, i.op)
		switch op := i.op; {
		case op == opBlock || op == opLoop || op == opIf:
			open = append(open, i.label)
			dst = append(dst, rest...)
		case op == opEnd:
			open = open[:len(open)-1]
		case op == opBr || op == opBrIf:
			dst = appendUnsigned(dst, depth(i.label))
		case op == opBrTable:
			dst = appendUnsigned(dst, uint64(len(i.labels)-1))
			for _, l := range i.labels {
				dst = appendUnsigned(dst, depth(l))
			}
		case op == opCall || op >= opLocalGet && op <= opGlobalSet:
			dst = appendUnsigned(dst, uint64(i.value))
		case op == opCallIndirect:
			dst = appendUnsigned(dst, uint64(i.value))
			dst = append(dst, rest...)
		case op >= opLoad && op <= opStoreLast:
			dst = append(dst, rest...)
			dst = appendUnsigned(dst, uint64(i.value))
		case op == opConst || op == opConst64:
			dst = appendSigned(dst, i.value)
		case op == opConst32f:
			dst = binary.LittleEndian.AppendUint32(dst, uint32(i.value))
		case op == opConst64f:
			dst = binary.LittleEndian.AppendUint64(dst, uint64(i.value))
		default:
			dst = append(dst, rest...)
		}
	}
	return dst
}
