package play

import (
	"strconv"

	"uriplayground/core/links"
)

const (
	deskBytes  = 90 // of a reference that a row shows
	diffRows   = 40 // of a comparison that are listed
	deskWindow = "desk"
)

// linksView is the links of a page: its base, what was found, the links
// themselves, the chosen one, and what another base would change.
func (in *input) linksView() []*Sheet {
	list := []*Sheet{in.deskTable()}
	if in.desk.book.Len() == 0 && in.desk.book.Ladder().Layer < 0 {
		return list
	}
	return append(list, in.besides()...)
}

// besides is the tables next to that of the links. They are made anew only where
// that can make a difference, and not while the table is scrolled.
func (in *input) besides() []*Sheet {
	d := in.desk
	if d.besides != nil && d.lang == in.words.Lang {
		return d.besides
	}
	d.lang, d.besides = in.words.Lang, []*Sheet{in.foundSheet(), in.baseSheet()}
	if i := in.state.Desk.Open - 1; i >= 0 && i < d.book.Len() {
		d.besides = append(d.besides, in.chosenSheet(i))
	}
	d.besides = append(d.besides, in.comparisonSheets()...)
	return d.besides
}

// deskTable is the links that can be seen.
func (in *input) deskTable() *Sheet {
	d := in.desk
	s := &Sheet{ID: "desk", Title: in.words.Get("desk.title"), Caption: in.words.Get("desk.caption"), Note: in.deskStatus()}
	switch {
	case d.reading >= 0 || d.busy():
		s.Acts = append(s.Acts, ActButton{Act: Act{"desk-cancel", ""}, Text: in.words.Get("desk.cancel")})
	case d.cancelled:
		s.Acts = append(s.Acts, ActButton{Act: Act{"desk-resume", ""}, Text: in.words.Get("desk.resume")})
	case d.selection == nil:
		in.act(&s.Acts, "desk-sample", "", "desk.sample")
	}
	found := d.found()
	s.Window = &Window{Name: deskWindow, Count: len(found)}
	s.heads(in)
	if f := &in.state.Desk; f.Code != "" || f.Search != "" || f.Level != "" {
		s.Acts = append(s.Acts, ActButton{Act: Act{"desk-all", ""}, Text: in.words.Get("desk.all")})
	}
	if len(found) == 0 {
		s.Heads, s.Sorts = []string{s.Heads[0]}, s.Sorts[:1]
		return s
	}
	s.Acts = append(s.Acts, in.exports()...)
	top := window(in.state.Desk.Scroll, len(found))
	end := min(top+WindowRows, len(found))
	for _, i := range found[top:end] {
		s.Rows = append(s.Rows, in.deskRow(int(i)))
	}
	s.Window.Before, s.Window.After = top*RowHeight, (len(found)-end)*RowHeight
	return s
}

// heads is the columns, and by what each one sorts.
func (s *Sheet) heads(in *input) {
	for _, column := range [...][2]string{
		{"desk.place", "position"}, {"desk.ref", "ref"}, {"desk.found", "level"}, {"desk.target", "target"}, {"desk.browser", ""}, {"desk.kind", "kind"},
	} {
		sort := Sort{Way: "none"}
		if column[1] != "" {
			sort.Act = Act{"desk-order", column[1]}
		}
		switch order := links.OrderNamed(in.state.Desk.Order).String(); {
		case order != column[1]:
		case in.state.Desk.Falling:
			sort.Way, sort.Mark = "descending", " ▾"
		default:
			sort.Way, sort.Mark = "ascending", " ▴"
		}
		s.Heads, s.Sorts = append(s.Heads, in.words.Get(column[0])), append(s.Sorts, sort)
	}
}

func (in *input) exports() []ActButton {
	return []ActButton{
		{Act: Act{"desk-export", "csv"}, Text: in.words.Get("desk.csv")},
		{Act: Act{"desk-export", "json"}, Text: in.words.Get("desk.json")},
		{Act: Act{"desk-export", "markdown"}, Text: in.words.Get("desk.markdown")},
	}
}

// deskStatus says what is being done, or what came of it.
func (in *input) deskStatus() string {
	d, n := in.desk, strconv.Itoa(in.desk.book.Len())
	switch {
	case d.failed != "":
		return in.words.Get("desk.failed", "reason", d.failed)
	case d.cancelled:
		return in.words.Get("desk.cancelled", "n", strconv.Itoa(d.book.Checked()))
	case d.reading >= 0:
		return in.words.Get("desk.reading", "n", n, "percent", strconv.Itoa(d.reading))
	case d.reader != nil:
		return in.words.Get("desk.reading", "n", n, "percent", strconv.Itoa(100*d.reader.At()/max(1, d.length)))
	case d.selection == nil:
		return in.words.Get("desk.none")
	case d.book.Len() == 0:
		return in.words.Get("desk.nolinks")
	case d.book.Checked() < d.book.Len():
		return in.words.Get("desk.checking", "n", strconv.Itoa(d.book.Checked()), "total", n)
	case !d.selected:
		return in.words.Get("desk.sorting", "n", strconv.Itoa(len(d.found())))
	}
	status := in.words.Get("desk.done", "shown", strconv.Itoa(len(d.found())), "total", n,
		"danger", strconv.Itoa(d.book.CountLevel(links.Danger)), "warning", strconv.Itoa(d.book.CountLevel(links.Warning)),
		"info", strconv.Itoa(d.book.CountLevel(links.Info)))
	if len(d.found()) == 0 {
		status += " " + in.words.Get("desk.nomatch")
	}
	for _, c := range [...]*comparison{d.slash, d.move} {
		if c.busy() {
			return status + " " + in.words.Get("desk.comparing", "n", strconv.Itoa(c.Compared()), "total", n)
		}
	}
	if d.export != nil {
		status += " " + in.words.Get("desk.exporting", "n", strconv.Itoa(d.export.next), "total", strconv.Itoa(len(d.found())))
	}
	return status
}

// deskRow is a link in the table.
func (in *input) deskRow(i int) SheetRow {
	d := in.desk
	e := d.book.At(i)
	look := links.Look{Ref: e.Ref}
	if i < d.book.Checked() {
		look = d.book.Look(i)
	}
	row := SheetRow{"level-" + e.Worst.String(), []*SheetCell{
		{Text: strconv.Itoa(int(e.Line)) + ":" + strconv.Itoa(int(e.Column)), Class: "place", Act: Act{"desk-source", strconv.Itoa(i)}},
		{Text: in.deskText(e.Ref), Code: true, Class: "ref", Act: Act{"desk-open", strconv.Itoa(i)}},
		{Text: in.deskFound(look.Findings), Class: "found"},
		{Text: in.deskText(look.Target), Code: true, Class: "target"},
		in.deskBrowser(i, &look),
		{Text: links.Kinds()[e.Kind], Detail: e.Context.String(), Class: "kind"},
	}}
	if in.state.Desk.Open == i+1 {
		row.Class += " now"
	}
	if !look.HasTarget && i < d.book.Checked() {
		row.Cells[3] = &SheetCell{Text: in.words.Get("desk.untargeted"), Class: "target none"}
	}
	return row
}

// deskText is a reference or target as the table shows it.
func (in *input) deskText(text string) string {
	if in.state.Desk.Defang {
		shown, _ := head(text, 4*deskBytes)
		text = links.Defang(shown)
	}
	if text == "" {
		return in.words.Get("examples.empty")
	}
	return clip(text, deskBytes)
}

// levelMarks lets levels be told apart without their colours.
var levelMarks = [...]string{links.None: "", links.Info: "ℹ ", links.Warning: "⚠ ", links.Danger: "✖ "}

// deskFound is the gravest finding of a link, and how many more there are.
func (in *input) deskFound(all []links.Finding) string {
	if len(all) == 0 {
		return ""
	}
	worst := all[0]
	for _, f := range all {
		if f.Level > worst.Level {
			worst = f
		}
	}
	text := levelMarks[worst.Level] + in.words.Get("find."+worst.Code.String())
	if len(all) > 1 {
		text += " +" + strconv.Itoa(len(all)-1)
	}
	return text
}

// deskBrowser is what this browser makes of a link, where that is another target.
func (in *input) deskBrowser(i int, look *links.Look) *SheetCell {
	says, asked := in.desk.browser[i]
	switch {
	case !asked || !look.HasTarget && says.Refused:
		return &SheetCell{Class: "browser"}
	case says.Refused:
		return &SheetCell{Text: in.words.Get("desk.refused"), Class: "browser differs"}
	case says.Text == look.Target:
		return &SheetCell{Text: in.words.Get("desk.same"), Class: "browser same"}
	}
	return &SheetCell{Text: in.deskText(says.Text), Code: true, Class: "browser differs"}
}

// askRows is the question for this browser about the rows that can be seen and
// were not asked for yet.
func (in *input) askRows() AskRows {
	found := in.desk.found()
	ask := AskRows{Base: in.desk.book.Base()}
	top := window(in.state.Desk.Scroll, len(found))
	refs, news := map[int]string{}, false
	for _, i := range found[top:min(top+WindowRows, len(found))] {
		if _, known := in.desk.browser[int(i)]; !known {
			news = true
		}
		refs[int(i)], _ = head(in.desk.book.At(int(i)).Ref, moreBytes)
	}
	if news {
		ask.Refs = refs
	}
	return ask
}
