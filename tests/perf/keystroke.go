package main

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"github.com/chromedp/chromedp"
)

// watch notes for each key in a field how long it takes until the frame after it
// is painted: the program draws in the frame that follows the key.
const watch = `(() => {
	window.uriKeys ??= (addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => window.uriKeys.push(performance.now() - timeStamp);
		port2.postMessage(null);
	}), true), []);
	window.uriKeys.length = 0;
	document.querySelector("%s").focus();
})()`

// alone is a page with nothing but a field like that of the reference: what a key
// takes there is the browser's own work.
const alone = `<!doctype html><input type="text" inputmode="url" data-uri="ref" dir="ltr" spellcheck="false"
	autocomplete="off" style="width: 40em; font: 17px/1.4 monospace">`

// The two fields of most views, and the bytes of a long text in one of them.
const (
	baseField = "[data-uri=base]"
	refField  = "[data-uri=ref]"
	longBytes = 200_000
)

// keystrokes measures the time from a key in the reference to the paint, by the
// number of steps that the trace has. They come from the base, and at last from
// the reference itself, where the browser's own work on a field of 200 KB counts
// too; what that takes alone is below.
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
			b.printKeys(fmt.Sprintf("long %s, %g× slower", c.field, slower), fmt.Sprint(count), sample)
		}
		sample, err := b.typedAlone(slower, longBytes, keys)
		if err != nil {
			return err
		}
		b.printKeys(fmt.Sprintf("an input of 200 KB alone, %g× slower", slower), "", sample)
	}
	return nil
}

func (b *bench) printKeys(what, steps string, sample []float64) {
	fmt.Fprintf(b.out, "%s\t%s\t%.0f\t%.0f\t%.0f\t\n", what, steps,
		quantile(sample, 0.5), quantile(sample, 0.75), quantile(sample, 0.95))
}

// typed presses keys in the reference, before or after a text that makes a
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
	text := map[string]string{"base": "http://a/"}[field] + strings.Repeat("b/", steps)
	if err := fill(tab, "[data-uri="+field+"]", text); err != nil {
		return nil, 0, err
	}
	if sample, err = press(tab, refField, keys); err != nil {
		return nil, 0, err
	}
	count, err = eval[int](tab, `+document.querySelector("[data-scrub]").max`)
	return sample, count, err
}

// typedAlone presses keys in the page that has nothing but a field with so many
// bytes.
func (b *bench) typedAlone(slower float64, bytes, keys int) (sample []float64, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if err := chromedp.Do(tab, chromedp.Navigate("data:text/html,"+url.PathEscape(alone))); err != nil {
		return nil, err
	}
	if err := fill(tab, refField, strings.Repeat("b/", bytes/2)); err != nil {
		return nil, err
	}
	return press(tab, refField, keys)
}

// warming is how many keys are pressed before those that are measured.
const warming = 5

// press presses keys at the end of a field, each when the one before is painted.
func press(tab context.Context, field string, keys int) ([]float64, error) {
	if err := chromedp.Do(tab, chromedp.Evaluate[chromedp.Void](fmt.Sprintf(watch, field))); err != nil {
		return nil, err
	}
	for i := range warming + keys {
		if err := chromedp.Do(tab, chromedp.KeyEvent(string(rune('a'+i%26)))); err != nil {
			return nil, err
		}
		if err := waitFor(tab, fmt.Sprintf(`uriKeys.length === %d`, i+1)); err != nil {
			return nil, err
		}
	}
	return eval[[]float64](tab, fmt.Sprintf(`uriKeys.slice(%d)`, warming))
}

// fill puts a text into a field.
func fill(tab context.Context, field, text string) error {
	_, err := eval[bool](tab, fmt.Sprintf(`(() => {
		const field = document.querySelector("%s");
		field.value = %q;
		return field.dispatchEvent(new Event("input", { bubbles: true }));
	})()`, field, text))
	if err != nil {
		return err
	}
	_, err = eval[bool](tab, `new Promise((done) => setTimeout(() => done(true), 600))`) // the address follows
	return err
}
