package track

import "uriplayground/web/lesson"

// Graded is what a learning platform is told of: a task of the course, or an exercise of the handbook.
type Graded struct {
	ID      string
	Choices []string // that an exercise offers
	Counts  bool     // towards the grade
}

// GradedIn returns what there is in a lesson of either, in the course for "", or in the handbook
// for its place; none if there is no such lesson. Of the course those tasks count that are done
// without help and whose answer cannot be guessed: on the others one learns by mistakes.
func GradedIn(id string) (list []Graded) {
	for i := range lessons {
		if id != "" && id != lessons[i].ID {
			continue
		}
		for _, s := range lessons[i].Screens {
			for _, task := range s.Tasks() {
				list = append(list, Graded{ID: task, Counts: s.Exit && !guessed(task)})
			}
		}
	}
	if list != nil {
		return list
	}
	if id == lesson.HandbookPlace {
		id = ""
	}
	for _, g := range lesson.GradedIn(id) {
		list = append(list, Graded{g.ID, lesson.Pose(g.Exercise).Choices(), true})
	}
	return list
}
