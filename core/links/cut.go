package links

// cutNames lists what a reader leaves out of a source, or reads otherwise than it
// should, where anything else would take too long or cannot be said in a list.
// static/linkscan/result.js has the same list.
var cutNames = [...]string{
	"many-links", "deep-nesting", "malformed", "binary", "entities", "duplicate-key", "id-beside-ref", "missing-pointer", "cyclic-ref",
	"remote-context", "many-contexts", "alias", "beside-ref", "unknown-dialect", "not-a-string", "not-an-object", nestedBase,
}

// Cuts returns the name of everything that a reader may cut.
func Cuts() []string { return cutNames[:] }

// nestedBase is bases that are left out since all together are too long. What reads the
// source states them all; they are made here.
const nestedBase = "nested-base"

// Cuts returns what was cut by the reader of the source, and what the report has left out for
// the links that are checked.
func (r *Report) Cuts(read []Cut) []Cut {
	if r.bases.long == 0 {
		return read
	}
	return append(read[:len(read):len(read)], Cut{Name: nestedBase, Count: r.bases.long})
}

// Cut says how often something was cut.
type Cut struct {
	Name  string // one of Cuts
	Count int    // how often it was
	Line  int    // of the first time, from 1; 0 if that is not known
}
