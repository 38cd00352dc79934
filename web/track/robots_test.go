package track

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
)

// robot answers a task; seen is the solution of the last task of that name.
type robot func(t *Task, seen string) string

// clicked returns what there is to click on a screen, as answers.
func clicked(t *Task) (list []string) {
	for _, s := range t.Slots {
		if t.Action == Cut {
			list = append(list, s.Prefix)
		} else {
			list = append(list, s.Address)
		}
	}
	switch t.Action {
	case Run:
		for _, move := range t.Lanes {
			list = append(list, strings.Repeat(move, len(t.Cards)))
		}
	case Order:
		list = append(list, strings.Join(t.Cards, " "))
	case Match, Sort:
		for lane := range t.Lanes {
			words := make([]string, len(t.Cards))
			for i := range words {
				words[i] = strconv.Itoa(i+1) + string(rune('a'+(lane+i*(map[Action]int{Match: 1}[t.Action]))%len(t.Lanes)))
			}
			list = append(list, strings.Join(words, " "))
		}
	case Type, Write:
		list = append(list, t.Base, t.Ref, t.Start, t.Wanted, t.Other)
	}
	return list
}

var robots = map[string]robot{
	"clicks the first": func(t *Task, _ string) string { return clicked(t)[0] },
	"clicks the last":  func(t *Task, _ string) string { list := clicked(t); return list[len(list)-1] },
	"clicks any":       func(t *Task, _ string) string { list := clicked(t); d := lesson.Dice(t.Seed); return d.Pick(list) },
	"copies":           func(_ *Task, seen string) string { return seen },
	"writes addresses": func(t *Task, _ string) string { return t.Wanted },
}

// A robot that clicks every choice until one is right, or reads the solution and answers the next task
// with it, settles nothing in a month.
func TestRobotsSettleNothing(t *testing.T) {
	for name, answer := range robots {
		progress := ""
		seen := map[string]string{}
		for day := int32(20785); day < 20815; day++ {
			everyTask(func(task string) {
				log := ReadLog(progress)
				posed := Pose(task, SeedFor(log, task, day))
				v := posed.Judge(answer(posed, seen[task]))
				progress = AddAttempt(progress, AttemptOf(posed, &v, false, day))
				seen[task] = posed.Solution() // all the other choices come after the first attempt
			})
			for id, state := range States(ReadLog(progress)) {
				if state == Settled {
					t.Errorf("a robot that %s settles %s by day %d", name, id, day)
				}
			}
		}
	}
}

// Who reads the solution first gets nothing for the answer.
func TestReadingTheSolutionDoesNotCount(t *testing.T) {
	progress := ""
	for day := int32(20785); day < 20790; day++ {
		everyTask(func(name string) {
			task := Pose(name, SeedFor(ReadLog(progress), name, day))
			v := task.Judge(task.Solution())
			progress = AddAttempt(progress, AttemptOf(task, &v, true, day))
		})
	}
	for id, state := range States(ReadLog(progress)) {
		if state != Unmet {
			t.Errorf("%s is %v", id, state)
		}
	}
}

// Who knows the rules settles every belief in two days, but for a choice among places.
func TestWhoKnowsSettlesAll(t *testing.T) {
	for i := range lessons {
		l := &lessons[i]
		progress := ""
		for day := int32(20785); day < 20787; day++ {
			for _, s := range l.Screens {
				for _, name := range s.Tasks() {
					task := Pose(name, SeedFor(ReadLog(progress), name, day))
					v := task.Judge(task.Solution())
					progress = AddAttempt(progress, AttemptOf(task, &v, false, day))
				}
			}
		}
		states := States(ReadLog(progress))
		for _, id := range l.Beliefs() {
			if states[id] != Settled && id != "nohostslash" {
				t.Errorf("%s: %s is %v", l.ID, id, states[id])
			}
		}
	}
}

// What a grade counts cannot be clicked, or copied from the screen.
func TestGradedIsNotOnTheScreen(t *testing.T) {
	tasks := 0
	for _, g := range GradedIn("") {
		if !g.Counts {
			continue
		}
		tasks++
		for seed := uint32(1); seed <= 200; seed++ {
			task := Pose(g.ID, seed)
			answers := clicked(task)
			if task.Door != "host" { // which asks for just that
				answers = append(answers, strings.TrimPrefix(task.Wanted, "https:"))
			}
			for _, answer := range answers {
				v := task.Judge(answer)
				if a := AttemptOf(task, &v, false, 1); answer != "" && a.Counts() {
					t.Fatalf("%s, seed %d: %q is on the screen, and counts", g.ID, seed, answer)
				}
			}
		}
	}
	if all := len(GradedIn("")); tasks < all/3 || tasks == all {
		t.Errorf("%d of %d tasks count", tasks, all)
	}
}

// What is graded is of the course, the handbook, or one lesson of either.
func TestGradedIn(t *testing.T) {
	course, handbook := GradedIn(""), GradedIn(lesson.HandbookPlace)
	if len(course) != 65 || len(handbook) != len(lesson.GradedIn("")) || len(GradedIn("up")) != 8 || len(GradedIn("dots")) != len(lesson.GradedIn("dots")) || GradedIn("nodots") != nil {
		t.Errorf("%d tasks, %d exercises", len(course), len(handbook))
	}
}
