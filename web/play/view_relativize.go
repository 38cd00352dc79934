package play

import "uriplayground/core"

// relativizeView is the references that come into question for the way from the
// base to the wanted target, and whether and why each leads there.
func (in *input) relativizeView() []*Sheet {
	s := in.sheet("links", "links.title", "links.caption", "ref.label", "links.kind", "links.why")
	if len(in.state.Base)+len(in.state.Ref) > moreBytes {
		s.Note = in.words.Get("links.none")
		return []*Sheet{s}
	}
	r := core.Relativize(in.state.Base, in.state.Ref, core.RFC3986)
	for _, c := range r.Candidates {
		in.candidate(s, &c)
	}
	switch {
	case !r.Done && len(r.Faults) > 0:
		s.Note = FaultMessage(in.words, r.Faults[0].Fault, in.faulted(r.Faults[0]))
		in.insteadOfReference(s)
	case !r.Done:
		s.Note = in.words.Get("links.unreachable")
	default:
		s.Note = in.words.Get("links.shortest", "ref", in.linkText(r.Ref))
	}
	return []*Sheet{s}
}

// insteadOfReference offers what a reference in the place of a target leads to.
func (in *input) insteadOfReference(s *Sheet) {
	target, ok := core.Target(in.state.Base, in.state.Ref, core.RFC3986, in.state.Options)
	if ok && target != in.state.Ref {
		text := in.words.Get("why.instead", "target", clip(target, sayBytes))
		s.Acts = append(s.Acts, ActButton{Act: Act{"texts", in.state.Base + "\n" + target}, Text: text})
	}
}

// faulted is the text that a fault of relativizing lies in.
func (in *input) faulted(f core.TextFault) string {
	if f.Text == core.TextBase {
		return in.state.Base
	}
	return in.state.Ref
}

func (in *input) candidate(s *Sheet, c *core.Candidate) {
	link, why := codeCell(in.linkText(c.Text)), textCell(in.words.Get("rule."+c.Rule.Key))
	why.Cite = in.cite(c.Rule)
	class := "works-no"
	if c.Works {
		class, link.Act = "works-yes", Act{"show", in.state.Base + "\n" + c.Text}
	}
	s.add(class, link, textCell(c.Kind.Key), why)
}

// linkText is a reference as shown; the empty one has a word.
func (in *input) linkText(ref string) string {
	if ref == "" {
		return in.words.Get("examples.empty")
	}
	return clip(ref, valueBytes)
}
