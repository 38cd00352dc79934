package model

// traits is what is true of every action of a type. A type embeds the one of the structs
// below that has its traits.
type traits uint8

const (
	navigates   traits = 1 << iota // it leads somewhere: the latest one that does decides what is shown
	addsHistory                    // to a place to come back to with the browser's back button
	reports                        // it only says what came of earlier ones, or where the visitor looks
	onLinks                        // it is about the links of a page
	rowsOnly                       // it changes nothing but rows of the table of links
	onSite                         // it is about a site
)

type (
	act         struct{} // what the visitor does where she is
	navigation  struct{}
	visit       struct{}
	report      struct{}
	linksAct    struct{}
	linksReport struct{}
	rowsReport  struct{}
	siteAct     struct{}
	siteReport  struct{}
)

func (act) traits() traits         { return 0 }
func (navigation) traits() traits  { return navigates }
func (visit) traits() traits       { return navigates | addsHistory }
func (report) traits() traits      { return reports }
func (linksAct) traits() traits    { return onLinks }
func (linksReport) traits() traits { return onLinks | reports }
func (rowsReport) traits() traits  { return onLinks | reports | rowsOnly }
func (siteAct) traits() traits     { return onSite }
func (siteReport) traits() traits  { return onSite | reports }

// Navigates reports whether an action leads somewhere: the latest one that does decides what is
// shown.
func Navigates(a Action) bool { return a.traits()&navigates != 0 }

// Reports reports whether an action only says what has come of earlier ones, or where the
// visitor looks.
func Reports(a Action) bool { return a.traits()&reports != 0 }

// OnLinks reports whether an action is about the links of a page, which a session holds.
func OnLinks(a Action) bool { return a.traits()&onLinks != 0 }

// RowsOnly reports whether an action changes nothing but rows of the table of links.
func RowsOnly(a Action) bool { return a.traits()&rowsOnly != 0 }

// OnSite reports whether an action is about a site, which a session holds.
func OnSite(a Action) bool { return a.traits()&onSite != 0 }
