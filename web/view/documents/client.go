package documents

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
)

const namedShown = 60 // parts, actions and remarks that are listed

// named returns the defined parts that RFC 1630 and RFC 1738 name in a URL of the scheme,
// with what they stand for. There is none where neither has a form for it.
func (r *readings) named() []*page.Table {
	s := r.Table("named", "named.title", "named.caption", "dialects.document", "named.part", "named.text", "named.decoded")
	for _, d := range r.shown {
		v := r.of[d].SchemeDetails()
		if v == nil {
			continue
		}
		for _, p := range v.Parts[:min(len(v.Parts), namedShown)] {
			if p.Defined {
				r.namedRow(s, d, v, &p)
			}
		}
	}
	if len(s.Rows) == 0 {
		return nil
	}
	return []*page.Table{s}
}

func (r *readings) namedRow(s *page.Table, d core.Dialect, v *core.SchemeDetails, p *syntax.Value) {
	document := render.TextCell(r.Words.Get("rfc." + render.RFCNumber(d)))
	document.Detail = v.Scheme.Name
	text := r.PartCell(r.of[d].Text, p.Part)
	decoded := render.TextCell("")
	if p.Octets != p.In(r.of[d].Text) {
		decoded = render.CodeCell(octets(p.Octets))
	}
	s.AddRow("", document, r.partCell(p), text, decoded)
}

// partCell names a part as its document does, and in words.
func (r *readings) partCell(p *syntax.Value) *page.TableCell {
	part := &page.TableCell{Text: p.Rule.Name, Head: true, Code: true, Cite: r.Cite(p.Rule)}
	if key := "part." + p.Rule.Key; r.Words.Has(key) && r.Words.Get(key) != p.Rule.Name {
		part.Detail = r.Words.Get(key)
	}
	return part
}

// octets returns decoded octets, so that each can be seen.
func octets(text string) string { return page.Clip(render.SpaceShown(text), render.CellBytes) }

// client returns what a client would do with the URL by RFC 1738, and remarks on it.
// Where there is no scheme there is nothing to do.
func (r *readings) client() []*page.Table {
	s := r.Table("client", "client.title", "client.caption", "client.number", "client.action", "client.argument", "client.means")
	v := r.of[core.RFC1738].SchemeDetails()
	if v == nil {
		s.Note = r.Words.Get("client.none")
		return []*page.Table{s}
	}
	for i := range v.Actions[:min(len(v.Actions), namedShown)] {
		r.actionRow(s, i+1, &v.Actions[i])
	}
	if sent, ok := v.Sent(); ok {
		s.Note = r.Words.Get("client.sent", "octets", octets(sent))
	}
	if len(v.Notes) == 0 {
		return []*page.Table{s}
	}
	return []*page.Table{s, r.remarks(v)}
}

func (r *readings) actionRow(s *page.Table, n int, a *syntax.Action) {
	argument := render.TextCell("")
	if a.Defined {
		argument = render.CodeCell(octets(a.Argument))
		if a.Argument == "" {
			argument = &page.TableCell{Text: r.Words.Get("state.empty"), Class: "void"}
		}
		if raw := a.In(r.State.Ref); a.FromText() && raw != a.Argument {
			argument.Detail = r.Words.Get("client.from", "text", page.Clip(raw, render.ValueBytes))
		}
	}
	action := &page.TableCell{Text: a.Rule.Name, Head: true, Code: true}
	means := &page.TableCell{Text: r.Words.Get("rule." + a.Rule.Key), Cite: r.Cite(a.Rule)}
	s.AddRow("", render.TextCell(strconv.Itoa(n)), action, argument, means)
}

// remarks returns the notes of the view, with what they are about.
func (r *readings) remarks(v *core.SchemeDetails) *page.Table {
	s := r.Table("remarks", "remarks.title", "", "named.text", "remarks.remark")
	for _, n := range v.Notes[:min(len(v.Notes), namedShown)] {
		about := render.CodeCell(page.Clip(n.In(r.State.Ref), render.ValueBytes))
		about.Head = true
		s.AddRow("tone-"+render.LevelTones[n.Level], about, &page.TableCell{Text: r.Words.Get("rule." + n.Rule.Key), Cite: r.Cite(n.Rule)})
	}
	return s
}

const partialShown = 200 // steps that are listed

// partial returns the steps by which RFC 1630 expands the text as a partial form, with
// what it leaves open wherever that is met.
func (r *readings) partial() *page.Table {
	s := r.Table("partial", "partial.title", "partial.caption", "client.number", "partial.step", "partial.left")
	s.Buttons = append(s.Buttons, panes.Readings(r.Context))
	printed := lesson.Partial()
	for _, e := range printed[:len(printed)-1] { // the last is the first in another context
		s.AddButton("texts", e.Base+"\n"+e.Ref, e.Ref)
	}
	t := r.old.Trace
	for i := range t.Steps[:min(len(t.Steps), partialShown)] {
		r.stepRow(s, i)
	}
	for _, f := range r.old.Faults {
		text := t.Texts[f.Text]
		head := &page.TableCell{Text: "!", Class: "tone-" + render.LevelTones[f.Level]}
		s.AddRow("gap", head, &page.TableCell{Text: render.FaultMessage(r.Words, f.Fault, text), Cite: r.Cite(f.Rule)}, render.CodeCell(page.Clip(f.In(text), render.ValueBytes)))
	}
	if !r.old.Done && len(r.old.Faults) == 0 {
		s.Note = r.Words.Get("target.none")
	}
	return s
}

// stepRow adds a step as a sentence, with the result so far.
func (r *readings) stepRow(s *page.Table, i int) {
	t := r.old.Trace
	say := &page.TableCell{Text: explain.PartialSentence(r.Context, t, i), Cite: r.Cite(t.Steps[i].Rule)}
	s.AddRow("", render.TextCell(strconv.Itoa(i+1)), say, render.CodeCell(page.Clip(core.PartialResult(t, i), render.CellBytes)))
}
