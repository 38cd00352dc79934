package links

import "strings"

// chunk is how many entries are kept together. A long list is never copied as it
// grows: that would take long in one go.
const chunk = 4096

// record is an entry as it is kept. It holds no pointer, so that the garbage
// collector never looks through a million of them.
type record struct {
	text, at, length uint32 // the reference: texts[text][at : at+length]
	start, end       uint32
	line, column     uint32
	same             uint32
	codes            Set
	context          Context
	kind             uint8
	worst            Level
	target           bool
}

// entries is a list of entries.
type entries struct {
	texts  []string // the references of links that were added together, one behind the other
	chunks [][]record
	n      int
}

// add adds links.
func (e *entries) add(links []Link) {
	var text strings.Builder
	for _, l := range links {
		if e.n%chunk == 0 {
			e.chunks = append(e.chunks, make([]record, 0, min(chunk, len(links)+16)))
		}
		last := &e.chunks[len(e.chunks)-1]
		*last = append(*last, record{
			text: uint32(len(e.texts)), at: uint32(text.Len()), length: uint32(len(l.Ref)),
			start: l.Start, end: l.End, line: l.Line, column: l.Column, context: l.Context,
		})
		text.WriteString(l.Ref)
		e.n++
	}
	e.texts = append(e.texts, text.String())
}

// record is the entry of that index as it is kept.
func (e *entries) record(i int) *record { return &e.chunks[i/chunk][i%chunk] }

func (e *entries) ref(i int) string {
	r := e.record(i)
	return e.texts[r.text][r.at : r.at+r.length]
}

// replace puts another reference in the place of one.
func (e *entries) replace(i int, ref string) {
	r := e.record(i)
	r.text, r.at, r.length = uint32(len(e.texts)), 0, uint32(len(ref))
	e.texts = append(e.texts, ref)
}
