package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// malformed lists messages that neither window of an embed would send.
const malformed = `[
	null, undefined, 0, 1, true, "", "uri-playground", "x", [], {}, new Date(0), new Map(), 1n,
	{ "uri-playground": 1 }, { "uri-playground": 1, type: null }, { "uri-playground": 1, type: "constructor" }, { "uri-playground": 1, type: "__proto__" },
	...["ready", "event", "set", "open"].flatMap((type) => [{}, { version: 1 }, { state: null, attributes: null, style: null, detail: null },
		{ state: "x", attributes: "x", style: "x", event: "x", detail: "x" }, { state: 1, attributes: 1, style: 1, event: "resize", detail: 1 },
		{ attributes: { base: {}, ref: [], view: 1, step: {}, strict: null, nothing: "x", toString: "x" }, style: { "--uri-bg": {}, "--uri-ink": null, color: "red" } },
		{ event: "resize", detail: {} }, { event: "resize", detail: { height: NaN } }, { event: "resize", detail: { height: -5 } }, { event: "resize", detail: { height: "x" } },
		{ event: "resize", detail: { height: Infinity } }, { event: "resize", detail: { height: 1e12 } }, { event: "constructor", detail: {} }, { event: "ready", detail: {} },
	].map((message) => ({ "uri-playground": 1, type, ...message }))),
]`

// What a frame sends must not throw in the page, nor make the embed as tall as it
// likes, nor raise other events than those of embeds.
func TestMalformedMessagesOfTheFrame(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<body><div id=e></div>`}) + "/"))
	got := eval[string](p, `(async () => {
		const thrown = [], heard = [];
		addEventListener("error", ({ message }) => thrown.push(message));
		const { start } = await import("/own/embed-iframe.js");
		const end = new AbortController();
		const started = start({ element: e, root: e, site: location.origin + "/own/", attributes: {}, fragment: "", signal: end.signal, hear: (type) => heard.push(type) });
		const frame = e.querySelector("iframe");
		const say = (data) => dispatchEvent(new MessageEvent("message", { source: frame.contentWindow, origin: "null", data }));
		for (const message of `+malformed+`) say(message);
		const height = frame.style.height;
		say({ "uri-playground": 1, type: "event", event: "resize", detail: { height: 300 } });
		say({ "uri-playground": 1, type: "ready", version: "1", state: { ref: "x" } });
		const { detail } = await started;
		const last = [detail.state.ref, frame.style.height].join();
		end.abort();
		return [thrown.join(), [...new Set(heard)].join(), height, last].join("; ");
	})()`)
	if want := "; resize; 20000px; x,300px"; got != want {
		t.Errorf("errors, events, the height and the end are %q, want %q", got, want)
	}
}

// What a page sends must not throw in the frame, which then still does what it should.
func TestMalformedMessagesOfThePage(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<body><iframe id=plain width=600 height=600 src="{site}/embed.html#v=1&base=http://x/&ref=plain"></iframe>`}) + "/"))
	eval[bool](p, `(globalThis.answers = [], addEventListener("message", (e) => e.source === plain.contentWindow && answers.push(e.data)), true)`)
	eval[bool](p, `(globalThis.asking = setInterval(() => plain.contentWindow.postMessage({ "uri-playground": 1, type: "open", attributes: {} }, "*"), 100), true)`)
	p.wait("the frame answers", `answers.some((answer) => answer.type === "ready")`)
	eval[bool](p, `(clearInterval(asking), `+malformed+`.forEach((message) => plain.contentWindow.postMessage(message, "*")),
		plain.contentWindow.postMessage({ "uri-playground": 1, type: "set", attributes: { ref: "last", base: "http://y/" } }, "*"), true)`)
	p.wait("the frame follows", `answers.some(({ event, detail }) => event === "change" && detail.ref === "last" && detail.base === "http://y/")`)
}
