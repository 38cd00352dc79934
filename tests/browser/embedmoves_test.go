package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

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

// A frame that is moved loads again: with what the visitor typed, as the element says.
func TestFrameMoves(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<div id=there></div>`+exampleFrame)
	p.waitReady("e")
	at := eval[place](p, `(({ x, y }) => ({ Shown: true, X: x + 300, Y: y + 26 }))(inside("iframe").getBoundingClientRect())`) // its first field
	p.do(chromedp.MouseClickXY(at.X, at.Y))
	p.key("z")
	p.wait("it tells the change", `e.state.base.includes("z")`)
	eval[bool](p, `(globalThis.told = [], addEventListener("message", ({ data }) => data.type === "ready" && told.push(data.state.base)), there.append(e), true)`)
	p.wait("it shows that after it was moved", `told.at(-1) === e.state.base && e.matches(":state(ready)") && e.state.base.includes("z")`)
	eval[bool](p, `(e.ref = "?y", true)`)
	p.wait("it runs", `heard.some((h) => h.type === "change" && h.detail.ref === "?y")`)
}

// In another document it looks the same, and goes on; from a template it comes back.
func TestElementMovesToAnotherDocument(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<template id=kept></template><iframe id=other srcdoc="<!doctype html><html lang=en><title>Another</title><body>"></iframe>`+exampleEmbed)
	p.waitReady("e")
	const looks = `(() => {
		const { display, height } = moved.ownerDocument.defaultView.getComputedStyle(moved), size = moved.shadowRoot.querySelector("[data-uri=ref]");
		return [display, height !== "auto", moved.ownerDocument.defaultView.getComputedStyle(size).fontSize, moved.state.ref].join();
	})()`
	eval[bool](p, `(globalThis.moved = e, moved.ref = "?y", moved.setAttribute("height", "20em"), document.body.style.fontSize = "16px", true)`)
	p.wait("the change is shown", `moved.state.ref === "?y"`)
	before := eval[string](p, looks)
	for _, c := range [][2]string{{"another document", `other.contentDocument.body.append(moved)`}, {"a template, and back", `(kept.content.append(moved), document.body.append(moved))`}} {
		eval[bool](p, `(`+c[1]+`, true)`)
		p.wait("it runs in "+c[0], `moved.matches(":state(ready)")`)
		p.settle()
		if got := eval[string](p, looks); got != before {
			t.Errorf("%s: it is %s, and was %s", c[0], got, before)
		}
	}
}

// Moving an embed between documents leaves nothing in the console, whenever it is moved.
func TestMovesSayNothing(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<template id=kept></template><iframe id=other srcdoc="<!doctype html><html lang=en><title>Another</title><body>"></iframe>`+exampleEmbed)
	p.waitReady("e")
	eval[bool](p, `(globalThis.moved = e, globalThis.places = {
		other: () => other.contentDocument.body, here: () => document.body, kept: () => kept.content, made: () => document.implementation.createHTMLDocument().body, gone: () => document.createElement("div"),
	}, true)`)
	for _, way := range []string{"other here", "other kept here", "kept other here", "made here", "other made here", "gone other here", "other gone here"} {
		for _, pause := range []string{"Promise.resolve()", "new Promise((done) => setTimeout(done))", "new Promise((done) => setTimeout(done, 100))"} {
			eval[bool](p, fmt.Sprintf(`(async () => {
				for (const name of %q.split(" ")) {
					places[name]().append(moved);
					await %s;
				}
				return true;
			})()`, way, pause))
		}
		p.wait("it runs after "+way, `moved.matches(":state(ready)")`)
	}
	eval[bool](p, `(places.other().append(moved), other.remove(), document.body.append(moved), true)`)
	p.wait("it runs after its frame was removed", `moved.matches(":state(ready)")`)
}
