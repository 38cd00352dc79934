package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/core"
	"uriplayground/web/locales"
)

// authored is an embed with what an author puts into it.
func authored(attributes, children string) string {
	return strings.NewReplacer("id=e", "id=e "+attributes, "</p></uri", "</p>"+children+"</uri").Replace(exampleEmbed)
}

const children = `<p slot="step-12">Here <b id=bold>ours</b> &lt;i&gt; moves.</p><p slot="step-13">And <a href="#x">on</a>.</p>`

// An author's note stands below the sentence of its step, with its markup, in her language; at other steps it
// does not, and never besides what is shown before the program runs.
func TestNotesOfAnEmbed(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := embedding(t, authored(`step=12 lang=`+lang+` notes="13 Overridden | 14 By attribute, &lt;b&gt;as text"`, children))
		p.waitReady("e")
		seen := `[...e.querySelectorAll("[slot]")].filter((x) => x.checkVisibility() && x.getBoundingClientRect().height).map((x) => x.slot).join()`
		note := func(step int, slotted, text string) {
			t.Helper()
			eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
			p.wait(fmt.Sprint("the note at step ", step), fmt.Sprintf(`(inside(".note slot")?.textContent ?? "") === %q && %s === %q`, text, seen, slotted))
		}
		note(12, "step-12", "Here ours <i> moves.")
		if got := eval[string](p, `[inside(".note").innerText, inside(".note").ariaLive, inside(".note small").textContent, bold.checkVisibility(), fallback.checkVisibility(), e.querySelector("i")].join()`); got != fmt.Sprintf("%s,polite,%[1]s,true,false,", locales.For(lang).Get("note.at", "n", "12")) {
			t.Errorf("%s: got %q", lang, got)
		}
		if n := p.nodeOf(`inside(".note slot").assignedNodes()[0]`); axText(n.Role) != "paragraph" && n.Ignored {
			t.Errorf("%s: a screen reader does not find it: %v", lang, n)
		}
		below := `inside(".note").getBoundingClientRect().top >= inside(".say").getBoundingClientRect().bottom - 1 && e.scrollWidth <= e.clientWidth`
		if !eval[bool](p, below) {
			t.Errorf("%s: it is not below the sentence", lang)
		}
		note(13, "step-13", "And on.")
		note(14, "", "By attribute, <b>as text")
		note(15, "", "")
		eval[bool](p, `(e.insertAdjacentHTML("beforeend", '<p slot="step-15">Later.</p>'), true)`)
		note(15, "step-15", "Later.")
		eval[bool](p, `(e.querySelector("[slot=step-15]").remove(), true)`)
		note(15, "", "")
		if got := eval[string](p, `decodeURIComponent(e.link)`); !strings.Contains(got, "&notes=12 Here ours <i> moves. | 13 And on. | 14 By attribute, <b>as text") {
			t.Errorf("%s: the full site would show %q", lang, got)
		}
	}
}

// In a frame the notes arrive as text, also those that change.
func TestNotesInAFrame(t *testing.T) {
	t.Parallel()
	p := embedding(t, authored("mode=frame step=12 ask=15 hide=target", children))
	p.waitReady("e")
	p.wait("the frame has them", `e.state.notes === "12 Here ours <i> moves. | 13 And on." && e.state.hide === "target" && e.state.ask === "15" && e.state.step === 12`)
	eval[bool](p, `(bold.textContent = "yours", true)`)
	p.wait("it follows", `heard.at(-1).detail.notes?.startsWith("12 Here yours") === true`)
	eval[bool](p, `(e.hide = null, e.ask = null, true)`)
	p.wait("nothing is hidden", `e.state.hide === "" && e.state.ask === ""`)
	p.visit("/embed.html?base=http://a/b/c/d;p?q&ref=../../g&step=12&hide=target&notes=" + "12%20As%20%3Cb%3Etext")
	p.wait("it runs", running)
	p.wantText(".note slot", "As <b>text")
	p.wantText(".concealed span", locales.For("en").Get("hide.target"))
}

// Until Reveal is pressed, by pointer or key, what is hidden is nowhere on the page, in an export or in the
// title, however the run is stepped; then it is there, is announced, and the focus is not lost.
func TestHideAndReveal(t *testing.T) {
	t.Parallel()
	r := core.Resolve("http://a/b/c/d;p?q", "../../g", core.RFC3986, core.Options{})
	axe := readAxe(t)
	forEachViewport(t, func(p *page) {
		eval[bool](p, axe+"; "+ear+"; true")
		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&step=11&hide=target&notes=12%20Two%20folders.")
		p.wantText(".concealed span", p.word("hide.target"))
		leak := func(when string) {
			t.Helper()
			if all := eval[string](p, everything); strings.Contains(all, r.Target.Text) {
				p.t.Errorf("%s: the page holds the target", when)
			}
		}
		leak("at first")
		p.heard()
		p.focus(".stage")
		p.keys(kb.ArrowRight)
		p.wantText(".note slot", "Two folders.")
		if said := strings.Join(p.heard(), " | "); !strings.Contains(said, p.word("note.at", "n", "12")+" Two folders.") {
			p.t.Errorf("said %q", said)
		}
		p.keys(kb.End)
		leak("at the last step")
		eval[bool](p, `dispatchEvent(new Event("beforeprint")), true`)
		leak("on paper")
		eval[bool](p, `dispatchEvent(new Event("afterprint")), true`)
		p.checkAxe("hidden", allRules)
		p.viewshot(fmt.Sprintf("hidden-%s-%d", p.words.Lang, p.width))
		p.focus("[data-act=unhide]")
		p.keys(kb.Enter)
		p.wantTarget(r.Target.Text)
		p.wait("the address hides nothing", `!location.hash.includes("hide")`)
		p.wait("the focus is on the page", `document.activeElement !== document.body`)
		if said := strings.Join(p.heard(), " | "); !strings.Contains(said, r.Target.Text) {
			p.t.Errorf("said %q", said)
		}

		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&hide=steps")
		p.wantText(".concealed span", p.word("hide.steps"))
		p.wantTarget(r.Target.Text)
		if rows := p.texts(".trace tbody.rows th, .gate, .why li, .line.ran"); len(rows) > 0 {
			p.t.Errorf("there are steps: %q", rows)
		}
		p.click("[data-act=unhide]")
		p.wait("the steps are there", `document.querySelectorAll(".trace tbody.rows tr").length > 3`)
	})
}

// The embed does the same, whatever attribute comes first, and hides again what is asked for again.
func TestHideOfAnEmbed(t *testing.T) {
	t.Parallel()
	p := embedding(t, authored(`step=12 hide="steps target" panes`, ""))
	p.waitReady("e")
	shown := `[e.state.hide, e.state.step, target(), inside(".concealed button")?.textContent ?? ""].join()`
	reveal := locales.For("en").Get("hide.reveal")
	for _, c := range []struct{ do, want string }{
		{`true`, "target steps,12,," + reveal},
		{`inside("[data-do=last]").click()`, "target steps,12,," + reveal},
		{`e.set({ ref: "../g", step: 11 })`, "target steps,11,," + reveal},
		{`e.hide = "target"`, "target,11,," + reveal},
		{`inside("[data-act=unhide]").click()`, ",14,http://a/b/g,"},
		{`e.set({ hide: "steps", step: 3 })`, "steps,3,http://a/b/g," + reveal},
		{`inside("[data-act=unhide]").click()`, ",3,http://a/b/g,"},
		{`e.hide = "all"`, ",3,http://a/b/g,"},
		{`e.set({ hide: "target", step: null })`, "target,,," + reveal},
	} {
		eval[bool](p, "("+c.do+", true)")
		if strings.Contains(c.want, "14") || strings.Contains(c.want, "target,,") { // the number of the last step is another matter
			p.wait(c.do, `((got) => got[0] === `+fmt.Sprintf("%q", strings.Split(c.want, ",")[0])+` && got.slice(2).join() === `+fmt.Sprintf("%q", strings.Join(strings.Split(c.want, ",")[2:], ","))+`)((`+shown+`).split(","))`)
			continue
		}
		p.wait(c.do, shown+` === `+fmt.Sprintf("%q", c.want))
	}
}

// A run that an author stops asks there, by pointer and keys, tells the host, and goes on.
func TestAskAtAStep(t *testing.T) {
	t.Parallel()
	p := embedding(t, authored("step=0 ask=12,14", ""))
	p.waitReady("e")
	eval[bool](p, `(inside("[data-do=play]").click(), true)`)
	p.wait("it stops before step 12", `e.state.step === 11 && inside(".machine .ask")?.textContent.startsWith("`+locales.For("en").Get("predict.ask.rule")+`") === true`)
	if all := eval[string](p, `e.shadowRoot.innerHTML`); strings.Contains(all, "http://a/g") {
		t.Error("the target is there")
	}
	eval[bool](p, `(inside(".choice[data-value='2E']").click(), true)`)
	p.wait("the host is told", `heard.find(({ type }) => type === "answer")?.detail.exercise === "predict/12" && heard.find(({ type }) => type === "answer").detail.right === true`)
	eval[bool](p, `(inside("[data-do=play]").click(), true)`)
	p.wait("it stops before step 14", `e.state.step === 13 && inside(".machine .ask") !== null`)
	eval[bool](p, `(inside("[data-act=give-up]").click(), inside("[data-do=last]").click(), true)`)
	p.wantEmbedTarget("http://a/g")
	if got := eval[string](p, `[e.predict, e.ask, heard.filter(({ type }) => type === "answer").length].join()`); got != "false,12,14,2" {
		t.Errorf("got %q", got)
	}

	q := embedding(t, authored("mode=frame readonly ask=14", ""))
	q.waitReady("e")
	q.wait("in a frame it stands before the question", `e.state.step === 13 && e.state.ask === "14"`)
	eval[bool](q, `(inside("iframe").focus(), true)`)
	at := eval[[2]float64](q, `(({ x, y }) => [x, y])(inside("iframe").getBoundingClientRect())`)
	for range 40 { // the answers are the first things that take the key
		q.keys(kb.Tab, "c")
		if eval[bool](q, `heard.some(({ type }) => type === "answer")`) {
			break
		}
	}
	q.wait(fmt.Sprintf("from the frame at %v the host is told", at), `heard.find(({ type }) => type === "answer")?.detail.exercise === "predict/14"`)
}

// A clicker leads a lecture through the question and what is hidden, all of it on the screen.
func TestLectureOfPrepared(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&view=lesson&lesson=lecture&at=1&slide=http://a/b/c/d;p?q&with=../../g&hide=target&ask=13&notes=12%20Two%20folders%20are%20left.&slide=http://a/b&with=c")
		eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`) // keys are lost while the screen changes
		p.size(1280, 720, "light")
		p.wait("the slide is there", `document.querySelector(".presenting") !== null`)
		p.keys(kb.PageDown)
		p.wait("the run begins", `document.documentElement.hasAttribute("data-lecture") && document.querySelector(".place").textContent.startsWith("0/")`)
		asked, noted, back := false, false, false
		for range 60 {
			p.keys(kb.PageDown)
			p.settle()
			if back = eval[bool](p, `document.querySelector(".presenting") !== null`); back {
				break
			}
			asked = asked || eval[bool](p, `document.querySelector(".machine .ask") !== null`)
			if eval[bool](p, `document.querySelector(".note slot") !== null`) {
				noted = true
				p.viewshot("prepared-" + lang)
			}
			if off := eval[string](p, `[".machine .stage", ".machine .say", document.querySelector(".choice") ? ".choice:last-child" : "[data-scrub]", ".note:not(:empty)", ".concealed:not(.blank) button"].filter((name) => {
				const { top, bottom } = document.querySelector(name)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
				return top < 0 || bottom > innerHeight;
			}).map((name) => name + " " + document.querySelector(name).getBoundingClientRect().bottom).join()`); off != "" {
				t.Errorf("%s, %s: %s is off the screen", lang, eval[string](p, `document.title`), off)
			}
		}
		if !asked || !noted || !back || !eval[bool](p, `document.querySelector(".presenting").textContent.includes("http://a/g")`) {
			t.Errorf("%s: asked %v, noted %v, back at the slide %v", lang, asked, noted, back)
		}
		p.keys(kb.PageDown)
		p.wait("the next slide is there", `document.querySelector(".presenting .places p").textContent.includes("2")`)
	}
}

// The editor of slides writes what the link has, by keys, and shows it.
func TestEditorOfSlides(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&view=lesson&lesson=lecture&slide=http://a/b/c/d;p?q&with=../../g")
		eval[bool](p, axe+"; true")
		p.click("[data-act=slide-edit]")
		p.click("[data-act=slide-at]")
		p.insert("[data-submit=slide-at] input", "13")
		p.keys(kb.Enter)
		p.wantContains(".at-step h3", locales.For(lang).Get("prepare.at", "n", "13"))
		p.insert("[data-submit=slide-says] input", "Which one?")
		p.keys(kb.Enter)
		p.waitHash("notes=13%20Which%20one?")
		for _, act := range []string{"slide-ask", "slide-hide"} {
			p.focus("[data-act=" + act + "]")
			p.keys(kb.Enter)
			p.wait(act+" is pressed", `document.querySelector("[data-act=`+act+`]").ariaPressed === "true" && document.activeElement !== document.body`)
		}
		p.waitHash("hide=target&ask=13&notes=13%20Which%20one?")
		p.checkAxe("editor "+lang, allRules)
		p.viewshot("editor-of-slides-" + lang)
		p.click("[data-act=slide-run]")
		p.wait("it can be tried", `document.querySelector(".view-resolve .concealed, .view-resolve .ahead") !== null && location.hash.includes("ask=13")`)
	}
}

// The page Embed writes what is prepared into the code, shows it at once, and tells no hidden target.
func TestEditorOfEmbeds(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	for _, lang := range []string{"en", "fr"} {
		p := openEmbedding(t, home(lang)+"embedding.html")
		eval[bool](p, axe+"; true")
		if eval[bool](p, `document.querySelector("#prepared [name=says]").checkVisibility()`) {
			t.Errorf("%s: it is not folded", lang)
		}
		p.click("#prepared summary")
		p.insert("[name=at]", "14")
		p.insert("[name=says]", "Up, <b>we</b> go.")
		p.wait("the note is shown", `live.shadowRoot.querySelector(".note slot")?.textContent === "Up, <b>we</b> go."`)
		p.click("[name=asks]")
		p.wait("it asks", `live.state.step === 13 && live.shadowRoot.querySelector(".machine .ask") !== null`)
		p.insert("[name=at]", "3")
		p.wait("another step has no note", `document.querySelector("[name=says]").value === "" && !document.querySelector("[name=asks]").checked`)
		p.click("[name=hides][value=target]")
		code := eval[string](p, embedCode)
		for _, want := range []string{` notes="14 Up, &lt;b&gt;we&lt;/b&gt; go." ask="14" hide="target"`, "&amp;ask=14", "&amp;hide=target", "&amp;notes=14%20Up,%20%3Cb%3Ewe%3C/b%3E%20go."} {
			if !strings.Contains(code, want) {
				t.Errorf("%s: no %q in %s", lang, want, code)
			}
		}
		if strings.Contains(code, "step=") || strings.Contains(code, firstTarget) {
			t.Errorf("%s: the code tells the target, or the step that is tried: %s", lang, code)
		}
		p.checkAxe("editor "+lang, allRules)
		p.viewshot("editor-of-embeds-" + lang)
		p.choose("[name=view]", slices.Index(p.texts("[name=view] option"), locales.ForPages(lang).Get("embedding.view.parse")))
		p.wait("a view without steps has none", `document.getElementById("prepared").hidden && !document.getElementById("code").textContent.includes("notes")`)
	}
}

// A note at a step leaves the panes their place, and where nothing is said of why, nothing is blank there.
func TestNotesLeaveThePanesWhole(t *testing.T) {
	t.Parallel()
	const run = "v=1&base=http://a/b/c/d;p?q&ref=../../g&step=13"
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#"+run)
		for _, size := range [][2]int{{1280, 720}, {1440, 900}, {1024, 768}} {
			p.size(size[0], size[1], "light")
			panes := func(more, shown string) float64 {
				p.follow(run + more)
				p.wait("it shows "+shown, `document.querySelector("`+shown+`") !== null`)
				p.settle()
				return eval[float64](p, `document.querySelector(".panes").getBoundingClientRect().top`)
			}
			alone := panes("", ".target .why")
			if noted := panes("&notes=13%20The%20dots%20take%20the%20last%20folder%20with%20them,%20and%20nothing%20else%20goes.", ".machine > .note:not(:empty)"); noted > alone+1 {
				t.Errorf("%s, %v: a note moves the panes from %v to %v", lang, size, alone, noted)
			}
			panes("&hide=target", ".concealed:not(.blank)")
			if got := eval[float64](p, `document.querySelector(".workspace").getBoundingClientRect().right - document.querySelector(".workspace > .machine").getBoundingClientRect().right`); got > 1 {
				t.Errorf("%s, %v: %v px beside the machine are blank", lang, size, got)
			}
		}
	}
}
