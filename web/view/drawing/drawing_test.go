package drawing_test

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

var update = flag.Bool("update", false, "write the golden files")

// builtIn is the words, merged once for all tests.
var builtIn = locales.All()

// pictureOf returns a picture of a resolution.
func pictureOf(t *testing.T, lang, base, ref, show string, step int) *page.Drawing {
	t.Helper()
	s := model.Initial(lang)
	s.Base, s.Ref, s.Step = base, ref, step
	d, ok := play.Picture(builtIn, nil, s, model.DrawPicture{Show: show, Home: "https://example.org/"})
	if !ok {
		t.Fatalf("there is no picture of the %s of %q on %q", show, ref, base)
	}
	return &d
}

const (
	drawnBase = "https://example.com/docs/v2/guide/install/"
	drawnRef  = "../img/logo.png"
)

// The pictures are those of the golden files: go test ./web/view/drawing -run TestGoldenPictures -update.
func TestGoldenPictures(t *testing.T) {
	long := strings.Repeat("segment/", 12)
	for _, c := range []struct {
		name, lang, base, ref, show, scheme string
		step                                int
	}{
		{"target", "en", drawnBase, drawnRef, "target", "auto", model.End},
		{"apart", "fr", drawnBase, drawnRef, "machine", "light", 1},
		{"merge", "en", drawnBase, drawnRef, "machine", "dark", 9},
		{"dots", "en", drawnBase, drawnRef, "machine", "auto", 15},
		{"end", "fr", drawnBase, drawnRef, "machine", "auto", model.End},
		{"run", "en", drawnBase, drawnRef, "run", "auto", model.End},
		{"query", "en", "http://a/b/c/d;p?q", "?y", "machine", "light", 4},
		{"long", "fr", "https://example.com/" + long, "../" + long + "?query#fragment", "run", "light", model.End},
		{"no-base", "en", "no base", "x", "machine", "light", model.End},
	} {
		got := export.SVG(pictureOf(t, c.lang, c.base, c.ref, c.show, c.step), c.scheme).String()
		name := filepath.Join("testdata", c.name+".svg")
		if *update {
			if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(name)
		if err != nil || got != string(want) {
			t.Errorf("%s differs, %v:\n%s", name, err, got)
		}
	}
}

// What a step asks or changes is marked, be it undefined: at each step that asks about a component, and at each that
// moves or removes a segment, something is in the colour of what happens now.
func TestPictureMarksWhatHappens(t *testing.T) {
	s := play.NewSession(builtIn, nil, model.Initial("en"))
	s.Do(model.SetTexts{Base: "http://a/b/c", Ref: "../d"})
	for n := 1; n < s.State().Steps; n++ {
		s.Do(model.SelectStep{N: n})
		want := 0
		for _, l := range page.TraceOf(s.Page().Body).Machine.Lanes {
			for _, c := range append(l.Chips[:len(l.Chips):len(l.Chips)], l.Removed) {
				if c.Mark == "new" || c.Mark == "taken" || c.Mark == "asked" || c.Mark == "drop" || c.State == "gone" {
					want++
				}
			}
		}
		got := 0
		for _, b := range pictureOf(t, "en", "http://a/b/c", "../d", "machine", n).Boxes {
			if b.Fill == "now" && b.Round == 5 {
				got++
			}
		}
		if got != want {
			t.Errorf("step %d: %d chips are marked, want %d", n, got, want)
		}
	}
}

// The README has a picture as it is drawn today, with its text: go test ./web/view/drawing -run TestPictureOfReadme -update.
func TestPictureOfReadme(t *testing.T) {
	const name = "docs/picture.svg"
	s := model.Initial("en")
	s.Base, s.Ref = drawnBase, drawnRef
	d, _ := play.Picture(builtIn, nil, s, model.DrawPicture{Show: "target"})
	got := export.SVG(&d, "auto").String()
	if *update {
		if err := os.WriteFile("../../../"+name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("../../../" + name)
	if err != nil || got != string(want) {
		t.Errorf("%s differs, %v", name, err)
	}
	readme, err := os.ReadFile("../../../README.md")
	if line := export.ImageHTML(&d, name).String(); err != nil || !strings.Contains(string(readme), "\n"+line) {
		t.Errorf("the README lacks, %v:\n%s", err, line)
	}
}

// The document on embedding shows an embed with the picture that it has today.
func TestPictureInDocument(t *testing.T) {
	d := pictureOf(t, "en", drawnBase, drawnRef, "machine", 15)
	d.Link = ""
	document, err := os.ReadFile("../../../docs/embedding.md")
	if image := strings.TrimSuffix(export.ImageHTML(d, "./picture.svg").String(), "\n"); err != nil || !strings.Contains(string(document), image+"</a></uri-playground>") {
		t.Errorf("docs/embedding.md lacks, %v:\n%s", err, image)
	}
}

// Nothing is wider than a picture, which is as wide as the column of a README, whatever is drawn; and
// every character of a target of ordinary length is in it.
func TestPicturesFit(t *testing.T) {
	seen := 0
	for i, v := range vectors.Resolve() {
		lang := locales.Languages()[i%2]
		s := play.NewSession(builtIn, nil, model.Initial(lang))
		s.Do(model.SetTexts{Base: v.Base, Ref: v.Ref})
		for step := i % 4; step <= s.State().Steps; step += 4 {
			d := pictureOf(t, lang, v.Base, v.Ref, "machine", step)
			fits(t, d, fmt.Sprintf("%q on %q, step %d", v.Ref, v.Base, step))
			seen++
		}
	}
	long := strings.Repeat("a-long-segment/../b/", 40)
	for step := range 40 {
		fits(t, pictureOf(t, "fr", "https://example.com/"+long+"?"+long, long+"日本/"+long, "machine", step), "a long text")
	}
	fits(t, pictureOf(t, "en", "http://a/"+long, long, "run", 0), "a long run")
	if seen < 100 {
		t.Errorf("only %d pictures were drawn", seen)
	}
}

func fits(t *testing.T, d *page.Drawing, what string) {
	t.Helper()
	if d.Width != 640 {
		t.Errorf("%s: it is %d wide", what, d.Width)
	}
	for _, w := range d.Words {
		end := w.X + w.Length
		if w.Length == 0 && !w.Ends {
			end += page.Count(page.VisibleSentence(w.Text)) * w.Size * 8 / 15
		}
		if w.X < 0 || end > d.Width || w.Y > d.Height {
			t.Errorf("%s: %q is from %d to %d, at %d of %d", what, w.Text, w.X, end, w.Y, d.Height)
		}
	}
	for _, b := range d.Boxes {
		if b.X < 0 || b.Width < 0 || b.X+b.Width > d.Width || b.Y+b.Height > d.Height {
			t.Errorf("%s: a box is %+v", what, b)
		}
	}
}

// What a picture says is what the page says: the target with the origin of each run, in the order of the
// address, and the step.
func TestPictureSaysTheSame(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := play.NewSession(builtIn, nil, model.Initial(lang))
		s.Do(model.SetTexts{Base: drawnBase, Ref: drawnRef})
		target := page.TraceOf(s.Page().Body).Target
		for n := range s.State().Steps + 1 {
			s.Do(model.SelectStep{N: n})
			d := pictureOf(t, lang, drawnBase, drawnRef, "machine", n)
			player := page.TraceOf(s.Page().Body).Player
			if !strings.HasSuffix(d.Text, " "+player.Place+". "+player.Say) {
				t.Errorf("step %d: it says %q", n, d.Text)
			}
			rest := d.Alternative()
			for _, p := range target.Pieces {
				_, after, ok := strings.Cut(rest, p.Text)
				if rest = after; !ok {
					t.Errorf("step %d: %q is not in its place in %q", n, p.Text, d.Alternative())
				}
			}
		}
		var text, code strings.Builder
		d := pictureOf(t, lang, drawnBase, drawnRef, "target", model.End)
		for _, w := range d.Words {
			if w.Code && w.Bold {
				code.WriteString(w.Text)
			}
		}
		for _, p := range target.Pieces {
			text.WriteString(p.Text)
		}
		if code.String() != text.String() {
			t.Errorf("%q is drawn for %q", code.String(), text.String())
		}
	}
}

// The lines that show a picture have its text, and lead to its permalink, whatever is typed.
func TestLinesOfPictures(t *testing.T) {
	for i, text := range vectors.Hostile(300) {
		d := pictureOf(t, locales.Languages()[i%2], "http://a/"+text, text, "target", model.End)
		line := export.ImageHTML(d, "picture.svg").String()
		if strings.Count(line, "<") != 3 || !strings.HasPrefix(line, `<a href="https://example.org/#v=1&amp;base=`) || !strings.Contains(line, `<img src="picture.svg" width="640" height="`) {
			t.Errorf("%q gives %s", text, line)
		}
		mark := export.ImageMarkdown(d, "picture.svg").String()
		if !strings.HasPrefix(mark, "[![") || !strings.Contains(mark, "](<picture.svg>)](<https://example.org/#v=1&amp;base=") || strings.Count(mark, "\n") != 1 {
			t.Errorf("%q gives %s", text, mark)
		}
	}
	d := page.Drawing{Title: "a", Text: "b", Width: 1, Height: 2}
	if got, want := export.ImageHTML(&d, `x"y`).String(), "<img src=\"x&quot;y\" width=\"1\" height=\"2\" alt=\"a. b\">\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := export.ImageMarkdown(&d, "x y>").String(), "![a. b](<x y%3E>)\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// The colours of pictures are those of the style sheet, and what is read has contrast enough on its ground
// in both schemes (WCAG 2.2, 1.4.3).
func TestColoursOfPictures(t *testing.T) {
	css, err := os.ReadFile("../../../static/playground.css")
	if err != nil {
		t.Fatal(err)
	}
	colours := map[string][2]string{}
	for _, c := range page.DrawingColours() {
		colours[c.Name] = [2]string{c.Light, c.Dark}
		if want := fmt.Sprintf("--uri-%s: light-dark(%s, %s);", c.Name, c.Light, c.Dark); !strings.Contains(string(css), want) {
			t.Errorf("the style sheet has no %s", want)
		}
	}
	for _, pair := range []struct {
		on    string
		inks  string
		least float64
	}{
		{"bg", "ink dim base ref made", 4.5}, {"pane", "ink dim", 4.5}, {"soft", "ink", 4.5},
		{"base-fill", "ink dim", 4.5}, {"ref-fill", "ink dim", 4.5}, {"now", "ink dim", 4.5},
		{"pane", "base ref made now-line bad", 3}, {"now", "now-line bad", 3}, {"soft", "bad", 3},
	} {
		for _, ink := range strings.Fields(pair.inks) {
			for i, scheme := range []string{"light", "dark"} {
				if got := contrast(t, colours[ink][i], colours[pair.on][i]); got < pair.least {
					t.Errorf("%s: %s on %s has a contrast of %.2f", scheme, ink, pair.on, got)
				}
			}
		}
	}
}

// contrast returns the contrast ratio of two colours, as WCAG defines it.
func contrast(t *testing.T, a, b string) float64 {
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(t *testing.T, colour string) (sum float64) {
	t.Helper()
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		c := float64(n>>(16-8*i)&0xFF) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

// A picture in the reader's scheme has the light colours, and a dark one for each of them that it uses.
func TestSchemesOfPictures(t *testing.T) {
	d := pictureOf(t, "en", drawnBase, drawnRef, "machine", 15)
	light, dark, auto := export.SVG(d, "light").String(), export.SVG(d, "dark").String(), export.SVG(d, "auto").String()
	if strings.Contains(light+dark, "<style") || strings.Contains(light+dark, "class=") || !strings.Contains(auto, "prefers-color-scheme: dark") {
		t.Error("only the picture in the reader's scheme has a style sheet")
	}
	class := regexp.MustCompile(` class="[^"]*"`)
	style := regexp.MustCompile(`(?s)<style>.*</style>\n`)
	if class.ReplaceAllString(style.ReplaceAllString(auto, ""), "") != light {
		t.Error("without its style sheet it is not the light one")
	}
	for _, m := range regexp.MustCompile(` class="([^"]*)"`).FindAllStringSubmatch(auto, -1) {
		for _, name := range strings.Fields(m[1]) {
			if !strings.Contains(auto, " ."+name+" { ") {
				t.Errorf("%s has no dark colour", name)
			}
		}
	}
}
