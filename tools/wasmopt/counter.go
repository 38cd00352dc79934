package wasmopt

const (
	type32 = 0x7f
	type64 = 0x7e
)

// The variables that a function gets, in front of its own.
const (
	baseLocal  = 2 // what all places of the function have in common
	placeLocal = 3 // the place it has come to
	added      = 2
)

// count makes a function count the places of its calls, so that all calls look
// alike: each adds one to the place before, where that is the same on all ways.
func (f *function) count(d *described) {
	calls := false
	for n := range f.code {
		_, ok := site(f.code, n, d)
		calls = calls || ok
	}
	if !calls || !f.insertLocals() {
		return
	}
	for n := range f.code {
		if i := &f.code[n]; i.op >= opLocalGet && i.op <= opLocalTee && i.value >= baseLocal {
			i.value += added
		}
	}
	c := counter{d: d, place: unknown, entry: map[int]int{}, from: map[int]int{}}
	f.code = c.count(f.code)
}

// What place the variable holds where it is not the same on all ways, and where
// no way leads to.
const (
	unknown = -1
	never   = -2
)

func meet(a, b int) int {
	switch {
	case a == never || a == b:
		return b
	case b == never:
		return a
	}
	return unknown
}

// counter follows the code.
type counter struct {
	d     *described
	place int         // in the variable, at this point of the code
	entry map[int]int // of blocks after which the function is entered
	from  map[int]int // what place branches to a block come from
	open  []int       // by block around this point: the place that skips to its end
	out   []instruction
}

func (c *counter) add(list ...instruction) { c.out = append(c.out, list...) }

// count makes the calls use the variables.
func (c *counter) count(code []instruction) []instruction {
	table := -1
	if s, ok := shapeOf(code); ok {
		table = s.table
		for place, label := range code[table].labels {
			if _, ok := c.entry[label]; ok {
				place = unknown
			}
			c.entry[label] = place
		}
	}
	c.out = make([]instruction, 0, len(code)+len(code)/8)
	for n, i := range code {
		if place, ok := site(code, n, c.d); ok {
			call, _ := calling(code, n)
			c.site(place, code[call+1].op != opReturn)
			continue
		}
		if n == table-1 {
			c.add(instruction{op: opLocalGet, value: 0}, instruction{op: opExtend64}, instruction{op: opLocalGet, value: baseLocal},
				instruction{op: opOr64}, instruction{op: opLocalSet, value: placeLocal})
		}
		c.add(i)
		c.follow(i)
		if n == 1 {
			c.add(instruction{op: opConst64, value: int64(c.d.entry) << 16}, instruction{op: opLocalSet, value: baseLocal})
		}
	}
	return c.out
}

// follow notes what an instruction does to the place.
func (c *counter) follow(i instruction) {
	switch i.op {
	case opBlock:
		c.open = append(c.open, never)
	case opLoop:
		c.open = append(c.open, never)
		c.place = unknown
	case opIf:
		c.open = append(c.open, c.place)
	case opElse:
		c.place, c.open[len(c.open)-1] = c.open[len(c.open)-1], c.place
	case opBr, opBrIf:
		c.branch(i.label)
	case opEnd:
		c.end(i.label)
	}
	switch i.op {
	case opBr, opBrTable, opReturn, opUnreachable:
		c.place = never
	}
}

func (c *counter) branch(label int) {
	from, ok := c.from[label]
	if !ok {
		from = never
	}
	c.from[label] = meet(from, c.place)
}

func (c *counter) end(label int) {
	if last := len(c.open) - 1; last >= 0 {
		c.place = meet(c.place, c.open[last])
		c.open = c.open[:last]
	}
	if from, ok := c.from[label]; ok {
		c.place = meet(c.place, from)
	}
	if entered, ok := c.entry[label]; ok {
		c.place = meet(c.place, entered)
	}
}

// site writes the number of a place: as what it is beyond the last, if that is
// known; so it is for a call that comes back.
func (c *counter) site(place int, back bool) {
	switch {
	case back && c.place >= 0:
		c.add(instruction{op: opLocalGet, value: placeLocal}, instruction{op: opConst64, value: int64(place - c.place)}, instruction{op: opAdd64})
	case place == 0:
		c.add(instruction{op: opLocalGet, value: baseLocal})
		return
	default:
		c.add(instruction{op: opLocalGet, value: baseLocal}, instruction{op: opConst64, value: int64(place)}, instruction{op: opOr64})
	}
	if back {
		c.add(instruction{op: opLocalTee, value: placeLocal})
		c.place = place
	}
}

// insertLocals declares the variables after the parameter and the stack pointer.
func (f *function) insertLocals() bool {
	r := reader{rest: f.locals}
	groups := r.unsigned()
	if groups == 0 || r.unsigned() != 1 || r.byte() != type32 {
		return false
	}
	count := uint64(added)
	if groups > 1 {
		rest := r
		if n := rest.unsigned(); rest.byte() == type64 {
			r, count, groups = rest, n+added, groups-1
		}
	}
	locals := append(appendUnsigned(nil, groups+1), 1, type32)
	locals = append(appendUnsigned(locals, count), type64)
	f.locals = append(locals, r.rest...)
	return true
}
