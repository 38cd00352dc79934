package pages

import (
	"html"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"uriplayground/web/inputs"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// madeOnce is the pages, which are the same for all tests.
var madeOnce = sync.OnceValues(All)

func all(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := madeOnce()
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
		for _, lang := range locales.Languages() {
			words := locales.For(lang)
			for _, key := range []string{"browser.same", "browser.refused", "browser.refused.both", "browser.guess"} {
				if strings.Contains(string(page), words.Get(key)) {
					t.Errorf("%s says %q", name, words.Get(key))
				}
			}
		}
		if strings.HasSuffix(name, "index.html") && !IsDocument(name) && !IsAnswer(name) && !strings.Contains(string(page), `<p class="browser`) {
			t.Errorf("%s has no place for it", name)
		}
	}
}

// The page for frames has one address for all languages, and holds the words that
// its fields need in each.
func TestEmbedHoldsFrench(t *testing.T) {
	page := string(all(t)["embed.html"])
	for _, key := range []string{"field.base.hint", "field.ref", "option.erratum4547", "page.failed", "page.loading"} {
		if want := `data-in-fr="` + locales.For("fr").Get(key) + `"`; !strings.Contains(page, want) {
			t.Errorf("it lacks %s", want)
		}
	}
}

// Each page says what other sites may show of a link to it. What these need as whole
// addresses is there where the address of the site is known, and else left out.
func TestShared(t *testing.T) {
	here, err := AllAt("https://example.org/play/")
	if err != nil {
		t.Fatal(err)
	}
	property := regexp.MustCompile(`<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">`)
	read := func(page []byte) map[string]string {
		stated := map[string]string{}
		for _, m := range property.FindAllStringSubmatch(string(page), -1) {
			stated[m[1]] = html.UnescapeString(m[2])
		}
		return stated
	}
	for name, want := range map[string][2]string{
		"index.html": {"", "en"}, "embedding.html": {"embedding.html", "en"}, "fr/index.html": {"fr/", "fr"}, "fr/embedding.html": {"fr/embedding.html", "fr"},
	} {
		words, title := locales.ForPages(want[1]), "page.title"
		if strings.HasSuffix(name, "embedding.html") {
			title = "embedding.title"
		}
		got := read(here[name])
		for key, value := range map[string]string{
			"og:type": "website", "og:site_name": "URI Playground", "og:title": words.Get(title), "og:description": words.Get(strings.TrimSuffix(title, "title") + "description"),
			"og:url": "https://example.org/play/" + want[0], "og:image": "https://example.org/play/gen/share." + want[1] + ".png",
			"og:image:width": "1200", "og:image:height": "630", "og:image:type": "image/png", "twitter:card": "summary_large_image",
		} {
			if got[key] != value {
				t.Errorf("%s: %s is %q, want %q", name, key, got[key], value)
			}
		}
		if !strings.Contains(got["og:image:alt"], "../img/logo.png") || strings.Contains(got["og:image:alt"], "{") {
			t.Errorf("%s: the picture is described by %q", name, got["og:image:alt"])
		}
		got = read(all(t)[name])
		if got["og:title"] != words.Get(title) || got["twitter:card"] != "summary" {
			t.Errorf("%s without an address: %q", name, got)
		}
		for _, key := range []string{"og:url", "og:image", "og:image:alt"} {
			if _, ok := got[key]; ok {
				t.Errorf("%s without an address states %s %q", name, key, got[key])
			}
		}
	}
	if got := read(here["embed.html"]); len(got) > 0 {
		t.Errorf("the page for frames: %q", got)
	}
}

func TestUnknownWord(t *testing.T) {
	w := wording{words: locales.ForPages("en")}
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
	kinds := []string{"static", "picture"} // made of a template in the page, and by the program
	for _, m := range regexp.MustCompile(`(\w+)(?:: \w+)?(?:,|\s*$)`).FindAllStringSubmatch(table, -1) {
		kinds = append(kinds, m[1])
	}
	slices.Sort(kinds)
	offered := slices.Sorted(slices.Values(newPage("en", "embedding.html", true).Snippets))
	if !slices.Equal(kinds, offered) {
		t.Errorf("snippets.js makes %q, the page offers %q", kinds, offered)
	}
}

// Every view can be chosen for an embed, and has a tab or is under one.
func TestViews(t *testing.T) {
	_, choice, _ := strings.Cut(string(all(t)["embedding.html"]), `<select name="view">`)
	choice, _, _ = strings.Cut(choice, "</select>")
	index := string(all(t)["index.html"])
	for _, view := range model.ViewNames() {
		if !strings.Contains(choice, ` value="`+view+`"`) {
			t.Errorf("an embed cannot have the view %q", view)
		}
		if !strings.Contains(index, ` data-view="`+model.Tab(view)+`"`) {
			t.Errorf("the page has no tab for the view %q", view)
		}
	}
}
