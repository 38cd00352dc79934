package lesson

import (
	"strings"
)

// Dice is a small generator of pseudo-random numbers: SplitMix with 32 bits.
// The same seed gives the same numbers on every machine.
type Dice uint32

// Roll returns a number from 0 to n-1.
func (d *Dice) Roll(n int) int {
	*d += 0x9E3779B9
	z := uint32(*d)
	z = (z ^ z>>16) * 0x21F0AAAD
	z = (z ^ z>>15) * 0x735A2D97
	return int((z ^ z>>15) % uint32(n))
}

// Pick returns one of a list.
func (d *Dice) Pick(list []string) string { return list[d.Roll(len(list))] }

// Challenge returns the exercise of a seed at a level, from 1. What the dice make is
// thrown again until it is sound; that takes a few throws at most.
func Challenge(seed uint32, level int) *Problem {
	d := Dice(seed*uint32(Levels) + uint32(level))
	m := MaterialOf(level)
	kind := d.Pick(m.Kinds)
	for {
		g := generator{Dice: &d, Material: m}
		if p := Pose(g.exercise(kind)); p.sound() {
			return p
		}
	}
}

// generator puts exercises together.
type generator struct {
	*Dice
	Material
}

func (g *generator) exercise(kind string) Exercise {
	e := Exercise{Kind: kind}
	switch kind {
	case NextRule, Output:
		e.A = g.path(g.Segments, 2, 5)
		if g.Roll(4) > 0 {
			e.A = "/" + e.A
		}
		e.Step = g.Roll(strings.Count(e.A, "/") + 1)
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
		e.A = "http://" + g.Pick(Hosts()) + "/" + g.Pick(g.Tails)
	case PathKind, RefKind:
		e.A = g.either()
	case State:
		e.A, e.B = g.either(), g.Pick([]string{"scheme", "authority", "query", "fragment"})
	}
	return e
}

// path returns so many of the segments, without a slash before the first.
func (g *generator) path(from []string, least, most int) string {
	var segments []string
	for range least + g.Roll(most-least+1) {
		segments = append(segments, g.Pick(from))
	}
	return strings.Join(segments, "/")
}

// uri returns a base with a path of plain segments and a tail.
func (g *generator) uri() string {
	path := g.path(g.Plain, 0, 4)
	if path != "" {
		path = "/" + path
	}
	return g.Pick(g.Bases) + path + g.Pick(g.Tails)
}

// reference returns a relative reference, or the empty one.
func (g *generator) reference() string {
	start := g.Pick([]string{"", "", "", "", "./", "/", "//", "../", "../../"})
	return start + g.path(g.Segments, 0, 3) + g.Pick(g.Tails)
}

func (g *generator) either() string {
	if g.Roll(2) == 0 {
		return g.uri()
	}
	return g.reference()
}

// mutate applies one of the mutations, wherever there is room for it.
func (g *generator) mutate(text string) string {
	i := 2 * g.Roll(len(g.Mutations)/2)
	before, after, found := strings.Cut(text, g.Mutations[i])
	if !found {
		return text
	}
	return before + g.Mutations[i+1] + after
}

// spoil puts an invalid character into a text.
func (g *generator) spoil(text string) string {
	at, i := g.Roll(len(text)+1), g.Roll(len(InvalidCharacters))
	return text[:at] + InvalidCharacters[i:i+1] + text[at:]
}
