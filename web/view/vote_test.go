package view_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// everything is all that is on a page, in one text.
func everything(t *testing.T, p page.Page) string {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Nothing on a page tells which answer is right before it is revealed: neither the target in one
// piece, nor a belief, nor a share, nor a row that is unlike the others. The votes of all decks are played.
func TestVoteDoesNotLeak(t *testing.T) {
	played := 0
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		for _, d := range lesson.Decks() {
			link := "v=1&view=lesson&lesson=lecture&at=1&deck=" + d.ID
			for n, slide := range model.Slides(d.Slides) {
				if slide.Options() == nil {
					continue
				}
				played++
				s := newSession(opening(lang))
				s.Do(model.SetTexts{Base: slide.A, Ref: slide.B}) // as for who put the slides together
				s.Do(model.OpenPermalink{Fragment: link})
				for s.State().Learning.Slide <= n {
					s.Do(model.LectureKey(s.State(), "PageDown", false))
				}
				target, _ := core.Target(slide.A, slide.B, core.RFC3986, core.Options{})
				quoted, _ := json.Marshal(target)
				for !s.State().Learning.Revealed {
					p := s.Page()
					if target != slide.A && target != slide.B && strings.Contains(everything(t, p), string(quoted)) {
						t.Errorf("%s, %s %d, stage %d: the target is on the page", lang, d.ID, n+1, s.State().Learning.Stage)
					}
					text := everything(t, p)
					for _, id := range beliefs.IDs(slide.Vote) {
						for _, key := range []string{"belief." + string(id), "belief." + string(id) + ".name"} {
							said, _ := json.Marshal(words.Get(key))
							if strings.Contains(text, strings.Trim(string(said), `"`)) {
								t.Errorf("%s, %s %d: %s is on the page", lang, d.ID, n+1, key)
							}
						}
					}
					for _, a := range courseOf(p).Vote.Answers {
						if a.Right || a.Says != "" || a.FirstVote != (page.VoteShare{}) || a.SecondVote != (page.VoteShare{}) {
							t.Errorf("%s, %s %d: %+v", lang, d.ID, n+1, a)
						}
					}
					if v := courseOf(p).Vote; v.Tape != nil || v.Heads != nil || len(v.Buttons) != 3 {
						t.Errorf("%s, %s %d: %+v", lang, d.ID, n+1, v)
					}
					s.Do(model.LectureKey(s.State(), "PageDown", false))
				}
				v := courseOf(s.Page()).Vote
				taped := ""
				for _, r := range v.Tape {
					if r.From != "dropped" {
						taped += r.Text
					}
				}
				if taped != target {
					t.Errorf("%s %d: the tape says %s, and not %s", d.ID, n+1, taped, target)
				}
				for _, a := range v.Answers {
					if answer := a.Same + strings.Join(a.Pieces, ""); a.Says == "" || a.Right != (answer == target) {
						t.Errorf("%s %d: %+v", d.ID, n+1, a)
					}
				}
			}
		}
	}
	if played < 60 {
		t.Errorf("%d votes were played", played)
	}
}

// What each stage says and offers.
func TestVoteStages(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=1&deck=first-slash"})
	vote := func() *page.Vote { return courseOf(s.Page()).Vote }
	on := func() { s.Do(model.LectureKey(s.State(), "PageDown", false)) }
	if v := vote(); v.Stage != "vote" || len(v.Answers) != 4 || v.Answers[3].Letter != "D" || v.Counted != "" || v.Place != "1 of 3" {
		t.Errorf("first: %+v", v)
	}
	right := slices.IndexFunc(vote().Answers, func(a page.VoteAnswer) bool { return strings.Join(a.Pieces, "") == "/img/a.png" })
	if right < 0 || vote().Answers[right].Same != "https://u.example" {
		t.Fatalf("answers %+v", vote().Answers)
	}
	typed := func(n string) string {
		list := []string{"1", "1", "1", "1"}
		list[right] = n
		return strings.Join(list, "\n")
	}
	on()
	press(s, "count", typed("2"))
	if v := vote(); v.Stage != "count" || v.Answers[right].Count != "2" || v.Answers[0].Name == "" || v.Counted == "" {
		t.Errorf("count: %+v", v)
	}
	on()
	if v := vote(); v.Stage != "discuss" || v.Advice != "Convince your neighbour" || v.Time == "" || v.Answers[right].Count != "" {
		t.Errorf("discuss: %+v", v)
	}
	on()
	if v := vote(); v.Stage != "vote" || v.Stages[v.At] != "vote again" {
		t.Errorf("again: %+v", v)
	}
	on()
	if v := vote(); v.Stage != "count" || v.Answers[right].Count != "" {
		t.Errorf("count again: %+v", v)
	}
	press(s, "counted", typed("7"))
	v := vote()
	if a := v.Answers[right]; v.Stage != "reveal" || !a.Right || a.FirstVote.Text != "40%" || a.SecondVote.Percent != 70 || !strings.Contains(v.Now, "40% → 70%") {
		t.Errorf("reveal: %+v", v)
	}
	if len(v.Heads) != 5 {
		t.Errorf("heads %v", v.Heads)
	}
	press(s, "slide", "0")
	press(s, "slide", "1")
	for range 2 {
		on()
	}
	press(s, "page", "back")
	press(s, "counted", typed("0"))
	if v := vote(); v.Advice != "" || !strings.HasPrefix(v.Now, "Explain first") {
		t.Errorf("nobody was right: %+v", v)
	}
}

// The page of a lecture offers decks, and what makes a slide a vote.
func TestLecturePage(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "lecture")
	for _, d := range lesson.Decks() {
		if !offers(s.Page(), "deck", d.ID) {
			t.Errorf("%s is not offered", d.ID)
		}
	}
	s.Do(model.SetTexts{Base: "https://u.example/project/guide/intro", Ref: "/img/a.png"})
	press(s, "slide-add", "")
	s.Do(model.SetTexts{Base: "http://a/", Ref: "http://b/"})
	press(s, "slide-add", "")
	if offers(s.Page(), "slide-vote", "") {
		t.Error("a vote is offered before a slide is chosen")
	}
	press(s, "slide-edit", "2")
	if offers(s.Page(), "slide-vote", "") || !offers(s.Page(), "slide-note", "") {
		t.Error("where no belief differs there is something to vote on, or no note")
	}
	press(s, "slide-edit", "1")
	press(s, "slide-vote", "")
	pressed := 0
	for _, b := range courseOf(s.Page()).Blocks {
		for _, button := range b.Buttons {
			if button.Name == "slide-belief" && button.Pressed == "true" {
				pressed++
			}
		}
	}
	if pressed != 3 {
		t.Errorf("%d beliefs are chosen", pressed)
	}
	press(s, "slide-note", "say it twice")
	press(s, "print", "notes")
	notes := tablesOf(s.Page())[0]
	if len(notes.Rows) != 2 || notes.Rows[0].Cells[1].More != "say it twice" || !strings.Contains(notes.Rows[0].Cells[2].Text, "✓") || !strings.Contains(notes.Rows[0].Cells[2].Text, "stays inside the project") {
		t.Errorf("notes %+v", notes.Rows[0].Cells[2])
	}
}

// A handout and its solutions are of the same data: what is ticked is right, and the run is that of the core.
func TestHandout(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		sheets := func(what string) []*page.Table {
			press(s, "print", what)
			return tablesOf(s.Page())
		}
		press(s, "lesson", "lecture")
		press(s, "deck", "first-slash")
		empty, solved := sheets("worksheet"), sheets("solution")
		if len(empty) != 2 || len(solved) != 1 || empty[0].Note == "" || solved[0].Note != "" || empty[0].Caption != solved[0].Caption {
			t.Fatalf("%s: %d and %d sheets", lang, len(empty), len(solved))
		}
		for i, row := range solved[0].Rows {
			got, want := row.Cells[2].Text, empty[0].Rows[i].Cells[2].Text
			if strings.Count(got, "☒") != 1 || strings.Replace(got, "☒", "☐", 1) != want || row.Cells[2].Detail == "" || empty[0].Rows[i].Cells[2].Detail != "" {
				t.Errorf("%s: %q, solved %q", lang, want, got)
			}
		}
		tree := `https://u.example/
├─ project/
│  ├─ guide/
│  │  ├─ intro  ← ` + locales.For(lang).Get("base.label")
		if got := solved[0].Rows[0].Cells[2].Text; !strings.HasPrefix(got, tree) || !strings.Contains(got, "\n└─ img/\n   └─ a.png  ☒") {
			t.Errorf("%s: %s", lang, got)
		}
		press(s, "lesson", "dots")
		empty, solved = sheets("worksheet"), sheets("solution")
		runs := func(list []*page.Table) (rows []int) {
			for _, table := range list {
				if strings.HasPrefix(table.ID, "printed run") {
					rows = append(rows, len(table.Rows))
				}
			}
			return rows
		}
		if got := runs(empty); !slices.Equal(got, []int{6, 8, 5, 7}) {
			t.Errorf("%s: room for runs %v", lang, got)
		}
		if got := runs(solved); !slices.Equal(got, []int{5, 6, 4, 5}) {
			t.Errorf("%s: runs %v", lang, got)
		}
		dots, _ := lesson.FindLesson("dots")
		rule := lesson.Pose(dots.Exercises[0]).Solution()
		if last := solved[1].Rows[4].Cells[0].Text; last != rule || !strings.Contains(solved[0].Rows[0].Cells[2].Text, "☒ "+rule) {
			t.Errorf("%s: the run ends with %s, and the answer is %s, not %s", lang, last, solved[0].Rows[0].Cells[2].Text, rule)
		}
	}
}
