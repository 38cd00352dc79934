package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
)

// The forms of the test: that before and that after.
const (
	FormA = "A"
	FormB = "B"
)

// testPlace is the beginning of the names of the tasks of the test.
const testPlace = "test"

// Test returns the tasks of a form. Both forms of a seed are made in the same way, of other names.
func Test(seed uint32, form string) (list []*Task) {
	for i := range tested {
		list = append(list, Pose(testPlace+"/"+strconv.Itoa(i+1), seed<<1^hash(form)))
	}
	return list
}

// Sitting is the result of a test.
type Sitting struct {
	Form    string
	Seed    uint32
	Right   int
	Beliefs []beliefs.ID // that answers showed, in the order of the inputs
}

// Result returns what the answers to a test show.
func Result(seed uint32, form string, answers []string) Sitting {
	s := Sitting{Form: form, Seed: seed}
	for i, t := range Test(seed, form) {
		if i >= len(answers) {
			break
		}
		v := t.Judge(answers[i])
		if v.Right {
			s.Right++
		}
		for _, id := range v.Beliefs {
			if slices.Contains(t.Beliefs, id) && !slices.Contains(s.Beliefs, id) && !(id == "fileup" && slices.Contains(s.Beliefs, "append")) {
				s.Beliefs = append(s.Beliefs, id)
			}
		}
	}
	return s
}

// lineStart is the beginning of a line for the teacher: "uri1;A;5;append,qkeep;17", and the same
// four cells again after the second test.
const lineStart = "uri1"

// Line returns the results of a learner as a line.
func Line(list ...Sitting) string {
	cells := []string{lineStart}
	for _, s := range list {
		cells = append(cells, s.Form, strconv.Itoa(s.Right), strings.ReplaceAll(beliefs.Join(s.Beliefs), " ", ","), strconv.FormatUint(uint64(s.Seed), 10))
	}
	return strings.Join(cells, ";")
}
