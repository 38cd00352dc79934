package syntax

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestSortFaults(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 200 {
		list := make([]Fault, n)
		for i := range list {
			list[i] = Fault{Span: Span{Start: uint32(r.IntN(n)), End: uint32(i)}}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, func(a, b Fault) int { return int(a.Start) - int(b.Start) })
		if SortFaults(list); !slices.Equal(list, want) {
			t.Fatalf("%v, want %v", list, want)
		}
	}
}
