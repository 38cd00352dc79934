package rfc1738

import (
	"iter"

	"uriplayground/core/syntax"
)

// do adds an action without an argument.
func (v *viewer) do(rule *syntax.Rule) {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule})
}

// give adds an action whose argument the RFC gives.
func (v *viewer) give(rule *syntax.Rule, argument string) {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule, Argument: argument, Defined: true})
}

// use adds an action with a part of the text, decoded, as its argument.
func (v *viewer) use(rule *syntax.Rule, s syntax.Span) *syntax.Action {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule, Span: s, Argument: octets(s.In(v.text)), Defined: true})
	return &v.Actions[len(v.Actions)-1]
}

// useDefined is use where the part is defined.
func (v *viewer) useDefined(rule *syntax.Rule, p syntax.Part) {
	if p.Defined {
		v.use(rule, p.Span)
	}
}

// send is use for what goes to the server octet by octet.
func (v *viewer) send(rule *syntax.Rule, s syntax.Span) { v.use(rule, s).Sent = true }

// connect is to the host, at the port that the text or the RFC says (§3.1).
func (v *viewer) connect() {
	host, port := v.part(RuleHost), v.part(RulePort)
	if !host.Defined {
		return
	}
	a := v.use(RuleConnect, host.Span)
	if port.Defined {
		a.End = port.End
		a.Argument = a.In(v.text)
	} else {
		a.Argument += ":" + forms[v.url.scheme].port
	}
}

func (v *viewer) note(rule *syntax.Rule, level syntax.Level, s syntax.Span) {
	v.Notes = append(v.Notes, syntax.Note{Rule: rule, Level: level, Span: s})
}

func (v *viewer) info(rule *syntax.Rule, s syntax.Span) { v.note(rule, syntax.Info, s) }
func (v *viewer) warn(rule *syntax.Rule, s syntax.Span) { v.note(rule, syntax.Warning, s) }

// once is info for what need not be said twice.
func (v *viewer) once(rule *syntax.Rule, s syntax.Span) {
	for _, n := range v.Notes {
		if n.Rule == rule {
			return
		}
	}
	v.info(rule, s)
}

// limited is the first MaxList of a list, and a note if there are more; of none
// at all unless there are any.
func (v *viewer) limited(list iter.Seq[syntax.Span], any bool) iter.Seq[syntax.Span] {
	return func(yield func(syntax.Span) bool) {
		if !any {
			return
		}
		n := 0
		for s := range list {
			if n++; n > MaxList {
				s.End = v.url.end
				v.once(NoteMore, s)
				return
			}
			if !yield(s) {
				return
			}
		}
	}
}
