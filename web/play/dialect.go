package play

import (
	"strconv"

	"uriplayground/core"
)

// SetDialect chooses the document by which the views of the resolution read.
// Another name changes nothing.
type SetDialect struct{ Name string }

func (a SetDialect) reduce(s State) State {
	if d, ok := core.DialectNamed(a.Name); ok {
		s.Dialects.Dialect = d
	}
	return s
}

// olderView is what stands in the place of the resolution by RFC 3986 where an
// older document was chosen: the text as it reads it, and what is done with it.
func (v *view) olderView() []*Table {
	chosen := v.state.Dialects.Dialect
	list := v.tooLong()
	if len(v.state.Base)+len(v.state.Ref) <= moreBytes {
		list = v.readings().by(chosen)
	}
	first := list[0]
	first.Title = v.words.Get("dialect.title", "document", v.words.Get("rfc."+rfcNumber(chosen)))
	for _, d := range documents {
		v.button(&first.Buttons, "dialect", d.String(), "rfc."+rfcNumber(d))
	}
	first.press(chosen.String())
	return list
}

// by is the tables of one document.
func (r *readings) by(d core.Dialect) []*Table {
	r.shown = []core.Dialect{d}
	list := []*Table{r.columns()}
	list[0].Caption = r.words.Get("dialect.caption")
	if d == core.RFC1738 {
		list = append(list, r.client()...)
	} else if r.state.View != "parse" {
		list = append(list, r.partial())
	}
	return append(list, r.named()...)
}

// press marks which of the buttons stands for what is chosen.
func (s *Table) press(value string) {
	for i := range s.Buttons {
		if a := &s.Buttons[i]; a.Name == "dialect" || a.Name == "purpose" {
			a.Pressed = strconv.FormatBool(a.Value == value)
		}
	}
}
