package render

import (
	"strconv"
	"strings"
	"uriplayground/core"

	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// AddMore adds a note of how many rows are left out, if any are.
func (v *Context) AddMore(s *page.Table, count int) {
	if count <= CopiedRows {
		return
	}
	cells := []*page.TableCell{TextCell("…"), TextCell(v.Words.Get("copy.more", "n", strconv.Itoa(CopiedRows), "of", strconv.Itoa(count)))}
	for len(cells) < len(s.Heads) {
		cells = append(cells, TextCell(""))
	}
	s.AddRow("", cells...)
}

// SavedNote says what came of a file whose name begins so, and what to do where it is
// not saved.
func (v *Context) SavedNote(name string) string {
	key, f := "save.done", v.State.Saved
	switch {
	case f.Name == "" || !strings.HasPrefix(f.Name, name):
		return ""
	case f.Failed:
		key = "save.failed"
	case f.Framed:
		key = "save.framed"
	}
	return v.Words.Get(key, "name", f.Name)
}

// PartCell returns a cell with a part of the text, or with its state if it is undefined or empty.
func (v *Context) PartCell(text string, p syntax.Part) *page.TableCell {
	if state := p.State(); state != "present" {
		return &page.TableCell{Text: v.Words.Get("state." + state), Class: "void"}
	}
	return CodeCell(page.Clip(p.In(text), CellBytes))
}

// RowClass marks the row of what is chosen.
func RowClass(yes bool) string {
	if yes {
		return "now"
	}
	return ""
}

// ShownText returns a text of a sequence or question.
func (v *Context) ShownText(text string) string {
	if text == "" {
		return v.Words.Get("examples.empty")
	}
	return page.Clip(text, CellBytes)
}

// YesNoCell returns an answer as a mark and a word.
func (v *Context) YesNoCell(yes bool) *page.TableCell {
	c := &page.TableCell{State: "no", Text: v.YesNo(yes)}
	if yes {
		c.State = "yes"
	}
	return c
}

// MarkedCell returns the beginning of a text with some of it marked: spans in its order.
func MarkedCell(text string, marks []syntax.Span, limit int) *page.TableCell {
	c := CodeCell(page.Clip(text, limit))
	shown, cut := page.Head(text, limit)
	at := 0
	add := func(end int, marked bool) {
		if end = min(end, len(shown)); end > at {
			c.Runs = append(c.Runs, page.TextRun{Text: page.Visible(shown[at:end]), Marked: marked})
			at = end
		}
	}
	for _, m := range marks {
		add(int(m.Start), false)
		add(int(m.End), true)
	}
	if c.Runs != nil {
		add(len(shown), false)
		if cut {
			c.Runs = append(c.Runs, page.TextRun{Text: "…"})
		}
	}
	return c
}

// OfferTarget offers to take over the target that was resolved last, where another one
// was typed.
func (v *Context) OfferTarget(s *page.Table) {
	if target, ok := v.State.TakesOver(); ok {
		s.AddButton("take-target", "", v.Words.Get("views.take", "target", page.ClipMiddle(target, SayBytes)))
	}
}

// LinkText returns a reference as shown; the empty one has a word.
func (v *Context) LinkText(ref string) string {
	if ref == "" {
		return v.Words.Get("examples.empty")
	}
	return page.Clip(ref, ValueBytes)
}

// LinkInSentence returns a reference that a sentence shows as a link; the empty one has a word.
func (v *Context) LinkInSentence(ref string) string {
	if ref == "" {
		return v.LinkText(ref)
	}
	return page.AsLink(v.LinkText(ref))
}

// Collapsed returns the table, or only its title until it is opened.
func (v *Context) Collapsed(s *page.Table) *page.Table {
	if v.State.Collapsed {
		return &page.Table{Title: s.Title}
	}
	return s
}

// Table returns a table without rows. Title, caption and heads are keys of words; ""
// for none.
func (v *Context) Table(id, title, caption string, heads ...string) *page.Table {
	s := &page.Table{ID: id, Title: v.Words.Get(title)}
	if caption != "" {
		s.Caption = v.Words.Get(caption)
	}
	for _, head := range heads {
		s.Heads = append(s.Heads, v.Words.Get(head))
	}
	return s
}

// TextCell returns a cell with a text.
func TextCell(text string) *page.TableCell { return &page.TableCell{Text: text} }

// CodeCell returns a cell with a text of a URI or of a program.
func CodeCell(text string) *page.TableCell { return &page.TableCell{Text: text, Code: true} }

// HeadCell returns the head of a row.
func HeadCell(text string) *page.TableCell { return &page.TableCell{Text: text, Head: true} }

// SpaceShown returns a text; spaces alone, which could not be seen, have signs.
func SpaceShown(text string) string {
	if strings.Trim(text, " ") == "" {
		return strings.Repeat("␣", len(text))
	}
	return text
}

// ProvenanceCell returns a target with what each of its characters comes from.
func ProvenanceCell(r core.Resolution) *page.TableCell {
	c := CodeCell(page.Clip(r.Target.Text, CellBytes))
	if c.Text != r.Target.Text {
		return c // it was cut
	}
	for _, o := range r.Provenance {
		c.Runs = append(c.Runs, page.TextRun{Text: o.Target.In(r.Target.Text), From: ProvenanceName(o)})
	}
	return c
}

// Tape returns the target in pieces after where they come from, with what it does not have of the
// base's path.
func Tape(r *core.Resolution) (runs []page.TextRun) {
	path := r.Base.Part("path").Span
	at := path.Start
	if r.Ref.Part("scheme").Defined || r.Ref.Part("authority").Defined {
		at = path.End // all of the base is dropped
	}
	drop := func(end uint32) {
		if at < end {
			runs = append(runs, page.TextRun{Text: page.Visible(syntax.Span{Start: at, End: end}.In(r.Base.Text)), From: "dropped"})
		}
		at = max(at, end)
	}
	for _, o := range r.Provenance {
		if o.Text == core.TextBase && o.Source.End > path.Start {
			drop(min(o.Source.Start, path.End))
			at = max(at, o.Source.End)
		} else if o.Text == core.TextRef {
			drop(path.End)
		}
		runs = append(runs, page.TextRun{Text: page.Visible(o.Target.In(r.Target.Text)), From: ProvenanceName(o)})
	}
	drop(path.End)
	return runs
}
