package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
)

// Class is what the lines of many learners say together.
type Class struct {
	Learners [][]Sitting // the result before and, of those who have one, after
	Damaged  []Damaged
	Both     int     // how many have both results; the means are theirs
	Before   float64 // mean of right answers
	After    float64
	Gain     float64 // the part of what was missing before that is right after; 0 if nothing was missing
	Beliefs  []Tally // that somebody showed, in the order of the test
}

// Damaged is a line that cannot be read, and its number, from 1.
type Damaged struct {
	N    int
	Text string
}

// Tally is how many learners showed a belief: before, of all; and of those with both results before
// and after.
type Tally struct {
	ID                 beliefs.ID
	All, Before, After int
}

// ReadClass reads pasted lines, each of a learner. Blank lines are left out.
func ReadClass(text string) *Class {
	c := new(Class)
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if list, ok := readLine(line); ok {
			c.Learners = append(c.Learners, list)
		} else {
			c.Damaged = append(c.Damaged, Damaged{n, line})
		}
	}
	c.count()
	return c
}

// readLine reads what Line returns of one or two results, of different forms.
func readLine(line string) (list []Sitting, ok bool) {
	cells := strings.Split(line, ";")
	if cells[0] != lineStart || len(cells) != 1+sittingCells && len(cells) != 1+2*sittingCells {
		return nil, false
	}
	for part := range slices.Chunk(cells[1:], sittingCells) {
		s, ok := readSitting(part)
		if !ok || len(list) > 0 && list[0].Form == s.Form {
			return nil, false
		}
		list = append(list, s)
	}
	return list, true
}

// count works out the means and tallies.
func (c *Class) count() {
	tallies := map[beliefs.ID]*Tally{}
	for _, t := range tested {
		for _, id := range t.beliefs {
			tallies[id] = &Tally{ID: id}
		}
	}
	before, after := 0, 0
	for _, list := range c.Learners {
		both := len(list) == 2
		for _, id := range list[0].Beliefs {
			if tallies[id].All++; both {
				tallies[id].Before++
			}
		}
		if both {
			c.Both++
			before, after = before+list[0].Right, after+list[1].Right
			for _, id := range list[1].Beliefs {
				tallies[id].After++
			}
		}
	}
	if c.Both > 0 {
		c.Before, c.After = float64(before)/float64(c.Both), float64(after)/float64(c.Both)
	}
	if missing := c.Both*TestLength - before; missing > 0 {
		c.Gain = float64(after-before) / float64(missing)
	}
	for _, t := range tested {
		for _, id := range t.beliefs {
			if tally := tallies[id]; tally != nil && tally.All+tally.After > 0 {
				c.Beliefs = append(c.Beliefs, *tally)
			}
			delete(tallies, id)
		}
	}
}

// Rows returns the learners for a table: right answers and beliefs, before and after; what a
// learner does not have is empty.
func (c *Class) Rows() (rows [][]string) {
	for _, list := range c.Learners {
		row := make([]string, 4)
		for i, s := range list {
			row[2*i], row[2*i+1] = strconv.Itoa(s.Right), beliefs.Join(s.Beliefs, " ")
		}
		rows = append(rows, row)
	}
	return rows
}
