package dotsegments

import "testing"

func TestLeading(t *testing.T) {
	for path, want := range map[string]struct{ up, end int }{
		"": {0, 0}, "a": {0, 0}, "..": {0, 0}, ".": {0, 0}, "/../a": {0, 0}, "...": {0, 0}, ".../a": {0, 0}, "..a/": {0, 0},
		"../": {1, 3}, "../a": {1, 3}, "./a/../b": {0, 2}, "././../../a": {2, 10}, ".././..": {1, 5}, "..//../a": {1, 3},
	} {
		if up, end := Leading(path); up != want.up || end != want.end {
			t.Errorf("%q: %d up, end at %d, want %+v", path, up, end, want)
		}
	}
}
