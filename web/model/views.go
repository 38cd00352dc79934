package model

import (
	"uriplayground/core"
	"uriplayground/web/lesson"
)

// The views that are asked for by name.
const (
	DialectsView = "dialects" // one text in six documents and the browser
	SafeView     = "safe"     // what makes a text safe for a URL
	LinksView    = "links"    // the links of a page; its fields are its own
	LessonView   = "lesson"   // the lessons
	FromView     = "from"     // one link, read from several places
	SiteView     = "site"     // the links of a site in a folder; base is its root
)

// Views is what can be shown. The first three are the resolution: all of it, the
// components alone, or the buffer trace.
func Views() []string {
	return []string{"resolve", "parse", "trace", "runs", "normalize", "compare", "relativize", FromView, "extract", DialectsView, SafeView, LinksView, SiteView, LessonView}
}

// tabs is the tab, by its view, of each view that has none of its own.
var tabs = map[string]string{"trace": "resolve", "normalize": "compare"}

// Tab is the view whose tab leads to the given one.
func Tab(view string) string {
	if tab := tabs[view]; tab != "" {
		return tab
	}
	return view
}

// Group is views that are of use for the same thing. ID is that of its heading.
type Group struct {
	ID    string
	Views []string
}

// Groups is the views that have a tab, as the navigation lists them.
func Groups() []Group {
	return []Group{
		{"resolve", []string{"resolve", "runs", "parse"}},
		{"write", []string{"relativize", FromView, LinksView, SiteView, "extract", "compare"}},
		{"learn", []string{LessonView}},
		{"reference", []string{DialectsView, SafeView}},
	}
}

// Field is an input field as a view uses it.
type Field struct {
	Name  string // "base", "ref" or "text"
	Label string // key of the word for it
	Hint  string // key of what it is for
	URI   bool   // what has no scheme will not do
}

// Fields is the input fields that a view shows.
func Fields(view string) []Field {
	switch view {
	case "normalize":
		return []Field{{"ref", "normalize.label", "normalize.hint", false}}
	case "compare":
		return []Field{{"base", "compare.a.label", "compare.a.hint", false}, {"ref", "compare.b.label", "compare.b.hint", false}}
	case "relativize":
		return []Field{{"base", "base.label", "base.hint", true}, {"ref", "wanted.label", "wanted.hint", true}}
	case FromView:
		return []Field{{"base", "readings.label", "readings.hint", true}, {"ref", "field.ref", "field.ref.hint", false}}
	case SiteView:
		return []Field{{"base", "site.root.label", "site.root.hint", true}}
	case DialectsView:
		return []Field{{"base", "base.label", "base.hint", true}, {"ref", "dialects.label", "dialects.hint", false}}
	case SafeView:
		return []Field{{"text", "safe.label", "safe.hint", false}}
	case LessonView:
		return nil
	case "extract":
		return []Field{{"text", "text.label", "text.hint", false}}
	case LinksView:
		return nil
	}
	return []Field{{"base", "field.base", "field.base.hint", true}, {"ref", "field.ref", "field.ref.hint", false}}
}

// FieldNames is the names of all input fields.
func FieldNames() []string { return []string{"base", "ref", "text"} }

// Field is how the view shows the field of that name, if it does.
func (s *State) Field(name string) (f Field, shown bool) {
	view := s.View
	if view == LessonView && s.Learning.Lesson == lesson.LecturePlace && s.Learning.Slide == 0 {
		view = Views()[0] // where the sequence is put together
	}
	for _, f := range Fields(view) {
		if f.Name == name {
			return f, true
		}
	}
	return Field{}, false
}

// hasText reports whether the text belongs to what is shown: a field holds it, or it is the
// source that an embed reads for links.
func (s *State) hasText() bool {
	_, shown := s.Field("text")
	return shown || s.View == LinksView && s.Embedded
}

// Resolves reports whether the view is one of the resolution by RFC 3986.
func (s *State) Resolves() bool {
	return (s.View == "resolve" || s.View == "parse" || s.View == "trace") && s.Dialects.Dialect == core.RFC3986
}

// Plays reports whether a view has steps that are played, so that a lecture can show them.
func Plays(view string) bool { return view == "resolve" || view == "trace" || view == "runs" }

// Comparisons is the ways in which two runs can differ that are shown side by side.
func Comparisons() []string {
	return []string{"slash", "strict", "erratum4547", "rfc1630", DocumentsPair}
}

// DocumentsPair is the comparison of RFC 3986 with the URL Standard.
const DocumentsPair = "url"

// ComparisonShown is the pair that is shown.
func (s *State) ComparisonShown() string {
	if s.Comparison == "" {
		return Comparisons()[0]
	}
	return s.Comparison
}
