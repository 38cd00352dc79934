package view

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
)

// answer is what one of the documents makes of base and reference.
type answer struct {
	document core.Dialect
	by       *core.Resolution // nil where the document has no relative form
	same     bool             // as that of the document before it that has an answer
	change   core.Change      // else the rule that moved
	step     int              // at which it shows; -1 for none
}

// throughTime is the answer of each document in the order of their years, with the rule
// that moved from one to the next, and the libraries that still answer so.
func (v *view) throughTime() *page.Table {
	s := v.table("through", "through.title", "through.caption", "dialects.document", "through.answer", "through.change", "through.libraries")
	s.Fold = v.words.Get("through.examples")
	for _, e := range lesson.Through() {
		s.AddButton("texts", e.Base+"\n"+e.Ref, v.exampleName(e)).SetPressed(e.Base == v.state.Base && e.Ref == v.state.Ref)
	}
	answers, recorded := v.answers(), lesson.Recorded(v.state.Base, v.state.Ref)
	for i := range answers {
		v.answerRow(s, answers, i, recorded)
	}
	if last := answers[len(answers)-1].by; v.asked() {
		v.browserRow(s, last)
	}
	v.otherAnswers(s, answers, recorded)
	joinRows(s.Rows)
	return s
}

// joinRows marks the rows whose line is thick down to the next one, because that answers the
// same; what has no answer does not interrupt the line.
func joinRows(rows []page.TableRow) {
	is := func(i int, class string) bool { return i < len(rows) && strings.HasSuffix(rows[i].Class, class) }
	for i := range rows {
		if is(i+1, "same") || is(i, "first") && is(i+1, "silent") && is(i+2, "same") {
			rows[i].Class += " joined"
		}
	}
}

// exampleName is the reference, with its base where that is not the usual one.
func (v *view) exampleName(e lesson.Example) string {
	name := e.Ref
	if name == "" {
		name = v.words.Get("through.empty")
	}
	if e.Base != lesson.Through()[0].Base {
		name = e.Base + " + " + name
	}
	return name
}

// answers is what each document makes of the texts, each with what moved since the one
// before it.
func (v *view) answers() (list [6]answer) {
	var before *core.Resolution
	for i, d := range resolvers {
		a := &list[i]
		a.document, a.step = d, -1
		if d == core.RFC1738 { // it has no relative form
			continue
		}
		r := core.ResolveBy(v.state.Base, v.state.Ref, d, v.state.Options, v.toASCII)
		if before != nil {
			p := core.Part(*before, r)
			a.same = p.Same
			a.change, a.step = p.Change()
		}
		a.by, before = &r, &r
	}
	return list
}

// answerRow adds a document. Its head opens the resolution by it, at the step that is
// another one than in the document before.
func (v *view) answerRow(s *page.Table, answers [6]answer, i int, recorded []lesson.RecordedAnswer) {
	a := &answers[i]
	number := rfcNumber(a.document)
	head := headCell(v.words.Get("rfc."+number)).WithCommand("document", strings.TrimSuffix(a.document.String()+" "+strconv.Itoa(a.step+1), " 0"))
	head.Detail = v.words.Get("through.when." + number)
	if a.by == nil {
		s.AddRow("silent", head, &page.TableCell{Text: v.words.Get("through.no-relative"), Class: "void"}, textCell(""), textCell(""))
		return
	}
	class, said := "first", v.answerCell(a.by)
	switch {
	case a.same:
		class, said = "same", &page.TableCell{Text: v.words.Get("through.same"), Class: "void"}
	case a.change != core.NoChange:
		class = "moved"
		v.markMoved(said, answers[:i], a.by)
	}
	libraries := textCell("")
	if latest(answers, i) {
		libraries = librariesCell(recorded, func(said string) bool { return isAnswer(a.by, said) })
	}
	s.AddRow(class, head, said, v.changeCell(a), libraries)
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
func (v *view) markMoved(said *page.TableCell, before []answer, r *core.Resolution) {
	for i := len(before) - 1; i >= 0; i-- {
		if b := before[i].by; b != nil {
			if b.Done && r.Done {
				*said = *markedCell(r.Target.Text, unlike(r.Target.Text, b.Target.Text), cellBytes)
			}
			return
		}
	}
}

// changeCell is the rule that moved, with the section of the step where it shows.
func (v *view) changeCell(a *answer) *page.TableCell {
	if a.change == core.NoChange {
		return textCell("")
	}
	key := "change." + a.change.String()
	cell := &page.TableCell{Text: v.words.Get(key), Detail: v.words.Get(key + ".why")}
	if a.step >= 0 {
		cell.Cite = v.cite(a.by.Trace.Steps[a.step].Rule)
	}
	return cell
}

// browserRow adds this browser, which should follow the URL Standard.
func (v *view) browserRow(s *page.Table, standard *core.Resolution) {
	cell, word, class := v.browserTarget(), "through.browser.same", "same"
	if v.departs(standard) {
		word, class = "through.browser.departs", "moved"
	}
	s.AddRow("yours "+class, headCell(v.words.Get("browser.label")), cell, textCell(v.words.Get(word)), textCell(""))
}

// isAnswer reports whether a library answers as a document: "" is an error.
func isAnswer(r *core.Resolution, answer string) bool {
	return r != nil && !r.CurrentDocument && r.Target.Text == answer
}

// librariesCell is the libraries whose recorded answers are those.
func librariesCell(recorded []lesson.RecordedAnswer, those func(answer string) bool) *page.TableCell {
	var names []string
	for _, a := range recorded {
		if those(a.Answer) {
			names = append(names, a.Library)
		}
	}
	return textCell(strings.Join(names, " · "))
}

// ownRule is why a library answers as no document does, where that shows.
func (v *view) ownRule(answer string) *page.TableCell {
	key := ""
	switch {
	case answer == "":
		return textCell("")
	case !v.resolution.Base.Part("scheme").Defined:
		key = "through.no-scheme"
	case answer == v.state.Ref && !v.resolution.Ref.Part("scheme").Defined:
		key = "through.unresolved"
	default:
		return textCell("")
	}
	return &page.TableCell{Text: v.words.Get(key), Detail: v.words.Get(key + ".why")}
}

// otherAnswers adds what libraries answer that is in none of the documents.
func (v *view) otherAnswers(s *page.Table, answers [6]answer, recorded []lesson.RecordedAnswer) {
	known := map[string]bool{}
	for _, a := range recorded {
		if known[a.Answer] || slices.ContainsFunc(answers[:], func(by answer) bool { return isAnswer(by.by, a.Answer) }) {
			continue
		}
		known[a.Answer] = true
		said := codeCell(page.Clip(a.Answer, cellBytes))
		if a.Answer == "" {
			said = &page.TableCell{Text: v.words.Get("through.error"), Class: "void"}
		}
		s.AddRow("other", headCell(v.words.Get("through.other")), said, v.ownRule(a.Answer), librariesCell(recorded, func(said string) bool { return said == a.Answer }))
	}
}
