package view_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// At each step the strands of the URL Standard lie as the chips of the machine stand: above the line
// what is made, in its order and from where it comes, below it what is still to be read; and what the
// machine strikes out ends in a cross.
func TestURLStrandsAreTheChips(t *testing.T) {
	compared := 0
	check := func(t *testing.T, base, ref string) {
		s := sessionOf(base, ref)
		s.Do(model.CommandAction("dialect", "url"))
		for n := 1; n <= s.State().Steps; n++ {
			s.Do(model.SelectStep{N: n})
			m := machineOf(s)
			for _, c := range m.Chapters {
				k := slices.IndexFunc(c.Columns, func(c page.Column) bool { return c.Step == n })
				if k < 0 || len(m.Lanes[0].Chips) > 7 || m.Lanes[1].More != "" { // further ones share a line, or are no chips
					continue
				}
				compared++
				if got, want := strandsAt(c.Strands, k, len(c.Columns)), chipsOf(m.Lanes); !regexp.MustCompile("^" + want + "$").MatchString(got) {
					t.Errorf("%q against %q, step %d: strands %s, chips %s", ref, base, n, got, want)
				}
			}
		}
	}
	for _, pair := range [][2]string{
		{"http://a/b/c/d;p?q", `..\g h`}, {"http://a/b/c/d;p?q", "?y"}, {"http://a/b/c/d;p?q", ""}, {"http://a/b/c/d;p?q", "#s"},
		{"http://a/b/c/d;p?q", "//h/x"}, {"http://a/b/c/d;p?q", "//u@h:80/x"}, {"http://a/b/c/d;p?q", "/x/../y"}, {"http://a/b/c/d;p?q", "g;x=1/./y#s"},
		{"http://a/b/c/d;p?q", "http:g"}, {"http://a/b/c/d;p?q", "g:h"}, {"http://a/b/c/d;p?q", "https://example.com/x"}, {"file:///c:/a", "b"}, {"mailto:a", "#x"},
	} {
		check(t, pair[0], pair[1])
	}
	ofManyPaths(t, 7, check)
	if compared < 500 {
		t.Errorf("compared %d steps", compared)
	}
}

// strandsAt returns where the strands go on from one of so many columns, the outermost ones first, and how many
// end in a cross there.
func strandsAt(s *page.Strands, k, columns int) string {
	if s == nil {
		return "; 0, 0 gone"
	}
	var made []int
	from := map[int]string{}
	waiting, gone := 0, 0
	width := s.Width / columns
	left, right := k*width, (k+1)*width
	for _, strand := range s.List {
		var x, y int
		on := false
		for part := range strings.FieldsFuncSeq(strand.Path, func(r rune) bool { return r == 'M' || r == 'L' }) {
			end := x
			if n, _ := fmt.Sscanf(part, "%d %d H%d", &x, &y, &end); n < 3 {
				end = x
			}
			if end == right {
				on = true
				break
			}
		}
		switch {
		case strand.EndX > left && strand.EndX < right:
			gone++
		case on && y > s.Border:
			waiting++
		case on:
			made, from[y] = append(made, y), strand.From
		}
	}
	slices.Sort(made)
	slices.Reverse(made)
	var list []string
	for _, y := range made {
		list = append(list, from[y])
	}
	return fmt.Sprintf("%s; %d, %d gone", strings.Join(list, " "), waiting, gone)
}

// chipsOf returns the same of the two lanes of the machine, as a pattern: a delimiter alone may be the
// page's or the link's.
func chipsOf(lanes []page.Lane) string {
	var list []string
	for _, c := range lanes[0].Chips {
		if len(c.Runs) == 0 {
			list = append(list, "[a-z]+")
			continue
		}
		list = append(list, c.Runs[len(c.Runs)-1].From)
	}
	gone := 0
	for _, lane := range lanes {
		if lane.Removed.Text() != "" {
			gone++
		}
	}
	return fmt.Sprintf("%s; %d, %d gone", strings.Join(list, " "), len(lanes[1].Chips), gone)
}
