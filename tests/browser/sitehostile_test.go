package browser

import (
	"fmt"
	"strings"
	"testing"
)

// No page of a site makes the program unresponsive, nor does any command on its links:
// long references, a long base.
func TestHostileSite(t *testing.T) {
	t.Parallel()
	numbered := func(n int, link func(i int) string) string {
		var text strings.Builder
		for i := range n {
			text.WriteString(link(i))
		}
		return text.String()
	}
	for name, page := range map[string]string{
		"references of 500 KB as data": numbered(20, func(i int) string {
			return fmt.Sprintf("<img src='data:image/png;base64,%s%d'>", strings.Repeat("Az09", 125_000), i)
		}),
		"references of 20 KB": numbered(100, func(i int) string { return fmt.Sprintf("<a href='x%s%d'>", strings.Repeat("é", 9900), i) }),
		"references of 50 KB": numbered(40, func(i int) string { return fmt.Sprintf("<a href='x%s%d'>", strings.Repeat("é", 25_000), i) }),
		"a base of 20 KB":     "<base href='/x" + strings.Repeat("é", 10_000) + "/'>" + numbered(100, func(i int) string { return fmt.Sprintf("<a href='x%d'>", i) }),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			archive := zipSite(t, map[string]string{"index.html": page})
			checkLongTasks(t, looksAtTasks, func(tasks *longTasks) {
				p := open(t, "/#v=1&base=https://user.github.io/docs/&ref=&view=site")
				tasks.look(p, mostOfTask, "reading", func() { p.chooseSite("zip", archive) })
				tasks.look(p, mostOfTask, "another host", func() {
					p.click(".site [data-value=netlify]")
					p.waitLong(`document.querySelector("[data-act=site-cancel]") === null`)
					p.settle()
				})
				for _, format := range []string{"csv", "json", "sarif"} {
					tasks.look(p, mostOfTask, "exporting "+format, func() {
						p.exportSite(format)
						p.settle()
					})
				}
			})
		})
	}
}
