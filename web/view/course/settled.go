package course

import (
	"strconv"

	"uriplayground/web/page"
	"uriplayground/web/track"
	"uriplayground/web/view/render"
)

// settled adds the beliefs that answers have shown or settled, with their state, and counts the others: a
// list of wrong ideas would teach them.
func settled(v *render.Context, c *page.Course) {
	states := track.States(track.ReadLog(v.State.Learning.Progress))
	c.Title = v.Words.Get("course.settled")
	backToStart(v, c)
	prose(v, c, "course.settled.lead")
	list := c.AddBlock("list", "")
	list.Table = plainTable(v, "beliefs", c.Title, "course.belief", "course.settled.state", "course.settled.says")
	for _, id := range met(states) {
		list.Table.AddRow("", beliefCell(v, id), render.TextCell(v.Words.Get("course.belief."+states[id].String())), render.TextCell(v.Words.Get("belief."+string(id))))
	}
	if n := len(states) - len(list.Table.Rows); n > 0 {
		c.AddBlock("", "").AddText(v.Words.Get("course.beliefs.rest", "n", strconv.Itoa(n)))
	}
	if len(list.Table.Rows) == 0 {
		list.Table = nil
	}
}
