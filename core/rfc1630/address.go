package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// slashes returns the index of the first "/" after "//" at start, or end if there is
// none. Without the "//" there is nothing to read by the production, and the
// index is -1.
func (p *parser) slashes(address *syntax.Rule, start, end int) (host, slash int) {
	text := p.u.text[start:end]
	if !strings.HasPrefix(text, "//") {
		p.form(address, start, end)
		p.characters(RulePath, start, end, partialChar)
		return start, -1
	}
	if i := strings.IndexByte(text[2:], '/'); i >= 0 {
		end = start + 2 + i
	}
	p.host = span(start+2, end)
	return start + 2, end
}

// httpaddress            h t t p :   / / hostport [  / path ] [ ? search ]
func (p *parser) httpaddress(start, end int) {
	host, slash := p.slashes(RuleHTTPAddress, start, end)
	if slash < 0 {
		return
	}
	p.hostport(host, slash)
	if slash < end {
		p.segments(RuleSegments, slash+1, end)
	}
}

// segments reads the path of the BNF for specific schemes, without the "/" before
// it.
//
//	path                   void |  segment  [  / path ]
//	segment                xpalphas
func (p *parser) segments(name *syntax.Rule, start, end int) {
	p.part(name, start, end)
	p.characters(name, start, end, pathChar)
}

// ftpaddress             f t p : / / login / path [  ftptype ]
func (p *parser) ftpaddress(start, end int) {
	host, slash := p.slashes(RuleFTPAddress, start, end)
	if slash < 0 {
		return
	}
	p.login(host, slash)
	if slash == end {
		p.form(RuleFTPAddress, end, end)
		return
	}
	path := end
	if i := strings.Index(p.u.text[slash:end], typeSuffix); i >= 0 {
		path = slash + i
	}
	p.segments(RuleSegments, slash+1, path)
	if path < end {
		p.ftptype(path+len(typeSuffix), end)
	}
}

// typeSuffix is ";type = <type-code>" of page 16, without the spaces.
const typeSuffix = ";type="

// ftptype                A formcode | E formcode | I | L digits
// formcode               N | T | C
func (p *parser) ftptype(start, end int) {
	p.part(RuleFTPType, start, end)
	if start == end {
		p.missing(RuleFTPType, start)
	} else if !isFTPType(p.u.text[start:end]) {
		p.form(RuleFTPType, start, end)
	}
}

// isFTPType reports whether s, which is not void, matches ftptype.
func isFTPType(s string) bool {
	switch s[0] {
	case 'I':
		return len(s) == 1
	case 'L':
		return isPlain(s[1:], digit)
	}
	return len(s) == 2 && (s[0] == 'A' || s[0] == 'E') && strings.IndexByte("NTC", s[1]) >= 0
}

// telnetaddress          t e l n e t : / / login
func (p *parser) telnetaddress(start, end int) {
	host, slash := p.slashes(RuleTelnetAddress, start, end)
	if slash < 0 {
		return
	}
	p.login(host, slash)
	if slash < end {
		p.form(RuleTelnetAddress, slash, end)
	}
}

// gopheraddress          g o p h e r : / / hostport [/ gtype  [ gcommand ] ]
// gtype                  xalpha
// gcommand               path
func (p *parser) gopheraddress(start, end int) {
	host, slash := p.slashes(RuleGopherAddress, start, end)
	if slash < 0 {
		return
	}
	p.hostport(host, slash)
	if slash == end {
		return
	}
	command := slash + 1 + gtypeLen(p.u.text[slash+1:end])
	p.part(RuleGType, slash+1, command)
	p.alphas(RuleGType, slash+1, command, xpalpha)
	if command < end {
		p.segments(RuleGCommand, command, end)
	}
}

// gtypeLen returns the length of the one character that is the gopher type.
func gtypeLen(s string) int {
	switch {
	case s == "":
		return 0
	case syntax.IsTriplet(s, 0):
		return len("%00")
	}
	_, width := character(s)
	return width
}

// prosperoaddress ends the hsoname at "%00".
//
//	prosperolink           p r o s p e r o : / / hostport / hsoname [ % 0 0 version [ attributes ] ]
//	hsoname                path
func (p *parser) prosperoaddress(start, end int) {
	host, slash := p.slashes(RuleProsperoAddress, start, end)
	if slash < 0 {
		return
	}
	p.hostport(host, slash)
	if slash == end {
		p.form(RuleProsperoAddress, end, end)
		return
	}
	name := end
	if i := strings.Index(p.u.text[slash:end], "%00"); i >= 0 {
		name = slash + i
	}
	p.segments(RuleHSOName, slash+1, name)
	if name < end {
		p.version(name+len("%00"), end)
	}
}

// version                digits
// attributes             attribute [ attributes ]
// attribute              alphanums
func (p *parser) version(start, end int) {
	behind := classes.Skip(p.u.text[:end], start, digit)
	p.part(RuleVersion, start, behind)
	if start == behind {
		p.missing(RuleVersion, start)
	}
	if behind < end {
		p.part(RuleAttributes, behind, end)
		p.plain(RuleAttributes, behind, end, alphanum)
	}
}
