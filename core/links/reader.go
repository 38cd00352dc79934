package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// Reader finds the links of a text in portions.
type Reader interface {
	// Next reads on for about so many bytes and adds what it found to the report.
	Next(report *Report, bytes int) (done bool)
	// At is how many bytes are read.
	At() int
}

// Read returns the reader of a format: "csv", "json", or text for every other one.
func Read(text, format string) Reader {
	switch format {
	case "csv":
		return ReadCSV(text)
	case "json":
		return ReadJSON(text)
	}
	return ReadText(text)
}

// ReadText reads prose, in which URIs are found as Appendix C of RFC 3986 has
// it, or a bare list, in which each line is a link: a text of which most lines
// hold no white space inside.
func ReadText(text string) Reader {
	if bareList(text) {
		return &lines{text: text, places: places{text: text}}
	}
	return &prose{text: text, places: places{text: text}}
}

// places counts the UTF-16 code units and the lines of a text.
type places struct {
	text  string
	at    int    // byte up to which it has counted
	units uint32 // before it
	line  uint32 // lines before the present one
	first uint32 // units before this line
}

// link returns a link that takes these bytes, which come after those of the last one.
func (p *places) link(ref string, start, end int, context Context) Link {
	p.count(start)
	l := Link{Ref: ref, Start: p.units, Line: p.line + 1, Column: p.units - p.first + 1, Context: context}
	p.count(end)
	l.End = p.units
	return l
}

// count counts on up to a byte.
func (p *places) count(to int) {
	for ; p.at < to; p.at++ {
		switch b := p.text[p.at]; {
		case b == '\n', b == '\r' && !strings.HasPrefix(p.text[p.at+1:], "\n"):
			p.units++
			p.line, p.first = p.line+1, p.units
		case b >= 0xF0:
			p.units += 2 // a pair of surrogates
		case b&0xC0 != 0x80:
			p.units++
		}
	}
}

// ReadCSV reads comma-separated values (RFC 4180): each cell that is a URI, or
// begins like a reference with a path.
func ReadCSV(text string) Reader {
	line, _ := cutLine(text)
	ends := ","
	for _, other := range [...]string{";", "\t"} {
		if strings.Count(line, other) > strings.Count(line, ends) {
			ends = other
		}
	}
	return &cells{text: text, ends: ends + "\r\n", places: places{text: text}}
}

// bareList looks at the first lines of the text.
func bareList(text string) bool {
	words, refs := 0, 0
	for range 200 {
		line, rest := cutLine(text)
		switch line = strings.TrimSpace(line); {
		case strings.ContainsAny(line, " \t<>\""):
			words++
		case line != "":
			refs++
		}
		text = rest
	}
	return refs > words
}

type lines struct {
	text   string
	at     int
	places places
}

// At returns how far the source has been read, in bytes.
func (r *lines) At() int { return r.at }

// Next reads a further piece of the source of that many bytes or a little more.
func (r *lines) Next(report *Report, bytes int) (done bool) {
	var found []Link
	for r.at < len(r.text) && bytes > 0 {
		line, rest := cutLine(r.text[r.at:])
		if ref := strings.TrimSpace(line); ref != "" {
			start := r.at + strings.Index(line, ref)
			found = append(found, r.places.link(ref, start, start+len(ref), Plain))
		}
		bytes -= len(line) + 10
		r.at = len(r.text) - len(rest)
	}
	report.Add(found...)
	return r.at == len(r.text)
}

// cutLine cuts a text after its first line, which LF, CR or both end.
func cutLine(text string) (line, rest string) {
	n := strings.IndexAny(text, "\r\n")
	if n < 0 {
		return text, ""
	}
	if strings.HasPrefix(text[n:], "\r\n") {
		return text[:n], text[n+2:]
	}
	return text[:n], text[n+1:]
}

// prose is read piece by piece. A piece ends where a paragraph or a line does,
// and not within angle brackets if that can be helped.
type prose struct {
	text   string
	at     int
	places places
}

// At returns how far the source has been read, in bytes.
func (r *prose) At() int { return r.at }

// extractCost is how many times as much as other reading extraction costs.
const extractCost = 4

// shortestPiece lets every URI that is looked at closely fit in.
const shortestPiece = 4 * longest

// Next reads a further piece of the source of that many bytes or a little more.
func (r *prose) Next(report *Report, bytes int) (done bool) {
	var found []Link
	for _, f := range r.find(bytes) {
		found = append(found, r.places.link(f.ref, f.start, f.end, Plain))
	}
	report.Add(found...)
	return r.at == len(r.text)
}

// foundURI is a URI in a text, and where it stands there, in bytes.
type foundURI struct {
	ref        string
	start, end int
}

// find reads a further piece, and returns what is in it.
func (r *prose) find(bytes int) (found []foundURI) {
	piece := r.piece(max(bytes/extractCost, shortestPiece))
	for e := range core.Extract(piece, core.RFC3986).All {
		ref, end := e.URI, e.End
		if whole := e.Continued(piece); whole != "" {
			ref, end = whole, e.Rest.End // cut short, it could name another host
		}
		found = append(found, foundURI{ref, r.at + int(e.Start), r.at + int(end)})
	}
	r.at += len(piece)
	return found
}

// piece returns the next piece, of about so many bytes.
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
	text   string
	ends   string // what a cell ends at; the first line shows the separator
	at     int
	places places
}

// At returns how far the source has been read, in bytes.
func (r *cells) At() int { return r.at }

// Next reads a further piece of the source of that many bytes or a little more.
func (r *cells) Next(report *Report, bytes int) (done bool) {
	var found []Link
	for r.at < len(r.text) && bytes > 0 {
		start := r.at
		cell, end := r.cell()
		if ref := strings.TrimSpace(cell); looksLikeLink(ref) {
			if k := strings.Index(r.text[start:end], ref); k >= 0 {
				start, end = start+k, start+k+len(ref)
			}
			found = append(found, r.places.link(ref, start, end, ContextNamed("csv cell")))
		}
		bytes -= r.at - start + 20
	}
	report.Add(found...)
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

// looksLikeLink reports whether a cell has a link, and not other data.
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
	return looksLikeURI(cell)
}

// looksLikeURI reports whether a text is a URI, and no other text with a colon in it.
func looksLikeURI(cell string) bool {
	n := strings.IndexByte(cell, ':')
	return n > 0 && core.KindOf(cell) == rfc3986.RuleURI && (strings.HasPrefix(cell[n:], "://") || knownScheme(cell[:n]))
}
