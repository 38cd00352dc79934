// Package model holds the state of a playground, the actions that change it (Reduce) and the
// effects that they ask for, the table of views (View), and permalinks (EncodePermalink, DecodePermalink).
//
// action.go, timeline.go and the files of the views have actions; linkpanel… is the view "Check a
// page" and site.go "Check a site", with what they hold beside the state (Panels).
package model

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

// State is all that a visitor can change. It is a value.
type State struct {
	Lang          string
	Languages     string // that there are, separated by spaces; kept by the Session
	Base          string
	Ref           string
	Typing        bool   // one of the fields changes: what is said of it waits for a pause
	Text          string // what is searched for URIs or made safe for a URL; the host of an embed may give a source of links by it
	Options       core.Options
	View          string // one of Views
	Theme         string // one of Themes
	Step          int    // how many steps of the resolution have been made; End for all
	Steps         int    // how many there are; kept by the Session
	DivergesAfter int    // after how many of them two documents part, where playing stops; 0 for never; kept by the Session
	Moved         int    // by how many steps the timeline moved: 1 or -1; 0 if it jumped
	Playing       bool   // a step is made at every Tick
	Predict       Prediction
	Notes         string // what an author says at steps; see Notes
	Glance        bool   // the run of remove_dot_segments is a picture
	Speed         int    // index into Speeds
	Pane          string // one of Panes where there is room for one; empty for the one that shows the current step
	Scroll        int    // offset of the buffer trace from its top, in CSS pixels
	Point         string // what is pointed at; see PointAt
	Cursor        bool   // keys walk through the characters: Point is one of them
	Browser       BrowserResult
	Learning      Learning
	Dialects      Dialects
	LinkPanel     LinkPanelState
	From          FromState
	Site          SiteState
	Expect        Expect
	ClipboardNote string // key of the word for what was put on the clipboard last; empty for none
	Copied        string // key of the word for what came of copying; empty for none
	Format        string // that was copied
	Line          string // that shows a picture, if this was copied; kept by the Session
	Saved         Saved  // what came of the file that was asked for last
	Filter        string // of the examples
	Example       string // id of the one that was opened, until the texts change
	Picture       PictureState
	Comparison    string    // one of Comparisons, the two runs that are shown; empty for the first
	Embedded      bool      // no examples are offered
	ReadOnly      bool      // fields and switches stay as the host sets them
	Collapsed     bool      // what unfolds is left out until it is opened
	Folded        bool      // components, steps and buffers are left out until they are unfolded
	Lecture       bool      // the stage alone is shown, in big type
	Black         bool      // the room sees a black screen
	Speaker       bool      // this is a presenter view
	Room          *Room     // what that knows of the window that the room sees; nil for nothing
	Notice        string    // key of the word for what the visitor should be told once
	Kept          KeptTexts // of other views
}

// knowsLanguage reports whether there is such a language.
func (s *State) knowsLanguage(lang string) bool {
	return slices.Contains(strings.Fields(s.Languages), lang)
}

// Themes returns the colours that can be chosen: the system's, light or dark.
func Themes() []string { return []string{"auto", "light", "dark"} }

// End is the Step at which everything is done.
const End = -1

// Done returns how many steps have been made, from 0 to Steps.
func (s *State) Done() int {
	if s.Step == End {
		return s.Steps
	}
	return s.Step
}

// at returns the state with n steps made, or as near to that as can be.
func (s State) at(n int) State {
	s.Predict.Review = false
	if s.Hides() {
		n = min(n, s.Predict.Limit)
	}
	s.Step = max(0, n)
	if s.Step >= s.Steps {
		s.Step = End
	}
	return s
}

// Initial returns the state before the visitor did anything.
func Initial(lang string) State {
	first := lesson.First()
	return State{Lang: lang, Languages: lang, Base: first.Base, Ref: first.Ref, View: FirstView(), Theme: Themes()[0], Step: End, Speed: defaultSpeed, Learning: Learning{}.Clamp(), LinkPanel: LinkPanelState{Format: anyFormat}}
}

// Dialects is what a visitor chose in the views of the rules through time and of the
// characters, and the document by which the resolution is shown.
type Dialects struct {
	Char    byte         // that is explained; 0 for the one to begin with
	Purpose core.Purpose // what the text is to become
	Dialect core.Dialect // by which the views of the resolution read
}

// firstChar is a character that each document has in another class.
const firstChar = '~'

// ShownChar returns the character that is explained.
func (d *Dialects) ShownChar() byte {
	if d.Char == 0 {
		return firstChar
	}
	return d.Char
}
