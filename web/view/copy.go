package view

import (
	"strings"

	"uriplayground/core"
	"uriplayground/web/export"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// copyPanel returns the buttons that copy, and the outcome. What the browser
// refuses to copy is shown, to be copied by hand. Lessons have worksheets, and the first
// links that are found would push it away.
func (v *view) copyPanel() *page.Table {
	view := v.State.ViewShown()
	if view.Lessons || view.Source && v.Links.NoneYet() {
		return nil
	}
	s := v.Table("copy", "copy.title", "")
	if !v.State.Embedded { // a page with an embed has an address of its own
		s.AddButton("take-link", "", v.Words.Get("take.link")).Group = v.Words.Get("copy.state")
		s.AddButton("take-embed", "", v.Words.Get("take.embed"))
	}
	for i, name := range export.Formats() {
		b := s.AddButton("copy", name, v.Words.Get("copy."+name))
		if i == 0 {
			b.Group = v.Words.Get("copy.tables")
		}
	}
	if view.Resolution && view.Plays && v.Resolution.Done && v.Other == nil {
		v.addPictures(s)
	}
	if v.State.Copied == "" {
		return v.Collapsed(s)
	}
	format := v.Words.Get("copy." + v.State.Format)
	s.Note = v.Words.Get(v.State.Copied, "format", format, "what", v.copied())
	if v.State.Copied == "copy.refused" {
		s.Heads, s.Window = []string{format}, &page.Window{Count: 1} // it may be long
		refused := v.State.Line
		if refused == "" {
			refused = export.Tables(v.record(), v.State.Format).String()
		}
		s.AddRow("", render.CodeCell(refused))
	}
	return s
}

// copied names what was copied: the line that shows a picture, or tables.
func (v *view) copied() string {
	if v.State.Line != "" {
		return v.State.Saved.Name
	}
	var titles []string
	for _, t := range v.record() {
		if len(t.Heads) > 0 {
			titles = append(titles, t.Title)
		}
	}
	return page.Clip(strings.Join(titles, "; "), render.CopiedBytes)
}

// addPictures adds the buttons that save pictures, and, for the one that was saved last, those that copy
// the line that shows it.
func (v *view) addPictures(s *page.Table) {
	for _, show := range []struct{ name, word string }{{"target", "target.title"}, {"machine", "machine.title"}, {"run", "copy.run"}} {
		if show.name == "run" && (v.State.Hides() || !v.Summary.Dots) {
			continue
		}
		for _, kind := range []string{"svg", "png"} {
			b := s.AddButton("save", show.name+"."+kind, v.Words.Get(show.word)+" ("+strings.ToUpper(kind)+")")
			if show.name == "target" && kind == "svg" {
				b.Group = v.Words.Get("copy.pictures")
			}
		}
		if note := v.SavedNote(show.name + "."); note != "" {
			s.Note = note
		}
	}
	if file := v.State.Saved.Name; s.Note != "" && !v.State.Saved.Failed {
		for _, kind := range []string{"html", "markdown"} {
			s.AddButton("save", file+"."+kind, v.Words.Get("copy.image", "format", v.Words.Get("copy."+kind), "name", file))
		}
	}
}

// record returns the tables of the view with all steps made.
func (v *view) record() []*page.Table {
	whole, all := *v.Context, *v
	v, v.Context = &all, &whole
	shown := v.State.Shown()
	v.State.Step, v.Whole = model.End, true
	if v.State.Hides() {
		v.State.Step = shown
	}
	if tables := v.tablesOf(); tables != nil {
		return tables(v)
	}
	return v.played().makers.exported(v)
}

// fallback returns what an embed of the view says where no script runs.
func fallback(v *render.Context) string {
	clip := func(text string) string { return page.Clip(text, render.CopiedBytes) }
	view := v.State.ViewShown()
	if view.Lessons {
		return v.Words.Get("view.lesson")
	}
	if _, shown := v.State.Field("text"); shown || view.Source {
		return clip(v.State.Text)
	}
	by := core.ResolveBy(v.State.Base, v.State.Ref, v.State.Dialects.Dialect, v.State.Options, v.ToASCII)
	if !by.Done || by.CurrentDocument || v.State.HidesTarget() {
		return clip(v.State.Ref)
	}
	return v.Words.Get("take.fallback", "ref", clip(v.State.Ref), "base", clip(v.State.Base), "target", clip(by.Target.Text))
}
