package play

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/lesson"
)

// linkPanelAction is an action that concerns the links a session holds, too.
type linkPanelAction interface {
	Action
	perform(*linkPanel, *LinkPanelState) []Effect
}

// SourceChanged says that there is another source.
type SourceChanged struct{}

func (SourceChanged) reduce(s State) State { return s }
func (SourceChanged) perform(d *linkPanel, s *LinkPanelState) []Effect {
	s.Chosen, s.Scroll, s.Code = 0, 0, ""
	d.reset(s)
	d.reading = 0
	return []Effect{ScanSource{s.Format}}
}

// SourceText hands over a source that is read here: a text or CSV.
type SourceText struct{ Text, Format string }

func (a SourceText) reduce(s State) State { return s }
func (a SourceText) perform(d *linkPanel, s *LinkPanelState) []Effect {
	d.reset(s)
	d.reader, d.length = links.Read(a.Text, a.Format), len(a.Text)
	d.rebase(s, core.Source{})
	return nil
}

// LinksFound hands over links that were found elsewhere, and says how much of the
// source is read, in percent.
type LinksFound struct {
	Links   []links.Link
	Percent int
	Silent  bool // the page stays as it is
}

func (a LinksFound) reduce(s State) State { return s }
func (a LinksFound) perform(d *linkPanel, s *LinkPanelState) []Effect {
	if d.reading >= 0 {
		d.reading = a.Percent
		d.book.Add(a.Links...)
	}
	return nil
}

// ScanDone says that all links are handed over, and what the source says of
// its base.
type ScanDone struct {
	Base   core.Source
	Claims []Claim
	HTML   bool
}

func (a ScanDone) reduce(s State) State { return s }
func (a ScanDone) perform(d *linkPanel, s *LinkPanelState) []Effect {
	d.reading, d.claims, d.html = -1, a.Claims, a.HTML
	d.rebase(s, a.Base)
	return nil
}

// ScanFailed says why a source cannot be read.
type ScanFailed struct{ Reason string }

func (a ScanFailed) reduce(s State) State { return s }
func (a ScanFailed) perform(d *linkPanel, s *LinkPanelState) []Effect {
	d.reset(s)
	d.failed = a.Reason
	return nil
}

// Work does a portion of what the session has to do with its links, and further
// ones while More says that there is time. Nothing need be drawn before all is
// done if it is silent.
type Work struct {
	More   func() bool // nil for one portion
	Silent bool
}

func (Work) reduce(s State) State { return s }
func (a Work) perform(d *linkPanel, s *LinkPanelState) (list []Effect) {
	for d.busy() {
		list = append(list, d.work()...)
		if a.More == nil || !a.More() {
			break
		}
	}
	return list
}

// SetLinkField fills a field: "format", "retrieval", "redirected", "encapsulating",
// "fallback", "root", "move", "search" or "level"; "defang" is filled with "on"
// or nothing. Another name changes nothing.
type SetLinkField struct{ Field, Value string }

func (a SetLinkField) reduce(s State) State { return s }
func (a SetLinkField) perform(d *linkPanel, s *LinkPanelState) []Effect {
	if a.Field == "defang" {
		s.Defang = a.Value != ""
		return nil
	}
	field := s.field(a.Field)
	if field == nil || *field == a.Value {
		return nil
	}
	*field = a.Value
	switch a.Field {
	case "format":
		return SourceChanged{}.perform(d, s)
	case "search", "level":
		s.Scroll = 0
		d.reselect(s)
	case "move":
		d.recompare(s)
	default:
		d.rebase(s, d.embedded())
	}
	return nil
}

// ScrollLinks says how far the table is scrolled, in CSS pixels.
type ScrollLinks struct{ Top int }

func (a ScrollLinks) reduce(s State) State { return s }
func (a ScrollLinks) perform(d *linkPanel, s *LinkPanelState) []Effect {
	s.Scroll = max(0, a.Top)
	return nil
}

// BrowserRows is what this browser makes of some links.
type BrowserRows struct{ Results map[int]BrowserResult }

func (a BrowserRows) reduce(s State) State { return s }
func (a BrowserRows) perform(d *linkPanel, s *LinkPanelState) []Effect {
	d.browser = a.Results
	return nil
}

// linkCommand is what a button of the view does.
type linkCommand struct{ name, value string }

func (a linkCommand) reduce(s State) State { return s }
func (a linkCommand) perform(d *linkPanel, s *LinkPanelState) []Effect {
	i, err := strconv.Atoi(a.value)
	known := err == nil && i >= 0 && i < d.book.Len()
	switch {
	case a.name == "desk-sample":
		return []Effect{PutSource{lesson.Document()}}
	case a.name == "desk-code":
		s.Code, s.Scroll = a.value, 0
		d.reselect(s)
	case a.name == "desk-all":
		s.Code, s.Scroll, s.Search, s.Level = "", 0, "", ""
		d.reselect(s)
		return []Effect{SyncLinkFields{}}
	case a.name == "desk-slash" && d.slash != nil:
		if field := s.baseField(d.book.Ladder().Layer); field != nil {
			*field = d.slash.Base()
			d.rebase(s, d.embedded())
			return []Effect{SyncLinkFields{}}
		}
	case a.name == "desk-order":
		s.Descending = s.Order == a.value && !s.Descending
		s.Order, s.Scroll = a.value, 0
		d.reselect(s)
	case a.name == "desk-cancel" && d.export != nil:
		d.export = nil
	case a.name == "desk-cancel":
		d.cancelled, d.cut, d.reading = true, d.reading >= 0, -1
		return []Effect{StopScan{}}
	case a.name == "desk-resume" && d.cut:
		return SourceChanged{}.perform(d, s)
	case a.name == "desk-resume":
		d.cancelled = false
	case a.name == "desk-export":
		d.export = &export{format: a.value, defang: s.Defang}
		return []Effect{ExportPart{First: true, Text: d.exportHead()}}
	case a.name == "desk-open" && known:
		s.Chosen = i + 1
		return []Effect{RevealChosen{}}
	case a.name == "desk-source" && known:
		e := d.book.At(i)
		return []Effect{SelectSource{int(e.Start), int(e.End)}}
	case a.name == "desk-fix":
		return d.fix(s, a.value)
	}
	return nil
}

// show opens a link in the view of the resolution.
func (d *linkPanel) show(number string) Action {
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= d.book.Len() {
		return linkCommand{}
	}
	return ShowResolution{d.book.Base(), d.book.At(i).Ref}
}

// fix puts a reference into the source in the place of another: "7 ../x" in that
// of link 7.
func (d *linkPanel) fix(s *LinkPanelState, value string) []Effect {
	number, ref, _ := strings.Cut(value, " ")
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= d.book.Len() {
		return nil
	}
	e := d.book.At(i)
	written := ref
	if d.html {
		for _, r := range [...][2]string{{"&", "&amp;"}, {`"`, "%22"}, {"'", "%27"}, {"<", "%3C"}, {">", "%3E"}} {
			written = strings.ReplaceAll(written, r[0], r[1])
		}
	}
	d.book.Replace(i, ref, units(written)-int(e.End-e.Start))
	d.reselect(s)
	d.recompare(s)
	return []Effect{EditSource{SelectSource{int(e.Start), int(e.End)}, written}}
}

// units is the length of text in UTF-16 code units.
func units(text string) int {
	n := 0
	for _, r := range text {
		if n++; utf8.RuneLen(r) == 4 {
			n++
		}
	}
	return n
}
