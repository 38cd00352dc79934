package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// pieces is what stands between the delimiters in a part of the text, one after
// the other; there is one at least.
type pieces struct {
	syntax.Span        // the present one
	text        string // up to the end of the last
	at          int    // where the next one begins; behind the end if there is none
	delimiter   string
	encoded     bool // the delimiter may be encoded
	count       int
}

func piecesOf(text string, s syntax.Span, delimiter string) pieces {
	return pieces{text: text[:s.End], at: int(s.Start), delimiter: delimiter}
}

// fieldsOf is the fieldspecs without their ";". The first ";" stands at start.
func fieldsOf(text string, start uint32) pieces {
	return pieces{text: text, at: int(start) + 1, delimiter: ";"}
}

func (p *pieces) next() bool {
	if p.at > len(p.text) {
		return false
	}
	end, width := len(p.text), 1
	if p.encoded {
		end, width = findOctet(p.text, p.at, p.delimiter)
		width = max(width, 1)
	} else if n := strings.IndexByte(p.text[p.at:], p.delimiter[0]); n >= 0 {
		end = p.at + n
	}
	p.Span = syntax.Span{Start: uint32(p.at), End: uint32(end)}
	p.at = end + width
	p.count++
	return true
}
