//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core"
	"uriplayground/web/play"
)

// desk is the view of links outside of Vecty: the source, who reads it, and what
// is saved. Whatever takes long is done in slices, between which the page has
// time for other things.
type desk struct {
	p         *playground
	source    js.Value // the string that is looked at; the field shows it if it is not too long
	harvester js.Value // static/linkscan.js, once it is loaded
	awaited   bool     // it is to begin as soon as it is
	reading   js.Value // its generator; undefined when nothing is read
	done      js.Value // what it has returned
	sent      int      // links of it that are handed over
	format    string
	typing    *timer // waits for a pause
	slice     *timer // reads on
	work      *timer // lets the session go on
	reveal    *timer // waits until the chosen link is drawn
	clock     js.Value
	drawn     float64 // when progress was shown last
	parts     js.Value
}

const (
	typingPause = 300    // milliseconds
	sliceTime   = 12     // milliseconds that a slice takes at least
	drawTime    = 150    // milliseconds between two drawings of the progress
	batch       = 4000   // links that are handed over at once
	fieldLimit  = 200000 // UTF-16 code units of a file that the field shows
)

func newDesk(p *playground) *desk {
	d := &desk{p: p, source: js.ValueOf(""), clock: js.Global().Get("performance")}
	d.typing = newTimer(p.events, "Timeout", func() { p.do(play.SourceChanged{}) })
	d.slice = newTimer(p.events, "Timeout", d.readOn)
	d.work = newTimer(p.events, "Timeout", d.goOn)
	d.reveal = newTimer(p.events, "Timeout", d.revealChosen)
	return d
}

// goOn lets the session work for the time of a slice.
func (d *desk) goOn() {
	start := d.now()
	d.p.do(play.Work{More: func() bool { return d.now()-start < sliceTime }, Silent: d.silent(start)})
}

// silent tells whether it is too early to show the progress again.
func (d *desk) silent(now float64) bool {
	silent := now-d.drawn < drawTime
	if !silent {
		d.drawn = now
	}
	return silent
}

// field is the field of that name, and whether there is one.
func (d *desk) field(name string) (js.Value, bool) {
	e, ok := d.p.shell.host.find("[data-desk=" + name + "]")
	return e.Underlying(), ok
}

// input hears the fields of the view.
func (d *desk) input(event js.Value) {
	d.fill(dataset(event, "desk"), event.Get("target"))
}

// fill takes what a field holds.
func (d *desk) fill(name string, target js.Value) {
	switch name {
	case "source":
		d.source = target.Get("value")
		d.typing.start(typingPause)
	case "file":
		if file := target.Get("files").Index(0); file.Truthy() {
			d.load(file)
		}
	case "defang":
		value := ""
		if target.Get("checked").Bool() {
			value = "on"
		}
		d.p.do(play.SetLinkField{Field: name, Value: value})
	default:
		d.p.do(play.SetLinkField{Field: name, Value: fromJS(target.Get("value"))})
	}
}

// tell fills a field from outside, once.
func (d *desk) tell(name string, value *js.Value) {
	field, ok := d.field(name)
	if !ok || value.IsUndefined() {
		return
	}
	field.Set("value", *value)
	d.fill(name, field)
	*value = js.Undefined()
}

// over lets files be dropped while the view is there.
func (d *desk) over(event js.Value) {
	if d.p.session.State().View == "links" {
		event.Call("preventDefault")
	}
}

func (d *desk) drop(event js.Value) {
	file := event.Get("dataTransfer").Get("files").Index(0)
	if d.p.session.State().View == "links" && file.Truthy() {
		event.Call("preventDefault")
		d.load(file)
	}
}

// load takes over the text of a file, which the browser may be unable to read.
func (d *desk) load(file js.Value) {
	d.p.events.settled(file.Call("text"), func(value js.Value, ok bool) {
		if ok {
			d.take(value)
		} else {
			d.p.do(play.ScanFailed{Reason: thrown(value)})
		}
	})
}

// take takes a text as the source.
func (d *desk) take(text js.Value) {
	d.source = text
	if field, ok := d.field("source"); ok {
		shown := js.ValueOf("")
		if methods(text).Length() <= fieldLimit {
			shown = text
		}
		field.Set("value", shown)
	}
	d.p.do(play.SourceChanged{})
}

// open takes source and base from the state, where an embed and a permalink have
// them.
func (d *desk) open(s play.State) {
	if s.View != "links" || s.Text == "" && !s.Embedded {
		return
	}
	if field, ok := d.field("retrieval"); ok {
		field.Set("value", toJS(s.Base))
	}
	d.p.do(play.SetLinkField{Field: "retrieval", Value: s.Base})
	d.take(toJS(s.Text))
}

// perform does what an action asks for.
func (d *desk) perform(effect play.Effect) {
	switch e := effect.(type) {
	case play.ScanSource:
		d.harvest(e.Format)
	case play.StopScan:
		d.stop()
	case play.RequestWork:
		d.work.start(0)
	case play.AskBrowserRows:
		says := map[int]play.BrowserResult{}
		for i, ref := range e.Refs {
			says[i] = askBrowser(play.AskBrowser{Base: e.Base, Ref: ref})
		}
		d.p.do(play.BrowserRows{Results: says})
	case play.PutSource:
		d.take(toJS(e.Text))
	case play.SelectSource:
		d.selectSource(e)
	case play.EditSource:
		d.edit(e)
	case play.SyncLinkFields:
		d.sync(d.p.session.State().LinkPanel)
	case play.RevealChosen:
		d.reveal.start(drawPause)
	case play.ExportPart:
		d.save(e)
	}
}

// harvest begins to read the source.
func (d *desk) harvest(format string) {
	d.stop()
	d.format = format
	switch {
	case !d.source.Truthy():
		d.p.do(play.SourceText{Format: "text"})
	case d.harvester.Truthy():
		d.begin(d.harvester, true)
	case d.p.loader.Type() == js.TypeFunction:
		d.awaited = true
		d.p.events.settled(d.p.loader.Invoke(), func(harvester js.Value, ok bool) {
			if d.awaited {
				d.begin(harvester, ok)
			}
		})
	}
}

// begin begins once the harvester is there; null, or not ok, says that it is not to
// be had.
func (d *desk) begin(harvester js.Value, ok bool) {
	if !ok || !harvester.Truthy() {
		d.p.do(play.ScanFailed{Reason: "linkscan.js"})
		return
	}
	d.harvester = harvester
	if d.format == "auto" {
		d.format = harvester.Call("detect", d.source).String()
	}
	if !harvester.Call("reads", d.format).Bool() {
		d.p.do(play.SourceText{Text: fromJS(d.source), Format: d.format})
		return
	}
	d.reading, d.done, d.sent = harvester.Call("scanLinks", d.source, d.format), js.Undefined(), 0
	d.slice.start(0)
}

// readOn reads a slice, or hands over links.
func (d *desk) readOn() {
	if !d.done.IsUndefined() {
		d.handOver()
		return
	}
	percent, start := 0, d.now()
	for d.now()-start < sliceTime {
		step := d.reading.Call("next")
		if step.Get("done").Bool() {
			d.done = step.Get("value")
			break
		}
		percent = int(100 * step.Get("value").Float())
	}
	d.p.do(play.LinksFound{Percent: percent, Silent: d.silent(start)})
	d.slice.start(0)
}

func (d *desk) now() float64 { return d.clock.Call("now").Float() }

// handOver hands a portion of the links over, and at the end the rest.
func (d *desk) handOver() {
	list := d.done.Get("links")
	if total := list.Length(); d.sent < total {
		portion := d.harvester.Call("pack", list, d.sent, min(d.sent+batch, total))
		d.sent = min(d.sent+batch, total)
		d.p.do(play.LinksFound{Links: unpack(portion), Percent: 100, Silent: d.silent(d.now())})
		d.slice.start(0)
		return
	}
	end := play.ScanDone{HTML: d.format != "markdown"}
	if base := d.done.Get("base"); base.Truthy() {
		end.Base = core.Source{Text: fromJS(base.Get("ref")), Given: true}
	}
	ignored := d.done.Get("ignored")
	for i := range min(ignored.Length(), 3) {
		claim := ignored.Index(i)
		end.Claims = append(end.Claims, play.Claim{Name: claim.Get("context").String(), Text: fromJS(claim.Get("ref"))})
	}
	d.reading, d.done = js.Undefined(), js.Undefined()
	d.p.do(end)
}

// stop stops reading.
func (d *desk) stop() {
	d.awaited = false
	d.typing.stop()
	d.slice.stop()
	d.work.stop()
	d.reading, d.done = js.Undefined(), js.Undefined()
}
