package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// waisAddress reads waisDoc where something follows the database, else waisIndex.
//
//	waisaddress            waisindex | waisdoc
func (u *URI) waisAddress() address {
	path := u.pathSpan().In(u.text)
	if strings.Count(strings.TrimPrefix(path, "//"), "/") > 1 {
		return waisDoc
	}
	return waisIndex
}

// waisindex              w a i s : / / hostport / database [ ? search ]
// waisdoc                w a i s : / / hostport / database / wtype  / wpath
func (p *parser) wais(start, end int) {
	host, slash := p.slashes(RuleWAISIndex, start, end)
	if slash < 0 {
		return
	}
	p.hostport(host, slash)
	if slash == end {
		p.form(RuleWAISIndex, end, end)
		return
	}
	behind, found := p.element(RuleDatabase, slash+1, end)
	if !found {
		return
	}
	if behind, found = p.element(RuleWType, behind, end); !found {
		p.form(RuleWAISDoc, end, end)
		return
	}
	p.wpath(behind, end)
}

// element reads xalphas up to the next "/". It returns the index after that, and
// whether there is one.
func (p *parser) element(rule *syntax.Rule, start, end int) (behind int, found bool) {
	slash := end
	if i := strings.IndexByte(p.u.text[start:end], '/'); i >= 0 {
		slash = start + i
	}
	p.part(rule, start, slash)
	p.alphas(rule, start, slash, xpalpha)
	return slash + 1, slash < end
}

// wpath reads one or more fields.
//
//	wpath                  digits = path ;  [ wpath ]
func (p *parser) wpath(start, end int) {
	p.part(RuleWPath, start, end)
	for i := start; ; {
		equals := classes.Skip(p.u.text[:end], i, digit)
		if equals == i || equals == end || p.u.text[equals] != '=' {
			p.form(RuleWPath, i, end)
			return
		}
		semicolon := strings.IndexByte(p.u.text[equals:end], ';')
		if semicolon < 0 {
			p.characters(RuleWPath, equals+1, end, pathChar)
			p.form(RuleWPath, end, end)
			return
		}
		semicolon += equals
		p.characters(RuleWPath, equals+1, semicolon, pathChar)
		if i = semicolon + 1; i == end {
			return
		}
	}
}
