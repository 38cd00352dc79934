package main

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// ready is when visitors can use the page.
const ready = `document.querySelector(".uri-result:not([data-static])") !== null`

// open returns a tab that shares nothing with any other, on a processor that is
// slower by a factor.
func (b *bench) open(slower float64) (tab context.Context, cancel func(), err error) {
	tab, cancel = chromedp.NewContext(b.browser, chromedp.WithNewBrowserContext())
	_, err = chromedp.Call(tab, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: slower})
	return tab, cancel, err
}

// visit opens the site's page and waits until it can be used.
func (b *bench) visit(tab context.Context) error {
	if err := chromedp.Do(tab, chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/")); err != nil {
		return err
	}
	return waitFor(tab, ready)
}

func waitFor(tab context.Context, condition string) error {
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if ok, err := eval[bool](tab, condition); err != nil || ok {
			return err
		}
	}
	return fmt.Errorf("in vain: %s", condition)
}

func eval[T any](tab context.Context, expression string) (T, error) {
	return chromedp.Run(tab, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// quantile returns the value that a part of the sample, from 0 to 1, does not exceed.
func quantile(sample []float64, part float64) float64 {
	sorted := slices.Sorted(slices.Values(sample))
	return sorted[min(len(sorted)-1, int(part*float64(len(sorted))))]
}
