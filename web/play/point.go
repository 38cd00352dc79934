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
	s.Point = a.Point
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

// pointed tells whether a span of a text is pointed at, or holds the source of
// what is, or what became of it.
func (in *input) pointed(text uint8, span syntax.Span) bool {
	at, ok := parsePoint(in.state.Point)
	if !ok {
		return false
	}
	if at.text == text {
		return overlap(at.Span, span)
	}
	for _, o := range in.r.Origins {
		target, source := point{core.TextTarget, o.Target}, point{o.Text, o.Source}
		if at.meets(target) && source.meets(point{text, span}) || at.meets(source) && target.meets(point{text, span}) {
			return true
		}
	}
	return false
}

func (p point) meets(q point) bool { return p.text == q.text && overlap(p.Span, q.Span) }

func overlap(a, b syntax.Span) bool { return a.Start < b.End && b.Start < a.End }
