package browser

import (
	"fmt"
	"strings"
	"testing"
)

// What a visitor chooses in an embed is in its link, which opens it on the site, and
// outlives a removal of the embed.
func TestElementLinkHasAllThatIsChosen(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ attributes, press, field, shown string }{
		"a pair":    {`view=runs`, `[data-act=pair][data-value=strict]`, "pair=strict", `[data-act=pair][data-value=strict][aria-pressed=true]`},
		"a purpose": {`view=safe`, `[data-act=purpose][data-value=filename]`, "for=filename", `[data-act=purpose][data-value=filename][aria-pressed=true]`},
		"a picture": {`view=trace`, `[data-act=glance]`, "glance=1", `[data-act=glance][aria-pressed=true]`},
		"a slide":   {`view=lesson lesson=lecture`, `[data-act=slide-add]`, "slide=http://a/b/c&with=../d", `[data-act=slide-drop]`},
		"the slide": {`view=lesson lesson=lecture`, `[data-act=slide-add], [data-act=slide]`, "at=1", `.presenting`},
		"a matter":  {`view=from`, `[data-act=matter][data-value=index]`, "matter=", `[data-act=matter][data-value=index][aria-pressed=true]`},
	} {
		t.Run(name, func(t *testing.T) {
			p := embedding(t, `<uri-playground id=e base="http://a/b/c" ref="../d" step=2 loading=eager `+c.attributes+`></uri-playground>`)
			p.waitReady("e")
			for _, press := range strings.Split(c.press, ", ") {
				p.wait("there is "+press, fmt.Sprintf(`inside(%q) !== null`, press))
				eval[bool](p, fmt.Sprintf(`(inside(%q).click(), true)`, press))
				p.settle()
			}
			p.wait("it is chosen", fmt.Sprintf(`inside(%q) !== null`, c.shown))
			p.wait("the link has it", fmt.Sprintf(`e.link.includes(%q)`, c.field))
			eval[bool](p, `(globalThis.removed = e, e.remove(), true)`)
			p.wait("it has ended", `!removed.matches(":state(ready)")`)
			eval[bool](p, `(document.body.append(removed), true)`)
			p.waitReady("e")
			p.wait("it is chosen again", fmt.Sprintf(`inside(%q) !== null`, c.shown))
			eval[bool](p, `(e.mode = "frame", true)`)
			p.wait("it goes on in a frame", `e.matches(":state(ready)") && inside("iframe") !== null`)
			p.wait("where it is chosen, too", fmt.Sprintf(`e.link.includes(%q)`, c.field))
			site := open(t, strings.TrimPrefix(eval[string](p, `e.link`), server.URL))
			site.wait("the site shows it", fmt.Sprintf(`document.querySelector(%q) !== null`, c.shown))
		})
	}
}

// The finding that is chosen of a site is in the link, too.
func TestElementLinkHasTheFinding(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e view=site loading=eager></uri-playground>`)
	p.waitReady("e")
	eval[bool](p, `(() => { // as the buttons of findings are, which a site would have to be read for
		const button = document.createElement("button");
		Object.assign(button.dataset, { act: "site-finding", value: "root-prefix.1f" });
		inside(".uri-result").append(button);
		button.click();
		return true;
	})()`)
	p.wait("the link has it", `e.link.includes("&finding=root-prefix.1f")`)
}
