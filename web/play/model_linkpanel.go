package play

import (
	"uriplayground/core"
	"uriplayground/core/links"
)

// portion is how much is done before somebody looks at the time, in bytes of
// text that are read: about 2 ms under wasm.
const portion = 12_000

// linkPanel is the links that a session looks at, and what is being done with them.
// It is no part of the state: a page may have a million links.
type LinkPanel struct {
	Report    *links.Report
	claims    []Claim // what else claims to be a base
	html      bool    // what is written into the source has to be HTML
	reader    links.Reader
	length    int // of what the reader reads
	reading   int // percent of what is read elsewhere; -1 if nothing is
	failed    string
	cancelled bool
	cut       bool // cancelled while it was read elsewhere, which cannot go on

	selection   *links.Selection
	Sorted      bool
	Slash, Move *comparison
	export      *export

	browser map[int]BrowserResult // of the rows that were asked for last
	version int                   // of what stands in the tables beside that of the links
}

// comparison is the links with another base, as far as they are compared.
type comparison struct {
	*links.BaseComparison
	done bool
}

// Claim is something in a source that claims to be a base and is none.
type Claim struct{ Name, Text string }

func NewLinkPanel() *LinkPanel { return &LinkPanel{Report: links.New(links.Options{}), reading: -1} }

// options is what the state says of the page, with the base that the page holds.
func (d *LinkPanel) options(s *LinkPanelState, embedded core.Source) links.Options {
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
	o.Sources[core.LayerEmbedded] = embedded
	return o
}

// reset begins with another source.
func (d *LinkPanel) reset(s *LinkPanelState) {
	version := d.version
	*d = *NewLinkPanel()
	d.version = version + 1
	d.Report.SetOptions(d.options(s, core.Source{}))
}

// rebase takes over what the state says of the page.
func (d *LinkPanel) rebase(s *LinkPanelState, embedded core.Source) {
	d.Report.SetOptions(d.options(s, embedded))
	d.reselect(s)
	d.recompare(s)
}

// reselect begins anew to find the links that are wanted.
func (d *LinkPanel) reselect(s *LinkPanelState) {
	d.selection, d.Sorted, d.browser, d.cancelled = d.Report.Select(s.query()), false, nil, d.cut
}

// recompare begins anew to compare with other bases.
func (d *LinkPanel) recompare(s *LinkPanelState) {
	d.Slash, d.Move = nil, nil
	if d.Report.Base() != "" {
		d.Slash = &comparison{BaseComparison: d.Report.CompareSlash()}
	}
	if s.Move != "" {
		d.Move = &comparison{BaseComparison: d.Report.CompareMove(s.Move)}
	}
}

// busy tells whether there is work to do here.
func (d *LinkPanel) busy() bool {
	if d.cancelled || d.reading >= 0 {
		return false
	}
	return d.reader != nil || d.selection != nil && !d.Sorted || d.Slash.busy() || d.Move.busy() || d.export != nil
}

func (c *comparison) busy() bool { return c != nil && !c.done }

// work does a portion of what is to be done next.
func (d *LinkPanel) work() []Effect {
	switch {
	case d.reader != nil:
		if d.reader.Next(d.Report, portion) {
			d.reader = nil
		}
	case d.Report.Checked() < d.Report.Len():
		d.refresh(d.Report.Check(portion))
		d.Sorted = d.selection.Work(portion)
	case !d.Sorted:
		d.Sorted = d.selection.Work(2 * portion)
	case d.Slash.busy():
		d.Slash.done = d.Slash.Work(portion)
		d.refresh(d.Slash.done)
	case d.Move.busy():
		d.Move.done = d.Move.Work(portion)
		d.refresh(d.Move.done)
	case d.export != nil:
		return []Effect{d.exportMore()}
	}
	return nil
}

// refresh notes that the tables beside that of the links may say something else.
func (d *LinkPanel) refresh(yes bool) {
	if yes {
		d.version++
	}
}

// selectedLinks is the links that are wanted, as far as they are known.
func (d *LinkPanel) Selected() []uint32 {
	if d.selection == nil {
		return nil
	}
	return d.selection.Found()
}

// embedded is what the page says its base is.
func (d *LinkPanel) embedded() core.Source { return d.Report.Options().Sources[core.LayerEmbedded] }

// export is a file that the links that are wanted are written into, a part at a
// time.
type export struct {
	format string // "csv", "json" or "markdown"
	next   int    // of those that are wanted
	defang bool
}

// exportRows is how many links a part holds.
const exportRows = 100

// startExport begins to write a file.
func (d *LinkPanel) startExport(s *LinkPanelState, format string) []Effect {
	d.export = &export{format: format, defang: s.Defang}
	return []Effect{ExportLinks{Format: format, First: true}}
}

// exportMore is the next part.
func (d *LinkPanel) exportMore() ExportLinks {
	e, found := d.export, d.Selected()
	end := min(e.next+exportRows, len(found))
	part := ExportLinks{Format: e.format, Defang: e.defang, From: e.next, Links: found[e.next:end], Last: end == len(found)}
	e.next = end
	if part.Last {
		d.export = nil
	}
	return part
}
