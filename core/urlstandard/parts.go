package urlstandard

import (
	"strings"

	"uriplayground/core/syntax"
)

// The components of the input (URL Standard §4.1), where the states have read them. The
// credentials, which the standard has as username and password, are the userinfo.
var (
	RulePartScheme    = part("concept-url-scheme", "scheme")
	RulePartAuthority = part("authority-state", "authority")
	RulePartUserinfo  = part("concept-url-username", "userinfo")
	RulePartHost      = part("concept-url-host", "host")
	RulePartPort      = part("concept-url-port", "port")
	RulePartPath      = part("concept-url-path", "path")
	RulePartQuery     = part("concept-url-query", "query")
	RulePartFragment  = part("concept-url-fragment", "fragment")
)

func part(section, name string) *syntax.Rule {
	return &syntax.Rule{Section: section, Name: name, Key: "url-part-" + name}
}

func partRules() []*syntax.Rule {
	return []*syntax.Rule{
		RulePartScheme, RulePartAuthority, RulePartUserinfo, RulePartHost, RulePartPort, RulePartPath, RulePartQuery, RulePartFragment,
	}
}

// Indexes into the list that Parts returns.
const (
	partScheme = iota
	partAuthority
	partUserinfo
	partHost
	partPort
	partPath
	partQuery
	partFragment
)

// Parts reads the trace of Trace and returns where the components are in the input (URL
// Standard §4.1), including undefined ones. A path that is inherited is undefined, and so
// is the host of "file:/x", whose input has none. Of a serialized URL the parts are what
// the standard says of the URL: the slash that begins a path belongs to it, whichever
// state consumes that, and the "/." of §4.5 does not.
func Parts(t *syntax.Trace) []syntax.Part {
	p := partReader{input: t.Texts[TextInput], list: make([]syntax.Part, len(partRules()))}
	for i, rule := range partRules() {
		p.list[i].Rule = rule
	}
	for i := range t.Steps {
		p.read(&t.Steps[i])
	}
	return p.list
}

// partReader collects what the steps read of each part.
type partReader struct {
	input string
	list  []syntax.Part
	slash uint32 // where the last slash is that may begin a path or an authority
}

// read extends the part that a step reads.
func (p *partReader) read(s *syntax.Step) {
	switch s.Rule {
	case RuleSchemeFile, RuleSchemeSame, RuleSchemeSpecial, RuleSchemeOpaque:
		p.extend(partScheme, before(s.From, p.input, ":"))
	case RuleSchemeSlash:
		p.extend(partScheme, before(s.From, p.input, ":"))
		p.slash = before(s.From, p.input, "/").End
	case RuleRelativeSlash, RuleRelativeBackslash, RuleFileSlash:
		p.slash = s.From.Start
	case RuleAuthorityCredentials:
		p.extendAuthority(partUserinfo, before(s.From, p.input, "@"), s.From.End)
	case RuleHostPort:
		host := before(s.From, p.input, ":")
		p.extendAuthority(partHost, host, host.End)
	case RuleHostEnd, RuleFileHostEnd, RuleFileHostLocalhost, RuleFileHostEmpty, RuleFileHostDrive:
		p.extendAuthority(partHost, s.From, s.From.End)
	case RulePortSet, RulePortDefault, RulePortEmpty:
		p.extendAuthority(partPort, s.From, s.From.End)
	case RulePathOrAuthorityPath, RuleRelativeSlashPath, RuleFileSlashPath, RuleFileSlashBase, RuleFileSlashDrive:
		p.extend(partPath, span(p.slash, s.From.End))
	case RulePathStartEnd, RulePathStartQuery, RulePathStartFragment:
		p.extend(partPath, span(s.From.Start, s.From.Start))
	case RulePathStartSpecial, RulePathStartPath, RulePathSegments, RulePathSingleDot, RulePathDoubleDot, RulePathDrive, RuleOpaquePath:
		p.extend(partPath, s.From)
	case RuleQuery:
		p.extend(partQuery, s.From)
	case RuleFragment:
		p.extend(partFragment, s.From)
	case RuleSerializeGuard:
		p.skipGuard()
	}
}

// extend makes a part reach over a span, too.
func (p *partReader) extend(k int, s syntax.Span) {
	part := &p.list[k]
	if !part.Defined {
		part.Span, part.Defined = s, true
		return
	}
	part.End = max(part.End, s.End)
}

// extendAuthority extends a part of the authority, which then reaches to an offset.
func (p *partReader) extendAuthority(k int, s syntax.Span, end uint32) {
	p.extend(k, s)
	p.extend(partAuthority, span(s.Start, end))
}

// skipGuard takes the guard that the serializer writes off the path (URL Standard §4.5).
func (p *partReader) skipGuard() {
	if path := &p.list[partPath]; strings.HasPrefix(path.In(p.input), "/.//") {
		path.Start += uint32(len("/."))
	}
}

// before returns what comes before the last delimiter of a span, after which there may be tabs
// and newlines that were removed.
func before(s syntax.Span, input, delimiter string) syntax.Span {
	return span(s.Start, s.Start+uint32(strings.LastIndex(s.In(input), delimiter)))
}
