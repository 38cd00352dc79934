package wasmopt

import (
	"errors"
	"fmt"
	"maps"
	"slices"
)

// The places of a function, which the compiler of Go calls resume points, get new
// numbers. Those where it is entered count up from 0 in their order, as its table does;
// those of calls that never return count down from lastPlace, and share a number if
// their descriptions are the same.

const lastPlace = 1<<13 - 1 // the last that takes two bytes

var errPlaces = errors.New("two calls come back to one place")

// numbering gives the places of a function other numbers.
type numbering struct {
	code  []instruction
	shape shape
	old   *described
	sp    map[int]int // by place
	maps  map[int]int // by the place before
	entry map[int]int // the numbers of the blocks where it is entered
	free  map[[2]int]int
}

// renumber changes the code, and what describes it.
func renumber(code []instruction, d *described) ([]instruction, error) {
	if _, ok := shapeOf(code); !ok || d.flag&flagAssembly != 0 {
		return code, nil
	}
	code = withoutUnentered(code, d)
	s, _ := shapeOf(code)
	n := numbering{code: code, shape: s, old: d, entry: map[int]int{}, sp: map[int]int{}, maps: map[int]int{}, free: map[[2]int]int{}}
	if err := n.all(); err != nil {
		return nil, fmt.Errorf("%s: %w", d.name, err)
	}
	return code, nil
}

// withoutUnentered leaves out where the function is never entered.
func withoutUnentered(code []instruction, d *described) []instruction {
	for before := -1; before != len(code); {
		before = len(code)
		s, _ := shapeOf(code)
		used := map[int]bool{0: true, int(d.returns): true}
		for i := range code {
			if place, ok := s.enters(code, i, d); ok {
				used[place] = true
			}
		}
		places := code[s.table].labels
		for place := range places {
			if !used[place] {
				places[place] = places[0]
			}
		}
		code = prune(code)
	}
	return code
}

// enters reports whether instruction i is the number of a place where the function
// will be entered, and returns the number.
func (s shape) enters(code []instruction, i int, d *described) (int, bool) {
	if number, ok := s.jump(code[:min(i+3, len(code))]); ok {
		return int(number), true
	}
	place, ok := site(code, i, d)
	if !ok {
		return 0, false
	}
	call, _ := calling(code, i)
	return place, place == 0 || code[call+1].op != opReturn
}

func (n *numbering) all() error {
	places := map[int]bool{}
	for _, label := range n.code[n.shape.table].labels {
		places[label] = true
	}
	for _, i := range n.code {
		if i.op == opEnd && places[i.label] {
			n.entry[i.label] = len(n.entry)
		}
	}
	if len(n.entry) > lastPlace/2 {
		return errPlaces
	}
	if err := n.change(); err != nil {
		return err
	}
	return n.describe()
}

func (n *numbering) number(place int) int { return n.entry[n.shape.place(n.code, int64(place))] }

// change writes the numbers into the code.
func (n *numbering) change() error {
	for i := range n.code {
		place, ok := site(n.code, i, n.old)
		if !ok {
			if _, ok := n.shape.jump(n.code[:min(i+3, len(n.code))]); ok {
				n.code[i].value = int64(n.number(int(n.code[i].value)))
			}
			continue
		}
		number := n.number(place)
		if _, ok := n.shape.enters(n.code, i, n.old); !ok {
			number = n.unentered(place)
		}
		n.code[i].value += int64(number - place)
		if n.put(n.sp, number, n.old.at(n.old.sp, place)) || place != 0 && n.put(n.maps, number-1, n.old.at(n.old.maps, place-1)) {
			return errPlaces
		}
	}
	return nil
}

// unentered returns the number of a place where the function is not entered.
func (n *numbering) unentered(place int) int {
	key := [2]int{n.old.at(n.old.sp, place), n.old.at(n.old.maps, place-1)}
	if n.free[key] == 0 {
		n.free[key] = lastPlace - len(n.free)
	}
	return n.free[key]
}

// put notes a value, and reports whether there was another one.
func (n *numbering) put(values map[int]int, place, value int) bool {
	was, ok := values[place]
	values[place] = value
	return ok && was != value
}

// describe writes the descriptions. Places that are never looked up get the size of
// the frame, since the runtime also asks for the largest value of all.
func (n *numbering) describe() error {
	d := n.old
	if d.returns != 0 {
		number := n.number(int(d.returns))
		if n.put(n.sp, number, d.at(d.sp, int(d.returns))) || n.put(n.maps, number, d.at(d.maps, int(d.returns))) {
			return errPlaces
		}
		d.returns = uint32(number)
	}
	n.put(n.sp, 0, d.at(d.sp, 0))
	labels := make([]int, len(n.entry))
	for label, number := range n.entry {
		labels[number] = label
	}
	n.code[n.shape.table].labels = labels
	count := len(n.entry)
	if len(n.free) > 0 {
		count = lastPlace + 1
	}
	lowest := d.lowest()
	d.sp = runs(n.sp, count+1, func(int) int { return lowest })
	d.maps = runs(n.maps, count, func(before int) int { return before })
	return nil
}

// runs returns the values of the places below count. Where there is none, other makes
// one of the value before, which is 0 at the start.
func runs(values map[int]int, count int, other func(before int) int) (list []run) {
	end, before := 0, 0
	add := func(to, value int) {
		if to > end {
			list = append(list, run{to, value})
			end, before = to, value
		}
	}
	for _, place := range slices.Sorted(maps.Keys(values)) {
		add(place, other(before))
		add(place+1, values[place])
	}
	add(count, other(before))
	return list
}
