package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// challenge is exercises without end, from a seed.
func (in *input) challenge() *Course {
	l := &in.state.Learning
	levels := &CourseBlock{Class: "levels", Title: in.words.Get("challenge.level")}
	for n := 1; n <= lesson.Levels; n++ {
		level := strconv.Itoa(n)
		levels.Acts = append(levels.Acts, Choice{Act: Act{"level", level}, Text: in.words.Get("challenge.level." + level), Pressed: pressed(n == l.Level)})
	}
	seed := &CourseBlock{Class: "seed", Form: &Form{
		Name: "seed", Label: in.words.Get("challenge.seed"), Button: in.words.Get("challenge.go"), Value: strconv.FormatUint(uint64(l.Seed), 10),
	}}
	return &Course{Class: "beside", Side: in.exercise(l.problem()), Title: in.words.Get("challenge.title"), Blocks: []*CourseBlock{
		{Class: "way", Acts: []Choice{in.choice("lesson", "", "course.back")}},
		{Prose: []Prose{{Text: in.words.Get("challenge.lead")}}},
		levels, seed, {Class: "prints", Acts: in.prints()},
	}}
}

// prints is the buttons that print.
func (in *input) prints() []Choice {
	return []Choice{in.choice("print", "worksheet", "print.worksheet"), in.choice("print", "solution", "print.solution")}
}
