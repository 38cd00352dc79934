package course

import (
	"slices"
	"strconv"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/track"
	"uriplayground/web/view/render"
)

// test adds where the test begins, or what came of it.
func test(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	sittings := track.Sittings(l.Progress)
	replies := l.Replies()
	c.Title = v.Words.Get("course.test")
	backToStart(v, c)
	if len(replies) > 0 {
		came := c.AddBlock("", testResult(v, sittings))
		came.Begin = true
		came.AddText(v.Words.Get("course.test.rows"))
		replied(v, c, replies)
	} else {
		prose(v, c, "course.test.lead")
		if len(sittings) > 0 {
			c.AddBlock("", "").AddText(testResult(v, sittings))
		}
	}
	if len(sittings) > 0 {
		shownBeliefs(v, c, sittings)
		line := c.AddBlock("places", v.Words.Get("course.test.line"))
		line.AddRun(track.Line(sittings...), true)
		line.AddButton("take-code", track.Line(sittings...), v.Words.Get("course.test.copy"))
	}
	next := "course.test.begin"
	if len(sittings) > 0 {
		next = "course.test.after"
	}
	sit := c.AddBlock("places", "")
	sit.AddButton("sit", "", v.Words.Get(next)).Primary = len(replies) == 0
}

// backToStart adds the way to where the course is entered.
func backToStart(v *render.Context, c *page.Course) {
	c.AddBlock("way", "").AddButton("lesson", "", v.Words.Get("course.to-start"))
}

// testResult says how many answers were right, before and after.
func testResult(v *render.Context, sittings []track.Sitting) string {
	first, of := strconv.Itoa(sittings[0].Right), strconv.Itoa(track.TestLength)
	if len(sittings) == 1 {
		return v.Words.Get("course.test.result", "n", first, "of", of)
	}
	return v.Words.Get("course.test.results", "before", first, "after", strconv.Itoa(sittings[1].Right), "of", of)
}

// replied adds a table of what was answered, without what is right: the test may be sat again.
func replied(v *render.Context, c *page.Course, replies []string) {
	l := &v.State.Learning
	b := c.AddBlock("list", "")
	b.Table = plainTable(v, "replies", v.Words.Get("course.test"), "course.given.page", "course.given.link", "course.test.answer", "course.test.mark")
	for i, t := range track.Test(l.Seed, l.Form) {
		mark := "✗ " + v.Words.Get("course.test.wrong")
		if verdict := t.Judge(replies[i]); verdict.Right {
			mark = "✓ " + v.Words.Get("course.test.right")
		}
		b.Table.AddRow("", render.CodeCell(v.ShownText(t.Base)), render.CodeCell(v.QuoteEmpty(t.Ref)), render.CodeCell(v.QuoteEmpty(replies[i])), render.TextCell(mark))
	}
}

// shownBeliefs adds a table of the beliefs that the answers showed.
func shownBeliefs(v *render.Context, c *page.Course, sittings []track.Sitting) {
	var all []beliefs.ID
	for _, s := range sittings {
		for _, id := range s.Beliefs {
			if !slices.Contains(all, id) {
				all = append(all, id)
			}
		}
	}
	if len(all) == 0 {
		return
	}
	b := c.AddBlock("list", v.Words.Get("course.test.beliefs"))
	b.Table = plainTable(v, "beliefs", b.Title, "course.belief", "course.test.before")
	if len(sittings) > 1 {
		b.Table.Heads = append(b.Table.Heads, v.Words.Get("course.test.later"))
	}
	for _, id := range all {
		cells := []*page.TableCell{beliefCell(v, id)}
		for _, s := range sittings {
			says := "course.test.gone"
			if slices.Contains(s.Beliefs, id) {
				says = "course.test.shown"
			}
			cells = append(cells, render.TextCell(v.Words.Get(says)))
		}
		b.Table.AddRow("", cells...)
	}
}

// beliefCell names a belief, and opens the first lesson that is about it.
func beliefCell(v *render.Context, id beliefs.ID) *page.TableCell {
	cell := render.TextCell(v.Words.Get("belief." + string(id) + ".name"))
	for _, l := range track.Lessons() {
		if slices.Contains(l.Beliefs(), id) {
			return cell.WithCommand("lesson", l.ID)
		}
	}
	return cell
}

// review adds that nothing is due.
func review(v *render.Context, c *page.Course) {
	c.Title = v.Words.Get("course.review")
	backToStart(v, c)
	prose(v, c, "course.review.none")
}

// sittingPlace returns the place of a task of the review or the test: its name, and what is left.
func sittingPlace(v *render.Context) (name, place string) {
	l := &v.State.Learning
	if l.Lesson == lesson.TestPlace {
		return v.Words.Get("course.test"), v.Words.Get("course.place", "n", strconv.Itoa(l.Exercise), "of", strconv.Itoa(track.TestLength))
	}
	return v.Words.Get("course.review"), v.Words.Get("course.review.left", "n", strconv.Itoa(len(track.DueForReview(track.ReadLog(l.Progress), l.Day))))
}
