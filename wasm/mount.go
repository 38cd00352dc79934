//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
	"uriplayground/web/ui"
	"uriplayground/web/wire"
)

// playground is one mounted playground. It hears events on its host, hands them
// to the session as actions, and lets Vecty draw the session's page.
type playground struct {
	words    i18n.Vocabulary
	host     js.Value
	shell    *shell
	session  *play.Session
	root     *ui.Root
	first    *firstDraw
	gone     bool // it was disposed of
	events   *events
	onState  js.Value // called with the new state, if it is a function
	onError  js.Value // called with what went wrong, if it is a function
	hash     bool     // the state lives in the address of the page
	timer    *timer   // ticks while playing
	address  *timer   // puts the latest state into the address
	reveal   *timer   // scrolls to the present line once Vecty has drawn it
	rows     *timer   // scrolls the buffer trace once its rows are drawn
	onAnswer js.Value // called with an exercise that was answered, if it is a function
	turn     *timer   // moves the focus to another exercise once it is drawn
	turned   play.NextExercise
	pointer  [2]int                        // where the pointer was last
	printing *timer                        // prints once Vecty has drawn what is to be printed
	loader   js.Value                      // a function that loads static/linkscan.js
	desk     *desk                         // the source of the links, and who reads it
	told     struct{ text, base js.Value } // by the host of an embed, as source of the links and where it comes from
}

// mount starts a playground inside an element and returns its handle: set, to
// change it from outside, and dispose. An element that already holds the fields
// is adopted as it is, with what was typed into them before. After an earlier
// program ended, the option "failure" says why: then fields that still stand
// hold the latest text, and the visitor is told what led to the end.
func mount(words i18n.Vocabulary, host, options js.Value) js.Value {
	p := &playground{
		host:     host,
		words:    words,
		onState:  option(options, "onstate"),
		onError:  option(options, "onerror"),
		hash:     option(options, "hash").Truthy(),
		onAnswer: option(options, "onanswer"),
		loader:   option(options, "linkscan"),
		pointer:  [2]int{-1, -1}, // nowhere yet
	}
	lang := "en"
	if v := option(options, "lang"); v.Type() == js.TypeString {
		lang = v.String()
	}
	p.shell = newShell(wrap(host), words.For(lang), options)
	state := p.shell.initial(lang)
	if v := option(options, "examples"); v.Type() == js.TypeBoolean {
		state.Embedded, state.Collapsed = !v.Bool(), !v.Bool()
	}
	state.LinkPanel.HasPermalinks = p.hash
	p.session = play.NewSessionIn(words, state)
	failure := option(options, "failure")
	again := failure.Type() == js.TypeString
	if again && p.shell.adopted {
		p.shell.tell(options)
	}
	if !again || !p.hash {
		p.configure(options)
	}
	if p.shell.adopted && !p.hash {
		reword(p.shell.host, p.shell.words) // the page may have been written in another language
	}
	p.perform(play.AskBrowser{Base: p.session.State().Base, Ref: p.session.State().Ref})
	if p.hash {
		p.do(play.SetTheme{Name: kept(themeKey)})
		p.do(play.CommandAction("import", kept(progressKey)))
	}
	if p.hash && !again {
		p.openHash()
	}
	if again {
		p.session.Fail(failure.String())
	}
	p.start(again || !p.hash && !host.Call("hasAttribute", gradual).Bool())
	p.tellDesk()
	p.report(p.session.State())
	return p.handle()
}

// gradual is the attribute of an element whose first page may come a little
// later, with the event "drawn", for the browser to stay responsive meanwhile.
const gradual = "data-gradual"

// start listens and draws the first page, perhaps at once.
func (p *playground) start(atOnce bool) {
	p.events = newEvents(p.fail)
	p.listen()
	p.root = &ui.Root{}
	p.first = newFirstDraw()
	p.first.hurried = atOnce
	go p.drawFirst()
}

// drawFirst draws the first page and puts it in its place. What happened while
// it was drawn follows.
func (p *playground) drawFirst() {
	defer p.tellDrawn()
	defer p.events.contain()
	defer p.first.end()
	p.first.pause()
	p.root.Page = p.session.Page()
	p.first.pause()
	p.shell.label(&p.root.Page)
	p.first.pause()
	drawn := p.first.draw(p.root)
	if p.gone {
		return
	}
	p.shell.put(drawn)
	p.shell.loaded()
	p.draw()
	if p.session.State().Step != play.End {
		p.rows.start(0)
		p.reveal.start(drawPause)
	}
}

// tellDrawn tells who waits for the first page that it is there, or never will be.
func (p *playground) tellDrawn() {
	p.host.Call("dispatchEvent", js.Global().Get("Event").New("drawn"))
}

func (p *playground) listen() {
	p.timer = newTimer(p.events, "Interval", func() { p.do(play.Tick{}) })
	p.address = newTimer(p.events, "Timeout", p.setHash)
	p.turn = whenDrawn(p.events, func() { p.shell.turn(p.turned) })
	p.printing = whenDrawn(p.events, func() { js.Global().Call("print") })
	p.reveal = newTimer(p.events, "Timeout", p.shell.reveal)
	p.rows = whenDrawn(p.events, func() { p.shell.scrollTo(p.session.State().Scroll) })
	p.desk = newDesk(p)
	p.desk.open(p.session.State())
	host := p.shell.host.Underlying()
	p.events.on(host, "dragover", p.desk.over)
	p.events.on(host, "drop", p.desk.drop)
	p.events.on(host, "input", p.input)
	p.events.on(host, "change", p.change)
	p.events.on(host, "scroll", p.scroll)
	p.events.on(host, "click", p.click)
	p.events.on(host, "submit", p.submit)
	p.events.on(host, "pointerover", p.over)
	p.events.on(host, "keydown", p.key)
	p.events.on(js.Global(), "beforeprint", p.beforePrint)
	p.events.on(js.Global(), "afterprint", p.afterPrint)
	pages := host
	if p.hash {
		pages = js.Global()
	}
	p.events.on(pages, "keydown", p.page)
	if p.hash {
		p.events.on(js.Global(), "hashchange", func(js.Value) { p.openHash() })
		if link, ok := languageLink(); ok {
			p.events.on(link.Underlying(), "click", p.languageChosen)
		}
		if list := themeList(); list.Truthy() {
			p.events.on(list, "change", p.themeChosen)
		}
	}
}

func (p *playground) handle() js.Value {
	handle := js.Global().Get("Object").New()
	handle.Set("set", p.events.function(func(options js.Value) { p.configure(options) }))
	handle.Set("dispose", p.events.function(func(js.Value) { p.dispose() }))
	return handle
}

// openHash opens the permalink in the address of the page.
func (p *playground) openHash() {
	hash := js.Global().Get("location").Get("hash").String()
	if hash != "" {
		p.do(play.OpenLink{Fragment: hash[1:]})
		passHash(hash)
		p.shell.sync(p.session.State())
		if p.desk != nil {
			p.desk.open(p.session.State())
		}
	}
}

// configure is how the host of an embed changes it.
func (p *playground) configure(options js.Value) {
	if v := option(options, "link"); v.Type() == js.TypeString {
		p.do(play.OpenLink{Fragment: fromJS(v)})
	}
	texts := play.SetTexts{Base: p.session.State().Base, Ref: p.session.State().Ref}
	if v := option(options, "base"); v.Type() == js.TypeString {
		texts.Base = fromJS(v)
	}
	if v := option(options, "ref"); v.Type() == js.TypeString {
		texts.Ref = fromJS(v)
	}
	p.do(texts)
	if v := option(options, "text"); v.Type() == js.TypeString {
		p.do(play.SetText{Text: fromJS(v)})
		p.told.text = v
	}
	if v := option(options, "base"); v.Type() == js.TypeString {
		p.told.base = v
	}
	for name := range switches(p.session.State()) {
		if v := option(options, name); v.Type() == js.TypeBoolean {
			p.do(play.SetOption{Name: name, On: v.Bool()})
		}
	}
	if v := option(options, "lang"); v.Type() == js.TypeString {
		p.do(play.SetLang{Lang: v.String()})
	}
	p.configureLessons(options)
	if v := option(options, "view"); v.Type() == js.TypeString {
		p.do(play.SetView{Name: v.String()})
	}
	if v := option(options, "dialect"); v.Type() == js.TypeString {
		p.do(play.SetDialect{Name: v.String()})
	}
	if v := option(options, "step"); v.Type() == js.TypeNumber {
		p.do(play.GoTo{N: v.Int()})
	}
	if v := option(options, "theme"); v.Type() == js.TypeString {
		p.do(play.SetTheme{Name: v.String()})
	}
	p.shell.dress(options)
	p.shell.sync(p.session.State())
	p.tellDesk()
}

// tellDesk hands over what the host of an embed has told, once the view of links
// is there.
func (p *playground) tellDesk() {
	if p.desk == nil || p.session.State().View != "links" {
		return
	}
	p.desk.tell("retrieval", &p.told.base)
	p.desk.tell("source", &p.told.text)
}

// do performs an action and draws what came of it.
func (p *playground) do(a play.Action) {
	before := p.session.State()
	for _, effect := range p.session.Do(a) {
		p.perform(effect)
	}
	after := p.session.State()
	// Nobody else's business:
	before.Scroll, before.Point, before.Browser, before.LinkPanel = after.Scroll, after.Point, after.Browser, after.LinkPanel
	if after != before {
		p.report(after)
	}
	if p.desk != nil && after.Embedded && (after.View != before.View || after.Text != before.Text || after.Base != before.Base) {
		p.desk.open(after)
	}
	p.draw()
}

// draw lets Vecty draw the page if there is another one.
func (p *playground) draw() {
	switch {
	case p.root == nil:
		return
	case !p.first.done:
		p.first.hurry()
		return
	case p.root.Page == p.session.Page():
		return
	}
	p.root.Page = p.session.Page()
	if player := p.root.Page.Player(); player != nil {
		p.shell.widen(player.Count)
	}
	p.shell.label(&p.root.Page)
	vecty.Rerender(p.root)
}

// fail shows a failure inside a handler; the program goes on.
func (p *playground) fail(reason string) {
	p.session.Fail(reason)
	if p.onError.Type() == js.TypeFunction {
		p.onError.Invoke(toJS(wire.Object("message input",
			reason, quote(p.session.State().Base)+", "+quote(p.session.State().Ref))))
	}
	p.draw()
}

func (p *playground) dispose() {
	p.gone = true
	p.events.release()
	p.shell.remove()
}

// option is a property of the options, which may be missing altogether.
func option(options js.Value, name string) js.Value {
	if options.Type() != js.TypeObject {
		return js.Undefined()
	}
	return options.Get(name)
}
