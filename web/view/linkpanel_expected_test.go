package view_test

import (
	"encoding/json"
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/web/export"
	"uriplayground/web/model"
)

// Of the chosen link is asked what is asked of the link of the resolution, by its own base. What is
// to be written is so in the source, and whoever opens the link takes along what is expected.
func TestLinkPanelExpected(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		s := linkPanelOf(t, lang, "https://h.example/docs/v2/guide/", "img/x.png", "other")
		press(s, "links-open", "0")
		chosen := tableNamed(s, "chosen")
		if chosen.Expected == nil || len(chosen.Expected.Offers) == 0 || chosen.Deduction != nil {
			t.Fatalf("%+v", chosen.Expected)
		}
		press(s, chosen.Expected.Offers[0].Name, "/docs/v2/img/x.png")
		chosen = tableNamed(s, "chosen")
		plain := expecting(lang, "https://h.example/docs/v2/guide/", "img/x.png", model.Expect{Target: "/docs/v2/img/x.png"})
		if got, want := laidOut(chosen.Expected.Target), "https://h.example/docs/v2[/guide]/img/x.png"; got != want {
			t.Errorf("the target %s, not %s", got, want)
		}
		if got, want := laidOut(chosen.Expected.Wanted), laidOut(plain.Expected.Wanted); got != want || chosen.Expected.Verdict != plain.Expected.Verdict {
			t.Errorf("%s: %s, not %s", chosen.Expected.Verdict, got, want)
		}
		if len(chosen.Deduction.Reasons) == 0 || chosen.Deduction.Reasons[0].Text != plain.Deduction.Reasons[0].Text {
			t.Errorf("%+v", chosen.Deduction.Reasons)
		}
		for i, r := range chosen.Deduction.Fixes {
			if other := plain.Deduction.Fixes[i]; r.Text != other.Text || r.Effect != other.Effect {
				t.Errorf("%+v, not %+v", r, other)
			}
			if other := r.Action.Name; other != "" && other != "links-fix" {
				t.Errorf("%s at a link of a page", other)
			}
		}
		for _, command := range []string{"links-show", "links-from"} {
			press(s, command, "0")
			if got := s.State().Expect.Target; got != "/docs/v2/img/x.png" {
				t.Errorf("%s takes %q along", command, got)
			}
			s.Do(model.SetView{Name: model.LinksView})
		}
		press(s, "links-went", "https://h.example/docs/v2/img/x.png")
		if got := tableNamed(s, "chosen").Expected.Went.Text; got != "https://h.example/docs/v2/img/x.png" {
			t.Errorf("went to %q", got)
		}
		finish(t, s, press(s, chosen.Deduction.Fixes[0].Action.Name, chosen.Deduction.Fixes[0].Action.Value))
		if got := tableNamed(s, "chosen").Expected.Verdict; linkTexts(s, 2)[0] != "https://h.example/docs/v2/img/x.png" || got != expecting(lang, "http://a/", "b", model.Expect{Target: "/b"}).Expected.Verdict {
			t.Errorf("%s; mended: %s", linkTexts(s, 2), got)
		}
		press(s, "links-open", "1")
		if got := s.State().LinkPanel.Expect; got != (model.Expect{}) {
			t.Errorf("of another link is expected %+v", got)
		}
	}
}

// A link in a page of which a part has another base is judged by that. What is appended to a prefix
// is not a reference.
func TestLinkPanelExpectedByOwnBase(t *testing.T) {
	s := linkPanelAt(opening("en"), "https://h.example/feed")
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "b", Context: links.ContextNamed("a href"), Base: 1}, {Ref: "b", Context: links.ContextNamed("a href")}, {Ref: "b", Base: 2}}})
	finish(t, s, s.Do(model.ScanDone{Bases: []links.Base{{Ref: "/x/a", Name: 2}, {Ref: "/x/", Name: 7, Kind: links.Prefix}}}))
	for i, want := range []string{"https://h.example[/x]____/b", "https://h.example______/b"} {
		press(s, "links-open", string(rune('0'+i)))
		press(s, "links-expect", "/other/b")
		if got := laidOut(tableNamed(s, "chosen").Expected.Target); got != want {
			t.Errorf("%s", got)
		}
	}
	press(s, "links-open", "2")
	if chosen := tableNamed(s, "chosen"); chosen.Expected != nil || linkTexts(s, 2)[2] != "https://h.example/x/b" {
		t.Errorf("of what is appended is expected %+v", chosen.Expected)
	}
}

// The permalink of the chosen link has what is expected of it.
func TestLinkPanelExpectedInPermalink(t *testing.T) {
	initial := opening("en")
	initial.LinkPanel.HasPermalinks = true
	s := linksOf(t, initial, "https://h.example/a/", "b")
	press(s, "links-open", "0")
	press(s, "links-expect", "/b")
	if got := tableNamed(s, "chosen").Rows[0].Cells[1].Cite.URL; !strings.Contains(got, "expect=/b") {
		t.Errorf("%s", got)
	}
}

// What is saved of the links says what was expected of one, as the page does, and has no more columns
// where nothing is expected.
func TestLinkPanelExpectedIsSaved(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		s := linkPanelOf(t, lang, "https://h.example/docs/v2/guide/", "img/x.png", "other")
		save := func(format string) string { return finish(t, s, s.Do(model.CommandAction("links-export", format))) }
		before := map[string]string{}
		for _, format := range []string{"csv", "json", "markdown"} {
			before[format] = save(format)
			if strings.Contains(before[format], "expected") {
				t.Errorf("%s", before[format])
			}
		}
		press(s, "links-open", "0")
		press(s, "links-expect", "/docs/v2/img/x.png")
		chosen := tableNamed(s, "chosen")
		for _, format := range []string{"csv", "json", "markdown"} {
			saved := save(format)
			for _, want := range []string{"expected", "remedies", "https://h.example/docs/v2/img/x.png", export.Sentence(chosen.Expected.Verdict), chosen.Deduction.Fixes[0].Whole} {
				if !strings.Contains(saved, want) {
					t.Errorf("%s lacks %q: %s", format, want, saved)
				}
			}
		}
		list := []map[string]any{}
		if err := json.Unmarshal([]byte(save("json")), &list); err != nil {
			t.Fatal(err)
		}
		if got := list[0]["explanation"]; got != export.Sentence(chosen.Deduction.Reasons[0].Text) || list[0]["went"] != "" || list[1]["expected"] != "" || list[1]["verdict"] != "" {
			t.Errorf("%v, %v", got, list[1])
		}
		s.Do(model.SetLinkField{Field: "defang", Value: "on"})
		if saved := save("json"); strings.Contains(saved, "https://h.example") || !strings.Contains(saved, `"expected": "hxxps[:]//h[.]example/docs/v2/img/x.png"`) {
			t.Errorf("%s", saved)
		}
		s.Do(model.SetLinkField{Field: "defang"})
		press(s, "links-open", "1")
		for format, want := range before {
			if got := save(format); got != want {
				t.Errorf("%s: %s\nwant %s", format, got, want)
			}
		}
	}
}

// Of a link that is appended to a prefix nothing can be expected, and one that is not saved says nothing.
func TestLinkPanelExpectedIsSavedOnlyOfReferences(t *testing.T) {
	s := linkPanelAt(opening("en"), "https://h.example/feed")
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "b", Base: 1}, {Ref: "c"}}})
	finish(t, s, s.Do(model.ScanDone{Bases: []links.Base{{Ref: "/x/", Name: 7, Kind: links.Prefix}}}))
	press(s, "links-open", "0")
	press(s, "links-expect", "/b")
	if saved := finish(t, s, s.Do(model.CommandAction("links-export", "csv"))); !strings.Contains(saved, ",,,,,\r\n2,") {
		t.Errorf("%s", saved)
	}
}
