package explain

import (
	"uriplayground/core/expect"
	"uriplayground/web/page"
)

// Apart is the target and the address that was expected, laid beside each other; nothing where none is
// known.
type Apart struct {
	parts          []expect.Aligned
	target, wanted string
}

// Differs reports whether a byte of the target is not as it was expected, and to where that holds.
func (a *Apart) Differs(at uint32) (differs bool, end uint32) {
	for _, part := range a.parts {
		if at < part.A.End {
			return !part.Same, part.A.End
		}
	}
	return false, ^uint32(0)
}

// Gap returns how many characters fewer the target has before a byte than the expected address, and
// whether it has none there.
func (a *Apart) Gap(at uint32) (gap int, none bool) {
	for _, part := range a.parts {
		if !part.Same && part.A.End == at {
			return more(part.B.In(a.wanted), part.A.In(a.target)), part.A.Empty()
		}
	}
	return 0, false
}

// more returns how many characters a text has more than another one that lies beside it.
func more(text, other string) int {
	return max(0, page.Count(page.Visible(text))-page.Count(page.Visible(other)))
}
