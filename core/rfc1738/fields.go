package rfc1738

import "uriplayground/core/syntax"

// field is a run of characters of one class in what is special to a scheme.
type field uint8

const (
	noField field = iota // nothing may stand there
	schemepart
	ftpPath
	ftpType // what follows the ";"; it is no run
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
	fieldCount
)

// grammar is the fields as the BNF puts them one behind the other.
var grammar = [fieldCount]struct {
	class, first syntax.Class // of all characters, and of the first
	escape       syntax.Class // hex where an escape may stand, too
	some         bool         // at least one character
	unfinished   bool         // the text cannot end in it
	on           [2]byte      // what ends it,
	next         [2]field     // and the field that follows
}{
	schemepart:    {class: xchar, escape: hex},
	ftpPath:       {class: fpathChar, escape: hex, on: [2]byte{';'}, next: [2]field{ftpType}},
	hpath:         {class: hpathChar, escape: hex, on: [2]byte{'?'}, next: [2]field{search}},
	search:        {class: searchChar, escape: hex},
	selector:      {class: xchar, escape: hex},
	address:       {class: xchar, escape: hex, some: true},
	group:         {class: groupChar, first: alpha, some: true, on: [2]byte{'/'}, next: [2]field{articleNumber}},
	articleNumber: {class: digit, some: true},
	database:      {class: uchar, escape: hex, on: [2]byte{'?', '/'}, next: [2]field{search, wtype}},
	wtype:         {class: uchar, escape: hex, unfinished: true, on: [2]byte{'/'}, next: [2]field{wpath}},
	wpath:         {class: uchar, escape: hex},
	filePath:      {class: fpathChar, escape: hex},
	ppath:         {class: fpathChar, escape: hex, on: [2]byte{';'}, next: [2]field{fieldname}},
	fieldname:     {class: fieldChar, escape: hex, unfinished: true, on: [2]byte{'='}, next: [2]field{fieldvalue}},
	fieldvalue:    {class: fieldChar, escape: hex, on: [2]byte{';'}, next: [2]field{fieldname}},
}

// fields reads one field after the other, from f on. It stops where neither
// the field nor the text goes on so.
func (r *reader) fields(f field) {
	s, i, t := r.s, r.i, classes
	for f != ftpType {
		g := &grammar[f]
		class, start := g.class, i
		if g.first != 0 && i < len(s) && t[s[i]]&g.first == 0 {
			break
		}
		for {
			for i+8 <= len(s) {
				b := s[i : i+8]
				if t[b[0]]&t[b[1]]&t[b[2]]&t[b[3]]&t[b[4]]&t[b[5]]&t[b[6]]&t[b[7]]&class == 0 {
					break
				}
				i += 8
			}
			for i < len(s) && t[s[i]]&class != 0 {
				i++
			}
			if i == len(s) || s[i] != '%' || g.escape == 0 {
				break
			}
			if i+2 >= len(s) || t[s[i+1]]&t[s[i+2]]&hex == 0 {
				r.i = i
				r.brokenEscape()
				return
			}
			i += len("%hh")
		}
		if i == len(s) {
			r.open = g.unfinished || g.some && i == start
			break
		}
		next := g.next[0]
		if c := s[i]; c != g.on[0] {
			if next = g.next[1]; c != g.on[1] {
				break
			}
		}
		if next == noField || g.some && i == start {
			break
		}
		f = next
		i++
	}
	r.i = i
	if f == ftpType {
		r.ftpType()
	}
}
