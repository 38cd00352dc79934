package browser

import (
	"context"
	"sync"
	"testing"

	"uriplayground/tests/chromium"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// pool keeps what takes long to start for the next test that needs one. No two tests use
// the same at a time.
type pool struct {
	start func() (ctx context.Context, end func(), err error)
	reset func(ctx context.Context) error // after use; what cannot be reset is not used again

	mu   sync.Mutex
	idle []context.Context
	ends []func()
}

// profiles are browser contexts with a tab that stays, so that its process does, with the
// program compiled: a tab beside it is there in half the time.
var profiles = pool{
	start: func() (context.Context, func(), error) {
		profile, end := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
		err := chromedp.Do(profile, chromedp.Navigate(server.URL+"/icon.svg"))
		return profile, end, err
	},
	reset: func(profile context.Context) error {
		all := storage.ClearDataForOriginParams{Origin: server.URL, StorageTypes: "all"}
		if _, err := chromedp.Call(profile, storage.ClearDataForOrigin, all); err != nil {
			return err
		}
		_, err := chromedp.Call(profile, network.ClearBrowserCache, cdp.Empty{})
		return err
	},
}

// drawingBrowsers are for the tests that call draws, and for service workers.
var drawingBrowsers = pool{
	start: chromium.StartShell,
	reset: func(context.Context) error { return nil },
}

// drawing names these tests.
var drawing sync.Map

// draws gives the tabs of the test a browser that draws and that no other test uses
// meanwhile. A test calls it before it opens a tab if it looks at a picture, asks when one was
// painted, scrolls by wheel, or reads a trace, which holds what all tabs of a browser do.
func draws(t *testing.T) { drawing.Store(t.Name(), true) }

// take returns one that the test has for itself. Call it before whatever is to end before
// another test has it.
func (p *pool) take(t *testing.T) context.Context {
	t.Helper()
	ctx := p.idleOne()
	if ctx == nil {
		started, end, err := p.start()
		if err != nil {
			t.Fatal(err)
		}
		p.mu.Lock()
		p.ends = append(p.ends, end)
		p.mu.Unlock()
		ctx = started
	}
	t.Cleanup(func() {
		if p.reset(ctx) == nil {
			p.mu.Lock()
			p.idle = append(p.idle, ctx)
			p.mu.Unlock()
		}
	})
	return ctx
}

func (p *pool) idleOne() (ctx context.Context) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if last := len(p.idle) - 1; last >= 0 {
		ctx, p.idle = p.idle[last], p.idle[:last]
	}
	return ctx
}

// end ends all that was started.
func (p *pool) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, end := range p.ends {
		end()
	}
}
