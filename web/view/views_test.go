package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/tests/wordtest"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

func tableOf(t *testing.T, view, base, ref string, actions ...model.Action) *page.Table {
	t.Helper()
	p := pageOf(t, "en", base, ref, append([]model.Action{model.SetView{Name: view}}, actions...)...)
	if len(tablesOf(p)) == 0 {
		t.Fatalf("the view %s has no table", view)
	}
	return tablesOf(p)[0]
}

// Every view belongs to a tab of the page.
func TestTabs(t *testing.T) {
	for _, view := range model.ViewNames() {
		want := view
		switch view {
		case "trace":
			want = "resolve"
		case "normalize":
			want = "compare"
		}
		if got := model.Tab(view); got != want {
			t.Errorf("%s stands under %s, want %s", view, got, want)
		}
	}
}

// Every view derives in both languages, with words for all that it shows.
func TestEveryViewHasItsWords(t *testing.T) {
	for _, name := range model.ViewNames() {
		for _, lang := range locales.Languages() {
			p := pageOf(t, lang, "http://a/b", "c:80/%7e", model.SetView{Name: name}, model.SetText{Text: "<http://a b> URL:x"})
			if p.View != name || (tablesOf(p) == nil && courseOf(p) == nil) == (page.ComponentsOf(p.Body) == nil && panesOf(p).Trace == nil) {
				t.Errorf("%s: %+v", name, p)
			}
			for _, s := range tablesOf(p) {
				for _, row := range s.Rows {
					if len(row.Cells) != len(s.Heads) {
						t.Errorf("%s: %d cells under %d heads", name, len(row.Cells), len(s.Heads))
					}
					for _, c := range row.Cells {
						wordtest.Wordless(t, c.Text+" "+c.Detail)
					}
				}
				wordtest.Wordless(t, strings.Join(s.Heads, " ")+" "+s.Title+" "+s.Caption+" "+s.Note)
			}
		}
	}
}

// Each link that is said to work leads to the target, and each has its reason.
func TestLinksLeadToTheTarget(t *testing.T) {
	for _, c := range vectors.Examples() {
		s := tableOf(t, "relativize", c.Base, c.Target)
		for _, row := range s.Rows {
			act, works := row.Cells[0].Command, row.Class == "works-yes"
			if works != (act.Name == "show") {
				t.Errorf("%q: %+v", c.Ref, row)
			}
			_, ref, _ := strings.Cut(act.Value, "\n")
			if target, _ := core.Target(c.Base, ref, core.RFC3986, core.Options{}); works && target != c.Target {
				t.Errorf("%q: %q leads to %q", c.Ref, ref, target)
			}
		}
	}
}

// The ladder shows the example of §6.2.2, rung by rung.
func TestLadderOfTheRFC(t *testing.T) {
	s := tableOf(t, "normalize", "", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d")
	want := []string{
		"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/./b/../b/%63/%7Bfoo%7D",
		"example://a/./b/../b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D", "",
	}
	if len(s.Rows) != len(want) {
		t.Fatalf("%d rungs", len(s.Rows))
	}
	marked := []string{"", "example %7B %7D", "c", "/b/c/%7Bfoo%7D", "", ""}
	for i, row := range s.Rows {
		var marks []string
		whole := ""
		for _, run := range row.Cells[1].Runs {
			whole += run.Text
			if run.Marked {
				marks = append(marks, run.Text)
			}
		}
		if row.Cells[1].Text != want[i] || (row.Class == "changed") != (0 < i && i < 4) {
			t.Errorf("rung %d: %+v", i, row)
		}
		if strings.Join(marks, " ") != marked[i] || whole != "" && whole != want[i] {
			t.Errorf("rung %d marks %q of %q", i, marks, whole)
		}
	}
}

// Two texts meet on the rung that the core names, and not below it.
func TestLadderOfTwo(t *testing.T) {
	for _, c := range vectors.Equivalent() {
		s := tableOf(t, "compare", c.A, c.B)
		want := core.Compare(c.A, c.B, core.RFC3986)
		for i, row := range s.Rows {
			if same := strings.HasPrefix(row.Class, "same"); want.Equivalent() && (same != (i+1 >= int(want.Rung)) || (row.Class == "same first") != (i+1 == int(want.Rung))) {
				t.Errorf("%q %q: the same on rung %d already, want %s", c.A, c.B, i, want.Rung)
			}
		}
		if want.Equivalent() != (strings.HasPrefix(s.Note, "Equivalent") || strings.HasPrefix(s.Note, "Identical")) || want.Equivalent() == (s.Rows[len(s.Rows)-1].Class == "apart") {
			t.Errorf("%q %q: %s", c.A, c.B, s.Note)
		}
	}
}

// URNs that differ in their components alone are said to be equivalent as URNs.
func TestSameURNIsSaid(t *testing.T) {
	for _, c := range []struct {
		b    string
		said bool
	}{{"URN:EXAMPLE:a?=q#f", true}, {"urn:example:A", false}, {"urn:example:a", false}} {
		if note := tableOf(t, "compare", "urn:example:a", c.b).Note; strings.Contains(note, "RFC 8141") != c.said {
			t.Errorf("%s: %s", c.b, note)
		}
	}
}

func TestTooLongForAView(t *testing.T) {
	long := "http://a/" + strings.Repeat("b", 4000)
	for _, view := range []string{"normalize", "compare", "relativize"} {
		if s := tableOf(t, view, long, long); s.Note == "" && s.Rows == nil {
			t.Errorf("%s says nothing", view)
		}
	}
}

// An address that is cut short is listed with what it may be, in both languages.
func TestExtractSaysWhereAnAddressMayGoOn(t *testing.T) {
	for lang, says := range map[string]string{"en": "its host is a different one: http://münchen.de/x", "fr": "l’hôte est un autre : http://münchen.de/x"} {
		p := pageOf(t, lang, "", "", model.SetView{Name: "extract"}, model.SetText{Text: "at http://münchen.de/x or http://a/é"})
		rows := tablesOf(p)[0].Rows
		if how := rows[0].Cells[2].Text; !strings.Contains(how, "“ü”") && !strings.Contains(how, "«\u00a0ü\u00a0»") || !strings.Contains(strings.ReplaceAll(how, "\u00a0", " "), says) {
			t.Errorf("%s: %q", lang, how)
		}
		if how := rows[1].Cells[2].Text; strings.Contains(how, "host") || strings.Contains(how, "hôte") || !strings.Contains(how, "http://a/é") {
			t.Errorf("%s: %q", lang, how)
		}
	}
}

// The texts of Appendix C's vectors are found, and a click opens them.
func TestExtractListsWhatTheCoreFinds(t *testing.T) {
	s := tableOf(t, "extract", "", "", model.SetText{Text: "See <URL:http://a/\n b> and http://c/d."})
	if len(s.Rows) != 2 || s.Rows[0].Cells[1].Text != "http://a/b" || s.Rows[1].Cells[1].Text != "http://c/d" {
		t.Fatalf("%+v", s.Rows)
	}
	session := newSession(opening("en"))
	session.Do(model.SetView{Name: "extract"})
	click(session, s.Rows[0].Cells[1].Command)
	if got := session.State(); got.Base != "http://a/b" || got.Ref != "" || got.View != "resolve" {
		t.Errorf("%+v", got)
	}
}
