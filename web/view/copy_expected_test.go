package view_test

import (
	"encoding/json"
	"strings"
	"testing"

	"uriplayground/web/export"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// expectedRows returns the rows about an expected address that leave the page, as "about: text".
func expectedRows(t *testing.T, s *play.Session, lang string) (rows []string) {
	t.Helper()
	var tables []struct {
		Title string
		Rows  []map[string]string
	}
	if err := json.Unmarshal([]byte(copied(t, s, "json")), &tables); err != nil {
		t.Fatal(err)
	}
	words := builtIn.For(lang)
	for _, table := range tables {
		if table.Title != words.Get("expected.title") {
			continue
		}
		for _, row := range table.Rows {
			rows = append(rows, row[words.Get("expected.about")]+": "+row[words.Get("copy.value")])
		}
	}
	return rows
}

// saidOn returns what a pane says of an expected address, in the same form.
func saidOn(x *page.Expected, d *page.Deduction, target string) (rows []string) {
	rows = append(rows, x.Field.Label+": "+x.Whole)
	if x.Went.Text != "" {
		rows = append(rows, x.Went.Label+": "+x.Went.Text)
	}
	rows = append(rows, target+": "+x.Verdict)
	for _, r := range append(append([]page.Reason{}, d.Reasons...), d.Starts...) {
		rows = append(rows, d.Title+": "+r.Text)
	}
	if d.Join != nil {
		rows = append(rows, d.Title+": "+d.Join.Title)
	}
	for _, r := range d.Fixes {
		rows = append(rows, r.Effect+": "+r.Text)
	}
	return rows
}

// What was expected of a link leaves the page with it, in the words of the page, from the resolution
// and from the links of a page.
func TestTakenAwayWithExpected(t *testing.T) {
	const base, ref = "https://h.example/docs/v2/guide/", "img/x.png"
	asked := model.Expect{Target: "/docs/v2/img/x.png", Went: "https://h.example/img/x.png"}
	for _, lang := range locales.Languages() {
		initial := model.Initial(lang)
		initial.Base, initial.Ref, initial.Expect = base, ref, asked
		resolve := newSession(initial)
		target := page.TraceOf(resolve.Page().Body).Target
		check := linkPanelOf(t, lang, base, ref)
		press(check, "links-open", "0")
		if rows := expectedRows(t, check, lang); rows != nil {
			t.Errorf("nothing is expected, and %q leaves", rows)
		}
		press(check, "links-expect", asked.Target)
		press(check, "links-went", asked.Went)
		chosen := tableNamed(check, "chosen")
		for _, one := range []struct {
			session *play.Session
			said    []string
		}{
			{resolve, saidOn(target.Expected, target.Deduction, target.Title)},
			{check, saidOn(chosen.Expected, chosen.Deduction, target.Title)},
		} {
			if got := expectedRows(t, one.session, lang); len(got) < 8 || strings.Join(got, "\n") != strings.Join(one.said, "\n") {
				t.Errorf("there leaves\n%s\nand the page says\n%s", strings.Join(got, "\n"), strings.Join(one.said, "\n"))
			}
			for _, format := range export.Formats() {
				if got := copied(t, one.session, format); !strings.Contains(got, builtIn.For(lang).Get("expected.title")) {
					t.Errorf("%s without what was expected: %s", format, got)
				}
			}
		}
		if tableNamed(check, "chosen").Expected == nil {
			t.Error("after copying, the page has no field any more")
		}
	}
}

// drawnMachine returns the picture of the machine that is saved.
func drawnMachine(t *testing.T, s *play.Session) string {
	t.Helper()
	saved, ok := effectOf[model.SaveDrawing](s.Do(model.DrawPicture{Show: "machine", Kind: "svg"}))
	if !ok {
		t.Fatal("nothing is saved")
	}
	return saved.Text.String()
}

// The picture of the machine says what follows from an expected address, and is wide enough for it.
func TestPictureWithExpected(t *testing.T) {
	initial := opening("en")
	if got := drawnMachine(t, newSession(initial)); strings.Contains(got, "You expected") {
		t.Error("nothing is expected, and the picture says so")
	}
	initial.Expect = model.Expect{Target: "http://a/b/" + strings.Repeat("long/", 20) + "g"}
	got := drawnMachine(t, newSession(initial))
	for _, want := range []string{"You expected", "http://a/b/long/", "Why not there?"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}
