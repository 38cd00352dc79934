package lesson

// Graded is an exercise that a grade counts, with its id.
type Graded struct {
	ID string
	Exercise
}

// GradedIn returns the exercises of a lesson of the handbook, or of all of it for ""; none if there is
// no such lesson.
func GradedIn(id string) (list []Graded) {
	for _, l := range Handbook() {
		for i, e := range l.Exercises {
			if id == "" || id == l.ID {
				list = append(list, Graded{ExerciseID(l.ID, i+1), e})
			}
		}
	}
	return list
}
