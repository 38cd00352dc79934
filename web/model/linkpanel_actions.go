package model

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/lesson"
)

// SourceChanged says that there is another source.
type SourceChanged struct{ linksReport }

func (SourceChanged) reduce(s State, p *Panels) State {
	p.ask(p.Links.rescan(&s.LinkPanel)...)
	return s
}

// rescan begins with the source that there is now.
func (d *LinkPanel) rescan(s *LinkPanelState) []Effect {
	s.Chosen, s.Expect, s.Scroll, s.Code, s.SourceLine, s.Offered = 0, Expect{}, 0, "", 0, ""
	d.reset(s)
	d.Reading = 0
	return []Effect{ScanSource{Format: s.Format}}
}

// SourceText hands over a source that is read here: a text or CSV.
type SourceText struct {
	linksReport
	Text string
	ReadAs
}

func (a SourceText) reduce(s State, p *Panels) State {
	p.Links.reset(&s.LinkPanel)
	if a.Text != "" {
		p.Links.Reader, p.Links.Length = links.Read(a.Text, a.Format), len(a.Text)
		p.Links.ReadAs = a.ReadAs
		p.Links.rebase(&s.LinkPanel, Embedded{})
	}
	return s
}

// LinksFound hands over links that were found elsewhere, and says how much of the
// source is read, in percent.
type LinksFound struct {
	rowsReport
	Links   []links.Link
	Percent int
	Silent  bool // the page stays as it is
}

func (a LinksFound) reduce(s State, p *Panels) State {
	if p.Links.Reading >= 0 {
		p.Links.Reading = a.Percent
		p.Links.Report.Add(a.Links...)
	}
	return s
}

// ScanDone says that all links are handed over, and what the source says of
// its base.
type ScanDone struct {
	linksReport
	Base      core.Source
	Place     links.SourceRange // of that
	By        string            // what states it, as its format calls it
	Bases     []links.Base      // that the source states for parts of itself
	Claims    []Claim
	Omissions []links.Omission
	ReadAs    ReadAs
}

func (a ScanDone) reduce(s State, p *Panels) State {
	d := p.Links
	d.Reading, d.Claims, d.Omissions, d.ReadAs = -1, a.Claims, a.Omissions, a.ReadAs
	d.Report.AddBases(a.Bases...)
	d.rebase(&s.LinkPanel, Embedded{a.Base, a.By, a.Place})
	return s
}

// ScanFailed says why a source cannot be read. The source is named by a file, or
// else by what it begins with.
type ScanFailed struct {
	linksReport
	Source, Reason string
}

func (a ScanFailed) reduce(s State, p *Panels) State {
	p.Links.reset(&s.LinkPanel)
	p.Links.Failed = a
	return s
}

// Work does a portion of what the session has to do with its links, and then others
// while More reports that there is time. If it is silent, nothing need be drawn
// before all of it is done.
type Work struct {
	rowsReport
	More   func() bool // nil for one portion
	Silent bool
}

func (Work) reduce(s State, p *Panels) State {
	p.ask(p.Links.Work()...)
	return s
}

// SetLinkField fills a field: "format", "retrieval", "redirected", "encapsulating",
// "fallback", "root", "moving", "move" or "search"; "defang" is filled with "on"
// or nothing. Another name changes nothing.
type SetLinkField struct {
	linksAct
	Field, Value string
}

func (a SetLinkField) reduce(s State, p *Panels) State {
	p.ask(p.Links.fill(&s.LinkPanel, a)...)
	return s
}

func (d *LinkPanel) fill(s *LinkPanelState, a SetLinkField) []Effect {
	if a.Field == "defang" {
		s.Defang = a.Value != ""
		return nil
	}
	field := s.field(a.Field)
	if field == nil || *field == a.Value {
		return nil
	}
	*field = a.Value
	if d.Empty() && d.Failed.Reason == "" {
		return nil // it counts once something is read
	}
	switch a.Field {
	case "format":
		return d.rescan(s)
	case "search":
		s.Scroll = 0
		d.reselect(s)
	case "move", "moving":
		d.startMove(s)
	default:
		d.rebase(s, d.embedded())
	}
	return nil
}

// ScrollLinks sets how far the table is scrolled, in CSS pixels.
type ScrollLinks struct {
	rowsReport
	Top int
}

func (a ScrollLinks) reduce(s State, _ *Panels) State {
	s.LinkPanel.Scroll = max(0, a.Top)
	return s
}

// BrowserRows is how this browser resolves some links.
type BrowserRows struct {
	rowsReport
	Results map[int]BrowserResult
}

func (a BrowserRows) reduce(s State, p *Panels) State {
	p.Links.Browser = a.Results
	return s
}

// ShowLink opens a link in the view of the resolution, or in that of the places that it
// is read from, with where it is expected to lead.
type ShowLink struct {
	visit
	Number string
	Places bool
}

func (a ShowLink) reduce(s State, p *Panels) State {
	i, ok := p.Links.linkNumber(a.Number)
	if !ok {
		return s
	}
	base, ref := p.Links.Report.AsReference(i)
	if a.Places {
		s = ShowPlaces{Base: base, Ref: ref}.reduce(s, nil)
	} else {
		s = ShowResolution{Base: base, Ref: ref}.reduce(s, nil)
	}
	if s.LinkPanel.Chosen == i+1 && s.LinkPanel.Expect != (Expect{}) {
		s.Expect = s.LinkPanel.Expect
	}
	return s
}

// linkNumber reads the number of a link that there is.
func (d *LinkPanel) linkNumber(text string) (i int, ok bool) {
	i, err := strconv.Atoi(text)
	return i, err == nil && i >= 0 && i < d.Report.Len()
}

// linkCommand is what a button of the view does.
type linkCommand struct {
	linksAct
	do    func(d *LinkPanel, s *LinkPanelState, value string) []Effect
	value string
}

func (a linkCommand) reduce(s State, p *Panels) State {
	p.ask(a.do(p.Links, &s.LinkPanel, a.value)...)
	return s
}

// linkCommands is what the buttons of the view do.
var linkCommands = map[string]func(d *LinkPanel, s *LinkPanelState, value string) []Effect{
	"links-sample": func(*LinkPanel, *LinkPanelState, string) []Effect {
		return []Effect{PutSource{Text: lesson.Document()}}
	},
	"links-code":   (*LinkPanel).selectCode,
	"links-all":    (*LinkPanel).selectAll,
	"links-level":  (*LinkPanel).selectLevel,
	"links-order":  (*LinkPanel).sortBy,
	"links-slash":  (*LinkPanel).takeSlash,
	"links-cancel": (*LinkPanel).cancel,
	"links-resume": (*LinkPanel).resume,
	"links-export": (*LinkPanel).startExport,
	"links-open":   (*LinkPanel).choose,
	"links-source": (*LinkPanel).selectSource,
	"links-side":   (*LinkPanel).chooseSide,
	"links-fix":    (*LinkPanel).fix,
	"links-mended": (*LinkPanel).startCorrection,
	"links-expect": (*LinkPanel).expect,
	"links-went":   (*LinkPanel).went,
}

// selectCode selects the links with a finding.
func (d *LinkPanel) selectCode(s *LinkPanelState, code string) []Effect {
	s.Code, s.Scroll = code, 0
	d.reselect(s)
	return nil
}

// selectAll selects all links again.
func (d *LinkPanel) selectAll(s *LinkPanelState, _ string) []Effect {
	s.Code, s.Scroll, s.Search, s.Level = "", 0, "", ""
	d.reselect(s)
	return []Effect{SyncLinkFields{}}
}

// selectLevel selects the links of a level, "none" for those in which nothing was found, or all.
func (d *LinkPanel) selectLevel(s *LinkPanelState, level string) []Effect {
	s.Level, s.Scroll = level, 0
	d.reselect(s)
	return nil
}

// sortBy sorts by a column, and the other way round if it is sorted by it.
func (d *LinkPanel) sortBy(s *LinkPanelState, column string) []Effect {
	order, descending := s.Sorted()
	s.Descending = column == links.ByGravity.String() // the gravest first
	if order.String() == column {
		s.Descending = !descending
	}
	s.Order, s.Scroll = column, 0
	d.reselect(s)
	return nil
}

// takeSlash makes the base with one slash more or less the base.
func (d *LinkPanel) takeSlash(s *LinkPanelState, _ string) []Effect {
	if d.Slash == nil {
		return nil
	}
	field := s.BaseField(d.Report.BaseSources().Layer)
	if field == nil {
		return nil
	}
	*field = d.Slash.Base()
	d.rebase(s, d.embedded())
	return []Effect{SyncLinkFields{}}
}

// expect says where the chosen link is expected to lead.
func (d *LinkPanel) expect(s *LinkPanelState, target string) []Effect {
	s.Expect.Target = target
	return nil
}

// went says where a program went by the chosen link.
func (d *LinkPanel) went(s *LinkPanelState, address string) []Effect {
	s.Expect.Went = address
	return nil
}

// cancel stops writing a file, or else reading the source.
func (d *LinkPanel) cancel(*LinkPanelState, string) []Effect {
	if d.Export != nil {
		d.Export = nil
		return nil
	}
	d.Cancelled, d.cut, d.Reading = true, d.Reading >= 0, -1
	return []Effect{StopScan{}}
}

// resume goes on where that is possible, and else begins again.
func (d *LinkPanel) resume(s *LinkPanelState, _ string) []Effect {
	if d.cut {
		return d.rescan(s)
	}
	d.Cancelled = false
	return nil
}

// fix puts a reference into the source in the place of another: "7 ../x" in that
// of link 7.
func (d *LinkPanel) fix(s *LinkPanelState, value string) []Effect {
	number, ref, _ := strings.Cut(value, " ")
	i, ok := d.linkNumber(number)
	if !ok {
		return nil
	}
	e := d.Report.At(i)
	written, ok := e.Write(ref)
	if !ok {
		return nil
	}
	d.Report.Replace(i, ref, units(written)-int(e.End-e.Start))
	d.replaced()
	d.reselect(s)
	d.recompare(s)
	return []Effect{EditSource{SelectSource: SelectSource{Start: int(e.Start), End: int(e.End)}, With: written}}
}

// units returns the length of text in UTF-16 code units.
func units(text string) int {
	n := 0
	for _, r := range text {
		if n++; utf8.RuneLen(r) == 4 {
			n++
		}
	}
	return n
}
