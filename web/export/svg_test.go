package export_test

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// drawn returns a picture of a session as SVG; "" where there is none.
func drawn(s *play.Session, show, scheme string) string {
	for _, e := range s.Do(model.DrawPicture{Show: show, Kind: "svg", Scheme: scheme, Home: "https://example.org/"}) {
		if file, ok := e.(model.SaveDrawing); ok {
			return file.Text.String()
		}
	}
	return ""
}

// svgParts is what a drawing may consist of: nothing that is executed or fetched.
var svgParts = map[string][]string{
	"svg": {"xmlns", "role", "aria-labelledby", "lang", "viewBox", "width", "height", "space", "font-family"}, "title": {"id"}, "desc": {"id"}, "style": nil,
	"a": {"href"}, "g": {"font-family"},
	"rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "class"},
	"line": {"x1", "y1", "x2", "y2", "stroke-width", "stroke", "stroke-dasharray", "fill", "class"},
	"path": {"transform", "d", "stroke-width", "stroke", "stroke-dasharray", "fill", "class"},
	"text": {"x", "y", "font-size", "fill", "font-weight", "text-anchor", "textLength", "lengthAdjust", "class"},
}

var paletteColour = regexp.MustCompile(`^(?:#[0-9a-f]{6}|none)$`)

// readSVG returns the texts in a drawing, which is well-formed and has parts of svgParts only.
func readSVG(t *testing.T, source string) (texts []string) {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(source))
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return texts
		}
		if err != nil {
			t.Fatalf("%v in %q", err, source)
		}
		switch token := token.(type) {
		case xml.StartElement:
			known, ok := svgParts[token.Name.Local]
			if !ok {
				t.Errorf("it has <%s>", token.Name.Local)
			}
			for _, a := range token.Attr {
				if !slices.Contains(known, a.Name.Local) || a.Name.Local == "fill" && !paletteColour.MatchString(a.Value) || a.Name.Local == "href" && !strings.HasPrefix(a.Value, "https://example.org/#v=1&") {
					t.Errorf("<%s> has %s=%q", token.Name.Local, a.Name.Local, a.Value)
				}
			}
		case xml.CharData:
			if text := string(token); strings.Trim(text, "\n") != "" && !strings.HasPrefix(text, "@media") {
				texts = append(texts, text)
				if page.VisibleSentence(text) != text {
					t.Errorf("it holds %q", text)
				}
			}
		case xml.ProcInst, xml.Directive, xml.Comment:
			t.Errorf("it has %T", token)
		}
	}
}

// Whatever is typed, a drawing of the machine holds that as text and nothing else, at
// each step of the resolution.
func TestHostileTextsInADrawing(t *testing.T) {
	list := hostileTexts()
	for i, text := range list[:len(list)/2] {
		s := newSession(model.Initial(locales.Languages()[i%2]))
		s.Do(model.SetTexts{Base: "http://a/" + text, Ref: "../" + list[(i+1)%len(list)]})
		for n := i % 3; n < min(s.State().Steps+1, 30); n += 3 {
			s.Do(model.SelectStep{N: n})
			readSVG(t, drawn(s, []string{"target", "machine"}[n%2], "auto"))
			if t.Failed() {
				t.Fatalf("the text is %q, at step %d", text, n)
			}
		}
	}
}

// A drawing has a title, a description and the machine as it is on the page, in both
// languages.
func TestDrawingOfTheMachine(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, base := range []string{"http://a/b/c/d;p?q", "no base"} {
			checkDrawingOf(t, lang, base)
		}
	}
}

func checkDrawingOf(t *testing.T, lang, base string) {
	t.Helper()
	s := newSession(model.Initial(lang))
	s.Do(model.SetTexts{Base: base, Ref: "../../g"})
	for n := range s.State().Steps + 1 {
		s.Do(model.SelectStep{N: n})
		source := drawn(s, "machine", "light")
		texts := readSVG(t, source)
		p := s.Page()
		body := page.TraceOf(p.Body)
		if len(body.Machine.Lanes) < 2 || !strings.Contains(texts[0], "../../g") || !strings.HasSuffix(texts[1], body.Player.Say) || s.State().Steps > 0 && !strings.Contains(texts[1], " "+body.Player.Place+". ") {
			t.Errorf("step %d: title %q, description %q", n, texts[0], texts[1])
		}
		if got := strings.Join(texts[2:], " "); !strings.Contains(got, body.Player.Say) {
			t.Errorf("step %d: it does not say %q but %q", n, body.Player.Say, got)
		}
		for _, lane := range body.Machine.Lanes {
			for _, chip := range lane.Chips {
				for _, r := range chip.Runs {
					if !slices.Contains(texts, r.Text) {
						t.Errorf("step %d: there is no chip %q", n, r.Text)
					}
				}
			}
		}
		for _, g := range body.Machine.Gates {
			if g.State == "fires" && !strings.Contains(source, "✓") {
				t.Errorf("step %d: %s does not fire", n, g.Name)
			}
		}
	}
}

// A text that a document cannot read has no machine to draw.
func TestNothingToDraw(t *testing.T) {
	s := newSession(model.Initial("en"))
	s.Do(model.SetDialect{Name: "url"})
	s.Do(model.SetTexts{Base: "no base", Ref: "x"})
	if source := drawn(s, "machine", "light"); source != "" {
		t.Errorf("without a resolution there is %q", source)
	}
}
