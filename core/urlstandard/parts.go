package urlstandard

import "uriplayground/core/syntax"

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

// Parts reads the trace of Trace and returns where the components are in the input (URL
// Standard §4.1), including undefined ones. A path that is inherited is undefined.
func Parts(t *syntax.Trace) []syntax.Part {
	list := make([]syntax.Part, len(partRules()))
	for i, rule := range partRules() {
		list[i].Rule = rule
	}
	for i := range t.Steps {
		s := &t.Steps[i]
		k, span := component(s, t.Texts[TextInput])
		if k < 0 {
			continue
		}
		extend(&list[k], span)
		if k >= 2 && k <= 4 {
			extend(&list[1], s.From)
			if k == 3 {
				list[1].End = span.End
			}
		}
	}
	return list
}

// component is the index in Parts of what a step reads; -1 if it is none.
func component(s *syntax.Step, input string) (k int, read syntax.Span) {
	read = s.From
	switch s.Rule {
	case RuleSchemeFile, RuleSchemeSame, RuleSchemeSpecial, RuleSchemeSlash, RuleSchemeOpaque:
		return 0, before(read, input, ':')
	case RuleAuthorityCredentials:
		return 2, before(read, input, '@')
	case RuleHostPort:
		return 3, before(read, input, ':')
	case RuleHostEnd, RuleFileHostEnd, RuleFileHostLocalhost:
		return 3, read
	case RulePortSet, RulePortDefault, RulePortEmpty:
		return 4, read
	case RulePathStartSpecial, RulePathStartPath, RulePathSegments, RulePathSingleDot, RulePathDoubleDot, RulePathDrive, RuleOpaquePath:
		return 5, read
	case RuleQuery:
		return 6, read
	case RuleFragment:
		return 7, read
	}
	return -1, read
}

// before is what comes before the last c of a span, after which there may be tabs and
// newlines that were removed.
func before(s syntax.Span, input string, c byte) syntax.Span {
	for s.End > s.Start && input[s.End-1] != c {
		s.End--
	}
	s.End--
	return s
}

// extend makes a part reach over a span, too.
func extend(p *syntax.Part, s syntax.Span) {
	if !p.Defined {
		p.Span, p.Defined = s, true
		return
	}
	p.End = max(p.End, s.End)
}
