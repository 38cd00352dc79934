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

// walkLength returns how many random actions are taken; URI_WALK says another
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
	link := model.EncodePermalink(s)
	back, damaged := model.DecodePermalink(link, model.Initial(s.Lang))
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
		switch w, rows := t.Window, len(t.Rows); {
		case rows > page.WindowRows || w.Count > 0 && rows == 0:
			return fmt.Sprintf("%d of %d rows", rows, w.Count)
		case w.Before+rows*page.RowHeight+w.After != w.Count*page.RowHeight || w.Before < 0 || w.After < 0:
			return fmt.Sprintf("%d px, %d rows and %d px for %d rows", w.Before, rows, w.After, w.Count)
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

// allTables returns every table of the view.
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

// ofTheState and onPanels are the traits of actions on the state, and on what a session holds
// beside it.
var (
	ofTheState = []string{"act", "navigation", "visit", "report"}
	onPanels   = []string{"linksAct", "linksReport", "rowsReport", "siteAct", "siteReport"}
)

// actionsIn returns the types of a declaration that embed one of these traits of an action.
func actionsIn(d ast.Decl, traits []string) (names []string) {
	ast.Inspect(d, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if fields, ok := spec.Type.(*ast.StructType); ok && fields.Fields.NumFields() > 0 {
			first := fields.Fields.List[0]
			if id, ok := first.Type.(*ast.Ident); ok && first.Names == nil && slices.Contains(traits, id.Name) {
				names = append(names, spec.Name.Name)
			}
		}
		return false
	})
	return names
}

// Every action has its traits and its method. The walk knows all of those on the state but
// ShowLink, which needs links; linkpanel_test.go and site_test.go have that and the others.
func TestWalkKnowsEveryAction(t *testing.T) {
	files, err := filepath.Glob("../model/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var declared, state, panels []string
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			state, panels = append(state, actionsIn(d, ofTheState)...), append(panels, actionsIn(d, onPanels)...)
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && f.Name.Name == "reduce" {
				declared = append(declared, f.Recv.List[0].Type.(*ast.Ident).Name)
			}
		}
	}
	slices.Sort(declared)
	if marked := slices.Sorted(slices.Values(slices.Concat(state, panels))); !slices.Equal(marked, declared) {
		t.Errorf("marked as actions: %v\nthere are:         %v", marked, declared)
	}
	known := slices.Sorted(slices.Values(append(slices.Collect(maps.Keys(walks)), "ShowLink")))
	if slices.Sort(state); !slices.Equal(known, state) {
		t.Errorf("the walk knows %v\nthere are     %v", known, state)
	}
}
