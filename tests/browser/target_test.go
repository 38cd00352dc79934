package browser

import (
	"fmt"
	"strings"
	"testing"

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
