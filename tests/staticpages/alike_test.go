package staticpages

import (
	"os"
	"regexp"
	"slices"
	"testing"
)

// built is what a page consists of besides its words and addresses.
var built = regexp.MustCompile(`<\w+| (?:data-[\w-]+|name|value|type|id|class|role|loading|min|tabindex)="[^"]*"| (?:hidden|checked)>`)

// The two pages on embedding are the same page in two languages: what is added
// to one is missed in the other.
func TestEmbeddingPagesAreAlike(t *testing.T) {
	var pages [2][]string
	for i, name := range []string{"embedding.html", "fr/embedding.html"} {
		data, err := os.ReadFile("../../static/" + name)
		if err != nil {
			t.Fatal(err)
		}
		pages[i] = built.FindAllString(regexp.MustCompile(`>[^<]*<`).ReplaceAllString(string(data), "><"), -1)
	}
	if len(pages[0]) < 200 {
		t.Fatalf("only %d pieces were found", len(pages[0]))
	}
	if !slices.Equal(pages[0], pages[1]) {
		for i, piece := range pages[0] {
			if i >= len(pages[1]) || pages[1][i] != piece {
				t.Fatalf("piece %d is %q in English, and in French %q", i, pages[0][max(0, i-3):i+1], pages[1][max(0, i-3):min(len(pages[1]), i+1)])
			}
		}
		t.Errorf("%d and %d pieces", len(pages[0]), len(pages[1]))
	}
}
