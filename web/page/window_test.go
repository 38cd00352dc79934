package page

import "testing"

// The last thing that fits may go beyond the bytes.
func TestFitting(t *testing.T) {
	for _, c := range []struct {
		sizes      []int
		bytes, fit int
	}{
		{nil, 10, 0},
		{[]int{3, 3, 3}, 9, 3},
		{[]int{3, 3, 3}, 8, 3},
		{[]int{3, 3, 3}, 6, 2},
		{[]int{100, 1}, 10, 1},
		{[]int{0, 0}, 0, 0},
	} {
		if fit := Fitting(len(c.sizes), c.bytes, func(i int) int { return c.sizes[i] }); fit != c.fit {
			t.Errorf("of %v %d fit into %d bytes, want %d", c.sizes, fit, c.bytes, c.fit)
		}
	}
	if fit := Fitting(-1, 10, nil); fit != 0 {
		t.Errorf("%d of less than nothing", fit)
	}
}
