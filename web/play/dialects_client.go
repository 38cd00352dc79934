package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const namedShown = 60 // parts, actions and remarks that are listed

// named is the defined parts that RFC 1630 and RFC 1738 name in a URL of the scheme,
// with what they stand for. There is none where neither has a form for it.
func (r *readings) named() []*Table {
	s := r.table("named", "named.title", "named.caption", "dialects.document", "named.part", "named.text", "named.decoded")
	for _, d := range r.shown {
		v := r.of[d].View()
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
	return []*Table{s}
}

func (r *readings) namedRow(s *Table, d core.Dialect, v *core.View, p *syntax.Value) {
	document := textCell(r.words.Get("rfc." + rfcNumber(d)))
	document.Detail = v.Scheme.Name
	part := &TableCell{Text: p.Rule.Name, Head: true, Code: true, Cite: r.cite(p.Rule)}
	if key := "part." + p.Rule.Key; r.words.Has(key) {
		part.Detail = r.words.Get(key)
	}
	text := r.partCell(r.of[d].Text, p.Part)
	decoded := textCell("")
	if p.Octets != p.In(r.of[d].Text) {
		decoded = codeCell(octets(p.Octets))
	}
	s.addRow("", document, part, text, decoded)
}

// octets is decoded octets, so that each can be seen.
func octets(text string) string {
	if text == " " {
		return "␠"
	}
	return clip(text, cellBytes)
}

// client is what a client would do with the URL by RFC 1738, and remarks on it.
// Where there is no scheme there is nothing to do.
func (r *readings) client() []*Table {
	s := r.table("client", "client.title", "client.caption", "client.number", "client.action", "client.argument", "client.means")
	v := r.of[core.RFC1738].View()
	if v == nil {
		s.Note = r.words.Get("client.none")
		return []*Table{s}
	}
	for i := range v.Actions[:min(len(v.Actions), namedShown)] {
		r.actionRow(s, i+1, &v.Actions[i])
	}
	if sent, ok := v.Sent(); ok {
		s.Note = r.words.Get("client.sent", "octets", octets(sent))
	}
	if len(v.Notes) == 0 {
		return []*Table{s}
	}
	return []*Table{s, r.remarks(v)}
}

func (r *readings) actionRow(s *Table, n int, a *syntax.Action) {
	argument := textCell("")
	if a.Defined {
		argument = codeCell(octets(a.Argument))
		if a.Argument == "" {
			argument = &TableCell{Text: r.words.Get("state.empty"), Class: "void"}
		}
		if raw := a.In(r.state.Ref); a.FromText() && raw != a.Argument {
			argument.Detail = r.words.Get("client.from", "text", clip(raw, valueBytes))
		}
	}
	action := &TableCell{Text: a.Rule.Name, Head: true, Code: true}
	means := &TableCell{Text: r.words.Get("rule." + a.Rule.Key), Cite: r.cite(a.Rule)}
	s.addRow("", textCell(strconv.Itoa(n)), action, argument, means)
}

// remarks is the notes of the view, with what they are about.
func (r *readings) remarks(v *core.View) *Table {
	s := r.table("remarks", "remarks.title", "", "named.text", "remarks.remark")
	for _, n := range v.Notes[:min(len(v.Notes), namedShown)] {
		about := codeCell(clip(n.In(r.state.Ref), valueBytes))
		about.Head = true
		s.addRow("tone-"+levelTones[n.Level], about, &TableCell{Text: r.words.Get("rule." + n.Rule.Key), Cite: r.cite(n.Rule)})
	}
	return s
}
