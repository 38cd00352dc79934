package site

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/core/rfc3986"
)

// Details is everything that is known of one link.
type Details struct {
	Link
	Base   string // that it was read against
	Target string // where it leads
	Hops   []Hop  // what the host answers on the way; none for a target that is not followed
	Reason Reason // why no file is served
	File   string // that is served; empty for none
	Key    string // of its finding
	Wanted string // the address that it should lead to; empty if that is not known
	Write  string // what to write instead, which is right from all addresses of the page; empty if there is nothing
	Other  string // what the sentence about the cause names
}

// Details returns everything about one link. It is worked out anew, so it is asked of those
// that are looked at only.
func (s *Site) Details(i int) Details {
	d := s.diagnose(i)
	e := Details{Link: s.At(i), Base: d.from, Target: d.target.text, Reason: d.ended.reason, Key: d.key, Wanted: d.wanted, Other: d.other}
	e.Cause = d.cause
	switch {
	case d.target.where == inside:
		s.serve(d.target.path, &e.Hops)
	case d.target.bare:
		if s.bareToo {
			e.Hops = append(e.Hops, Hop{Status: places.OK, bare: true})
			break
		}
		e.Hops = append(e.Hops, Hop{Status: 301, bare: true})
		s.serve("", &e.Hops)
	}
	if d.cause == Redirected && len(e.Hops) > 0 {
		e.Other = s.origin + s.HopTo(e.Hops[0]) + d.target.rest // a host may show the page at several addresses
	}
	if d.ended.reason == reasonNone && d.ended.file >= 0 && (d.target.where == inside || d.target.bare) {
		e.File = s.files.list[d.ended.file]
	}
	switch {
	case d.wanted == "":
	case d.cause == ScopePrefix: // which need not be the address of a page
		e.Write = links.WithSlash(asRead(e.Ref))
	case !strings.HasPrefix(d.wanted, s.origin):
		e.Write = d.wanted
	default:
		e.Write = s.write(s.read(s.links.at(i)), e.Ref, d.wanted)
	}
	return e
}

// write returns a reference that leads to an address from all addresses of a page, without a
// redirection: of the kind that was written, if there is one, else the shortest.
func (s *Site) write(r *reading, ref, wanted string) string {
	kind := core.KindOf(asRead(ref))
	candidates := core.Relativize(r.bases[0], wanted, core.RFC3986).Candidates
	for _, same := range [...]bool{true, false} {
		for _, c := range candidates {
			if c.Works && c.Text != "" && (c.Kind == kind || !same && c.Kind != rfc3986.RuleNetworkPath) && s.isRight(r, c.Text, wanted) {
				return c.Text
			}
		}
	}
	return ""
}

// isRight reports whether a reference leads to an address from all addresses of a page,
// and that answers with a file, and has the place in it.
func (s *Site) isRight(r *reading, ref, wanted string) bool {
	for i, base := range r.bases {
		d := diagnosis{from: base}
		if i > 0 && !r.two {
			break
		}
		if s.judge(&d, ref); d.cause != Right || s.locate(base, ref).text != wanted {
			return false
		}
	}
	return true
}
