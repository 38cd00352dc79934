package chromium

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// QuietTab returns a tab with a profile of its own, whose console has to stay empty but for lines
// that begin with one of expected.
func QuietTab(t *testing.T, browser context.Context, patience time.Duration, expected ...string) context.Context {
	t.Helper()
	tab, end := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	ctx, cancel := context.WithTimeout(tab, patience)
	const last = "the last message"
	said, drained := []string{}, make(chan bool)
	messages := chromedp.Console(ctx)
	go func() {
		defer close(drained)
	next:
		for m, err := range messages {
			if err != nil || strings.Contains(m.String(), last) {
				return
			}
			for _, beginning := range expected {
				if strings.HasPrefix(m.String(), beginning) {
					continue next
				}
			}
			said = append(said, m.String()+" "+m.URL)
		}
	}()
	t.Cleanup(func() {
		if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`(console.debug("`+last+`"), true)`)); err != nil {
			t.Error(err)
			cancel()
		}
		<-drained
		for _, line := range said {
			t.Errorf("console: %s", line)
		}
		cancel()
		end()
	})
	return ctx
}
