package main

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/web/lesson"
)

// observer notes when the example is painted, when a first key gets its answer,
// and what moved until then. A visitor in a hurry is played by the page itself:
// as soon as the example is painted, the focus goes into the reference and an
// "h" is typed at its end. The answer is there in the first frame that shows the
// target which only the program can know.
const observer = `(() => {
	const seen = globalThis.uriSeen = { painted: 0, interactive: 0, alive: 0, shift: 0, kept: "" };
	const painted = (f) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = f; port2.postMessage(null); });
	const field = () => document.querySelector("[data-uri=ref]");
	const type = () => {
		field().focus();
		field().setRangeText("h", field().value.length, field().value.length, "end");
		field().dispatchEvent(new InputEvent("input", { bubbles: true, data: "h", inputType: "insertText" }));
	};
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (entry.name === "first-contentful-paint") {
			seen.painted = entry.startTime;
			if (TYPES) type();
		}
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
	}).observe({ type: "layout-shift", buffered: true });
	new MutationObserver(() => {
		const result = document.querySelector(".uri-result:not([data-static])");
		if (!result) return;
		seen.alive ||= performance.now();
		if (seen.interactive || TYPES && ![...result.querySelectorAll(".target .uri .text")].at(-1)?.textContent.endsWith("h")) return;
		seen.interactive = -1;
		painted(() => {
			seen.interactive = performance.now();
			seen.kept = field().value + (document.activeElement === field() ? " focused" : "");
		});
	}).observe(document, { childList: true, subtree: true, characterData: true });
})()`

// started is one start in milliseconds from the navigation.
type started struct {
	Painted, Interactive, Shift float64
	Kept                        string // what the reference holds then, and whether it has the focus
}

// start measures first and second visits, at full and at a quarter of the speed,
// with a visitor who types at once and with one who only looks.
func (b *bench) start(times int) error {
	fmt.Fprintf(b.out, "start, median of %d, ms\texample painted\tanswer painted\tslowest\tlayout shift\t\n", times)
	for _, slower := range []float64{1, 4} {
		for _, types := range []bool{true, false} {
			var cold, warm []started
			for range times {
				first, second, err := b.visits(slower, types)
				if err != nil {
					return err
				}
				cold, warm = append(cold, first), append(warm, second)
			}
			who := map[bool]string{true: "typed at once", false: "drawn by the program"}[types]
			b.printStart(fmt.Sprintf("first visit, %s, %g× slower", who, slower), cold)
			b.printStart(fmt.Sprintf("second visit, %s, %g× slower", who, slower), warm)
		}
	}
	return nil
}

// visits returns a first and a second visit in a browser with an empty cache.
func (b *bench) visits(slower float64, types bool) (first, second started, err error) {
	tab, cancel, err := b.observed(slower, types)
	if err != nil {
		return first, second, err
	}
	defer cancel()
	if first, err = b.timed(tab, types); err != nil {
		return first, second, err
	}
	if _, err = eval[bool](tab, `navigator.serviceWorker.ready.then(() => true)`); err != nil {
		return first, second, err
	}
	second, err = b.timed(tab, types)
	return first, second, err
}

// observed returns a tab like open, in which every page has the observer.
func (b *bench) observed(slower float64, types bool) (tab context.Context, cancel func(), err error) {
	if tab, cancel, err = b.open(slower); err != nil {
		return tab, cancel, err
	}
	source := fmt.Sprintf("const TYPES = %t;\n%s", types, observer)
	_, err = chromedp.Call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: source})
	return tab, cancel, err
}

func (b *bench) timed(tab context.Context, types bool) (s started, err error) {
	if err := b.visit(tab); err != nil {
		return s, err
	}
	if err := waitFor(tab, `uriSeen.interactive > 0`); err != nil {
		return s, err
	}
	if err := settle(tab); err != nil { // for what may move late
		return s, err
	}
	s, err = eval[started](tab, `({ Painted: uriSeen.painted, Interactive: uriSeen.interactive, Shift: uriSeen.shift, Kept: uriSeen.kept })`)
	if err == nil && types && s.Kept != lesson.First().Ref+"h focused" {
		err = fmt.Errorf("what was typed before the program came became %q", s.Kept)
	}
	return s, err
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
