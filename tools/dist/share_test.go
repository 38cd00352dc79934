package main

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"uriplayground/tools/pages"
)

// The address of the site is a whole one, of a folder.
func TestSiteAddress(t *testing.T) {
	for given, want := range map[string]string{
		"": "", "https://example.org": "https://example.org/", "https://example.org/play": "https://example.org/play/", "http://h:8080/a/b/": "http://h:8080/a/b/",
	} {
		if got, err := siteAddress(given); got != want || err != nil {
			t.Errorf("%q: %q, %v; want %q", given, got, err, want)
		}
	}
	for _, bad := range []string{"example.org", "/play/", "//example.org/", "ftp://example.org/", "https:///play/", "https://example.org/?x", "https://example.org/#x", "https://example.org/index.html", "https://exam ple.org/"} {
		if got, err := siteAddress(bad); err == nil || !strings.Contains(err.Error(), bad) {
			t.Errorf("%q: %q, %v", bad, got, err)
		}
	}
}

// Each page that states a picture has it in the site, of the size that it states; visits
// without a network need none.
func TestPicturesOfTheSite(t *testing.T) {
	made, err := pages.AllAt("https://example.org/play/")
	if err != nil {
		t.Fatal(err)
	}
	tree := fileTree(made)
	if err := addPictures(tree, "../../static"); err != nil {
		t.Fatal(err)
	}
	for name, page := range tree {
		_, picture, stated := bytes.Cut(page, []byte(`"og:image" content="https://example.org/play/`))
		if !stated {
			if strings.HasSuffix(name, ".html") && name != "embed.html" && !pages.IsDocument(name) {
				t.Errorf("%s states no picture", name)
			}
			continue
		}
		at, _, _ := bytes.Cut(picture, []byte(`"`))
		config, err := png.DecodeConfig(bytes.NewReader(tree[string(at)]))
		if err != nil || config.Width != 1200 || config.Height != 630 {
			t.Errorf("%s: the picture %s has %d × %d pixels, %v", name, at, config.Width, config.Height, err)
		}
	}
	if list := string(filesScript(tree, false)); strings.Contains(list, "share.") || !strings.Contains(list, "embedding.html") {
		t.Errorf("for visits without a network:\n%s", list)
	}
	if err := addPictures(tree, t.TempDir()); err == nil {
		t.Error("without a style sheet there are pictures")
	}
}
