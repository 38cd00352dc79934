package browser

import (
	"fmt"
	"testing"
)

// The run at a glance: a click on a column leads to its step, which is marked; it is
// saved; and two runs share one picture.
func TestGlance(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink+"&step=11")
	p.click(".trace .hint button")
	p.wait("the address has the picture", `location.hash.includes("glance=1")`)
	p.wantText(".glance .rule-name", "12E2E2C2C2E")
	p.wantText(".glance .chars", "/../c/../b/g") // as they end
	press := func(step int) {
		p.click(fmt.Sprintf(".glance .column[data-value='%d']", step))
		p.wantStep(step, 25)
		p.wait("the step is marked", fmt.Sprintf(`(({ left, right }, x) => left < x && x < right)(
			document.querySelector(".glance .column[data-value='%d']").getBoundingClientRect(), document.querySelector(".glance .now").getBoundingClientRect().left)`, step))
	}
	press(12)
	press(10)
	p.click(".glance .acts button")
	p.wantContains(".glance .note", "run.svg")
	p.viewshot("glance")
	p.follow("v=1&view=runs&base=http://a/b/c&ref=../../x/../g&step=9")
	p.wait("there are two runs", `document.querySelectorAll(".glance .band").length === 2`)
	p.viewshot("glance-runs")
}
