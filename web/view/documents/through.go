package documents

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// answer is what one of the documents makes of base and reference.
type answer struct {
	document core.Dialect
	by       *core.Resolution // nil where the document has no relative form
	same     bool             // as that of the document before it that has an answer
	change   core.RuleChange  // else the rule that moved
	step     int              // at which it shows; -1 for none
}

// throughTime returns the answer of each document in the order of their years, with the rule
// that moved from one to the next, and the libraries that still answer so.
func throughTime(v *render.Context) *page.Table {
	s := v.Table("through", "through.title", "through.caption", "dialects.document", "through.answer", "through.change", "through.libraries")
	answers, recorded := answers(v), lesson.Recorded(v.State.Base, v.State.Ref)
	for i := range answers {
		answerRow(v, s, answers, i, recorded)
	}
	if last := answers[len(answers)-1].by; asked(v) {
		browserRow(v, s, last)
	}
	otherAnswers(v, s, answers, recorded)
	joinRows(s.Rows)
	return s
}

// joinRows marks the rows whose line is thick down to the next one, because that answers the
// same; what has no answer does not interrupt the line.
func joinRows(rows []*page.TableRow) {
	is := func(i int, class string) bool { return i < len(rows) && strings.HasSuffix(rows[i].Class, class) }
	for i := range rows {
		if is(i+1, "same") || is(i, "first") && is(i+1, "silent") && is(i+2, "same") {
			rows[i].Class += " joined"
		}
	}
}

// exampleName returns the reference, with its base where that is not the usual one.
func exampleName(v *render.Context, e lesson.Example) string {
	name := e.Ref
	if name == "" {
		name = v.Words.Get("through.empty")
	}
	if e.Base != lesson.Through()[0].Base {
		name = e.Base + " + " + name
	}
	return name
}

// answers returns what each document makes of the texts, each with what moved since the one
// before it.
func answers(v *render.Context) (list [6]answer) {
	var before *core.Resolution
	for i, d := range render.Resolvers {
		a := &list[i]
		a.document, a.step = d, -1
		if d == core.RFC1738 { // it has no relative form
			continue
		}
		r := core.ResolveBy(v.State.Base, v.State.Ref, d, v.State.Options, v.ToASCII)
		if before != nil {
			p := core.DivergenceBetween(*before, r)
			a.same = p.Same
			a.change, a.step = p.RuleChange()
		}
		a.by, before = &r, &r
	}
	return list
}

// answerRow adds a document. Its head opens the resolution by it, at the step that is
// another one than in the document before.
func answerRow(v *render.Context, s *page.Table, answers [6]answer, i int, recorded []lesson.RecordedAnswer) {
	a := &answers[i]
	number := render.RFCNumber(a.document)
	head := render.HeadCell(v.Words.Get("rfc."+number)).WithCommand("document", documentValue(a))
	head.Detail = v.Words.Get("through.when." + number)
	if a.by == nil {
		s.AddRow("silent", head, &page.TableCell{Text: v.Words.Get("through.no-relative"), Class: "void"}, render.TextCell(""), render.TextCell(""))
		return
	}
	class, said := "first", explain.AnswerCell(v, a.by)
	switch {
	case a.same:
		class, said = "same", &page.TableCell{Text: v.Words.Get("through.same"), Class: "void"}
	case a.change != core.NoRuleChange:
		class = "moved"
		markMoved(said, answers[:i], a.by)
	}
	libraries := render.TextCell("")
	if latest(answers, i) {
		libraries = librariesCell(recorded, func(said string) bool { return isAnswer(a.by, said) })
	}
	s.AddRow(class, head, said, changeCell(v, a), libraries)
}

// documentValue returns what opens a document, at the step that is another one than in the document
// before it.
func documentValue(a *answer) string {
	return strings.TrimSuffix(a.document.String()+" "+strconv.Itoa(a.step+1), " 0")
}

// latest reports whether a document is the first of the last ones that answer so: the
// libraries of today stand there.
func latest(answers [6]answer, i int) bool {
	if answers[i].same {
		return false
	}
	for _, later := range answers[i+1:] {
		if !later.same && isAnswer(later.by, answers[i].by.Target.Text) {
			return false
		}
	}
	return true
}

// markMoved marks what makes an answer another one than that before it.
func markMoved(said *page.TableCell, before []answer, r *core.Resolution) {
	if unlike := unlikeBefore(before, r); !unlike.Empty() {
		*said = *render.MarkedCell(r.Target.Text, []syntax.Span{unlike}, render.CellBytes)
	}
}

// unlikeBefore returns what of an answer is another than in the one before it.
func unlikeBefore(before []answer, r *core.Resolution) (none syntax.Span) {
	for i := len(before) - 1; i >= 0; i-- {
		if b := before[i].by; b != nil {
			if list := render.Unlike(r.Target.Text, b.Target.Text); b.Done && r.Done && len(list) > 0 {
				return list[0]
			}
			break
		}
	}
	return none
}

// changeCell returns the rule that moved, with the section of the step where it shows.
func changeCell(v *render.Context, a *answer) *page.TableCell {
	if a.change == core.NoRuleChange {
		return render.TextCell("")
	}
	key := "change." + a.change.String()
	cell := &page.TableCell{Text: v.Words.Get(key), Detail: v.Words.Get(key + ".why")}
	if a.step >= 0 {
		cell.Cite = v.Cite(a.by.Trace.Steps[a.step].Rule)
	}
	return cell
}

// browserRow adds this browser, which should follow the URL Standard.
func browserRow(v *render.Context, s *page.Table, standard *core.Resolution) {
	cell, word, class := browserTarget(v), "through.browser.same", "same"
	if departs(v, standard) {
		word, class = "through.browser.departs", "moved"
	}
	s.AddRow("yours "+class, render.HeadCell(v.Words.Get("browser.label")), cell, render.TextCell(v.Words.Get(word)), render.TextCell(""))
}

// isAnswer reports whether a library answers as a document: "" is an error.
func isAnswer(r *core.Resolution, answer string) bool {
	return r != nil && !r.CurrentDocument && r.Target.Text == answer
}

// librariesCell returns the libraries whose recorded answers are those.
func librariesCell(recorded []lesson.RecordedAnswer, those func(answer string) bool) *page.TableCell {
	var names []string
	for _, a := range recorded {
		if those(a.Answer) {
			names = append(names, a.Library)
		}
	}
	return render.TextCell(strings.Join(names, " · "))
}

// ownRule returns why a library answers as no specification does, where that shows.
func ownRule(v *render.Context, answer string) *page.TableCell {
	key := ""
	switch {
	case answer == "":
		return render.TextCell("")
	case !v.Resolution.Base.Part("scheme").Defined:
		key = "through.no-scheme"
	case answer == v.State.Ref && !v.Resolution.Ref.Part("scheme").Defined:
		key = "through.unresolved"
	default:
		return render.TextCell("")
	}
	return &page.TableCell{Text: v.Words.Get(key), Detail: v.Words.Get(key + ".why")}
}

// unlikeAll returns what libraries answer that is in none of the documents, each answer once.
func unlikeAll(recorded []lesson.RecordedAnswer, answers [6]answer) (list []string) {
	for _, a := range recorded {
		if !slices.Contains(list, a.Answer) && !slices.ContainsFunc(answers[:], func(by answer) bool { return isAnswer(by.by, a.Answer) }) {
			list = append(list, a.Answer)
		}
	}
	return list
}

// otherAnswers adds what libraries answer that is in none of the documents.
func otherAnswers(v *render.Context, s *page.Table, answers [6]answer, recorded []lesson.RecordedAnswer) {
	for _, answer := range unlikeAll(recorded, answers) {
		said := render.CodeCell(page.Clip(answer, render.CellBytes))
		if answer == "" {
			said = &page.TableCell{Text: v.Words.Get("through.error"), Class: "void"}
		}
		s.AddRow("other", render.HeadCell(v.Words.Get("through.other")), said, ownRule(v, answer), librariesCell(recorded, func(said string) bool { return said == answer }))
	}
}
