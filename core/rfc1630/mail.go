package rfc1630

import (
	"strings"

	"uriplayground/core/internal/swar"
)

// groupart reads "*", a group or an article. A group begins with a letter, and its
// xalphas take in "@"; but "a message identifier may be distinguished from a
// news group name by the presence of the commercial at" (page 17).
//
//	groupart               * | group | article
//	group                  ialpha [ . group ]
//	article                xalphas @ host
func (p *parser) groupart(start, end int) {
	text := p.u.text[start:end]
	name := RuleGroup
	if strings.IndexByte(text, '@') >= 0 {
		name = RuleArticle
	}
	p.part(name, start, end)
	p.alphas(RuleGroupart, start, end, xpalpha)
	if text != "" && text != "*" && !classes.Is(text[0], alpha) && atHost(text, true) < 0 {
		p.form(RuleGroupart, start, end)
	}
}

// nntpaddress            n n t p : group /  digits
func (p *parser) nntpaddress(start, end int) {
	slash := strings.IndexByte(p.u.text[start:end], '/')
	if slash < 0 {
		p.part(RuleGroup, start, end)
		p.ialpha(RuleGroup, start, end, xpalpha)
		p.form(RuleNNTPAddress, end, end)
		return
	}
	slash += start
	p.part(RuleGroup, start, slash)
	p.ialpha(RuleGroup, start, slash, xpalpha)
	p.part(RuleDigits, slash+1, end)
	p.plain(RuleDigits, slash+1, end, digit)
}

// addrSpec reads the addr-spec of RFC 822, encoded: xalphas @ xalphas.
//
//	midaddress             m i d  :  addr-spec
func (p *parser) addrSpec(start, end int) {
	p.part(RuleAddrSpec, start, end)
	p.alphas(RuleAddrSpec, start, end, xpalpha)
	if text := p.u.text[start:end]; text != "" && !isAddrSpec(text) {
		p.form(RuleMidAddress, start, end)
	}
}

// isAddrSpec reports whether "@" comes between other characters.
func isAddrSpec(s string) bool {
	return strings.LastIndexByte(strings.TrimSuffix(s, "@"), '@') > 0
}

// contentIdentifier has no production.
//
//	cidaddress             c i d : content-identifier
func (p *parser) contentIdentifier(start, end int) {
	p.part(RuleContentIdentifier, start, end)
	p.alphas(RuleContentIdentifier, start, end, xpalpha)
}

// mailtoaddress may have several "@"; the last before a letter ends the xalphas.
//
//	mailtoaddress          m a i l t o : xalphas @ hostname
func (p *parser) mailtoaddress(start, end int) {
	at := atHost(p.u.text[start:end], false)
	if at < 0 {
		p.form(RuleMailtoAddress, start, end)
		p.characters(RuleMailbox, start, end, xpalpha)
		return
	}
	at += start
	p.part(RuleMailbox, start, at)
	p.alphas(RuleMailbox, start, at, xpalpha)
	p.part(RuleHost, at+1, end)
	p.part(RuleHostname, at+1, end)
	p.ialpha(RuleHostname, at+1, end, xpalpha)
}

// atHost returns the index of the last "@" after which a hostname begins, or, if
// numbers are asked for, a hostnumber does; -1 if there is none. It is never the
// first character. What is allowed in the hostname is not looked at.
func atHost(s string, numbers bool) int {
	last := strings.LastIndexByte(s, '@')
	for i := last; i > 0; i = strings.LastIndexByte(s[:i], '@') {
		if i+1 < len(s) && classes.Is(s[i+1], alpha) {
			return i
		}
		if numbers && i == last && swar.IsHostnumber(s[i+1:]) {
			return i // no other "@" is followed by digits and dots alone
		}
	}
	return -1
}
