package site

import (
	"slices"
	"testing"
)

func refsOf(s *Site, list []uint32) (refs []string) {
	for _, i := range list {
		refs = append(refs, s.At(int(i)).Page+" "+s.At(int(i)).Ref)
	}
	return refs
}

func TestCompare(t *testing.T) {
	before := built(Options{Root: docs}, "index.html mended/ gone/ still/ fine/ https://x/", "a.html still/ gone/", "fine/index.html", "b.html old/")
	after := built(Options{Root: docs}, "index.html mended/ still/ fine/ fresh/ https://y/", "a.html still/ fine/", "mended/index.html", "c.html ../x")
	for portion := 1; portion < 30; portion += 7 {
		c := Compare(before, after)
		for !c.Work(portion) {
		}
		for _, part := range []struct {
			name      string
			got, want []string
		}{
			{"fresh", refsOf(after, c.Fresh), []string{"index.html fine/", "index.html fresh/", "a.html fine/"}},
			{"fixed", refsOf(before, c.Fixed), []string{"index.html mended/"}},
			{"gone", refsOf(before, c.Gone), []string{"index.html gone/", "a.html gone/", "b.html old/"}},
		} {
			if !slices.Equal(part.got, part.want) {
				t.Errorf("portions of %d: %s: %q, want %q", portion, part.name, part.got, part.want)
			}
		}
		if c.Still != 2 {
			t.Errorf("%d are still broken", c.Still)
		}
	}
}
