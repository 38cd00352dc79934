package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/model"
)

// pressable defines pressable(), which lists one element of each kind that a click does something to: the
// second one, where there are several, because the first is often chosen already.
const pressable = `globalThis.pressable = () => {
	document.querySelectorAll("#result details:not(.menu):has(table)").forEach((e) => { e.open = true; });
	const kinds = new Map();
	const states = /^(now|present|past|future|done|todo|idle|ran|chosen|pointed|never|is-.*|at-.*|from-.*|c-.*)$/;
	for (const e of document.querySelectorAll("#result :is(button, summary, [data-act])")) {
		if (!e.checkVisibility({ visibilityProperty: true }) || e.disabled || e.closest("details.menu")) continue;
		const around = e.parentElement.closest("[class]")?.className.split(" ")[0];
		const kind = [e.localName, ...[...e.classList].filter((name) => !states.test(name)), around, e.dataset.act, e.dataset.do].join(" ");
		kinds.set(kind, [...kinds.get(kind) ?? [], e]);
	}
	return [...kinds].map(([kind, list]) => [kind, list[1] ?? list[0]]);
}, true`

// lostFocus says what is wrong with where the focus is after a click: it is on what was clicked, also where
// that is drawn anew, or around it in what has keys; on the slider, whose columns are drawn beside it; on the
// line of a source that was gone to; or, where what was clicked is gone, on what came of it.
const lostFocus = `(() => {
	const now = document.activeElement, { clicked, did } = globalThis, does = (e) => JSON.stringify(e.dataset);
	const still = [clicked, ...document.querySelectorAll("#result [data-act]")].some((e) => e.checkVisibility({ visibilityProperty: true }) && (e === clicked || does(e) === did));
	const name = "it is on " + now.outerHTML.slice(0, 90);
	if (now === document.body) return "it is lost";
	if (clicked.matches("i, rect")) return now.matches("[data-scrub]") ? "" : name;
	if (!still || now === clicked || does(now) === did || now.closest(".lesson-screen, [data-begin]") || clicked.dataset.act === "links-source") return "";
	return now.matches("[data-keys], [data-walk], [data-scroll=trace]") && now.contains(clicked) ? "" : name;
})()`

// After a click with the mouse the focus is where it was clicked, in each view, and the arrow keys go on from there.
func TestFocusStaysWhereItIsClicked(t *testing.T) {
	t.Parallel()
	links := map[string]string{
		"runs": "base=http://a/b/c&ref=../g&step=9", "dialects": "base=http://a/b/c/d;p?q&ref=../../../g;x/../%252e%252e/y",
		"from": "base=https://user.github.io/project/docs/install/&ref=../img/logo.png&tool=mkdocs&host=github-pages",
		"safe": "text=a%20b&for=filename", "extract": "text=See%20%3Chttp://a/b%3E%20and%20%3Chttp://c/d%3E.", "lesson": "lesson=dots&exercise=2",
	}
	for _, view := range model.ViewNames() {
		if view == "normalize" || view == "trace" { // of which the others have all that can be pressed
			continue
		}
		link := links[view]
		if link == "" {
			link = "base=http://a/b/c/d;p?q&ref=../../g&step=9"
		}
		p := open(t, "/")
		p.size(1280, 900, "light")
		eval[bool](p, pressable)
		p.followTo(view, "v=1&"+link)
		switch view {
		case "links":
			p.click(".linkpanel .acts button")
			p.waitLinks()
		case "site":
			p.click("[data-act=site-sample]")
			p.waitSite()
		}
		n := eval[int](p, `pressable().length`)
		for i := range n {
			if i > 0 {
				p.followTo(view, "v=1&"+link)
			}
			p.idle()
			kind := eval[string](p, fmt.Sprintf(`(() => {
				const [kind, e] = pressable()[%d] ?? [""];
				[globalThis.clicked, globalThis.did] = [e, e && JSON.stringify(e.dataset)];
				document.activeElement.blur();
				return kind;
			})()`, i))
			if kind == "" {
				continue // what stood above it has changed it
			}
			at := eval[place](p, `(() => {
				clicked.scrollIntoView({ block: "center" });
				const box = [...clicked.getClientRects()].find((box) => box.width * box.height > 0), X = box.x + box.width / 2, Y = box.y + box.height / 2, hit = document.elementFromPoint(X, Y);
				return { Shown: true, X, Y, Over: clicked.contains(hit) || hit?.contains(clicked) ? "" : hit?.outerHTML.slice(0, 90) ?? "nothing" };
			})()`)
			p.do(chromedp.MouseClickXY(at.X, at.Y))
			p.idle()
			where := fmt.Sprintf("%s, click on %s %+v", view, kind, at)
			if wrong := eval[string](p, lostFocus); wrong != "" {
				t.Errorf("%s: %s", where, wrong)
				continue
			}
			if !eval[bool](p, `clicked.dataset.act === "step" && document.activeElement.matches("[data-scrub], [data-scroll], [data-keys]")`) {
				continue
			}
			const step = `Number(document.querySelector("[data-scrub]").value)`
			before, last := eval[int](p, step), eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)
			key, want := kb.ArrowRight, before+1
			if before == last {
				key, want = kb.ArrowLeft, before-1
			}
			p.keys(key)
			if now := eval[int](p, step); now != want {
				t.Errorf("%s: an arrow key leads from step %d to %d", where, before, now)
			}
		}
	}
}
