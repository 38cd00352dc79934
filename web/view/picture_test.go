package view_test

import (
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// feet returns the characters at the feet of the boxes, which have to be those of
// the text; no box reaches beyond the one that holds it.
func feet(t *testing.T, p *page.Picture) string {
	t.Helper()
	text := ""
	for i, b := range p.Boxes {
		text += b.Text
		if b.X < 0 || b.Y < 0 || b.X+b.Width > p.Width || b.Y+b.Height > p.Height {
			t.Errorf("%+v reaches out of the picture, %d by %d", b, p.Width, p.Height)
		}
		for _, c := range p.Boxes[i+1:] {
			across := b.X < c.X+c.Width && c.X < b.X+b.Width
			inside := b.X <= c.X && c.X+c.Width <= b.X+b.Width && b.Y < c.Y && c.Y+c.Height < b.Y+b.Height
			if across && !inside {
				t.Errorf("%+v and %+v overlap", b, c)
			}
		}
	}
	return text
}

func TestPictureOfEveryURI(t *testing.T) {
	for _, c := range vectors.ParseValid() {
		if len(c.Input) > model.DrawnBytes/2 {
			continue
		}
		p := pictureOf(pageOf(t, "en", c.Input, "", model.SetView{Name: "parse"}))
		if got := feet(t, p); got != c.Input || p.Note != "" {
			t.Errorf("%q: %q %s", c.Input, got, p.Note)
		}
	}
}

func TestPictureOfFaults(t *testing.T) {
	for _, c := range []struct{ text, feet, note string }{
		{"http:// a", "http:// a", "U+0020"},
		{"a:b[c", "a:b[c", "“[”, character 4, does not fit any rule that could continue here. Inside: "},
		{"http://a/é/b/c/d/e/f/g/h", "http://a/é/b/c/d/e/f/g…", "“é” (U+00E9), character 10"},
		{"a%4", "a%4", "Expected: HEXDIG"},
		{"http://[::1", "http://[::1", "Expected: "},
	} {
		p := pictureOf(pageOf(t, "en", c.text, "", model.SetView{Name: "parse"}))
		if got := feet(t, p); got != c.feet || !strings.Contains(p.Note, c.note) {
			t.Errorf("%q: %q %s", c.text, got, p.Note)
		}
	}
}

// The last few characters need no part of their own, nor does an empty segment at the end.
func TestPictureOfTheLastCharacters(t *testing.T) {
	for _, length := range []int{model.DrawnBytes - 1, model.DrawnBytes, model.DrawnBytes + 1, model.DrawnBytes + 8, model.DrawnBytes + 9} {
		text := "http://a/" + strings.Repeat("b", length-len("http://a//")) + "/"
		p := pictureOf(pageOf(t, "en", text, "", model.SetView{Name: "parse"}))
		whole := length <= model.DrawnBytes+8
		if last := p.Boxes[len(p.Boxes)-1]; (feet(t, p) == text) != whole || (last.Label == "segment") != whole {
			t.Errorf("%d characters: %q, and the last box is %+v", length, feet(t, p), last)
		}
		if parts := len(p.Buttons); (parts == 2) != whole {
			t.Errorf("%d characters: %d buttons", length, parts)
		}
	}
}

// A part of a long text is drawn; walking takes the part along.
func TestPictureOfALongText(t *testing.T) {
	long := "http://a/" + strings.Repeat("bcd/", 1000)
	s := newSession(opening("en"))
	for _, a := range []model.Action{model.SetView{Name: "parse"}, model.SetTexts{Base: long, Ref: ""}, model.CommandAction("picture-from", "2001")} {
		s.Do(a)
	}
	if got := feet(t, pictureOf(s.Page())); !strings.HasPrefix(got, "bcd/bcd/") || len(got) > model.DrawnBytes {
		t.Errorf("%q", got)
	}
	for _, step := range strings.Split("ddrrdrrdrddd"+strings.Repeat("r", few(60)), "") {
		s.Do(model.MoveCursor("picture", map[string]string{"d": "ArrowDown", "r": "ArrowRight"}[step]))
	}
	chosen := 0
	for _, b := range pictureOf(s.Page()).Boxes {
		if strings.HasSuffix(b.Class, "chosen") {
			chosen++
		}
	}
	if say := pictureOf(s.Page()).Say; chosen != 1 || !strings.HasPrefix(say, "ALPHA matches “") {
		t.Errorf("%d boxes are chosen: %s", chosen, say)
	}
	s.Do(model.SetTexts{Base: strings.Repeat("a", model.DerivedBytes+1), Ref: ""})
	if p := pictureOf(s.Page()); p.Note == "" || p.Boxes != nil {
		t.Errorf("%+v", p)
	}
}

// No node, part or key makes the picture fail, whatever the text is.
func FuzzPicture(f *testing.F) {
	f.Add("http://a/b?c#d", 3, 2, "ArrowLeft")
	f.Add("a b", 70, -5, "ArrowDown")
	f.Fuzz(func(t *testing.T, text string, node, from int, key string) {
		s := opening("en")
		for _, a := range []model.Action{model.SetView{Name: "parse"}, model.SetTexts{Base: text, Ref: text}, model.ChooseBox{Node: node}, model.ScrollPicture{From: from}, model.MoveInPicture{Key: key}} {
			s, _, _ = model.Reduce(s, nil, a)
		}
		if p := pictureOf(newSession(s).Page()); p.Say == "" && p.Note == "" {
			t.Errorf("%q: nothing is said", text)
		}
	})
}
