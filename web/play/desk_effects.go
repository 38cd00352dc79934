package play

// Harvest reads the source anew: its links are found and handed over by
// Harvested and HarvestDone, or it is handed over by SourceText.
type Harvest struct{ Format string }

func (Harvest) effect() {}

// StopHarvest stops reading the source.
type StopHarvest struct{}

func (StopHarvest) effect() {}

// GoOn asks for Work as soon as the page has had time for other things.
type GoOn struct{}

func (GoOn) effect() {}

// AskRows asks what this browser makes of some links: references by the numbers
// of their links. The answer is RowsSaid.
type AskRows struct {
	Base string
	Refs map[int]string
}

func (AskRows) effect() {}

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

// SyncDesk brings the fields of the view in line with the state.
type SyncDesk struct{}

func (SyncDesk) effect() {}

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
