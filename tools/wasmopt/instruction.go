package wasmopt

import (
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
	opPrefix       = 0xfc // of the operations on whole ranges of memory
)

// empty is the type of a block that leaves nothing.
const empty = 0x40

// instruction is one instruction. Its label identifies the block that it begins, or
// the one that it branches to.
type instruction struct {
	op     byte
	label  int
	value  int64 // an index, a constant, or the offset of a memory access
	labels []int // of br_table, the default last
	rest   []byte
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
	var list []instruction
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
		i.rest = d.bytes(1)
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
		i.rest = d.bytes(1)
	case op >= 0x28 && op <= 0x3e:
		i.rest = d.bytes(1) // alignment
		i.value = int64(d.unsigned())
	case op == 0x3f || op == 0x40:
		i.rest = d.bytes(1)
	case op == opConst || op == opConst64:
		i.value = d.signed()
	case op == opConst32f:
		i.rest = d.bytes(4)
	case op == opConst64f:
		i.rest = d.bytes(8)
	case op == opPrefix:
		i.rest = d.prefixed()
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

// prefixed is what follows the prefix: of memory.copy two memories, of
// memory.fill one.
func (d *decoder) prefixed() []byte {
	if len(d.rest) == 0 {
		return d.bytes(1)
	}
	switch op := d.rest[0]; {
	case op < 8:
		return d.bytes(1)
	case op == 10:
		return d.bytes(3)
	case op == 11:
		return d.bytes(2)
	}
	d.err = errors.New("an operation on tables or on segments is not one that Go's compiler writes")
	return nil
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
		dst = append(dst, i.op)
		switch op := i.op; {
		case op == opBlock || op == opLoop || op == opIf:
			open = append(open, i.label)
			dst = append(dst, i.rest...)
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
			dst = append(dst, i.rest...)
		case op >= 0x28 && op <= 0x3e:
			dst = append(dst, i.rest...)
			dst = appendUnsigned(dst, uint64(i.value))
		case op == opConst || op == opConst64:
			dst = appendSigned(dst, i.value)
		default:
			dst = append(dst, i.rest...)
		}
	}
	return dst
}
