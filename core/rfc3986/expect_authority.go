package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// RFC 3986 §3.2: it tells whether the authority may end. Until an "@" or the
// end of the authority decides it, text may be userinfo or host and port.
//
//	authority = [ userinfo "@" ] host [ ":" port ]
//	userinfo  = *( unreserved / pct-encoded / sub-delims / ":" )
//	port      = *DIGIT
func (e *expecter) authority(r *Reference, path []*syntax.Rule) bool {
	text := r.authoritySpan().In(r.text)
	if !r.has(hasUserinfo) && !strings.HasPrefix(text, "[") {
		e.want(under(path, RuleUserinfo), `unreserved`, `pct-encoded`, `sub-delims`, `":"`)
		e.want(path, `"@"`)
		if !isHostPort(text) {
			return false
		}
	}
	if r.has(hasPort) {
		e.want(under(path, RulePort), `DIGIT`)
		return true
	}
	return e.host(r.hostSpan().In(r.text), path)
}

// RFC 3986 §3.2.2: path is that of the authority; it tells whether that may end
//
//	host     = IP-literal / IPv4address / reg-name
//	reg-name = *( unreserved / pct-encoded / sub-delims )
func (e *expecter) host(host string, path []*syntax.Rule) bool {
	inHost := under(path, RuleHost)
	switch {
	case host == "":
		e.want(under(inHost, RuleIPLiteral), `"["`)
	case host[0] == '[' && host[len(host)-1] != ']':
		e.literal(host[1:], under(inHost, RuleIPLiteral))
		return false
	}
	if host == "" || host[0] != '[' {
		e.ipv4(host, under(inHost, RuleIPv4address))
		e.want(under(inHost, RuleRegName), `unreserved`, `pct-encoded`, `sub-delims`)
	}
	e.want(path, `":"`)
	return true
}

// RFC 3986 §3.2.2
//
//	IP-literal = "[" ( IPv6address / IPvFuture  ) "]"
func (e *expecter) literal(inner string, path []*syntax.Rule) {
	future := inner != "" && (inner[0] == 'v' || inner[0] == 'V')
	if future || inner == "" {
		e.ipvFuture(inner, under(path, RuleIPvFuture))
	}
	if !future {
		e.ipv6(inner, under(path, RuleIPv6address))
	}
	if _, complete := scanLiteral(inner); complete {
		e.want(path, `"]"`)
	}
}

// RFC 3986 §3.2.2
//
//	IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
func (e *expecter) ipvFuture(inner string, path []*syntax.Rule) {
	switch {
	case inner == "":
		e.want(path, `"v"`)
	case strings.IndexByte(inner, '.') >= 0:
		e.want(path, `unreserved`, `sub-delims`, `":"`)
	case len(inner) > 1:
		e.want(path, `HEXDIG`, `"."`)
	default:
		e.want(path, `HEXDIG`)
	}
}
