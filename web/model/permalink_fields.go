package model

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

// dialectFields returns the choice of documents as fields of a permalink.
func (s *State) dialectFields() []string {
	var fields []string
	if s.Dialects.Char != 0 {
		fields = append(fields, "char="+escape(string([]byte{s.Dialects.Char})))
	}
	if s.Dialects.Purpose != 0 {
		fields = append(fields, "for="+s.Dialects.Purpose.String())
	}
	if s.Dialects.Dialect != core.RFC3986 {
		fields = append(fields, "dialect="+s.Dialects.Dialect.String())
	}
	return fields
}

// dialect reads one of dialectFields; ok is false for another field or a value
// that means nothing.
func (d *permalinkReader) dialect(name, value string) (ok bool) {
	switch name {
	case "dialect":
		chosen, ok := core.DialectNamed(value)
		if ok {
			d.state.Dialects.Dialect = chosen
		}
		return ok
	case "char":
		d.state = PickChar{Char: d.unescape(value)}.reduce(d.state, nil)
		return d.state.Dialects.Char != 0
	case "for":
		_, ok = core.PurposeNamed(value)
		d.state = SetPurpose{Name: value}.reduce(d.state, nil)
		return ok
	}
	return false
}

// learningFields returns the fields of a permalink that name a place in the lessons.
func learningFields(l Learning) []string {
	var fields []string
	if l.Lesson != "" {
		fields = append(fields, "lesson="+l.Lesson)
	}
	for _, n := range []struct {
		name  string
		value int
	}{{"level", l.Level}, {"exercise", l.Exercise}, {"at", l.Slide}} {
		if n.value > 1 || n.value == 1 && n.name != "exercise" {
			fields = append(fields, n.name+"="+strconv.Itoa(n.value))
		}
	}
	if l.Lesson == lesson.ChallengePlace {
		fields = append(fields, "seed="+strconv.FormatUint(uint64(l.Seed), 10))
	}
	if l.Slides != "" {
		fields = append(fields, l.Slides)
	}
	return fields
}

// learningLinked returns the part of the lessons that the permalink of the state has.
func (s *State) learningLinked() Learning {
	if !s.ViewShown().Lessons {
		return Learning{}
	}
	return s.Learning.Linked()
}

// learning reads a field that names a place in the lessons, if it is one.
func (d *permalinkReader) learning(name, value string) bool {
	l := &d.state.Learning
	switch name {
	case "lesson":
		l.Lesson = value
	case "exercise":
		l.Exercise = d.number(value)
	case "level":
		l.Level = d.number(value)
	case "at":
		l.Slide = d.number(value)
	case "seed":
		seed, err := strconv.ParseUint(value, 10, 32)
		d.damaged = d.damaged || err != nil
		l.Seed = uint32(seed)
	case "slide", "with", "expects":
		d.slide(name, value)
	default:
		return false
	}
	return true
}

// number returns a number from 1; anything else is damage.
func (d *permalinkReader) number(value string) int {
	n, err := strconv.Atoi(value)
	d.damaged = d.damaged || err != nil || n < 1
	return n
}

// clampLearning replaces numbers that do not exist, which counts as damage of the
// link.
func (d *permalinkReader) clampLearning(before Learning) {
	read := d.state.Learning
	settled := read.reset()
	settled.Progress = before.Progress
	if settled.Lesson != read.Lesson || read.Exercise > settled.Exercise || read.Level > settled.Level || read.Slide > settled.Slide {
		d.damaged = true
	}
	if !d.state.ViewShown().Lessons {
		settled = before // to be found again there
	}
	d.state.Learning = settled
}
