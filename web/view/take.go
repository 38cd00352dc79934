package view

import (
	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// fallback is what an embed of the view says where no script runs.
func (v *view) fallback() string {
	clip := func(text string) string { return page.Clip(text, copiedBytes) }
	if v.state.View == model.LessonView {
		return v.words.Get("view.lesson")
	}
	if _, shown := v.state.Field("text"); shown || v.state.View == model.LinksView {
		return clip(v.state.Text)
	}
	by := core.ResolveBy(v.state.Base, v.state.Ref, v.state.Dialects.Dialect, v.state.Options, v.toASCII)
	if !by.Done || by.CurrentDocument {
		return clip(v.state.Ref)
	}
	return v.words.Get("take.fallback", "ref", clip(v.state.Ref), "base", clip(v.state.Base), "target", clip(by.Target.Text))
}
