package rfc3986

import (
	"math/bits"
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// Split divides s into components as the regular expression of Appendix B
// does, and the authority into userinfo, host and port. It never fails: text
// that is not a URI-reference gets the components it would have if its faults were
// mended. A text longer than syntax.MaxText bytes is cut there.
//
//	^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
func Split(s string) (r Reference) {
	r.text = s
	r.split(false)
	return r
}

// split finds the components of r.text, all else of *r being zero. It returns an
// error if the text does not match URI-reference (RFC 3986 §4.1, Appendix A):
// errInvalid, or what there is to report. Parse and Split are no more than this
// call, and inlined: to copy a Reference takes as long under wasm as to read
// ten characters.
//
// It reads the text once. It is two functions, with the loops in them, because
// under wasm a call takes as long as a short component; what is rare has
// functions of its own.
func (r *Reference) split(report bool) error {
	s := r.text
	if len(s) > syntax.MaxText {
		return r.splitLong(report)
	}
	w, last := uint64(swar.Slashes), uint64(0)
	if len(s) >= 8 {
		w, last = swar.Word(s, 0), swar.Word(s, len(s)-8)
	} else if s != "" {
		last = swar.LastWord(s)
		w = swar.FilledWord(last, len(s), swar.Slashes)
	}
	wrong := uint64(0) // set where the text does not match

	// (([^:/?#]+):)?
	i, seen := 0, defined(0)
	stops, capitals := swar.NameCapitals(w) // there may be capitals after the scheme, too
	k := bits.TrailingZeros64(stops) >> 3
	if c := byte(w >> (8 * k & 63)); k < 8 && c == ':' && isLetter(byte(w)) {
		r.schemeEnd, seen = uint32(k), hasScheme
		i = k + 1
	} else if k == 8 || c != '/' && c != '?' && c != '#' {
		i, wrong = r.splitScheme()
		seen = r.defined
	}

	// (//([^/?#]*))?
	if i+2 <= len(s) && s[i] == '/' && s[i+1] == '/' {
		i += 2
		seen |= hasAuthority
		r.authStart, r.hostStart = uint32(i), uint32(i)
		// s[authStart:i] is a name, as long as the loop runs.
		for ; i+8 <= len(s); i += 8 {
			stops, letters := swar.NameCapitals(swar.Word(s, i))
			capitals |= letters & swar.UpTo(stops)
			if stops != 0 {
				i += bits.TrailingZeros64(stops) >> 3
				break
			}
		}
		r.hostEnd = uint32(i)
		if i < len(s) && s[i] != '/' && s[i] != '?' && s[i] != '#' {
			r.defined = seen | hasPct | hasCapital
			i, wrong = r.splitAuthority(i, wrong)
			seen = r.defined
		}
	} else {
		r.authStart, r.hostStart, r.hostEnd = uint32(i), uint32(i), uint32(i)
	}
	r.authEnd, r.pathStart = uint32(i), uint32(i)
	seen, faulty := r.splitTail(i, seen, last)
	if capitals != 0 {
		seen |= hasCapital
	}
	if r.defined = seen; wrong|faulty == 0 {
		return nil
	}
	return r.invalid(report)
}

// invalid returns the error of a text that does not match.
func (r *Reference) invalid(report bool) error {
	if report {
		return newSyntaxError(*r, r.text)
	}
	return errInvalid
}

// splitTail continues split from the path on, which begins at i: last is the LastWord of
// the text. It returns what it saw, and whether it is wrong.
//
//	([^?#]*)(\?([^#]*))?(#(.*))?
func (r *Reference) splitTail(i int, seen defined, last uint64) (defined, uint64) {
	s := r.text
	wrong := uint64(0)
	// All of s[pathStart:i] is known; carry has bit k set if the byte i+k has to be
	// the digit of a triplet.
	r.pathEnd, r.queryEnd = uint32(len(s)), uint32(len(s))
	carry, all := uint64(0), uint64(0)
	dots, slash := uint64(0), uint64(1<<flagDot) // as if a "/" came before the path
	for ; i < len(s); i += 8 {
		var m uint64
		if i+8 <= len(s) {
			b := s[i : i+8]
			m = byteFlags.First4(b[4:])<<4 + byteFlags.First4(b)
		} else {
			w := swar.FilledWord(last, len(s)-i, swar.Slashes)
			m = byteFlags.Of4(w>>32)<<4 + byteFlags.Of4(w)
		}
		lacking := swar.LackingDigits(m>>flagPct&0xFF, carry)
		carry = lacking >> 8
		wrong |= m >> flagNonHex & lacking
		all |= m
		dots |= m & (m<<(flagDot-flagSlash+1) | slash)
		slash = m << 1 & (1 << flagDot)
		if m&tailEnds == 0 {
			continue
		}
		queries, fragments := m>>flagQuery&0xFF, m>>flagFragment&0xFF
		if seen&(hasQuery|hasFragment) == 0 {
			k := bits.TrailingZeros64(queries | fragments)
			r.pathEnd = uint32(i + k)
			if queries>>(k&63)&1 != 0 {
				seen |= hasQuery
			}
		}
		if fragments != 0 && seen&hasFragment == 0 {
			seen |= hasFragment
			r.queryEnd = uint32(i + bits.TrailingZeros64(fragments))
			fragments &= fragments - 1
		}
		wrong |= fragments // a second "#" is not allowed anywhere
	}
	if all&(0xFF<<flagPct) != 0 {
		seen |= hasPct
	}
	if dots&(0xFF<<flagDot) != 0 {
		seen |= hasDots
	}
	return seen, wrong | carry | all&(0xFF<<flagBad)
}

// splitLong splits a text that is cut.
func (r *Reference) splitLong(report bool) error {
	whole := r.text
	r.text = whole[:syntax.MaxText]
	r.split(false)
	if report {
		return newSyntaxError(*r, whole)
	}
	return errInvalid
}

// splitScheme continues split with a first segment that is not just a name: it returns
// the index after the scheme and its ":", or 0 if there is none, and whether
// that is wrong.
func (r *Reference) splitScheme() (i int, wrong uint64) {
	i = strings.IndexAny(r.text, ":/?#")
	if i < 0 || r.text[i] != ':' {
		return 0, 0
	}
	if i == 0 {
		return 0, 1 // the first segment begins with a ":", which path-noscheme forbids
	}
	r.schemeEnd, r.defined = uint32(i), hasScheme|hasCapital
	return i + 1, swar.Bit(!isScheme(r.text[:i]))
}

// The subexpressions of the regular expression in Appendix B, in the order of
// their opening parentheses.
var (
	RuleGroup1 = keyed("B", "group-1", "(([^:/?#]+):)?")
	RuleGroup2 = keyed("B", "group-2", "([^:/?#]+)")
	RuleGroup3 = keyed("B", "group-3", "(//([^/?#]*))?")
	RuleGroup4 = keyed("B", "group-4", "([^/?#]*)")
	RuleGroup5 = keyed("B", "group-5", "([^?#]*)")
	RuleGroup6 = keyed("B", "group-6", `(\?([^#]*))?`)
	RuleGroup7 = keyed("B", "group-7", "([^#]*)")
	RuleGroup8 = keyed("B", "group-8", "(#(.*))?")
	RuleGroup9 = keyed("B", "group-9", "(.*)")
)

// GroupCount is the number of groups.
const GroupCount = 9

func groupRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleGroup1, RuleGroup2, RuleGroup3, RuleGroup4, RuleGroup5, RuleGroup6, RuleGroup7, RuleGroup8, RuleGroup9,
	}
}

// Groups returns what the subexpressions $1 to $9 of Appendix B match: $1 is at
// index 0. scheme = $2, authority = $4, path = $5, query = $7, fragment = $9.
// A group that takes no part in the match is not defined.
func (r Reference) Groups() [GroupCount]syntax.Part {
	return [GroupCount]syntax.Part{
		r.group(RuleGroup1, hasScheme, r.schemeSpan(), "", ":"),
		r.group(RuleGroup2, hasScheme, r.schemeSpan(), "", ""),
		r.group(RuleGroup3, hasAuthority, r.authoritySpan(), "//", ""),
		r.group(RuleGroup4, hasAuthority, r.authoritySpan(), "", ""),
		{Rule: RuleGroup5, Span: r.pathSpan(), Defined: true},
		r.group(RuleGroup6, hasQuery, r.querySpan(), "?", ""),
		r.group(RuleGroup7, hasQuery, r.querySpan(), "", ""),
		r.group(RuleGroup8, hasFragment, r.fragmentSpan(), "#", ""),
		r.group(RuleGroup9, hasFragment, r.fragmentSpan(), "", ""),
	}
}

// group returns a component with the delimiters before and after it. If it is not
// defined, the span is empty and lies where the component would be.
func (r *Reference) group(rule *syntax.Rule, d defined, s syntax.Span, before, behind string) syntax.Part {
	if r.has(d) {
		s.Start -= uint32(len(before))
		s.End += uint32(len(behind))
	}
	return syntax.Part{Rule: rule, Span: s, Defined: r.has(d)}
}
