package places

import (
	"slices"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Way is a way of writing a link, and the places from which it is right.
type Way struct {
	Ref   string // what is written
	Right Set    // of the places that are read from
}

// Ways returns the ways of writing the link of some readings: as it is written, relative to
// each form of the address of its page, as an absolute path, and as a URI. The others all lead where
// it has to lead from the first place, or from another form of its address.
func Ways(list []Reading, link string) []Way {
	refs := []string{link}
	for _, r := range list {
		if r.Place <= File {
			refs = appendCandidate(refs, r.Base, list[0].want, rfc3986.RuleRelativePath)
		}
	}
	if !list[0].forge { // "/owner/repo/blob/main/" is nobody's to write
		refs = appendCandidate(refs, list[0].Base, list[0].want, rfc3986.RuleAbsolutePath)
	}
	refs = appendCandidate(refs, list[0].Base, list[0].want, rfc3986.RuleURI)
	if list[0].page {
		refs = refs[:1] // any other way would leave the page, from one place or another
	}
	ways := make([]Way, 0, len(refs))
	for _, ref := range refs {
		ways = append(ways, Way{ref, rightFrom(list, ref)})
	}
	return ways
}

// appendCandidate adds the best reference of a kind from a base to a target.
func appendCandidate(refs []string, base, target string, kind *syntax.Rule) []string {
	for _, c := range core.Relativize(base, target, core.RFC3986).Candidates {
		if c.Works && c.Kind == kind {
			if !slices.Contains(refs, c.Text) {
				refs = append(refs, c.Text)
			}
			break
		}
	}
	return refs
}

func rightFrom(list []Reading, ref string) (s Set) {
	for i := range list {
		r := &list[i]
		if target, ok := core.Target(r.Base, ref, core.RFC3986, core.Options{}); ok && r.Right(target) {
			s |= SetOf(r.Place)
		}
	}
	return s
}

// Best returns the first way that is right from all places of the set; where none is, the
// first of those that are right from most, and the places from which it is not.
func Best(ways []Way, matter Set) (best Way, wrong Set) {
	wrong = AllPlaces
	for i, w := range ways {
		if missed := matter &^ w.Right; i == 0 || missed.Len() < wrong.Len() {
			best, wrong = w, missed
		}
	}
	return best, wrong
}

// Len returns how many places are in the set.
func (s Set) Len() (n int) {
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// Matter returns the places that matter unless a visitor says otherwise: the forms of the
// address under which the page is known to be served, and else those that differ by a
// slash.
func Matter(list []Reading) Set {
	s := SetOf(Given)
	for i := range list {
		r := &list[i]
		switch {
		case r.Place > File:
		case r.Answer.Status == 0 && (r.Place == Slash || r.Place == Bare):
			s |= SetOf(r.Place)
		case r.Answer.Status == OK:
			s |= SetOf(r.Place)
		}
	}
	return s & Places(list)
}

// Places returns the set of the places that are read from.
func Places(list []Reading) (s Set) {
	for i := range list {
		s |= SetOf(list[i].Place)
	}
	return s
}
