package abnf

// byteClasses numbers the bytes so that two with the same number are told
// apart by no edge.
type byteClasses struct {
	of    [256]uint8
	count int
}

func classesOf(m nfa) byteClasses {
	var begins [257]bool // a class begins here: an edge starts or has just ended
	for _, s := range m.states {
		for _, e := range s.edges {
			begins[e.lo] = true
			begins[int(e.hi)+1] = true
		}
	}
	var k byteClasses
	for c := 1; c < 256; c++ {
		if begins[c] {
			k.count++
		}
		k.of[c] = uint8(k.count)
	}
	k.count++
	return k
}
