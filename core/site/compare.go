package site

import "uriplayground/core/syntax"

// Comparison is two builds of one site: which links are broken in one of them only. A link
// is the same one if its page and its reference are. Both sites have been followed.
type Comparison struct {
	before, after *Site
	broken        map[uint64]uint8 // in the one before, by page and reference: what became of them
	stage, next   int

	Fresh []uint32 // links of the site after that are broken, and were not there or not broken
	Fixed []uint32 // links of the site before that were broken, and are right now
	Gone  []uint32 // links of the site before that were broken, and are there no longer
	Still int      // links that are broken in both, counted in the site after
}

// What became of a broken link.
const (
	isThere uint8 = 1 << iota
	isBroken
)

// Compare begins to compare two builds.
func Compare(before, after *Site) *Comparison {
	return &Comparison{before: before, after: after, broken: map[uint64]uint8{}}
}

// Work looks at so many links more, of which a long one counts for several, and reports
// whether all have been looked at.
func (c *Comparison) Work(n int) (done bool) {
	for n > 0 && c.stage < 3 {
		s := c.before
		if c.stage == 1 {
			s = c.after
		}
		if c.next == s.links.n {
			c.stage, c.next = c.stage+1, 0
			continue
		}
		c.compareLink(s, c.next)
		n -= weight(len(s.ref(c.next)))
		c.next++
	}
	return c.stage == 3
}

// compareLink looks at a link: in the first stage it is noted if it was broken, in the second what
// became of it, and in the third that is read.
func (c *Comparison) compareLink(s *Site, i int) {
	broken := isBrokenCause(s.links.at(i).cause)
	if c.stage != 1 && !broken {
		return
	}
	key := s.keyOf(i)
	switch became, was := c.broken[key]; {
	case c.stage == 0:
		c.broken[key] = 0
	case c.stage == 1 && was && broken:
		c.broken[key] = became | isThere | isBroken
		c.Still++
	case c.stage == 1 && was:
		c.broken[key] = became | isThere
	case c.stage == 1 && broken:
		c.Fresh = append(c.Fresh, uint32(i))
	case c.stage == 1 || became&isBroken != 0:
	case became&isThere != 0:
		c.Fixed = append(c.Fixed, uint32(i))
	default:
		c.Gone = append(c.Gone, uint32(i))
	}
}

func isBrokenCause(c Cause) bool { return c != Right && c.Level() == syntax.Error }

// keyOf returns the hash of a link's page and reference.
func (s *Site) keyOf(i int) uint64 {
	r := s.links.at(i)
	return hashOf(int32(r.length), s.files.list[s.pages[r.page].file])*31 ^ hashOf(0, s.ref(i))
}
