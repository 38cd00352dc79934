package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Generated questions for a target are asked as one for a file where all answers are in one tree of
// folders. The solutions tick the right one; cards to vote with come with votes alone.
func TestTreesOnGeneratedSheets(t *testing.T) {
	trees := 0
	for seed := uint32(1); seed < 60; seed += 10 {
		s := newSession(opening("en"))
		s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=" + lesson.ChallengePlace + "&level=2&seed=" + strconv.Itoa(int(seed))})
		for what, ticks := range map[string]int{"worksheet": 0, "solution": 1} {
			s.Do(model.CommandAction("print", what))
			for _, sheet := range s.Page().Body.(*page.CourseBody).Tables {
				if strings.Contains(sheet.ID, "cards") {
					t.Errorf("seed %d: there are cards to vote with", seed)
				}
				for _, row := range sheet.Rows {
					if c := row.Cells[len(row.Cells)-1]; c.Class == "files" {
						trees++
						if strings.Count(c.Text, "☒") != ticks || strings.Count(c.Text, "☐") < 1 || row.Cells[1].Text != "Which file is retrieved? Tick it." {
							t.Errorf("seed %d, %s: %q\n%s", seed, what, row.Cells[1].Text, c.Text)
						}
					}
				}
			}
		}
	}
	if trees == 0 {
		t.Error("there is no tree")
	}
}
