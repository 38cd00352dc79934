package main

const (
	type32    = 0x7f
	type64    = 0x7e
	baseLocal = 2
)

// based makes the function keep what all numbers that its calls write have in
// common in a local variable, set once; so the calls of all functions look alike.
func (f *function) based(d *described) {
	var sites []int
	for i := range f.code {
		if _, ok := site(f.code, i, d); ok {
			sites = append(sites, i)
		}
	}
	if len(sites) == 0 || !f.insertLocal() {
		return
	}
	var out []instruction
	for n, i := range f.code {
		if i.op >= opLocalGet && i.op <= opLocalTee && i.value >= baseLocal {
			i.value++
		}
		if len(sites) > 0 && n == sites[0] {
			sites = sites[1:]
			out = append(out, instruction{op: opLocalGet, value: baseLocal})
			if i.value &= 0xffff; i.value == 0 {
				continue
			}
			out = append(out, i, instruction{op: opOr64})
			continue
		}
		out = append(out, i)
		if n == 1 {
			out = append(out, instruction{op: opConst64, value: int64(d.entry) << 16}, instruction{op: opLocalSet, value: baseLocal})
		}
	}
	f.code = out
}

// insertLocal declares a variable behind the parameter and the stack pointer.
func (f *function) insertLocal() bool {
	r := reader{rest: f.locals}
	groups := r.unsigned()
	if groups == 0 || r.unsigned() != 1 || r.byte() != type32 {
		return false
	}
	count := uint64(1)
	if groups > 1 {
		rest := r
		if n := rest.unsigned(); rest.byte() == type64 {
			r, count, groups = rest, n+1, groups-1
		}
	}
	locals := append(appendUnsigned(nil, groups+1), 1, type32)
	locals = append(appendUnsigned(locals, count), type64)
	f.locals = append(locals, r.rest...)
	return true
}
