package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

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
	return true;
})()`

// After a while of typing and opening views, more of it takes no more memory.
// (./build.sh figures does the same for longer.)
func TestMemoryStaysFlat(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	if err := chromium.Probe(p.ctx); err != nil {
		t.Fatal(err)
	}
	p.visit("/")
	p.wait("the playground runs", running)
	measure := func() chromium.Memory {
		eval[bool](p, fmt.Sprintf(typing, 100))
		eval[bool](p, fmt.Sprintf(viewing, 12))
		p.idle()
		m, err := chromium.Measure(p.ctx)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%+v", m)
		return m
	}
	measure()
	// What leaks grows from each measurement to the next; what waits for a garbage
	// collector does not.
	var grown []string
	before := measure()
	for range 4 {
		after := measure()
		grown = nil
		for what, grew := range map[string]bool{
			"wasm memory":         after.Wasm > before.Wasm+4<<20,
			"the JavaScript heap": after.Heap > before.Heap+before.Heap/10,
			"the js.Func":         after.Functions > before.Functions+50,
			"values held by Go":   after.Values > before.Values+5000,
			"the nodes":           after.Nodes > before.Nodes+before.Nodes/2,
			"the event listeners": after.Listeners > before.Listeners,
		} {
			if grew {
				grown = append(grown, what)
			}
		}
		if len(grown) == 0 {
			return
		}
		before = after
	}
	t.Errorf("with each measurement grow %q", grown)
}

// Nothing that was painted moves while the page starts, nor while one types.
func TestLayoutIsStable(t *testing.T) {
	t.Parallel()
	for _, width := range []int{1440, 360} {
		for _, path := range []string{"/", "/fr/"} {
			p := newTab(t)
			p.size(width, 800, "light")
			p.initScript(`globalThis.shifts = []; new PerformanceObserver((list) => {
				for (const s of list.getEntries()) if (!s.hadRecentInput) shifts.push([s.value, s.startTime, ...s.sources.map((e) => [e.node?.className || e.node?.nodeName, e.previousRect.top, e.currentRect.top].join(" "))].join(" "));
			}).observe({ type: "layout-shift", buffered: true });`)
			p.visit(path)
			p.wait("the playground runs", running)
			p.idle()
			if shifts := eval[[]string](p, `shifts`); len(shifts) > 0 {
				t.Errorf("%s at %d px: %q", path, width, shifts)
			}
		}
	}
}

// countingGo loads the element, and keeps each Go program that starts in gos.
const countingGo = `<script type=module>
	const { Go } = await import("{site}/gen/wasm_exec.js");
	globalThis.gos = [];
	const { run } = Go.prototype;
	Go.prototype.run = function (...args) { gos.push(this); return run.apply(this, args); };
	globalThis.goMemory = () => gos.reduce((sum, go) => sum + go._inst.exports.mem.buffer.byteLength, 0);
	globalThis.goHandles = () => gos.reduce((sum, go) => sum + go._values.length - go._idPool.length, 0);
	await import("{site}/playground.js");
</script>`

// heap returns the memory that JavaScript and the page's elements use after a
// collection, in bytes, without that of Go.
func (p *page) heap() (js, elements int) {
	p.t.Helper()
	for range 3 {
		if _, err := chromedp.Call(p.ctx, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			p.t.Fatal(err)
		}
	}
	usage, err := chromedp.Call(p.ctx, runtime.GetHeapUsage, cdp.Empty{})
	if err != nil {
		p.t.Fatal(err)
	}
	return int(usage.UsedSize), int(usage.EmbedderHeapUsedSize)
}

// Ten embeds share one program, and take less than twice the memory of one. What
// counts is the heap of JavaScript after a collection, and the program's whole
// linear memory, including what Go has free in it, because WebAssembly never gives memory
// back. The browser's own memory for the elements and their style is only logged.
func TestTenEmbeds(t *testing.T) {
	t.Parallel()
	for _, view := range []string{"trace", "resolve"} {
		one, oneDOM := memoryOf(t, 1, view)
		ten, tenDOM := memoryOf(t, 10, view)
		t.Logf("FIGURE heap (Go and JavaScript) of %s: one embed %d KB, ten %d KB, %.2f times; elements %d KB and %d KB",
			view, one/1000, ten/1000, float64(ten)/float64(one), oneDOM/1000, tenDOM/1000)
		if ten >= 2*one {
			t.Errorf("ten embeds of %s take twice what one takes, or more", view)
		}
	}
}

// memoryOf returns what a page with that number of embeds takes, in bytes.
func memoryOf(t *testing.T, count int, view string) (heap, elements int) {
	var embeds strings.Builder
	for i := range count {
		fmt.Fprintf(&embeds, `<uri-playground id=e%d base="http://a/b%d/" ref="../c%d" view=%s loading=eager></uri-playground>`, i, i, i, view)
	}
	p := newTab(t)
	address := host(t, "", map[string]string{"/": countingGo + `<body>` + embeds.String()})
	p.do(chromedp.Navigate(address + "/"))
	for i := range count {
		p.wait("each runs", fmt.Sprintf(`document.getElementById("e%d").matches(":state(ready)")`, i))
	}
	p.settle()
	if wasm := eval[int](p, `performance.getEntriesByType("resource").filter(r => r.name.endsWith(".wasm")).length`); wasm != 1 || eval[int](p, `gos.length`) != 1 {
		t.Errorf("%d embeds fetch the program %d times", count, wasm)
	}
	for i := range count {
		got := eval[string](p, fmt.Sprintf(`[...document.getElementById("e%d").shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("")`, i))
		if want := fmt.Sprintf("http://a/c%d", i); got != want {
			t.Errorf("embed %d shows %q, want %q", i, got, want)
		}
	}
	js, elements := p.heap()
	linear := eval[int](p, `goMemory()`)
	t.Logf("%d embeds of %s: %d KB in JavaScript, %d KB in Go", count, view, js/1000, linear/1000)
	return linear + js, elements
}

// A hundred rounds of mounting and removing leave nothing in memory.
func TestRoundsLeaveNothing(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	address := host(t, "", map[string]string{"/": countingGo + `<body><div id=place></div>`})
	p.do(chromedp.Navigate(address + "/"))
	p.wait("the element is there", `customElements.get("uri-playground") !== undefined`)
	rounds := func(n int) {
		eval[bool](p, fmt.Sprintf(`(async () => {
			for (let i = 0; i < %d; i++) {
				const e = document.createElement("uri-playground");
				Object.assign(e, { base: "http://a/b/c", ref: "../g" + i, loading: "eager", view: ["resolve", "trace", "parse"][i %% 3] });
				place.append(e);
				await e.start();
				e.ref = "../h" + i;
				await new Promise(requestAnimationFrame);
				e.remove();
				await new Promise(done => setTimeout(done));
				performance.clearResourceTimings();
			}
			return true;
		})()`, n))
	}
	type figures struct{ elements, nodes, listeners, handles, goMemory, heap int }
	measure := func() (f figures) {
		p.settle()
		js, elements := p.heap()
		f.heap = js + elements
		counters, err := chromedp.Call(p.ctx, memory.GetDOMCounters, cdp.Empty{})
		if err != nil {
			t.Fatal(err)
		}
		f.nodes, f.listeners = int(counters.Nodes), int(counters.JsEventListeners)
		f.elements, f.handles, f.goMemory = eval[int](p, `document.querySelectorAll("*").length`), eval[int](p, `goHandles()`), eval[int](p, `goMemory()`)
		return f
	}
	// Go releases handles when it collects garbage, which is seldom, so that what
	// counts is the least of several measurements. What is never released makes
	// each hundred rounds end higher than the hundred before them; caches and other
	// work on the machine do not.
	hundred := func() figures {
		least := measure()
		for range 5 {
			rounds(20)
			f := measure()
			least = figures{f.elements, min(f.nodes, least.nodes), min(f.listeners, least.listeners),
				min(f.handles, least.handles), min(f.goMemory, least.goMemory), min(f.heap, least.heap)}
		}
		return least
	}
	rounds(30)
	before := hundred()
	for range 5 {
		after := hundred()
		t.Logf("FIGURE a hundred rounds: nodes %d to %d, listeners %d to %d, Go handles %d to %d, Go memory %d to %d KB, heap %d to %d KB", before.nodes, after.nodes, before.listeners, after.listeners,
			before.handles, after.handles, before.goMemory/1000, after.goMemory/1000, before.heap/1000, after.heap/1000)
		if after.elements == before.elements && after.nodes <= before.nodes+500 && after.listeners <= before.listeners+20 &&
			after.handles <= before.handles+1_000 && after.goMemory <= before.goMemory+2<<20 && after.heap <= before.heap+200_000 {
			return
		}
		before = after
	}
	t.Errorf("each hundred rounds take more than the hundred before them")
}
