package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// A slide with a vote goes through these stages, and then its target is revealed: everyone votes
// alone, talks with the neighbour, and votes again.
const (
	VoteFirst = iota
	CountFirst
	Discuss
	VoteAgain
	CountAgain
)

// lastStage returns the stage before the target is revealed.
func (s *Slide) lastStage() int {
	if s.Options() == nil {
		return VoteFirst
	}
	return CountAgain
}

// Counts is kept as a word "slide.stage:12,30,5" for each vote that was counted, the numbers in
// the order of the answers.

// countKey begins the word of a vote on the slide.
func (l *Learning) countKey(stage int) string {
	return strconv.Itoa(l.Slide) + "." + strconv.Itoa(stage) + ":"
}

// Counted returns how many voted for each answer to the slide, by the stage in which it was counted;
// nil where it was not.
func (l *Learning) Counted(stage int) (counts []int) {
	for word := range strings.FieldsSeq(l.Counts) {
		if list, ok := strings.CutPrefix(word, l.countKey(stage)); ok {
			for n := range strings.SplitSeq(list, ",") {
				counts = append(counts, atoi(n))
			}
		}
	}
	return counts
}

// mostVotes is how many may vote for an answer.
const mostVotes = 9999

// withCounts returns the state after numbers were typed, each on a line. What is no number counts
// as none.
func (l Learning) withCounts(lines string) Learning {
	if l.Slide == 0 || l.Revealed || l.Stage != CountFirst && l.Stage != CountAgain {
		return l
	}
	options := Slides(l.Slides)[l.Slide-1].Options()
	numbers, all := make([]string, len(options)), 0
	typed := strings.Split(lines, "\n")
	for i := range options {
		n := 0
		if i < len(typed) {
			n = max(0, min(atoi(strings.TrimSpace(typed[i])), mostVotes))
		}
		numbers[i], all = strconv.Itoa(n), all+n
	}
	words := slices.DeleteFunc(strings.Fields(l.Counts), func(word string) bool { return strings.HasPrefix(word, l.countKey(l.Stage)) })
	if all > 0 {
		words = append(words, l.countKey(l.Stage)+strings.Join(numbers, ","))
	}
	l.Counts = strings.Join(words, " ")
	return l
}

// Shares returns counts in per cent of all, rounded.
func Shares(counts []int) (shares []int) {
	all := 0
	for _, n := range counts {
		all += n
	}
	for _, n := range counts {
		shares = append(shares, (200*n+all)/(2*max(all, 1)))
	}
	return shares
}

// Advice returns what is worth doing after the first vote: to "explain" where too few are right to
// convince anyone, to "convince" each other, or to go "on" where nearly all are right. Where nothing
// was counted, talking never does harm.
func (l *Learning) Advice() string {
	shares := Shares(l.Counted(CountFirst))
	if shares == nil {
		return "convince"
	}
	right := slices.IndexFunc(Slides(l.Slides)[l.Slide-1].Options(), func(o lesson.Option) bool { return o.Belief == "" })
	switch share := shares[right]; {
	case share < 30:
		return "explain"
	case share > 80:
		return "on"
	}
	return "convince"
}

// editing returns the state with the chosen slide changed, unless slides are shown.
func (l Learning) editing(change func(*Slide)) Learning {
	list := Slides(l.Slides)
	n := l.Chosen()
	if n > len(list) || l.Slide > 0 {
		return l
	}
	at := cmp.Or(list[n-1].At(&l), l.AtStep)
	change(&list[n-1])
	l = l.withSlides(list, n)
	l.AtStep = at
	return l
}

// toggleBelief adds a belief to the answers of a vote, or takes it away. There are letters for so
// many only.
func (s *Slide) toggleBelief(id beliefs.ID) {
	ids := beliefs.IDs(s.Vote)
	switch i := slices.Index(ids, id); {
	case i >= 0:
		ids = slices.Delete(ids, i, i+1)
	case len(ids) < lesson.MostOptions-1 && len(beliefs.IDs(string(id))) == 1:
		ids = append(ids, id)
	}
	s.Vote = beliefs.Join(ids, ",")
}

// toggleVote makes a slide a vote on the first beliefs that differ on it, or none again.
func (s *Slide) toggleVote() {
	if s.Options() != nil {
		s.Vote = ""
		return
	}
	ids := lesson.Differing(s.A, s.B)
	s.Vote = beliefs.Join(ids[:min(len(ids), lesson.MostOptions-1)], ",")
}
