package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// challenge is exercises without end, from a seed.
func (in *input) challenge(c *Course) {
	l := &in.state.Learning
	c.Class, c.Title = "beside", in.word("challenge.title")
	c.block("way", "").act("lesson", "", in.word("course.back"))
	in.prose(c, "challenge.lead")
	levels := c.block("levels", in.word("challenge.level"))
	for i, level := range numbers(lesson.Levels) {
		levels.act("level", level, in.word("challenge.level."+level)).press(i+1 == l.Level)
	}
	c.block("seed", "").field("seed", in.word("challenge.seed"), in.word("challenge.go"), l.seed())
	in.prints(c)
	in.exercise(c)
}

// seed is the seed in digits.
func (l *Learning) seed() string { return strconv.FormatUint(uint64(l.Seed), 10) }

// prints is the buttons that print.
func (in *input) prints(c *Course) {
	b := c.block("prints", "")
	for _, what := range []string{"worksheet", "solution"} {
		b.act("print", what, in.word("print."+what))
	}
}
