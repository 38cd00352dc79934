package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// challenge is exercises without end, from a seed.
func (v *view) challenge(c *Course) {
	l := &v.state.Learning
	c.Class, c.Title = "beside", v.word("challenge.title")
	c.block("way", "").button("lesson", "", v.word("course.back"))
	v.prose(c, "challenge.lead")
	levels := c.block("levels", v.word("challenge.level"))
	for i, level := range numbers(lesson.Levels) {
		levels.button("level", level, v.word("challenge.level."+level)).press(i+1 == l.Level)
	}
	c.block("seed", "").field("seed", v.word("challenge.seed"), v.word("challenge.go"), l.seed())
	v.prints(c)
	v.exercise(c)
}

// seed is the seed in digits.
func (l *Learning) seed() string { return strconv.FormatUint(uint64(l.Seed), 10) }

// prints is the buttons that print.
func (v *view) prints(c *Course) {
	b := c.block("prints", "")
	for _, what := range []string{"worksheet", "solution"} {
		b.button("print", what, v.word("print."+what))
	}
}
