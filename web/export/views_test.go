package export_test

import (
	"encoding/csv"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// builtIn is the words, merged once for all tests.
var builtIn = locales.All()

// newSession returns a session with these words.
func newSession(s model.State) *play.Session { return play.NewSession(builtIn, nil, s) }

// hostileTexts returns the texts that go through every view, a few in a short test: those that
// were thought up, and about as many put together by chance.
func hostileTexts() []string {
	if testing.Short() {
		return vectors.Hostile(60)
	}
	return vectors.Hostile(hostileCount / 2)
}

// Whatever is typed, no view shows or exports anything but that text, in sight. The formats
// take turns: each meets many texts in every view, and most texts in one view or another.
func TestHostileTextsInEveryView(t *testing.T) {
	for turn, view := range model.ViewNames() {
		for _, lang := range locales.Languages() {
			t.Run(view+" "+lang, func(t *testing.T) {
				t.Parallel()
				s := newSession(model.Initial(lang))
				s.Do(model.SetView{Name: view})
				list := hostileTexts()
				if lang != locales.Languages()[0] {
					// Fewer, but every variant has its turn.
					list = list[:min(len(list), max(len(list)/10, 6*len(variants(view))))]
				}
				read := map[*page.Table]bool{}
				seen := map[string]bool{}
				for i, text := range list {
					show(s, []string{"", "http://a/b/../"}[i/2%2]+text, list[(i+1)%len(list)])
					checkView(t, s, read, inTurn(turn+i))
					if t.Failed() {
						t.Fatalf("the text is %q", text)
					}
					if i%6 > 0 {
						continue
					}
					for _, a := range variants(view)[i/6%len(variants(view))] {
						s.Do(a)
						if p, ok := a.(model.Predict); ok {
							p.Answer = text + "\n" + text
							s.Do(p)
						}
						checkView(t, s, read, inTurn(i/6))
						note(seen, s.Page())
						if t.Failed() {
							t.Fatalf("after %#v the text is %q", a, text)
						}
					}
				}
				for _, what := range optional[view] {
					if !seen[what] {
						t.Errorf("%s was never shown", what)
					}
				}
			})
		}
	}
}

// inTurn returns one of the formats.
func inTurn(i int) []string { return export.Formats()[i%len(export.Formats()):][:1] }

// variants returns what a visitor chooses in a view: after each, in turn, the view is looked
// at once more.
func variants(view string) [][]model.Action {
	document := func(name string) []model.Action {
		return []model.Action{model.SetDialect{Name: name}, model.SelectStep{N: 2}, model.SetDialect{Name: "rfc3986"}}
	}
	switch view {
	case "resolve", "trace", "runs":
		return [][]model.Action{
			{model.SetGlance{On: true}, model.SelectStep{N: 3}, model.SetGlance{}},
			{model.SetPredict{How: "again"}, model.SetTyped{On: true}, model.Predict{}, model.NextQuestion{}, model.Predict{GiveUp: true}, model.SetPredict{How: "off"}},
			{model.SetOption{Name: "strict"}, model.SetOption{Name: "literalRule", On: true}, model.SetOption{Name: "strict", On: true}, model.SetOption{Name: "literalRule"}},
			document("rfc1808"), document("rfc2396"), document("url"), document("rfc1738"), document("rfc1630"),
		}
	case model.FromView:
		var all [][]model.Action
		for _, tool := range places.Tools() {
			all = append(all, []model.Action{model.SetTool{ID: tool.ID}})
		}
		return all
	}
	return [][]model.Action{nil}
}

// optional is what a view shows only where it is asked for.
var optional = map[string][]string{"resolve": {"glance", "question", "feedback"}, "trace": {"glance"}, "runs": {"glance"}}

// note notes which optional parts a page has.
func note(seen map[string]bool, p page.Page) {
	switch body := p.Body.(type) {
	case *page.ResolveBody:
		q := body.Predict
		seen["question"] = seen["question"] || q != nil
		seen["feedback"] = seen["feedback"] || q != nil && q.Feedback != ""
		seen["glance"] = seen["glance"] || body.Trace != nil && body.Trace.Glance != nil
	case *page.TraceBody:
		seen["glance"] = seen["glance"] || body.Trace != nil && body.Trace.Glance != nil
	case *page.TablesBody:
		seen["glance"] = seen["glance"] || body.Glance != nil
	}
}

// show puts texts everywhere in a session where a visitor or a browser can.
func show(s *play.Session, text, other string) {
	switch s.State().View {
	case model.LinksView:
		s.Do(model.SourceChanged{})
		s.Do(model.LinksFound{Links: []links.Link{{Ref: text, Start: 1, End: 2, Line: 1, Column: 2, Writing: links.AsMarkup}, {Ref: other, Start: 3, End: 4, Line: 2, Column: 1, Writing: links.AsMarkup}}, Percent: 100})
		work(s, s.Do(model.ScanDone{Claims: []model.Claim{{Name: "xml:base", Text: text}}}))
		s.Do(model.SetLinkField{Field: "retrieval", Value: "http://a/" + text})
		work(s, s.Do(model.SetLinkField{Field: "move", Value: "http://b/" + text}))
		s.Do(model.CommandAction("links-open", "0"))
		s.Do(model.BrowserRows{Results: map[int]model.BrowserResult{0: {Text: text}, 1: {Text: other}}})
	case model.LessonView:
		state := s.State()
		state.Base, state.Ref = text, other
		slides, _, _ := model.Reduce(model.State{Lang: state.Lang, View: state.View, Base: text, Ref: other}, nil, model.CommandAction("slide-add", ""))
		state.Learning.Slides = slides.Learning.Slides
		*s = *newSession(state)
		s.Do(model.CommandAction("lesson", "lecture"))
		s.Do(model.CommandAction("print", "solution"))
	default:
		state := s.State()
		if _, shown := state.Field("text"); shown {
			s.Do(model.SetText{Text: text + "\n<" + other + ">"})
		}
		s.Do(model.SetTexts{Base: text, Ref: other})
		s.Do(model.BrowserResult{Text: text, Alone: true, Parts: [8]string{text, other, text, text, other, text, other, text}})
	}
}

// work lets a session do what it has to.
func work(s *play.Session, effects []model.Effect) (file string) {
	for {
		more := false
		for _, e := range effects {
			switch e := e.(type) {
			case model.RequestWork:
				more = true
			case model.ExportPart:
				file += e.Text.String()
			}
		}
		if !more {
			return file
		}
		effects = s.Do(model.Work{})
	}
}

// checkView checks what a view shows, and what is copied of it in the formats. The
// tables that have been read are the same as before.
func checkView(t *testing.T, s *play.Session, read map[*page.Table]bool, formats []string) {
	t.Helper()
	p := s.Page()
	inSight(t, reflect.ValueOf(p), "page")
	tables := s.Record()
	if len(tables) == 0 && s.State().View != model.LessonView {
		t.Errorf("nothing is exported")
	}
	tables = slices.DeleteFunc(tables, func(table *page.Table) bool { return read[table] || len(table.Heads) == 0 })
	for _, table := range tables {
		read[table] = true
	}
	for _, format := range formats {
		readBack(t, tables, format)
	}
}

// notShown is the fields of a page that are not shown: commands, addresses, and what
// buttons put into fields.
var notShown = map[string]bool{
	"Command.Value": true, "Link.URL": true, "Fix.With": true, "Fix.Point": true, "Piece.Point": true, "Origin.Point": true, "Reason.Base": true, "Reason.Ref": true,
	"ExampleItem.ID": true,
}

// inSight checks that nothing in a page is hidden. Line breaks are those of the
// writers, and the spaces that do not break are ours.
func inSight(t *testing.T, v reflect.Value, where string) {
	switch v.Kind() {
	case reflect.String:
		text := strings.ReplaceAll(v.String(), "\n", "")
		if where == "Piece.Text" {
			text = strings.ReplaceAll(text, "\t", "") // it lies under the text of a field
		}
		if where == "Page.Heading" || where == "Places.Answer" || where == "Table.Answer" { // which may mark a link
			if before, link, after := page.CutLink(text); before+page.AsLink(link)+after == text {
				text = before + link + after
			}
		}
		if page.VisibleSentence(text) != text {
			t.Errorf("%s shows %q", where, text)
		}
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			inSight(t, v.Elem(), where)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			inSight(t, v.Index(i), where)
		}
	case reflect.Struct:
		for i, name := range fieldNames(v.Type()) {
			if !notShown[name] {
				inSight(t, v.Field(i), name)
			}
		}
	}
}

// fieldNames returns the fields of a type as "Type.Field".
func fieldNames(of reflect.Type) (names []string) {
	if made, ok := allFields.Load(of); ok {
		return made.([]string)
	}
	for i := range of.NumField() {
		names = append(names, of.Name()+"."+of.Field(i).Name)
	}
	allFields.Store(of, names)
	return names
}

var allFields sync.Map // the names of the fields by their type

// A file of links is read back as it was found, and by programs that part cells at
// ";", too, no cell is a formula.
func TestHostileTextsInFiles(t *testing.T) {
	list := vectors.Hostile(hostileCount)
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	for _, text := range list {
		s.Do(model.LinksFound{Links: []links.Link{{Ref: text}}, Percent: 100})
	}
	work(s, s.Do(model.ScanDone{}))
	export := func(format string) string { return work(s, s.Do(model.CommandAction("links-export", format))) }

	readCSV(t, list, export("csv"))
	var records []struct{ Reference string }
	if err := json.Unmarshal([]byte(export("json")), &records); err != nil || len(records) != len(list) {
		t.Fatalf("JSON: %d records, %v", len(records), err)
	}
	tables, err := readMarkdown("### t\n\n"+export("markdown"), nil)
	if err != nil || len(tables) != 1 || len(tables[0].rows) != len(list) {
		t.Fatalf("Markdown: %d tables, %v", len(tables), err)
	}
	for i, text := range list {
		if got := records[i].Reference; got != replaced(text) {
			t.Errorf("JSON: %q, want %q", got, text)
		}
		if got := tables[0].rows[i][6]; got != page.Visible(text) {
			t.Errorf("Markdown: %q, want %q", got, text)
		}
	}
}

func readCSV(t *testing.T, list []string, file string) {
	t.Helper()
	rows, err := csv.NewReader(strings.NewReader(file)).ReadAll()
	if err != nil || len(rows) != len(list)+1 {
		t.Fatalf("CSV: %d rows, %v", len(rows), err)
	}
	for i, text := range list {
		if got := unguarded(rows[i+1][6]); got != page.Visible(text) {
			t.Errorf("CSV: %q, want %q", got, text)
		}
	}
	for _, separator := range ",;\t" {
		r := csv.NewReader(strings.NewReader(file))
		r.Comma, r.LazyQuotes, r.FieldsPerRecord = separator, true, -1
		rows, err := r.ReadAll()
		if err != nil {
			t.Fatalf("CSV by %q: %v", separator, err)
		}
		for _, row := range rows {
			for _, cell := range row {
				noFormula(t, cell)
			}
		}
	}
	// Some programs part at either sign, and know no quotes.
	for _, cell := range strings.FieldsFunc(file, func(r rune) bool { return strings.ContainsRune(";\t\r\n", r) }) {
		noFormula(t, strings.Trim(cell, `"`))
	}
}

// noFormula checks that a spreadsheet does not take a cell for a formula, once it has
// dropped what is blank before it.
func noFormula(t *testing.T, cell string) {
	t.Helper()
	if trimmed := strings.TrimLeft(cell, " \t\r\n\u00a0\u3000\""); trimmed != "" && strings.ContainsRune("=+-@＝＋－＠﹦﹢﹣﹫−", []rune(trimmed)[0]) {
		t.Errorf("the cell %q is a formula", cell)
	}
}

// unguarded returns a cell without the apostrophes that keep it from being a formula.
func unguarded(cell string) string {
	parts := strings.Split(cell, ";")
	for i, part := range parts {
		bare := strings.TrimLeft(part, ` "'`)
		if bare != "" && strings.ContainsRune("=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−", []rune(bare)[0]) {
			parts[i] = strings.TrimPrefix(part, "'")
		}
	}
	return strings.Join(parts, ";")
}

// A derivation that is saved holds what was typed as text and nothing else.
func TestHostileTextsInPictures(t *testing.T) {
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: "parse"})
	count := 0
	for _, text := range vectors.Hostile(hostileCount) {
		s.Do(model.SetTexts{Base: text, Ref: text})
		count += len(readSVG(t, drawn(s, "", "light")))
	}
	if count < hostileCount {
		t.Errorf("only %d texts", count)
	}
}

// Any list of links can be read back, too.
func FuzzFiles(f *testing.F) {
	for _, text := range vectors.Hostile(200) {
		f.Add(text, "x;"+text)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		file := export.NewRecords("csv", csvColumns, 0)
		file.Open()
		for i, text := range []string{a, b} {
			file.Add(i == 0, []string{"", "", "", "", "", "", text, text})
		}
		file.Close()
		readCSV(t, []string{a, b}, file.Text().String())
	})
}

var csvColumns = []string{"a", "b", "c", "d", "e", "f", "reference", "again"}
