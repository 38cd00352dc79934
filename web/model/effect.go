package model

import "uriplayground/web/export"

// Effect is something the program has to do outside of the page, once.
type Effect interface{ isEffect() }

// effect is embedded in every Effect.
type effect struct{}

func (effect) isEffect() {}

// SetHash puts the permalink of the latest state (EncodePermalink) into the address
// of the page, once typing pauses. With the permalink of the state that is being
// left it does so at once, as a new entry of the browser's history after that.
type SetHash struct {
	effect
	Leaving string
}

// AwaitPause asks for TypingPaused once the fields rest.
type AwaitPause struct{ effect }

// SetTimer asks for a Tick after each interval, in milliseconds; 0 stops them.
type SetTimer struct {
	effect
	Milliseconds int
}

// ScrollTo scrolls the buffer trace to an offset from its top, in CSS pixels.
type ScrollTo struct {
	effect
	Top int
}

// Reveal scrolls the present line of pseudocode, the chosen box, or the character
// that is explained, into sight, once it is drawn.
type Reveal struct{ effect }

// ApplyTheme dresses the playground in one of Themes, and keeps the choice for
// the next visit.
type ApplyTheme struct {
	effect
	Name string
}

// SavePicture hands a picture to the visitor, as PictureNamed reads its kind. It is also the action that
// asks for that.
type SavePicture struct {
	act
	effect
	Kind string
}

// SaveDrawing hands a drawing to the visitor, as "svg" or "png".
type SaveDrawing struct {
	effect
	Name, Kind string
	Text       export.Text
}

// FullScreen shows the stage alone on the whole screen, or the page again.
type FullScreen struct {
	effect
	On bool
}

// Translate puts the words of a language into the page around the playground.
type Translate struct {
	effect
	Lang string
}

// Copy puts a text on the clipboard, and says with Copied how that went.
type Copy struct {
	effect
	Text export.Text
}

// AskBrowser asks for the BrowserResult of the texts.
type AskBrowser struct {
	effect
	Base, Ref string
	Alone     bool // and for what it makes of the reference alone
}

// Answered says that an exercise was answered. An embed tells its host.
type Answered struct {
	effect
	Exercise string // "dots/3" or "challenge/2/17"; "predict/3" for the third step of a run
	Kind     string // of the exercise or the question
	Answer   string
	Right    bool
	Counts   bool   // the exercise is solved by it
	Try      int    // which try it is, from 1
	Hints    int    // that were asked for before
	Solution bool   // the solution was shown before, or instead
	Belief   string // that leads to a wrong answer, or several, with a space between them
}

// StoreProgress keeps what a learner has solved in the browser, where it allows that.
type StoreProgress struct {
	effect
	Learner string
	Text    string
}

// ReportProgress tells the host of an embed, which keeps it, what has been solved.
type ReportProgress struct {
	effect
	Text string
}

// OpenProgress asks for what a learner of that name has solved, with the command "import", and
// keeps the name until the page is closed.
type OpenProgress struct {
	effect
	Learner string
}

// NextExercise empties the field of the answer, since another exercise is asked, and
// moves the focus to its heading, or to that of the lesson if that is another
// one, too.
type NextExercise struct {
	effect
	Lesson bool
	Lost   bool // the focus moves only if what had it is gone
}

// Begin moves the focus to where something begins, once it is drawn, unless it is in a field.
type Begin struct {
	effect
	At string
}

// Print prints the page, once it is drawn.
type Print struct{ effect }

// ScanSource reads the source again: its links are found and passed on by
// LinksFound and ScanDone, or the source itself by SourceText.
type ScanSource struct {
	effect
	Format string
}

// StopScan stops reading the source.
type StopScan struct{ effect }

// RequestWork asks for Work as soon as the page has had time for other things.
type RequestWork struct{ effect }

// AskBrowserRows asks how this browser resolves some links, by their numbers. The answer is
// BrowserRows.
type AskBrowserRows struct {
	effect
	Links map[int]AskBrowser
}

// PutSource puts a source into its field, as if it had been pasted.
type PutSource struct {
	effect
	Text string
}

// SelectSource shows a place of the source, in UTF-16 code units.
type SelectSource struct {
	effect
	Start, End int
}

// EditSource puts a text into a place of the source.
type EditSource struct {
	effect
	SelectSource
	With string
}

// SyncLinkFields brings the fields of the view in line with the state.
type SyncLinkFields struct{ effect }

// RevealChosen scrolls what is known of the chosen link into sight, once it is drawn,
// and the link in the source or in the list.
type RevealChosen struct {
	effect
	Line int  // of the source, from 1; 0 to leave it
	Row  bool // the list is scrolled as the state says
}

// ExportLinks is a part of a file that links are written into, before it is
// written. The Session makes it an ExportPart.
type ExportLinks struct {
	effect
	Format      string
	ReadAs      ReadAs
	Defang      bool
	Expect      Expect   // what is expected of one link
	Expecting   int      // which one that is, from 1; 0 for none
	From        int      // how many links came before
	Links       []uint32 // their numbers
	First, Last bool
}

// ExportPart is a part of the file of that name and media type, which is saved with the
// last one.
type ExportPart struct {
	effect
	First, Last bool
	Text        export.Text
	Name, Type  string
}

// Blacken makes the screen black, or shows the page again.
type Blacken struct {
	effect
	On bool
}
