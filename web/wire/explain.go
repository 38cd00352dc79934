package wire

import (
	"uriplayground/core/links"
	"uriplayground/web/page"
)

// Explain returns the answer of explain(): the sentences, and what is found about the
// one link of the report.
func Explain(e *page.TargetExplanation, r *links.Report, say LinkMessage) *Properties {
	list := make([]any, 0, len(e.Sentences))
	for _, s := range e.Sentences {
		list = append(list, sentence(s))
	}
	look := r.Details(0)
	answer := Object("ok sentences notes link target expected", e.OK, list, findings(look.Findings, look.Ref, say), e.Link)
	if e.Done {
		Put(answer, "target", e.Target)
	}
	if x := e.Expected; x != nil {
		documents := []any{}
		for _, name := range x.Documents {
			documents = append(documents, name)
		}
		expected := Object("verdict rule start target documents", x.Verdict)
		Put(expected, "documents", documents)
		if x.Assumption != "" {
			Put(expected, "rule start target", x.Assumption, x.Start, x.Target)
		}
		Put(answer, "expected", expected)
	}
	return answer
}

func sentence(s page.Sentence) *Properties {
	o := Object("about message rule section instead", s.About, s.Text)
	if s.Rule != "" {
		Put(o, "rule section", s.Rule, s.Section)
	}
	if s.Instead {
		Put(o, "instead", Object("base ref target", s.Base, s.Ref, s.Target))
	}
	return o
}
