package rfc1630

import "uriplayground/core/internal/swar"

// Classes of which a run is read at once.
const (
	pathRun swar.Run = 8 + 8*iota
	partRun
	xalphaRun
	partialRun
	digitRun
	noRun
)

const userRun swar.Run = 1<<7 + 8

// Fields of both grammars.
const (
	noField uint8 = iota // nothing is allowed there
	genericPath
	genericSearch // a word of it
	genericFragment
	partialPath
	search
	fragment
	httpPath
	ftpPath
	ftpType // what follows the ";"; it is not a run
	path
	gcommand // with gtype before it
	alphas
	group
	number
	database
	wtype
	wdigits
	wvalue
	wmore // what follows a ";": nothing, or wdigits
)

// grammar is the fields as the two BNFs put them one after the other.
var grammar = swar.RunTable{
	Tables: [2]swar.ClassLanes{
		swar.NewClassLanes(classes, pathChar|pct, partChar|pct, xalpha|pct, partialChar|pct, digit, 0),
		swar.NewClassLanes(classes, userChar),
	},
	Rows: [32]swar.Field{
		noField:         {Class: noRun, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		genericPath:     {Class: pathRun, On: [3]byte{'?', '#'}, Next: [3]uint8{genericSearch, genericFragment}},
		genericSearch:   {Class: xalphaRun, Some: true, On: [3]byte{'+', '#'}, Next: [3]uint8{genericSearch, genericFragment}},
		genericFragment: {Class: xalphaRun},
		partialPath:     {Class: partialRun, On: [3]byte{'?', '#'}, Next: [3]uint8{search, fragment}},
		search:          {Class: partRun, Some: true, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		fragment:        {Class: partRun},
		httpPath:        {Class: pathRun, On: [3]byte{'?', '#'}, Next: [3]uint8{search, fragment}},
		ftpPath:         {Class: pathRun, On: [3]byte{';', '#'}, Next: [3]uint8{ftpType, fragment}},
		path:            {Class: pathRun, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		gcommand:        {Class: pathRun, Some: true, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		alphas:          {Class: partRun, Some: true, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		group:           {Class: partRun, Some: true, Letter: true, Unfinished: true, On: [3]byte{'/'}, Next: [3]uint8{number}},
		number:          {Class: digitRun, Some: true, On: [3]byte{'#'}, Next: [3]uint8{fragment}},
		database:        {Class: partRun, Some: true, On: [3]byte{'/', '?', '#'}, Next: [3]uint8{wtype, search, fragment}},
		wtype:           {Class: partRun, Some: true, Unfinished: true, On: [3]byte{'/'}, Next: [3]uint8{wdigits}},
		wdigits:         {Class: digitRun, Some: true, Unfinished: true, On: [3]byte{'='}, Next: [3]uint8{wvalue}},
		wmore:           {Class: digitRun, Some: true, Unfinished: true, On: [3]byte{'='}, Next: [3]uint8{wvalue}},
		wvalue:          {Class: pathRun, Unfinished: true, On: [3]byte{';'}, Next: [3]uint8{wmore}},
	},
}
