// Package chromium starts the headless browser of the tests and figures, and
// looks into the pages that it shows.
package chromium

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"time"

	"github.com/chromedp/chromedp"
)

// The names under which Chromium is installed, and its shell: what draws pages, without
// the browser around them.
var (
	whole = []string{"chromium", "chromium-browser", "google-chrome"}
	shell = []string{"chromium-headless-shell", "chrome-headless-shell"}
)

// find returns the path of the first of the names that is installed.
func find(names []string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("there is no Chromium; ./build.sh test installs it on Debian")
}

// withoutPopups disables what each new window loads in renderers of its own, the pages below
// its address field, besides what chromedp disables: it took as long as the page of a test.
const withoutPopups = "Translate,BlinkGenPropertyTrees,WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI"

// Start starts a browser, of which the context is the first tab. It ends with
// cancel.
func Start() (browser context.Context, cancel func(), err error) { return start(whole) }

// StartShell starts Chromium's shell, where it is installed, and otherwise Chromium: a tab
// takes a third less of the processor's time, since no window is built around it. What it
// draws it draws in its own process, which takes 6 % less again. Tabs of one site and
// profile share a process.
func StartShell() (browser context.Context, cancel func(), err error) { return startShell() }

// StartShellThatDrawsNothing starts a shell as StartShell does. Pages in it are laid out, painted
// and given their frames as ever, but the paint is not made into a picture, which takes a fifth
// less of the processor's time. A screenshot waits for ever, no page is ever idle
// (requestIdleCallback), and the wheel scrolls nothing.
func StartShellThatDrawsNothing() (browser context.Context, cancel func(), err error) {
	return startShell(chromedp.Flag("blink-settings", "acceleratedCompositingEnabled=false"))
}

// StartShellWith starts a shell as StartShell does, with other options of V8, such as less memory.
func StartShellWith(options string) (browser context.Context, cancel func(), err error) {
	return startShell(chromedp.Flag("js-flags", options))
}

func startShell(more ...chromedp.ExecAllocatorOption) (browser context.Context, cancel func(), err error) {
	more = append(more, chromedp.Flag("in-process-gpu", true), chromedp.Flag("process-per-site", true))
	return start(slices.Concat(shell, whole), more...)
}

func start(names []string, more ...chromedp.ExecAllocatorOption) (browser context.Context, cancel func(), err error) {
	path, err := find(names)
	if err != nil {
		return nil, nil, err
	}
	options := append(slices.Concat(chromedp.DefaultExecAllocatorOptions[:], more),
		chromedp.ExecPath(path),
		chromedp.DisableGPU,
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", withoutPopups),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-smooth-scrolling", true), // a page that still scrolls moves away from under a click
		chromedp.WindowSize(1440, 900),
		chromedp.WSURLReadTimeout(2*time.Minute), // other work may keep the machine busy
	)
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium refuses root otherwise
	}
	for range mostStarts {
		if browser, cancel, err = startOnce(options); err == nil {
			return browser, cancel, nil
		}
	}
	return nil, nil, fmt.Errorf("cannot start Chromium: %w", err)
}

// mostStarts is how often Chromium is started at most: now and then it crashes within libc
// before it answers.
const mostStarts = 3

func startOnce(options []chromedp.ExecAllocatorOption) (browser context.Context, cancel func(), err error) {
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	browser, end := chromedp.NewContext(allocator)
	cancel = func() { end(); stop() }
	if err := chromedp.Do(browser); err != nil {
		cancel()
		return nil, nil, err
	}
	return browser, cancel, nil
}
