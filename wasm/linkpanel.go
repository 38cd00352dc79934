//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/ui"
	"uriplayground/web/wire"
)

// linkPanel is the part of the link view that Vecty does not draw: the source, its
// scan, and exported files. Long work is done in slices, between which the browser
// handles events.
type linkPanel struct {
	p           *playground
	source      js.Value // a string, of which the session has the links; the field shows it if it is not too long
	typed       js.Value // what the field contains instead since it was typed in; else undefined
	scanner     js.Value // static/linkscan.js, once loaded
	starting    bool     // waiting for scanner
	run         int      // counts the scans
	generator   js.Value // of the running scan; else undefined
	result      js.Value // of the finished scan; else undefined
	sent        int      // number of its links that the session has
	format      string
	fileName    string // of the source, where it is that of a file
	readAs      model.ReadAs
	typingTimer *timer // waits for a pause in typing
	sliceTimer  *timer // runs the next slice of the scan
	workTimer   *timer // runs the next slice of the session's work
	revealTimer *timer // scrolls to the chosen link once it is drawn
	chosenAnew  bool   // it has not been scrolled to
	scrollList  bool   // the list is to be scrolled to its row, too
	aligning    bool   // and the source across to it, once that is drawn
	marks       *ui.Part
	side        string // that the fields show where there is room for one
	progress    progress
	parts       map[string]js.Value         // of the files that are written, by their names
	corrected   js.Value                    // parts of the corrected source, up to
	correctedTo int                         // here in the source
	copyText    js.Value                    // hands the corrected source to the clipboard that waits for it; else undefined
	agreed      struct{ base, text string } // what state and fields of an embed last agreed on
	file        bool                        // the source is that of a file
	built       bool                        // its fields are there
	loads       int                         // counts what became the source: a file that is read may be an earlier one
}

const (
	typingPause = 300    // milliseconds
	fieldLimit  = 200000 // UTF-16 code units of the longest file that the field shows
)

func newLinkPanel(p *playground) *linkPanel {
	l := &linkPanel{p: p, source: js.ValueOf(""), parts: map[string]js.Value{}, progress: progress{clock: newClock()}}
	_, l.built = l.field("source")
	l.typingTimer = newTimer(p.callbacks, "Timeout", func() {
		l.reportSource()
		p.dispatch(model.SourceChanged{})
	})
	l.sliceTimer = newTimer(p.callbacks, "Timeout", l.scanSlice)
	l.workTimer = newTimer(p.callbacks, "Timeout", l.workSlice)
	l.revealTimer = newAfterDraw(p.callbacks, l.revealChosen)
	return l
}

// workSlice lets the session work for one slice.
func (l *linkPanel) workSlice() {
	more, silent := l.progress.slice()
	l.p.dispatch(model.Work{More: more, Silent: silent})
}

// perform performs an effect of the link view.
func (l *linkPanel) perform(effect model.Effect) {
	switch e := effect.(type) {
	case model.ScanSource:
		l.startScan(e.Format)
	case model.StopScan:
		l.stopScan()
	case model.RequestWork:
		l.workTimer.start(0)
	case model.AskBrowserRows:
		results := map[int]model.BrowserResult{}
		for i, link := range e.Links {
			if link.Base != "" && newURL(toJS(link.Base)).IsUndefined() {
				link.Base = "" // browsers pass over a base that they cannot read
			}
			results[i] = askBrowser(link)
		}
		l.p.dispatch(model.BrowserRows{Results: results})
	case model.PutSource:
		l.file = false
		l.setSource(toJS(e.Text), "")
		l.reportText(e.Text)
	case model.SelectSource:
		l.selectSource(e)
	case model.EditSource:
		l.editSource(e)
	case model.SyncLinkFields:
		l.syncFields(l.p.session.State().LinkPanel)
	case model.RevealChosen:
		l.reveal(e)
	case model.AskSource:
		l.p.dispatch(model.SourceRead{Spans: e.Spans, Texts: l.read(e.Spans)})
	case model.ExportPart:
		l.saveFile(e)
	case model.SourcePart:
		l.correct(e)
	}
}

// startScan scans the source, after loading static/linkscan.js if necessary.
func (l *linkPanel) startScan(format string) {
	l.stopScan()
	l.typingTimer.stop()
	if !l.typed.IsUndefined() {
		if !l.resembles(l.typed) {
			l.fileName = ""
		}
		l.source, l.typed = l.typed, js.Undefined()
	}
	l.run++
	l.format, l.readAs = format, model.ReadAs{By: "choice"}
	l.progress.shown = l.progress.now() // what is soon done is drawn once
	switch {
	case !l.source.Truthy():
		l.p.dispatch(model.SourceText{})
	case l.scanner.Truthy():
		l.beginScan(l.scanner, true)
	case l.p.loadScanner.Type() == js.TypeFunction:
		l.starting = true
		l.p.callbacks.onSettled(l.p.loadScanner.Invoke(), func(scanner js.Value, ok bool) {
			if l.starting {
				l.beginScan(scanner, ok)
			}
		})
	}
}

// beginScan begins the scan with the loaded scanner. It is null, or ok is false, if
// it could not be loaded.
func (l *linkPanel) beginScan(scanner js.Value, ok bool) {
	if !ok || !scanner.Truthy() {
		l.failed("linkscan.js")
		return
	}
	l.scanner = scanner
	if l.format == "auto" {
		found, ok := l.ask(scanner, "recognize", l.source, toJS(l.fileName))
		if !ok {
			return
		}
		l.format = found.Get("format").String()
		l.readAs = model.ReadAs{By: found.Get("by").String(), Sign: fromJS(found.Get("sign"))}
	}
	l.readAs.Format = l.format
	if !scanner.Call("reads", l.format).Bool() {
		l.p.dispatch(model.SourceText{Text: fromJS(l.source), ReadAs: l.readAs})
		return
	}
	if !scanner.Call("wants", l.source, l.format).Bool() {
		l.readSource()
		return
	}
	l.starting = true
	run := l.run
	l.p.callbacks.onSettled(scanner.Call("prepare", l.source, l.format), func(js.Value, bool) {
		if l.starting && l.run == run { // and not for another source by now
			l.readPrepared()
		}
	})
}

// readPrepared begins to read with what was fetched for the format.
func (l *linkPanel) readPrepared() {
	l.starting = false
	if lacks := l.scanner.Call("lacks", l.source, l.format).String(); lacks != "" {
		l.failed(lacks + ".js")
		return
	}
	l.readSource()
}

// readSource begins to read the source.
func (l *linkPanel) readSource() {
	l.generator, l.result, l.sent = l.scanner.Call("scanLinks", l.source, l.format), js.Undefined(), 0
	l.sliceTimer.start(0)
}

// resembles reports whether a text begins or ends as the source does, so that it is the same one
// after some typing.
func (l *linkPanel) resembles(text js.Value) bool {
	part := func(of js.Value, bounds ...any) string { return fromJS(asObject(of).Call("slice", bounds...)) }
	return part(text, 0, sourceName) == part(l.source, 0, sourceName) || part(text, -sourceName) == part(l.source, -sourceName)
}

// ask calls the scanner. What it throws ends the scan with a notice.
func (l *linkPanel) ask(of js.Value, method string, args ...any) (answer js.Value, ok bool) {
	defer func() {
		switch err := recover().(type) {
		case nil:
		case js.Error:
			l.failed(thrown(err.Value))
		default:
			panic(err)
		}
	}()
	return of.Call(method, args...), true
}

// sourceName is how much of a source names it, in UTF-16 code units.
const sourceName = 80

// failed ends the scan with a notice.
func (l *linkPanel) failed(reason string) {
	l.stopScan()
	l.p.dispatch(model.ScanFailed{Source: fromJS(asObject(l.source).Call("slice", 0, sourceName)), Reason: reason})
}

// scanSlice runs a slice of the scan, or passes links to the session.
func (l *linkPanel) scanSlice() {
	if !l.result.IsUndefined() {
		l.sendLinks()
		return
	}
	percent := 0
	more, silent := l.progress.slice()
	for more() {
		step, ok := l.ask(l.generator, "next")
		if !ok {
			return
		}
		if step.Get("done").Bool() {
			l.result = step.Get("value")
			break
		}
		percent = int(100 * step.Get("value").Float())
	}
	l.p.dispatch(model.LinksFound{Percent: percent, Silent: silent})
	l.sliceTimer.start(0)
}

// sendLinks passes the next batch of links to the session, and after the last one
// the other results of the scan.
func (l *linkPanel) sendLinks() {
	list := l.result.Get("links")
	if total := list.Length(); l.sent < total {
		batch, ok := l.ask(l.scanner, "packPortion", list, l.sent)
		if !ok {
			return
		}
		found := unpack(batch)
		l.sent += len(found)
		l.p.dispatch(model.LinksFound{Links: found, Percent: 100, Silent: l.progress.tooSoon()})
		l.sliceTimer.start(0)
		return
	}
	end := model.ScanDone{Omissions: omissionsOf(l.result), ReadAs: l.readAs}
	if base := l.result.Get("base"); base.Truthy() {
		end.Base = core.Source{Text: fromJS(base.Get("ref")), Given: true}
		end.By = base.Get("context").String()
		end.Place = placeOf(base)
	}
	ignored := l.result.Get("ignored")
	for i := range min(ignored.Length(), 3) {
		claim := ignored.Index(i)
		end.Claims = append(end.Claims, model.Claim{Name: claim.Get("context").String(), Text: fromJS(claim.Get("ref"))})
	}
	if bases, ok := l.ask(l.scanner, "packedBases", l.result.Get("bases")); ok {
		end.Bases = unpackBases(bases)
	}
	l.generator, l.result = js.Undefined(), js.Undefined()
	l.p.dispatch(end)
}

// stopScan stops the scan.
func (l *linkPanel) stopScan() {
	l.starting = false
	l.sliceTimer.stop()
	l.workTimer.stop()
	l.generator, l.result = js.Undefined(), js.Undefined()
}

// placeOf returns the place of what the scanner found.
func placeOf(found js.Value) links.SourceRange {
	return links.SourceRange{Start: uint32(found.Get("start").Int()), End: uint32(found.Get("end").Int())}
}

// unpack returns the links that static/linkscan.js packed.
func unpack(batch js.Value) []links.Link { return wire.Unpack(packed(batch)) }

// unpackBases returns the bases that it packed.
func unpackBases(batch js.Value) []links.Base { return wire.UnpackBases(packed(batch)) }

func packed(batch js.Value) (text string, numbers []byte) {
	numbers = make([]byte, batch.Get("numbers").Length())
	js.CopyBytesToGo(numbers, batch.Get("numbers"))
	return fromJS(batch.Get("text")), numbers
}
