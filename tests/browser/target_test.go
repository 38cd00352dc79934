package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
)

// misplaced names what is wrong with the brackets below a target: a label that is cut, that
// lies on text, or that stands away from the text it names; and holes in the text that no
// label needs.
const misplaced = `(() => {
	const bad = [], place = document.querySelector(".target .address"), uri = place.querySelector(".uri");
	place.scrollTop = place.scrollHeight;
	const box = place.getBoundingClientRect();
	const lines = (node) => { const range = document.createRange(); range.selectNodeContents(node); return [...range.getClientRects()].filter(({ width }) => width > 0); };
	const texts = [...uri.querySelectorAll(".text")].flatMap(lines);
	for (const run of uri.querySelectorAll(".run")) {
		const own = [...run.querySelectorAll(".text")].flatMap(lines), label = run.querySelector(".mark");
		const head = run.querySelector(".head"), words = [...head?.querySelectorAll(".text") ?? []].flatMap(lines);
		const needed = Math.max(label?.getBoundingClientRect().width ?? 0, Math.max(...words.map((r) => r.right)) - Math.min(...words.map((r) => r.left)));
		if (head && new Set(words.map(({ top }) => top)).size === 1 && head.getBoundingClientRect().width > 8 + needed) bad.push("there is a hole after " + head.textContent);
		if (!label || !label.textContent || !label.checkVisibility({ visibilityProperty: true })) continue;
		const at = label.getBoundingClientRect(), said = label.textContent;
		if (at.bottom > box.bottom - place.clientTop + 1 && at.bottom > uri.getBoundingClientRect().bottom + 1) bad.push(said + " ends " + (at.bottom - box.bottom) + " px too low");
		if (at.left < box.left - 1 || at.right > box.right + 1) bad.push(said + " goes from " + at.left + " to " + at.right);
		if (texts.some((t) => t.left < at.right - 1 && t.right > at.left + 1 && t.top + 4 < at.bottom && t.bottom - 8 > at.top)) bad.push(said + " lies on text");
		if (!own.some((t) => t.bottom <= at.top + 8 && at.top - t.bottom < 24 && t.left <= at.left + 1 && t.right >= at.left - 1)) bad.push(said + " is not below its text");
	}
	return bad.join("; ");
})()`

// The brackets below a target that takes several lines are as long as its text, and their
// labels are seen whole, each below the text that it names.
func TestBracketsOfLongTargets(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, width := range []int{1440, 768, 390, 375, 320} {
			for name, link := range map[string]string{
				"first":     "base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png",
				"long base": "base=https://documentation.example.com/" + strings.Repeat("reference/", 7) + "&ref=a.png",
				"long ref":  "base=https://a.example/&ref=" + strings.Repeat("pictures/", 9) + "logo.png",
				"query":     "base=https://example.com/list&ref=?page=2%23top",
				"rootless":  "base=mailto:a@b.c&ref=x",
				"root":      "base=http://localhost/a/&ref=/y",
				"no path":   "base=x://y&ref=g",
				"both":      "base=https://documentation.example.com/" + strings.Repeat("reference/", 6) + "&ref=" + strings.Repeat("pictures/", 6) + "logo.png%3Fsize=large%23top",
			} {
				p.subtest(t, fmt.Sprintf("%s-%d-%s", lang, width, name), func() {
					p.size(width, 844, "light")
					p.follow("v=1&" + link)
					if bad := eval[string](p, misplaced); bad != "" {
						p.t.Error(bad)
						p.viewshot(fmt.Sprintf("brackets-%s-%d-%s", lang, width, strings.ReplaceAll(name, " ", "-")))
					}
				})
			}
		}
	}
}

// overlaid names what the text of the target, or a label below it, lies over: rows beside which
// it has its own.
const overlaid = `(() => {
	const seen = (e) => e.checkVisibility({ visibilityProperty: true });
	const address = document.querySelector(".target > .address"), clip = address.getBoundingClientRect();
	const texts = [...address.querySelectorAll(".text, .mark")].filter(seen).flatMap((e) => [...e.getClientRects()])
		.map((r) => ({ left: Math.max(r.left, clip.left), right: Math.min(r.right, clip.right), top: Math.max(r.top, clip.top), bottom: Math.min(r.bottom, clip.bottom) }))
		.filter((r) => r.right > r.left && r.bottom > r.top);
	const bad = texts.length ? [] : ["nothing of the target is seen"];
	for (const name of [".field[data-field=base]", ".field[data-field=ref]", ".target > .leads", ".browser .label", ".browser .verdict", ".predict-switch", ".expected .label", ".expected-field", ".offer", ".machine", ".why", ".switch", ".time", ".try > ul"]) {
		for (const other of [...document.querySelectorAll(name)].filter(seen)) {
			const box = other.getBoundingClientRect();
			const on = texts.find((r) => r.left < box.right - 1 && r.right > box.left + 1 && r.top < box.bottom - 1 && r.bottom > box.top + 1);
			if (on) bad.push(name + " from " + Math.round(box.top) + " under text from " + Math.round(on.top) + " to " + Math.round(on.bottom));
		}
	}
	const end = [...address.querySelectorAll(".text")].at(-1).getBoundingClientRect();
	if (end.bottom > clip.bottom + 1) bad.push("its end is cut off");
	for (const r of texts) if (r.left < -1 || r.right > innerWidth + 1) bad.push("text from " + r.left + " to " + r.right);
	return [...new Set(bad)].join("; ");
})()`

// However long a target is, it lies over no other row, nor do its labels, and its end is seen: in
// pages and in lectures, which still show the sentence and the time.
func TestLongTargetHasItsRow(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for name, link := range map[string]string{
			"200 characters": "v=1&base=https://documentation.example.com/" + strings.Repeat("reference/", 8) + "&ref=" + strings.Repeat("pictures/", 8) + "logo.png",
			"one segment":    "v=1&base=https://a.example/" + strings.Repeat("abcdefghij", 18) + "&ref=?page=2",
			"40 segments":    "v=1&base=https://a.example/" + strings.Repeat("ab/", 20) + "&ref=" + strings.Repeat("cd/", 19) + "ef",
		} {
			for _, size := range [][2]int{{1440, 900}, {1280, 720}, {1024, 768}, {390, 844}} {
				for _, at := range []string{"", "&step=20"} {
					p.subtest(t, fmt.Sprintf("%s-%d-%s%s", lang, size[0], name, at), func() {
						p.size(size[0], size[1], "light")
						p.follow(link + at)
						p.wantRowOfTarget()
					})
				}
			}
			for _, size := range [][2]int{{1280, 720}, {1024, 768}} {
				p.subtest(t, fmt.Sprintf("%s-lecture-%d-%s", lang, size[0], name), func() {
					p.size(size[0], size[1], "light")
					p.follow(link)
					p.click("[data-act=lecture]")
					p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture") && document.activeElement.matches(".stage")`)
					p.keys(kb.End)
					p.wantRowOfTarget()
					if below := eval[string](p, `[".say", ".time"].filter((name) => document.querySelector(name).getBoundingClientRect().bottom > innerHeight + 1).join()`); below != "" {
						p.t.Errorf("below the screen: %s", below)
					}
					p.keys(kb.Escape)
					p.wait("the page is back", `!document.documentElement.hasAttribute("data-lecture")`)
				})
			}
		}
	}
}

func (p *page) wantRowOfTarget() {
	p.t.Helper()
	p.settle()
	if bad := eval[string](p, overlaid); bad != "" {
		p.t.Error(bad)
		p.viewshot(strings.NewReplacer("/", "-", " ", "-").Replace(p.t.Name()))
	}
}

// Who expected another address sees at once what to write, where to say that a program went
// elsewhere, and, in a lecture, each path whole.
func TestExpectedElsewhere(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, size := range [][2]int{{1280, 800}, {1280, 720}, {1440, 900}} {
			p.size(size[0], size[1], "light")
			p.follow("v=1&base=https://docs.example/guide/install/&ref=../img/logo.png&expect=/img/logo.png")
			p.wantNone(fmt.Sprintf("%s, %d: what to write is out of sight", lang, size[0]), `(() => {
				const bottom = (part) => document.querySelector(part).getBoundingClientRect().bottom;
				return bottom(".why .remedies > button") > bottom(".why") + 1 ? "yes" : "";
			})()`)
			p.click(".went > summary")
			p.wantNone(fmt.Sprintf("%s, %d: the field lies under the machine", lang, size[0]), `(() => {
				const field = document.querySelector(".went[open] input").getBoundingClientRect();
				return field.bottom > document.querySelector(".machine").getBoundingClientRect().top + 1 ? "yes" : "";
			})()`)
			p.follow("v=1&base=" + firstBase + "&ref=" + firstRef)
			p.click("[data-act=lecture]")
			p.wantNone(fmt.Sprintf("%s, %d: paths that are cut", lang, size[0]), `[...document.querySelectorAll(".machine .chars")].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent).join(" ")`)
			p.click("[data-act=lecture]")
		}
	}
}
