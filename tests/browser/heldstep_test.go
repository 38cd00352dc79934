package browser

import (
	"fmt"
	"strings"
	"testing"
)

// A step that an attribute holds is one of each run that the page asks for by other
// attributes. What the reader does moves on from there, and other attributes leave it.
func TestHeldStep(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"inline", "frame"} {
		t.Run(mode, func(t *testing.T) {
			p := embedding(t, strings.Replace(exampleEmbed, "id=e", "step=3 id=e mode="+mode, 1))
			p.waitReady("e")
			step := func(when string, want int) {
				t.Helper()
				if !poll(func() bool { return eval[int](p, `e.state.step`) == want }) {
					t.Errorf("%s: the step is %d of %d, want %d", when, eval[int](p, `e.state.step`), eval[int](p, `e.state.steps`), want)
				}
			}
			step("at first", 3)
			for _, change := range []string{
				`e.ref = "../x/./y"`, `e.base = "http://h/i/j/k"`, `e.strict = false`, `e.strict = null`, `e.dialect = "rfc1808"`,
				`e.set({ base: "http://a/b/c/d", reference: "../../../q" })`, `e.set({ view: "trace", dialect: null, ref: "z" })`,
			} {
				eval[bool](p, fmt.Sprintf(`(heard.length = 0, %s, true)`, change))
				p.wait(change+" was heard", `heard.some(({ type }) => type === "change")`)
				step(change, 3)
				if got := eval[string](p, `JSON.stringify(heard.filter(({ type, detail }) => type === "step" && detail.step !== 3))`); got != "[]" {
					t.Errorf("%s: meanwhile it was at %s", change, got)
				}
			}
			eval[bool](p, `(e.ref = "//h", true)`)
			p.wait("a shorter run", `e.state.ref === "//h"`)
			step("a shorter run", min(3, eval[int](p, `e.state.steps`)))
			eval[bool](p, `(e.ref = "../../g", e.step = 5, true)`)
			step("another step", 5)
			eval[bool](p, `(e.step = null, e.ref = "../h", true)`)
			p.wait("without a step all are made", `e.state.ref === "../h" && e.state.step === e.state.steps && e.state.steps > 5`)
		})
	}
	p := embedding(t, strings.Replace(exampleEmbed, "id=e", "step=3 id=e", 1))
	p.waitReady("e")
	eval[bool](p, `(inside("[data-do=next]").click(), true)`)
	p.wait("the reader goes on", `e.state.step === 4`)
	for _, change := range []string{`e.theme = "dark"`, `e.setAttribute("height", "50em")`, `e.panes = true`, `e.ref = "../../g"`, `e.lang = "fr"`, `e.readonly = true`} {
		eval[bool](p, fmt.Sprintf(`(%s, true)`, change))
		p.settle()
		if got := eval[int](p, `e.state.step`); got != 4 {
			t.Errorf("%s: the reader's step is %d", change, got)
		}
	}
	eval[bool](p, `(e.readonly = false, e.lang = "", true)`)
	p.settle()
	eval[bool](p, `(() => { const ref = inside("[data-uri=ref]"); ref.value = "../k"; ref.dispatchEvent(new Event("input", { bubbles: true, composed: true })); return true; })()`)
	p.wait("what the reader types is shown whole", `e.state.ref === "../k" && e.state.step === e.state.steps`)
	eval[bool](p, `(e.setAttribute("ref", "../../g"), true)`)
	p.wait("the page asks for its run again", `e.state.ref === "../../g" && e.state.step === 3`)
	eval[bool](p, `(e.predict = true, e.ref = "../x/y", true)`)
	p.wait("what is before the step needs no prediction", `e.state.ref === "../x/y" && e.state.step === 3`)
	eval[bool](p, `(globalThis.kept = e, e.remove(), true)`)
	p.settle()
	eval[bool](p, `(kept.ref = "./m/n", document.body.append(kept), true)`)
	p.waitReady("e")
	p.wait("also where it was away", `e.state.ref === "./m/n" && e.state.step === 3`)
}

// Frameworks write names as they like: Solid properties in lower case, others as those of
// HTML, and an XHTML document leaves the case of attributes.
func TestNamesInEachForm(t *testing.T) {
	t.Parallel()
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	hidden, shown := `!inside(".player").checkVisibility()`, `inside(".player").checkVisibility()`
	for _, c := range []struct{ set, holds, unset, lost string }{
		{`e.nocontrols = true`, hidden, `e.nocontrols = false`, shown},
		{`e.noControls = true`, hidden, `e.noControls = null`, shown},
		{`e.setAttribute("noControls", "")`, hidden, `e.removeAttribute("noControls")`, shown},
		{`e.setAttributeNS(null, "noControls", "")`, hidden, `e.removeAttributeNS(null, "noControls")`, shown},
		{`e.literalrule = true`, `e.state.literalRule`, `e.literalrule = null`, `!e.state.literalRule`},
		{`e.setAttribute("literal-rule", "")`, `e.state.literalRule`, `e.removeAttribute("literal-rule")`, `!e.state.literalRule`},
		{`e.setAttributeNS(null, "literalRule", "yes")`, `e.state.literalRule`, `e.removeAttributeNS(null, "literalRule")`, `!e.state.literalRule`},
		{`e.readOnly = true`, `inside("[data-uri=ref]").readOnly`, `e.readOnly = false`, `!inside("[data-uri=ref]").readOnly`},
		{`e.headingLevel = 4`, `e.getAttribute("heading-level") === "4"`, `e.headinglevel = null`, `!e.hasAttribute("heading-level")`},
	} {
		for _, step := range [][2]string{{c.set, c.holds}, {c.unset, c.lost}} {
			eval[bool](p, `(`+step[0]+`, true)`)
			p.wait(step[0], step[1])
		}
	}
	eval[bool](p, `(e.remove(), document.body.append(Object.assign(document.createElement("div"), { id: "place" })), true)`)
	eval[bool](p, `(place.append(Object.assign(document.createElement("uri-playground"), { id: "e", nocontrols: true, literalrule: "", base: "magic://a/b/c//d/e/f", reference: "/g", dialect: "rfc1630", loading: "eager" })), true)`)
	p.waitReady("e")
	p.wait("properties of a new one", `e.state.literalRule && inside(".uri-playground").dataset.controls === "off"`)
}
