package wasmopt

// Go's compiler lays a function out as a loop around nested blocks, one for each
// place where it can be entered: the table at its start branches to the block
// that ends there. A jump writes the number of the place into the parameter and
// goes round the loop.

// shape is where the parts of such a function are.
type shape struct {
	table int // the index of br_table among the instructions
	exit  int // the label of the block after which 1 is returned, or 0
	loop  int // the label of the loop, or 0
}

// shapeOf finds them; false is for functions written in assembly that are
// called in another way, and for those without a table.
func shapeOf(code []instruction) (shape, bool) {
	var s shape
	if len(code) < 4 || !code[0].is(opGlobalGet, 0) || !code[1].is(opLocalSet, 1) {
		return s, false
	}
	i := 2
	for ; code[i].op == opBlock || code[i].op == opLoop; i++ {
		if code[i].op == opLoop {
			s.loop = code[i].label
		}
	}
	if !code[i].is(opLocalGet, 0) || code[i+1].op != opBrTable {
		return s, false
	}
	s.table = i + 1
	if n := len(code); code[2].op == opBlock && code[n-2].is(opConst, 1) && code[n-3].op == opEnd && code[n-3].label == code[2].label {
		s.exit = code[2].label
	}
	return s, true
}

// is reports whether an instruction has this operation and this operand.
func (i instruction) is(op byte, value int64) bool { return i.op == op && i.value == value }

// place returns the block that ends where the function is entered with a number.
func (s shape) place(code []instruction, number int64) int {
	places := code[s.table].labels
	return places[min(int(number), len(places)-1)]
}

// jump reports whether the instructions end in a jump, and returns its number.
func (s shape) jump(code []instruction) (int64, bool) {
	n := len(code) - 1
	if n < 2 || s.loop == 0 || code[n].op != opBr || code[n].label != s.loop || !code[n-1].is(opLocalSet, 0) || code[n-2].op != opConst {
		return 0, false
	}
	return code[n-2].value, true
}

// forward makes the jumps to blocks that have not ended leave these blocks.
func (s shape) forward(code []instruction) []instruction {
	open := map[int]bool{}
	out := code[:0]
	for _, i := range code {
		switch i.op {
		case opBlock:
			open[i.label] = true
		case opEnd:
			open[i.label] = false
		}
		out = append(out, i)
		if number, ok := s.jump(out); ok {
			if to := s.place(code, number); open[to] {
				out = append(out[:len(out)-3], instruction{op: opBr, label: to})
			}
		}
		if n := len(out); i.op == opEnd && n > 2 && out[n-2].op == opBr && out[n-3].op == opIf {
			out = append(out[:n-3], instruction{op: opBrIf, label: out[n-2].label})
		}
	}
	return out
}
