package play

// ScanSource reads the source anew: its links are found and handed over by
// Harvested and HarvestDone, or it is handed over by SourceText.
type ScanSource struct{ Format string }

func (ScanSource) effect() {}

// StopScan stops reading the source.
type StopScan struct{}

func (StopScan) effect() {}

// RequestWork asks for Work as soon as the page has had time for other things.
type RequestWork struct{}

func (RequestWork) effect() {}

// AskBrowserRows asks what this browser makes of some links: references by the numbers
// of their links. The answer is RowsSaid.
type AskBrowserRows struct {
	Base string
	Refs map[int]string
}

func (AskBrowserRows) effect() {}

// PutSource puts a source into its field, as if it had been pasted.
type PutSource struct{ Text string }

func (PutSource) effect() {}

// SelectSource shows a place of the source, in UTF-16 code units.
type SelectSource struct{ Start, End int }

func (SelectSource) effect() {}

// EditSource puts a text into a place of the source.
type EditSource struct {
	SelectSource
	With string
}

func (EditSource) effect() {}

// SyncLinkFields brings the fields of the view in line with the state.
type SyncLinkFields struct{}

func (SyncLinkFields) effect() {}

// RevealChosen scrolls the chosen link into sight, once it is drawn.
type RevealChosen struct{}

func (RevealChosen) effect() {}

// ExportPart is a part of a file that is to be saved; with a name it is the last
// one.
type ExportPart struct {
	First      bool
	Text       string
	Name, Type string
}

func (ExportPart) effect() {}
