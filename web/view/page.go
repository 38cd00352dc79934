package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/checks"
	"uriplayground/web/view/finduris"
	"uriplayground/web/view/panes"
)

// checks checks base and reference by the grammar, and finds URIs in the text.
func (v *view) checks() [3]*page.Check {
	var list [3]*page.Check
	if f, _ := v.State.Field("text"); f.Finds {
		list[2] = finduris.FoundInText(v.Context)
	}
	if v.State.ViewShown().OwnChecks || v.readByTable() {
		return list // the tables say what they are
	}
	by := v.played()
	for text, name := range []string{core.TextBase: "base", core.TextRef: "ref"} {
		if f, shown := v.State.Field(name); shown {
			f.URI = f.URI && by.makers == &byRFC3986 // others have kinds of their own
			list[text] = checks.Check(by.Context, uint8(text), f)
		}
	}
	return list
}

// page returns all of the page but what depends on the language alone.
func (v *view) page() page.Page {
	p := page.Page{
		Title:      v.title(),
		Heading:    v.Words.Get("heading." + v.State.View),
		Lang:       v.Words.Lang,
		View:       v.State.View,
		Checks:     v.checks(),
		CursorText: checks.CursorText(v.Context),
		Fields:     v.fields(),
		Body:       v.body(),
	}
	if answer := page.AnswerOf(p.Body); answer != "" {
		p.Heading = answer
	}
	if !v.State.ViewShown().Plays {
		p.NoLecture = v.Words.Get("lecture.none")
	}
	if v.State.ViewShown().Source {
		p.Marks = checkpage.Marks(v.Context)
	}
	if !v.State.Folded || !v.State.ViewShown().Folds {
		p.CopyPanel = v.copyPanel()
	}
	if v.State.Example != "" {
		p.Chosen = panes.Chosen(v.Context)
	}
	if v.State.ClipboardNote != "" {
		p.ClipboardNote = v.Words.Get(v.State.ClipboardNote)
	}
	if v.State.Notice != "" {
		p.Notice = v.Words.Get(v.State.Notice)
	}
	return p
}

// rest says what comes of the fields once they rest. While somebody types, none is called wrong.
func (v *view) rest(p *page.Page) {
	for i, c := range p.Checks {
		p.Fields[i].Invalid = c != nil && c.Tone == "bad" && !v.State.Typing
	}
	p.Spoken = v.spoken(p)
}

// spoken says what comes of the fields: what is wrong in them, with the fix that is offered, and
// the target as one address. While somebody types it says nothing.
func (v *view) spoken(p *page.Page) string {
	if v.State.Typing {
		return ""
	}
	var list []string
	for i, c := range p.Checks {
		if !p.Fields[i].Invalid {
			continue
		}
		wrong := v.Words.Get("spoken.field", "field", p.Fields[i].Label, "verdict", c.Verdict)
		if len(c.Faults) > 0 {
			wrong += " " + c.Faults[0].Message
			if fix := c.Faults[0].Fix.Text; fix != "" {
				wrong += " " + v.Words.Get("spoken.fix", "fix", fix)
			}
		}
		list = append(list, wrong)
	}
	if t := page.TraceOf(p.Body); t != nil && !v.State.HidesTarget() {
		by := v.played()
		if by.Resolution.Done {
			list = append(list, v.Words.Get("spoken.target", "target", panes.SpokenTarget(by.Context)))
		} else {
			list = append(list, t.Target.None)
		}
	}
	return strings.Join(list, " ")
}

// titleBytes is how much of a text the title of the document holds.
const titleBytes = 60

// title names the document after its view, and the view of the resolution after the link that
// it shows and the step, so that tabs, bookmarks and the browser's history tell them apart.
func (v *view) title() string {
	name, of := v.Words.Get("page.name"), v.Words.Get("heading."+v.State.View)
	if v.State.View == model.FirstView() {
		if first := lesson.First(); v.State.Base == first.Base && v.State.Ref == first.Ref && v.State.Step == model.End {
			return v.Words.Get("page.title")
		}
		of = page.ClipMiddle(v.State.Ref, titleBytes)
		if r := v.played().Resolution; r.Done && !v.State.HidesTarget() {
			of += " → " + page.ClipMiddle(r.Target.Text, titleBytes)
		}
		if v.State.Step != model.End {
			of += ", " + v.Words.Get("player.place", "n", strconv.Itoa(v.Done()), "of", strconv.Itoa(v.State.Steps))
		}
	}
	return of + " – " + name
}

// fields returns the input fields with their words.
func (v *view) fields() [3]page.FieldWords {
	var list [3]page.FieldWords
	for i, name := range model.FieldNames() {
		f, shown := v.State.Field(name)
		list[i] = page.FieldWords{Shown: shown}
		if shown {
			list[i].Label, list[i].Hint, list[i].Class = v.Words.Get(f.Label), v.Words.Get(f.Hint), f.As
		}
	}
	return list
}
