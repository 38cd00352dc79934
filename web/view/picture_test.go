package view_test

import (
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// feet returns the characters of the boxes of a tree, which have to be those of the text. The
// text of a box that has others in it is that of these.
func feet(t *testing.T, tree *page.Tree) string {
	t.Helper()
	if tree.Root == nil {
		return ""
	}
	text := ""
	eachBox(tree.Root, func(b *page.Box) {
		switch text += b.Text; {
		case b.Name == "" && (b.Text == "" || b.Boxes != nil || b.Of != ""):
			t.Errorf("%+v stands between boxes", b)
		case b.Name != "" && (b.Boxes == nil) != (b.Of != ""):
			t.Errorf("%+v does not say what it consists of", b)
		case b.Text != "" && b.Boxes != nil:
			t.Errorf("%+v has both boxes and characters", b)
		}
	})
	return text + tree.Bad + tree.Rest
}

// eachBox calls f with a box and all in it, in their order.
func eachBox(b *page.Box, f func(*page.Box)) {
	f(b)
	for _, c := range b.Boxes {
		eachBox(c, f)
	}
}

// chosenBoxes returns those of a picture.
func chosenBoxes(p *page.Picture) (list []*page.Box) {
	for i := range p.Trees {
		if root := p.Trees[i].Root; root != nil {
			eachBox(root, func(b *page.Box) {
				if strings.HasSuffix(b.Class, " chosen") {
					list = append(list, b)
				}
			})
		}
	}
	return list
}

func TestPictureOfEveryURI(t *testing.T) {
	for _, c := range vectors.ParseValid() {
		if len(c.Input) > model.DrawnBytes/2 {
			continue
		}
		p := pictureOf(pageOf(t, "en", c.Input, "", model.SetView{Name: "parse"}))
		tree := &p.Trees[0]
		if got := feet(t, tree); got != c.Input || tree.Note != "" {
			t.Errorf("%q: %q %s", c.Input, got, tree.Note)
		}
		if n := len(chosenBoxes(p)); n != 1 {
			t.Errorf("%q: %d boxes are chosen", c.Input, n)
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
		tree := &p.Trees[0]
		if got := feet(t, tree); got != c.feet || !strings.Contains(tree.Note, c.note) {
			t.Errorf("%q: %q %s", c.text, got, tree.Note)
		}
	}
}

// The last few characters need no part of their own, nor does an empty segment at the end.
func TestPictureOfTheLastCharacters(t *testing.T) {
	for _, length := range []int{model.DrawnBytes - 1, model.DrawnBytes, model.DrawnBytes + 1, model.DrawnBytes + 8, model.DrawnBytes + 9} {
		text := "http://a/" + strings.Repeat("b", length-len("http://a//")) + "/"
		p := pictureOf(pageOf(t, "en", text, "", model.SetView{Name: "parse"}))
		whole := length <= model.DrawnBytes+8
		var last *page.Box
		eachBox(p.Trees[0].Root, func(b *page.Box) { last = b })
		if got := feet(t, &p.Trees[0]); (got == text) != whole || (last.Text == "") != whole {
			t.Errorf("%d characters: %q, and the last box is %+v", length, got, last)
		}
		if parts := len(p.Buttons); (parts == 0) != whole {
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
	if got := feet(t, &pictureOf(s.Page()).Trees[0]); !strings.HasPrefix(got, "bcd/bcd/") || len(got) > model.DrawnBytes {
		t.Errorf("%q", got)
	}
	for _, step := range strings.Split("ddrrdrrdrddd"+strings.Repeat("r", few(60)), "") {
		s.Do(model.MoveCursor("picture", map[string]string{"d": "ArrowDown", "r": "ArrowRight"}[step]))
	}
	chosen := len(chosenBoxes(pictureOf(s.Page())))
	if say := pictureOf(s.Page()).Say; chosen != 1 || !strings.HasPrefix(say, "ALPHA matches “") {
		t.Errorf("%d boxes are chosen: %s", chosen, say)
	}
	s.Do(model.SetTexts{Base: strings.Repeat("a", model.DerivedBytes+1), Ref: ""})
	if tree := pictureOf(s.Page()).Trees[0]; tree.Note == "" || tree.Root != nil {
		t.Errorf("%+v", tree)
	}
}

// Rules that match the same text share a box, which says what it consists of; the characters of the
// chosen one have a tile each, and each of its rules is a button.
func TestBoxesOfThePicture(t *testing.T) {
	for _, c := range []struct{ text, boxes string }{
		{"https://example.com/docs//", "URI-reference › URI; scheme=https (5 × ALPHA); :; hier-part; //; authority › host › reg-name=example.com (11 × unreserved); " +
			"path-abempty; /; segment=docs (4 × pchar); /; segment= (empty); /; segment= (empty)"},
		{"../a%20b?", "URI-reference › relative-ref; relative-part › path-noscheme; segment-nz-nc=.. (2 × unreserved); /; segment=a%20b (3 × pchar); ?; query= (empty)"},
		{"", "URI-reference › relative-ref › relative-part › path-empty= (empty)"},
		{"a+1:", "URI-reference › URI; scheme=a+1 (1 × ALPHA, 1 × “+”, 1 × DIGIT); :; hier-part › path-empty= (empty)"},
		{"//[::1]:8", "URI-reference › relative-ref › relative-part; //; authority; host › IP-literal; [; IPv6address; ::; h16=1 (1 × HEXDIG)"},
	} {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: "parse"})
		s.Do(model.SetTexts{Base: c.text, Ref: c.text})
		var got []string
		eachBox(pictureOf(s.Page()).Trees[1].Root, func(b *page.Box) {
			text := b.Name
			if b.Of != "" {
				text += "=" + b.Text + " (" + b.Of + ")"
			} else if b.Name == "" {
				text = b.Text
			}
			got = append(got, text)
		})
		if got := strings.Join(got, "; "); !strings.HasPrefix(got, c.boxes) {
			t.Errorf("%q: %s", c.text, got)
		}
		eachBox(pictureOf(s.Page()).Trees[1].Root, func(b *page.Box) {
			click(s, b.Command)
			p := pictureOf(s.Page())
			chosen := chosenBoxes(p)
			if len(chosen) != 1 || chosen[0].Command != b.Command || p.Say == "" || p.ABNF == "" || p.Trees[0].Pressed != "false" || p.Trees[1].Pressed != "true" {
				t.Errorf("%q, %+v: %+v is chosen: %s", c.text, b, chosen, p.Say)
			}
			if rules := len(p.Chain.Buttons); rules != strings.Count(b.Name, " › ")+1 && (rules != 0 || strings.Contains(b.Name, "›")) {
				t.Errorf("%q, %s: %+v", c.text, b.Name, p.Chain)
			}
			tiles := ""
			for _, tile := range p.Chars {
				tiles += tile.Text
			}
			if b.Name != "" && tiles != b.Text {
				t.Errorf("%q, %s: tiles %q", c.text, b.Name, tiles)
			}
			for _, tile := range p.Chars {
				click(s, tile.Command)
				if p := pictureOf(s.Page()); len(chosenBoxes(p)) != 1 || chosenBoxes(p)[0].Command != b.Command || len(p.Chain.Buttons) < 2 && tile.Rule != "" {
					t.Errorf("%q, %s: after a click on %q %+v", c.text, b.Name, tile.Text, p.Chain)
				}
			}
		})
	}
}

// The heading says what both texts are, or from where on one of them is nothing.
func TestAnswerOfTheDerivations(t *testing.T) {
	for _, c := range [][3]string{
		{"http://a/", "../b", "The page’s address is a URI, the link a relative-path reference"},
		{"http://a/", "b c", "No rule fits the link from character 2 on"},
		{"é", "b c", "No rule fits the page’s address from character 1 on"},
		{"http://[", "b", "The page’s address is unfinished"},
		{"a:b", "%4", "The link is unfinished"},
	} {
		if p := pageOf(t, "en", c[0], c[1], model.SetView{Name: "parse"}); p.Heading != c[2] || pictureOf(p).Answer != c[2] {
			t.Errorf("%q + %q: %q", c[0], c[1], p.Heading)
		}
	}
}

// No node, part or key makes the picture fail, whatever the text is.
func FuzzPicture(f *testing.F) {
	f.Add("http://a/b?c#d", 3, 2, "ArrowLeft")
	f.Add("a b", 70, -5, "ArrowDown")
	f.Fuzz(func(t *testing.T, text string, node, from int, key string) {
		s := opening("en")
		for _, a := range []model.Action{model.SetView{Name: "parse"}, model.SetTexts{Base: text, Ref: text}, model.ChooseBox{Text: uint8(node & 1), Node: node}, model.ScrollPicture{From: from}, model.MoveInPicture{Text: uint8(from & 1), Key: key}} {
			s, _, _ = model.Reduce(s, nil, a)
		}
		if p := pictureOf(newSession(s).Page()); p.Say == "" && p.Trees[0].Note == "" {
			t.Errorf("%q: nothing is said", text)
		}
	})
}
