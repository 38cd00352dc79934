package view_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// placesOf returns the picture of a link that is read from several places.
func placesOf(t *testing.T, s *play.Session) *page.Places {
	t.Helper()
	body, ok := s.Page().Body.(*page.TablesBody)
	if !ok || body.Places == nil {
		t.Fatalf("no picture: %+v", s.Page().Body)
	}
	return body.Places
}

// rowsOf returns the places of the picture by what choosing them sends.
func rowsOf(p *page.Places) map[string]page.PlaceRow {
	rows := map[string]page.PlaceRow{}
	for _, g := range p.Groups {
		for _, r := range g.Places {
			rows[r.Value] = r
		}
	}
	return rows
}

// meantOf returns the target that is meant, and which one of all it is.
func meantOf(t *testing.T, p *page.Places) (int, page.PlaceTarget) {
	t.Helper()
	at := slices.IndexFunc(p.Targets, func(c page.PlaceTarget) bool { return c.Meant })
	if at < 0 || slices.ContainsFunc(p.Targets[at+1:], func(c page.PlaceTarget) bool { return c.Meant }) {
		t.Fatalf("not one target is meant: %+v", p.Targets)
	}
	return at, p.Targets[at]
}

var pictured = []struct{ base, ref, wanted string }{
	{"https://example.com/docs/v2/guide/install/", "../img/logo.png", ""},
	{installed, "../img/logo.png", ""},
	{installed, "/img/x.png", ""},
	{installed, "#top", ""},
	{"https://example.com/docs/guide", "intro", "/docs/guide/intro"},
	{"https://example.com/docs/guide", "", "https://other.example/x"},
	{"https://github.com/o/r/blob/main/README.md", "docs/a.md", ""},
	{"https://example.com", "a", ""},
	{"mailto:a@b", "?x", ""},
}

// Each place of the table is in the picture once, and one line leads from it to its target.
func TestPictureOfPlacesSaysWhatTheTableSays(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, c := range pictured {
			s := fromSession(lang, c.base, c.ref)
			s.Do(model.CommandAction("expect", c.wanted))
			p, readings := placesOf(t, s), fromTables(t, s)["readings"]
			name := fmt.Sprintf("%s, %s, %s", lang, c.base, c.ref)
			var drawn []string
			right := 0
			for _, g := range p.Groups {
				for _, r := range g.Places {
					drawn = append(drawn, r.Text)
					if r.Right {
						right++
					}
				}
			}
			for _, row := range readings.Rows {
				if n := len(drawn) - len(slices.DeleteFunc(slices.Clone(drawn), func(s string) bool { return s == row.Cells[0].Text })); n != 1 {
					t.Errorf("%s: %s is drawn %d times", name, row.Cells[0].Text, n)
				}
			}
			if len(drawn) != len(readings.Rows) || len(p.Lines) != len(drawn) {
				t.Errorf("%s: %d places and %d lines of %d", name, len(drawn), len(p.Lines), len(readings.Rows))
			}
			targets := map[string]bool{}
			for i, card := range p.Targets {
				if (card.Pressed == "true") != card.Meant || targets[card.Whole] {
					t.Errorf("%s: target %d is %+v", name, i, card)
				}
				targets[card.Whole] = true
			}
			_, meant := meantOf(t, p)
			if want := strings.NewReplacer("{n}", fmt.Sprint(right), "{of}", fmt.Sprint(len(drawn))).Replace(locales.For(lang).Get("readings.meant")); meant.Says != want {
				t.Errorf("%s: %q, want %q", name, meant.Says, want)
			}
			if got := s.Page().Heading; got != p.Answer || got == "" {
				t.Errorf("%s: the heading is %q, the answer %q", name, got, p.Answer)
			}
		}
	}
}

// A line is green where the place matters and the link is right from there, and all lines end
// within the picture.
func TestLinesOfThePicture(t *testing.T) {
	for _, c := range pictured {
		s := fromSession("en", c.base, c.ref)
		s.Do(model.CommandAction("expect", c.wanted))
		p := placesOf(t, s)
		want, got := map[string]int{}, map[string]int{}
		for _, r := range rowsOf(p) {
			switch {
			case r.Pressed != "true":
				want["aside"]++
			case r.Right:
				want["right"]++
			default:
				want["wrong"]++
			}
		}
		meant, _ := meantOf(t, p)
		for _, l := range p.Lines {
			got[l.Class]++
			var y, x, knot, link, mid, end int
			if _, err := fmt.Sscanf(l.Path, "M0 %dC25 %d 20 %d 50 %dS75 %d 100 %d", &y, &x, &knot, &link, &mid, &end); err != nil || x != y || knot != link || mid != end {
				t.Fatalf("%q: %v", l.Path, err)
			}
			if target := (end - page.PlaceRowHeight) / (2 * page.PlaceRowHeight); y > p.Rows*page.PlaceRowHeight || end > p.Rows*page.PlaceRowHeight || (l.Class == "right") && target != meant || (l.Class == "wrong") && (target == meant || !p.Targets[target].Wrong) {
				t.Errorf("%s, %s: %+v", c.base, c.ref, l)
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s, %s: lines %v, want %v", c.base, c.ref, got, want)
		}
	}
}

// The targets stand in the order of the places, also when another one is meant.
func TestTargetsStayInOrder(t *testing.T) {
	s := fromSession("en", "https://example.com/docs/v2/guide/install/", "../img/logo.png")
	before := placesOf(t, s).Targets
	click(s, before[1].Command)
	after := placesOf(t, s).Targets
	if at, _ := meantOf(t, placesOf(t, s)); at != 1 || after[0].Whole != before[0].Whole || after[1].Whole != before[1].Whole {
		t.Errorf("%+v, then %+v", before, after)
	}
}

// Of the targets that may be folded it says how many there are: none that is meant, nor to which a
// place that matters leads.
func TestOtherTargets(t *testing.T) {
	for _, c := range pictured {
		s := fromSession("en", c.base, c.ref)
		s.Do(model.CommandAction("expect", c.wanted))
		p, folded := placesOf(t, s), 0
		for i, card := range p.Targets {
			if i >= page.TargetsShown && !card.Meant && !card.Wrong {
				folded++
			}
		}
		want := ""
		if folded > 0 {
			want = fmt.Sprintf("Other targets (%d)", folded)
		}
		if p.Others != want {
			t.Errorf("%s, %s: %q, want %q", c.base, c.ref, p.Others, want)
		}
	}
	if p := placesOf(t, fromSession("en", installed, "../img/x.png")); p.Others == "" {
		t.Error("nothing is folded")
	}
}

// Beside each way of writing the link is from how many of all places it works.
func TestPlacesOfEachWay(t *testing.T) {
	ways := fromTables(t, fromSession("en", "https://example.com/docs/v2/guide/install/", "../img/logo.png"))["ways"]
	var got []string
	for _, row := range ways.Rows {
		got = append(got, row.Cells[0].Text+" "+row.Cells[3].Text)
	}
	if want := []string{"../img/logo.png 3/12", "img/logo.png 4/12", "/docs/v2/guide/img/logo.png 8/12", "https://example.com/docs/v2/guide/img/logo.png 11/12"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A click on a target makes it the one that is meant; one on the one that was chosen takes
// that back. What is then advised leads there.
func TestChooseTheTargetThatIsMeant(t *testing.T) {
	for _, c := range pictured[:5] {
		first := fromSession("en", c.base, c.ref)
		for _, card := range placesOf(t, first).Targets {
			if card.Meant {
				continue
			}
			s := fromSession("en", c.base, c.ref)
			click(s, card.Command)
			now := placesOf(t, s)
			_, meant := meantOf(t, now)
			if meant.Whole != card.Whole {
				t.Errorf("%s, %s: %s is meant after a click on %s", c.base, c.ref, meant.Whole, card.Whole)
			}
			if len(now.Write.Buttons) != 1 || !now.Write.Buttons[0].Primary || len(now.Advice.Buttons) != 1 || now.Advice.Buttons[0].Value != now.Write.Buttons[0].Value {
				t.Fatalf("%s, %s: for %s is to be copied %+v, written %+v", c.base, c.ref, card.Whole, now.Write, now.Advice)
			}
			if got, _ := core.Target(c.base, now.Write.Buttons[0].Value, core.RFC3986, core.Options{}); got != card.Whole && !strings.Contains(now.Note, "Fails from") {
				t.Errorf("%s, %s: %s leads to %s, not to %s", c.base, c.ref, now.Write.Buttons[0].Value, got, card.Whole)
			}
			click(s, meant.Command)
			if s.State().Expect.Target != "" {
				t.Errorf("%s, %s: %q is meant", c.base, c.ref, s.State().Expect.Target)
			}
		}
	}
}

// The answer counts where no way of writing is right from everywhere, and a place that is
// chosen changes it.
func TestAnswerOfThePicture(t *testing.T) {
	s := fromSession("en", installed, "../img/x.png")
	if got := placesOf(t, s); got.Answer != "Write "+page.AsLink("/project/docs/img/x.png")+": it works from every chosen place." || !strings.Contains(got.Note, "“/project/docs/img/x.png”") {
		t.Errorf("%q, %q", got.Answer, got.Note)
	}
	click(s, rowsOf(placesOf(t, s))["root"].Command)
	if got := placesOf(t, s); !strings.Contains(got.Answer, "The best is "+page.AsLink("../img/x.png")+": 2 of 3.") || !strings.Contains(got.Note, "Fails from: without the slash. To fix this") {
		t.Errorf("%q, %q", got.Answer, got.Note)
	}
	if got := placesOf(t, fromSession("en", installed, "/img/x.png")); !strings.HasPrefix(got.Answer, "If a file of the project is meant, write "+page.AsLink("/project/img/x.png")) || !strings.Contains(got.Note, "outside /project/") {
		t.Errorf("%q, %q", got.Answer, got.Note)
	}
	keep := placesOf(t, fromSession("en", installed, "#top"))
	if keep.Answer != "Keep "+page.AsLink("#top")+": it works from every chosen place." || keep.Advice.Buttons != nil || keep.Note != "" {
		t.Errorf("%+v", keep)
	}
}

// Where fields stay as they are set, none is there.
func TestPictureWithoutAField(t *testing.T) {
	s := fromSession("en", installed, "../img/x.png")
	s.Do(model.SetReadOnly{On: true})
	if got := placesOf(t, s).Field; got.Name != "" {
		t.Errorf("%+v", got)
	}
}
