package main

import (
	"errors"
	"fmt"

	"uriplayground/tests/webdriver"
)

// browsers measures the time from a key in the reference to the paint, and from opening
// the page to the program, in each browser that is there.
func (b *bench) browsers(keys int) error {
	fmt.Fprintf(b.out, "each browser, ms\tstart\tp50\tp75\tp95\t\n")
	for _, browser := range webdriver.Browsers {
		driven, err := browser.Start()
		if errors.Is(err, webdriver.ErrMissing) {
			fmt.Fprintf(b.out, "%s is not installed\t\t\t\t\t\n", browser.Name)
			continue
		}
		if err != nil {
			return err
		}
		start, sample, err := b.keysIn(driven, keys)
		name := driven.Name()
		driven.Close()
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(b.out, "%s\t%.0f\t%.0f\t%.0f\t%.0f\t\n", name, start, quantile(sample, 0.5), quantile(sample, 0.75), quantile(sample, 0.95))
	}
	return nil
}

// keysIn presses keys in the reference of the first example. It also returns when the
// program had drawn the page, at the latest.
func (b *bench) keysIn(browser webdriver.Browser, keys int) (start float64, sample []float64, err error) {
	if err := errors.Join(browser.Resize(1280, 900), browser.Open(b.url)); err != nil {
		return 0, nil, err
	}
	const drawn = `new Promise((done) => {
		const look = () => document.querySelector(".uri-result:not([data-static])") ? done(performance.now()) : requestAnimationFrame(look);
		look();
	})`
	if err := browser.Eval(drawn, &start); err != nil {
		return 0, nil, err
	}
	if err := browser.Eval(fmt.Sprintf(watch, refField), nil); err != nil {
		return 0, nil, err
	}
	for n := range keys {
		painted := fmt.Sprintf(`new Promise((done) => {
			const look = () => window.uriKeys.length > %d ? done(window.uriKeys) : requestAnimationFrame(look);
			look();
		})`, n)
		if err := browser.Press("a"); err != nil {
			return 0, nil, err
		}
		if err := browser.Eval(painted, &sample); err != nil {
			return 0, nil, err
		}
	}
	return start, sample, nil
}
