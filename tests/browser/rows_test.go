package browser

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	pages "uriplayground/web/page"
)

// rowsWrong lists the rows of a windowed table that are said to be another one than where
// they stand in the whole table, the first of which is its head.
const rowsWrong = `(() => {
	const table = document.querySelector(%q).querySelector("table");
	const [before, rows, after] = table.tBodies;
	const place = (y) => Math.round((y - before.getBoundingClientRect().top) / %d) + 1; // after so many rows
	const wrong = [...rows.rows].filter((tr) => tr.ariaRowIndex !== String(place(tr.getBoundingClientRect().top) + 1));
	const says = (tr) => tr.ariaRowIndex + " " + tr.textContent;
	const last = place(after.getBoundingClientRect().bottom);
	return [
		...wrong.map(says),
		...(table.ariaRowCount === String(last) ? [] : [table.ariaRowCount + " rows, not " + last]),
		...(table.tHead.rows[0].ariaRowIndex === "1" ? [] : ["head"]),
	];
})()`

// Of a long table only the rows in view are there; to a screen reader each says which row of
// the whole table it is.
func TestRowsSayWhichTheyAre(t *testing.T) {
	t.Parallel()
	const n = 5000
	for _, c := range []struct {
		name string
		rows int
		high int
		open func() *page
	}{
		{"linkpanel", n, pages.LinkHeight, func() *page {
			p := openLinks(t, "/")
			p.dropFile(`new File(["<a href=x>".repeat(` + strconv.Itoa(n) + `)], "page.html")`)
			p.waitLinks()
			return p
		}},
		{"trace", n + 2, pages.RowHeight, func() *page { return open(t, "/#v=1&base=http://a/&ref="+strings.Repeat("b/", n)+"&view=trace") }}, // with the first and the last
	} {
		p, table := c.open(), fmt.Sprintf("[data-scroll=%s]", c.name)
		for _, top := range []int{0, 50_000, c.rows * c.high} {
			eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).scrollTop = %d, true)`, table, top))
			p.wait("the rows there are drawn", fmt.Sprintf(`(() => {
				const shown = document.querySelector(%q);
				const box = shown.getBoundingClientRect(), rows = shown.querySelector("tbody.rows").getBoundingClientRect();
				return rows.top <= box.top + 40 && rows.bottom >= box.bottom - 40;
			})()`, table))
			if wrong := eval[[]string](p, fmt.Sprintf(rowsWrong, table, c.high)); len(wrong) > 0 {
				t.Errorf("%s, at %d px: %.200q", c.name, top, wrong)
			}
		}
		if count := eval[string](p, fmt.Sprintf(`document.querySelector(%q).querySelector("table").ariaRowCount`, table)); count != strconv.Itoa(c.rows+1) {
			t.Errorf("%s: %s rows, with its head", c.name, count)
		}
	}
}
