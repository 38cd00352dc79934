package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/inputs"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// Each answer says what the source was read as, by what that was recognized, and what of it is
// not read, also where there is no link.
func TestLinkPanelSaysWhatItWasReadAs(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, format := range inputs.Formats()[1:] {
			for _, by := range []string{"name", "content", "nothing", "choice"} {
				s := newSession(model.Initial(lang))
				s.Do(model.SetView{Name: model.LinksView})
				s.Do(model.SourceChanged{})
				finish(t, s, s.Do(model.ScanDone{ReadAs: model.ReadAs{Format: format.Name, By: by, Sign: "the sign"}}))
				note, words := tableNamed(s, "linkpanel").Note, locales.For(lang)
				found := by == "name" || by == "content"
				if !strings.Contains(note, words.Get("format."+format.Name)) || strings.Contains(note, "the sign") != found || strings.Contains(note, "readas.") || strings.Contains(note, "unread.") || strings.Count(note, ".") < 3 {
					t.Errorf("%s, %s by %s: %q", lang, format.Name, by, note)
				}
			}
		}
	}
}
