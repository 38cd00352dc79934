package rfc1738

import "uriplayground/core/syntax"

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
	v.Actions = append(v.Actions, syntax.Action{Rule: rule, Span: s, Argument: syntax.Octets(s.In(v.text)), Defined: true})
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

// next is next of a list of which the first MaxList are told, and then that there
// are more.
func (v *viewer) next(p *pieces) bool {
	if !p.next() {
		return false
	}
	if p.count <= MaxList {
		return true
	}
	p.End = v.url.end
	v.once(NoteMore, p.Span)
	return false
}
