package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
)

const namedShown = 60 // parts, actions and remarks that are listed

// named is the defined parts that RFC 1630 and RFC 1738 name in a URL of the scheme,
// with what they stand for. There is none where neither has a form for it.
func (r *readings) named() []*page.Table {
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
	return []*page.Table{s}
}

func (r *readings) namedRow(s *page.Table, d core.Dialect, v *core.View, p *syntax.Value) {
	document := textCell(r.words.Get("rfc." + rfcNumber(d)))
	document.Detail = v.Scheme.Name
	part := &page.TableCell{Text: p.Rule.Name, Head: true, Code: true, Cite: r.cite(p.Rule)}
	if key := "part." + p.Rule.Key; r.words.Has(key) {
		part.Detail = r.words.Get(key)
	}
	text := r.partCell(r.of[d].Text, p.Part)
	decoded := textCell("")
	if p.Octets != p.In(r.of[d].Text) {
		decoded = codeCell(octets(p.Octets))
	}
	s.AddRow("", document, part, text, decoded)
}

// octets is decoded octets, so that each can be seen.
func octets(text string) string { return page.Clip(spaceShown(text), cellBytes) }

// client is what a client would do with the URL by RFC 1738, and remarks on it.
// Where there is no scheme there is nothing to do.
func (r *readings) client() []*page.Table {
	s := r.table("client", "client.title", "client.caption", "client.number", "client.action", "client.argument", "client.means")
	v := r.of[core.RFC1738].View()
	if v == nil {
		s.Note = r.words.Get("client.none")
		return []*page.Table{s}
	}
	for i := range v.Actions[:min(len(v.Actions), namedShown)] {
		r.actionRow(s, i+1, &v.Actions[i])
	}
	if sent, ok := v.Sent(); ok {
		s.Note = r.words.Get("client.sent", "octets", octets(sent))
	}
	if len(v.Notes) == 0 {
		return []*page.Table{s}
	}
	return []*page.Table{s, r.remarks(v)}
}

func (r *readings) actionRow(s *page.Table, n int, a *syntax.Action) {
	argument := textCell("")
	if a.Defined {
		argument = codeCell(octets(a.Argument))
		if a.Argument == "" {
			argument = &page.TableCell{Text: r.words.Get("state.empty"), Class: "void"}
		}
		if raw := a.In(r.state.Ref); a.FromText() && raw != a.Argument {
			argument.Detail = r.words.Get("client.from", "text", page.Clip(raw, valueBytes))
		}
	}
	action := &page.TableCell{Text: a.Rule.Name, Head: true, Code: true}
	means := &page.TableCell{Text: r.words.Get("rule." + a.Rule.Key), Cite: r.cite(a.Rule)}
	s.AddRow("", textCell(strconv.Itoa(n)), action, argument, means)
}

// remarks is the notes of the view, with what they are about.
func (r *readings) remarks(v *core.View) *page.Table {
	s := r.table("remarks", "remarks.title", "", "named.text", "remarks.remark")
	for _, n := range v.Notes[:min(len(v.Notes), namedShown)] {
		about := codeCell(page.Clip(n.In(r.state.Ref), valueBytes))
		about.Head = true
		s.AddRow("tone-"+levelTones[n.Level], about, &page.TableCell{Text: r.words.Get("rule." + n.Rule.Key), Cite: r.cite(n.Rule)})
	}
	return s
}

const partialShown = 200 // steps that are listed

// partial is the steps by which RFC 1630 expands the text as a partial form, with
// what it leaves open wherever that is met.
func (r *readings) partial() *page.Table {
	s := r.table("partial", "partial.title", "partial.caption", "client.number", "partial.step", "partial.left")
	if r.state.Options.LiteralRule {
		s.AddButton("literalRule", "off", r.words.Get("partial.examples"))
	} else {
		s.AddButton("literalRule", "on", r.words.Get("partial.literal"))
	}
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
		head := &page.TableCell{Text: "!", Class: "tone-" + levelTones[f.Level]}
		s.AddRow("gap", head, &page.TableCell{Text: FaultMessage(r.words, f.Fault, text), Cite: r.cite(f.Rule)}, codeCell(page.Clip(f.In(text), valueBytes)))
	}
	if !r.old.Done && len(r.old.Faults) == 0 {
		s.Note = r.words.Get("target.none")
	}
	return s
}

// stepRow is a step as a sentence, with the result so far.
func (r *readings) stepRow(s *page.Table, i int) {
	t := r.old.Trace
	say := &page.TableCell{Text: r.partialSentence(t, i), Cite: r.cite(t.Steps[i].Rule)}
	s.AddRow("", textCell(strconv.Itoa(i+1)), say, codeCell(page.Clip(core.PartialResult(t, i), cellBytes)))
}

// partialSentence is a step of the partial form in words.
func (v *view) partialSentence(t *core.Trace, i int) string {
	s, left := &t.Steps[i], core.PartialResult(t, i)
	key := "say." + s.Rule.Key
	if v.words.Has(key + ".yes") {
		if s.Yes {
			key += ".yes"
		} else {
			key += ".no"
		}
	}
	return v.words.Get(key, "value", v.quote(stepValue(t, s)), "result", v.quote(left), "n", strconv.Itoa(s.From.Len()))
}

// stepValue is what a step looks at, or all that it removes.
func stepValue(t *core.Trace, s *syntax.Step) string {
	text := t.Texts[s.Text]
	value := s.From.In(text)
	switch s.Rule.Key {
	case "1630-p-remove-updir":
		value += s.To.In(text)
	case "1630-p-remove-dot":
		value = s.To.In(text) + value
	}
	return value
}
