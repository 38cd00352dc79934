package render

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// TextPath is core.TextPath.
const TextPath = core.TextPath

// OutputTail returns the end of the output buffer after a step, where the changes
// are. It takes time in proportion to what it shows, not to the buffer.
func (v *Context) OutputTail(at int32, n int) string {
	t := v.Resolution.Trace
	var moved []string
	length := 0
	p := t.Top(at)
	for ; p != syntax.NoLink && length <= n; p = t.Steps[p].Link {
		m := t.Moved(p)
		length += len(m)
		moved = append(moved, page.Tail(m, n))
	}
	slices.Reverse(moved)
	out := strings.Join(moved, "")
	if p == syntax.NoLink && length <= n {
		return page.Visible(out)
	}
	return "…" + page.Visible(page.Tail(out, n))
}
