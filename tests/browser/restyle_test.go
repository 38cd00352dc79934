package browser

import (
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/web/model"
)

// A key, and a step, cost what they change: no rule of the style sheets makes the browser
// compute the style of everything in the page, or in the workspace, anew. Rules with :has()
// did, where what it looks for depended on a text, or where they were about any descendant.
func TestKeysRestyleWhatTheyChange(t *testing.T) {
	t.Parallel()
	draws(t)
	p := newTab(t)
	p.size(1280, 720, "light")
	p.visit("/")
	p.wait("the program runs", running)
	fields := map[string]string{
		"extract": "[data-uri=text]", "links": "[data-linkpanel=source]", // the others have a reference, but for these:
		"safe": "", "site": "", "lesson": "",
	}
	for _, view := range model.ViewNames() {
		field, other := fields[view]
		if !other {
			field = "[data-uri=ref]"
		}
		if field == "" {
			continue
		}
		p.follow("v=1&view=" + view + "&base=http%3A%2F%2Fa%2Fb%2Fc&ref=..%2Fg")
		p.focus(field)
		p.key("h")
		p.wantNoRestyle(view+", a key", func() { p.key("k") })
		if eval[bool](p, `document.querySelector("[data-do=back]")?.checkVisibility() === true`) {
			p.press("[data-do=back]")
			p.wantNoRestyle(view+", a step", func() { p.press("[data-do=back]") })
		}
	}
	restyled, err := p.restyled(func() {
		eval[bool](p, `(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(".slow * { outline-offset: 1px; }");
			document.adoptedStyleSheets.push(sheet);
			return document.body.getBoundingClientRect() && document.body.classList.toggle("slow");
		})()`)
	})
	if err != nil || len(restyled) == 0 {
		t.Errorf("a rule that restyles everything is not found: %v", err)
	}
	p.visit("/embed.html")
	p.wait("the program runs", running)
	p.focus("[data-uri=ref]")
	p.key("h")
	p.wantNoRestyle("embedded, a key", func() { p.key("k") })
}

// wantNoRestyle fails if the browser computes the style of all in an element anew.
func (p *page) wantNoRestyle(what string, do func()) {
	p.t.Helper()
	restyled, err := p.restyled(do)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, r := range restyled {
		p.t.Errorf("%s: %s", what, r)
	}
}

// restyled returns the elements of which all that is in them gets its style anew.
func (p *page) restyled(do func()) ([]string, error) {
	p.idle()
	return chromium.Restyled(p.ctx, func() error {
		do()
		p.idle()
		return nil
	})
}
