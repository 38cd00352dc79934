// Package browser drives the built site in headless Chromium with real key
// events. Its tests fail on any message that the page leaves in the console.
//
// It needs the built site (./build.sh build) and Chromium. With -screenshots
// it leaves pictures in tests/out/screenshots.
package browser

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
)

// What every test shares: the site, in the form that is published, and one
// browser, in which each test has a tab of its own; see draws for what it does not do.
var (
	siteDir   string       // where the site is
	siteFiles http.Handler // serves it; each file is compressed once for all tests
	server    *httptest.Server
	browser   context.Context
)

const (
	sourceDir = "../../static"
	outDir    = "../out/screenshots"
)

func TestMain(m *testing.M) { chromium.Main(m, run) }

func run(m *testing.M) (int, error) {
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
	if siteFiles, err = hosting.Dir(siteDir); err != nil {
		return 0, err
	}
	server = httptest.NewServer(siteFiles)
	defer server.Close()
	start := chromium.StartShellThatDrawsNothing
	if *screenshots {
		start = chromium.StartShell
	}
	var cancel func()
	if browser, cancel, err = start(); err != nil {
		return 0, err
	}
	defer cancel()
	defer profiles.end()
	defer drawingBrowsers.end()
	return m.Run(), nil
}

// serve serves what a test needs beside the site. The server is there until all tests
// have ended: a page may ask for more as long as it is open.
func serve(handler http.Handler) *httptest.Server {
	return httptest.NewServer(handler)
}
