package journeys

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"uriplayground/tests/webdriver"
)

// Components and what a step did to the buffers have their lines.
func marks(v *visit) {
	v.open("/#" + example + "&step=12")
	want(v, place, "12/25")
	want(v, `(() => {
		const bare = [];
		for (const e of document.querySelectorAll(".uri-result :is(.c-scheme, .c-host, .c-path, .c-query), .trace [class^=did-], .trace del")) {
			if (!e.checkVisibility() || e.matches(".chip, .text, .piece") || e.closest("svg")) continue;
			const { textDecorationLine, textDecorationThickness } = getComputedStyle(e);
			if (textDecorationLine === "none" || !parseFloat(textDecorationThickness)) bare.push(e.className + " " + e.textContent);
		}
		return bare.join("; ");
	})()`, "")
	v.wait(`document.querySelectorAll(".trace [class^=did-], .trace del").length > 0`)
}

// A long trace is on paper as a whole, and looks the same whatever the theme of the
// screen is and however large its type.
func print(v *visit) {
	v.open("/#v=1&base=http://a/&ref=" + strings.Repeat("a/", 40))
	pages, colours, _ := v.paper()
	if pages < 3 || len(colours) == 0 {
		v.Errorf("%d pages with the colours %q", pages, colours)
	}
	v.chooseTheme("dark")
	v.do(`document.querySelector("[data-uri-size]").click()`)
	v.wait(`document.documentElement.dataset.size === "lecture"`)
	darkPages, dark, _ := v.paper()
	v.chooseTheme("auto")
	v.do(`document.querySelector("[data-uri-size]").click()`)
	v.wait(`document.documentElement.dataset.size !== "lecture"`)
	if darkPages != pages || !slices.Equal(dark, colours) {
		v.Errorf("%d pages with the colours %q; with a dark screen and the size for a lecture %d with %q", pages, colours, darkPages, dark)
	}
	v.open("/#" + example)
	_, _, marks := v.paper()
	v.do(`document.querySelector(".machine").remove()`)
	const chips = 15 // at least, of several colours each
	if _, _, without := v.paper(); marks-without < chips {
		v.Errorf("%d things are coloured on paper, and %d without the machine", marks, without)
	}
}

// chooseTheme chooses the theme of the page: auto, light or dark.
func (v *visit) chooseTheme(theme string) {
	v.Helper()
	v.do(fmt.Sprintf(`((e) => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); })(document.querySelector("[data-uri-theme]"))`, theme))
}

var (
	pdfPage   = regexp.MustCompile(`/Type\s*/Page\b`)
	pdfStream = regexp.MustCompile(`(?s)stream\r?\n(.*?)\r?\nendstream`)
	pdfColour = regexp.MustCompile(`(?m)(?:^|\s)((?:[\d.]+ ){1,4}(?:rg|g|k|scn|sc))\s`)
)

// paper returns how many pages are printed, in which colours, and how often a colour is set.
func (v *visit) paper() (pages int, colours []string, marks int) {
	v.Helper()
	pdf, err := v.b.Print()
	v.must(err)
	pages = len(pdfPage.FindAll(pdf, -1))
	for _, m := range pdfStream.FindAllSubmatch(pdf, -1) {
		r, err := zlib.NewReader(bytes.NewReader(m[1]))
		if err != nil {
			continue
		}
		plain, _ := io.ReadAll(r)
		pages += len(pdfPage.FindAll(plain, -1)) // objects may be packed
		for _, colour := range pdfColour.FindAllSubmatch(plain, -1) {
			colours = append(colours, string(colour[1]))
		}
	}
	slices.Sort(colours)
	return pages, slices.Compact(colours), len(colours)
}

// What is marked by a shadow has a line where the browser draws no shadows.
func forcedColours(v *visit) {
	defer v.prefer(webdriver.Preferences{})
	v.prefer(webdriver.Preferences{ForcedColors: true})
	v.open("/#v=1&view=dialects&base=http://a/b&ref=http://host/~user%20x")
	want(v, `matchMedia("(forced-colors: active)").matches`, true)
	v.wait(`document.querySelector(".dialects .differs th") !== null`)
	want(v, `[...document.querySelectorAll(".dialects .differs th")].filter((e) => !(parseFloat(getComputedStyle(e).borderInlineStartWidth) >= 3)).length`, 0)
	want(v, `getComputedStyle(document.querySelector("nav.views .menu:has([aria-current]) > summary")).borderBottomStyle`, "solid")
}

// In type of twice the size nothing is wider than the page, and no summary, heading or
// name of a column is cut, or runs out of its box, in any view.
func largeText(v *visit) {
	defer v.prefer(webdriver.Preferences{})
	v.prefer(webdriver.Preferences{TextSize: 32})
	v.open("/#" + example)
	want(v, `parseFloat(getComputedStyle(document.documentElement).fontSize) >= 30`, true)
	v.wantRoom()
	for _, width := range []int{1440, 640} {
		v.must(v.b.Resize(width, 900))
		for _, view := range eval[[]string](v, `[...document.querySelectorAll("nav.views [data-view]")].map((a) => a.dataset.view)`) {
			v.show(view)
			v.wantRoom()
		}
	}
}

// wantRoom checks that what names things has room.
func (v *visit) wantRoom() {
	v.Helper()
	v.wait(`document.documentElement.scrollWidth <= innerWidth`)
	want(v, `[...document.querySelectorAll("summary, .uri-playground :is(th, h2, h3, .cite)")].filter((e) => e.checkVisibility() && e.clientHeight > 0 && getComputedStyle(e).display !== "inline" &&
		getComputedStyle(e.parentElement.parentElement).clipPath === "none" && // which only those see who are told of it
		![...e.children].some((child) => getComputedStyle(child).position === "absolute") && // it lies over the row below, once that is pointed at
		(e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).textOverflow !== "ellipsis"))
		.map((e) => [e.tagName, e.className, "in", e.closest("[class]:not(th, h2, h3)")?.className, e.textContent.trim().slice(0, 20), "at", innerWidth, e.scrollWidth, "x", e.scrollHeight, "for", e.clientWidth, "x", e.clientHeight].join(" ")).join("; ")`, "")
}
