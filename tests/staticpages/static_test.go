package staticpages

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"uriplayground/tools/site"
	"uriplayground/web/i18n"
)

// pages calls f with every page of the site's sources.
func pages(t *testing.T, f func(name, page string)) {
	t.Helper()
	static, count := os.DirFS("../../static"), 0
	err := fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".html" || strings.HasPrefix(name, "gen/") {
			return err
		}
		data, err := fs.ReadFile(static, name)
		f(name, string(data))
		count++
		return err
	})
	if err != nil || count < 2 {
		t.Fatalf("%d pages, %v", count, err)
	}
}

var policyTag = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)">`)

// Every page holds the policy that the headers state, before anything that it
// loads, for hosts that send no headers.
func TestPagesHoldThePolicy(t *testing.T) {
	pages(t, func(name, page string) {
		at := policyTag.FindStringSubmatchIndex(page)
		if at == nil || page[at[2]:at[3]] != site.Policy {
			t.Errorf("%s does not hold the policy\n%s", name, site.Policy)
			return
		}
		if before := page[:at[0]]; strings.Contains(before, "<link") || strings.Contains(before, "<script") {
			t.Errorf("%s loads something before it states its policy", name)
		}
	})
}

var (
	inline  = regexp.MustCompile(`(?i)<style\b|<script\b(?:>|[^>]*>\s*[^<\s])|<[a-z][^>]*\s(?:on[a-z]+|style)\s*=|javascript:`)
	fetched = regexp.MustCompile(`(?i)<(?:script|link|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|href|data)\s*=\s*["']?(?:[a-z][a-z0-9+.-]*:|//)`)
)

// No page has a script or style of its own, or fetches from elsewhere.
func TestPagesHoldNoScriptAndFetchNothingForeign(t *testing.T) {
	pages(t, func(name, page string) {
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

// The manifests say what the pages say, and name files that there are.
func TestManifests(t *testing.T) {
	for file, lang := range map[string]string{"site.webmanifest": "en", "fr/site.webmanifest": "fr"} {
		data, err := os.ReadFile("../../static/" + file)
		if err != nil {
			t.Fatal(err)
		}
		var m struct {
			Name, Description, Lang string
			Start                   string `json:"start_url"`
			Icons                   []struct{ Src, Sizes, Purpose string }
		}
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		words := i18n.For(lang)
		if m.Name != words.Get("page.name") || m.Description != words.Get("page.description") || m.Lang != lang || m.Start != "./" {
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
