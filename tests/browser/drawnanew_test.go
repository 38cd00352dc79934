package browser

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"testing"

	"uriplayground/web/model"
)

// drawn is what the program has drawn, with attributes and classes in order; without the offer
// of the target that was resolved last, which is another one.
const drawn = `(() => {
	const name = (a) => a.name === "class" ? "class=" + [...a.ownerElement.classList].sort().join(" ") : a.name + "=" + a.value;
	const of = (node) => node.nodeType === 3 ? node.data : node.nodeType !== 1 || node.matches("[data-act=take-target]") ? "" :
		"<" + node.localName + [...node.attributes].filter((a) => a.value || a.name !== "class").map((a) => " " + name(a)).sort().join("") + ">" + [...node.childNodes].map(of).join("") + "</>";
	return [...document.querySelectorAll(".uri-result, [data-check]")].map(of).join("\n");
})()`

// What is drawn after anything else is what is drawn at first: nothing is left over, and
// nothing is missing.
func TestDrawnAsAnew(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	pick := func(list ...string) string { return list[random.IntN(len(list))] }
	var links []string
	for range 2 {
		for _, view := range model.Views() {
			links = append(links, fmt.Sprintf("v=1&view=%s&base=%s&ref=%s&step=%d", view,
				url.QueryEscape(pick("http://a/b/c/d;p?q", "http://a", "file:///x/../y", "b", "http://a b/", "mailto:x@y", "")),
				url.QueryEscape(pick("../g", "", "#s", "//h/./i", "g;x=1/../y", "http://[::1", "?y", "%zz|x", "../../../../g")), random.IntN(30)))
		}
	}
	random.Shuffle(len(links), func(i, j int) { links[i], links[j] = links[j], links[i] })
	p := newTab(t)
	p.visit("/")
	p.wait("the program runs", running)
	after := make([]string, len(links))
	for i, link := range links {
		p.follow(link)
		p.idle()
		after[i] = eval[string](p, drawn)
	}
	for i, link := range links {
		p.visit(fmt.Sprintf("/?%d#%s", i, link))
		p.wait("the program runs", running)
		p.idle()
		if anew := eval[string](p, drawn); after[i] != anew {
			t.Errorf("%s\nis drawn as\n%s\nand anew as\n%s", link, after[i], anew)
		}
	}
}
