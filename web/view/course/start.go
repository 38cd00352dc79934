package course

import (
	"strconv"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/track"
	"uriplayground/web/view/render"
)

// start makes where the course is entered.
func start(v *render.Context) *page.Start {
	l := &v.State.Learning
	log := track.ReadLog(l.Progress)
	s := &page.Start{Title: v.Words.Get("course.start.title"), Lead: v.Words.Get("course.start.lead"), More: v.Words.Get("course.also")}
	s.Test.Text = v.Words.Get("course.test")
	if len(track.Sittings(l.Progress)) == 0 {
		s.Test.Text = v.Words.Get("course.test.first")
	}
	s.Test.Command = page.Command{Name: "lesson", Value: lesson.TestPlace}
	s.Review = due(v, log)
	s.Tracks = tracks(v)
	s.Beliefs = held(v, log)
	s.Places.AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.handbook"))
	s.Places.AddButton("lesson", lesson.BeliefsPlace, v.Words.Get("course.settled"))
	s.Places.AddButton("lesson", lesson.LecturePlace, v.Words.Get("course.lecturers"))
	s.Places.AddButton("lesson", lesson.ClassPlace, v.Words.Get("course.class"))
	s.Keep = keep(v)
	return s
}

// due returns what is to be reviewed today; nothing where that is nothing.
func due(v *render.Context, log []track.Attempt) (r page.Review) {
	n := len(track.DueForReview(log, v.State.Learning.Day))
	if n == 0 {
		return r
	}
	r.Title, r.Note = v.Words.Get("course.today", "n", strconv.Itoa(n)), v.Words.Get("course.today.note")
	r.Open = page.Button{Command: page.Command{Name: "lesson", Value: lesson.ReviewPlace}, Text: v.Words.Get("course.review"), Primary: true}
	return r
}

// tracks returns the lessons, those for all before those for authors. The first that is not done is
// the one to go on with.
func tracks(v *render.Context) []page.Track {
	var list []page.Track
	now := false
	for _, authors := range []bool{false, true} {
		name := "course.track"
		if authors {
			name = "course.authors"
		}
		t := page.Track{Title: v.Words.Get(name)}
		for i, at := range track.Lessons() {
			if at.Authors != authors {
				continue
			}
			done, all := model.DoneTasks(v.State.Learning.Progress, at.ID), len(model.TasksOf(at.ID))
			line := page.LessonLine{Title: v.Words.Get("track." + at.ID + ".title"), Sample: at.Sample, Spoken: tally(v, done, all)}
			line.Name, line.Value = "lesson", at.ID
			line.Count = strconv.Itoa(all)
			switch {
			case done == all:
				line.Done = "all"
			case done > 0:
				line.Done = "some"
			}
			if done > 0 {
				line.Count = strconv.Itoa(done) + "/" + line.Count
			}
			if done < all && t.Open.Text == "" {
				line.Now = !now
				t.Open = page.Button{Command: line.Command, Text: v.Words.Get("course.start")}
				if line.Now && (done > 0 || i > 0) {
					t.Open.Text = v.Words.Get("course.go-on", "lesson", line.Title)
				}
				t.Open.Primary, now = line.Now, true
			}
			t.Lessons = append(t.Lessons, line)
		}
		t.Note = v.Words.Get(name+".note", "n", strconv.Itoa(len(t.Lessons)))
		if len(t.Lessons) > 0 {
			list = append(list, t)
		}
	}
	return list
}

// held returns the beliefs that answers have shown, those that are held first.
func held(v *render.Context, log []track.Attempt) (b page.Beliefs) {
	states := track.States(log)
	n := map[track.State]int{}
	for _, state := range states {
		n[state]++
	}
	for _, id := range met(states) {
		line := page.BeliefLine{Name: v.Words.Get("belief." + string(id) + ".name"), State: v.Words.Get("course.belief." + states[id].String())}
		switch states[id] {
		case track.Held:
			line.Tone = "bad"
		case track.Settled:
			line.Tone = "good"
		}
		b.Lines = append(b.Lines, line)
	}
	if len(b.Lines) == 0 {
		b.Title, b.Note = v.Words.Get("course.beliefs.none"), v.Words.Get("course.beliefs.none.note", "n", strconv.Itoa(n[track.Unmet]))
		return b
	}
	b.Title = v.Words.Get("course.beliefs", "held", strconv.Itoa(n[track.Held]), "settled", strconv.Itoa(n[track.Settled]))
	b.Note = v.Words.Get("course.beliefs.note")
	if n[track.Unmet] > 0 {
		b.Rest = v.Words.Get("course.beliefs.rest", "n", strconv.Itoa(n[track.Unmet]))
	}
	return b
}

// met returns the beliefs that answers have shown, those that are held first and those that are settled
// last.
func met(states map[beliefs.ID]track.State) (ids []beliefs.ID) {
	for _, state := range []track.State{track.Held, track.Met, track.Settled} {
		for _, belief := range beliefs.All() {
			if states[belief.ID] == state {
				ids = append(ids, belief.ID)
			}
		}
	}
	return ids
}

// keep returns the progress, to be taken along or erased.
func keep(v *render.Context) page.Keep {
	c := new(page.Course)
	progress(v, c, "")
	return page.Keep{Title: v.Words.Get("progress.title"), Blocks: c.Blocks}
}
