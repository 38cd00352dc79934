// Package beliefs holds misconceptions: wrong rules that people, and programs that they wrote, have followed for
// links: what each computes for a base and a reference. An answer that is what a belief computes,
// and not what RFC 3986 does, shows that belief.
//
// It goes forward, from a rule to an address. Package expect goes back: from an address that
// somebody expected, whatever they think, to the folder that the link would have to start in, and
// to what to write instead. So an exercise asks here, where the wrong answers are rules worth a
// sentence, and a visitor's own link is asked about there. The folders that both name are
// those of expect.
//
// table.go has the beliefs, compute.go what they compute. There are no words for people here.
package beliefs

import (
	"slices"
	"strings"
)

// ID names a belief.
type ID string

// Belief is a wrong rule.
type Belief struct {
	ID      ID      // a word, that of the belief's sentence
	Section string  // of RFC 3986, which says otherwise
	rule    rule    // nil: it needs more than a base and a reference
	Show    Example // an input on which it shows
	Sources string  // the issues and threads in which it occurred, with a space between them
}

// Computes reports whether a base and a reference are enough for the belief.
func (b *Belief) Computes() bool { return b.rule != nil }

// Compute returns where a reference leads by the belief; ok is false where it says nothing of
// such texts. A base without a scheme is none (§5.2.1), and leads nowhere by any belief.
func (b *Belief) Compute(base, ref string) (target string, ok bool) {
	x, r := split(base), split(ref)
	if !b.Computes() || !x.scheme {
		return "", false
	}
	return b.rule.compute(&x, &r)
}

// Example is an input on which a belief shows.
type Example struct {
	Base, Ref string // empty Base: the belief is about the host of Ref
	Believed  string // where it leads by the belief; empty for nowhere
	Right     string // and by RFC 3986
}

// All returns the beliefs in the order of the sections of RFC 3986.
func All() []Belief { return table }

// Diagnose returns the beliefs that compute an answer, if it is not the right one. Several
// beliefs may compute the same. The tasks of the course diagnose in package track, which knows what
// each of them is about.
func Diagnose(base, ref, answer string) (ids []ID) {
	if answer == resolve(base, ref) {
		return nil
	}
	for i := range table {
		if target, ok := table[i].Compute(base, ref); ok && target == answer {
			ids = append(ids, table[i].ID)
		}
	}
	return ids
}

// Join returns the names of beliefs as words, with a separator between them.
func Join(ids []ID, separator string) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = string(id)
	}
	return strings.Join(words, separator)
}

// IDs returns the beliefs that compute something of names with commas between them, each once; other
// names are left out.
func IDs(names string) (ids []ID) {
	for name := range strings.SplitSeq(names, ",") {
		for i := range table {
			if table[i].Computes() && string(table[i].ID) == name && !slices.Contains(ids, table[i].ID) {
				ids = append(ids, table[i].ID)
			}
		}
	}
	return ids
}

// CommonStart returns what two targets have in common, up to the segment or component in which they
// part, and what the second one has from there on.
func CommonStart(right, answer string) (same, rest string) {
	at, i := 0, 0
	for ; i < min(len(right), len(answer)) && right[i] == answer[i]; i++ {
		if strings.IndexByte("/?#", right[i]) >= 0 {
			at = i + 1
		}
	}
	if ends(right, i) && ends(answer, i) {
		at = i
	}
	if strings.HasSuffix(answer[:at], "://") {
		at = 0 // on another host, all is another
	}
	return answer[:at], answer[at:]
}

// ends reports whether a segment or component ends before the byte i.
func ends(s string, i int) bool { return i == len(s) || strings.IndexByte("/?#", s[i]) >= 0 }
