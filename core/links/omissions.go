package links

// omissionNames lists what a reader leaves out of a source, or reads otherwise than it
// should, where anything else would take too long or cannot be said in a list.
// static/linkscan/result.js has the same list.
var omissionNames = [...]string{
	"many-links", "deep-nesting", "malformed", "binary", "entities", "duplicate-key", "id-beside-ref", "missing-pointer", "cyclic-ref",
	"remote-context", "many-contexts", "alias", "beside-ref", "unknown-dialect", "not-a-string", "not-an-object", "missing-attachment", nestedBase,
}

// OmissionNames returns the name of everything that a reader may leave out, or read otherwise than it should.
func OmissionNames() []string { return omissionNames[:] }

// nestedBase is bases that are left out since all together are too long. What reads the
// source states them all; they are made here.
const nestedBase = "nested-base"

// Omissions returns what the reader of the source left out, and what the report did for
// the links that are checked.
func (r *Report) Omissions(read []Omission) []Omission {
	if r.bases.long == 0 {
		return read
	}
	return append(read[:len(read):len(read)], Omission{Name: nestedBase, Count: r.bases.long})
}

// Omission is the number of times that a part of a source was ignored, or read otherwise than it should be.
type Omission struct {
	Name  string // one of OmissionNames
	Count int    // how often it was
	Line  int    // of the first time, from 1; 0 if that is not known
}
