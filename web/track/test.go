package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// The forms of the test: that before and that after.
const (
	FormA = "A"
	FormB = "B"
)

// Test returns the tasks of a form. Both forms of a seed are made in the same way, of other names.
func Test(seed uint32, form string) (list []*Task) {
	for n := 1; n <= TestLength; n++ {
		list = append(list, TestTask(seed, form, n))
	}
	return list
}

// TestTask returns the n-th of them, from 1; nil where there is none.
func TestTask(seed uint32, form string, n int) *Task {
	return Pose(lesson.TestPlace+"/"+strconv.Itoa(n), seed^lesson.Hash(lesson.NoText, form))
}

// TestLength is how many tasks a form has.
const TestLength = 8

// Sitting is the result of a test.
type Sitting struct {
	Form    string
	Right   int
	Beliefs []beliefs.ID // that answers showed, in the order of the inputs
	Seed    uint32
}

// sit judges the answers to a test, and returns the result; judged is told of each. A “..” that only leaves
// the file, and one that leaves what the page names, lead to the same address: another answer tells them apart.
func sit(seed uint32, form string, answers []string, judged func(*Task, *Verdict)) Sitting {
	s := Sitting{Form: form, Seed: seed}
	for i, t := range Test(seed, form)[:min(len(answers), TestLength)] {
		v := t.Judge(answers[i])
		judged(t, &v)
		if v.Right {
			s.Right++
		}
		for _, id := range v.Beliefs {
			twice := slices.Contains(s.Beliefs, id) || id == "fileup" && slices.Contains(s.Beliefs, "append")
			if slices.Contains(t.Beliefs, id) && !twice {
				s.Beliefs = append(s.Beliefs, id)
			}
		}
	}
	return s
}

// AddSitting returns the progress with a result, and an attempt for each of the answers. Whoever sits
// the same form again knows which answers were wrong.
func AddSitting(progress string, seed uint32, form string, answers []string, day int32) string {
	again := slices.ContainsFunc(Sittings(progress), func(s Sitting) bool { return s.Form == form && s.Seed == seed })
	s := sit(seed, form, answers, func(t *Task, v *Verdict) {
		progress = AddAttempt(progress, AttemptOf(t, v, again, day))
	})
	return lesson.JoinProgress(progress, lesson.SittingWord+strings.Join(s.cells(), ";"))
}

// Sittings returns the results that a progress has, at most one of each form, in their order.
func Sittings(progress string) (list []Sitting) {
	for _, word := range strings.Fields(progress) {
		if cells, found := strings.CutPrefix(word, lesson.SittingWord); found && len(list) < 2 {
			if s, ok := readSitting(strings.Split(cells, ";")); ok {
				list = append(list, s)
			}
		}
	}
	if len(list) == 2 && list[0].Form > list[1].Form {
		list[0], list[1] = list[1], list[0]
	}
	return list
}

// lineStart is the beginning of a line for the teacher: "uri1;A;5;append,qkeep;17", and the same
// four cells again after the second test.
const lineStart = "uri1"

// Line returns the results of a learner as a line.
func Line(list ...Sitting) string {
	cells := []string{lineStart}
	for i := range list {
		cells = append(cells, list[i].cells()...)
	}
	return strings.Join(cells, ";")
}

// cells returns a result as the cells of a line.
func (s *Sitting) cells() []string {
	return []string{s.Form, strconv.Itoa(s.Right), beliefs.Join(s.Beliefs, ","), strconv.FormatUint(uint64(s.Seed), 10)}
}

// sittingCells is how many cells a result has.
const sittingCells = 4

// readSitting reads the cells of a result; ok is false where they are none.
func readSitting(cells []string) (s Sitting, ok bool) {
	if len(cells) != sittingCells || cells[0] != FormA && cells[0] != FormB {
		return s, false
	}
	right, err := strconv.Atoi(cells[1])
	seed, wrong := strconv.ParseUint(cells[3], 10, 32)
	s = Sitting{Form: cells[0], Right: right, Seed: uint32(seed)}
	for _, id := range strings.FieldsFunc(cells[2], func(r rune) bool { return r == ',' }) {
		if s.Beliefs = append(s.Beliefs, beliefs.ID(id)); !slices.ContainsFunc(tested[:], func(t template) bool { return slices.Contains(t.beliefs, beliefs.ID(id)) }) {
			return s, false
		}
	}
	return s, err == nil && wrong == nil && 0 <= right && right <= TestLength
}
