package browser

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// dressPage gives a page the markup of a theme, as if it had been loaded so, and puts
// the embed in its place.
const dressPage = `globalThis.dress = ({ HTML, Body, Around }, css) => {
	const made = new DOMParser().parseFromString("<html " + HTML + "><body " + Body + ">" + (Around || "{embed}").replace("{embed}", "<i id=here></i>"), "text/html");
	for (const [to, from] of [[document.documentElement, made.documentElement], [document.body, made.body]]) {
		for (const { name } of [...to.attributes]) to.removeAttribute(name);
		for (const { name, value } of from.attributes) to.setAttribute(name, value);
	}
	sheet.textContent = css;
	const embed = document.getElementById("e");
	document.body.replaceChildren(...made.body.childNodes);
	document.getElementById("here").replaceWith(embed);
	return true;
}`

// shownTheme is the theme in which the embed e is drawn.
const shownTheme = `getComputedStyle(inside(".uri-playground")).colorScheme`

func asJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// An embed is as dark as the page that it is in, in each theme and whatever the system
// prefers, even after the page has changed or the embed was moved.
func TestEmbedFollowsEachTheme(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<style id=sheet></style>`+exampleEmbed)
	p.waitReady("e")
	eval[bool](p, dressPage+`; document.head.append(sheet); true`)
	for _, system := range []string{"dark", "light"} {
		p.size(900, 700, system)
		for _, theme := range hostThemes {
			for want, dress := range map[string]dress{"light": theme.light, "dark": theme.dark} {
				eval[bool](p, fmt.Sprintf(`dress(%s, %s)`, asJSON(t, dress), asJSON(t, theme.css)))
				p.settle()
				p.wait("its style sheet is loaded again", shownTheme+` !== "normal"`)
				if got := eval[string](p, shownTheme); got != want {
					t.Errorf("%s, %s, in a system that is %s: the embed is %s", theme.name, want, system, got)
				}
			}
		}
	}
	if len(hostThemes) < 20 {
		t.Errorf("only %d themes", len(hostThemes))
	}
}

// Pages are followed from the start, with an embed in the page and in a frame; what the
// page leaves to the system follows the system.
func TestEmbedStartsInTheThemeOfThePage(t *testing.T) {
	t.Parallel()
	draws(t)
	for name, c := range map[string]struct{ head, body, system, want string }{
		"no style":                   {"", "", "dark", "light"},
		"meta":                       {"<meta name=color-scheme content=dark>", "", "light", "dark"},
		"meta, left to the system":   {`<meta name=color-scheme content="light dark">`, "", "dark", "dark"},
		"the colours of the system":  {`<style>@media (prefers-color-scheme: dark) { body { background: #131416 } }</style>`, "data-theme=auto", "dark", "dark"},
		"a background and no switch": {`<style>body { background: #111; color: #eee }</style>`, "", "light", "dark"},
		"a background alone":         {`<style>body { background: #111 }</style>`, "", "light", "dark"},
	} {
		for _, mode := range []string{"inline", "frame"} {
			p := newTab(t)
			p.size(900, 700, c.system)
			address := host(t, "", map[string]string{"/": c.head + `<script type=module src="{site}/playground.js"></script><body ` + c.body + `>` + strings.Replace(exampleEmbed, "id=e", "id=e mode="+mode, 1)})
			p.do(chromedp.Navigate(address + "/"))
			p.recordEvents()
			p.waitReady("e")
			if got, ok := p.eventually(func() string { return p.themeSeen(mode) }, func(got string) bool { return got == c.want }); !ok {
				t.Errorf("%s, %s: the embed is %s, want %s", name, mode, got, c.want)
			}
		}
	}
}

// themeSeen returns the theme in which the embed e is drawn. What is in a frame is of
// another origin, so it is seen by the colour of its edge.
func (p *page) themeSeen(mode string) string {
	p.t.Helper()
	if mode == "inline" {
		return eval[string](p, shownTheme)
	}
	return p.themeAt(`inside("iframe")`)
}

// themeAt returns the theme of the page in a frame, by the colour of its edge.
func (p *page) themeAt(frame string) string {
	p.t.Helper()
	at := eval[[2]float64](p, `(({ x, y }) => [x + 4, y + 4])(`+frame+`.getBoundingClientRect())`)
	data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatal(err)
	}
	if r, g, b, _ := picture.At(int(at[0]), int(at[1])).RGBA(); r+g+b < 3*0x8000 {
		return "dark"
	}
	return "light"
}

// What changes later is followed, whatever changes it.
func TestEmbedFollowsTheThemeLater(t *testing.T) {
	t.Parallel()
	const page = `<style>body { background: #fff; transition: background-color 30ms } .slow { background: #111 } :root:has(#night:checked) body { background: #111 }</style>
		<link id=other rel=stylesheet media=none href="data:text/css,body{background:%23111}">
		<label><input type=checkbox id=night> Night</label><div id=dark style="background: #111"></div>`
	p := embedding(t, page+exampleEmbed)
	p.size(900, 700, "light")
	p.waitReady("e")
	for _, c := range []struct{ do, want string }{
		{`document.body.className = "slow"`, "dark"}, // after the transition
		{`document.body.className = ""`, "light"},
		{`night.click()`, "dark"},
		{`night.click()`, "light"},
		{`other.media = "all"`, "dark"},
		{`other.media = "none"`, "light"},
		{`document.head.append(Object.assign(document.createElement("style"), { id: "added", textContent: "html body { background: black }" }))`, "dark"},
		{`added.remove()`, "light"},
		{`dark.append(e)`, "dark"},
		{`document.body.append(e)`, "light"},
		{`(dark.style.background = "#fff", dark.append(e), e.setAttribute("ref", "?moved"))`, "light"},
		{`dark.style.background = "#111"`, "dark"}, // of the place to which it was moved
		{`(dark.style.background = "", document.documentElement.style.colorScheme = "light dark", document.body.style.background = "none")`, "light"},
	} {
		eval[bool](p, "("+c.do+", true)")
		p.wait(c.do+" makes it "+c.want, shownTheme+` === "`+c.want+`"`)
	}
	p.size(900, 700, "dark")
	p.wait("it follows the system", shownTheme+` === "dark"`)
	p.size(900, 700, "light")
	p.wait("and back", shownTheme+` === "light"`)
}

// The page in a plain frame sees nothing of the page around it: it follows the
// color-scheme of the frame, and the parameter theme of its address before that.
func TestPlainFrameFollowsItsColorScheme(t *testing.T) {
	t.Parallel()
	draws(t)
	const frame = `<iframe id=f style="width: 600px; height: 400px; border: 0; STYLE" src="{site}/embed.html?QUERY#v=1&base=http://a/b&ref=c"></iframe>`
	for _, c := range []struct{ style, query, want string }{ // in a system that is light; what stands in for it would hide the frame's
		{"color-scheme: dark", "", "dark"},
		{"", "", "light"},
		{"", "theme=dark", "dark"},
		{"color-scheme: dark", "theme=light", "light"},
	} {
		p := newTab(t)
		address := host(t, "", map[string]string{"/": `<body>` + strings.NewReplacer("STYLE", c.style, "QUERY", c.query).Replace(frame)})
		p.do(chromedp.Navigate(address + "/"))
		if got, ok := p.eventually(func() string { return p.themeAt("f") }, func(got string) bool { return got == c.want }); !ok {
			t.Errorf("%+v: the page in the frame is %s", c, got)
		}
	}
}
