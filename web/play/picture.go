package play

import (
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view"
)

// Picture returns a picture of a resolution, as it leaves the playground; ok is false where there is
// nothing that it could show. What it says is in the language of the state, at its step.
func Picture(words i18n.Vocabulary, toASCII view.ToASCII, s model.State, a model.DrawPicture) (d page.Drawing, ok bool) {
	s.Glance = a.Show == "run" // so that its link leads to the same
	session := NewSession(words, toASCII, s)
	p := session.Page()
	return session.pages.DrawPicture(&session.state, &p, a)
}
