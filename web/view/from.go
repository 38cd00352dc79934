package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/web/page"
)

// fromView is one link as read from several places, how to write it, and what is known
// of what makes and what serves its page.
func (v *view) fromView() []*page.Table {
	facts := []*page.Table{v.toolsTable(), v.hostsTable()}
	s := v.table("readings", "readings.title", "readings.caption", "readings.place", "readings.base", "readings.leads", "readings.parts")
	if len(v.state.Base)+len(v.state.Ref) > moreBytes {
		s.Note = v.words.Get("links.none")
		return append([]*page.Table{s}, facts...)
	}
	v = v.asPublished()
	list := places.List(v.state.Base, v.state.Ref, v.state.From.Preset())
	if len(list) == 0 {
		s.Note = v.words.Get("target.none")
		return append([]*page.Table{s}, facts...)
	}
	matter := v.state.From.Shown(list)
	ways := places.Ways(list, v.state.Ref)
	best, wrong := places.Best(ways, matter)
	s.Note = v.advice(best, wrong)
	for i := range list {
		if p := list[i].Place; p != places.Given {
			s.AddButton("matter", p.String(), v.placeName(p)).SetPressed(matter.Has(p))
		}
		v.readingRow(s, &list[i], matter)
	}
	written := v.waysTable(ways, best, matter)
	if warning := v.leavesProject(written, &list[0]); warning != "" {
		s.Note, written.Note = warning, s.Note
	}
	return append([]*page.Table{s, written}, facts...)
}

// asPublished is the view without the options of resolution: what reads a page elsewhere
// has none.
func (v *view) asPublished() *view {
	if v.state.Options == (core.Options{}) {
		return v
	}
	r := core.Resolve(v.state.Base, v.state.Ref, core.RFC3986, core.Options{})
	plain := *v
	plain.state.Options, plain.resolution, plain.summary = core.Options{}, &r, summarize(r.Trace)
	return &plain
}

// readingRow is one place, with the base in effect there, where the link leads, and why
// not where it leads from the first place.
func (v *view) readingRow(s *page.Table, r *places.Reading, matter places.Set) {
	place := headCell(v.placeName(r.Place))
	place.Detail = v.placeDetail(r)
	to := codeCell(page.Clip(r.Target, valueBytes)).WithCommand("show", r.Base+"\n"+v.state.Ref)
	parts, class := textCell(""), "same"
	switch {
	case r.Place == places.Given:
		parts.Detail = v.causes(r)
	case r.ToPage():
		to.Detail = v.words.Get("readings.page")
	case r.Target == v.resolution.Target.Text:
		to.Detail = v.words.Get("readings.same")
	default:
		to.Detail = v.words.Get("readings.also")
		if !r.Right(r.Target) {
			to.Detail, class = v.words.Get("readings.differs"), "differs"
		}
		parts = v.parting(r)
	}
	if !matter.Has(r.Place) {
		class += " aside"
	}
	s.AddRow(class, place, codeCell(page.Clip(r.Base, valueBytes)), to, parts)
}

func (v *view) placeName(p places.Place) string { return v.words.Get("readings." + p.String()) }

// placeDetail is what the host answers at the address, or what is special about the
// place.
func (v *view) placeDetail(r *places.Reading) string {
	switch {
	case r.Answer.Status == places.OK:
		return v.words.Get("readings.ok")
	case r.Answer.Status == places.NotThere:
		return v.words.Get("readings.missing")
	case r.Answer.Status != 0:
		return v.words.Get("readings.redirect", "status", strconv.Itoa(int(r.Answer.Status)), "to", formPath(r.Answer.To))
	case r.Place > places.File:
		return v.words.Get("readings." + r.Place.String() + ".why")
	}
	return ""
}

// parting is the step at which a reading parts from the first one, in the words of the
// resolution, with what is found about the link there.
func (v *view) parting(r *places.Reading) *page.TableCell {
	other := core.Resolve(r.Base, v.state.Ref, core.RFC3986, core.Options{})
	c := v.partingCell(v.resolution, &other)
	if c.Text != "" {
		c.Detail = v.causes(r)
	}
	return c
}

// partingCell is the step at which another resolution parts from the first, in its words.
func (v *view) partingCell(first, other *core.Resolution) *page.TableCell {
	at, ok := firstParting(first, other)
	if !ok {
		return textCell("")
	}
	there := view{state: v.state, resolution: other, summary: summarize(other.Trace), words: v.words}
	there.state.Step, there.state.Steps = at+1, timelineLength(other.Trace)
	step := &other.Trace.Steps[at]
	c := textCell(there.sentence(step))
	c.Cite = v.cite(step.Rule)
	return c
}

// causes is what is found about the link as it is read from there: what most often makes
// it lead to another place than was meant.
func (v *view) causes(r *places.Reading) string {
	text := ""
	for _, f := range v.findingsFrom(r) {
		switch f.Code {
		case links.BaseWithoutSlash, links.LeavesProject, links.ExcessDots:
			text += " " + LinkMessage(v.words, f, v.state.Ref)
		}
	}
	return strings.TrimPrefix(text, " ")
}

// findingsFrom is what would be found about the link on a page at that place.
func (v *view) findingsFrom(r *places.Reading) []links.Finding {
	var o links.Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: r.Base, Given: true}
	o.Root = r.Root
	return links.One(o, v.state.Ref).Details(0).Findings
}

// waysTable is the ways of writing the link, with the places from which each is right.
func (v *view) waysTable(ways []places.Way, best places.Way, matter places.Set) *page.Table {
	s := v.table("ways", "ways.title", "ways.caption", "ways.ref", "ways.right", "ways.wrong")
	for _, w := range ways {
		ref := codeCell(v.linkText(w.Ref))
		if w.Ref != v.state.Ref {
			ref.Command = page.Command{Name: "ref", Value: w.Ref}
		}
		class := "works-no"
		if matter&^w.Right == 0 {
			class = "works-yes"
		}
		if w.Ref == best.Ref {
			class += " now"
		}
		s.AddRow(class, ref, textCell(v.placeNames(matter&w.Right)), textCell(v.placeNames(matter&^w.Right)))
	}
	return s
}

// placeNames is the names of the places in a set.
func (v *view) placeNames(s places.Set) string {
	var names []string
	for _, name := range s.Names() {
		names = append(names, v.words.Get("readings."+name))
	}
	return strings.Join(names, ", ")
}

// leavesProject warns of a link that leaves the project already from the address given,
// and offers what stays inside: all else is about where it leads from there.
func (v *view) leavesProject(s *page.Table, given *places.Reading) string {
	for _, f := range v.findingsFrom(given) {
		if f.Code == links.LeavesProject && f.Fixes {
			s.AddButton("ref", f.Fix, v.words.Get("fix.encode", "with", page.ClipMiddle(f.Fix, fixBytes)))
			return LinkMessage(v.words, f, v.state.Ref) + " " + v.words.Get("ways.inside", "ref", v.quote(f.Fix))
		}
	}
	return ""
}

// advice is what to write, or what mends the rest where no way of writing does.
func (v *view) advice(best places.Way, wrong places.Set) string {
	ref := v.quote(best.Ref)
	switch {
	case wrong != 0:
		text := v.words.Get("ways.none", "ref", ref, "places", v.placeNames(wrong))
		for _, mend := range []struct {
			key string
			of  places.Set
		}{
			{"address", places.SetOf(places.Given, places.Slash, places.Bare, places.Index, places.File)},
			{"root", places.SetOf(places.Root)},
			{"source", places.SetOf(places.Blob, places.Raw)},
			{"elsewhere", places.SetOf(places.Registry, places.Feed, places.NotFound, places.Route, places.Sheet)},
		} {
			if wrong&mend.of != 0 {
				text += " " + v.words.Get("ways.mend."+mend.key)
			}
		}
		return text
	case best.Ref == v.state.Ref:
		return v.words.Get("ways.keep", "ref", ref)
	}
	return v.words.Get("ways.write", "ref", ref)
}

// formPath is the path of a page named install in one of its forms.
func formPath(form places.Place) string {
	return "/install" + map[places.Place]string{places.Slash: "/", places.Index: "/index.html", places.File: ".html"}[form]
}

// toolsTable is what is known of what makes pages; a click chooses one.
func (v *view) toolsTable() *page.Table {
	s := v.table("tools", "tools.title", "tools.caption", "tools.tool", "tools.file", "tools.link", "facts.source")
	for _, tool := range places.Tools() {
		file := places.Index
		if tool.Layout == places.Files {
			file = places.File
		}
		name := headCell(tool.Name).WithCommand("tool", tool.ID)
		name.Detail = tool.Setting
		s.AddRow(rowClass(tool.ID == v.state.From.Tool), name, codeCell(formPath(file)[1:]), codeCell(tool.Below+formPath(tool.Links)), v.factCell(tool.Fact))
	}
	return s
}

// hostsTable is what is known of what serves pages; a click chooses one.
func (v *view) hostsTable() *page.Table {
	s := v.table("hosts", "hosts.title", "hosts.caption", "hosts.host", "hosts.folders", "hosts.files", "facts.source")
	for _, h := range places.Hosts() {
		s.AddRow(rowClass(h.ID == v.state.From.Host), headCell(h.Name).WithCommand("host", h.ID),
			codeCell(answersText(h.Folders, places.Index)), codeCell(answersText(h.Files, places.File)), v.factCell(h.Fact))
	}
	return s
}

// rowClass marks the row of what is chosen.
func rowClass(yes bool) string {
	if yes {
		return "now"
	}
	return ""
}

// answersText is what a host answers at the forms of an address, in the signs of HTTP.
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

// factCell says where a fact is known from.
func (v *view) factCell(f places.Fact) *page.TableCell {
	key := "facts.documented"
	switch {
	case f.Tested:
		key = "facts.tested"
	case f.Version == "":
		key = "facts.read"
	}
	c := textCell(v.words.Get(key, "version", f.Version, "date", f.Date))
	c.Cite = page.Link{Text: v.words.Get("facts.link"), URL: f.Source}
	return c
}
