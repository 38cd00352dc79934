package pages

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/i18n"
	"uriplayground/web/inputs"
	"uriplayground/web/model"
)

func all(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := All()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Each page is in its language, and nothing in a template was left open.
func TestAll(t *testing.T) {
	for name, want := range map[string]string{
		"index.html": `<html lang="en">`, "fr/index.html": `<html lang="fr">`, "embed.html": `<html lang="en">`,
		"embedding.html": `<html lang="en">`, "fr/embedding.html": `<html lang="fr">`,
		"site.webmanifest": `"lang": "en"`, "fr/site.webmanifest": `"lang": "fr"`,
	} {
		page := string(all(t)[name])
		if !strings.Contains(page, want) {
			t.Errorf("%s lacks %s", name, want)
		}
		for _, bad := range []string{"ZgotmplZ", "<no value>", "{{"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s holds %s", name, bad)
			}
		}
	}
}

// No page says what the visitor's browser does, which no build can know.
func TestNothingIsSaidOfBrowsers(t *testing.T) {
	for name, page := range all(t) {
		for _, lang := range i18n.Languages() {
			words := i18n.For(lang)
			for _, key := range []string{"browser.same", "browser.refused", "browser.refused.both", "browser.guess"} {
				if strings.Contains(string(page), words.Get(key)) {
					t.Errorf("%s says %q", name, words.Get(key))
				}
			}
		}
		if strings.HasSuffix(name, "index.html") && !strings.Contains(string(page), `<p class="browser`) {
			t.Errorf("%s has no place for it", name)
		}
	}
}

// The page for frames has one address for all languages, and holds the words that
// its fields need in each.
func TestEmbedHoldsFrench(t *testing.T) {
	page := string(all(t)["embed.html"])
	for _, key := range []string{"field.base.hint", "field.ref", "option.erratum4547", "page.failed", "page.loading"} {
		if want := `data-fr="` + i18n.For("fr").Get(key) + `"`; !strings.Contains(page, want) {
			t.Errorf("it lacks %s", want)
		}
	}
}

func TestUnknownWord(t *testing.T) {
	w := wording{words: i18n.ForPages("en")}
	_, text := w.text("p", "no.such.word")
	_, label := w.label("no.such.word")
	if text == nil || label == nil {
		t.Error("a key without a word is no error")
	}
}

// The fields are those that the views show.
func TestFieldNames(t *testing.T) {
	var names []string
	for _, f := range inputs.Texts() {
		names = append(names, f.Name)
	}
	if !slices.Equal(names, model.FieldNames()) {
		t.Errorf("fields %q, views know %q", names, model.FieldNames())
	}
}

// The kinds of code that can be chosen are those that the page can make.
func TestSnippets(t *testing.T) {
	source, err := os.ReadFile("../../static/snippets.js")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(source), "SNIPPETS = {")
	table, _, _ = strings.Cut(table, "}")
	kinds := []string{"static"} // made of a template in the page
	for _, m := range regexp.MustCompile(`(\w+)(?:: \w+)?(?:,|\s*$)`).FindAllStringSubmatch(table, -1) {
		kinds = append(kinds, m[1])
	}
	slices.Sort(kinds)
	offered := slices.Sorted(slices.Values(newPage("en", "embedding.html").Snippets))
	if !slices.Equal(kinds, offered) {
		t.Errorf("snippets.js makes %q, the page offers %q", kinds, offered)
	}
}

// Every view can be chosen for an embed, and has a tab or is under one.
func TestViews(t *testing.T) {
	_, choice, _ := strings.Cut(string(all(t)["embedding.html"]), `<select name="view">`)
	choice, _, _ = strings.Cut(choice, "</select>")
	index := string(all(t)["index.html"])
	for _, view := range model.Views() {
		if !strings.Contains(choice, ` value="`+view+`"`) {
			t.Errorf("an embed cannot have the view %q", view)
		}
		if !strings.Contains(index, ` data-view="`+model.Tab(view)+`"`) {
			t.Errorf("the page has no tab for the view %q", view)
		}
	}
}
