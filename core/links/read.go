package links

import (
	"strings"

	"uriplayground/core"
)

// Reader finds the links of a text in portions. Start and End of the links are
// bytes of the text.
type Reader interface {
	// Next reads on for about so many bytes and adds what it found to the book.
	Next(b *Book, bytes int) (done bool)
	// At is how many bytes are read.
	At() int
}

// Read is the reader of a format: "csv", or text for every other one.
func Read(text, format string) Reader {
	if format == "csv" {
		return ReadCSV(text)
	}
	return ReadText(text)
}

// ReadText reads prose, in which URIs are found as Appendix C of RFC 3986 has
// it, or a bare list: a text in which no line holds white space inside, each of
// which is a link.
func ReadText(text string) Reader {
	if bareList(text) {
		return &lines{text: text}
	}
	return &prose{text: text}
}

// ReadCSV reads comma-separated values (RFC 4180): each cell that is a URI, or
// begins like a reference with a path.
func ReadCSV(text string) Reader {
	line, _, _ := strings.Cut(text, "\n")
	ends := ","
	for _, other := range [...]string{";", "\t"} {
		if strings.Count(line, other) > strings.Count(line, ends) {
			ends = other
		}
	}
	return &cells{text: text, ends: ends + "\r\n"}
}

// bareList looks at the first lines of the text.
func bareList(text string) bool {
	for range 200 {
		line, rest, more := strings.Cut(text, "\n")
		line = strings.TrimSpace(line)
		if strings.ContainsAny(line, " \t<>\"") {
			return false
		}
		if !more {
			return true
		}
		text = rest
	}
	return true
}

type lines struct {
	text string
	at   int
}

func (r *lines) At() int { return r.at }

func (r *lines) Next(b *Book, bytes int) (done bool) {
	var found []Link
	for r.at < len(r.text) && bytes > 0 {
		line, _, _ := strings.Cut(r.text[r.at:], "\n")
		if ref := strings.TrimSpace(line); ref != "" {
			start := r.at + strings.Index(line, ref)
			found = append(found, Link{Ref: ref, Start: uint32(start), End: uint32(start + len(ref))})
		}
		bytes -= len(line) + 10
		r.at = min(r.at+len(line)+1, len(r.text))
	}
	b.Add(found...)
	return r.at == len(r.text)
}

// prose is read piece by piece. A piece ends where a paragraph or a line does,
// and not within angle brackets if that can be helped.
type prose struct {
	text string
	at   int
}

func (r *prose) At() int { return r.at }

// extractCost is how much dearer than other reading the extraction is.
const extractCost = 4

// shortestPiece lets every URI that is looked at closely fit in.
const shortestPiece = 2 * longest

func (r *prose) Next(b *Book, bytes int) (done bool) {
	var found []Link
	piece := r.piece(max(bytes/extractCost, shortestPiece))
	for e := range core.Extract(piece, core.RFC3986).All {
		at := uint32(r.at)
		found = append(found, Link{Ref: e.URI, Start: at + e.Start, End: at + e.End})
	}
	b.Add(found...)
	r.at += len(piece)
	return r.at == len(r.text)
}

// piece is the next piece, of about so many bytes.
func (r *prose) piece(bytes int) string {
	rest := r.text[r.at:]
	if len(rest) <= bytes {
		return rest
	}
	rest = rest[:bytes]
	if open := strings.LastIndexByte(rest, '<'); open > bytes/2 && open > strings.LastIndexByte(rest, '>') {
		rest = rest[:open]
	}
	for _, end := range [...]string{"\n\n", "\n", " "} {
		if n := strings.LastIndex(rest, end); n > len(rest)/2 {
			return rest[:n+len(end)]
		}
	}
	return rest
}

type cells struct {
	text string
	ends string // what a cell ends at; the first line tells the separator
	at   int
}

func (r *cells) At() int { return r.at }

func (r *cells) Next(b *Book, bytes int) (done bool) {
	var found []Link
	for r.at < len(r.text) && bytes > 0 {
		start := r.at
		cell, end := r.cell()
		if ref := strings.TrimSpace(cell); looksLikeLink(ref) {
			if k := strings.Index(r.text[start:end], ref); k >= 0 {
				start, end = start+k, start+k+len(ref)
			}
			found = append(found, Link{Ref: ref, Start: uint32(start), End: uint32(end), Context: ContextNamed("csv cell")})
		}
		bytes -= r.at - start + 20
	}
	b.Add(found...)
	return r.at == len(r.text)
}

// cell reads a cell and what ends it; end is where the cell ends.
func (r *cells) cell() (cell string, end int) {
	rest := r.text[r.at:]
	if rest[0] != '"' {
		n := strings.IndexAny(rest, r.ends)
		if n < 0 {
			n = len(rest)
		}
		end = r.at + n
		r.at = min(end+1, len(r.text))
		return rest[:n], end
	}
	n := 1
	for n < len(rest) && (rest[n] != '"' || n+1 < len(rest) && rest[n+1] == '"') {
		if rest[n] == '"' {
			n++
		}
		n++
	}
	n = min(n, len(rest))
	cell = strings.ReplaceAll(rest[1:n], `""`, `"`)
	end = r.at + n
	if n++; n < len(rest) && strings.IndexByte(r.ends, rest[n]) >= 0 {
		n++
	}
	r.at = min(r.at+n, len(r.text))
	return cell, end
}

// looksLikeLink tells a cell with a link from one with other data.
func looksLikeLink(cell string) bool {
	if cell == "" || strings.ContainsAny(cell, "\r\n") {
		return false
	}
	switch cell[0] {
	case '/', '#', '?':
		return true
	}
	if strings.HasPrefix(cell, "./") || strings.HasPrefix(cell, "../") {
		return true
	}
	n := strings.IndexByte(cell, ':')
	return n > 0 && core.KindOf(cell).Key == kinds[0] && (strings.HasPrefix(cell[n:], "://") || knownScheme(cell[:n]))
}
