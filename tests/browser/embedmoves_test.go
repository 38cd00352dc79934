package browser

import "testing"

// An embed speaks the language of where it is: of the host of a shadow root that holds it,
// and of the place that it is moved to, or put back in.
func TestLanguageOfThePlace(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"inline", "frame"} {
		p := embedding(t, `<div id=french lang=fr></div><uri-playground id=e base="http://a/b" ref=c loading=eager mode=`+mode+`></uri-playground>`)
		p.waitReady("e")
		eval[bool](p, `(globalThis.moved = e, french.attachShadow({ mode: "closed" }).append(moved), true)`)
		const spoken = `moved.matches(":state(ready)") && moved.state.lang + moved.shadowRoot.querySelector(".foot").lang`
		p.wait(mode+": it is French there", spoken+` === "frfr"`)
		eval[bool](p, `(french.lang = "en", true)`)
		p.wait(mode+": it follows the host", spoken+` === "enen"`)
		eval[bool](p, `(french.lang = "fr", true)`)
		p.wait(mode+": and again", spoken+` === "frfr"`)
		eval[bool](p, `(moved.remove(), true)`)
		p.settle()
		eval[bool](p, `(document.body.append(moved), true)`)
		p.wait(mode+": it is English where it is put back", spoken+` === "enen"`)
	}
}
