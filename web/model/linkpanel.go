package model

import (
	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/page"
)

// portion is how much is done between two looks at the clock, in bytes of text that
// are read: about 2 ms under wasm.
const portion = 12_000

// LinkPanel is the links that the view "Check a page" looks at, and what is being done with them.
// It is not part of the state: a page may have a million links.
type LinkPanel struct {
	Report    *links.Report
	Claims    []Claim // what else claims to be a base
	Omissions []links.Omission
	Reader    links.Reader
	Length    int        // of what the reader reads
	ReadAs    ReadAs     // what the source was read as
	Reading   int        // percent of what is read elsewhere; -1 if nothing is
	Failed    ScanFailed // with a reason if the source could not be read
	Cancelled bool
	cut       bool // cancelled while it was read elsewhere, which cannot go on

	Selection  *links.Selection
	Sorted     bool
	Slash      *Comparison
	Move       *Move
	Export     *linkExport
	correction *correction

	Browser map[int]BrowserResult // of the rows that were asked for last
	Marked  SourceRead            // the links in the source that were asked for last
	Version int                   // of what the tables beside that of the links say
}

// Comparison is the links with another base, as far as they are compared.
type Comparison struct {
	*links.BaseComparison
	Done bool
}

// ReadAs is the format that a source was read in, and how it was recognized.
type ReadAs struct {
	Format string // one of inputs.Formats; empty if nothing was read
	By     string // "name" of the file, "content", "nothing", or "choice" of the visitor
	Sign   string // that name, or what was found in the content
}

// Claim is something in a source that claims to be a base and is none.
type Claim struct{ Name, Text string }

// NewLinkPanel returns a panel that has read nothing.
func NewLinkPanel() *LinkPanel { return &LinkPanel{Report: links.New(links.Options{}), Reading: -1} }

// Embedded is the base that a page contains, and where.
type Embedded struct {
	core.Source
	By string // as its format calls it
	At links.SourceRange
}

// options returns what the state says of the page, with the base that the page holds.
func (d *LinkPanel) options(s *LinkPanelState, embedded Embedded) links.Options {
	o := links.Options{Root: s.Root}
	got := s.Retrieval
	if s.Redirected != "" {
		got, o.Requested = s.Redirected, s.Retrieval
	}
	for layer, text := range map[int]string{
		core.LayerEncapsulating: s.Encapsulating, core.LayerRetrieval: got, core.LayerDefault: s.Fallback,
	} {
		o.Sources[layer] = core.Source{Text: text, Given: text != ""}
	}
	o.Sources[core.LayerEmbedded], o.EmbeddedBy, o.EmbeddedAt = embedded.Source, embedded.By, embedded.At
	return o
}

// reset begins with another source.
func (d *LinkPanel) reset(s *LinkPanelState) {
	version := d.Version
	*d = *NewLinkPanel()
	d.Version = version + 1
	d.Report.SetOptions(d.options(s, Embedded{}))
}

// rebase takes over what the state says of the page.
func (d *LinkPanel) rebase(s *LinkPanelState, embedded Embedded) {
	d.Report.SetOptions(d.options(s, embedded))
	d.reselect(s)
	d.recompare(s)
}

// reselect starts again to find the links that are wanted.
func (d *LinkPanel) reselect(s *LinkPanelState) {
	d.Selection, d.Sorted, d.Browser, d.Cancelled = d.Report.Select(s.query()), false, nil, d.cut
}

// recompare starts again to compare with other bases.
func (d *LinkPanel) recompare(s *LinkPanelState) {
	d.Slash = nil
	if d.Report.Base() != "" {
		d.Slash = &Comparison{BaseComparison: d.Report.CompareSlash()}
	}
	d.startMove(s)
}

// Empty reports whether there is no source, or none that could be read.
func (d *LinkPanel) Empty() bool {
	return d.Selection == nil && d.Reading < 0 && d.Reader == nil && !d.Cancelled
}

// Busy reports whether there is work to do here.
func (d *LinkPanel) Busy() bool {
	if d.Cancelled || d.Reading >= 0 {
		return false
	}
	return d.Reader != nil || d.Selection != nil && !d.Sorted || d.Slash.Busy() || d.Move.Busy() || d.Export != nil || d.correction != nil
}

// Unfinished reports whether more links may be found in the source, or anything in them.
func (d *LinkPanel) Unfinished() bool {
	return d.Reading >= 0 || d.Reader != nil || d.Report.Checked() < d.Report.Len()
}

// NoneYet reports whether no link was found so far, though some may be.
func (d *LinkPanel) NoneYet() bool { return !d.Empty() && d.Report.Len() == 0 && d.Unfinished() }

// Busy reports whether a comparison has begun and is not done.
func (c *Comparison) Busy() bool { return c != nil && !c.Done }

// Work does a portion of what is to be done next.
func (d *LinkPanel) Work() []Effect {
	switch {
	case d.Reader != nil:
		if d.Reader.Next(d.Report, portion) {
			d.Reader = nil
		}
	case d.Report.Checked() < d.Report.Len():
		d.Refresh(d.Report.Check(portion))
		d.Sorted = d.Selection.Work(portion)
	case !d.Sorted:
		d.Sorted = d.Selection.Work(2 * portion)
	case d.Slash.Busy():
		d.Slash.Done = d.Slash.Work(portion)
		d.Refresh(d.Slash.Done)
	case d.Move.Busy():
		d.Move.Done = d.Move.Work(portion)
		d.Refresh(d.Move.Done)
	case d.Export != nil:
		return []Effect{d.exportMore()}
	case d.correction != nil:
		return []Effect{d.correctMore()}
	}
	return nil
}

// Refresh notes that the tables beside that of the links may say something else.
func (d *LinkPanel) Refresh(yes bool) {
	if yes {
		d.Version++
	}
}

// Selected returns the links that are wanted, as far as they are known.
func (d *LinkPanel) Selected() []uint32 {
	if d.Selection == nil {
		return nil
	}
	return d.Selection.Found()
}

// embedded returns what the page says its base is.
func (d *LinkPanel) embedded() Embedded {
	o := d.Report.Options()
	return Embedded{o.Sources[core.LayerEmbedded], o.EmbeddedBy, o.EmbeddedAt}
}

// Base returns the base of a link; empty if there is none.
func (d *LinkPanel) Base(i int) string {
	base, _ := d.Report.BaseOf(i)
	return base
}

// linkExport is a file that the links that are wanted are written into, a part at a
// time.
type linkExport struct {
	format    string // "csv", "json" or "markdown"
	Next      int    // of those that are wanted
	placed    bool   // they are saved in the order of the source
	defang    bool
	expect    Expect
	expecting int // the link of which that is expected, from 1; 0 for none
}

// A part of a file contains so many links, or fewer that have so many bytes.
const (
	exportRows  = 100
	exportBytes = 100_000
)

// partEnd returns the end of the part of a list of links that begins at one of them.
func partEnd(list []uint32, from int, size func(link int) int) int {
	n := min(exportRows, len(list)-from)
	return from + page.Fitting(n, exportBytes, func(i int) int { return size(int(list[from+i])) })
}

// startExport begins to write a file.
func (d *LinkPanel) startExport(s *LinkPanelState, format string) []Effect {
	e := &linkExport{format: format, defang: s.Defang, placed: s.Order == ""}
	if s.Expect != (Expect{}) {
		e.expect, e.expecting = s.Expect, s.Chosen
	}
	d.Export = e
	return []Effect{ExportLinks{Format: format, First: true, Expecting: e.expecting}}
}

// exportMore returns the next part.
func (d *LinkPanel) exportMore() ExportLinks {
	e, found := d.Export, d.Selected()
	if e.placed {
		found = d.Selection.Placed()
	}
	end := partEnd(found, e.Next, d.Report.Size)
	part := ExportLinks{Format: e.format, ReadAs: d.ReadAs, Defang: e.defang, Expect: e.expect, Expecting: e.expecting, From: e.Next, Links: found[e.Next:end], Last: end == len(found)}
	e.Next = end
	if part.Last {
		d.Export = nil
	}
	return part
}
