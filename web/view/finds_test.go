package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Each find shows what decided where it ends, and what it would be without; the list that is copied
// has them all.
func TestPictureOfFinds(t *testing.T) {
	for _, c := range []struct{ text, heading, finds string }{
		{"", "Which URIs are in this text?", ""},
		{"nothing", "No URI found", ""},
		{"http://a/b, then", "One URI found", "http://a/b"},
		{"<URL:http://a/b> http://c/d.", "2 URIs found", "http://a/b = <http://a/b>; http://c/d"},
		{"\"http://a/\nb\" and http://c", "2 URIs found, 1 of them broken by white space", "http://a/b = \"http://a/(⏎)b\", else http://a/|b; http://c"},
		{lesson.Letter(), "3 URIs found, 2 of them broken by white space", "http://www.w3.org/Addressing/ = \"http://www.w3.org/Addressing/\"; " +
			"ftp://foo.example.com/rfc/ = <ftp://foo.example.(⏎)com/rfc/>, else ftp://foo.example.|com/rfc/; " +
			"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING = <http://www.ics.uci.edu/pub/(⏎)ietf/uri/historical.html#WARNING>, else http://www.ics.uci.edu/pub/|ietf/uri/historical.html#WARNING"},
	} {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: "extract"})
		s.Do(model.SetText{Text: c.text})
		p := s.Page().Body.(*page.TablesBody).Finds
		var list, uris []string
		for _, f := range p.Finds {
			text := f.Open.Text
			uris = append(uris, text)
			if f.Runs != nil {
				text += " = " + f.Left
				for _, r := range f.Runs {
					if r.Marked {
						r.Text = "(" + r.Text + ")"
					}
					text += r.Text
				}
				text += f.Right
			}
			if f.Else != "" {
				text += ", else " + f.Parts[0] + "|" + f.Parts[1]
			}
			list = append(list, text)
		}
		if got := strings.Join(list, "; "); got != c.finds || s.Page().Heading != c.heading {
			t.Errorf("%q: %s; %s", c.text, s.Page().Heading, got)
		}
		if uris == nil {
			continue
		}
		if b := p.Acts.Buttons[0]; b.Value != strings.Join(uris, "\n") || !b.Primary {
			t.Errorf("%q: it copies %q", c.text, b.Value)
		}
	}
}
