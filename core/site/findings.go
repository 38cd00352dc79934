package site

import "slices"

// Finding is a cause, with all the links that have it.
type Finding struct {
	Cause Cause  // of them all
	Key   string // what they have in common beside it, as far as that tells findings apart
	Links int    // how many they are
	Pages int    // on how many pages they stand, once all links are followed
	First int    // the first of the links
	start uint32 // of its links in sorted
}

// findingKey is what tells findings apart.
type findingKey struct {
	cause Cause
	key   string
}

// note counts a link among those of a finding, and returns the index of that.
func (s *Site) note(cause Cause, key string, link int) uint32 {
	k := findingKey{cause, key}
	i, ok := s.byCause[k]
	if !ok {
		i = uint32(len(s.findings))
		s.byCause[k] = i
		s.findings = append(s.findings, Finding{Cause: cause, Key: key, First: link})
	}
	f := &s.findings[i]
	f.Links++
	f.First = min(f.First, link)
	return i
}

// Findings is what has been found so far. Their order is that in which they were found.
func (s *Site) Findings() []Finding { return s.findings }

// Ranked is the indexes of findings by how much they matter: what is broken before what
// works and what has not been followed, and then by how many links it concerns.
func (s *Site) Ranked() []uint32 {
	ranked := make([]uint32, len(s.findings))
	for i := range ranked {
		ranked[i] = uint32(i)
	}
	slices.SortFunc(ranked, func(a, b uint32) int {
		x, y := &s.findings[a], &s.findings[b]
		switch {
		case x.Cause.Level() != y.Cause.Level():
			return int(x.Cause.Level()) - int(y.Cause.Level())
		case x.Links != y.Links:
			return y.Links - x.Links
		}
		return int(a) - int(b)
	})
	return ranked
}

// LinksOf is the links of a finding, in order. All links have been followed before.
func (s *Site) LinksOf(finding int) []uint32 {
	f := &s.findings[finding]
	return s.sorted[f.start : int(f.start)+f.Links]
}

// sort puts the links of each finding one after the other, and counts their pages.
func (s *Site) sort() {
	next := make([]uint32, len(s.findings)+1)
	for i := range s.findings {
		f := &s.findings[i]
		f.start, f.Pages = next[i], 0
		next[i+1] = next[i] + uint32(f.Links)
	}
	s.sorted = make([]uint32, next[len(s.findings)])
	for i := range s.links.n {
		link := s.links.at(i)
		if link.finding == 0 {
			continue
		}
		f, at := &s.findings[link.finding-1], &next[link.finding-1]
		if *at == f.start || s.links.at(int(s.sorted[*at-1])).page != link.page {
			f.Pages++
		}
		s.sorted[*at] = uint32(i)
		*at++
	}
}

// Count is how many links have a cause of that level.
func (s *Site) Count(level Level) (n int) {
	for i := range s.findings {
		if s.findings[i].Cause.Level() == level {
			n += s.findings[i].Links
		}
	}
	return n
}
