package view_test

import (
	"encoding/json"
	"strings"
	"testing"

	"uriplayground/core/site"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// SARIF names for each cause the page that explains it, in the language of the file, where the site is
// known that has these pages.
func TestSarifNamesPages(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSite(lang)
		openSite(s, "public", "index.html no")
		export := func() string {
			text := ""
			for _, e := range s.Do(model.CommandAction("site-export", "sarif")) {
				if part, ok := e.(model.ExportPart); ok {
					text += part.Text.String()
				}
			}
			return text + workOn(s)
		}
		if text := export(); strings.Contains(text, "helpUri") {
			t.Errorf("%s: it names pages of a site that is not known: %.300s", lang, text)
		}
		s.UseSite("https://example.org/play/")
		var log struct {
			Runs []struct {
				Tool struct {
					Driver struct {
						Rules []struct{ ID, HelpURI string }
					}
				}
			}
		}
		if err := json.Unmarshal([]byte(export()), &log); err != nil {
			t.Fatal(err)
		}
		folder := map[string]string{"en": "", "fr": "fr/"}[lang]
		for i, c := range site.Causes() {
			if want, got := "https://example.org/play/"+folder+"answers/cause-"+c.String()+".html", log.Runs[0].Tool.Driver.Rules[i].HelpURI; got != want {
				t.Errorf("%s is explained at %q, not at %q", c, got, want)
			}
		}
	}
}
