//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/model"
)

// field returns the field with that name, if any.
func (l *linkPanel) field(name string) (js.Value, bool) {
	e, ok := l.p.form.host.find("[data-linkpanel=" + name + "]")
	return e.Underlying(), ok
}

// onInput handles the fields of the link panel.
func (l *linkPanel) onInput(event domEvent) {
	l.fieldChanged(event.data("linkpanel"), event.target().Value)
}

// fieldChanged reads a field.
func (l *linkPanel) fieldChanged(name string, target js.Value) {
	switch name {
	case "source":
		l.loads++
		l.typed = target.Get("value")
		l.markStale(true)
		l.typingTimer.start(typingPause)
	case "file":
		if file := target.Get("files").Index(0); file.Truthy() {
			defer target.Set("value", "") // the same choice again is a change then
			l.loadFile(file)
		}
	case "defang":
		value := ""
		if target.Get("checked").Bool() {
			value = "on"
		}
		l.p.dispatch(model.SetLinkField{Field: name, Value: value})
	default:
		value := fromJS(target.Get("value"))
		l.p.dispatch(model.SetLinkField{Field: name, Value: value})
		if name == "retrieval" {
			l.reportBase(value)
		}
	}
}

// reportBase lets the state of an embed, of which its host is told, have the address of the page.
func (l *linkPanel) reportBase(base string) {
	if s := l.p.session.State(); s.Embedded && s.Base != base {
		l.agreed.base = base
		l.p.dispatchAndSync(model.SetTexts{Base: base, Ref: s.Ref})
	}
}

// reportSource lets the state of an embed have the source that was typed. Of what is in a file
// no host is told.
func (l *linkPanel) reportSource() {
	if l.typed.IsUndefined() || !l.p.session.State().Embedded {
		return
	}
	text := fromJS(l.typed)
	if l.file = l.file && text != ""; l.file {
		text = ""
	}
	l.reportText(text)
}

func (l *linkPanel) reportText(text string) {
	if s := l.p.session.State(); s.Embedded && s.Text != text {
		l.agreed.text = text
		l.p.dispatchAndSync(model.SetText{Text: text})
	}
}

// setField sets a field to a pending value, which is cleared.
func (l *linkPanel) setField(name string, value *js.Value) {
	field, ok := l.field(name)
	if !ok || value.IsUndefined() {
		return
	}
	field.Set("value", *value)
	l.fieldChanged(name, field)
	*value = js.Undefined()
}

// onDragOver allows dropping files onto the views of links and of a site.
func (l *linkPanel) onDragOver(event domEvent) {
	s := l.p.session.State()
	if view := s.ViewShown(); view.Source || view.Files {
		event.PreventDefault()
	}
}

func (l *linkPanel) onDrop(event domEvent) {
	file := event.Get("dataTransfer").Get("files").Index(0)
	if s := l.p.session.State(); !s.ViewShown().Source || s.ReadOnly || !file.Truthy() {
		return
	}
	event.PreventDefault()
	if !l.p.sitePanel.offerFolder(event) {
		l.loadFile(file)
	}
}

// loadFile reads a file, unless there is another source by the time its beginning is known: an
// archive is offered as a site.
func (l *linkPanel) loadFile(file js.Value) {
	l.loads++
	number := l.loads
	l.p.callbacks.onSettled(file.Call("slice", 0, archiveHead).Call("text"), func(head js.Value, ok bool) {
		if number == l.loads && (!ok || !l.p.sitePanel.offerArchive(file, fromJS(head))) {
			l.loadText(file)
		}
	})
}

// loadText makes the text of a file the source, unless there is another one by the time it
// is read. The browser may be unable to read it.
func (l *linkPanel) loadText(file js.Value) {
	number := l.loads
	l.p.callbacks.onSettled(file.Call("text"), func(value js.Value, ok bool) {
		switch {
		case number != l.loads:
		case ok:
			l.file = true
			l.setSource(value, fromJS(file.Get("name")))
			l.reportText("")
		default:
			l.p.dispatch(model.ScanFailed{Source: fromJS(file.Get("name")), Reason: thrown(value)})
		}
	})
}

// setSource makes a text the source, that of a file if that has a name.
func (l *linkPanel) setSource(text js.Value, fileName string) {
	l.loads++
	l.source, l.typed, l.fileName = text, js.Undefined(), fileName
	l.showSource()
	l.p.dispatch(model.SourceChanged{})
}

// showSource shows the source in its field, if it is not too long.
func (l *linkPanel) showSource() {
	field, ok := l.field("source")
	if !ok {
		return
	}
	shown := js.ValueOf("")
	if asObject(l.source).Length() <= fieldLimit {
		shown = l.source
	}
	field.Set("value", shown)
}

// fill shows what there is in fields that were built only now, as in an embed.
func (l *linkPanel) fill() {
	s := l.p.session.State()
	if l.built || !s.ViewShown().Source {
		return
	}
	if _, l.built = l.field("source"); l.built {
		l.showSource()
		l.syncFields(s.LinkPanel)
	}
}

// openState takes source and address from the state, as set by a permalink, or what of it
// the host of an embed has changed.
func (l *linkPanel) openState(s model.State) {
	if !s.ViewShown().Source || s.Text == "" && !s.Embedded {
		return
	}
	was := l.agreed
	l.agreed.base, l.agreed.text = s.Base, s.Text
	if !s.Embedded || s.Base != was.base {
		if field, ok := l.field("retrieval"); ok {
			field.Set("value", toJS(s.Base))
		}
		l.p.dispatch(model.SetLinkField{Field: "retrieval", Value: s.Base})
	}
	if !s.Embedded || s.Text != was.text {
		l.file = false
		l.setSource(toJS(s.Text), "")
	}
}

// readFields reads what is in the fields, where they are seen.
func (l *linkPanel) readFields() {
	if s := l.p.session.State(); s.ViewShown().Source {
		l.p.form.host.each("[data-linkpanel]:not([type=file])", func(e element) { l.fieldChanged(e.GetAttribute("data-linkpanel"), e.Underlying()) })
	}
}

// syncFields updates the fields that buttons can set from the state.
func (l *linkPanel) syncFields(s model.LinkPanelState) {
	for _, name := range [...]string{"search", "level", "retrieval", "redirected", "encapsulating", "fallback"} {
		if field, ok := l.field(name); ok {
			field.Set("value", toJS(s.Field(name)))
		}
	}
}
