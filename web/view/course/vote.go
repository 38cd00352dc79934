package course

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// vote is a slide with answers to vote for. Until they are revealed there is nothing on the page
// that tells the right one from the others: no target, no belief, no share.
func vote(v *render.Context, c *page.Course, slide *model.Slide, options []lesson.Option) {
	l := &v.State.Learning
	c.Class = "presenting voting"
	q := &page.Vote{Stages: strings.Split(v.Words.Get("vote.stages"), ", ")}
	c.Vote = q
	stage := voteStages[l.Stage]
	q.Stage, q.At, q.Now = stage.class, stage.at, v.Words.Get("vote.now."+stage.now)
	q.Givens = []page.VoteGiven{given(v, "base", slide.A), given(v, "ref", slide.B)}
	for i, o := range options {
		a := page.VoteAnswer{Letter: Letter(i)}
		a.Same, a.Pieces = apart(slide.A, o.Text)
		q.Answers = append(q.Answers, a)
		q.Letters = max(q.Letters, lettersOf(v.ShownText(o.Text)))
	}
	switch {
	case l.Revealed:
		q.Stage, q.At = "reveal", len(q.Stages)-1
		revealVote(v, q, slide, options)
	case q.Stage == "count":
		q.Counted = v.Words.Get("vote.counted")
		counts := l.Counted(l.Stage)
		for i := range q.Answers {
			a := &q.Answers[i]
			a.Name = v.Words.Get("vote.count.one", "letter", a.Letter)
			if counts != nil && counts[i] > 0 {
				a.Count = strconv.Itoa(counts[i])
			}
		}
	case q.Stage == "discuss":
		if advice := l.Advice(); advice != "convince" {
			q.Now = v.Words.Get("vote." + advice)
		} else {
			q.Advice, q.Ask, q.Time = v.Words.Get("vote.convince"), v.Words.Get("vote.ask"), v.Words.Get("vote.time")
		}
	}
	q.Place = v.Words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(model.Slides(l.Slides))))
	q.AddButton("page", "back", "‹").Title = v.Words.Get("lecture.back")
	q.AddButton("page", "on", "›").Title = v.Words.Get("lecture.on")
	q.AddButton("slide", "0", "✕").Title = v.Words.Get("lecture.end")
}

// voteStages is what the stages of a vote are called.
var voteStages = [...]struct {
	class, now string
	at         int
}{
	model.VoteFirst: {"vote", "first", 0}, model.CountFirst: {"count", "count", 1}, model.Discuss: {"discuss", "discuss", 2},
	model.VoteAgain: {"vote", "again", 3}, model.CountAgain: {"count", "count", 3},
}

// Letter returns the letter of an answer.
func Letter(i int) string { return string(rune('A' + i)) }

// fieldName returns the name of a field, and in a second line what the standard calls it.
func fieldName(v *render.Context, name string) string {
	return v.Words.Get("field."+name) + "\n" + v.Words.Get("field."+name+".hint")
}

func given(v *render.Context, name, text string) page.VoteGiven {
	return page.VoteGiven{Name: fieldName(v, name), From: name, Pieces: pieces(v.ShownText(text))}
}

// longestLine is how many letters of an address are never wrapped.
const longestLine = 50

// lettersOf returns how many letters of an address must fit beside each other for it to need two
// lines at most. A line ends after a piece, so that a part of it stays empty.
func lettersOf(text string) int {
	n := utf8.RuneCountInString(text)
	if n <= longestLine {
		return n
	}
	n = max(n*6/10, longestLine)
	for _, piece := range pieces(text) {
		n = max(n, utf8.RuneCountInString(piece))
	}
	return n
}

// apart returns what an answer has of the scheme and authority of the base, if all of them, and the
// rest of it.
func apart(base, text string) (same string, rest []string) {
	if head := beforePath(text); head == beforePath(base) {
		same, text = head, text[len(head):]
	}
	return page.Visible(same), pieces(page.Visible(text))
}

func beforePath(text string) string {
	parsed := core.Parse(text, core.RFC3986)
	return text[:parsed.Part("path").Start]
}

// revealVote adds what is right, whose answers the others are, and how the audience voted.
func revealVote(v *render.Context, q *page.Vote, slide *model.Slide, options []lesson.Option) {
	l := &v.State.Learning
	w := answering(v, lesson.Pose(slide.Exercise), "")
	q.Heads = []string{v.Words.Get("vote.letter"), v.Words.Get("vote.answer"), v.Words.Get("vote.one"), v.Words.Get("vote.two"), v.Words.Get("vote.belief")}
	first, again := model.Shares(l.Counted(model.CountFirst)), model.Shares(l.Counted(model.CountAgain))
	share := func(shares []int, i int) page.VoteShare {
		if shares == nil {
			return page.VoteShare{}
		}
		return page.VoteShare{Percent: shares[i], Text: v.Words.Get("vote.share", "n", strconv.Itoa(shares[i]))}
	}
	for i, o := range options {
		a := &q.Answers[i]
		a.FirstVote, a.SecondVote = share(first, i), share(again, i)
		if a.Right = o.Belief == ""; !a.Right {
			a.Says = v.Words.Get("belief." + string(o.Belief) + ".name")
			continue
		}
		if slide.After == model.ShowReason {
			a.Says = w.reasonFor(&slide.Exercise)
		}
		q.Now = v.Words.Get("vote.right", "letter", a.Letter)
		if first != nil && again != nil {
			q.Now += " " + v.Words.Get("vote.shares", "first", a.FirstVote.Text, "again", a.SecondVote.Text)
		}
	}
	q.Tape = render.Tape(w.Resolution)
	for _, r := range q.Tape {
		q.TapeLetters += utf8.RuneCountInString(r.Text) + 1
	}
	openRun(v, &q.ButtonRow)
}
