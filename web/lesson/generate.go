package lesson

import (
	"strings"
)

// dice is a small generator of pseudo-random numbers: SplitMix with 32 bits.
// The same seed gives the same numbers on every machine.
type dice uint32

// roll returns a number from 0 to n-1.
func (d *dice) roll(n int) int {
	*d += 0x9E3779B9
	z := uint32(*d)
	z = (z ^ z>>16) * 0x21F0AAAD
	z = (z ^ z>>15) * 0x735A2D97
	return int((z ^ z>>15) % uint32(n))
}

func (d *dice) pick(list []string) string { return list[d.roll(len(list))] }

// Challenge returns the exercise of a seed at a level, from 1. What the dice make is
// thrown again until it is sound; that takes a few throws at most.
func Challenge(seed uint32, level int) *Problem {
	d := dice(seed*uint32(Levels) + uint32(level))
	m := MaterialOf(level)
	kind := d.pick(m.Kinds)
	for {
		g := generator{dice: &d, Material: m}
		if p := Pose(g.exercise(kind)); p.sound() {
			return p
		}
	}
}

// generator puts exercises together.
type generator struct {
	*dice
	Material
}

func (g *generator) exercise(kind string) Exercise {
	e := Exercise{Kind: kind}
	switch kind {
	case NextRule, Output:
		e.A = g.path(g.Segments, 2, 5)
		if g.roll(4) > 0 {
			e.A = "/" + e.A
		}
		e.Step = g.roll(strings.Count(e.A, "/") + 1)
		if kind == Output {
			e.Step++
		}
	case Target:
		e.A, e.B = g.uri(), g.reference()
	case Reference:
		e.A = g.uri()
		e.B = Pose(Exercise{Kind: Target, A: e.A, B: g.reference()}).Solution()
	case Rung:
		e.A = g.uri()
		e.B = g.mutate(g.mutate(e.A))
	case Invalid:
		e.A = g.spoil(g.uri())
	case HostKind:
		e.A = "http://" + g.pick(Hosts()) + "/" + g.pick(g.Tails)
	case PathKind, RefKind:
		e.A = g.either()
	case State:
		e.A, e.B = g.either(), g.pick([]string{"scheme", "authority", "query", "fragment"})
	}
	return e
}

// path returns so many of the segments, without a slash before the first.
func (g *generator) path(from []string, least, most int) string {
	var segments []string
	for range least + g.roll(most-least+1) {
		segments = append(segments, g.pick(from))
	}
	return strings.Join(segments, "/")
}

// uri returns a base with a path of plain segments and a tail.
func (g *generator) uri() string {
	path := g.path(g.Plain, 0, 4)
	if path != "" {
		path = "/" + path
	}
	return g.pick(g.Bases) + path + g.pick(g.Tails)
}

// reference returns a relative reference, or the empty one.
func (g *generator) reference() string {
	start := g.pick([]string{"", "", "", "", "./", "/", "//", "../", "../../"})
	return start + g.path(g.Segments, 0, 3) + g.pick(g.Tails)
}

func (g *generator) either() string {
	if g.roll(2) == 0 {
		return g.uri()
	}
	return g.reference()
}

// mutate applies one of the mutations, wherever there is room for it.
func (g *generator) mutate(text string) string {
	i := 2 * g.roll(len(g.Mutations)/2)
	before, after, found := strings.Cut(text, g.Mutations[i])
	if !found {
		return text
	}
	return before + g.Mutations[i+1] + after
}

// spoil puts an invalid character into a text.
func (g *generator) spoil(text string) string {
	at, i := g.roll(len(text)+1), g.roll(len(InvalidCharacters))
	return text[:at] + InvalidCharacters[i:i+1] + text[at:]
}
