package rfc1630

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// login reads [ user [ : password ] @ ] hostport. The BNF can be read in two ways,
// since "@" is safe and so is allowed in a hostname; what is a user is read as
// one.
//
//	login                  [ user [ : password ] @ ] hostport
//	user                   alphanum2 [ user ]
//	password               alphanum2 [ password ]
func (p *parser) login(start, end int) {
	p.part(RuleLogin, start, end)
	at := strings.IndexByte(p.u.text[start:end], '@')
	if at < 0 || !p.takesLogin(start, start+at, end) {
		p.hostport(start, end)
		return
	}
	at += start
	user := at
	if colon := strings.IndexByte(p.u.text[start:at], ':'); colon >= 0 {
		user = start + colon
	}
	p.part(RuleUser, start, user)
	p.plain(RuleUser, start, user, userChar)
	if user < at {
		p.part(RulePassword, user+1, at)
		p.plain(RulePassword, user+1, at, userChar)
	}
	p.hostport(at+1, end)
}

// takesLogin reports whether the text before the "@" is to be read as a user: if
// it is one and a hostport follows, or if the whole is not a hostport either.
func (p *parser) takesLogin(start, at, end int) bool {
	user, password, found := strings.Cut(p.u.text[start:at], ":")
	isUser := isPlain(user, userChar) && (!found || isPlain(password, userChar))
	return isUser && isHostport(p.u.text[at+1:end]) || !isHostport(p.u.text[start:end])
}

// isPlain reports whether s is one or more characters of the class.
func isPlain(s string, class syntax.Class) bool {
	return s != "" && classes.Skip(s, 0, class) == len(s)
}

// isHostport reports whether s matches hostport.
func isHostport(s string) bool {
	host, port, found := strings.Cut(s, ":")
	return isHost(host) && (!found || isPlain(port, digit))
}

// isHost reports whether s matches host.
func isHost(s string) bool { return isHostname(s) || swar.IsHostnumber(s) }

// isHostname reports whether s matches hostname. Its "." are safe, so xalphas
// takes them in already.
//
//	hostname               ialpha [  .  hostname ]
func isHostname(s string) bool {
	return s != "" && classes.Is(s[0], alpha) && classes.SkipTriplets(s, 1, xpalpha) == len(s)
}

// hostport reads a host, and perhaps a port.
//
//	hostport               host [ : port ]
//	port                   digits
func (p *parser) hostport(start, end int) {
	p.part(RuleHostport, start, end)
	host := end
	if colon := strings.IndexByte(p.u.text[start:end], ':'); colon >= 0 {
		host = start + colon
	}
	p.hostOf(start, host)
	if host < end {
		p.part(RulePort, host+1, end)
		p.plain(RulePort, host+1, end, digit)
	}
}

// hostOf reads a hostname or a hostnumber.
//
//	host                   hostname | hostnumber
func (p *parser) hostOf(start, end int) {
	p.part(RuleHost, start, end)
	switch {
	case start == end:
		p.missing(RuleHost, start)
	case !classes.Is(p.u.text[start], digit):
		p.part(RuleHostname, start, end)
		p.ialpha(RuleHostname, start, end, partChar)
	default:
		p.part(RuleHostnumber, start, end)
		if !swar.IsHostnumber(p.u.text[start:end]) {
			p.form(RuleHostnumber, start, end)
		}
	}
}
