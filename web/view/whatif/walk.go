package whatif

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/view/timeline"
)

// A path is a place in a tree of folders, and a run walks there. A folder is only a name with a
// slash after it: nobody has looked whether there is one.

const (
	walkMoves = 400 // that are followed; of a longer run the picture shows the way to its target
	wayKept   = 30  // names at each end of a long way: those between are one
)

// move is into a folder or to a file, or up again.
type move struct {
	name string // with its slash if it is a folder; empty for up
	step int    // how many steps the run has made by then
	more int    // names that name stands for, if it is several
}

func (m move) up() bool { return m.name == "" && m.more == 0 }

func (m move) same(n move) bool { return m.name == n.name && m.more == n.more }

// walk is the way of a run to its target.
type walk struct {
	root  string // what is before the path, with the slash that the path begins with
	moves []move
	whole bool // every move is there, not only the way to the target
}

// splitURI returns where the path of a URI begins and ends, as RFC 3986 appendix B does.
func splitURI(text string) (start, end int) {
	if i := strings.IndexAny(text, ":/?#"); i >= 0 && text[i] == ':' {
		start = i + 1
	}
	if rest := text[start:]; strings.HasPrefix(rest, "//") {
		start += 2 + until(rest[2:], "/?#")
	}
	return start, start + until(text[start:], "?#")
}

// until returns the index of the first of some characters; len(s) if there is none.
func until(s, chars string) int {
	if i := strings.IndexAny(s, chars); i >= 0 {
		return i
	}
	return len(s)
}

// placeOf returns where a URI is: its root, and the names of its path.
func placeOf(text string) (root string, names []string) {
	start, end := splitURI(text)
	if start < end && text[start] == '/' {
		start++
	}
	for at := start; at < end; {
		next := at + until(text[at:end], "/")
		next = min(next+1, end)
		names = append(names, text[at:next])
		at = next
	}
	return text[:start], names
}

// walkOf returns how a run walks to its target.
func walkOf(r *core.Resolution) walk {
	root, names := placeOf(r.Target.Text)
	w := walk{root: root, whole: true}
	if r.Trace != nil && len(r.Trace.Steps) <= walkMoves {
		switch r.Base.Dialect {
		case core.RFC1630:
			w.moves = partialMoves(r.Trace)
		case core.URL:
			w.moves = stateMoves(r.Trace)
		default:
			w.moves = dotMoves(r.Trace)
		}
	}
	if slices.Equal(w.arrival(), names) {
		return w
	}
	w.moves, w.whole = nil, len(names) <= walkMoves && timeline.Length(r.Trace) <= walkMoves
	at := pathStep(r.Trace)
	for _, name := range names {
		w.moves = append(w.moves, move{name: name, step: at})
	}
	return w
}

// arrival returns the names of the place where the moves end.
func (w walk) arrival() (names []string) {
	for _, m := range w.moves {
		if !m.up() {
			names = append(names, m.name)
		} else if len(names) > 0 {
			names = names[:len(names)-1]
		}
	}
	return names
}

// pathStep returns after which step a run that removes no dots has its path.
func pathStep(t *core.Trace) int {
	for i := timeline.Length(t) - 1; i >= 0; i-- {
		if r := t.Steps[i].Rule; r.Assigns && r.Component == "path" {
			return i + 1
		}
	}
	return timeline.Length(t)
}

// dotMoves returns the moves of RFC 3986 §5.2.4: what comes to the output buffer, and what goes.
func dotMoves(t *core.Trace) (list []move) {
	for i := range t.Steps {
		at := int32(i)
		switch {
		case t.Steps[i].Rule.Section != timeline.DotsSection:
		case t.Steps[i].Push:
			name := strings.TrimPrefix(t.Moved(at), "/")
			if t.Input(at) != "" {
				name += "/"
			}
			if name != "" { // else it stays in the folder
				list = append(list, move{name: name, step: i + 1})
			}
		case timeline.Deepens(t, at) < 0:
			list = append(list, move{step: i + 1})
		}
	}
	return list
}

// stateMoves returns the moves of the URL Standard §4.4. What the path of the base loses before
// a segment is read was never entered.
func stateMoves(t *core.Trace) (list []move) {
	var before []string
	for n := 1; n <= len(t.Steps); n++ {
		made := core.URLSoFar(t, n)
		rest := made.Text[made.Path:]
		path := strings.TrimPrefix(rest[:until(rest, "?#")], "/")
		if path != "" && n < len(t.Steps) && !strings.HasSuffix(path, "/") {
			path += "/" // more may follow
		}
		_, names := placeOf("/" + path)
		kept := 0
		for kept < min(len(names), len(before)) && names[kept] == before[kept] {
			kept++
		}
		for range len(before) - kept {
			switch last := len(list) - 1; {
			case t.Steps[n-1].Rule.Op == syntax.OpShorten:
				list = append(list, move{step: n})
			case list[last].up():
				return nil // no document says so
			default:
				list = list[:last]
			}
		}
		for _, name := range names[kept:] {
			list = append(list, move{name: name, step: n})
		}
		before = names
	}
	return list
}

// partialMoves returns the moves of RFC 1630, page 10: the elements of the two texts put
// together, with those that are removed. It has a step only for what it removes.
func partialMoves(t *core.Trace) (list []move) {
	joined, step := -1, 0
	removed := map[uint32]int{} // where an element begins, and its step
	for i := range t.Steps {
		s := &t.Steps[i]
		switch {
		case s.Rule.Op == syntax.OpJoinPartial:
			joined = i + 1
		case s.Rule.Op == syntax.OpRemoveParent:
			removed[s.To.Start] = i + 1
		case s.Rule.Op == syntax.OpRemoveDot:
			removed[s.From.Start] = i + 1
		}
	}
	if joined < 0 {
		return nil
	}
	text := t.Texts[core.TextPath]
	root, names := placeOf(text)
	at := uint32(len(root))
	step = joined
	for _, name := range names {
		n, gone := removed[at]
		at += uint32(len(name))
		step = max(step, n)
		switch {
		case !gone:
			list = append(list, move{name: name, step: step})
		case strings.HasPrefix(name, ".."):
			list = append(list, move{step: step})
		case name == "." && len(list) > 0: // which takes the slash before it along
			last := &list[len(list)-1]
			last.name = strings.TrimSuffix(last.name, "/")
		}
	}
	return list
}

// common returns how many moves two walks begin with alike.
func common(a, b walk) (n int) {
	if a.root != b.root {
		return 0
	}
	for n < min(len(a.moves), len(b.moves)) && a.moves[n].same(b.moves[n]) {
		n++
	}
	return n
}

// elide makes the names between the ends of a long way one.
func (w *walk) elide(shared int) {
	if len(w.moves) <= walkMoves {
		return
	}
	w.moves = append(elided(w.moves[:shared]), elided(w.moves[shared:])...)
}

func elided(list []move) []move {
	n := len(list) - 2*wayKept
	if n <= 1 {
		return slices.Clone(list)
	}
	middle := move{more: n, step: list[wayKept].step}
	return slices.Concat(list[:wayKept], []move{middle}, list[len(list)-wayKept:])
}
