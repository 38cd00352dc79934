package rfc2396

import (
	"strings"

	"uriplayground/core/syntax"
)

// server is the parts of an authority that is one. Without a host its kind is nil.
type server struct {
	userinfo, host, port syntax.Span
	hasUserinfo, hasPort bool
	kind                 *syntax.Rule
}

// server reads the authority by the production of that name, and is empty if it does
// not match.
//
//	authority     = server | reg_name
//	server        = [ [ userinfo "@" ] hostport ]
//	hostport      = host [ ":" port ]
//	port          = *digit
func (r *Reference) server() (s server) {
	all := r.authoritySpan()
	s.host = all
	if i := strings.IndexByte(all.In(r.text), '@'); i >= 0 {
		at := all.Start + uint32(i)
		s.hasUserinfo, s.userinfo, s.host.Start = true, span(all.Start, at), at+1
	}
	if i := strings.IndexByte(s.host.In(r.text), ':'); i >= 0 {
		colon := s.host.Start + uint32(i)
		s.hasPort, s.port, s.host.End = true, span(colon+1, all.End), colon
	}
	user, port := s.userinfo.In(r.text), s.port.In(r.text)
	s.kind = hostKind(s.host.In(r.text))
	if s.kind == nil || classes.SkipTriplets(user, 0, userinfoChar) < len(user) || classes.Skip(port, 0, digit) < len(port) {
		return server{userinfo: span(all.End, all.End), host: span(all.End, all.End), port: span(all.End, all.End)}
	}
	return s
}

// hostKind returns RuleIPv4address or RuleHostname, or nil for a text that is neither.
//
//	hostname      = *( domainlabel "." ) toplabel [ "." ]
//	domainlabel   = alphanum | alphanum *( alphanum | "-" ) alphanum
//	toplabel      = alpha | alpha *( alphanum | "-" ) alphanum
//	IPv4address   = 1*digit "." 1*digit "." 1*digit "." 1*digit
func hostKind(host string) *syntax.Rule {
	name := strings.TrimSuffix(host, ".")
	numbers, labels, last := 0, 0, byte(0)
	for rest, more := name, true; more; {
		var label string
		label, rest, more = strings.Cut(rest, ".")
		if !isLabel(label) {
			return nil
		}
		labels++
		if classes.Skip(label, 0, digit) == len(label) {
			numbers++
		}
		last = label[0]
	}
	switch {
	case classes.Is(last, alpha):
		return RuleHostname
	case labels == 4 && numbers == 4 && name == host:
		return RuleIPv4address
	}
	return nil
}

// isLabel reports whether s is a domainlabel.
func isLabel(s string) bool {
	for i := range len(s) {
		if s[i] != '-' && !classes.Is(s[i], alpha|digit) {
			return false
		}
	}
	return s != "" && s[0] != '-' && s[len(s)-1] != '-'
}
