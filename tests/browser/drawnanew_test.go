package browser

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"uriplayground/web/model"
)

// drawn is what the program has drawn, with attributes and classes in order: without what only
// moves, and without the offer of the target that was resolved last, which is another one.
const drawn = `(() => {
	const moves = (name) => /^(act|beat|way|mark)-/.test(name);
	const value = (a) => a.name === "class" ? [...a.ownerElement.classList].filter((name) => !moves(name)).sort().join(" ") : a.value;
	const of = (node) => node.nodeType === 3 ? node.data : node.nodeType !== 1 || node.matches("[data-act=take-target]") ? "" :
		"<" + node.localName + [...node.attributes].filter((a) => a.name !== "style" && (a.value || a.name !== "class")).map((a) => " " + a.name + "=" + value(a)).sort().join("") + ">" +
		[...node.childNodes].map(of).join("") + "</>";
	return [...document.querySelectorAll(".uri-result, [data-check]")].map(of).join("\n");
})()`

// What is drawn after anything else is what is drawn at first: nothing is left over, and
// nothing is missing. A page that has opened links, and in which texts were typed and steps
// taken, has what a page has that is opened with its address.
func TestDrawnAsAnew(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	pick := func(list ...string) string { return list[random.IntN(len(list))] }
	base := func() string {
		return pick("http://a/b/c/d;p?q", "http://a", "file:///x/../y", "b", "http://a b/", "mailto:x@y", "")
	}
	ref := func() string {
		return pick("../g", "", "#s", "//h/./i", "g;x=1/../y", "http://[::1", "?y", "%zz|x", "../../../../g")
	}
	p, anew := newTab(t), newTab(t)
	p.visit("/")
	p.wait("the program runs", running)
	loads := 0
	compare := func(link, after string) {
		p.idle()
		loads++
		anew.visit(fmt.Sprintf("/?%d#%s", loads, link))
		anew.wait("the program runs", running)
		anew.idle()
		got, want := eval[string](p, drawn), eval[string](anew, drawn)
		if at := firstDifference(got, want); got != want {
			around := func(s string) string { return s[max(0, at-200):min(len(s), at+200)] }
			t.Errorf("after %s, %s is drawn as\n…%s…\nand anew as\n…%s…", after, link, around(got), around(want))
		}
	}
	views := model.ViewNames()
	random.Shuffle(len(views), func(i, j int) { views[i], views[j] = views[j], views[i] })
	for _, view := range append(views, "resolve") {
		link := fmt.Sprintf("v=1&view=%s&base=%s&ref=%s&step=%d", view, escaped(base()), escaped(ref()), random.IntN(30))
		p.follow(link)
		compare(link, "other links")
	}
	type field struct{ name, text string }
	for range 8 {
		var last [2]field
		var steps string
		for _, last = range [][2]field{{{"base", base()}, {"ref", ref()}}, {{"ref", ref()}, {"base", "http://a/b/c/d;p?q"}}} {
			for _, f := range last {
				eval[bool](p, fmt.Sprintf(`(() => {
					const field = document.querySelector("[data-uri=%s]");
					field.value = %q;
					return field.dispatchEvent(new Event("input", { bubbles: true }));
				})()`, f.name, f.text))
				p.settle()
			}
			steps = pick("first", "last", "back")
			eval[bool](p, fmt.Sprintf(`(document.querySelector("[data-do=%s]")?.click(), true)`, steps))
			p.settle()
		}
		eval[bool](p, `(document.querySelector("[data-do=first]")?.click(), true)`)
		compare(fmt.Sprintf("v=1&base=%s&ref=%s&step=0", escaped(last[1].text), escaped(last[0].text)), steps)
	}
}

// escaped returns a text as a permalink has it.
func escaped(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }

// firstDifference returns the offset in bytes of the first difference of two texts, or the
// length of the shorter.
func firstDifference(a, b string) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}
