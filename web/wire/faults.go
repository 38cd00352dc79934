package wire

import "uriplayground/core/syntax"

// faults lists the faults of one text, the first MaxFaults of them.
func faults(all []syntax.Fault, text string, u *units, m Message) []any {
	all = capped(all, MaxFaults)
	list := make([]any, len(all))
	for i, f := range all {
		list[i] = fault(f, text, u, m)
	}
	return list
}

// placed lists faults with the name of the text they lie in.
func placed(in any, all []syntax.Fault, text string, u *units, m Message) []any {
	list := faults(all, text, u, m)
	for _, f := range list {
		f.(map[string]any)["in"] = in
	}
	return list
}

// capped puts one fault in the place of all behind the first most. It cites
// the rule of the first one that it stands for.
func capped(all []syntax.Fault, most int) []syntax.Fault {
	if len(all) <= most {
		return all
	}
	rest := all[most:]
	more := syntax.Fault{Rule: rest[0].Rule, Span: rest[0].Span, Code: syntax.MoreFaults, Level: syntax.Info}
	for _, f := range rest {
		more.Start, more.End = min(more.Start, f.Start), max(more.End, f.End)
	}
	return append(all[:most:most], more)
}

func fault(f syntax.Fault, text string, u *units, m Message) map[string]any {
	return Object("code rule section level start end message",
		f.Code.String(), f.Rule.Key, f.Rule.Section, f.Level.String(), u.at(f.Start), u.at(f.End),
		m(f, text))
}
