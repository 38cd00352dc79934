package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// Concatenating the components by §5.3 gives the input back, and they are the
// groups of the expression in Appendix B.
func FuzzSplit(f *testing.F) {
	addTexts(f)
	f.Fuzz(func(t *testing.T, s string) {
		checkSplit(t, s)
		rfc3986.Split(s).Suffix()
	})
}

// Valid, Validate, FirstBad and Parse agree with the grammar of Appendix A.
func FuzzParse(f *testing.F) {
	addTexts(f)
	m := automata{}
	f.Fuzz(func(t *testing.T, s string) {
		m.checkVerdict(t, s)
		if r := rfc3986.Split(s); r.Valid() {
			m.checkComponents(t, r)
		}
	})
}

// The target is what §5.2.2 gives, traced or not, and splits into its own
// components.
func FuzzResolve(f *testing.F) {
	for _, c := range vectors.Resolve() {
		f.Add(c.Base, c.Ref, !c.Strict, c.Target4547 != nil, c.Target4789 != nil)
	}
	for _, c := range vectors.Hazards().Resolve {
		f.Add(c.Base, c.Ref, !c.Strict, false, false)
	}
	f.Fuzz(func(t *testing.T, base, ref string, nonStrict, e4547, e4789 bool) {
		checkResolution(t, base, ref, rfc3986.Options{NonStrict: nonStrict, Erratum4547: e4547, Erratum4789: e4789})
	})
}

// The output is that of §5.2.4, row by row, and nothing is left to remove.
func FuzzRemoveDotSegments(f *testing.F) {
	for _, c := range vectors.RemoveDotSegments() {
		f.Add(c.Input)
	}
	f.Fuzz(func(t *testing.T, path string) {
		checkDots(t, path)
	})
}

// The normal forms are those of §6.2 by the letter, on every level; normalizing
// them changes nothing, nor do lower rungs that were taken first.
func FuzzNormalize(f *testing.F) {
	for _, c := range vectors.Normalize() {
		f.Add(c.Input)
	}
	f.Fuzz(func(t *testing.T, s string) {
		checkNormalize(t, s)
	})
}

// The rung on which two references meet is that of the literal §6.2.
func FuzzCompare(f *testing.F) {
	for _, c := range vectors.Equivalent() {
		f.Add(c.A, c.B)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		checkCompare(t, a, b)
	})
}

// addTexts seeds a fuzz target with the texts of the vectors.
func addTexts(f *testing.F) {
	for _, c := range vectors.Components() {
		f.Add(c.Input)
	}
	for _, c := range vectors.ParseValid() {
		f.Add(c.Input)
	}
	for _, c := range vectors.ParseInvalid() {
		f.Add(c.Input)
	}
}
