package rfc3986_test

import (
	"strings"

	"uriplayground/core/rfc3986"
)

// §5.2 and §5.3 as printed (resolve.go), for the types of the tests.

func (c fiveComponents) printed() rfc3986.Components {
	return rfc3986.Components{
		Text:    [5]string{c.scheme.text, c.authority.text, c.path, c.query.text, c.fragment.text},
		Defined: [5]bool{c.scheme.defined, c.authority.defined, true, c.query.defined, c.fragment.defined},
	}
}

func transform(base, r fiveComponents, o rfc3986.Options) fiveComponents {
	c := rfc3986.Transform(base.printed(), r.printed(), o)
	at := func(i int) optional { return optional{c.Text[i], c.Defined[i]} }
	return fiveComponents{at(0), at(1), c.Text[2], at(3), at(4)}
}

func mergePaths(base, r fiveComponents, o rfc3986.Options) string {
	return rfc3986.Merge(base.printed(), r.printed(), o)
}

func (c fiveComponents) recompose() string { return string(c.appendTo(nil)) }

func (c fiveComponents) appendTo(result []byte) []byte { return c.printed().Recompose(result) }

type dotRow = rfc3986.DotRow

func removeDotSegments(path string) string { return rfc3986.RemoveDotSegmentsAsPrinted(path) }

func dotRows(path string) []dotRow {
	rows, _ := rfc3986.DotRows(path)
	return rows
}

// dropsExcess reports whether some ".." of path has nothing to remove.
func dropsExcess(path string) bool {
	_, excess := rfc3986.DotRows(path)
	return excess
}

// guarded is the one deviation from the RFC as printed: where there is no
// authority, a path that begins with "//" gets "/." before it, because §3.3
// forbids such a path and §5.3 would print another URI.
func (c fiveComponents) guarded() fiveComponents {
	if !c.authority.defined && strings.HasPrefix(c.path, "//") {
		c.path = "/." + c.path
	}
	return c
}
