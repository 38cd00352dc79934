package model

// traits is what is true of every action of a type. A type embeds the one of the structs
// below that has its traits.
type traits uint8

const (
	leads    traits = 1 << iota // it leads somewhere: the latest one that does decides what is shown
	returns                     // to a place to come back to with the browser's back button
	reports                     // it only says what came of earlier ones, or where the visitor looks
	rowsOnly                    // it changes nothing but rows of the table of links
)

type (
	act        struct{} // what the visitor does where she is
	lead       struct{}
	visit      struct{}
	report     struct{}
	rowsReport struct{}
)

func (act) traits() traits        { return 0 }
func (lead) traits() traits       { return leads }
func (visit) traits() traits      { return leads | returns }
func (report) traits() traits     { return reports }
func (rowsReport) traits() traits { return reports | rowsOnly }

// Leads reports whether an action leads somewhere: the latest one that does decides what is
// shown.
func Leads(a Action) bool { return a.traits()&leads != 0 }

// Reports reports whether an action only says what has come of earlier ones, or where the
// visitor looks.
func Reports(a Action) bool { return a.traits()&reports != 0 }

// RowsOnly reports whether an action changes nothing but rows of the table of links.
func RowsOnly(a Action) bool { return a.traits()&rowsOnly != 0 }
