package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

var exampleFrame = strings.Replace(exampleEmbed, "id=e", "id=e mode=frame view=trace", 1)

// An embed in a frame does what one in the page does, as tall as its content.
func TestFrame(t *testing.T) {
	t.Parallel()
	p := embedding(t, exampleFrame)
	p.waitReady("e")
	if got := eval[string](p, `heard.find(h => h.type === "ready").detail.mode + e.state.view + inside("iframe").getAttribute("sandbox")`); got != "frametraceallow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads allow-same-origin" {
		t.Errorf("got %q", got)
	}
	p.wait("it is as tall as its content", `inside("iframe").offsetHeight > 300 && heard.some(h => h.type === "resize")`)
	eval[bool](p, `(e.ref = "?y", e.theme = "dark", true)`)
	p.wait("it tells the change", `heard.some(h => h.type === "change" && h.detail.ref === "?y")`)
	eval[bool](p, `(e.step = 1, true)`)
	p.wait("it tells the step", `heard.some(h => h.type === "step" && h.detail.step === 1)`)
	if got := eval[string](p, `e.link`); got != server.URL+"/#v=1&base=http://a/b/c/d;p?q&ref=?y&view=trace&step=1" {
		t.Errorf("link %q", got)
	}
	eval[bool](p, `(e.remove(), true)`)
	p.settle()
	if n := eval[int](p, `frames.length`); n != 0 {
		t.Errorf("%d frames are left", n)
	}
}

// Where the page's policy forbids WebAssembly, auto takes a frame.
func TestFrameWhereWasmIsForbidden(t *testing.T) {
	t.Parallel()
	p := embeddingUnder(t, "default-src 'none'; script-src {site}; style-src {site}; frame-src {site}; img-src data:", exampleEmbed)
	p.waitReady("e")
	if got := eval[string](p, `heard.find(h => h.type === "ready").detail.mode`); got != "frame" {
		t.Errorf("the mode is %q", got)
	}
	p.allowConsole("WebAssembly")
}

// On the page's own origin the frame has none, so that its sandbox holds.
func TestFrameOfTheSameOrigin(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	address := host(t, "", map[string]string{"/": `<script type=module src="/own/playground.js"></script><body>` + exampleFrame})
	p.do(chromedp.Navigate(address + "/"))
	p.recordEvents()
	p.waitReady("e")
	if got := eval[string](p, `inside("iframe").getAttribute("sandbox")`); strings.Contains(got, "allow-same-origin") {
		t.Errorf("the sandbox is %q", got)
	}
	eval[bool](p, `(e.ref = "?y", true)`)
	p.wait("it tells the change", `heard.some(h => h.type === "change" && h.detail.ref === "?y")`)
}

// Neither side listens to a frame that is not the embed's.
func TestHostileFrame(t *testing.T) {
	t.Parallel()
	attack := `<script>
		const say = (to, m) => to.postMessage({ "uri-playground": 1, ...m }, "*");
		setInterval(() => {
			for (const to of [parent, ...Array.from({ length: parent.length }, (_, i) => parent[i])]) {
				say(to, { type: "hello" });
				say(to, { type: "ready", version: "evil", state: { ref: "evil" } });
				say(to, { type: "event", event: "change", detail: { ref: "evil" } });
				say(to, { type: "event", event: "resize", detail: { height: 9 } });
				say(to, { type: "failed", code: "evil", message: "evil" });
				say(to, { type: "open", attributes: { ref: "evil" } });
				say(to, { type: "set", attributes: { ref: "evil" } });
				for (const m of [null, 1, "x", { "uri-playground": 1 }, { "uri-playground": 1, type: "constructor" }, { "uri-playground": 99, type: "set" }]) to.postMessage(m, "*");
			}
			parent.postMessage("attacked", "*");
		}, 20);
	</script>`
	evil := host(t, "", map[string]string{"/": attack})
	p := newTab(t)
	page := fmt.Sprintf(`<script>globalThis.attacks = 0; addEventListener("message", (e) => e.data === "attacked" && attacks++)</script>
		<script type=module src="{site}/playground.js"></script><body><iframe src="%s/"></iframe>%s
		<iframe id=plain width=600 height=600 src="{site}/embed.html#v=1&base=http://x/&ref=plain"></iframe>`, evil, exampleFrame)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": page}) + "/"))
	p.recordEvents()
	p.waitReady("e")
	p.wait("it was attacked", `attacks > 20`)
	if got := eval[string](p, `JSON.stringify([e.state.ref, heard.filter(h => JSON.stringify(h).includes("evil")).length, inside("iframe").offsetHeight > 100])`); got != `["../../g",0,true]` {
		t.Errorf("got %s", got)
	}
	// The page itself may speak to the frame that it made; of the plain frame it is the parent, too.
	eval[bool](p, `(globalThis.answers = [], addEventListener("message", (e) => e.source === plain.contentWindow && answers.push(e.data)),
		plain.contentWindow.postMessage({ "uri-playground": 1, type: "open", attributes: { base: "http://page/" } }, "*"), true)`)
	p.wait("the frame answers its parent", `answers.some(a => a.type === "ready")`)
	if got := eval[string](p, `(({ base, ref }) => base + ref)(answers.find(a => a.type === "ready").state)`); got != "http://page/plain" {
		t.Errorf("the plain frame shows %q", got)
	}
}

// A frame that speaks another version of the protocol is reported as such.
func TestFrameOfAnotherProtocol(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	address := host(t, "", map[string]string{"/": `<script type=module src="/own/playground.js"></script><body>` + exampleFrame})
	p.do(chromedp.Navigate(address + "/"))
	p.recordEvents()
	eval[bool](p, `(async () => {
		const { start } = await import("/own/embed-iframe.js");
		const end = new AbortController();
		const root = document.createElement("div");
		document.body.append(root);
		const started = start({ element: e, root, site: location.origin + "/own/", attributes: {}, fragment: "", signal: end.signal, hear() {} });
		dispatchEvent(new MessageEvent("message", { source: root.querySelector("iframe").contentWindow, origin: "null", data: { "uri-playground": 2, type: "hello" } }));
		globalThis.code = await started.catch((error) => error.code);
		end.abort();
		return true;
	})()`)
	if got := eval[string](p, `code`); got != "protocol" {
		t.Errorf("code %q", got)
	}
}
