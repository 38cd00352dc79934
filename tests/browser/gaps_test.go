package browser

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"uriplayground/web/model"
)

// largestGap is the height of the largest blank between two things that can be seen one
// above the other, or below the last of them.
const largestGap = `(() => {
	const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && (e.matches("input, select, textarea, svg, canvas") ||
		[...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim() !== ""));
	const boxes = [...document.querySelectorAll("body *")].filter(seen).map((e) => e.getBoundingClientRect())
		.filter(({ width, height }) => width > 1 && height > 1).sort((a, b) => a.top - b.top);
	let bottom = boxes[0].top, gap = 0;
	for (const box of boxes) {
		gap = Math.max(gap, box.top - bottom);
		bottom = Math.max(bottom, box.bottom);
	}
	const { scrollHeight } = document.documentElement;
	return Math.round(scrollHeight > innerHeight ? Math.max(gap, scrollHeight - scrollY - bottom) : gap);
})()`

// widest is the largest blank that looks meant, in CSS pixels.
const widest = 160

// No view leaves a large blank: neither between what it shows, nor below the foot of the
// page, nor on paper.
func TestNoBlanks(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for _, view := range model.ViewNames() {
		p.subtest(t, view, func() {
			for _, width := range []int{1440, 390} {
				p.size(width, 900, "light")
				p.follow("v=1&view=" + view)
				p.wait("it is drawn", `document.querySelector(".view-`+view+`") !== null`)
				if gap := eval[int](p, largestGap); gap > widest {
					p.t.Errorf("at %d px %d px are blank", width, gap)
				}
			}
			p.size(794, 1123, "light")
			call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
			eval[bool](p, `dispatchEvent(new Event("beforeprint")), true`)
			p.settle()
			if gap := eval[int](p, largestGap); gap > widest {
				p.t.Errorf("on paper %d px are blank", gap)
				p.screenshot("blank-on-paper-" + view)
			}
			eval[bool](p, `dispatchEvent(new Event("afterprint")), true`)
			call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{})
		})
	}
	p.do(chromedp.EmulateViewport(1440, 900))
}
