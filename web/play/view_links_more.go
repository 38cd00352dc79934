package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/links"
)

// baseSheet is how the base was established (§5.1).
func (in *input) baseSheet() *Sheet {
	e := in.desk.book.Ladder()
	s := &Sheet{
		ID: "base", Title: in.words.Get("base.title"), Caption: in.words.Get("base.caption"),
		Heads: []string{in.words.Get("base.layer"), in.words.Get("base.given"), in.words.Get("base.becomes"), in.words.Get("base.outcome")},
	}
	names := [core.LayerCount]string{"base.embedded", "base.encapsulating", "base.retrieval", "base.default"}
	for i := range e.Layers {
		l := &e.Layers[i]
		row := SheetRow{"", []*SheetCell{
			{Text: in.words.Get(names[i]), Head: true, Cite: in.cite(l.Rule)},
			{Text: clip(l.Text, valueBytes), Code: true}, {Text: clip(l.Base, valueBytes), Code: true},
			{Text: in.words.Get("rule." + l.Outcome.Key)},
		}}
		for _, r := range l.Done() {
			row.Cells[2].Detail += in.words.Get("rule."+r.Key) + " "
		}
		if i == e.Layer {
			row.Class = "changed"
		}
		s.Rows = append(s.Rows, row)
	}
	s.Note = in.words.Get("base.nothing")
	if e.Layer >= 0 {
		s.Note = in.words.Get("base.wins", "base", clip(e.Base, valueBytes))
	}
	for _, c := range in.desk.claims {
		s.Note += " " + in.words.Get("base.ignored", "name", c.Name, "text", clip(c.Text, 60))
	}
	for _, f := range in.desk.book.Page() {
		text := e.Base
		if f.Code == links.RedirectSlash {
			text = in.desk.book.Options().Requested
		}
		s.Note += " " + levelMarks[f.Level] + LinkMessage(in.words, f, text)
	}
	return s
}

// foundSheet is what was found, each finding with the number of its links.
func (in *input) foundSheet() *Sheet {
	s := &Sheet{
		ID: "found", Title: in.words.Get("found.title"), Caption: in.words.Get("found.caption"),
		Heads: []string{in.words.Get("found.what"), in.words.Get("found.level"), in.words.Get("found.count")},
	}
	for level := links.Danger; level > links.None; level-- {
		for _, c := range links.Codes() {
			if n := in.desk.book.Count(c); in.desk.book.Gravest(c) == level {
				s.Rows = append(s.Rows, in.foundRow(c, n))
			}
		}
	}
	if len(s.Rows) == 0 {
		s.Note = in.words.Get("found.nothing")
	}
	return s
}

func (in *input) foundRow(c links.Code, n int) SheetRow {
	level := in.desk.book.Gravest(c)
	row := SheetRow{"level-" + level.String(), []*SheetCell{
		{Text: in.words.Get("find." + c.String()), Cite: in.cite(c.Rule()), Act: Act{"desk-code", c.String()}},
		{Text: levelMarks[level] + in.words.Get("level."+level.String())},
		{Text: strconv.Itoa(n)},
	}}
	if in.state.Desk.Code == c.String() {
		row.Class += " now"
	}
	return row
}

// chosenSheet is all that is known of one link.
func (in *input) chosenSheet(i int) *Sheet {
	e, look := in.desk.book.At(i), in.desk.book.Look(i)
	s := &Sheet{
		ID: "chosen", Title: in.words.Get("one.title", "ref", in.deskText(e.Ref)),
		Caption: in.words.Get("one.caption", "context", e.Context.String(), "line", strconv.Itoa(int(e.Line)), "column", strconv.Itoa(int(e.Column))),
		Heads:   []string{in.words.Get("one.what"), in.words.Get("one.evidence"), in.words.Get("one.instead")},
	}
	target := SheetRow{"", []*SheetCell{{Text: in.words.Get("one.target"), Head: true}, {Text: clip(look.Target, valueBytes), Code: true}, {}}}
	s.Rows = append(s.Rows, target)
	if look.HasTarget && in.desk.book.Base() != "" && len(e.Ref) <= moreBytes {
		s.Acts = append(s.Acts, ActButton{Act: Act{"desk-show", strconv.Itoa(i)}, Text: in.words.Get("one.trace")})
		if in.state.Desk.Linked {
			link := EncodeLink(show{in.desk.book.Base(), e.Ref}.reduce(in.state))
			target.Cells[1].Cite = Link{Text: in.words.Get("one.permalink"), URL: "#" + link}
		}
		if r := core.Relativize(in.desk.book.Base(), look.Target, core.RFC3986); r.Done {
			target.Cells[2].Text, target.Cells[2].Code = in.linkText(r.Ref), true
			target.Cells[2].Detail = in.words.Get("one.write")
		}
	}
	s.Acts = append(s.Acts, ActButton{Act: Act{"desk-source", strconv.Itoa(i)}, Text: in.words.Get("one.source")})
	defanged, _ := head(look.Target, moreBytes)
	s.Rows = append(s.Rows, SheetRow{"", []*SheetCell{{Text: in.words.Get("one.defanged"), Head: true}, {Text: clip(links.Defang(defanged), valueBytes), Code: true}, {}}})
	for _, f := range look.Findings {
		s.Rows = append(s.Rows, in.findingRow(i, f, e.Ref))
	}
	if len(look.Findings) == 0 {
		s.Note = in.words.Get("one.clean")
	}
	return s
}

func (in *input) findingRow(i int, f links.Finding, ref string) SheetRow {
	row := SheetRow{"level-" + f.Level.String(), []*SheetCell{
		{Text: levelMarks[f.Level] + in.words.Get("find."+f.Code.String()), Head: true, Cite: in.cite(f.Rule()), Detail: LinkMessage(in.words, f, ref)},
		{Text: clip(f.In(ref), valueBytes), Code: true}, {},
	}}
	if f.Fixes && len(f.Fix) <= moreBytes {
		row.Cells[2] = &SheetCell{
			Text: in.linkText(f.Fix), Code: true, Act: Act{"desk-fix", strconv.Itoa(i) + " " + f.Fix},
			Detail: in.words.Get("one.fix", "fix", in.linkText(f.Fix)),
		}
	}
	return row
}

// comparisonSheets is the links with one slash more or less at the end of the
// base, where that changes any, and with the page at another place.
func (in *input) comparisonSheets() (list []*Sheet) {
	d := in.desk
	if d.slash != nil && d.slash.done && d.slash.Len() > 0 {
		s := in.comparisonSheet("slash", "diff.slash", d.slash.Base(), d.slash)
		if in.state.Desk.baseField(d.book.Ladder().Layer) != nil {
			s.Acts = append(s.Acts, ActButton{Act: Act{"desk-slash", ""}, Text: in.words.Get("diff.take")})
		}
		list = append(list, s)
	}
	if d.move != nil && d.move.done {
		list = append(list, in.comparisonSheet("move", "diff.move", in.state.Desk.Move, d.move))
	}
	return list
}

func (in *input) comparisonSheet(id, title, base string, c *comparison) *Sheet {
	s := &Sheet{
		ID: id, Title: in.words.Get(title, "base", clip(base, cellBytes)), Caption: in.words.Get("diff.caption"),
		Heads: []string{in.words.Get("desk.ref"), in.words.Get("diff.before"), in.words.Get("diff.after"), in.words.Get("diff.instead")},
		Note:  in.words.Get("diff.count", "n", strconv.Itoa(c.Len()), "total", strconv.Itoa(in.desk.book.Len())),
	}
	if c.Len() == 0 {
		s.Note = in.words.Get("diff.none")
	}
	if c.Len() > diffRows {
		s.Note += " " + in.words.Get("diff.first", "n", strconv.Itoa(diffRows))
	}
	for i := range min(c.Len(), diffRows) {
		r := c.Row(i)
		s.Rows = append(s.Rows, SheetRow{"", []*SheetCell{
			{Text: in.deskText(in.desk.book.At(r.Link).Ref), Code: true, Act: Act{"desk-open", strconv.Itoa(r.Link)}},
			{Text: in.deskText(r.Before), Code: true}, {Text: in.deskText(r.After), Code: true}, {Text: in.linkText(r.Instead), Code: true},
		}})
	}
	return s
}
