package course

import (
	"strconv"
	"strings"

	"uriplayground/web/export"
	"uriplayground/web/page"
	"uriplayground/web/track"
	"uriplayground/web/view/render"
)

// class adds where the lines of learners are pasted, and what they say together. They stay in the
// browser.
func class(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	c.Title = v.Words.Get("course.class")
	backToStart(v, c)
	prose(v, c, "course.class.lead")
	c.AddBlock("", "").AddForm("class", v.Words.Get("course.class.lines"), v.Words.Get("course.class.go"), l.Pasted).Rows = 8
	if strings.TrimSpace(l.Pasted) == "" {
		return
	}
	all := track.ReadClass(l.Pasted)
	sums := c.AddBlock("", v.Words.Get("course.class.learners", "n", strconv.Itoa(len(all.Learners)), "both", strconv.Itoa(all.Both)))
	sums.Live = true
	if all.Both > 0 {
		sums.AddText(v.Words.Get("course.class.means", "before", decimal(v, all.Before), "after", decimal(v, all.After), "of", strconv.Itoa(track.TestLength), "gain", decimal(v, all.Gain)))
	}
	if len(all.Damaged) > 0 {
		damaged := c.AddBlock("list", v.Words.Get("course.class.damaged"))
		damaged.Table = plainTable(v, "damaged", damaged.Title, "course.class.line", "course.class.text")
		for _, d := range all.Damaged {
			damaged.Table.AddRow("", render.TextCell(strconv.Itoa(d.N)), render.CodeCell(v.ShownText(d.Text)))
		}
	}
	tallies(v, c, all)
	learners(v, c, all)
}

// decimal returns a number with two places, as the language writes it.
func decimal(v *render.Context, x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', 2, 64), ".", v.Words.Get("course.class.point"), 1)
}

// tallies adds how many learners showed each belief.
func tallies(v *render.Context, c *page.Course, all *track.Class) {
	if len(all.Beliefs) == 0 {
		return
	}
	b := c.AddBlock("list", v.Words.Get("course.test.beliefs"))
	b.Table = plainTable(v, "beliefs", b.Title, "course.belief", "course.class.all", "course.class.before", "course.class.after")
	for _, t := range all.Beliefs {
		b.Table.AddRow("", beliefCell(v, t.ID), render.TextCell(strconv.Itoa(t.All)), render.TextCell(strconv.Itoa(t.Before)), render.TextCell(strconv.Itoa(t.After)))
	}
}

// learners adds a table of the learners, to be copied as CSV.
func learners(v *render.Context, c *page.Course, all *track.Class) {
	if len(all.Learners) == 0 {
		return
	}
	b := c.AddBlock("list", v.Words.Get("course.class.table"))
	b.Table = plainTable(v, "learners", b.Title, "course.class.right-before", "course.class.beliefs-before", "course.class.right-after", "course.class.beliefs-after")
	file := export.NewRecords("csv", b.Table.Heads, 0)
	file.Open()
	for _, row := range all.Rows() {
		b.Table.AddRow("", render.TextCell(row[0]), render.CodeCell(row[1]), render.TextCell(row[2]), render.CodeCell(row[3]))
		file.Add(false, row)
	}
	file.Close()
	b.AddButton("take-code", file.Text().String(), v.Words.Get("course.class.copy"))
}
