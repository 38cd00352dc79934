package browser

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/locales"
)

// No source makes the page unresponsive: a large page, many links, deep nesting; nor does
// any command on as many links. The browser measures the longest task in the processor's
// time, which tabs beside it lengthen a little. With URI_LARGE_MB there are 10 MB and a
// million links; otherwise a tenth of what is read in portions, each like the last.
func TestHostileLinks(t *testing.T) {
	t.Parallel()
	parts := 1
	if os.Getenv("URI_LARGE_MB") != "" {
		parts = 10
	}
	repeated := func(source string, n int) string { return fmt.Sprintf("%q.repeat(%d)", source, n) }
	sort, all := `[data-act=links-order][data-value=target]`, `[data-act=links-all]`
	const everyLevel = `[data-act=links-level][data-value=""]`
	again := []string{sort, "search", all, "level", everyLevel, "move", "csv"}
	for _, c := range []struct {
		name, source string
		links        int
		further      []string // commands on the links
	}{
		{"a large page", repeated("<p class='x'>text and <b>more</b> text <a href='page.html?n=1'>link</a> <img src=i.png>", parts*11500), parts * 23000, nil},
		{"many links", fmt.Sprintf(`Array.from({ length: %d }, (_, i) => "../p/" + i * 7919 %% 1000 + ".html?" + i).join("\n")`, parts*100000), parts * 100000,
			[]string{sort, "search", all, "csv"}},
		{"50,000 links", `Array.from({ length: 50000 }, (_, i) => "<a href='" + i * 7919 % 1000 + ".html?" + i + "'>x</a>").join("\n")`, 50000,
			[]string{sort, `[data-act=links-order][data-value=ref]`, `[data-act=links-order][data-value=level]`, "search", all, "level", everyLevel, "move", "root", "csv", "json", "markdown"}},
		{"prose", `"Words before <http://a.example/x> and http://c.example/d, too. ".repeat(40000)`, 80000, nil},
		{"line breaks", `"\n".repeat(5000000) + "<a href=x>"`, 1, nil},
		{"deep nesting", `"<div>".repeat(200000) + "<a href=deep>x</a>"`, 1, nil},
		{"one attribute", `"<a href='" + "../".repeat(1000000) + "'>x</a>"`, 1, nil},
		{"attributes", `"<a " + Array.from({ length: 400000 }, (_, i) => "x" + i + "=1").join(" ") + " href=x>"`, 1, nil},
		{"space in a base", `"<base href='x" + " ".repeat(100000) + "y'><a ping='" + " ".repeat(1000000) + "y' href=x>"`, 2, nil},
		{"a base of 15 KB of spaces", `"<base href='x" + " ".repeat(15000) + "y'><a href=x>"`, 1, nil},
		{"a base of 25 KB of accents", `"<base href='x" + "é".repeat(12500) + "y'><a href=x>"`, 1, nil},
		{"a base of 20 KB", `"<base href='x" + "é".repeat(9900) + "y'>" + "<a href=x>".repeat(100)`, 100, nil},
		{"a base of 100 KB", `"<base href='x" + "é".repeat(50000) + "y'>" + "<a href=x>".repeat(100)`, 100, nil},
		{"a base of 2 MB", `"<base href='x" + "é".repeat(1000000) + "y'><a href=x>"`, 1, nil},
		{"references of 500 KB as data", `Array.from({ length: 50 }, (_, i) => "<img src='data:image/png;base64," + "Az09".repeat(125000) + i + "'>").join("")`, 50, again},
		{"references of 20 KB", `Array.from({ length: 100 }, (_, i) => "<a href='x" + "é".repeat(9900) + i + "'>").join("")`, 100, again},
		{"references of 200 KB", `Array.from({ length: 40 }, (_, i) => "<a href='x" + "é".repeat(100000) + i + "'>").join("")`, 40, again},
		{"space in a style", `"<style>" + "url(".repeat(100000) + " ".repeat(1000000) + "</style><a href=x>"`, 1, nil},
		{"raw text in Markdown", `"# A\n\n" + "<title>\n\n".repeat(100000) + "[a](x)"`, 1, nil},
		{"a list 3,000 deep", `Array.from({ length: 3000 }, (_, i) => " ".repeat(2 * i) + "- [a](x" + i + ")").join("\n")`, 3000, nil},
		{"a paragraph of 4 MB", `"# A\n\n" + "words and [a](b) and more, ".repeat(150000)`, 150000, nil},
		{"a large srcset", `"<img srcset='" + ` + repeated("a 1x, ", parts*200000) + ` + "'>"`, parts * 200000, nil},
		{"brackets in a srcset", `"<img srcset='a " + "(".repeat(12000000) + "'>"`, 1, nil},
		{"character references", `"<a href='" + "&amp;".repeat(2000000) + "'>"`, 1, nil},
		{"formatting elements", `Array.from({ length: 100000 }, (_, i) => "<font size=" + i + "><p>").join("") + "<a href=x>"`, 1, nil},
		{"elements of all sorts", `["<table><tr><td>", "<svg>", "<template>", "<select>", "<b>", "<a>"].map(x => x.repeat(30000)).join("") + "<a href=x>"`, 1, nil},
		{"documents in documents", `"<iframe/srcdoc=".repeat(200000) + "></iframe><a href=x>"`, 1, nil},
		{"quotations", `"# A\n\n" + "> ".repeat(1000000) + "[a](x)"`, 1, nil},
		{"control characters", `"<a href='a\u202egpj.exe'>x</a><a href='b\u0007c'>"`, 2, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			checkLongTasks(t, looksAtTasks, func(tasks *longTasks) {
				p := openLinks(t, "/")
				p.fillLinkField("retrieval", `"https://a.example/b/c"`)
				p.idle()
				eval[bool](p, `(window.file = new File([`+c.source+`], "source"), true)`) // no ending: what it is read as follows from what stands in it
				tasks.look(p, mostOfTask, "reading", func() {
					p.dropFile(`window.file`)
					p.waitLinks()
				})
				if count := eval[string](p, `document.querySelector(".linkpanel .note").textContent`); !strings.HasPrefix(count, "Links: "+strconv.Itoa(c.links)+" of "+strconv.Itoa(c.links)+";") {
					t.Errorf("said %q, want %d links", count, c.links)
				}
				for _, what := range c.further {
					tasks.look(p, mostOfTask, what, func() { p.linkAction(what) })
				}
				if c.links >= 50000 {
					p.scrollLinks(c.links)
				}
			})
		})
	}
}

// linkAction does something with the links: presses a button, fills a field, or
// exports them.
func (p *page) linkAction(what string) {
	p.t.Helper()
	switch what {
	case "search":
		p.fillLinkField("search", `"7.html?1"`)
	case "level":
		p.press(`[data-act=links-level]:nth-child(2)`)
	case "root":
		p.fillLinkField("root", `"/b/"`)
	case "move":
		p.fillLinkField("move", `"https://a.example/x/y/z"`)
		p.wait("the table of the move", `document.querySelector(".data-table.move") !== null`)
	case "csv", "json", "markdown":
		eval[bool](p, `(window.saved = 0, URL.createObjectURL = b => { window.saved = b.size; return "#v=1&view=links"; }, true)`)
		p.press(`[data-act=links-export][data-value=` + what + `]`)
		p.wait("a file is saved", `window.saved > 0`)
		p.t.Logf("%s of %.1f MB", what, eval[float64](p, `window.saved`)/1e6)
	default:
		p.press(what)
	}
	p.waitLinks()
}

// dropFile drops the file that the JavaScript expression gives.
func (p *page) dropFile(file string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const transfer = new DataTransfer();
		transfer.items.add(`+file+`);
		const text = Blob.prototype.wholeText ??= Blob.prototype.text;
		Blob.prototype.text = function () { // reading is work that the page waits for, the beginning and then all
			pendingWork.add(this);
			return text.call(this).finally(() => pendingWork.delete(this));
		};
		document.querySelector(".linkpanel-fields").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
		return true;
	})()`)
}

// scrollLinks scrolls through the table, which holds the visible rows only.
func (p *page) scrollLinks(links int) {
	p.t.Helper()
	took := eval[float64](p, `(async () => {
		const pane = document.querySelector("[data-scroll=linkpanel]");
		const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
		let longest = 0;
		for (let i = 1; i <= 20; i++) {
			const start = performance.now();
			pane.scrollTop = pane.scrollHeight * i / 20;
			await frame(); await frame();
			longest = Math.max(longest, performance.now() - start);
		}
		return longest;
	})()`)
	p.t.Logf("a step of scrolling through %d links took %.0f ms at most", links, took)
	last := p.linkColumn("ref")
	if len(last) == 0 || len(last) > 40 {
		p.t.Errorf("%d rows are there", len(last))
	}
}

// Many lines are put into the fields in a time that grows with their number, and not with its
// square, as it does where a field has dir="auto".
func TestManyLines(t *testing.T) {
	p := open(t, "/")
	p.mount(`{ view: "links", base: "https://a.example/" }`)
	p.idle()
	times := eval[float64](p, `(() => {
		const took = (lines, round) => {
			const start = performance.now();
			embed.set({ text: "a\n".repeat(lines) + round });
			return performance.now() - start;
		};
		let few = Infinity, many = Infinity;
		for (let round = 0; round < 3 || round < 20 && many > 8 * few; round++) {
			few = Math.min(few, took(10_000, round));
			many = Math.min(many, took(40_000, round));
		}
		return many / few;
	})()`)
	if times > 8 {
		t.Errorf("four times as many lines take %.1f times as long", times)
	}
}

// Cancelling stops at once, and another source starts over.
func TestCancelLinks(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	eval[bool](p, `new MutationObserver((_, observer) => {
		const cancel = document.querySelector("[data-act=links-cancel]");
		if (!cancel) return;
		observer.disconnect();
		cancel.click();
		globalThis.cancelled = true;
	}).observe(document.body, { childList: true, subtree: true }), true`)
	p.dropFile(`new File([Array.from({ length: 300000 }, (_, i) => "../p/" + i).join("\n")], "list")`)
	p.wait("it is cancelled while it reads", `globalThis.cancelled === true`)
	p.wait("it is cancelled", `document.querySelector(".linkpanel .note").textContent.startsWith("Cancelled")`)
	p.paste("<a href=x>", "http://a.example/")
	if got := p.linkColumn("target"); len(got) != 1 || got[0] != "http://a.example/x" {
		t.Errorf("%q", got)
	}
}

// An error in the reader ends in a notice that names the source, and the next source
// is read as if nothing had been.
func TestReaderThatFails(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := openLinks(t, home(lang))
		p.words = locales.For(lang)
		for _, fails := range []string{`String.prototype.indexOf`, `Uint32Array.prototype.set`} {
			eval[bool](p, fmt.Sprintf(`(() => {
				const works = %[1]s;
				%[1]s = function (...given) {
					if (globalThis.failing) throw new RangeError("Invalid string length");
					return works.apply(this, given);
				};
				return globalThis.failing = true;
			})()`, fails))
			source := `<p><a href="x">of this source</a>`
			p.fillLinkField("source", strconv.Quote(source))
			p.wait("the failure is told", `/RangeError/.test(document.querySelector(".linkpanel .note").textContent)`)
			p.wantContains(".linkpanel .note", p.word("linkpanel.failed", "source", source, "reason", "RangeError: Invalid string length"))
			eval[bool](p, `(globalThis.failing = false, true)`)
			p.paste("<a href=y>", "http://a.example/")
			if got := p.linkColumn("target"); len(got) != 1 || got[0] != "http://a.example/y" {
				t.Errorf("%s: after %s %q", lang, fails, got)
			}
		}
	}
}

// Where a reference cannot be written in its place, what it should be is said, and no
// button writes it.
func TestNoFixWithoutPlace(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.paste(`<!-- --!><svg><title/></svg><a href="a b">a</a><iframe srcdoc="<a href='c d'>c</a>"></iframe>`, "http://a.example/")
	for i, fixable := range []bool{true, false} {
		p.press(`.linkpanel tbody.rows tr:nth-child(` + strconv.Itoa(i+1) + `) .ref button`)
		p.wait("the chosen link", `document.querySelector(".data-table.chosen") !== null`)
		p.settle()
		if got := eval[bool](p, `document.querySelector(".chosen [data-act=links-fix]") !== null`); got != fixable {
			t.Errorf("link %d: a button that fixes it: %v", i, got)
		}
		if said := strings.Join(p.texts(".chosen"), " "); !strings.Contains(said, "%20") {
			t.Errorf("link %d: %q does not say what to write", i, said)
		}
	}
	p.press(`.linkpanel tbody.rows tr:nth-child(1) .ref button`)
	p.press(`.chosen [data-act=links-fix]`)
	p.wait("the source is mended", `document.querySelector("[data-linkpanel=source]").value.includes('<a href="a%20b">')`)
}

// A file that the browser cannot read, such as a folder, is reported.
func TestFileThatCannotBeRead(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := openLinks(t, home(lang))
		p.words = locales.For(lang)
		eval[bool](p, `(File.prototype.text = () => Promise.reject(new Error("no such file")), true)`)
		p.dropFile(`new File(["x"], "x")`)
		p.wantContains(".linkpanel .note", p.word("linkpanel.failed", "source", "x", "reason", "Error: no such file"))
	}
}
