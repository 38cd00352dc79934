package browser

import (
	"fmt"
	"strings"
	"testing"
)

// The attributes whose absence is the default say the same as those that have to be
// false: frameworks that render on a server leave out a false attribute.
func TestBooleansThatAreAbsentByDefault(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="http:a/b" ref="http:g" loading=eager></uri-playground>`)
	p.waitReady("e")
	const shows = `JSON.stringify([e.state.strict, inside(".player")?.checkVisibility() ?? false, e.link.includes("strict=0")])`
	for _, c := range []struct{ do, want string }{
		{`e.setAttribute("lenient", "")`, `[false,true,true]`},
		{`e.setAttribute("no-controls", "")`, `[false,false,true]`},
		{`e.lenient = false`, `[true,false,false]`},
		{`e.noControls = false`, `[true,true,false]`},
		{`e.lenient = true`, `[false,true,true]`},
		{`e.noControls = true`, `[false,false,true]`},
		{`(e.lenient = null, e.noControls = null)`, `[true,true,false]`},
		{`e.setAttribute("nocontrols", "")`, `[true,false,false]`},
		{`e.removeAttribute("nocontrols")`, `[true,true,false]`},
		{`e.strict = false`, `[false,true,true]`},
		{`e.strict = null`, `[true,true,false]`},
	} {
		eval[bool](p, "("+c.do+", true)")
		p.wait(c.do, shows+` === '`+c.want+`'`)
	}
}

// The property lenient says what the visitor has switched, as strict does.
func TestLenientAfterTheVisitor(t *testing.T) {
	t.Parallel()
	for attributes, want := range map[string]string{"": "false,true", "lenient": "true,false"} {
		p := embedding(t, strings.Replace(exampleEmbed, "id=e", "id=e "+attributes, 1))
		p.waitReady("e")
		eval[bool](p, `(inside("[data-uri-option=strict]").click(), true)`)
		p.wait("both say so, with the attributes "+attributes, `[e.strict, e.lenient].join() === "`+want+`"`)
	}
}

// They are parameters of the page in a plain frame, too.
func TestBooleansInTheAddressOfAFrame(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.visit("/embed.html?lenient&no-controls&base=http:a/b&ref=http:g")
	p.wait("it runs", running)
	p.wait("it is lenient", `document.querySelector("[data-uri-option=strict]").checked === false`)
	p.wait("it has no controls", `!document.querySelector(".player").checkVisibility()`)
}

// The height is an attribute, which no policy forbids.
func TestHeight(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e height=200px view=parse base="http://a/b/c/d;p?q" ref="../../g" loading=eager></uri-playground>`)
	p.waitReady("e")
	for _, c := range []struct{ do, want string }{
		{`e.getAttribute("height")`, `e.offsetHeight === 200`},
		{`e.height = "300"`, `e.offsetHeight === 300`},
		{`e.height = "20em"`, `e.offsetHeight === 320`},
		{`e.height = "auto"`, `e.offsetHeight > inside(".inner").offsetHeight && e.scrollHeight <= e.offsetHeight`},
		{`e.height = "1px} *{color:red"`, `e.offsetHeight === 480`}, // is not one, so it counts as left out
		{`(e.height = null, e.view = "trace")`, `e.offsetHeight === 640`},
		{`e.view = "resolve"`, `e.offsetHeight === 480`},       // which is compact
		{`e.style.height = "100px"`, `e.offsetHeight === 100`}, // what the page says comes first
	} {
		eval[bool](p, "("+c.do+", true)")
		p.wait(c.do, c.want)
	}
}

// An embed is as wide as its place, whatever lays out the page.
func TestWidth(t *testing.T) {
	t.Parallel()
	for name, around := range map[string]string{
		"a block":                        `<div style="width: 500px">%s</div>`,
		"a column that centers":          `<div style="width: 500px; display: flex; flex-direction: column; align-items: center">%s</div>`,
		"a row":                          `<div style="width: 500px; display: flex">%s</div>`,
		"a grid that centers":            `<div style="width: 500px; display: grid; place-items: center">%s</div>`,
		"a grid of two columns":          `<div style="width: 1000px; display: grid; grid-template-columns: 1fr 1fr">%s<p>A word</div>`,
		"a block with a margin":          `<div style="width: 540px"><style>uri-playground { margin: 20px }</style>%s</div>`,
		"a box as wide as what it holds": `<div style="width: 500px"><div style="float: left; width: fit-content; min-width: 100%%">%s</div></div>`,
	} {
		for _, mode := range []string{"inline", "frame"} {
			p := embedding(t, fmt.Sprintf(around, `<uri-playground id=e mode=`+mode+` base="http://a/b/c/d;p?q" ref="../../g" loading=eager></uri-playground>`))
			p.waitReady("e")
			if got := eval[int](p, `e.offsetWidth`); got != 500 {
				t.Errorf("%s, %s: the embed is %d px wide", name, mode, got)
			}
		}
	}
}

// What is shown before it runs, and below it, is in the language of the page, marked as
// the one it is in, even after the page has changed its language.
func TestFootHasTheLanguageOfThePage(t *testing.T) {
	t.Parallel()
	const foot = `inside(".foot").lang + " " + inside(".foot a").textContent`
	for _, loading := range []string{"click", "eager"} {
		p := embedding(t, `<uri-playground id=e base="http://a/" ref=b loading=`+loading+`></uri-playground>`)
		p.wait("the foot is there", `e.shadowRoot?.querySelector(".foot a") != null`)
		if loading == "eager" {
			p.waitReady("e")
		}
		for _, c := range [][2]string{{"fr", "fr Ouvrir dans URI Playground"}, {"de", "en Open in the URI Playground"}, {"fr-CA", "fr Ouvrir dans URI Playground"}, {"", "en Open in the URI Playground"}} {
			eval[bool](p, fmt.Sprintf(`(document.documentElement.lang = %q, true)`, c[0]))
			p.wait("the foot follows "+c[0], fmt.Sprintf(`(%s) === %q`, foot, c[1]))
			if loading == "eager" {
				p.wait("and the embed", fmt.Sprintf(`inside(".uri-result").lang === %q`, c[1][:2]))
			}
		}
		if eval[bool](p, `e.hasAttribute("lang")`) {
			t.Error("the embed has the attribute lang now")
		}
	}
}

// What follows an embed whose end tag is missing stays on the page, with a word to its
// author; what is a fallback goes.
func TestMissingEndTag(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		html string
		kept bool
	}{
		"closed in the tag":            {`<div><uri-playground id=e base="http://a/" ref=b loading=eager /><h2 id=rest>Next</h2><p>More</div>`, true},
		"without an end tag":           {`<uri-playground id=e base="http://a/" ref=b loading=eager><p id=rest>Next</p><p>More</p>`, true},
		"before another":               {`<uri-playground id=e base="http://a/" ref=b loading=eager /><uri-playground id=rest base="http://a/" ref=c loading=click></uri-playground>`, true},
		"a fallback":                   {`<uri-playground id=e base="http://a/" ref=b loading=eager><p id=rest>Text</p></uri-playground>`, false},
		"a fallback of two":            {`<uri-playground id=e base="http://a/" ref=b loading=eager><p id=rest>Text</p><p>Text</p></uri-playground><p>Next`, false},
		"a fallback that holds titles": {`<uri-playground id=e base="http://a/" ref=b loading=eager><h3 id=rest>Text</h3><p>Text</p></uri-playground><p>Next`, false},
	} {
		p := embedding(t, c.html)
		p.waitReady("e")
		if got := eval[bool](p, `document.getElementById("rest").checkVisibility() && document.getElementById("rest").offsetHeight > 0`); got != c.kept {
			t.Errorf("%s: the rest is shown: %v", name, got)
		}
		if c.kept {
			p.waitConsole("the end tag is missing")
			if !eval[bool](p, `rest.getBoundingClientRect().bottom <= e.getBoundingClientRect().bottom && getComputedStyle(e).overflow === "visible"`) {
				t.Errorf("%s: the rest has to be scrolled to inside the embed", name)
			}
		}
	}
}

// A reader without a pointer is past an embed after two stops, and its headings are
// below the one of the page before it.
func TestEmbedWithinThePage(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<h1>T</h1><h3>Section</h3><a id=before href="#before">before</a>`+exampleEmbed+`<a id=after href="#after">after</a>`)
	p.waitReady("e")
	eval[bool](p, `(before.focus(), true)`)
	p.key("\t")
	p.wait("the first stop skips", `e.shadowRoot.activeElement?.className === "skip" && e.shadowRoot.activeElement.offsetWidth > 50`)
	p.key("\r")
	p.wait("it leads to the end", `e.shadowRoot.activeElement?.className === "open"`)
	p.key("\t")
	p.wait("which is left", `document.activeElement.id === "after"`)
	const levels = `[...new Set([...e.shadowRoot.querySelectorAll("h2, h3")].map((h) => h.localName + h.getAttribute("aria-level")))].sort().join()`
	if got := eval[string](p, levels); got != "h24,h35" {
		t.Errorf("the levels of the headings are %s", got)
	}
	eval[bool](p, `(e.view = "lesson", true)`)
	p.wait("headings that come later have theirs", `e.state.view === "lesson" && (`+levels+`).startsWith("h24")`)
}
