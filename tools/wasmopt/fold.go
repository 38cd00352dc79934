package wasmopt

const (
	opEnd        = 0x0b
	opSelect     = 0x1b
	opLoad       = 0x28 // the first of the loads
	opStore      = 0x36 // the first of the stores
	opStoreLast  = 0x3e
	opEqz32      = 0x45 // the first of the comparisons
	opExtend64   = 0xad // i64.extend_i32_u
	opAdd64      = 0x7c
	opWrap32     = 0xa7 // i32.wrap_i64
	opLastSimple = 0xc4
)

// fold adds what is added to the stack pointer to the offset of the access to
// memory: Go's compiler computes an address with 64 bits and cuts it off.
func fold(code []instruction) []instruction {
	out := code[:0]
	for n := 0; n < len(code); n++ {
		out = append(out, code[n])
		if n+5 >= len(code) || !code[n].is(opLocalGet, 1) || code[n+1].op != opExtend64 || code[n+2].op != opConst64 ||
			code[n+2].value < 0 || code[n+2].value >= 1<<30 || code[n+3].op != opAdd64 || code[n+4].op != opWrap32 {
			continue
		}
		added := code[n+2].value
		if access := accessOf(code, n+5); access > 0 {
			code[access].value += added
		} else {
			out = append(out, instruction{op: opConst, value: added}, instruction{op: opAdd32})
		}
		n += 4
	}
	return out
}

// accessOf returns the instruction that takes the address that is on the stack before
// instruction n, or 0.
func accessOf(code []instruction, n int) int {
	for above := 0; n < len(code); n++ { // how much is on top of the address
		pops, pushes, ok := code[n].effect()
		if !ok || pops > above+1 {
			return 0
		}
		if pops > above {
			if op := code[n].op; op >= opLoad && op <= opStoreLast {
				return n
			}
			return 0
		}
		above += pushes - pops
	}
	return 0
}

// effect returns how many values an instruction takes from the stack and how many it
// leaves there; false is for those that do more.
func (i instruction) effect() (pops, pushes int, ok bool) {
	switch op := i.op; {
	case op == opLocalGet || op == opGlobalGet || op >= opConst && op <= opConst64f:
		return 0, 1, true
	case op == opLocalTee:
		return 1, 1, true
	case op == opLocalSet:
		return 1, 0, true
	case op == opSelect:
		return 3, 1, true
	case op >= opStore && op <= opStoreLast:
		return 2, 0, true
	case op >= opLoad && op < opStore:
		return 1, 1, true
	case op < opEqz32 || op > opLastSimple:
		return 0, 0, false
	case unary[op]:
		return 1, 1, true
	}
	return 2, 1, true
}

// unary are the operations on one number; from eqz on the others have two.
var unary = func() (set [256]bool) {
	for _, ops := range [][2]byte{{0x45, 0x45}, {0x50, 0x50}, {0x67, 0x69}, {0x79, 0x7b}, {0x8b, 0x91}, {0x99, 0x9f}, {0xa7, 0xc4}} {
		for op := ops[0]; op <= ops[1]; op++ {
			set[op] = true
		}
	}
	return set
}()
