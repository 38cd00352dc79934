package browser

import (
	"fmt"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// bareSigns lists the signs of the header that have no word.
const bareSigns = `[...document.querySelectorAll(".take button")].filter((e) => ![...e.querySelectorAll("span")].some((word) => word.offsetWidth > 4)).map((e) => e.dataset.act).join()`

// On a phone header and fields leave room for the target, the header is as high in every
// view, its menus stand in one line, and on most phones a word below each of its signs.
func TestPhoneShowsTheTargetFirst(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, width := range []int{390, 375, 360, 320} {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, width), func() {
				p.size(width, 844, "light")
				p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
				if top := eval[float64](p, `document.querySelector(".target .uri").getBoundingClientRect().top`); top > 225 {
					p.t.Errorf("the target begins at %.0f px", top)
				}
				const covered = `(() => {
					const button = document.querySelector(".predict-switch").getBoundingClientRect();
					return [...document.querySelector(".target .uri").getClientRects()].some((line) => line.top < button.bottom - 1 && line.right > button.left);
				})()` // the letters begin a little below the top of their line
				for _, height := range []int{640, 844} {
					p.size(width, height, "light")
					p.settle()
					if eval[bool](p, covered) {
						p.t.Errorf("%d pixels high: Predict first covers the target", height)
					}
				}
				const header = `(() => {
					const menus = [...document.querySelectorAll("header .views summary")].map((e) => Math.round(e.getBoundingClientRect().top));
					return [Math.round(document.querySelector("header").getBoundingClientRect().height), new Set(menus).size].join(" px high, lines of menus: ");
				})()`
				first := eval[string](p, header)
				if lines := first[len(first)-1:]; lines != "1" {
					p.t.Errorf("the header is %s", first)
				}
				if width >= 375 {
					p.wantNone("bare signs", bareSigns)
				}
				for _, view := range model.ViewNames() {
					p.follow("v=1&view=" + view)
					p.wait("it is drawn", `document.querySelector(".view-`+view+`") !== null`)
					if now := eval[string](p, header); now != first {
						p.t.Errorf("in %s the header is %s, at first %s", view, now, first)
					}
				}
			})
		}
	}
}

// On a phone, too, *Check a page* opens with what is found in the sample page, and no
// field is wider than the screen.
func TestPhoneShowsWhatIsFound(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang)+"#v=1&view="+model.LinksView)
		for _, width := range []int{390, 320} {
			p.size(width, 844, "light")
			p.wait("the example is seen", `scrollY === 0 && document.querySelector(".links-example")?.checkVisibility() && document.querySelector(".links-example h2").getBoundingClientRect().bottom < innerHeight`)
			p.wantNone("wider than the screen", `[...document.querySelectorAll(".linkpanel-fields *")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth - 8).map((e) => e.localName).join()`)
		}
	}
}

// Nothing in the pane of the buffers lies on anything else, on a tablet either.
func TestBuffersLieOnNothing(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for _, width := range []int{1440, 1024, 768, 390} {
		p.size(width, 1100, "light")
		p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=15")
		p.wantNone("what lies on something", `(() => {
			const parts = [...document.querySelectorAll(".panes > .trace > *")].filter((e) => e.checkVisibility() && e.offsetHeight > 1 && !e.matches("h2, .hint:not(.marks)")).map((e) => [e.className, e.getBoundingClientRect()]);
			return parts.flatMap(([name, a], i) => parts.slice(i + 1).filter(([, b]) => a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1).map(([other]) => name + " and " + other)).join();
		})()`)
	}
}

// On a phone each row of the machine has its name, and nothing lies over it or over what asks first.
func TestPhoneNamesTheRows(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, size := range [][2]int{{320, 780}, {390, 844}} {
			p.size(size[0], size[1], "light")
			for _, step := range []int{3, 8, 15, 27} {
				p.follow(fmt.Sprintf("v=1&base=%s&ref=%s&step=%d", firstBase, firstRef, step))
				p.idle()
				p.wantNone(fmt.Sprintf("%s, %v, step %d: not seen", lang, size, step), `[...document.querySelectorAll(".machine .lane .label:not(:empty), .predict-switch")].filter((e) => e.checkVisibility()).filter((e) => {
					const { left, top, right, bottom } = e.getBoundingClientRect(), x = left + 6, y = (top + bottom) / 2, over = document.elementFromPoint(x, y);
					return parseFloat(getComputedStyle(e).fontSize) < 13 || right > innerWidth || over !== e && !e.contains(over);
				}).map((e) => e.textContent).join()`)
			}
		}
	}
}

// On the smallest phones the rows of components have the first letter of their names, and no line more.
func TestSmallPhoneInitialsOfRows(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.size(320, 640, "light")
		p.follow(fmt.Sprintf("v=1&base=%s&ref=%s&step=3", firstBase, firstRef))
		p.wantNone(lang+": not as it should be", `[...document.querySelectorAll(".kind-parts .lane .label")].filter((e) => e.checkVisibility()).filter((e) => {
			const letter = document.createRange(), row = e.parentElement.getBoundingClientRect();
			letter.setStart(e.firstChild, 0);
			letter.setEnd(e.firstChild, 1);
			const { left, right, top, bottom, height } = letter.getBoundingClientRect();
			letter.selectNodeContents(e);
			return height < 13 || left < row.left || right > e.parentElement.querySelector(".chip").getBoundingClientRect().left || top < row.top - 2 || bottom > row.bottom || letter.getBoundingClientRect().width > right - left + 2;
		}).map((e) => e.textContent).join()`)
	}
}

// What follows from an expectation takes the place of the machine on a phone, where there is
// no room for both, and one button shows either; a tablet shows both, the machine first, and
// neither below the player.
func TestTabletShowsMachineAndReason(t *testing.T) {
	t.Parallel()
	const shown = `[".switch [data-value=machine]", ".machine", ".deduction"].filter((s) => {
		const e = document.querySelector(s), { top, height } = e.getBoundingClientRect();
		return e.checkVisibility() && top + Math.min(height, 170) <= document.querySelector(".time").getBoundingClientRect().top + 1;
	}).join(" ")`
	for _, lang := range locales.Languages() {
		for _, dialect := range []string{"", "&dialect=url", "&dialect=rfc2396"} {
			p := open(t, home(lang)+"#v=1&base=https://docs.example/v2/guide/install/&ref=../img/logo.png&expect=https://docs.example/v2/img/logo.png"+dialect)
			want := func(width, height int, list string) {
				p.size(width, height, "light")
				p.wait(fmt.Sprintf("%s%s, %d px: %s", lang, dialect, width, list), shown+` === "`+list+`"`)
			}
			for _, phone := range [][2]int{{320, 640}, {390, 844}, {768, 780}} {
				want(phone[0], phone[1], ".switch [data-value=machine] .deduction")
				p.click(".switch [data-value=machine]")
				want(phone[0], phone[1], ".switch [data-value=machine] .machine")
				p.click(".switch [data-value=why]")
			}
			for _, tablet := range [][2]int{{768, 954}, {768, 1024}, {820, 1180}} {
				want(tablet[0], tablet[1], ".machine .deduction")
				p.wantNone("not in their order", `(([machine, why]) => machine.bottom <= why.top ? "" : "why is first")([".machine", ".deduction"].map((e) => document.querySelector(e).getBoundingClientRect()))`)
			}
		}
	}
}
