package pages

import (
	"html"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"uriplayground/tools/pages/answers"
	"uriplayground/web/locales"
	"uriplayground/web/page"
)

var (
	linked   = regexp.MustCompile(`\s(?:href|src)="([^"]*)"`)
	fragment = regexp.MustCompile(`\sid="([^"]*)"`)
)

// Each answer has a page in each language, and all links of these pages lead somewhere.
func TestAnswersArePublished(t *testing.T) {
	files := all(t)
	count := 0
	for _, lang := range locales.Languages() {
		for _, a := range answers.All(lang) {
			name := directory(lang) + page.AnswerPath(a.Kind, a.Code)
			page := string(files[name])
			if !strings.Contains(page, `<html lang="`+lang+`">`) || !strings.Contains(page, "<title>"+html.EscapeString(plainText(a.Question))+" – ") && !strings.Contains(html.UnescapeString(page), "<title>"+plainText(a.Question)+" – ") {
				t.Errorf("%s has no page with its question", name)
			}
			if list := string(files[directory(lang)+answersFolder+"index.html"]); !strings.Contains(list, `<a href="`+a.Name()+`.html">`) {
				t.Errorf("%s is not in the list", name)
			}
			embed := strings.Contains(page, `<uri-playground loading="click"`)
			if _, exempt := answers.Exempt()[a.Name()]; embed == exempt || strings.Contains(page, "<svg ") == exempt {
				t.Errorf("%s: playground %v, without an example %v", name, embed, exempt)
			}
		}
	}
	for name, data := range files {
		if !IsAnswer(name) {
			continue
		}
		for _, m := range linked.FindAllStringSubmatch(string(data), -1) {
			count++
			if target := html.UnescapeString(m[1]); !leadsSomewhere(files, name, target) {
				t.Errorf("%s: %s leads nowhere", name, target)
			}
		}
	}
	if count < 5000 {
		t.Errorf("%d links", count)
	}
}

// leadsSomewhere reports whether what a page names is a page, a file of the sources, or on another site. A
// fragment is an id there; those of the playground are permalinks.
func leadsSomewhere(files map[string][]byte, page, target string) bool {
	if strings.HasPrefix(target, "https://") {
		return true
	}
	file, id, _ := strings.Cut(target, "#")
	name := path.Join(path.Dir(page), file)
	switch {
	case file == "":
		name = page
	case strings.HasSuffix(file, "/"):
		name = strings.TrimPrefix(path.Join(name, "index.html"), "./")
	}
	data, made := files[name]
	if !made {
		_, err := os.Stat("../../static/" + name)
		return err == nil
	}
	if id == "" || strings.HasPrefix(id, "v=1") {
		return true
	}
	for _, m := range fragment.FindAllStringSubmatch(string(data), -1) {
		if m[1] == id {
			return true
		}
	}
	return false
}

// An answer is a small page: nothing of the program is fetched before somebody starts it. Without it, the
// list is the largest.
func TestAnswersAreSmall(t *testing.T) {
	const most, mostOfList = 16_000, 100_000
	for name, data := range all(t) {
		if !IsAnswer(name) {
			continue
		}
		limit := most
		if path.Base(name) == "index.html" {
			limit = mostOfList
		}
		if len(data) > limit {
			t.Errorf("%s has %d bytes, of %d", name, len(data), limit)
		}
		if strings.Contains(string(data), "modulepreload") || strings.Contains(string(data), ".wasm") {
			t.Errorf("%s fetches the program", name)
		}
	}
}

// Where the address of the site is known, an answer states its own and those in the other languages, and
// what others may show of a link to it. All pages that visitors find are in the list for search engines.
func TestAnswersForOtherSites(t *testing.T) {
	files, err := AllAt("https://example.org/play/")
	if err != nil {
		t.Fatal(err)
	}
	page := string(files["fr/answers/cause-without-index.html"])
	for _, want := range []string{
		`<link rel="canonical" href="https://example.org/play/fr/answers/cause-without-index.html">`,
		`<link rel="alternate" hreflang="en" href="https://example.org/play/answers/cause-without-index.html">`,
		`<link rel="alternate" hreflang="fr" href="https://example.org/play/fr/answers/cause-without-index.html">`,
		`<meta property="og:url" content="https://example.org/play/fr/answers/cause-without-index.html">`,
		`<meta property="og:title" content="Pourquoi un lien vers un dossier répond-il 404`,
		`<meta property="og:image" content="https://example.org/play/gen/share.fr.png">`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("an answer lacks %s", want)
		}
	}
	if list := string(files["answers/index.html"]); !strings.Contains(list, `<link rel="canonical" href="https://example.org/play/answers/">`) {
		t.Error("the list has another address")
	}
	for _, absent := range []string{"rel=\"canonical\"", "og:url", "hreflang=\"fr\" href=\"https:"} {
		if strings.Contains(string(all(t)["answers/index.html"]), absent) {
			t.Errorf("without an address of the site there is %s", absent)
		}
	}
	found := string(files["sitemap.xml"])
	for name := range files {
		if strings.HasSuffix(name, ".html") == !strings.Contains(found, "<loc>https://example.org/play/"+addressOf(name)+"</loc>") && name != embedPage {
			t.Errorf("%s is in the list: %v", name, !strings.HasSuffix(name, ".html"))
		}
	}
	if all(t)["sitemap.xml"] != nil {
		t.Error("there is a list of addresses that are not known")
	}
}

// The package has neither answers nor documents nor sources nor the page that makes the code of embeds, nor links to them.
func TestPackaged(t *testing.T) {
	files, err := Packaged("")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if IsAnswer(name) || IsDocument(name) || strings.HasSuffix(name, embeddingPage) {
			t.Errorf("it has %s", name)
		}
		for _, link := range []string{`answers/"`, `docs/`, "source.tgz", embeddingPage} {
			if strings.Contains(string(data), `="`+link) || strings.Contains(string(data), `="../`+link) {
				t.Errorf("%s links %s", name, link)
			}
		}
	}
	for _, name := range []string{"index.html", "fr/index.html", embedPage} {
		if files[name] == nil {
			t.Errorf("it lacks %s", name)
		}
	}
	for _, name := range []string{"index.html", "fr/index.html", "embedding.html", "docs/index.html"} {
		if !strings.Contains(string(all(t)[name]), `answers/"`) {
			t.Errorf("%s does not link the answers", name)
		}
	}
}
