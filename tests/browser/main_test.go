package browser

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/site"
)

// What every test shares: the served site and one browser, in which each test
// has a tab of its own.
var (
	server  *httptest.Server
	browser context.Context
)

const (
	siteDir = "../../static"
	outDir  = "../out/screenshots"
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	if _, err := os.Stat(filepath.Join(siteDir, "gen", "playground.wasm")); err != nil {
		return 0, fmt.Errorf("the site is not built; run ./build.sh build first (%w)", err)
	}
	path, err := chromium()
	if err != nil {
		return 0, err
	}
	handler, err := site.Dir(siteDir)
	if err != nil {
		return 0, err
	}
	server = httptest.NewServer(handler)
	defer server.Close()
	cancel, err := startBrowser(path)
	if err != nil {
		return 0, err
	}
	defer cancel()
	return m.Run(), nil
}

func chromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("there is no Chromium; ./build.sh test installs it on Debian")
}

func startBrowser(path string) (cancel func(), err error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.DisableGPU,
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-quic", true),
		chromedp.WindowSize(1440, 900),
	)
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium refuses root otherwise
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	var close func()
	browser, close = chromedp.NewContext(allocator)
	if err := chromedp.Do(browser); err != nil {
		return nil, fmt.Errorf("Chromium does not start: %w", err)
	}
	return func() { close(); stop() }, nil
}
