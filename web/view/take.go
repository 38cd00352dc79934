package view

import (
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
	if !v.resolution.Done {
		return clip(v.state.Ref)
	}
	return v.words.Get("take.fallback", "ref", clip(v.state.Ref), "base", clip(v.state.Base), "target", clip(v.resolution.Target.Text))
}
