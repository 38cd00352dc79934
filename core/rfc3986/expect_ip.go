package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// ipv6 is what may follow inner, the beginning of an IPv6address (RFC 3986
// §3.2.2). path is that of the address.
func (e *expecter) ipv6(inner string, path []*syntax.Rule) {
	if inner == "" {
		e.want(path, `"::"`)
	}
	if inner == ":" {
		e.want(path, `":"`)
		return
	}
	p := placeIn(inner)
	e.group(p, path)
	switch {
	case p.group != "":
		e.behindGroup(p, path)
	case !p.double && p.index > 0:
		e.want(path, `":"`) // the rest of "::"
	}
}

// group is what may stand in a group that is not full.
func (e *expecter) group(p place, path []*syntax.Rule) {
	room := len(p.group) < 4 && strings.IndexByte(p.group, '.') < 0
	if room && p.plain() {
		e.want(under(path, RuleH16), `HEXDIG`)
	}
	if room && (p.firstOf2() || p.lastOf2()) {
		e.want(under(path, RuleLS32, RuleH16), `HEXDIG`)
	}
	if p.firstOf2() {
		e.ipv4(p.group, under(path, RuleLS32, RuleIPv4address))
	}
}

// behindGroup is what may follow a group.
func (e *expecter) behindGroup(p place, path []*syntax.Rule) {
	if strings.IndexByte(p.group, '.') >= 0 {
		return // e.ipv4 knows
	}
	if p.plain() && p.colon() {
		e.want(path, `":"`)
	}
	if p.plain() && !p.double {
		e.want(path, `"::"`)
	}
	if p.firstOf2() {
		e.want(under(path, RuleLS32), `":"`)
	}
}

// place is where a group of an IPv6address stands. The group may be the first
// octets of an IPv4address, and may be empty yet.
type place struct {
	group  string
	index  int  // of the group: the number of groups before it, or since "::"
	double bool // there is a "::" before it
	left   int  // the number of groups before "::"
}

func placeIn(inner string) place {
	before, side, double := strings.Cut(inner, "::")
	p := place{double: double}
	if !double {
		side = before
	} else if before != "" {
		p.left = strings.Count(before, ":") + 1
	}
	p.index = strings.Count(side, ":")
	p.group = side[strings.LastIndexByte(side, ':')+1:]
	return p
}

// room is the greatest number of h16 ":" that can stand between the "::" and
// an ls32; negative if no ls32 can follow.
func (p place) room() int { return 5 - p.left }

// plain tells whether the group can be an h16 outside of ls32: one of the
// groups before "::", in h16 ":" behind it, or the lone group behind it.
func (p place) plain() bool {
	if !p.double {
		return p.index <= 6
	}
	return p.index < p.room() || p.index == 0 && p.left <= 6
}

// colon tells whether another group can follow the group that is plain.
func (p place) colon() bool {
	if !p.double {
		return p.index <= 5
	}
	return p.index < p.room()
}

// firstOf2 tells whether the group can be the first of an ls32.
func (p place) firstOf2() bool {
	if !p.double {
		return p.index == 6
	}
	return p.index <= p.room()
}

// lastOf2 tells whether the group can be the second of an ls32.
func (p place) lastOf2() bool {
	if !p.double {
		return p.index == 7
	}
	return p.index > 0 && p.index-1 <= p.room()
}

// RFC 3986 §3.2.2: what may follow text in an IPv4address, if it is the
// beginning of one
//
//	IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
func (e *expecter) ipv4(text string, path []*syntax.Rule) {
	var v ipv4
	for i := range len(text) {
		if !v.next(text[i]) {
			return
		}
	}
	e.decOctet(v, under(path, RuleDecOctet))
	if v.digits > 0 && v.dots < 3 {
		e.want(path, `"."`)
	}
}

// RFC 3986 §3.2.2
//
//	dec-octet = DIGIT                 ; 0-9
//	          / %x31-39 DIGIT         ; 10-99
//	          / "1" 2DIGIT            ; 100-199
//	          / "2" %x30-34 DIGIT     ; 200-249
//	          / "25" %x30-35          ; 250-255
func (e *expecter) decOctet(v ipv4, path []*syntax.Rule) {
	switch {
	case v.digits == 0:
		e.want(path, `DIGIT`, `%x31-39`, `"1"`, `"2"`, `"25"`)
	case v.digits == 1 && v.value == 2:
		e.want(path, `DIGIT`, `%x30-34`, `"5"`)
	case v.digits == 1 && v.value > 0, v.digits == 2 && v.value < 25:
		e.want(path, `DIGIT`)
	case v.digits == 2 && v.value == 25:
		e.want(path, `%x30-35`)
	}
}
