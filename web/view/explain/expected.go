package explain

import (
	"strconv"
	"strings"

	"uriplayground/core/expect"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Expected says from where the address that somebody expected follows, what to write, and what else
// can be changed. went is where a program went; empty if that is not known.
func Expected(v *render.Context, expected, went string) (*page.ExpectedAddress, []page.Sentence) {
	q := expect.Question{Base: v.State.Base, Ref: v.State.Ref, Expected: expected, Went: went}
	if len(q.Base)+len(q.Ref)+len(expected)+len(went) > render.MoreBytes {
		return nil, nil
	}
	a := expect.Explain(q)
	e := &page.ExpectedAddress{Verdict: a.Verdict.String()}
	if a.Verdict == expect.Unasked {
		return e, explainedProgram(v, &a)
	}
	for _, d := range expect.Documents(q, v.ToASCII) {
		e.Documents = append(e.Documents, d.String())
	}
	if len(a.Explanations) == 0 {
		return e, append([]page.Sentence{{About: "expected", Text: v.Words.Get("expect." + a.Verdict.String())}}, explainedProgram(v, &a)...)
	}
	first := &a.Explanations[0]
	e.Assumption, e.Start, e.Target = first.Assumption.String(), first.Start, first.Wanted
	var list []page.Sentence
	for i := range a.Explanations {
		list = append(list, sentences(v, &a, &a.Explanations[i])...)
	}
	return e, append(list, explainedProgram(v, &a)...)
}

// sentences returns those of an explanation, with what to write and what else can be changed.
func sentences(v *render.Context, a *expect.Answer, x *expect.Explanation) []page.Sentence {
	list := []page.Sentence{assumptionSentence(v, "expected", a, x)}
	switch base := v.State.Base; {
	case x.WriteBoth != "":
		list = append(list, fixSentence("write", v.Words.Get("expect.write-both", "write", v.Quote(x.WriteBoth)), base, x.WriteBoth, x.Wanted))
	case x.Write != "":
		list = append(list, fixSentence("write", v.Words.Get("expect.write", "write", v.Quote(x.Write)), base, x.Write, x.Wanted))
	}
	for _, fixes := range []struct {
		of   string
		list []expect.Fix
	}{{"page", x.PageFixes}, {"setting", x.SettingFixes}} {
		for _, fix := range fixes.list {
			text := v.Words.Get("remedy."+fixes.of+"."+fix.Kind.String(), "base", v.Quote(fix.Base), "ref", v.Quote(fix.Ref))
			list = append(list, fixSentence(fixes.of, text, fix.Base, fix.Ref, x.Wanted))
		}
	}
	return list
}

func fixSentence(about, text, base, ref, target string) page.Sentence {
	return page.Sentence{About: about, Text: text, Instead: true, Base: base, Ref: ref, Target: target}
}

// assumptionSentence returns the sentence of an assumption, with the line of §5.2 at which the run that was
// expected diverges from that of the RFC.
func assumptionSentence(v *render.Context, about string, a *expect.Answer, x *expect.Explanation) page.Sentence {
	assumption := x.Assumption
	if x.Read != expect.NoAssumption && !assumption.Start() {
		assumption = x.Read
	}
	var loose []string
	for _, name := range x.Loose.Names() {
		loose = append(loose, v.Words.Get("expect.loose."+name))
	}
	s := page.Sentence{About: about, Text: v.Words.Get("expect."+assumption.String(),
		"ref", v.Quote(v.State.Ref), "base", v.Quote(v.State.Base), "start", v.Quote(x.Start), "folder", v.Quote(a.Start),
		"n", strconv.Itoa(x.Levels), "says", v.QuoteEmpty(x.InRef.In(v.State.Ref)), "instead", v.QuoteEmpty(x.Instead.In(x.Wanted)),
		"loose", strings.Join(loose, ", "), "document", documentName(v, x))}
	if x.DivergesAt != nil {
		s.Rule, s.Section = x.DivergesAt.Key, x.DivergesAt.Section
	}
	return s
}

func documentName(v *render.Context, x *expect.Explanation) string {
	if x.Assumption != expect.OtherDocument {
		return ""
	}
	return v.Words.Get("rfc." + render.RFCNumber(x.Dialect))
}

// explainedProgram says where a program went.
func explainedProgram(v *render.Context, a *expect.Answer) []page.Sentence {
	if a.Program.Assumption == expect.NoAssumption {
		return nil
	}
	return []page.Sentence{assumptionSentence(v, "program", a, &a.Program)}
}
