package wasmopt

// prune leaves out the blocks that nothing branches to and the code that is
// never reached, until there is none.
func prune(code []instruction) []instruction {
	for {
		shorter := unwrapped(withoutDeadCode(merged(code)))
		if len(shorter) == len(code) {
			return shorter
		}
		code = shorter
	}
}

// renamed changes the labels that are branched to.
func renamed(code []instruction, name func(label int) int) {
	for n, i := range code {
		switch i.op {
		case opBr, opBrIf:
			code[n].label = name(i.label)
		case opBrTable:
			for k, l := range i.labels {
				i.labels[k] = name(l)
			}
		}
	}
}

// merged branches to the outer one of two blocks that end in one place.
func merged(code []instruction) []instruction {
	block := map[int]bool{}
	outer := map[int]int{}
	for n, i := range code {
		if i.op == opBlock {
			block[i.label] = true
		}
		if i.op == opEnd && block[i.label] && code[max(n, 1)-1].op == opEnd && block[code[n-1].label] {
			outer[code[n-1].label] = i.label
		}
	}
	renamed(code, func(label int) int {
		for outer[label] != 0 {
			label = outer[label]
		}
		return label
	})
	return code
}

// unwrapped leaves out the begin and the end of blocks that nothing branches to.
func unwrapped(code []instruction) []instruction {
	used := map[int]bool{}
	renamed(code, func(label int) int {
		used[label] = true
		return label
	})
	gone := map[int]bool{}
	out := code[:0]
	for _, i := range code {
		if (i.op == opBlock || i.op == opLoop) && !used[i.label] {
			gone[i.label] = true
		} else if i.op != opEnd || !gone[i.label] {
			out = append(out, i)
		}
	}
	return out
}

// withoutDeadCode leaves out what comes after a branch, up to the end of the block.
func withoutDeadCode(code []instruction) []instruction {
	out := code[:0]
	dead, depth := false, 0 // depth counts the blocks that begin in dead code
	for _, i := range code {
		switch {
		case !dead:
		case i.op == opBlock || i.op == opLoop || i.op == opIf:
			depth++
		case depth == 0 && (i.op == opElse || i.op == opEnd):
			dead = false
		case i.op == opEnd:
			depth--
		}
		if dead {
			continue
		}
		out = append(out, i)
		dead = i.op == opUnreachable || i.op == opBr || i.op == opBrTable || i.op == opReturn
	}
	return out
}
