package wasmopt

import "strings"

// A call writes onto Go's stack the place where the function goes on, and comes
// back with 1 if the stack of WebAssembly is to be left, as for another
// goroutine; then its caller returns 1 too.

const (
	opSub32   = 0x6b
	opStore64 = 0x37
)

// pushing are the instructions before the number that a call writes.
var pushing = []instruction{
	{op: opLocalGet, value: 1}, {op: opConst, value: 8}, {op: opSub32},
	{op: opLocalTee, value: 1}, {op: opGlobalSet, value: 0}, {op: opLocalGet, value: 1},
}

// site reports whether instruction n is the number that a call in the function
// writes, and of which place.
func site(code []instruction, n int, d *described) (place int, ok bool) {
	if code[n].op != opConst64 || code[n].value>>16 != int64(d.entry) || n < len(pushing) || n+3 >= len(code) || !code[n+1].is(opStore64, 0) {
		return 0, false
	}
	for k, p := range pushing {
		if !code[n-len(pushing)+k].is(p.op, p.value) {
			return 0, false
		}
	}
	_, ok = calling(code, n)
	return int(code[n].value & 0xffff), ok
}

// calling returns the index of the call that belongs to site n.
func calling(code []instruction, n int) (int, bool) {
	for i := n + 2; i < len(code); i++ {
		switch code[i].op {
		case opCall, opCallIndirect:
			return i, true
		case opConst, opConst64, opLocalSet, opLocalGet, 0x88, 0xa7: // i64.shr_u, i32.wrap_i64
		default:
			return 0, false
		}
	}
	return 0, false
}

// The functions of the runtime that a call never comes back from, except to
// leave the stack. The compiler knows them too.
const neverReturn = ` throw fatal throwinit gopanic panicwrap block goexit1 sigpanic
panicmakeslicelen panicmakeslicecap panicunsafeslicelen panicunsafeslicenilptr
panicunsafestringlen panicunsafestringnilptr panicrangestate panicSliceConvert
panicdivide panicshift panicoverflow panicfloat panicmem panicmemAddr
panicnildottype panicdottypeE panicdottypeI goPanicSliceConvert
goPanicIndex goPanicIndexU goPanicSliceAlen goPanicSliceAlenU
goPanicSliceAcap goPanicSliceAcapU goPanicSliceB goPanicSliceBU
goPanicSlice3Alen goPanicSlice3AlenU goPanicSlice3Acap goPanicSlice3AcapU
goPanicSlice3B goPanicSlice3BU goPanicSlice3C goPanicSlice3CU `

// finalCalls returns the indices of these functions.
func finalCalls(table []described, imports int) map[int64]bool {
	known := map[string]bool{}
	for _, name := range strings.Fields(neverReturn) {
		known["runtime."+name] = true
	}
	set := map[int64]bool{}
	for i, d := range table {
		if known[d.name] {
			set[int64(imports+i)] = true
		}
	}
	return set
}

// returnAtCalls returns code that returns 1 at the calls, not after a block around
// all. What calls one of the final functions ends there.
func (s shape) returnAtCalls(code []instruction, final map[int64]bool) []instruction {
	if s.exit == 0 {
		return code
	}
	out := make([]instruction, 0, len(code)+len(code)/4)
	for _, i := range code {
		n := len(out)
		if i.op != opBrIf || i.label != s.exit {
			out = append(out, i)
		} else if n > 3 && out[n-3].op == opCall && final[out[n-3].value] {
			out = append(out[:n-2], instruction{op: opReturn})
		} else {
			out = append(out, instruction{op: opIf, label: -1, rest: [3]byte{empty}},
				instruction{op: opConst, value: 1}, instruction{op: opReturn}, instruction{op: opEnd, label: -1})
		}
	}
	return out
}
