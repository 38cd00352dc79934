package rfc1738

import "uriplayground/core/internal/swar"

// field is a run of characters of one class in what is special to a scheme.
type field = uint8

const (
	noField field = iota // nothing is allowed there
	schemepart
	ftpPath
	ftpType // what follows the ";"; it is not a run
	hpath
	search
	selector // with gtype, and all that may follow it
	address
	group
	articleNumber
	database
	wtype
	wpath
	filePath
	ppath
	fieldname
	fieldvalue
	newsgroup // or article
	article
	articleHost // what follows the "@"; it is not a run
)

// grammar is the fields as the BNF puts them one after the other.
var grammar = swar.RunTable{Tables: tables(), Rows: [32]swar.Field{
	noField:       {Class: noChars},
	schemepart:    {Class: xchars},
	ftpPath:       {Class: fpathChars, On: [3]byte{';'}, Next: [3]uint8{ftpType}},
	hpath:         {Class: hpathChars, On: [3]byte{'?'}, Next: [3]uint8{search}},
	search:        {Class: searchChars},
	selector:      {Class: xchars},
	address:       {Class: xchars, Some: true},
	group:         {Class: groupChars, Some: true, Letter: true, On: [3]byte{'/'}, Next: [3]uint8{articleNumber}},
	articleNumber: {Class: digitChars, Some: true},
	database:      {Class: uchars, On: [3]byte{'?', '/'}, Next: [3]uint8{search, wtype}},
	wtype:         {Class: uchars, Unfinished: true, On: [3]byte{'/'}, Next: [3]uint8{wpath}},
	wpath:         {Class: uchars},
	filePath:      {Class: fpathChars},
	ppath:         {Class: fpathChars, On: [3]byte{';'}, Next: [3]uint8{fieldname}},
	fieldname:     {Class: fieldChars, Unfinished: true, On: [3]byte{'='}, Next: [3]uint8{fieldvalue}},
	fieldvalue:    {Class: fieldChars, On: [3]byte{';'}, Next: [3]uint8{fieldname}},
	newsgroup:     {Class: groupChars, Else: article},
	article:       {Class: articleChars, Some: true, On: [3]byte{'@'}, Next: [3]uint8{articleHost}},
}}
