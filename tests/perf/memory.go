package main

import (
	"fmt"

	"uriplayground/tests/chromium"
)

// rounds is how often memory is measured.
const rounds = 10

// use types n keys and opens a twentieth as many views.
const use = `(async () => {
	const field = document.querySelector("[data-uri=ref]");
	const views = [...document.querySelectorAll("a[data-view]")];
	const frame = () => new Promise(requestAnimationFrame);
	for (let i = 1; i <= %[1]d; i++) {
		field.value = "../".repeat(i %% 9) + "segment/" + i + "?q=" + i;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		await frame();
		if (i %% 20) continue;
		views[(i / 20) %% views.length].click();
		await frame();
	}
	views[0].click();
	return new Promise((done) => setTimeout(() => done(true), 500));
})()`

// memory measures what the page holds, after each of ten rounds of n keystrokes
// and n/20 changes of the view.
func (b *bench) memory(n int) error {
	tab, cancel, err := b.open(1)
	if err != nil {
		return err
	}
	defer cancel()
	if err := chromium.Probe(tab); err != nil {
		return err
	}
	if err := b.visit(tab); err != nil {
		return err
	}
	fmt.Fprintln(b.out, "memory after keystrokes\tand views\twasm KB\tJavaScript KB\tjs.Func\tvalues held\tnodes\tlisteners\t")
	for round := range rounds {
		if _, err := eval[bool](tab, fmt.Sprintf(use, n)); err != nil {
			return err
		}
		m, err := chromium.Measure(tab)
		if err != nil {
			return err
		}
		fmt.Fprintf(b.out, "%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t\n", (round+1)*n, (round+1)*n/20,
			m.Wasm/1000, m.Heap/1000, m.Functions, m.Values, m.Nodes, m.Listeners)
	}
	return nil
}
