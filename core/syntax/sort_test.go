package syntax_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"uriplayground/core/syntax"
)

// SortFew does what slices.SortStableFunc does.
func TestSortFew(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		list := make([][2]int, r.IntN(12))
		for i := range list {
			list[i] = [2]int{r.IntN(4), i}
		}
		want := slices.Clone(list)
		byFirst := func(a, b [2]int) int { return a[0] - b[0] }
		slices.SortStableFunc(want, byFirst)
		if syntax.SortFew(list, byFirst); !slices.Equal(list, want) {
			t.Fatalf("%v, want %v", list, want)
		}
	}
}
