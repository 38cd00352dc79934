package main

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
)

// slowestInput notes how long the slowest input took until what it led to was painted;
// the browser tells of those that took 16 ms or more.
const slowestInput = `(() => {
	globalThis.uriSlowest = 16;
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries()) if (interactionId) uriSlowest = Math.max(uriSlowest, duration);
	}).observe({ type: "event", durationThreshold: 16, buffered: true });
})()`

// embedding is the address of a page with nothing but an embed.
const (
	embedding     = "/a-page-with-an-embed"
	pageWithEmbed = `<!doctype html><html lang=en><meta charset=utf-8><title>A page</title><link rel=icon href=data:,>
		<script type=module src=/playground.js></script><uri-playground loading=eager base=http://a/b/c ref=../d></uri-playground>`
)

// starting is the pages whose start is measured, with what tells that a playground runs
// in them, and the field that is typed into meanwhile; without one, keys go to the page.
var starting = []struct{ name, path, runs, field string }{
	{"the page", "/", ready, refField},
	{"a frame", "/embed.html", ready, refField},
	{"an embed in a page", embedding, `document.querySelector("uri-playground")?.matches(":state(ready)") === true`, ""},
}

// tasks measures what the longest task takes while a playground starts, and how long a
// key that is pressed meanwhile takes until it is painted.
func (b *bench) tasks(times int) error {
	fmt.Fprintf(b.out, "longest task while it starts, median of %d, ms\tof the processor\tby the clock\tslowest key to paint\t\n", times)
	for _, slower := range []float64{1, 4} {
		for i, place := range starting {
			var processor, clock, input []float64
			for range times {
				longest, err := b.longestTask(i, slower)
				if err != nil {
					return fmt.Errorf("%s: %w", place.path, err)
				}
				slowest, err := b.typedWhileStarting(i, slower)
				if err != nil {
					return fmt.Errorf("%s: %w", place.path, err)
				}
				processor, clock, input = append(processor, longest.Processor), append(clock, longest.Clock), append(input, slowest)
			}
			fmt.Fprintf(b.out, "%s, %g× slower\t%.0f\t%.0f\t%.0f\t\n", place.name, slower, quantile(processor, 0.5), quantile(clock, 0.5), quantile(input, 0.5))
		}
	}
	return nil
}

// longestTask opens a page for the first time.
func (b *bench) longestTask(place int, slower float64) (longest chromium.Task, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return longest, err
	}
	defer cancel()
	return chromium.LongestTask(tab, func() error {
		if err := chromedp.Do(tab, chromedp.Navigate(b.url+starting[place].path)); err != nil {
			return err
		}
		if err := waitFor(tab, starting[place].runs); err != nil {
			return err
		}
		return settle(tab)
	})
}

// typedWhileStarting presses a key now and then while a page starts, and returns what the
// slowest took until it was painted.
func (b *bench) typedWhileStarting(place int, slower float64) (slowest float64, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return 0, err
	}
	defer cancel()
	if _, err = chromedp.Call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: slowestInput}); err != nil {
		return 0, err
	}
	if _, err := chromedp.Call(tab, page.Navigate, page.NavigateParams{URL: b.url + starting[place].path}); err != nil {
		return 0, err
	}
	if field := starting[place].field; field != "" {
		if err := waitFor(tab, fmt.Sprintf(`(document.querySelector("%s")?.focus(), document.activeElement?.matches("%[1]s") === true)`, field)); err != nil {
			return 0, err
		}
	}
	for runs := false; !runs; time.Sleep(30 * time.Millisecond) {
		if err := chromedp.Do(tab, chromedp.KeyEvent("h")); err != nil {
			return 0, err
		}
		if runs, err = eval[bool](tab, starting[place].runs); err != nil {
			return 0, err
		}
	}
	if err := settle(tab); err != nil {
		return 0, err
	}
	return eval[float64](tab, `uriSlowest`)
}

// settle waits for what follows the start.
func settle(tab context.Context) error {
	_, err := eval[bool](tab, `new Promise((done) => setTimeout(() => done(true), 500))`)
	return err
}
