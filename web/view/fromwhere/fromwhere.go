// Package fromwhere makes the view "From where?": one link as it is read from every place where
// its page is read.
package fromwhere

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/web/page"
	"uriplayground/web/view/align"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Tables returns one link as read from several places, how to write it, and what is known of the
// tool that makes its page and of the host that serves it.
func Tables(v *render.Context) []*page.Table {
	target, _ := core.Target(v.State.Base, v.State.Ref, core.RFC3986, core.Options{})
	facts := []*page.Table{toolsTable(v), HostsTable(v), RulesTable(v, v.State.Base, target)}
	s := v.Table("readings", "readings.title", "readings.caption", "readings.place", "readings.base", "readings.leads", "readings.parts")
	r := read(v)
	if r == nil {
		addField(v, s, wantedField(v))
		if s.Note = v.Words.Get("target.none"); tooLong(v) {
			s.Note = v.Words.Get("links.none")
		}
		return append([]*page.Table{s}, facts...)
	}
	v = r.Context
	s.Note = strings.TrimSpace(wantedNote(v, r.wanted) + " " + r.advice())
	if why := explainServer(v, r.list); why != "" {
		facts[len(facts)-1].Note = why
	}
	for i := range r.list {
		readingRow(v, s, &r.list[i], r.wanted != "", r.matter)
	}
	written := r.waysTable()
	if f := r.leaves; f != nil {
		written.AddButton("ref", f.Fix, v.Words.Get("fix.encode", "with", page.ClipMiddle(f.Fix, render.FixBytes)))
		if r.wanted == "" {
			s.Note, written.Note = render.LinkMessage(v.Words, *f, v.State.Ref)+" "+v.Words.Get("ways.inside", "ref", v.Quote(f.Fix)), s.Note
		}
	}
	return append([]*page.Table{s, written}, facts...)
}

// wantedField returns the field for the target that the link has to have.
func wantedField(v *render.Context) page.Field {
	return page.Field{Command: page.Command{Name: "expect", Value: v.State.Expect.Target}, Label: v.Words.Get("readings.wanted"), Hint: v.Words.Get("expected.hint")}
}

// addField adds a field to a table where fields can be changed.
func addField(v *render.Context, s *page.Table, f page.Field) {
	if !v.State.ReadOnly {
		s.Fields = append(s.Fields, f)
	}
}

// asPublished returns the view without the options of resolution: what reads a page elsewhere
// has none.
func asPublished(v *render.Context) *render.Context {
	if v.State.Options == (core.Options{}) {
		return v
	}
	r := core.Resolve(v.State.Base, v.State.Ref, core.RFC3986, core.Options{})
	plain := *v
	plain.State.Options, plain.Resolution, plain.Summary = core.Options{}, &r, timeline.Summarize(r.Trace)
	return &plain
}

// wantedNote says where the link has to lead, or why that cannot be told of what was typed; nothing
// where it may lead where it does.
func wantedNote(v *render.Context, wanted string) string {
	switch _, verdict := v.State.Wanted(); {
	case v.State.Expect.Target == "":
		return ""
	case wanted != "":
		return v.Words.Get("readings.wanted.is", "target", v.Quote(wanted))
	case verdict == expect.Unasked:
		return v.Words.Get("expected.unread")
	default:
		return v.Words.Get("expect." + verdict.String())
	}
}

// readingRow adds one place, with the base in effect there, where the link leads, and why
// not where it leads from the first place. Where it has to lead elsewhere than it does from there
// (wanted), each row says whether it does.
func readingRow(v *render.Context, s *page.Table, r *places.Reading, wanted bool, matter places.Set) {
	place := render.HeadCell(placeName(v, r.Place))
	place.Detail = placeDetail(v, r)
	to := render.CodeCell(page.Clip(r.Target, render.ValueBytes)).WithCommand("show", r.Base+"\n"+v.State.Ref)
	parts, class := render.TextCell(""), "same"
	switch {
	case r.Place == places.Given:
		parts.Detail = causes(v, r)
		if wanted {
			to.Detail, class = wantedDetail(v, r)
		}
	case r.ToPage():
		to.Detail = v.Words.Get("readings.page")
	case r.Target == v.Resolution.Target.Text:
		to.Detail = v.Words.Get("readings.same")
	default:
		to.Detail = v.Words.Get("readings.also")
		if !r.Right(r.Target) {
			to.Detail, class = v.Words.Get("readings.differs"), "differs"
		}
		parts = divergence(v, r)
	}
	if wanted && r.Place != places.Given && !r.ToPage() {
		to.Detail, class = wantedDetail(v, r)
	}
	place.More, to.More = askedDetail(v, r.Asked, "rules.asked"), askedDetail(v, r.Arrives, "rules.arrives")
	if !matter.Has(r.Place) {
		class += " aside"
	}
	s.AddRow(class, place, render.CodeCell(page.Clip(r.Base, render.ValueBytes)), to, parts)
}

// wantedDetail says whether the link leads where it has to, and returns the class of its row.
func wantedDetail(v *render.Context, r *places.Reading) (text, class string) {
	if r.Right(r.Target) {
		return v.Words.Get("readings.wanted.yes"), "same"
	}
	return v.Words.Get("readings.wanted.no"), "differs"
}

func placeName(v *render.Context, p places.Place) string {
	return v.Words.Get("readings." + p.String())
}

// placeDetail returns what the host answers at the address, or what is special about the
// place.
func placeDetail(v *render.Context, r *places.Reading) string {
	switch {
	case r.Answer.Status == places.OK:
		return v.Words.Get("readings.ok")
	case r.Answer.Status == places.NotThere:
		return v.Words.Get("readings.missing")
	case r.Answer.Status != 0:
		return v.Words.Get("readings.redirect", "status", strconv.Itoa(int(r.Answer.Status)), "to", formPath(r.Answer.To))
	case r.Place > places.File:
		return v.Words.Get("readings." + r.Place.String() + ".why")
	}
	return ""
}

// divergence returns the step at which a reading diverges from the first one, in the words of the
// resolution, with what is found about the link there.
func divergence(v *render.Context, r *places.Reading) *page.TableCell {
	other := core.Resolve(r.Base, v.State.Ref, core.RFC3986, core.Options{})
	c := DivergenceCell(v, v.Resolution, &other)
	if c.Text != "" {
		c.Detail = causes(v, r)
	}
	return c
}

// DivergenceCell returns the step at which another resolution diverges from the first, in its words.
func DivergenceCell(v *render.Context, first, other *core.Resolution) *page.TableCell {
	at, ok := align.FirstDivergence(first, other)
	if !ok {
		return render.TextCell("")
	}
	there := render.Context{State: v.State, Resolution: other, Summary: timeline.Summarize(other.Trace), Words: v.Words}
	there.State.Step, there.State.Steps = at+1, timeline.Length(other.Trace)
	step := &other.Trace.Steps[at]
	c := render.TextCell(explain.StepSentence(&there, step))
	c.Cite = v.Cite(step.Rule)
	return c
}

// causes returns what is found about the link as it is read from there: what most often makes
// it lead to another place than was meant.
func causes(v *render.Context, r *places.Reading) string {
	text := ""
	for _, f := range findingsFrom(v, r) {
		switch f.Code {
		case links.BaseWithoutSlash, links.LeavesProject, links.ExcessDots:
			text += " " + render.LinkMessage(v.Words, f, v.State.Ref)
		}
	}
	return strings.TrimPrefix(text, " ")
}

// findingsFrom returns what would be found about the link on a page at that place.
func findingsFrom(v *render.Context, r *places.Reading) []links.Finding {
	var o links.Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: r.Base, Given: true}
	o.Root = r.Root
	return links.One(o, v.State.Ref).Details(0).Findings
}

// waysTable returns the ways of writing the link, with the places from which each is right.
func (r *readings) waysTable() *page.Table {
	v, matter := r.Context, r.matter
	s := v.Table("ways", "ways.title", "ways.caption", "ways.ref", "ways.right", "ways.wrong", "ways.all")
	for _, w := range r.ways {
		ref := render.CodeCell(v.LinkText(w.Ref))
		if w.Ref != v.State.Ref {
			ref.Command = page.Command{Name: "ref", Value: w.Ref}
		}
		class := "works-no"
		if matter&^w.Right == 0 {
			class = "works-yes"
		}
		if w.Ref == r.best.Ref {
			class += " now"
		}
		s.AddRow(class, ref, render.TextCell(placeNames(v, matter&w.Right)), render.TextCell(placeNames(v, matter&^w.Right)),
			render.TextCell(strconv.Itoa(w.Right.Len())+"/"+strconv.Itoa(len(r.list))))
	}
	return s
}

// placeNames returns the names of the places in a set.
func placeNames(v *render.Context, s places.Set) string {
	var names []string
	for _, name := range s.Names() {
		names = append(names, v.Words.Get("readings."+name))
	}
	return strings.Join(names, ", ")
}

// leavesProject finds that a link leaves the project already from the address given, with what
// stays inside; nil if it does not. All else is about where it leads from there.
func leavesProject(v *render.Context, given *places.Reading) *links.Finding {
	for _, f := range findingsFrom(v, given) {
		if f.Code == links.LeavesProject && f.Fixes {
			return &f
		}
	}
	return nil
}

// advice returns what to write, or what mends the rest where no way of writing does.
func (r *readings) advice() string {
	ref := r.Quote(r.best.Ref)
	if r.wrong != 0 {
		return r.Words.Get("ways.none", "ref", ref, "places", placeNames(r.Context, r.wrong)) + " " + fixesElsewhere(r.Context, r.wrong)
	}
	return r.written(ref)
}

// written says that the best way, quoted as ref, is right from everywhere: to keep it, or write it.
func (r *readings) written(ref string) string {
	if r.best.Ref == r.State.Ref {
		return r.Words.Get("ways.keep", "ref", ref)
	}
	return r.Words.Get("ways.write", "ref", ref)
}

// fixesElsewhere returns what helps where no way of writing a link is right from these places.
func fixesElsewhere(v *render.Context, wrong places.Set) string {
	var list []string
	for _, fix := range []struct {
		key string
		of  places.Set
	}{
		{"address", places.SetOf(places.Given, places.Slash, places.Bare, places.Index, places.File)},
		{"root", places.SetOf(places.Root)},
		{"source", places.SetOf(places.Blob, places.Raw)},
		{"elsewhere", places.SetOf(places.Registry, places.Feed, places.NotFound, places.Route, places.Sheet)},
		{"upstream", places.SetOf(places.Upstream)},
	} {
		if wrong&fix.of != 0 {
			list = append(list, v.Words.Get("ways.mend."+fix.key))
		}
	}
	return strings.Join(list, " ")
}

// formPath returns the path of a page named install in one of its forms.
func formPath(form places.Place) string {
	return "/install" + map[places.Place]string{places.Slash: "/", places.Index: "/index.html", places.File: ".html"}[form]
}

// toolsTable returns what is known of what makes pages; a click chooses one.
func toolsTable(v *render.Context) *page.Table {
	s := v.Table("tools", "tools.title", "tools.caption", "tools.tool", "tools.file", "tools.link", "facts.source")
	for _, tool := range places.Tools() {
		file := places.Index
		if tool.Layout == places.Files {
			file = places.File
		}
		name := render.HeadCell(tool.Name).WithCommand("tool", tool.ID)
		name.Detail = tool.Setting
		s.AddRow(render.RowClass(tool.ID == v.State.From.Tool), name, render.CodeCell(formPath(file)[1:]), render.CodeCell(tool.Below+formPath(tool.Links)), FactCell(v, tool.Fact))
	}
	return s
}

// HostsTable returns what is known of what serves pages; a click chooses one.
func HostsTable(v *render.Context) *page.Table {
	s := v.Table("hosts", "hosts.title", "hosts.caption", "hosts.host", "hosts.folders", "hosts.files", "facts.source")
	for _, h := range places.Hosts() {
		s.AddRow(render.RowClass(h.ID == v.State.From.Host), render.HeadCell(h.Name).WithCommand("host", h.ID),
			render.CodeCell(answersText(h.Folders, places.Index)), render.CodeCell(answersText(h.Files, places.File)), FactCell(v, h.Fact))
	}
	return s
}

// answersText returns what a host answers at the forms of an address, in the signs of HTTP.
func answersText(a places.Answers, file places.Place) string {
	var list []string
	for _, one := range []struct {
		form   places.Place
		answer places.Answer
	}{{places.Bare, a.Bare}, {places.Slash, a.Slash}, {file, a.File}} {
		text := formPath(one.form) + " → " + strconv.Itoa(int(one.answer.Status))
		switch one.answer.Status {
		case 0:
			text = formPath(one.form) + " → ?"
		case places.OK, places.NotThere:
		default:
			text += " " + formPath(one.answer.To)
		}
		list = append(list, text)
	}
	return strings.Join(list, "\n")
}

// FactCell returns the source of a fact.
func FactCell(v *render.Context, f places.Fact) *page.TableCell {
	key := "facts.documented"
	switch {
	case f.Tested:
		key = "facts.tested"
	case f.Version == "":
		key = "facts.read"
	}
	c := render.TextCell(v.Words.Get(key, "version", f.Version, "date", f.Date))
	c.Cite = page.Link{Text: v.Words.Get("facts.link"), URL: f.Source}
	return c
}
