package whatif

import "slices"

const (
	mapStations = 30 // that the picture has at most: else it shows the ways to the targets only
	chainHead   = 4  // stations of a chain that are drawn, before those that are left out
	chainTail   = 3  // and after them
	fewHead     = 3  // the same where only the ways are shown
	fewTail     = 2
	detoursKept = 2 // of one station that are drawn, before those that are left out
)

// by is which of the runs walked somewhere.
type by uint8

const (
	byA    by = 1 << iota
	byB       //
	byBoth    // before they part
)

// ofRun returns the bit of a run that walks alone.
func ofRun(i int) by { return byA << i }

// place is a folder or a file in the tree, and who came there and left it again.
type place struct {
	name     string
	parent   *place // nil for a root
	kids     []*place
	in, back by
	first    [2]int // the step of each run that came here first
	left     [2]int // and that left first
	ups      [2]int // how often each run left
	more     int    // how many places it stands for; 0 for itself alone
	shown    *place // stands for it; itself if it is drawn
	end      by     // the runs that end here
	way      by     // the runs on whose way to the target it is
	row      int
}

// visit is where a run is from a step on.
type visit struct {
	at   *place
	step int
}

// tree is all places that two runs come to.
type tree struct {
	roots  []*place
	fork   *place // where they diverge; nil for nowhere
	visits [2][]visit
	shared int  // visits that both make, with that of the root
	whole  bool // nothing is left out but chains
}

// grow returns the tree of two walks, of which the first moves are shared.
func grow(walks [2]walk, shared int) *tree {
	t := &tree{whole: walks[0].whole && walks[1].whole}
	together := walks[0].root == walks[1].root
	for i, w := range walks {
		if w.root == "" {
			continue
		}
		if i == 0 || !together {
			t.roots = append(t.roots, &place{name: w.root})
		}
		at, who := t.roots[len(t.roots)-1], byBoth
		at.in |= ofRun(i)
		t.visits[i] = []visit{{at, 0}}
		for n, m := range w.moves {
			if n >= shared {
				who = ofRun(i)
			}
			at = at.walk(m, i, who)
			t.visits[i] = append(t.visits[i], visit{at, m.step})
		}
		at.end |= ofRun(i)
		for p := at; p != nil; p = p.parent {
			p.way |= ofRun(i)
		}
	}
	if together {
		t.roots[0].in = byBoth
		t.shared = shared + 1
		if shared < max(len(walks[0].moves), len(walks[1].moves)) {
			t.fork = t.visits[0][shared].at
		}
	}
	return t
}

// walk returns where a move of a run leads.
func (p *place) walk(m move, run int, who by) *place {
	if m.up() {
		if p.back&who == 0 {
			p.left[run] = m.step
		}
		p.back |= who
		p.ups[run]++
		if p.parent == nil {
			return p
		}
		return p.parent
	}
	i := slices.IndexFunc(p.kids, func(k *place) bool { return k.name == m.name && k.more == m.more })
	if i < 0 {
		i = len(p.kids)
		p.kids = append(p.kids, &place{name: m.name, more: m.more, parent: p})
	}
	k := p.kids[i]
	if k.in&who == 0 {
		k.first[run] = m.step
	}
	if k.in&byBoth == 0 { // a line that both drew is there
		k.in |= who
	}
	return k
}

// shrink leaves out what there is no room for.
func (t *tree) shrink() {
	t.each(func(p *place) { p.shown = p })
	for _, root := range t.roots {
		t.foldDetours(root)
		t.foldChains(root, chainHead, chainTail)
	}
	if t.count() <= mapStations {
		return
	}
	t.whole = false
	for t.fork != nil && t.fork.way == 0 {
		t.fork = t.fork.parent
	}
	for _, root := range t.roots {
		t.keepWays(root)
		t.foldChains(root, fewHead, fewTail)
	}
}

// each calls a function for each place that is drawn.
func (t *tree) each(do func(*place)) {
	var visit func(*place)
	visit = func(p *place) {
		do(p)
		for _, k := range p.kids {
			visit(k)
		}
	}
	for _, root := range t.roots {
		visit(root)
	}
}

func (t *tree) count() (n int) {
	t.each(func(*place) { n++ })
	return n
}

// standFor makes a place stand for another one and for all below that.
func (p *place) standFor(other *place) {
	other.shown = p
	for _, k := range other.kids {
		p.standFor(k)
	}
}

// leave counts how often another place, which this one stands for, is left.
func (p *place) leave(other *place) {
	for run, n := range other.ups {
		p.ups[run] += n
	}
}

// fixed reports whether a place must be drawn.
func (t *tree) fixed(p *place) bool { return p.end != 0 || p == t.fork || p.parent == nil }

// foldDetours makes the detours from a place one, but for the first.
func (t *tree) foldDetours(p *place) {
	var kept []*place
	var last *place
	detours := 0
	for _, k := range p.kids {
		if k.way != 0 || t.contains(k, t.fork) {
			kept = append(kept, k)
			continue
		}
		switch detours++; {
		case detours <= detoursKept:
			kept = append(kept, k)
		case last == nil:
			last = k
			kept = append(kept, k)
		default:
			last.in |= k.in
			last.back |= k.back
			last.leave(k)
			last.more = max(last.more, 1) + 1
			last.standFor(k)
		}
	}
	if last != nil && last.more > 1 {
		for _, k := range last.kids {
			last.standFor(k)
		}
		last.kids = nil
	}
	p.kids = kept
	for _, k := range p.kids {
		t.foldDetours(k)
	}
}

// contains reports whether a place is another one or above it.
func (t *tree) contains(p, other *place) bool {
	for ; other != nil; other = other.parent {
		if other == p {
			return true
		}
	}
	return false
}

// foldChains leaves out the middle of each chain of places that are all alike.
func (t *tree) foldChains(p *place, head, tail int) {
	for _, k := range p.kids {
		chain := []*place{}
		for at := k; ; at = at.kids[0] {
			if t.fixed(at) || len(at.kids) != 1 || len(chain) > 0 && (at.in != chain[0].in || at.back != chain[0].back) {
				t.foldChain(chain, head, tail)
				t.foldChains(at, head, tail)
				break
			}
			chain = append(chain, at)
		}
	}
}

func (t *tree) foldChain(chain []*place, head, tail int) {
	if len(chain) < head+tail+2 {
		return
	}
	first, after := chain[head], chain[len(chain)-tail]
	n := 0
	for _, p := range chain[head : len(chain)-tail] {
		n += max(p.more, 1)
		if p != first {
			first.leave(p)
			p.shown = first
		}
	}
	first.more, first.kids = n, []*place{after}
	after.parent = first
}

// keepWays leaves out what is on no way to a target.
func (t *tree) keepWays(p *place) {
	p.back, p.ups = 0, [2]int{}
	if p.in = p.way; p.way == byA|byB {
		p.in = byBoth
	}
	kids := p.kids
	p.kids = nil
	for _, k := range kids {
		if k.way == 0 {
			p.standFor(k)
			continue
		}
		p.kids = append(p.kids, k)
		t.keepWays(k)
	}
}

// at returns where a run is when it has made so many steps, and whether the other one has come
// the same way. A run without a target is nowhere.
func (t *tree) at(run, made int) (p *place, shared bool) {
	if t.visits[run] == nil {
		return nil, false
	}
	n := 0
	for n+1 < len(t.visits[run]) && t.visits[run][n+1].step <= made {
		n++
	}
	p = t.visits[run][n].at
	for p.shown != p {
		p = p.shown
	}
	return p, n < t.shared
}

// setRows gives each place its row: what both run through, or A, is in the middle, the branches
// of A are below and those of B above. What branches off later is nearer, so that no line
// crosses another one.
func (t *tree) setRows() (first, last int) {
	next := map[int]int{1: 1, -1: -1}
	var lay func(p *place, side int)
	lay = func(p *place, side int) {
		chain := []*place{}
		for at, row := p, p.row; ; at = at.kids[0] {
			at.row = row
			if chain = append(chain, at); len(at.kids) == 0 {
				break
			}
		}
		for _, at := range slices.Backward(chain) {
			for i, k := range at.kids {
				if i == 0 {
					continue
				}
				to := side
				if to == 0 {
					if to = 1; k.in&byB != 0 {
						to = -1
					}
				}
				k.row = next[to]
				next[to] += to
				lay(k, to)
			}
		}
	}
	lay(t.roots[0], 0)
	if len(t.roots) > 1 { // of the second run, above the first one
		t.roots[1].row = next[-1]
		next[-1]--
		lay(t.roots[1], -1)
	}
	return next[-1] + 1, next[1] - 1
}

// depth returns how many places are drawn before one.
func (p *place) depth() (n int) {
	for ; p.parent != nil; p = p.parent {
		n++
	}
	return n
}
