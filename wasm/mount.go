//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
	"uriplayground/web/ui"
	"uriplayground/web/wire"
)

// playground is a mounted playground. It dispatches events of its host to the
// session as actions, and lets Vecty draw the session's page.
type playground struct {
	words        i18n.Vocabulary
	host         js.Value
	form         *form
	session      *play.Session
	page         page.Page // as it is drawn
	root         *ui.Part
	checks       [3]*ui.Part // of base, reference and text, in their fields; nil for no such field
	initial      *initialRender
	disposed     bool
	callbacks    *callbacks
	onState      js.Value          // called with the new state, if it is a function
	onError      js.Value          // called with what went wrong, if it is a function
	usesHash     bool              // the state is kept in the fragment of the page's address
	playTimer    *timer            // ticks while playing
	pauseTimer   *timer            // waits for a pause in typing
	composing    bool              // an input method makes a text in a field
	hashTimer    *timer            // writes the state into the address
	hashBefore   string            // the fragment of the address when it started
	homes        map[string]string // the paths of the page by its languages
	revealTimer  *timer            // scrolls to the current line once it is drawn
	chosenTimer  *timer            // scrolls to the address that was chosen, then
	traceTimer   *timer            // scrolls the buffer trace once its rows are drawn
	endsTimer    *timer            // scrolls the fields to their ends once what lies over them is drawn
	revealer     *revealer
	onAnswer     js.Value // called with an exercise that was answered, if it is a function
	onProgress   js.Value // called with the progress that the host keeps, if it is a function
	focusTimer   *timer   // moves the focus to the next exercise once it is drawn
	nextExercise model.NextExercise
	askedTimer   *timer   // moves it to where something begins, then
	begins       string   // what does
	shownBy      string   // where slides began to be shown, as a selector
	retryFocus   bool     // it could not have the focus yet
	keptTimer    *timer   // gives the focus once all is drawn, if it is lost,
	pressed      string   // to what does this, see does,
	thing        element  // as this did,
	nextFocus    []string // or to the first of these that is there
	pointer      [2]int   // where the pointer was last
	drag         drag
	speaker      speaker
	scrubber     scrubber
	printTimer   *timer   // prints once the page is drawn
	loadScanner  js.Value // a function that loads static/linkscan.js
	learnWords   js.Value // a function that fetches the words of a language that are missing
	embedLine    js.Value // a function that makes the line of an embed, by static/snippets.js
	linkPanel    *linkPanel
	sitePanel    *sitePanel
	loadSite     js.Value // a function that loads static/sitescan.js
	pending      pendingHostValues
	authored     map[string]string // the options hide, ask and notes, as the host gave them
	reopened     bool              // the fields contain what was typed before a restart
	textsGiven   bool              // the host has set base or reference
	textGiven    bool              // the host has set the text
	together     bool              // the host is told of several options at once
}

// mount starts a playground in an element and returns its handle, with the methods
// set, to change it from outside, and dispose. If the element already has the input
// fields, they are adopted with what was typed into them. The option "failure" is
// the reason why an earlier program ended: then fields that are still there have
// the latest text, and the visitor is shown the reason, unless it is empty: then
// she knows, and has asked for another try.
func mount(words i18n.Vocabulary, host, options js.Value) js.Value {
	p := &playground{
		host:        host,
		shownBy:     ".show .primary",
		words:       words,
		onState:     option(options, "onstate"),
		onError:     option(options, "onerror"),
		usesHash:    option(options, "hash").Truthy(),
		onAnswer:    option(options, "onanswer"),
		onProgress:  option(options, "onprogress"),
		loadScanner: option(options, "linkscan"),
		loadSite:    option(options, "sitescan"),
		learnWords:  option(options, "learn"),
		embedLine:   option(options, "embedline"),
		pointer:     [2]int{-1, -1}, // nowhere yet
	}
	p.callbacks = newCallbacks(p.fail) // before the options, which may ask for words
	p.newSession(options)
	failure := option(options, "failure")
	restarted := failure.Type() == js.TypeString
	switch {
	case restarted && p.usesHash:
		p.reopen(options)
	case restarted && p.form.adopted:
		p.form.copyTo(options)
		p.applyOptions(options)
	default:
		p.applyOptions(options)
	}
	if p.form.adopted && !p.usesHash {
		setWords(p.form.host, p.form.words) // the page may be in another language
	}
	p.perform(model.AskBrowser{Base: p.session.State().Base, Ref: p.session.State().Ref})
	p.dispatch(today())
	if p.usesHash {
		p.dispatch(model.SetTheme{Name: stored(themeKey)})
		p.dispatch(model.CommandAction("import", stored(progressKey(""))))
		p.dispatch(model.CommandAction("learner", storage{"sessionStorage"}.stored(learnerKey)))
	}
	if p.usesHash {
		p.homes = homesOf(p.session.State().Lang) // before a permalink in another language is opened
	}
	if p.usesHash && !restarted {
		p.openHash()
	}
	if restarted && failure.String() != "" {
		p.session.Fail(failure.String())
	}
	p.start(restarted || !p.usesHash && !host.Call("hasAttribute", gradual).Bool())
	p.applyPending()
	p.report(p.session.State())
	return p.handle()
}

// reopen shows again what was chosen when the program before this one ended, and what the
// fields contain: that one may have ended before it reported them.
func (p *playground) reopen(options js.Value) {
	p.reopened = true
	texts, text := p.form.readTexts(), p.form.readText()
	if v := option(options, "view"); v.Type() == js.TypeString {
		p.dispatch(model.SetView{Name: v.String()})
	}
	if v := option(options, "link"); v.Type() == js.TypeString {
		p.dispatch(model.OpenPermalink{Fragment: fromJS(v)})
	}
	if v := option(options, "step"); v.Type() == js.TypeNumber {
		p.dispatch(model.SelectStep{N: v.Int()})
	}
	p.dispatch(texts)
	if state := p.session.State(); state.Text != text.Text {
		if _, shown := state.Field("text"); shown {
			p.dispatch(text)
		}
	}
	p.form.sync(p.session.State())
}

// newSession adopts or builds the form, and starts a session with what it has.
func (p *playground) newSession(options js.Value) {
	lang := i18n.Default
	if v := option(options, "lang"); v.Type() == js.TypeString {
		lang = v.String()
	}
	p.form = newForm(wrap(p.host), p.words.For(lang), options)
	state := p.form.initialState(lang)
	if v := option(options, "examples"); v.Type() == js.TypeBoolean {
		state.Embedded, state.Collapsed, state.Folded = !v.Bool(), !v.Bool(), !v.Bool()
	}
	state.LinkPanel.HasPermalinks = p.usesHash
	p.session = play.NewSession(p.words, toASCII, state)
	p.session.UseNFC(composed)
	if site := option(options, "site"); site.Type() == js.TypeString {
		p.session.UseSite(site.String())
	}
}

// gradual is the attribute of an element whose first page may be drawn in slices,
// so that the browser stays responsive. The event "drawn" follows it.
const gradual = "data-gradual"

// start adds the listeners and draws the first page, without pauses if atOnce.
func (p *playground) start(atOnce bool) {
	p.listen()
	p.initial = newInitialRender()
	p.initial.immediate = atOnce
	go p.renderInitial()
}

// renderInitial draws the first page and puts it in its place. Then it draws what
// changed meanwhile.
func (p *playground) renderInitial() {
	defer p.dispatchDrawn()
	defer p.callbacks.recoverPanic()
	defer p.initial.end()
	p.initial.pause()
	p.page = p.session.Page()
	p.initial.pause()
	p.form.labelFields(&p.page)
	p.form.showHeading(&p.page)
	p.initial.pause()
	p.root = ui.Root(p.page, p.initial.yield)
	drawn := p.initial.draw(p.root)
	if p.disposed {
		return
	}
	p.form.replaceResult(drawn)
	p.renderChecks()
	p.showLinkPanel()
	p.form.hideLoading()
	p.draw()
	if p.session.State().Step != model.End {
		p.traceTimer.start(0)
		p.revealTimer.start(0)
	}
}

// renderChecks draws what the grammar says of the fields for the first time, in the
// place of what the page or an earlier program has there.
func (p *playground) renderChecks() {
	for i, name := range model.FieldNames() {
		if place, ok := p.form.host.find("[data-check=" + name + "]"); ok {
			p.checks[i] = ui.Check(name, p.page.Checks[i])
			if err := vecty.RenderIntoNode(place.Underlying(), p.checks[i]); err != nil {
				panic(err)
			}
		}
	}
}

// drawChecks draws anew the checks that have changed since they were drawn last.
func (p *playground) drawChecks() {
	for i, name := range model.FieldNames() {
		if drawn := p.checks[i]; drawn != nil && drawn.Key != p.page.Checks[i] {
			drawn.Redraw(ui.Check(name, p.page.Checks[i]))
			p.endsTimer.start(0)
		}
	}
}

// dispatchDrawn dispatches the event "drawn": the first page is there, or failed.
func (p *playground) dispatchDrawn() {
	p.host.Call("dispatchEvent", js.Global().Get("Event").New("drawn"))
}

func (p *playground) listen() {
	p.playTimer = newTimer(p.callbacks, "Interval", func() { p.dispatch(model.Tick{}) })
	p.hashTimer = newTimer(p.callbacks, "Timeout", p.setHash)
	p.pauseTimer = newTimer(p.callbacks, "Timeout", p.onTypingPause)
	if p.session.State().Typing { // by the host, before there was a timer
		p.pauseTimer.start(0)
	}
	p.speaker.clock = newTimer(p.callbacks, "Interval", p.tick)
	p.joinRoom()
	p.focusTimer = newAfterDraw(p.callbacks, func() { p.form.focusExercise(p.nextExercise) })
	p.askedTimer = newAfterDraw(p.callbacks, p.begin)
	p.keptTimer = newAfterDraw(p.callbacks, p.giveFocus)
	p.printTimer = newAfterDraw(p.callbacks, func() { js.Global().Call("print") })
	p.revealer = newRevealer(p.form, p.callbacks)
	p.endsTimer = newAfterDraw(p.callbacks, p.form.showEnds)
	p.revealTimer = newAfterDraw(p.callbacks, p.revealer.present)
	p.chosenTimer = newAfterDraw(p.callbacks, p.revealer.expected)
	p.traceTimer = newAfterDraw(p.callbacks, func() {
		p.form.scrollTrace(p.session.State().Scroll)
		p.revealer.present()
	})
	p.linkPanel = newLinkPanel(p)
	if p.reopened {
		p.linkPanel.readFields()
	} else {
		p.linkPanel.openState(p.session.State())
	}
	p.sitePanel = newSitePanel(p, p.loadSite)
	host := p.form.host.Underlying()
	p.callbacks.on(host, "dragover", p.linkPanel.onDragOver)
	p.callbacks.on(host, "drop", p.linkPanel.onDrop)
	p.callbacks.on(host, "drop", p.sitePanel.onDrop)
	p.callbacks.on(host, "input", p.onInput)
	p.callbacks.on(host, "change", p.onChange)
	p.callbacks.on(host, "scroll", p.onScroll)
	p.callbacks.on(host, "click", p.onClick)
	p.listenToDrags(host)
	p.listenToScrubs(host)
	p.callbacks.on(host, "submit", p.onSubmit)
	p.callbacks.on(host, "pointerover", p.onPointerOver)
	p.callbacks.on(host, "keydown", p.onKeyDown)
	p.callbacks.on(host, "keyup", p.onKeyUp)
	p.callbacks.on(host, "focusout", p.onFocusOut)
	for _, field := range []js.Value{p.form.base, p.form.ref} {
		p.callbacks.on(field, "pointermove", p.onPointerInField)
		p.callbacks.on(field, "paste", p.onPaste)
		p.callbacks.on(field, "compositionstart", func(domEvent) { p.composing = true })
		p.callbacks.on(field, "compositionend", func(domEvent) {
			p.composing = false
			p.pauseTimer.start(speechPause)
		})
	}
	p.callbacks.on(js.Global(), "beforeprint", p.beforePrint)
	p.callbacks.on(js.Global(), "afterprint", p.afterPrint)
	pages := host
	if p.usesHash {
		pages = js.Global()
	}
	p.callbacks.on(pages, "keydown", p.onLectureKey)
	if p.usesHash {
		p.callbacks.on(js.Global().Get("document"), "fullscreenchange", p.onFullScreen)
		p.callbacks.on(js.Global(), "hashchange", p.onHashChange)
		p.callbacks.on(js.Global(), "popstate", p.onPopState)
		eachLanguageLink(func(link element) { p.callbacks.on(link.Underlying(), "click", p.onLanguageClick) })
		if list := themeList(); list.Truthy() {
			p.callbacks.on(list, "change", p.onThemeChange)
		}
	}
}

func (p *playground) handle() js.Value {
	handle := js.Global().Get("Object").New()
	handle.Set("set", p.callbacks.function(func(options js.Value) { p.applyOptions(options) }))
	handle.Set("dispose", p.callbacks.function(func(js.Value) { p.dispose() }))
	return handle
}

// dispatch performs an action and its effects, and draws the result.
func (p *playground) dispatch(a model.Action) {
	before := p.session.State()
	for _, effect := range p.session.Do(a) {
		p.perform(effect)
	}
	after := p.session.State()
	if !p.together && reportedState(after) != reportedState(before) {
		p.report(after)
	}
	if p.linkPanel != nil && after.Embedded {
		p.linkPanel.openState(after)
	}
	if after.Presents() && !before.Presents() { // which may have to wait for words
		p.joinRoom()
	}
	p.tellPlace()
	p.draw()
}

// reportedState returns the state as reported to the host page: without typing, scrolling, pointing, the browser's answer and
// the panels, except for the finding that a permalink names.
func reportedState(s model.State) model.State {
	finding := s.Site.Chosen
	s.Typing, s.Scroll, s.Point, s.Browser, s.LinkPanel, s.Site = false, 0, "", model.BrowserResult{}, model.LinkPanelState{}, model.SiteState{}
	s.Site.Chosen = finding
	return s
}

// draw lets Vecty draw the page if it has changed.
func (p *playground) draw() {
	switch {
	case p.initial == nil:
		return
	case !p.initial.done:
		p.initial.finish()
		return
	case p.page == p.session.Page():
		return
	}
	p.page = p.session.Page()
	p.form.labelFields(&p.page)
	p.form.showHeading(&p.page)
	p.form.showTaken(p.page.ClipboardNote)
	p.drawChecks() // first, being quick: they are drawn in one frame with the root, however long that takes
	p.root.Redraw(ui.Root(p.page, nil))
	p.showLinkPanel()
}

// showLinkPanel draws what is seen in the fields of the link view.
func (p *playground) showLinkPanel() {
	p.linkPanel.fill()
	p.linkPanel.drawMarks(p.page.Marks)
	p.linkPanel.showSide(p.session.State().LinkPanel.Side)
}

// fail shows the reason of a panic in a handler; the program goes on.
func (p *playground) fail(reason string) {
	p.session.Fail(reason)
	if p.onError.Type() == js.TypeFunction {
		p.onError.Invoke(toJS(wire.Object("message input",
			reason, quote(p.session.State().Base)+", "+quote(p.session.State().Ref))))
	}
	p.draw()
}

func (p *playground) dispose() {
	p.disposed = true
	p.sitePanel.end()
	p.linkPanel.stopScan()
	p.callbacks.release()
	p.revealer.end()
	p.form.remove()
}
