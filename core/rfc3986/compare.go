package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// Rung is a rung of the ladder of comparison (RFC 3986 §6.2).
type Rung uint8

const (
	RungNone    Rung = iota // not the same on any rung
	RungSimple              // §6.2.1
	RungCase                // §6.2.2.1
	RungPercent             // §6.2.2.2
	RungDot                 // §6.2.2.3
	RungScheme              // §6.2.3
)

var rungNames = [...]string{
	RungNone: "none", RungSimple: "simple", RungCase: "case", RungPercent: "percent", RungDot: "dot", RungScheme: "scheme",
}

// String returns the rung's name at the public surfaces.
func (r Rung) String() string { return rungNames[r] }

// Rule returns the section that defines the rung (RFC 3986 §6.2); nil for
// RungNone.
func (r Rung) Rule() *syntax.Rule {
	if r == RungNone {
		return nil
	}
	return Ladder()[r-RungSimple]
}

// Comparison is the result of Compare (RFC 3986 §6.2).
type Comparison struct {
	// Rung is the lowest one on which the two are the same. Each rung includes
	// those below it: on RungDot the case and the triplets are normal, too.
	Rung Rung
	// NormalA and NormalB are the normal forms at LevelScheme.
	NormalA, NormalB string
	// SameURN reports whether both are URNs with the same assigned name (RFC 8141
	// §3.1), which may differ in what is no part of that: the r-, q- and f-components.
	SameURN bool
	// Part is the first component that differs between the normal forms, nil if
	// none does.
	Part *syntax.Rule
	// DiffA and DiffB are the byte offsets in the normal forms of the first
	// difference; where a component is undefined, it is where the component
	// would be.
	DiffA, DiffB uint32
}

// Equivalent reports whether the two are the same on some rung. That they are not
// does not mean that they identify different resources (§6.1).
func (c *Comparison) Equivalent() bool { return c.Rung != RungNone }

// Compare climbs the ladder of RFC 3986 §6.2 until a and b are the same. It
// compares what they are, not their targets: relative references should be
// resolved first (§6.1).
func Compare(a, b Reference) Comparison {
	c := Comparison{
		Rung:    meet(a, b),
		NormalA: normalForm(a, levelRungs[LevelScheme], nil),
		NormalB: normalForm(b, levelRungs[LevelScheme], nil),
	}
	nameA, nameB := assignedName(c.NormalA), assignedName(c.NormalB)
	c.SameURN = nameA == nameB && nameA != ""
	if c.Rung == RungNone {
		c.differ()
	}
	return c
}

// assignedName returns that of a URN in normal form, without its components; empty for
// what is none (RFC 8141 §2):
//
//	namestring    = assigned-name
//	                [ rq-components ]
//	                [ "#" f-component ]
//	rq-components = [ "?+" r-component ]
//	                [ "?=" q-component ]
func assignedName(text string) string {
	r := Split(text)
	if !r.has(hasScheme) || r.has(hasAuthority) || !schemeNamed(text[:r.schemeEnd]).namespace || namespaceEnd(r.path()) == 0 {
		return ""
	}
	if query := r.querySpan().In(text); r.has(hasQuery) && !strings.HasPrefix(query, "+") && !strings.HasPrefix(query, "=") {
		return ""
	}
	return text[:r.pathEnd]
}

// meet returns the lowest rung on which a and b are the same.
func meet(a, b Reference) Rung {
	if a.text == b.text {
		return RungSimple
	}
	level := RungCase
	for rung := rungCase; rung <= rungTop; rung <<= 1 {
		if normalForm(a, upTo(rung), nil) == normalForm(b, upTo(rung), nil) {
			return level
		}
		level++
	}
	return RungNone
}

// differ finds the first difference of the normal forms. All components before
// it are equal, so that it lies at the same offset in both but for a component
// that only one of them has.
func (c *Comparison) differ() {
	a, b := Split(c.NormalA).Parts(), Split(c.NormalB).Parts()
	for i := range a {
		textA, textB := a[i].In(c.NormalA), b[i].In(c.NormalB)
		same := commonPrefix(textA, textB)
		if i == PartAuthority && a[i].Defined && b[i].Defined {
			continue // it lies in a part of the authority
		}
		if a[i].Defined != b[i].Defined || textA != textB {
			c.Part = a[i].Rule
			c.DiffA, c.DiffB = a[i].Start+uint32(same), b[i].Start+uint32(same)
			return
		}
	}
}

// commonPrefix returns the number of bytes with which both begin.
func commonPrefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
