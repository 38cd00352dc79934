package browser

import (
	"fmt"
	"strings"
	"testing"
)

// Whoever expected a link of a page to lead elsewhere types that where the link is looked at, writes
// what is advised into the source, and takes the expectation along to the steps.
func TestLinksExpected(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.paste(`<a href="img/x.png">x</a> <a href="y">y</a>`, "https://h.example/docs/v2/guide/")
	p.press(`.linkpanel tbody.rows .ref button`)
	p.wait("the field", `document.querySelector(".chosen #expected-address") !== null`)
	p.focus(`#expected-address`)
	p.key("/docs/v2/img/x.png")
	p.wait("what follows", `document.querySelector(".chosen .deduction [data-act=links-fix]") !== null`)
	if got := p.text(`.chosen .expected .verdict`); got != "the target has “/guide” in addition" {
		t.Errorf("said %q", got)
	}
	if got := eval[string](p, `document.activeElement.id + " " + document.activeElement.value`); got != "expected-address /docs/v2/img/x.png" {
		t.Errorf("the focus and the field: %q", got)
	}
	if got := eval[string](p, `[...document.querySelectorAll(".chosen td a")].map(a => a.hash).join(" ")`); !strings.Contains(got, "expect=/docs/v2/img/x.png") {
		t.Errorf("the permalink %q", got)
	}
	eval[bool](p, `document.activeElement.blur(), true`)
	p.screenshot("links-expected")
	eval[bool](p, readAxe(t)+"; true")
	for _, width := range []int{1440, 320} {
		p.size(width, 900, "light")
		p.checkAxe("an expected address", allRules)
		if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
			t.Errorf("%d px wide in %d", wide, width)
		}
		if apart := eval[float64](p, `(() => { const edge = (s) => [...document.querySelectorAll(s)].pop().getBoundingClientRect().right;
			return Math.abs(edge(".chosen .expected > .uri > *") - edge(".chosen .wanted > *")); })()`); apart > 1 {
			t.Errorf("at %d px the two addresses end %v px apart", width, apart)
		}
		p.viewshot("links-expected-" + fmt.Sprint(width))
	}
	p.size(1440, 900, "light")
	p.press(`.chosen [data-act=links-show]`)
	p.wantTarget("https://h.example/docs/v2/guide/img/x.png")
	if got := eval[string](p, `document.querySelector("#expected-address").value`); got != "/docs/v2/img/x.png" {
		t.Errorf("it takes %q along", got)
	}
	eval[bool](p, `history.back(), true`)
	p.wait("back at the link", `document.querySelector(".chosen .deduction [data-act=links-fix]") !== null`)
	written := eval[string](p, `document.querySelector(".chosen .deduction [data-act=links-fix] code").textContent`)
	p.press(`.chosen .deduction [data-act=links-fix]`)
	p.wait("the source is mended", fmt.Sprintf(`document.querySelector("[data-linkpanel=source]").value.includes('href="%s"')`, written))
	p.wait("it leads there", `document.querySelector(".chosen .expected .verdict").textContent === "this is the target"`)
}
