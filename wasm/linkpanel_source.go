//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/ui"
	"uriplayground/web/wire"
)

// The source in its field, with the links marked under it.

// read returns pieces of the source.
func (l *linkPanel) read(spans []model.SourceSpan) []string {
	source, texts := asObject(l.source), make([]string, len(spans))
	for i, s := range spans {
		texts[i] = fromJS(source.Call("slice", s.Start, s.End))
	}
	return texts
}

// drawMarks lets Vecty draw the links under the field.
func (l *linkPanel) drawMarks(marks *page.Marks) {
	if marks == nil || l.marks != nil && l.marks.Key == marks {
		return
	}
	if l.marks == nil {
		place, ok := l.p.form.host.find("[data-marks]")
		if !ok {
			return
		}
		l.marks = ui.Marks(marks)
		if err := vecty.RenderIntoNode(place.Underlying(), l.marks); err != nil {
			panic(err)
		}
	} else {
		l.marks.Redraw(ui.Marks(marks))
	}
	l.markStale(false)
	if l.aligning {
		l.revealTimer.start(0)
	}
}

// markStale hides the marks while the text is another one.
func (l *linkPanel) markStale(yes bool) {
	place, ok := l.p.form.host.find("[data-marks]")
	switch {
	case !ok:
	case yes:
		place.Class().Add("stale")
	default:
		place.Class().Remove("stale")
	}
}

// showSide shows the source or the list where there is room for one.
func (l *linkPanel) showSide(side string) {
	if side == "" {
		side = "source"
	}
	fields, ok := l.p.form.host.find(".linkpanel-fields")
	if !ok || side == l.side {
		return
	}
	l.side = side
	fields.SetAttribute("data-side", side)
	l.p.form.host.each("[data-act=links-side]", func(b element) {
		b.SetAttribute("aria-pressed", strconv.FormatBool(b.GetAttribute("data-value") == side))
	})
}

// followSource keeps the marks in line with how far the field is scrolled.
func (l *linkPanel) followSource(field js.Value) {
	style, top := field.Get("parentNode").Get("style"), field.Get("scrollTop").Float()
	style.Call("setProperty", "--across", strconv.Itoa(field.Get("scrollLeft").Int())+"px")
	style.Call("setProperty", "--down", strconv.Itoa(int(top))+"px")
	l.p.dispatch(model.ScrollSource{Line: int(top / lineHeight(field))})
}

// lineHeight returns the height of a line of a field in CSS pixels.
func lineHeight(field js.Value) float64 {
	style := js.Global().Call("getComputedStyle", field)
	if height := js.Global().Call("parseFloat", style.Get("lineHeight")).Float(); height > 0 {
		return height
	}
	return page.RowHeight // of a "normal" line
}

// chooseAtCaret chooses the link that the caret is in, unless something is selected.
func (l *linkPanel) chooseAtCaret(field js.Value) {
	at := field.Get("selectionStart")
	if !at.Equal(field.Get("selectionEnd")) {
		return
	}
	before := asObject(asObject(field.Get("value")).Call("slice", 0, at))
	start := before.Call("lastIndexOf", "\n").Int() + 1
	l.p.dispatch(model.ChooseAt{Line: lines(before), Column: at.Int() - start + 1})
}

// lines returns the number of lines of a text.
func lines(text js.Value) int { return text.Call("split", "\n").Length() }

// place returns where a place of the source is in its field, which has line feeds for
// line breaks of two characters.
func (l *linkPanel) place(offset int) int {
	before := asObject(asObject(l.source).Call("slice", 0, offset))
	return offset - (before.Call("split", "\r\n").Length() - 1)
}

// selectSource selects a place of the source in its field, and scrolls there.
func (l *linkPanel) selectSource(at model.SelectSource) {
	field, ok := l.field("source")
	if !ok || !field.Get("value").Truthy() {
		return
	}
	l.showSide(l.p.session.State().LinkPanel.Side)
	field.Call("focus")
	field.Call("setSelectionRange", l.place(at.Start), l.place(at.End))
	l.scrollSource(lines(asObject(asObject(l.source).Call("slice", 0, at.Start))) - 1)
	l.aligning = true
	l.revealTimer.start(0)
}

// scrollSource scrolls the field to a line, from 0, if that is out of sight.
func (l *linkPanel) scrollSource(line int) {
	field, ok := l.field("source")
	if !ok {
		return
	}
	height := lineHeight(field)
	top, room := float64(line)*height-field.Get("scrollTop").Float(), field.Get("clientHeight").Float()
	if top < 0 || top+2*height > room {
		field.Set("scrollTop", max(0, float64(line)*height-room/3))
	}
}

// reveal shows the chosen link in the source and in the list, and what is known of it.
func (l *linkPanel) reveal(e model.RevealChosen) {
	if e.Line > 0 {
		l.scrollSource(e.Line - 1)
	}
	l.chosenAnew, l.scrollList, l.aligning = true, e.Row, true
	l.revealTimer.start(0)
}

// revealChosen does the same once all is drawn. The marks of the source may be drawn later.
func (l *linkPanel) revealChosen() {
	host, state := l.p.form.host, l.p.session.State().LinkPanel
	if list, ok := host.find(".window[data-scroll=linkpanel]"); ok && l.scrollList {
		list.Set("scrollTop", state.Scroll)
		l.scrollList = false
	}
	if pane, ok := host.find(".data-table.chosen"); ok && state.Side != "source" && l.chosenAnew {
		pane.Call("scrollIntoView", wire.Object("block", "nearest").Map())
	}
	l.chosenAnew = false
	l.alignSource(state.Chosen - 1)
}

// alignSource scrolls the source across to a link, if that is drawn.
func (l *linkPanel) alignSource(link int) {
	mark, ok := l.p.form.host.find("[data-marks] mark[data-link='" + strconv.Itoa(link) + "']")
	field, there := l.field("source")
	if ok && there && l.aligning {
		left, room := mark.Get("offsetLeft").Float(), field.Get("clientWidth").Float()
		if at := left - field.Get("scrollLeft").Float(); at < 0 || at > room-80 {
			field.Set("scrollLeft", max(0, left-room/8))
		}
		l.aligning = false
	}
}

// editSource replaces a place of the source, and selects the new text in its field, whose
// line breaks are other ones. What was typed since is read first: the place is not in that.
func (l *linkPanel) editSource(e model.EditSource) {
	if !l.typed.IsUndefined() {
		return
	}
	if field, ok := l.field("source"); ok && field.Get("value").Truthy() {
		field.Call("setRangeText", toJS(e.With), l.place(e.Start), l.place(e.End), "select")
	}
	source := asObject(l.source)
	before, after := asObject(source.Call("slice", 0, e.Start)), source.Call("slice", e.End)
	l.source = before.Call("concat", toJS(e.With), after)
}

// correct adds a part to the corrected source, and takes it with the last one to where the
// visitor wants it.
func (l *linkPanel) correct(part model.SourcePart) {
	source := asObject(l.source)
	if part.First {
		l.corrected, l.correctedTo, l.copyText = js.Global().Get("Array").New(), 0, js.Undefined()
		if part.How == "copy" {
			l.copyText = l.p.copyLater(sourceTaken)
		}
	}
	for i, at := range part.Spans {
		l.corrected.Call("push", source.Call("slice", l.correctedTo, at.Start), toJS(part.Texts[i]))
		l.correctedTo = at.End
	}
	if !part.Last {
		return
	}
	l.corrected.Call("push", source.Call("slice", l.correctedTo))
	text := l.corrected.Call("join", "")
	l.corrected = js.Undefined()
	switch {
	case part.How != "copy":
		beginning := asObject(l.source).Call("slice", 0, sourceName)
		l.saveText("page."+model.FileExtension(l.format, fromJS(beginning)), text)
	case l.copyText.Truthy():
		l.copyText.Invoke(js.Global().Get("Blob").New([]any{text}, wire.Object("type", "text/plain").Map()))
	default:
		l.p.write("writeText", text, sourceTaken)
	}
}

func sourceTaken(ok bool) model.Action { return model.ClipboardAnswer{What: "source", OK: ok} }
