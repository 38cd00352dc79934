// Package documents makes the view "Rules through time": the same texts by each document from
// RFC 1630 to the URL Standard, and by the browser.
package documents

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/characters"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// Dialects returns the text as each document resolves and reads it, where they diverge, what
// a client would do with it, and the characters.
func Dialects(v *render.Context, chars *page.Table) []*page.Table {
	if len(v.State.Base)+len(v.State.Ref) > render.MoreBytes {
		return tooLong(v)
	}
	r := readingsOf(v)
	list := append([]*page.Table{throughTime(v), r.beside(r.columns()), r.differences()}, r.client()...)
	list = append(list, r.named()...)
	return append(list, r.partial(), characters.CharacterTable(v, v.State.Dialects.ShownChar()), chars)
}

func tooLong(v *render.Context) []*page.Table {
	return []*page.Table{{ID: model.DialectsView, Title: v.Words.Get("dialects.title"), Note: v.Words.Get("links.none")}}
}

// readings is the text as each document reads it, and what it leads to.
type readings struct {
	*render.Context
	of    map[core.Dialect]*core.Analysis
	old   core.Resolution // by RFC 1630
	shown []core.Dialect
}

func readingsOf(v *render.Context) *readings {
	r := &readings{Context: v, old: core.Resolve(v.State.Base, v.State.Ref, core.RFC1630, v.State.Options)}
	second := core.Parse(v.State.Ref, core.RFC1738)
	r.shown = render.Documents[:]
	r.of = map[core.Dialect]*core.Analysis{core.RFC3986: &v.Resolution.Ref, core.RFC1738: &second, core.RFC1630: &r.old.Ref}
	return r
}

// columns returns the table of the documents that are shown, with the browser beside
// them.
func (r *readings) columns() *page.Table {
	s := r.Table(model.DialectsView, "dialects.title", "dialects.caption", "components.component")
	for _, d := range r.shown {
		s.Heads = append(s.Heads, r.Words.Get("rfc."+render.RFCNumber(d)))
	}
	s.Rows = append(s.Rows, &page.TableRow{Class: "verdict", Cells: r.row("dialects.verdict", r.verdictCell)})
	for _, name := range componentNames {
		cells := r.row("part."+name, func(a *core.Analysis) *page.TableCell { return r.partOf(a, name) })
		s.Rows = append(s.Rows, &page.TableRow{Class: r.marked(cells[0], r.differs(name)), Cells: cells})
	}
	cells := r.row("target.label", r.targetCell)
	differ := r.old.Done != r.Context.Resolution.Done || r.old.Target.Text != r.Context.Resolution.Target.Text
	s.Rows = append(s.Rows, &page.TableRow{Class: r.marked(cells[0], differ), Cells: cells})
	return s
}

// beside adds what the browser says, and texts to try.
func (r *readings) beside(s *page.Table) *page.Table {
	s.Heads = append(s.Heads, r.Words.Get("browser.label"))
	for i := range s.Rows {
		cell := browserTarget(r.Context)
		switch {
		case i == 0:
			cell = browserVerdict(r.Context)
		case i <= len(componentNames):
			cell = browserPart(r.Context, componentNames[i-1])
		}
		s.Rows[i].Cells = append(s.Rows[i].Cells, cell)
	}
	for _, e := range lesson.Dialects() {
		s.AddButton("texts", e.Base+"\n"+e.Ref, e.Ref)
	}
	return s
}

// row returns a head with a cell for each document.
func (r *readings) row(head string, cell func(*core.Analysis) *page.TableCell) []*page.TableCell {
	cells := []*page.TableCell{render.HeadCell(r.Words.Get(head))}
	for _, d := range r.shown {
		cells = append(cells, cell(r.of[d]))
	}
	return cells
}

// marked returns the class of a row in which documents side by side may differ, which
// its head says.
func (r *readings) marked(head *page.TableCell, differ bool) string {
	if !differ || len(r.shown) == 1 {
		return ""
	}
	head.Detail = "≠ " + r.Words.Get("dialects.differ")
	return "differs"
}

// verdictCell says whether the document takes the text, and the first fault.
func (r *readings) verdictCell(a *core.Analysis) *page.TableCell {
	var c page.Check
	explain.Verdict(r.Context, &c, a, false)
	cell := &page.TableCell{Text: c.Verdict, Class: "tone-" + string(c.Tone)}
	if f, ok := render.FirstFault(a.Faults); ok {
		cell.Detail, cell.Cite = render.FaultMessage(r.Words, f, a.Text), r.Cite(f.Rule)
	}
	return cell
}

// componentNames is the components that the documents are compared by.
var componentNames = [...]string{"scheme", "userinfo", "host", "port", "path", "query", "fragment"}

// partOf returns a component as a document has it, by whatever name.
func (r *readings) partOf(a *core.Analysis, name string) *page.TableCell {
	p, called := component(a, name)
	cell := r.PartCell(a.Text, p)
	if called != name {
		cell.Detail = called
	}
	return cell
}

// differs reports whether the documents do not agree on a component. A text without
// a scheme has none in RFC 1738.
func (r *readings) differs(name string) bool {
	now, _ := component(r.of[core.RFC3986], name)
	for _, d := range render.Documents[:2] {
		p, _ := component(r.of[d], name)
		if (r.of[d].Kind != nil) && (p.Defined != now.Defined || p.Defined && p.Span != now.Span) {
			return true
		}
	}
	return false
}

// component returns what corresponds in a document to a component of RFC 3986, and
// its name there. In RFC 1738 each scheme has parts of its own, which follow
// the host: all but the search are the path.
func component(a *core.Analysis, name string) (p syntax.Part, called string) {
	if a.Dialect != core.RFC1738 {
		p = a.Component(name)
		if p.Defined {
			called = p.Rule.Name
		} else {
			called = name
		}
		return p, called
	}
	called = ""
	for _, q := range a.Parts {
		if q.Defined && place(q.Rule.Name) == name {
			p, called = extended(p, q), called+" "+q.Rule.Name
		}
	}
	if called == "" {
		return p, name
	}
	return p, called[1:]
}

// extended returns a part up to the end of the one after it.
func extended(p, q syntax.Part) syntax.Part {
	if p.Defined {
		q.Start = p.Start
	}
	return q
}

// place returns the component of RFC 3986 that a part of RFC 1738 corresponds to.
func place(part string) string {
	switch part {
	case "scheme", "host", "port":
		return part
	case "user", "password":
		return "userinfo"
	case "search":
		return "query"
	}
	return "path"
}

// targetCell returns where the text leads from the base.
func (r *readings) targetCell(a *core.Analysis) *page.TableCell {
	switch a.Dialect {
	case core.RFC1630:
		return r.oldTarget()
	case core.RFC1738:
		none := syntax.Fault{Rule: &syntax.Rule{}, Code: syntax.NotInDialect}
		return &page.TableCell{Text: render.FaultMessage(r.Words, none, ""), Class: "void"}
	}
	return r.target()
}

func (r *readings) oldTarget() *page.TableCell {
	if !r.old.Done {
		return &page.TableCell{Text: r.Words.Get("dialects.no-result"), Class: "void"}
	}
	cell := render.CodeCell(page.Clip(r.old.Target.Text, render.CellBytes))
	if r.old.Literal != r.old.Target.Text {
		cell.Detail = r.Words.Get("dialects.literal", "result", r.literal())
	}
	return cell
}

// literal returns what the rule as printed gives, or that it gives nothing.
func (r *readings) literal() string {
	if r.old.Literal == "" {
		return r.Words.Get("dialects.no-result")
	}
	return page.Clip(r.old.Literal, render.CellBytes)
}

func (r *readings) target() *page.TableCell {
	if !r.Context.Resolution.Done {
		return &page.TableCell{Text: r.Words.Get("target.none"), Class: "void"}
	}
	return render.CodeCell(page.Clip(r.Context.Resolution.Target.Text, render.CellBytes))
}

// at returns the number of the character at a byte of the text.
func (r *readings) at(offset uint32) string {
	return strconv.Itoa(page.CharNumber(r.State.Ref, offset))
}

// Older replaces the resolution by RFC 3986 where an older document was chosen:
// the text as that reads it, and what is done with it.
func Older(v *render.Context) []*page.Table {
	chosen := v.State.Dialects.Dialect
	list := tooLong(v)
	switch {
	case len(v.State.Base)+len(v.State.Ref) > render.MoreBytes:
	case chosen == core.RFC1630 || chosen == core.RFC1738:
		list = readingsOf(v).by(chosen)
	default:
		list = numbered(v)
	}
	first := list[0]
	first.Title = v.Words.Get("dialect.title", "document", v.Words.Get("rfc."+render.RFCNumber(chosen)))
	if chosen == core.URL {
		first.Title = v.Words.Get("url.title")
	}
	for _, d := range render.Resolvers {
		first.AddButton("dialect", d.String(), v.Words.Get("rfc."+render.RFCNumber(d))).SetPressed(d == chosen)
	}
	return list
}

// by returns the tables of one document.
func (r *readings) by(d core.Dialect) []*page.Table {
	if r.shown = []core.Dialect{d}; d == core.RFC1738 {
		return r.ofTheScheme()
	}
	list := []*page.Table{r.columns()}
	list[0].Caption = r.Words.Get("dialect.caption")
	return append(list, r.named()...)
}

// ofTheScheme returns the parts of a URL by RFC 1738, which has others in each scheme, and what a client does
// with them. A relative reference has none.
func (r *readings) ofTheScheme() []*page.Table {
	a := r.of[core.RFC1738]
	s := r.Table(model.DialectsView, "dialects.title", "named.title", "named.part", "rfc.1738")
	s.Rows = append(s.Rows, &page.TableRow{Class: "verdict", Cells: r.row("dialects.verdict", r.verdictCell)})
	v := a.SchemeDetails()
	if v == nil {
		s.Caption, s.Answer = "", r.Words.Get("dialect.no-relative")
		return []*page.Table{s}
	}
	for _, p := range v.Parts[:min(len(v.Parts), namedShown)] {
		if p.Defined {
			part, text := r.partCell(&p), r.PartCell(a.Text, p.Part)
			if p.Octets != p.In(a.Text) {
				text.Detail = r.Words.Get("decoding.decoded") + r.Words.Get("colon") + octets(p.Octets)
			}
			s.AddRow("part", part, text)
		}
	}
	return append([]*page.Table{s}, r.client()...)
}
