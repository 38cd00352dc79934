package view_test

import (
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// builtIn is the words, merged once for all tests.
var builtIn = locales.All()

// newSession returns a session with these words.
func newSession(s model.State) *play.Session { return play.NewSession(builtIn, nil, s) }

// tablesOf returns the tables of a page; none if it shows none.
func tablesOf(p page.Page) []*page.Table {
	switch b := p.Body.(type) {
	case *page.TablesBody:
		return b.Tables
	case *page.CourseBody:
		return b.Tables
	}
	return nil
}

// panesOf returns the panes of the resolution; empty if a page shows none.
func panesOf(p page.Page) page.TraceBody {
	if b := page.TraceOf(p.Body); b != nil {
		return *b
	}
	return page.TraceBody{}
}

// courseOf returns the lessons of a page; nil if it shows none.
func courseOf(p page.Page) *page.Course {
	if b, ok := p.Body.(*page.CourseBody); ok {
		return b.Course
	}
	return nil
}

// stepsOf returns the pseudocode of a page; nil if it shows none.
func stepsOf(p page.Page) *page.Steps {
	if b, ok := p.Body.(*page.ResolveBody); ok {
		return b.Steps
	}
	return nil
}

// pictureOf returns the picture of a page; nil if it shows none.
func pictureOf(p page.Page) *page.Picture {
	if b, ok := p.Body.(*page.ParseBody); ok {
		return b.Picture
	}
	return nil
}

// click does what a button stands for.
func click(s *play.Session, c page.Command) []model.Effect {
	return s.Do(model.CommandAction(c.Name, c.Value))
}

// few returns n, and in a short test an eighth of it.
func few(n int) int {
	if testing.Short() {
		return n / 8
	}
	return n
}

// resolveCases returns the vectors of resolutions, in a short test one of eight.
func resolveCases() (some []vectors.ResolveCase) {
	all := vectors.Resolve()
	n := few(len(all))
	for i := range n {
		some = append(some, all[i*len(all)/n])
	}
	return some
}

// opening returns the state before the visitor did anything, with the base of RFC 3986
// §5.4 and a reference that takes many steps.
func opening(lang string) model.State {
	s := model.Initial(lang)
	s.Base, s.Ref = "http://a/b/c/d;p?q", "../../g"
	s.LinkPanel.Order = "position" // of the source, which is easier to write down
	return s
}
