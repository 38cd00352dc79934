package browser

import "testing"

// Keys that scripts send to the document, as those of browser extensions do, are no fault.
func TestKeysSentToTheDocument(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/c&ref=../g")
	for _, kind := range []string{"keydown", "keyup", "input", "click", "focusin", "pointerdown"} {
		eval[bool](p, `document.dispatchEvent(new (/^key/.test("`+kind+`") ? KeyboardEvent : Event)("`+kind+`", { key: "ArrowRight", bubbles: true }))`)
	}
	p.settle()
	if said := eval[string](p, `[...document.querySelectorAll("[role=alert], [role=status]")].filter((e) => e.checkVisibility()).map((e) => e.textContent).filter((text) => /syscall|program/.test(text)).join("")`); said != "" {
		t.Errorf("the page says %q", said)
	}
}
