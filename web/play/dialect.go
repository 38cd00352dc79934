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
func (in *input) olderView() []*Sheet {
	chosen := in.state.Dialects.Dialect
	list := in.tooLong()
	if len(in.state.Base)+len(in.state.Ref) <= moreBytes {
		list = in.readings().by(chosen)
	}
	first := list[0]
	first.Title = in.words.Get("dialect.title", "document", in.words.Get("rfc."+rfcNumber(chosen)))
	for _, d := range documents {
		in.act(&first.Acts, "dialect", d.String(), "rfc."+rfcNumber(d))
	}
	first.pressed(chosen.String())
	return list
}

// by is the tables of one document.
func (r *readings) by(d core.Dialect) []*Sheet {
	r.shown = []core.Dialect{d}
	list := []*Sheet{r.columns()}
	list[0].Caption = r.words.Get("dialect.caption")
	if d == core.RFC1738 {
		list = append(list, r.client()...)
	} else if r.state.View != "parse" {
		list = append(list, r.partial())
	}
	return append(list, r.named()...)
}

// pressed marks which of the buttons stands for what is chosen.
func (s *Sheet) pressed(value string) {
	for i := range s.Acts {
		if a := &s.Acts[i]; a.Name == "dialect" || a.Name == "purpose" {
			a.Pressed = strconv.FormatBool(a.Value == value)
		}
	}
}
