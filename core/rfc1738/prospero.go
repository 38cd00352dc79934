package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// prospero divides what follows the hostport (§3.11). The field specifications
// are one part, from the first ";" on.
//
//	prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
//	ppath       = psegment *[ "/" psegment ]
//	psegment    = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
//	fieldspec   = ";" fieldname "=" fieldvalue
//	fieldname   = *[ uchar | "?" | ":" | "@" | "&" ]
//	fieldvalue  = *[ uchar | "?" | ":" | "@" | "&" ]
func (w *walker) prospero() {
	if !w.slash(RuleProsperoURL) {
		w.absent(RulePpath, RuleFieldspec)
		return
	}
	w.part(RulePpath, fpathChar, w.find(";"))
	if w.end() {
		w.absent(RuleFieldspec)
		return
	}
	start := w.take(RuleFieldspec, len(w.text))
	for f := fieldsOf(w.text, uint32(start)); f.next(); {
		w.field(f.Span)
	}
}

// field says what is wrong with a name, "=" and a value.
func (w *walker) field(s syntax.Span) {
	start, end := int(s.Start), int(s.End)
	equals := strings.IndexByte(s.In(w.text), '=')
	if equals < 0 {
		w.fault(RuleFieldspec, syntax.EqualsMissing, start, end)
		w.chars(RuleFieldname, fieldChar, start, end)
		return
	}
	equals += start
	w.chars(RuleFieldname, fieldChar, start, equals)
	w.chars(RuleFieldvalue, fieldChar, equals+len("="), end)
}
