package staticpages

import (
	"encoding/json"
	"html"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// eachPage calls f with every page of the site.
func eachPage(t *testing.T, f func(name, page string)) {
	t.Helper()
	made, count := madePages(t), 0
	for name, page := range made {
		if path.Ext(name) == ".html" {
			f(name, string(page))
			count++
		}
	}
	if count < 5 {
		t.Fatalf("%d pages", count)
	}
}

// madeOnce is the pages, which are the same for all tests.
var madeOnce = sync.OnceValues(pages.All)

func madePages(t *testing.T) map[string][]byte {
	t.Helper()
	made, err := madeOnce()
	if err != nil {
		t.Fatal(err)
	}
	return made
}

var policyTag = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)">`)

// Every page holds the policy that the headers state, before anything that it loads,
// for hosts that send no headers, and allows of Trusted Types what its scripts need.
func TestPagesHoldThePolicy(t *testing.T) {
	eachPage(t, func(name, page string) {
		at, want := policyTag.FindStringSubmatchIndex(page), hosting.PagePolicy(strings.Contains(page, `offline.js"`))
		if at == nil || html.UnescapeString(page[at[2]:at[3]]) != want {
			t.Errorf("%s does not hold the policy\n%s", name, want)
			return
		}
		if before := page[:at[0]]; strings.Contains(before, "<link") || strings.Contains(before, "<script") {
			t.Errorf("%s loads something before it states its policy", name)
		}
	})
}

// Pages send no referrer, even from hosts that send no headers.
func TestPagesSendNoReferrer(t *testing.T) {
	eachPage(t, func(name, page string) {
		at := strings.Index(page, `<meta name="referrer" content="no-referrer">`)
		if at < 0 || strings.Contains(page[:at], "<link") || strings.Contains(page[:at], "<script") {
			t.Errorf("%s does not say that it sends no referrer before it loads something", name)
		}
	})
}

var createsPolicy = regexp.MustCompile(`createPolicy\("([^"]+)"`)

// The Trusted Types that the policy allows are those that the site's scripts create,
// each in one place.
func TestPolicyNamesAreUsed(t *testing.T) {
	_, allowed, found := strings.Cut(hosting.Policy, "; trusted-types ")
	if !found {
		t.Fatal("the policy allows any name")
	}
	var created []string
	err := fs.WalkDir(os.DirFS("../../static"), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".js" || strings.HasPrefix(name, "gen/") {
			return err
		}
		data, err := os.ReadFile("../../static/" + name)
		for _, m := range createsPolicy.FindAllSubmatch(data, -1) {
			created = append(created, string(m[1]))
		}
		return err
	})
	slices.Sort(created)
	want := strings.Fields(strings.TrimSuffix(allowed, ";"))
	slices.Sort(want)
	if err != nil || !slices.Equal(created, want) {
		t.Errorf("the policy allows %q, the scripts create %q, %v", want, created, err)
	}
}

var (
	inline  = regexp.MustCompile(`(?i)<style\b|<script\b(?:>|[^>]*>\s*[^<\s])|<[a-z][^>]*\s(?:on[a-z]+|style)\s*=|=\s*["']?\s*javascript:`)
	fetched = regexp.MustCompile(`(?i)<(?:script|link|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|href|data)\s*=\s*["']?(?:[a-z][a-z0-9+.-]*:|//)`)
)

// No page has a script or style of its own, or fetches from elsewhere.
func TestPagesHoldNoScriptAndFetchNothingForeign(t *testing.T) {
	eachPage(t, func(name, page string) {
		for _, re := range []*regexp.Regexp{inline, fetched} {
			if found := re.FindString(page); found != "" {
				t.Errorf("%s: %s", name, found)
			}
		}
	})
	for _, bad := range []string{`<style>`, `<script>x</script>`, `<script type="module">x`, `<p onclick="x">`, `<p style="x">`, `<a href="javascript:x">`} {
		if !inline.MatchString(bad) {
			t.Errorf("not found: %s", bad)
		}
	}
	for _, bad := range []string{`<img src="https://x/">`, `<link rel="stylesheet" href="//x/y.css">`, `<iframe src=data:,x>`} {
		if !fetched.MatchString(bad) {
			t.Errorf("not found: %s", bad)
		}
	}
}

var address = regexp.MustCompile(`\s(?:href|src)="([^"#:]+)["#]`)

// What a page links or loads is a page, a file in static/, or built.
func TestPagesNameFilesThatExist(t *testing.T) {
	made, count := madePages(t), 0
	eachPage(t, func(name, page string) {
		for _, m := range address.FindAllStringSubmatch(page, -1) {
			count++
			target := path.Join(path.Dir(name), m[1])
			if strings.HasSuffix(m[1], "/") {
				target = path.Join(target, "index.html")
			}
			_, err := os.Stat("../../static/" + target)
			if made[target] == nil && err != nil && !strings.HasPrefix(target, "gen/") && target != "source.tgz" { // which tools/dist adds
				t.Errorf("%s names %s, which does not exist", name, m[1])
			}
		}
	})
	if count < 40 {
		t.Errorf("only %d addresses were found", count)
	}
}

// A document that a page names is in the site, and linked, or in the sources of the project
// under the name that is given.
func TestPagesNameDocumentsThatExist(t *testing.T) {
	document := regexp.MustCompile(`(?:[\w.-]+/)*[\w-]+\.(?:md|d\.ts)\b|\bREADME\b(?:\.md)?`)
	count := 0
	eachPage(t, func(name, page string) {
		if pages.IsDocument(name) || pages.IsAnswer(name) { // tests/docs looks at what the first name; the files of the others are examples
			return
		}
		root := strings.Repeat("../", strings.Count(name, "/"))
		for _, word := range regexp.MustCompile(`>[^<]+`).FindAllString(page, -1) {
			for _, named := range document.FindAllString(word, -1) {
				count++
				_, missing := os.Stat("../../static/" + named)
				if missing == nil && strings.Contains(page, `<a href="`+root+named+`">`) {
					continue
				}
				if _, err := os.Stat("../../" + named); err != nil || !strings.Contains(named, "/") {
					t.Errorf("%s names %s, which is not in the site, and does not say where it is: %s", name, named, word)
				}
			}
		}
	})
	if count < 2 {
		t.Errorf("only %d documents are named", count)
	}
}

// Browsers install the site by its manifests: they have the icons that they ask
// for.
func TestManifests(t *testing.T) {
	for _, file := range []string{"site.webmanifest", "fr/site.webmanifest"} {
		var m struct {
			Name, Description, Lang string
			Start                   string `json:"start_url"`
			Icons                   []struct{ Src, Sizes, Purpose string }
		}
		if err := json.Unmarshal(madePages(t)[file], &m); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if m.Name == "" || m.Description == "" || m.Lang == "" || m.Start != "./" {
			t.Errorf("%s: %+v", file, m)
		}
		sizes := ""
		for _, icon := range m.Icons {
			sizes += icon.Purpose + " " + icon.Sizes + ", "
			if _, err := os.Stat("../../static/" + path.Join(path.Dir(file), icon.Src)); err != nil {
				t.Error(err)
			}
		}
		for _, want := range []string{"any 192x192", "any 512x512", "maskable 512x512"} {
			if !strings.Contains(sizes, want) {
				t.Errorf("%s has no icon %s", file, want)
			}
		}
	}
}
