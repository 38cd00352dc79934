package pages

import (
	"html/template"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"uriplayground/web/play"
)

// The marks between which a page holds its example.
const (
	exampleStart = "<div class=\"example\">\n"
	exampleEnd   = "</div><!-- example -->"
)

// Each page shows its first example, worked out, before any script runs; and
// goes on showing it where none does. It is what the program would show.
func TestPagesShowTheExample(t *testing.T) {
	drawing := template.Must(template.ParseFiles("testdata/example.tmpl"))
	for file, lang := range map[string]string{"index.html": "en", "fr/index.html": "fr"} {
		var example strings.Builder
		if err := drawing.Execute(&example, play.NewSession(play.Initial(lang)).Page()); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("../../static", file)
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		before, rest, _ := strings.Cut(string(source), exampleStart)
		shown, after, ok := strings.Cut(rest, exampleEnd)
		if !ok {
			t.Fatalf("%s has no place for the example", file)
		}
		if shown == example.String() {
			continue
		}
		if !*update {
			t.Errorf("%s shows another example; run go test ./tests/pages -update", file)
			continue
		}
		if err := os.WriteFile(path, []byte(before+exampleStart+example.String()+exampleEnd+after), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
