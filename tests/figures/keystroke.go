package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
)

// watch notes for each key how long it takes until the frame behind it is
// painted: the program draws in the frame that follows the key.
const watch = `(() => {
	globalThis.uriKeys = [];
	addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => uriKeys.push(performance.now() - timeStamp);
		port2.postMessage(null);
	}), true);
	document.querySelector("[data-uri=ref]").focus();
})()`

// keystrokes measures the time from a key in the reference to the paint, by the
// number of steps that the trace has. They come from the base, and at last from
// the reference itself, where the browser's own work on a field of 200 KB counts
// too: it is more than ours.
func (b *bench) keystrokes(keys int) error {
	fmt.Fprintf(b.out, "key to paint, %d keys, ms\tsteps\tp50\tp75\tp95\t\n", keys)
	for _, slower := range []float64{1, 4} {
		for _, c := range []struct {
			field string
			steps int
		}{{"base", 10}, {"base", 100}, {"base", 1_000}, {"base", 10_000}, {"base", 100_000}, {"ref", 100_000}} {
			sample, count, err := b.typed(slower, c.field, c.steps, keys)
			if err != nil {
				return err
			}
			fmt.Fprintf(b.out, "long %s, %g× slower\t%d\t%.0f\t%.0f\t%.0f\t\n", c.field, slower, count,
				quantile(sample, 0.5), quantile(sample, 0.75), quantile(sample, 0.95))
		}
	}
	return nil
}

// typed presses keys in the reference, beside or behind a text that makes a
// trace of about so many steps, and says how many they were.
func (b *bench) typed(slower float64, field string, steps, keys int) (sample []float64, count int, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return nil, 0, err
	}
	defer cancel()
	if err := b.visit(tab); err != nil {
		return nil, 0, err
	}
	if err := fill(tab, field, map[string]string{"base": "http://a/"}[field]+strings.Repeat("b/", steps)); err != nil {
		return nil, 0, err
	}
	if err := chromedp.Do(tab, chromedp.Evaluate[chromedp.Void](watch)); err != nil {
		return nil, 0, err
	}
	for i := range keys {
		if err := chromedp.Do(tab, chromedp.KeyEvent(string(rune('a'+i%26)))); err != nil {
			return nil, 0, err
		}
		if err := waitFor(tab, fmt.Sprintf(`uriKeys.length === %d`, i+1)); err != nil {
			return nil, 0, err
		}
	}
	if sample, err = eval[[]float64](tab, `uriKeys.slice(5)`); err != nil { // the first ones warm up
		return nil, 0, err
	}
	count, err = eval[int](tab, `+document.querySelector("[data-scrub]").max`)
	return sample, count, err
}

// fill puts a text into a field.
func fill(tab context.Context, field, text string) error {
	_, err := eval[bool](tab, fmt.Sprintf(`(() => {
		const field = document.querySelector("[data-uri=%s]");
		field.value = %q;
		return field.dispatchEvent(new Event("input", { bubbles: true }));
	})()`, field, text))
	if err != nil {
		return err
	}
	_, err = eval[bool](tab, `new Promise((done) => setTimeout(() => done(true), 600))`) // the address follows
	return err
}
