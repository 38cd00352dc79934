package play

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// PointAt says what is pointed at: the Point of a piece, or nothing. What it was
// made of, or what became of it, is then marked in the other texts.
type PointAt struct{ Point string }

func (a PointAt) reduce(s State) State {
	s.Point, s.Cursor = a.Point, false
	return s
}

// point is a span of one of the texts of a resolution.
type point struct {
	text uint8
	syntax.Span
}

// String is the point as pieces carry it: "text:start-end".
func (p point) String() string {
	return strconv.Itoa(int(p.text)) + ":" + strconv.Itoa(int(p.Start)) + "-" + strconv.Itoa(int(p.End))
}

// parsePoint reads what String wrote. Anything else points at nothing.
func parsePoint(s string) (p point, ok bool) {
	text, span, _ := strings.Cut(s, ":")
	start, end, _ := strings.Cut(span, "-")
	n := [3]uint64{}
	for i, field := range []string{text, start, end} {
		v, err := strconv.ParseUint(field, 10, 32)
		if err != nil {
			return point{}, false
		}
		n[i] = v
	}
	p = point{uint8(n[0]), syntax.Span{Start: uint32(n[1]), End: uint32(n[2])}}
	return p, p.Start < p.End
}

// highlights is what is pointed at, with its source or what became of it.
func (v *view) highlights() []point {
	at, ok := parsePoint(v.state.Point)
	if !ok {
		return nil
	}
	list := []point{at}
	for _, o := range v.r.Origins {
		target, source := point{core.TextTarget, o.Target}, point{o.Text, o.Source}
		switch {
		case source.Empty():
		case at.meets(target):
			list = append(list, at.carry(target, source))
		case at.meets(source):
			list = append(list, at.carry(source, target))
		}
	}
	return list
}

// carry is the part of the run to that belongs to what p covers of the run
// from.
func (p point) carry(from, to point) point {
	if from.Len() == to.Len() {
		start := to.Start - from.Start
		to.Start, to.End = max(p.Start, from.Start)+start, min(p.End, from.End)+start
	}
	return to
}

func (p point) meets(q point) bool { return p.text == q.text && overlap(p.Span, q.Span) }

func overlap(a, b syntax.Span) bool { return a.Start < b.End && b.Start < a.End }
