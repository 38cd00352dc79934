package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
)

const partialShown = 200 // steps that are listed

// partial is the steps by which RFC 1630 expands the text as a partial form, with
// what it leaves open wherever that is met.
func (r *readings) partial() *Table {
	s := r.table("partial", "partial.title", "partial.caption", "client.number", "partial.step", "partial.left")
	if r.state.Options.LiteralRule {
		r.button(&s.Buttons, "literalRule", "off", "partial.examples")
	} else {
		r.button(&s.Buttons, "literalRule", "on", "partial.literal")
	}
	printed := lesson.Partial()
	for _, e := range printed[:len(printed)-1] { // the last is the first in another context
		s.Buttons = append(s.Buttons, Button{Command: Command{"texts", e.Base + "\n" + e.Ref}, Text: e.Ref})
	}
	t := r.old.Trace
	for i := range t.Steps[:min(len(t.Steps), partialShown)] {
		r.stepRow(s, i)
	}
	for _, f := range r.old.Faults {
		text := t.Texts[f.Text]
		head := &TableCell{Text: "!", Class: "tone-" + levelTones[f.Level]}
		s.addRow("gap", head, &TableCell{Text: FaultMessage(r.words, f.Fault, text), Cite: r.cite(f.Rule)}, codeCell(clip(f.In(text), valueBytes)))
	}
	if !r.old.Done && len(r.old.Faults) == 0 {
		s.Note = r.words.Get("target.none")
	}
	return s
}

// stepRow is a step as a sentence, with the result as it stands then.
func (r *readings) stepRow(s *Table, i int) {
	t := r.old.Trace
	say := &TableCell{Text: r.partialSentence(t, i), Cite: r.cite(t.Steps[i].Rule)}
	s.addRow("", textCell(strconv.Itoa(i+1)), say, codeCell(clip(core.PartialResult(t, i), cellBytes)))
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

func (v *view) quote(text string) string {
	return v.words.Get("quote", "text", clip(text, sayBytes))
}
