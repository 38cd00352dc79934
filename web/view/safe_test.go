package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The tiles are the text with what becomes of it, the heading counts those that change, and a click
// on one shows it in the map.
func TestPictureOfASafeText(t *testing.T) {
	for _, c := range []struct{ text, purpose, tiles, heading, result string }{
		{"", "segment", "", "Which characters are risky?", ""},
		{"abc", "segment", "abc", "Nothing has to change", "abc"},
		{"a b", "segment", "a [␣→-] b", "One character changes, of 3", "a-b"},
		{"R&é", "segment", "R [&→%26] [é→%C3%A9]", "2 of 3 characters change", "R%26%C3%A9"},
		{"a &b", "filename", "a [␣→-] [&→remove] b", "2 of 4 characters change", "a-b"},
	} {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: model.SafeView})
		s.Do(model.SetPurpose{Name: c.purpose})
		s.Do(model.SetText{Text: c.text})
		p := s.Page().Body.(*page.TablesBody).Safe
		var tiles []string
		for _, tile := range p.Tiles {
			text := tile.Text
			if tile.Changes {
				text = "[" + text + "→" + tile.Output + "]"
			}
			tiles = append(tiles, text)
		}
		if got := strings.Join(tiles, " "); got != c.tiles || p.Result != c.result || s.Page().Heading != c.heading {
			t.Errorf("%q: %s = %s: %s", c.text, got, p.Result, s.Page().Heading)
		}
		if has := slices.ContainsFunc(p.Acts.Buttons, func(b page.Button) bool { return b.Primary && b.Value == p.Result }); has != (c.result != "") {
			t.Errorf("%q: %+v", c.text, p.Acts)
		}
		for i, tile := range p.Tiles {
			if tile.Name == "" {
				continue
			}
			click(s, tile.Command)
			p := s.Page().Body.(*page.TablesBody).Safe
			chosen := slices.DeleteFunc(slices.Clone(p.Cells), func(c page.CharCell) bool { return c.Pressed != "true" })
			if p.Tiles[i].Pressed != "true" || len(chosen) != 1 || chosen[0].Text != tile.Text {
				t.Errorf("%q: %+v chooses %+v", c.text, tile, chosen)
			}
		}
	}
}

// Until one is chosen, the first character of the text that changes is explained, and one that
// each document has in another class where none does.
func TestFirstCharacterExplained(t *testing.T) {
	for text, want := range map[string]string{"Résumé & notes": "&", "50% a": "%", "plain": "~", "é": "~", "": "~"} {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: model.SafeView})
		s.Do(model.SetText{Text: text})
		for _, c := range s.Page().Body.(*page.TablesBody).Safe.Cells {
			if (c.Pressed == "true") != (c.Value == want) {
				t.Errorf("%q: %q is explained: %s", text, c.Value, c.Pressed)
			}
		}
		if link := model.EncodePermalink(s.State()); strings.Contains(link, "char=") {
			t.Errorf("%q: the address says it: %s", text, link)
		}
	}
}

// The map has each printable character once, with its class in words.
func TestMapOfCharacters(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.SafeView})
	classes := map[string]string{}
	for _, c := range s.Page().Body.(*page.TablesBody).Safe.Cells {
		classes[c.Value] = c.Class
		if !strings.HasPrefix(c.Title, c.Value+", ") || c.Command.Name != "char" {
			t.Errorf("%+v", c)
		}
	}
	if len(classes) != 95 || classes["a"] != "free" || classes["~"] != "free changed" || classes["&"] != "reserved changed" || classes["%"] != "encode" {
		t.Errorf("%d characters: %v", len(classes), classes)
	}
}
