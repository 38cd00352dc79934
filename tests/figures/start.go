package main

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// observer notes when the example is painted, when the first script runs, when
// the program has drawn, and what moved until then.
const observer = `(() => {
	const seen = globalThis.uriSeen = { painted: 0, interactive: 0, shift: 0 };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (entry.name === "first-contentful-paint") seen.painted = entry.startTime;
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
	}).observe({ type: "layout-shift", buffered: true });
	new MutationObserver((_, self) => {
		if (!document.querySelector(".uri-result")) return;
		seen.interactive = performance.now();
		self.disconnect();
	}).observe(document, { childList: true, subtree: true });
})()`

// started is one start in milliseconds from the navigation.
type started struct{ Painted, Interactive, Shift float64 }

// start measures first and second visits, at full and at a quarter of the speed.
func (b *bench) start(times int) error {
	fmt.Fprintf(b.out, "start, median of %d, ms\texample painted\tinteractive\tslowest\tlayout shift\t\n", times)
	for _, slower := range []float64{1, 4} {
		var cold, warm []started
		for range times {
			first, second, err := b.visits(slower)
			if err != nil {
				return err
			}
			cold, warm = append(cold, first), append(warm, second)
		}
		b.printStart(fmt.Sprintf("first visit, %g× slower", slower), cold)
		b.printStart(fmt.Sprintf("second visit, %g× slower", slower), warm)
	}
	return nil
}

// visits is a first and a second visit in a browser that knows nothing.
func (b *bench) visits(slower float64) (first, second started, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return first, second, err
	}
	defer cancel()
	_, err = chromedp.Call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: observer})
	if err != nil {
		return first, second, err
	}
	if first, err = b.timed(tab); err != nil {
		return first, second, err
	}
	if _, err = eval[bool](tab, `navigator.serviceWorker.ready.then(() => true)`); err != nil {
		return first, second, err
	}
	second, err = b.timed(tab)
	return first, second, err
}

func (b *bench) timed(tab context.Context) (s started, err error) {
	if err := b.visit(tab); err != nil {
		return s, err
	}
	time.Sleep(500 * time.Millisecond) // for what may move late
	return eval[started](tab, `({ Painted: uriSeen.painted, Interactive: uriSeen.interactive, Shift: uriSeen.shift })`)
}

func (b *bench) printStart(what string, list []started) {
	var painted, interactive []float64
	shift := 0.0
	for _, s := range list {
		painted, interactive = append(painted, s.Painted), append(interactive, s.Interactive)
		shift = max(shift, s.Shift)
	}
	fmt.Fprintf(b.out, "%s\t%.0f\t%.0f\t%.0f\t%.4f\t\n", what,
		quantile(painted, 0.5), quantile(interactive, 0.5), quantile(interactive, 1), shift)
}
