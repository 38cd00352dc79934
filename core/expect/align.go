package expect

import "uriplayground/core/syntax"

// mostAligned is how many pieces two addresses may differ by in all that lies between their equal
// ends, for what they share in there to be looked for.
const mostAligned = 64

// Aligned is a part of two addresses that lie beside each other: one that both have, or one by which
// they differ, which may be empty in one of them.
type Aligned struct {
	Same bool        // both have it
	A, B syntax.Span // where it is in each of them
}

// Align lays two addresses beside each other, by pieces: the scheme, the authority, the segments with
// the slash before each, the query and the fragment. All of both is in the list, in order. Nothing is
// shared between the equal ends of two long ones.
func Align(a, b string) (list []Aligned) {
	x, y := addressOf(a), addressOf(b)
	inA, inB := differ(&x, &y)
	list = appendAligned(list, true, syntax.Span{End: inA.Start}, syntax.Span{End: inB.Start})
	piecesA, piecesB := piecesIn(&x, inA), piecesIn(&y, inB)
	if piecesA == nil || piecesB == nil {
		list = appendAligned(list, false, inA, inB)
	} else {
		list = appendShared(list, piecesA, piecesB, a, b)
	}
	return appendAligned(list, true, syntax.Span{Start: inA.End, End: uint32(len(a))}, syntax.Span{Start: inB.End, End: uint32(len(b))})
}

// piecesIn returns the pieces of a part of an address; nil if they are too many.
func piecesIn(a *address, part syntax.Span) []syntax.Span {
	pieces := make([]syntax.Span, 0, mostAligned)
	for at := int(part.Start); at < int(part.End); {
		end := min(nextPiece(a, at), int(part.End))
		if len(pieces) == mostAligned {
			return nil
		}
		pieces = append(pieces, syntax.Span{Start: uint32(at), End: uint32(end)})
		at = end
	}
	return pieces
}

// appendShared adds pieces of two texts, with the longest sequence that both have as equal.
func appendShared(list []Aligned, as, bs []syntax.Span, a, b string) []Aligned {
	var longest [mostAligned + 1][mostAligned + 1]uint8 // of what follows the pieces at two indexes
	for i := len(as) - 1; i >= 0; i-- {
		for j := len(bs) - 1; j >= 0; j-- {
			if as[i].In(a) == bs[j].In(b) {
				longest[i][j] = longest[i+1][j+1] + 1
			} else {
				longest[i][j] = max(longest[i+1][j], longest[i][j+1])
			}
		}
	}
	i, j := 0, 0
	for i < len(as) || j < len(bs) {
		switch {
		case i < len(as) && j < len(bs) && as[i].In(a) == bs[j].In(b):
			list = appendAligned(list, true, as[i], bs[j])
			i, j = i+1, j+1
		case j == len(bs) || i < len(as) && longest[i+1][j] >= longest[i][j+1]:
			list = appendAligned(list, false, as[i], syntax.Span{})
			i++
		default:
			list = appendAligned(list, false, syntax.Span{}, bs[j])
			j++
		}
	}
	return list
}

// appendAligned adds a part, to the last one if that is of the same kind.
func appendAligned(list []Aligned, same bool, a, b syntax.Span) []Aligned {
	if a.Empty() && b.Empty() {
		return list
	}
	if n := len(list); n == 0 || list[n-1].Same != same {
		var at Aligned
		if n > 0 {
			at = list[n-1]
		}
		list = append(list, Aligned{same, syntax.Span{Start: at.A.End, End: at.A.End}, syntax.Span{Start: at.B.End, End: at.B.End}})
	}
	last := &list[len(list)-1]
	last.A.End, last.B.End = max(last.A.End, a.End), max(last.B.End, b.End)
	return list
}
