package play

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// walkLength is how many random actions are taken; URI_WALK says another
// number. Under wasm everything takes longer, and nothing is different.
func walkLength(t *testing.T) int {
	if given := os.Getenv("URI_WALK"); given != "" {
		n, err := strconv.Atoi(given)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if testing.Short() {
		return 2_000
	}
	return 30_000
}

// A session survives whatever is done to it: no panic, the state stays sound,
// the page is that of the state, and the permalink holds it.
func TestRandomWalk(t *testing.T) {
	const seed = 3986
	r := rand.New(rand.NewPCG(seed, seed))
	w := newWalker(r.IntN)
	kinds := slices.Sorted(maps.Keys(walks))
	var last model.Action
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("after %#v in %#v:", last, w.session.State())
			panic(r)
		}
	}()
	for i := range walkLength(t) {
		kind := kinds[r.IntN(len(kinds))]
		last = walks[kind](w)
		if i%20 == 0 {
			last = anyCommand(w)
		}
		w.step(last)
		wrong := w.unsound()
		if wrong == "" && i%5 == 0 {
			wrong = w.stale()
		}
		if wrong != "" {
			t.Fatalf("step %d, %#v: %s\n%#v", i, last, wrong, w.session.State())
		}
	}
}

// FuzzSession lets the fuzzer choose the actions.
func FuzzSession(f *testing.F) {
	f.Add([]byte("a session is taken for a walk"))
	kinds := slices.Sorted(maps.Keys(walks))
	f.Fuzz(func(t *testing.T, choices []byte) {
		w := newWalker(func(n int) int {
			if len(choices) == 0 || n < 2 {
				return 0
			}
			c := int(choices[0])
			choices = choices[1:]
			return c % n
		})
		for range 50 {
			if len(choices) == 0 {
				break
			}
			w.step(walks[kinds[w.draw(len(kinds))]](w))
			if wrong := w.unsound(); wrong != "" {
				t.Fatalf("%s\n%#v", wrong, w.session.State())
			}
		}
		if wrong := w.stale(); wrong != "" {
			t.Fatalf("%s\n%#v", wrong, w.session.State())
		}
	})
}

// unsound says what is wrong with the state or the page; empty for nothing.
func (w *walker) unsound() string {
	s, p := w.session.State(), w.session.Page()
	link := model.EncodeLink(s)
	back, damaged := model.DecodeLink(link, model.Initial(s.Lang))
	if s.View != "extract" {
		back.Text, s.Text = "", "" // in the link only where it is shown
	}
	switch {
	case s.Step != model.End && (s.Step < 0 || s.Step >= s.Steps):
		return fmt.Sprintf("step %d of %d", s.Step, s.Steps)
	case s.Playing && s.Steps == 0, s.Scroll < 0, s.Speed < 0 || s.Speed >= len(model.Speeds()):
		return "the state is impossible"
	case !slices.Contains(model.ViewNames(), s.View) || !slices.Contains(model.Themes(), s.Theme):
		return "there is no such view or theme"
	case w.timer != s.Timer():
		return fmt.Sprintf("the timer ticks every %d ms and should every %d", w.timer, s.Timer())
	case damaged || model.Linked(back) != model.Linked(s):
		return fmt.Sprintf("the permalink %q gives %#v", link, back)
	case !s.Playing && w.address != link:
		return fmt.Sprintf("the address is %q and should be %q", w.address, link)
	case p.Lang != s.Lang || p.View != s.View:
		return "the page is in another language or view"
	}
	return unsoundPage(&p)
}

// unsoundPage says where the page contradicts itself.
func unsoundPage(p *page.Page) string {
	if body := page.TraceOf(p.Body); body != nil {
		t := body.Trace
		switch rows := len(t.Rows); {
		case rows > page.WindowRows || t.Count > 0 && rows == 0:
			return fmt.Sprintf("%d of %d rows", rows, t.Count)
		case t.Before+rows*page.RowHeight+t.After != t.Count*page.RowHeight || t.Before < 0 || t.After < 0:
			return fmt.Sprintf("%d px, %d rows and %d px for %d rows", t.Before, rows, t.After, t.Count)
		}
	}
	if p.Player() != nil && (p.Player().Done < 0 || p.Player().Done > p.Player().Count) {
		return fmt.Sprintf("step %d of %d", p.Player().Done, p.Player().Count)
	}
	for _, sheet := range allTables(p) {
		for _, row := range sheet.Rows {
			if len(row.Cells) != len(sheet.Heads) {
				return fmt.Sprintf("%d cells under %d heads of %s", len(row.Cells), len(sheet.Heads), sheet.ID)
			}
		}
	}
	return ""
}

// allTables is every table of the view.
func allTables(p *page.Page) (list []*page.Table) {
	switch body := p.Body.(type) {
	case *page.TablesBody:
		return body.Tables
	case *page.CourseBody:
		list = body.Tables
		for _, b := range slices.Concat(body.Course.Blocks, body.Course.Side) {
			if b.Table != nil {
				list = append(list, b.Table)
			}
		}
	}
	return list
}

// stale says where the page differs from one that is made from scratch.
func (w *walker) stale() string {
	page := w.session.Page()
	fresh := NewSession(builtIn, nil, w.session.State()).Page()
	a, b := reflect.ValueOf(page), reflect.ValueOf(fresh)
	for i := range a.NumField() {
		if !reflect.DeepEqual(a.Field(i).Interface(), b.Field(i).Interface()) {
			return fmt.Sprintf("%s is stale", a.Type().Field(i).Name)
		}
	}
	return ""
}

// actionsIn is the types of a declaration that embed the traits of an action.
func actionsIn(d ast.Decl) (names []string) {
	ast.Inspect(d, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if fields, ok := spec.Type.(*ast.StructType); ok && fields.Fields.NumFields() > 0 {
			first := fields.Fields.List[0]
			if id, ok := first.Type.(*ast.Ident); ok && first.Names == nil && slices.Contains([]string{"act", "lead", "visit", "report", "rowsReport"}, id.Name) {
				names = append(names, spec.Name.Name)
			}
		}
		return false
	})
	return names
}

// Every action goes one way. The walk knows all of those on the state; linkpanel_test.go and
// site_test.go have those on what a session holds beside it.
func TestWalkKnowsEveryAction(t *testing.T) {
	files, err := filepath.Glob("../model/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var declared, elsewhere, marked []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			marked = append(marked, actionsIn(d)...)
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			switch f.Name.Name {
			case "reduce":
				declared = append(declared, f.Recv.List[0].Type.(*ast.Ident).Name)
			case "Perform", "PerformSite":
				elsewhere = append(elsewhere, f.Recv.List[0].Type.(*ast.Ident).Name)
			}
		}
	}
	slices.Sort(declared)
	for i, name := range elsewhere {
		if slices.Contains(declared, name) || slices.Contains(elsewhere[:i], name) {
			t.Errorf("%s goes two ways", name)
		}
	}
	slices.Sort(marked)
	if all := slices.Sorted(slices.Values(slices.Concat(declared, elsewhere, []string{"ShowLink"}))); !slices.Equal(marked, all) {
		t.Errorf("marked as actions: %v\nthere are:         %v", marked, all)
	}
	if known := slices.Sorted(maps.Keys(walks)); !slices.Equal(known, declared) {
		t.Errorf("the walk knows %v\nthere are     %v", known, declared)
	}
}
