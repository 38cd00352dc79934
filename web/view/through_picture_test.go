package view_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// textOf returns the text of runs.
func textOf(runs []page.TextRun) (text string) {
	for _, r := range runs {
		text += r.Text
	}
	return text
}

// The picture says what the table below it says: as many lanes as different answers, a number for
// each that moved, and each library once.
func TestPictureOfRulesThroughTime(t *testing.T) {
	links := lesson.Through()
	for _, c := range vectors.History() {
		links = append(links, lesson.Example{Base: c.Base, Ref: c.Ref})
	}
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		for _, link := range links {
			table := through(t, s, link.Base, link.Ref)
			p := s.Page().Body.(*page.TablesBody).Through
			answers, moved, names, other := map[string]bool{}, 0, map[string]bool{}, map[string]bool{}
			for _, row := range table.Rows {
				class, _, _ := strings.Cut(row.Class, " ")
				libraries := strings.Split(row.Cells[3].Text, " · ")
				switch class {
				case "first", "moved":
					answers[row.Cells[1].Text] = true
				case "other":
					other[row.Cells[1].Text] = true
				}
				if class == "moved" {
					moved++
				}
				for _, name := range libraries {
					if name != "" && class != "other" {
						names[name] = true
					}
				}
			}
			lanes := map[string]bool{}
			for i, lane := range p.Lanes {
				lanes[textOf(lane.Runs)] = true
				if i > 0 && lane.Top != p.Lanes[i-1].Top+p.Lanes[i-1].Height || lane.Top+lane.Height > p.Height {
					t.Errorf("%s + %s: lane %d of %d begins at %d", link.Base, link.Ref, i, len(p.Lanes), lane.Top)
				}
				for _, name := range strings.Split(lane.Names, " · ") {
					if name != "" && !names[name] {
						t.Errorf("%s + %s: %s stands twice, or not in the table", link.Base, link.Ref, name)
					}
					delete(names, name)
				}
			}
			if len(names) > 0 || len(lanes) != len(p.Lanes) || len(lanes) != len(answers) {
				t.Errorf("%s + %s: lanes %v for %v; %v are missing", link.Base, link.Ref, lanes, answers, names)
			}
			for text := range other {
				if !strings.Contains(p.Note, text) {
					t.Errorf("%s + %s: %q is not in %q", link.Base, link.Ref, text, p.Note)
				}
			}
			numbers := 0
			for i, d := range p.Docs {
				row := table.Rows[i]
				if class, _, _ := strings.Cut(row.Class, " "); d.Class != class || d.Open.Command != row.Cells[0].Command || d.Rule != row.Cells[2].Text || d.Lane < 1 || d.Lane > len(p.Lanes) {
					t.Errorf("%s + %s: %+v beside %+v", link.Base, link.Ref, d, row)
				}
				if d.Number != "" {
					numbers++
				}
				if !d.Void && textOf(d.Runs) != textOf(p.Lanes[d.Lane-1].Runs) {
					t.Errorf("%s + %s: %q stands on the lane of %q", link.Base, link.Ref, textOf(d.Runs), textOf(p.Lanes[d.Lane-1].Runs))
				}
			}
			steps := 0
			for _, m := range p.Marks {
				if m.Class == "number" {
					steps++
				}
			}
			if numbers != moved || steps != moved {
				t.Errorf("%s + %s: %d moves have %d numbers, %d on the line", link.Base, link.Ref, moved, numbers, steps)
			}
		}
	}
}

// Each answer is in pieces after where they come from, by every document.
func TestOriginsOfAnswers(t *testing.T) {
	s := newSession(opening("en"))
	through(t, s, "http://a/b/c/d;p?q", "../../../g;x/../%2e%2e/y")
	var got []string
	for _, d := range s.Page().Body.(*page.TablesBody).Through.Docs {
		text, last := "", page.TextRun{From: "none"}
		for _, r := range d.Runs {
			if r.From != last.From || r.Marked != last.Marked {
				mark := ""
				if r.Marked {
					mark = "!"
				}
				text += fmt.Sprintf(" %s%.1s:", mark, r.From)
			}
			text, last = text+r.Text, r
		}
		got = append(got, text)
	}
	want := []string{" b:http://a/ r:../%2e%2e/y", " :no answer: it has no relative form", " b:http m::// b:a/ r:../ !r:g !m:; !r:x/../ r:%2e%2e/y", " b:http m::// b:a/ r:../%2e%2e/y", " b:http m::// b:a r:/%2e%2e/y", " b:http://a r:/y"}
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

// An answer that comes back is on its lane again, and each move is to the nearest lane there is.
func TestLanesOfAnswers(t *testing.T) {
	s := newSession(opening("en"))
	for _, c := range []struct {
		base, ref string
		lanes     []int
		heading   string
	}{
		{"http://a/b/c", "d", []int{1, 1, 1, 1, 1, 1}, "Every specification gives the same answer"},
		{"http://a/b/c/d;p?q", "../../../g;x/../%2e%2e/y", []int{2, 2, 1, 2, 3, 4}, "One link, 4 answers: the rules of the year decide"},
		{"http://a/b/c", "../../../g", []int{1, 1, 1, 1, 2, 2}, "One link, 2 answers: the rules of the year decide"},
	} {
		through(t, s, c.base, c.ref)
		var got []int
		for _, d := range s.Page().Body.(*page.TablesBody).Through.Docs {
			got = append(got, d.Lane)
		}
		if !slices.Equal(got, c.lanes) || s.Page().Heading != c.heading {
			t.Errorf("%s + %s: lanes %v, want %v: %s", c.base, c.ref, got, c.lanes, s.Page().Heading)
		}
	}
	s.Do(model.SetTexts{Base: "http://a/", Ref: strings.Repeat("a", 1<<17)})
	if body := s.Page().Body.(*page.TablesBody); body.Through != nil || body.Tables[0].Note == "" {
		t.Errorf("%+v", body.Through)
	}
}
