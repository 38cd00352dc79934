package browser

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/web/i18n"
)

// misplaced names what is wrong with the brackets below a target: a line that is longer
// than the text above it, and a label that is cut, that lies on text, or that stands away
// from the line it names; and holes in the text that no label needs.
const misplaced = `(() => {
	const bad = [], place = document.querySelector(".target .address"), uri = place.querySelector(".uri");
	place.scrollTop = place.scrollHeight;
	const box = place.getBoundingClientRect();
	const lines = (node) => { const range = document.createRange(); range.selectNodeContents(node); return [...range.getClientRects()].filter(({ width }) => width > 0); };
	const texts = [...uri.querySelectorAll(".text")].flatMap(lines);
	for (const run of uri.querySelectorAll(".run")) {
		const own = [...run.querySelectorAll(".text")].flatMap(lines), label = run.querySelector(".mark");
		if (run.getClientRects().length === 1 && run.getBoundingClientRect().width > 8 + Math.max(label?.getBoundingClientRect().width ?? 0, own.reduce((sum, { width }) => sum + width, 0))) bad.push("there is a hole after " + run.textContent);
		if (!run.matches(".narrow")) for (const line of run.getClientRects()) {
			const above = own.filter(({ top, bottom }) => top < line.bottom && bottom > line.top);
			const left = Math.min(...above.map((r) => r.left)), right = Math.max(...above.map((r) => r.right));
			if (line.width > 1 && !(line.left >= left - 1.5 && line.right <= right + 1.5)) bad.push("the line below " + run.textContent.slice(0, 20) + " goes from " + line.left + " to " + line.right + ", its text from " + left + " to " + right);
		}
		if (!label || !label.textContent || !label.checkVisibility({ visibilityProperty: true })) continue;
		const at = label.getBoundingClientRect(), said = label.textContent;
		if (at.bottom > box.bottom - place.clientTop + 1 && at.bottom > uri.getBoundingClientRect().bottom + 1) bad.push(said + " ends " + (at.bottom - box.bottom) + " px too low");
		if (at.left < box.left - 1 || at.right > box.right + 1) bad.push(said + " goes from " + at.left + " to " + at.right);
		if (texts.some((t) => t.left < at.right - 1 && t.right > at.left + 1 && t.top + 4 < at.bottom && t.bottom - 8 > at.top)) bad.push(said + " lies on text");
		const legend = innerWidth < 664; // there the labels stand side by side below the last line
		if (!legend && !own.some((t) => t.bottom <= at.top + 8 && at.top - t.bottom < 24 && t.left <= at.left + 1 && t.right >= at.left - 1)) bad.push(said + " is not below its text");
	}
	return bad.join("; ");
})()`

// The brackets below a target that takes several lines are as long as its text, and their
// labels are seen whole, each below the text that it names.
func TestBracketsOfLongTargets(t *testing.T) {
	t.Parallel()
	for _, lang := range i18n.Languages() {
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
