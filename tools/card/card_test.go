package card

import (
	"bytes"
	"image/color"
	"image/png"
	"os"
	"strings"
	"testing"

	"uriplayground/web/locales"
)

func style(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile("../../static/playground.css")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// The picture has the size that sites ask for, the colours of the components, and empty
// edges; twice the same input gives the same bytes, and another language others.
func TestDraw(t *testing.T) {
	seen := map[string]string{}
	for _, lang := range locales.Languages() {
		data, err := Draw(locales.For(lang), style(t))
		if err != nil {
			t.Fatal(err)
		}
		again, err := Draw(locales.For(lang), style(t))
		if err != nil || !bytes.Equal(data, again) {
			t.Errorf("%s: drawn twice it differs (%v)", lang, err)
		}
		if other, ok := seen[string(data)]; ok {
			t.Errorf("%s is the picture of %s", lang, other)
		}
		seen[string(data)] = lang
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if size := picture.Bounds().Size(); size.X != 1200 || size.Y != 630 || len(data) > 100_000 {
			t.Errorf("%s: %v, %d bytes", lang, size, len(data))
		}
		c := canvas{style: style(t)}
		names := []string{"scheme", "authority", "path", "ink"}
		colours, counts := map[color.Color]string{}, map[string]int{}
		for _, name := range names {
			colours[c.colour(name)] = name
		}
		for y := range Height {
			for x := range Width {
				counts[colours[picture.At(x, y)]]++
				if first := picture.At(0, y); (x < margin/2 || x >= Width-margin/2) && picture.At(x, y) != first {
					t.Fatalf("%s: something is at the edge, at %d, %d", lang, x, y)
				}
			}
		}
		for _, name := range names {
			if counts[name] < 300 {
				t.Errorf("%s: %d pixels in the colour of %s", lang, counts[name], name)
			}
		}
	}
}

func TestDrawFails(t *testing.T) {
	for want, bad := range map[string][]byte{
		"no colour --uri-scheme": bytes.ReplaceAll(style(t), []byte("--uri-scheme"), []byte("--uri-x")),
		"no colour":              nil,
	} {
		if _, err := Draw(locales.For("en"), bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
