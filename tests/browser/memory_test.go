package browser

import (
	"fmt"
	"testing"

	"uriplayground/tests/chromium"
)

// typing changes the reference n times, a frame each.
const typing = `(async () => {
	const field = document.querySelector("[data-uri=ref]");
	for (let i = 0; i < %d; i++) {
		field.value = "../".repeat(i %% 7) + "g" + i;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		await new Promise(requestAnimationFrame);
	}
	return true;
})()`

// viewing opens the views in turn, n times in all.
const viewing = `(async () => {
	const views = [...document.querySelectorAll("a[data-view]")];
	for (let i = 1; i <= %d; i++) {
		views[i %% views.length].click();
		await new Promise(requestAnimationFrame);
	}
	views[0].click();
	return new Promise((done) => setTimeout(() => done(true), 500));
})()`

// After a while of typing and looking round, more of it takes no more memory.
// (./build.sh figures does the same for longer.)
func TestMemoryStaysFlat(t *testing.T) {
	p := newTab(t)
	if err := chromium.Probe(p.ctx); err != nil {
		t.Fatal(err)
	}
	p.visit("/")
	p.wait("the playground runs", running)
	measure := func() chromium.Memory {
		eval[bool](p, fmt.Sprintf(typing, 100))
		eval[bool](p, fmt.Sprintf(viewing, 12))
		m, err := chromium.Measure(p.ctx)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%+v", m)
		return m
	}
	measure()
	before, after := measure(), measure()
	for what, grew := range map[string]bool{
		"wasm memory":         after.Wasm > before.Wasm+4<<20,
		"the JavaScript heap": after.Heap > before.Heap+before.Heap/10,
		"the js.Func":         after.Functions > before.Functions+50,
		"values held by Go":   after.Values > before.Values+5000, // they go when Go collects garbage
		"the nodes":           after.Nodes > before.Nodes+before.Nodes/2,
		"the event listeners": after.Listeners > before.Listeners,
	} {
		if grew {
			t.Errorf("%s grew: %+v, then %+v", what, before, after)
		}
	}
}

// Nothing that was painted moves while the page starts, nor while one types.
func TestLayoutIsStable(t *testing.T) {
	for _, width := range []int{1440, 360} {
		for _, path := range []string{"/", "/fr/"} {
			p := newTab(t)
			p.size(width, 800, "light")
			p.before(`globalThis.shifts = []; new PerformanceObserver((list) => {
				for (const s of list.getEntries()) if (!s.hadRecentInput) shifts.push([s.value, s.startTime, ...s.sources.map((e) => [e.node?.className || e.node?.nodeName, e.previousRect.top, e.currentRect.top].join(" "))].join(" "));
			}).observe({ type: "layout-shift", buffered: true });`)
			p.visit(path)
			p.wait("the playground runs", running)
			eval[bool](p, `new Promise((done) => setTimeout(() => done(true), 700))`)
			if shifts := eval[[]string](p, `shifts`); len(shifts) > 0 {
				t.Errorf("%s at %d px: %q", path, width, shifts)
			}
		}
	}
}
