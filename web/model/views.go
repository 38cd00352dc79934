package model

import (
	"uriplayground/core"
	"uriplayground/web/lesson"
)

// View is a view that can be shown under a name, and all that the program asks about which one it is.
type View struct {
	Name   string
	Tables string // the function that makes its tables, as a package below web/view exports it; empty where makers in web/view does
	Tab    string // the view under whose tab it stands; empty where it has one of its own
	Group  string // the part of the navigation in which that is
	Place  int    // where in there, from 1

	Fields []Field  // the input fields that it shows
	Texts  []string // names of the attributes of an embed for its texts

	Link   int                             // index into KeptTexts.Links of the base and reference that it shows; 0 for those that the views of the resolution share
	Opens  func(*State) (base, ref string) // what they are at first, where they are its own
	Target string                          // the field that then holds the target of the resolution
	Text   int                             // whose text it shows: an index of KeptTexts.Texts
	Sample func() string                   // that text at first, or the reference where no target is to be shown

	Resolution bool // it is one of the resolution, by any document
	Plays      bool // its steps are played
	Folds      bool // an embed shows only what comes before its panes, at first
	TwoRuns    bool // two runs stand beside each other
	Characters bool // a character is explained
	Spelling   bool // it is about how URIs are spelled
	Compares   bool // it compares two texts
	OwnChecks  bool // its tables say what is wrong with the fields
	AsksAlone  bool // the browser is also asked about the reference without a base
	Source     bool // it reads a source of links
	Expects    bool // what is expected of the link of the resolution counts
	Places     bool // it reads a link from several places
	Files      bool // it reads the files of a site, from where one place serves it
	Lessons    bool // it is the place of the lessons
	FirstWords bool // the first part of the words is enough for it: see i18n.Parts
}

// The views that are opened by their name.
const (
	WhatIfView   = "runs"       // two runs of the same link
	DialectsView = "dialects"   // one text in six documents and the browser
	SafeView     = "safe"       // what makes a text safe for a URL
	WriteView    = "relativize" // a link for a wanted target
	LinksView    = "links"      // the links of a page; its fields are its own
	LessonView   = "lesson"     // the lessons
	FromView     = "from"       // one link, read from several places
	SiteView     = "site"       // the links of a site in a folder; base is its root
)

// theLink is the two fields of the resolution.
var theLink = []Field{{Name: "base", Label: "field.base", Hint: "field.base.hint", URI: true}, {Name: "ref", Label: "field.ref", Hint: "field.ref.hint"}}

// textsOfLink is the attributes of an embed whose view is about a link.
var textsOfLink = []string{"base", "ref"}

// views is the table of all views, in their order. The first three are the resolution: all of
// it, the components alone, or the buffer trace. docs/views.md says of each what is above it here.
var views = [...]View{
	// The target, the machine, and below it components, steps and the two buffers.
	{Name: "resolve", Group: "resolve", Place: 1, Fields: theLink, Texts: textsOfLink, Resolution: true, Plays: true, Folds: true, Expects: true, FirstWords: true},
	// The derivation of each text from Appendix A, as nested boxes, and its components.
	{Name: "parse", Group: "resolve", Place: 3, Fields: theLink, Texts: textsOfLink, Resolution: true, FirstWords: true},
	// Only target, machine and buffers.
	{Name: "trace", Tab: "resolve", Fields: theLink, Texts: textsOfLink, Resolution: true, Plays: true, Expects: true, FirstWords: true},
	// The same link resolved twice, side by side: with and without a final slash, strict or not, by two specifications.
	{Name: WhatIfView, Group: "resolve", Place: 2, Fields: theLink, Texts: textsOfLink, Plays: true, TwoRuns: true},
	// The normal forms of one URI.
	{
		Name: "normalize", Tables: "sameuri.Normalize", Tab: "compare", Fields: []Field{{Name: "ref", Label: "normalize.label", As: "text"}}, Texts: []string{"ref"},
		Link: 1, Opens: (*State).pageAndTarget, Target: "ref", Sample: unusual, Spelling: true, FirstWords: true,
	},
	// Whether two URIs are equal, by each rung of §6.2.
	{
		Name: "compare", Tables: "sameuri.Compare", Group: "write", Place: 6, Texts: textsOfLink,
		Fields: []Field{{Name: "base", Label: "compare.a.label", As: "text"}, {Name: "ref", Label: "compare.b.label", As: "text"}},
		Link:   2, Opens: (*State).targetAndEqual, Target: "base", Spelling: true, Compares: true, FirstWords: true,
	},
	// Every reference that leads to a wanted target, the shortest first.
	{
		Name: WriteView, Tables: "writelink.Relativize", Group: "write", Place: 1, Texts: textsOfLink,
		Fields: []Field{{Name: "base", Label: "field.base", Hint: "field.base.hint", URI: true}, {Name: "ref", Label: "target.title", As: "target", URI: true}},
		Link:   3, Opens: (*State).pageAndTarget, Target: "ref", FirstWords: true,
	},
	// One link, resolved from every address where its page can be read, and a form that works from all of them.
	{
		Name: FromView, Tables: "fromwhere.Tables", Group: "write", Place: 2, Texts: textsOfLink,
		Fields: theLink,
		Places: true, Expects: true,
	},
	// The URIs in a text (Appendix C).
	{
		Name: "extract", Tables: "finduris.Extract", Group: "write", Place: 5, Fields: []Field{{Name: "text", Label: "text.label", Hint: "text.hint", Finds: true}}, Texts: []string{"text"},
		Sample: lesson.Letter, FirstWords: true,
	},
	// The same link under each specification, from RFC 1630 to the URL Standard, and in your browser.
	{
		Name: DialectsView, Group: "reference", Place: 1, Texts: textsOfLink,
		Fields: theLink,
		Link:   4, Opens: (*State).throughTime, Characters: true, OwnChecks: true, AsksAlone: true,
	},
	// Which characters are risky in a URL, and how to make a text safe.
	{
		Name: SafeView, Group: "reference", Place: 2, Fields: []Field{{Name: "text", Label: "safe.label", Hint: "safe.hint"}}, Texts: []string{"text"},
		Text: 1, Sample: lesson.Name, Characters: true,
	},
	// The links of a page: targets, findings and fixes.
	{Name: LinksView, Group: "write", Place: 3, Texts: []string{"base", "text"}, Text: 2, Source: true},
	// The broken links of a built site, grouped by cause, with fixes.
	{
		Name: SiteView, Tables: "checksite.Tables", Group: "write", Place: 4, Fields: []Field{{Name: "base", Label: "site.root.label", Hint: "site.root.hint", URI: true}}, Texts: textsOfLink,
		Link: 5, Opens: (*State).root, Target: "ref", Files: true,
	},
	// Lessons, exercises and slides.
	{Name: LessonView, Tables: "course.Sheets", Group: "learn", Place: 1, Texts: []string{"lesson", "exercise", "level", "seed"}, Lessons: true},
}

// The number of indexes of KeptTexts.
const (
	keptLinks = 6
	keptTexts = 3
)

// Views returns the table of views. Nothing in it changes.
func Views() []View { return views[:] }

// FirstView names the view that is shown at first.
func FirstView() string { return views[0].Name }

// ViewNamed returns the view of that name, and whether there is one; else the first.
func ViewNamed(name string) (view *View, ok bool) {
	for i := range views {
		if views[i].Name == name {
			return &views[i], true
		}
	}
	return &views[0], false
}

// ViewNames returns the names of all views.
func ViewNames() []string {
	var names []string
	for i := range views {
		names = append(names, views[i].Name)
	}
	return names
}

// Tab returns the view whose tab leads to the given one.
func Tab(name string) string {
	if view, ok := ViewNamed(name); ok && view.Tab != "" {
		return view.Tab
	}
	return name
}

// Group is views that are of use for the same thing. ID is that of its heading.
type Group struct {
	ID    string
	Views []string
}

// Groups returns the views that have a tab, as the navigation lists them.
func Groups() []Group {
	list := []Group{{ID: "resolve"}, {ID: "write"}, {ID: "learn"}, {ID: "reference"}}
	for i := range list {
		g := &list[i]
		for place := 1; ; place++ {
			name := tabAt(g.ID, place)
			if name == "" {
				break
			}
			g.Views = append(g.Views, name)
		}
	}
	return list
}

// tabAt returns the view whose tab stands at a place of a group, or "".
func tabAt(group string, place int) string {
	for i := range views {
		if views[i].Group == group && views[i].Place == place {
			return views[i].Name
		}
	}
	return ""
}

// Field is an input field as a view uses it.
type Field struct {
	Name  string // "base", "ref" or "text"
	Label string // key of the word for it
	Hint  string // key of what it is for; empty for none
	As    string // what it is drawn as, if not as the page (base) or the link (ref): "target", or "text" for one that gives nothing to a target
	URI   bool   // what has no scheme will not do
	Finds bool   // the URIs in it are counted beside it
}

// FieldNames returns the names of all input fields.
func FieldNames() []string { return []string{"base", "ref", "text"} }

// ViewShown returns the view that is shown.
func (s *State) ViewShown() *View {
	view, _ := ViewNamed(s.View)
	return view
}

// Field returns how the view shows the field of that name, if it does.
func (s *State) Field(name string) (f Field, shown bool) {
	view := s.ViewShown()
	if s.putsTogether() {
		view = &views[0]
	}
	for _, f := range view.Fields {
		if f.Name == name {
			return f, true
		}
	}
	return Field{}, false
}

// hasText reports whether the text belongs to what is shown: a field contains it, or it is the
// source that an embed reads for links.
func (s *State) hasText() bool {
	_, shown := s.Field("text")
	return shown || s.ViewShown().Source && s.Embedded
}

// Resolves reports whether the view is one of the resolution by RFC 3986.
func (s *State) Resolves() bool {
	return s.ViewShown().Resolution && s.Dialects.Dialect == core.RFC3986
}

// Comparisons returns the ways in which two runs can differ that are shown side by side.
func Comparisons() []string {
	return []string{"slash", "strict", "erratum4547", "rfc1630", DocumentsPair}
}

// DocumentsPair is the comparison of RFC 3986 with the URL Standard.
const DocumentsPair = "url"

// ComparisonShown returns the pair that is shown.
func (s *State) ComparisonShown() string {
	if s.Comparison == "" {
		return Comparisons()[0]
	}
	return s.Comparison
}
