package site

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/links"
	"uriplayground/core/syntax"
)

// Finding is a cause, with all the links that have it.
type Finding struct {
	Cause Cause  // of them all
	Key   string // what they have in common beside it, as far as that tells findings apart
	Links int    // how many they are
	Pages int    // on how many pages they stand, once all links are followed
	First int    // the first of the links
	start uint32 // of its links in sorting.links
	hash  uint64 // of Key
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
		s.findings = append(s.findings, Finding{Cause: cause, Key: key, First: link, hash: hashOf(0, key)})
		s.counts[cause.Level()].Findings++
	}
	f := &s.findings[i]
	f.Links++
	s.counts[cause.Level()].Links++
	f.First = min(f.First, link)
	return i
}

// Findings returns what has been found so far. Their order is that in which they were found.
func (s *Site) Findings() []Finding { return s.findings }

// ID tells the finding from all others, in every build of the site and whatever else is
// found. It says the cause, and of what the links have in common no more than a hash, so it
// can stand in an address.
func (f *Finding) ID() string {
	if f.Key == "" {
		return f.Cause.String()
	}
	return f.Cause.String() + "." + strconv.FormatUint(f.hash, 16)
}

// readID returns what an ID says, and whether it is one.
func readID(id string) (cause Cause, hash uint64, ok bool) {
	name, digits, found := strings.Cut(id, ".")
	if hash = hashOf(0, ""); found {
		var err error
		hash, err = strconv.ParseUint(digits, 16, 64)
		ok = err == nil
	}
	cause = Cause(slices.Index(causeNames[:], name))
	return cause, hash, ok == found && cause > Right && cause < causeCount
}

// IsFindingID reports whether a finding could have that ID.
func IsFindingID(id string) bool {
	_, _, ok := readID(id)
	return ok
}

// FindingOf returns the index of the finding of that ID, if there is one.
func (s *Site) FindingOf(id string) (finding int, ok bool) {
	cause, hash, ok := readID(id)
	for i := 0; ok && i < len(s.findings); i++ {
		if f := &s.findings[i]; f.Cause == cause && f.hash == hash {
			return i, true
		}
	}
	return 0, false
}

// Count is the number of findings of a level.
type Count struct {
	Findings int // causes
	Links    int // that have one of them
}

// Count returns how much has been found of that level so far.
func (s *Site) Count(level syntax.Level) Count { return s.counts[level] }

// Ranked returns the indexes of findings by how much they matter: what is broken before what
// works and what has not been followed, and then by how many links it concerns. All links
// have been followed before.
func (s *Site) Ranked() []uint32 { return s.sorting.ranks.Sorted() }

// LinksOf returns the links of a finding, in order. All links have been followed before.
func (s *Site) LinksOf(finding int) []uint32 {
	f := &s.findings[finding]
	return s.sorting.links[f.start : int(f.start)+f.Links]
}

// sorting is what is done once all links have been followed: those of each finding come one
// after the other, the pages of each are counted, and the findings are ranked.
type sorting struct {
	links []uint32 // by their findings
	next  []uint32 // where in links the next one of each finding comes
	at    int      // the link that is looked at next
	found []uint32 // the indexes of the findings
	ranks links.MergeSort
}

// sortedAtOnce is how many links are put in order in the time in which one is followed.
const sortedAtOnce = 32

// sort goes on for so many links, or comparisons of two findings, and reports whether it is
// done.
func (s *Site) sort(n int) (done bool) {
	o := &s.sorting
	if o.next == nil {
		s.startSorting()
	}
	for ; o.at < s.links.n && n > 0; n-- {
		s.group(o.at)
		o.at++
	}
	return o.at == s.links.n && o.ranks.Work(o.found, s.before, n)
}

// startSorting makes room for the links of each finding.
func (s *Site) startSorting() {
	o := &s.sorting
	o.next, o.found = make([]uint32, len(s.findings)+1), make([]uint32, len(s.findings))
	for i := range s.findings {
		f := &s.findings[i]
		f.start, f.Pages = o.next[i], 0
		o.next[i+1], o.found[i] = o.next[i]+uint32(f.Links), uint32(i)
	}
	o.links = make([]uint32, o.next[len(s.findings)])
}

// group puts a link after those of its finding that come before it.
func (s *Site) group(i int) {
	o, link := &s.sorting, s.links.at(i)
	if link.finding == 0 {
		return
	}
	f, at := &s.findings[link.finding-1], &o.next[link.finding-1]
	if *at == f.start || s.fileOf(int(o.links[*at-1])) != s.fileOf(i) {
		f.Pages++
	}
	o.links[*at] = uint32(i)
	*at++
}

// before reports whether a finding matters more than another.
func (s *Site) before(a, b uint32) bool {
	x, y := &s.findings[a], &s.findings[b]
	if x.Cause.Level() != y.Cause.Level() {
		return x.Cause.Level() < y.Cause.Level()
	}
	return x.Links > y.Links
}
