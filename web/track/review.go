package track

import (
	"slices"

	"uriplayground/web/lesson"
)

// Of the review.
const (
	mostReviews  = 8 // a day
	reviewRounds = 4 // one after a day, and three every three days
)

// DueForReview returns the names of the tasks to review today. A task of an exit screen comes back one
// day after its first answer, and then three times, three days after each right one; a wrong answer
// starts again. Those that were wrong come first, and of one lesson not all at once.
func DueForReview(log []Attempt, today int32) []string {
	var missed, others []string
	for i := range lessons {
		for _, s := range lessons[i].Screens {
			if !s.Exit {
				continue
			}
			for _, task := range s.Tasks() {
				due, round, misses := int32(0), 0, 0
				for _, a := range log {
					switch {
					case a.Screen != task:
					case !a.Right:
						due, round, misses = a.Day+1, 1, misses+1
					case due == 0:
						due, round = a.Day+1, 1
					case a.Counts() && a.Day >= due:
						due, round = a.Day+3, round+1
					}
				}
				switch {
				case due == 0 || due > today || round > reviewRounds:
				case misses > 0:
					missed = append(missed, task)
				default:
					others = append(others, task)
				}
			}
		}
	}
	d := sampler{Dice: lesson.Dice(today)}
	d.shuffle(missed)
	d.shuffle(others)
	tasks := append(missed, others...)
	return tasks[:min(len(tasks), max(0, mostReviews-reviewedOn(log, today)))]
}

// reviewedOn counts the exit tasks that were answered on a day and before it.
func reviewedOn(log []Attempt, day int32) (n int) {
	for _, a := range log {
		s, _ := templateOf(a.Screen)
		if a.Day == day && s.Exit && slices.ContainsFunc(log, func(b Attempt) bool { return b.Screen == a.Screen && b.Day < day }) {
			n++
		}
	}
	return n
}
