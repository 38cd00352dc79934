//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/model"
)

// pendingHostValues holds values that the host of an embed has set for fields of
// the link view before that view exists.
type pendingHostValues struct{ text, base js.Value }

// applyOptions applies the options of mount, or those that the host of an embed
// sets later. The host is told of all that they change at once.
func (p *playground) applyOptions(options js.Value) {
	before := reportedState(p.session.State())
	p.together = true
	defer func() {
		p.together = false
		if now := p.session.State(); reportedState(now) != before {
			p.report(now)
		}
	}()
	if v := option(options, "link"); v.Type() == js.TypeString {
		p.dispatch(model.OpenPermalink{Fragment: fromJS(v)})
	}
	p.applyLessonOptions(options)
	p.applyTexts(options)
	for name := range switches(p.session.State()) {
		if v := option(options, name); v.Type() == js.TypeBoolean {
			p.dispatch(model.SetOption{Name: name, On: v.Bool()})
		}
	}
	if v := option(options, "lang"); v.Type() == js.TypeString {
		p.dispatch(model.SetLang{Lang: v.String()})
	}
	p.applyDialect(options)
	if v := option(options, "expect"); v.Type() == js.TypeString {
		p.dispatch(model.SetExpected{Target: fromJS(v)})
	}
	p.applyStep(options, before)
	p.applyViewOptions(options)
	p.applyAuthored(options, before)
	p.form.applyOptions(options)
	p.form.sync(p.session.State())
	p.applyPending()
}

// applyTexts applies the options view, base, ref and text. What a host has set it
// means for any view.
func (p *playground) applyTexts(options js.Value) {
	texts := model.SetTexts{Base: p.session.State().Base, Ref: p.session.State().Ref}
	if v := option(options, "base"); v.Type() == js.TypeString {
		texts.Base, p.pending.base, p.textsGiven = fromJS(v), v, true
	}
	if v := option(options, "ref"); v.Type() == js.TypeString {
		texts.Ref, p.textsGiven = fromJS(v), true
	}
	running := model.SetText{Text: p.session.State().Text}
	if v := option(options, "view"); v.Type() == js.TypeString {
		p.dispatch(model.SetView{Name: v.String()})
	}
	now := p.session.State()
	if p.textsGiven && texts != (model.SetTexts{Base: now.Base, Ref: now.Ref}) {
		p.dispatch(texts)
	}
	if p.textGiven && running.Text != now.Text {
		p.dispatch(running)
	}
	if v := option(options, "text"); v.Type() == js.TypeString {
		p.dispatch(model.SetText{Text: fromJS(v)})
		p.pending.text, p.textGiven = v, true
	}
}

// applyDialect applies the option dialect.
func (p *playground) applyDialect(options js.Value) {
	if v := option(options, "dialect"); v.Type() == js.TypeString {
		p.dispatch(model.SetDialect{Name: v.String()})
	}
}

// applyStep applies the option step. Where it comes with another run than that of before,
// the steps up to it need no prediction, as when both are options of mount.
func (p *playground) applyStep(options js.Value, before model.State) {
	v := option(options, "step")
	if v.Type() != js.TypeNumber {
		return
	}
	now := p.session.State()
	p.dispatch(model.StartAt{N: v.Int(), Anew: otherRun(&now, &before)})
}

// otherRun reports whether the steps of two states are of different runs.
func otherRun(a, b *model.State) bool {
	return a.Base != b.Base || a.Ref != b.Ref || a.Options != b.Options
}

// applyAuthored applies the options hide, ask and notes: also those of before to another run that the host
// asks for.
func (p *playground) applyAuthored(options js.Value, before model.State) {
	now := p.session.State()
	anew := p.authored != nil && otherRun(&now, &before)
	for _, o := range []struct {
		name   string
		action func(text string) model.Action
	}{
		{"hide", func(text string) model.Action { return model.SetHide{What: text} }},
		{"ask", func(text string) model.Action { return model.SetAsk{Steps: text} }},
		{"notes", func(text string) model.Action { return model.SetNotes{Text: text} }},
	} {
		v := option(options, o.name)
		if v.Type() == js.TypeString {
			if p.authored == nil {
				p.authored = map[string]string{}
			}
			p.authored[o.name] = fromJS(v)
		}
		if text := p.authored[o.name]; v.Type() == js.TypeString || anew && text != "" {
			p.dispatch(o.action(text))
		}
	}
}

// applyViewOptions applies the options predict, panes, readonly and theme.
func (p *playground) applyViewOptions(options js.Value) {
	if v := option(options, "predict"); v.Type() == js.TypeBoolean && v.Bool() != p.session.State().Predict.On {
		p.dispatch(model.CommandAction("predict", map[bool]string{true: "on", false: "off"}[v.Bool()]))
	}
	if v := option(options, "panes"); v.Type() == js.TypeBoolean {
		p.dispatch(model.FoldPanes{On: !v.Bool()})
	}
	if v := option(options, "readonly"); v.Type() == js.TypeBoolean {
		p.dispatch(model.SetReadOnly{On: v.Bool()})
	}
	if v := option(options, "theme"); v.Type() == js.TypeString {
		p.dispatch(model.SetTheme{Name: v.String()})
	}
}

// applyLessonOptions applies the option progress, and opens the lesson and the exercise given by the options, unless a link
// has opened them: opened once more they begin anew.
func (p *playground) applyLessonOptions(options js.Value) {
	if v := option(options, "progress"); v.Type() == js.TypeString {
		p.dispatch(model.SetProgress{Text: fromJS(v)})
	}
	l := p.session.State().Learning
	linked := option(options, "link").Type() == js.TypeString
	for _, o := range []struct{ name, opened string }{
		{"lesson", l.Lesson}, {"level", strconv.Itoa(l.Level)}, {"exercise", strconv.Itoa(l.Exercise)}, {"seed", l.SeedText()},
	} {
		v := option(options, o.name)
		if v.IsUndefined() {
			continue
		}
		if value := js.Global().Call("String", v).String(); !linked || value != o.opened {
			p.dispatch(model.CommandAction(o.name, value))
		}
	}
}

// applyOptions applies the options that show or hide the controls and make the
// fields read-only.
func (f *form) applyOptions(options js.Value) {
	if controls := option(options, "controls"); controls.Type() == js.TypeBoolean {
		f.host.SetAttribute("data-controls", map[bool]string{true: "on", false: "off"}[controls.Bool()])
	}
	if preset := option(options, "preset"); preset.Type() == js.TypeString {
		f.host.SetAttribute("data-preset", preset.String())
	}
	if readonly := option(options, "readonly"); readonly.Type() == js.TypeBoolean {
		f.lock(readonly.Bool())
	}
}

// applyPending sets the fields of the link view to the pending values, once that
// view is shown.
func (p *playground) applyPending() {
	if s := p.session.State(); p.linkPanel == nil || !s.ViewShown().Source || s.Embedded {
		return // an embed has them in its state
	}
	p.linkPanel.setField("retrieval", &p.pending.base)
	p.linkPanel.setField("source", &p.pending.text)
}

// option returns a property of the options, which may be undefined.
func option(options js.Value, name string) js.Value {
	if options.Type() != js.TypeObject {
		return js.Undefined()
	}
	return options.Get(name)
}
