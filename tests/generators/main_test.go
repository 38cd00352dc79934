// Package generators pastes the code of the page Embed into new sites of the tools that the
// page names, builds them with the real tools, and opens them in Chromium and Firefox.
//
// It needs the built site (./build.sh build). The tools come from Debian, or from npm, with
// their versions pinned in the folders beside this file. ./build.sh generators installs
// and runs all; go test alone takes what it finds of those from Debian, in one browser.
// What came of it is in tests/out/generators.md.
package generators

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/tests/webdriver"
	"uriplayground/tools/hosting"
)

// all asks for each tool in each browser: it takes long.
var all = os.Getenv("URI_GENERATORS") == "all"

var (
	siteDir  string // the site as it is published
	server   *httptest.Server
	browsers []webdriver.Browser // of which the first makes the code
)

func TestMain(m *testing.M) { chromium.Main(m, run) }

func run(m *testing.M) (int, error) {
	if !all && !slices.ContainsFunc(tools, (*tool).there) {
		return m.Run(), nil // which skips each tool
	}
	if err := chromium.NeedSite(); err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "site-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	siteDir = filepath.Join(dir, "dist")
	if err := chromium.Publish("static", siteDir, "0.0.1"); err != nil {
		return 0, err
	}
	files, err := hosting.Dir(siteDir)
	if err != nil {
		return 0, err
	}
	server = httptest.NewServer(gate.before(files))
	defer server.Close()
	for _, b := range webdriver.Browsers[:2] {
		started, err := b.Start()
		if err != nil {
			return 0, err
		}
		defer started.Close()
		browsers = append(browsers, started)
		if !all {
			break
		}
	}
	return m.Run(), report.save()
}
