package chromium

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// probe notes the memory of the program, its js.Func and what of JavaScript it
// holds on to. It has to run in a page before the program does.
const probe = `(() => {
	const probe = globalThis.uriProbe = { functions: 0 };
	const gone = new FinalizationRegistry(() => probe.functions--);
	// A program sets _inst when it starts, which no page does.
	Object.defineProperty(Object.prototype, "_inst", { configurable: true, set(value) {
		Object.defineProperty(this, "_inst", { value, writable: true, configurable: true });
		probe.go = this;
		probe.memory = value.exports.mem;
		const make = this._makeFuncWrapper;
		this._makeFuncWrapper = (id) => {
			const wrapper = make.call(this, id);
			probe.functions++;
			gone.register(wrapper);
			return wrapper;
		};
	} });
})()`

// Memory is the memory of a page, in bytes and counts.
type Memory struct {
	Wasm      int `json:"wasm"`      // of the program
	Functions int `json:"functions"` // js.Func that are not released, or not yet collected
	Values    int `json:"values"`    // of JavaScript that the program refers to
	Heap      int // of JavaScript, after collecting garbage
	Nodes     int // of all documents
	Listeners int
}

// Probe lets Measure look into the pages that the tab opens from now on.
func Probe(tab context.Context) error {
	_, err := chromedp.Call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: probe})
	return err
}

// Measure looks into a page that was opened after Probe.
func Measure(tab context.Context) (m Memory, err error) {
	if _, err = chromedp.Call(tab, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
		return m, err
	}
	m, err = chromedp.Run(tab, chromedp.Evaluate[Memory](`new Promise((done) => setTimeout(done, 100)).then(() => (({ go, memory, functions }) => ({
		wasm: memory.buffer.byteLength, functions, values: go._ids.size,
	}))(uriProbe))`, chromedp.EvalAwaitPromise))
	if err != nil {
		return m, err
	}
	heap, err := chromedp.Call(tab, runtime.GetHeapUsage, cdp.Empty{})
	if err != nil {
		return m, err
	}
	counters, err := chromedp.Call(tab, memory.GetDOMCounters, cdp.Empty{})
	m.Heap, m.Nodes, m.Listeners = int(heap.UsedSize), int(counters.Nodes), int(counters.JsEventListeners)
	return m, err
}
