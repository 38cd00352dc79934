package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

// The heuristics by which a suffix reference is recognised. "There is no
// standard set of heuristics": only the first is the RFC's own example.
var (
	RuleSuffixWWW       = keyed("4.5", "suffix-www", `most registered names beginning with "www" are likely to have a URI prefix of "http://"`)
	RuleSuffixAuthority = keyed("4.5", "suffix-authority", "consisting of only the authority and path portions of the URI")
	RuleSuffixName      = keyed("4.5", "suffix-name", "simply a DNS registered name on its own")
)

func suffixRules() []*syntax.Rule {
	return []*syntax.Rule{RuleSuffixWWW, RuleSuffixAuthority, RuleSuffixName}
}

// Suffix is a guess (RFC 3986 §4.5): a text that the grammar reads otherwise,
// but that people write and mean as the end of a URI.
type Suffix struct {
	Rule   *syntax.Rule // the heuristic: RuleSuffixWWW, RuleSuffixAuthority or RuleSuffixName
	Host   syntax.Span  // what was taken for a host
	URI    string       // what the reference would become
	ReadAs *syntax.Rule // what the grammar reads it as: RuleRelativePath or RuleURI
}

// Suffix reports whether the reference looks like a suffix reference (RFC 3986
// §4.5). It goes by the looks of its first segment alone, so it may be wrong
// both ways. Where a base URI is known, such a text is a relative reference and
// nothing else.
func (r Reference) Suffix() (Suffix, bool) {
	rule, host := r.suffixHeuristic()
	if rule == nil {
		return Suffix{}, false
	}
	port := ""
	if r.has(hasScheme) { // "host:80/path"
		port, _, _ = strings.Cut(r.Path(), "/")
	}
	return Suffix{Rule: rule, Host: host, URI: likelyScheme(host.In(r.text), port) + "://" + r.text, ReadAs: r.Kind()}, true
}

// LikelyURI returns the URI that a reference without a scheme is probably meant as where nothing
// can give it one (RFC 3986 §4.5, §5.1): a suffix reference completed, or one that lacks the
// scheme alone.
func (r Reference) LikelyURI() (string, bool) {
	if s, found := r.Suffix(); found {
		return s.URI, true
	}
	host, found := r.Host()
	if !found || host == "" || r.has(hasScheme) {
		return "", false
	}
	port, _ := r.Port()
	return likelyScheme(host, port) + ":" + r.text, true
}

// likelyScheme returns the scheme that people mean by a host without one. The RFC's example has
// "http", but it is of 2005: now "https" is meant, as browsers try it first for what is typed into
// their address bars. Like them, it takes "http" where hardly any server can have a certificate:
// these are for public names, not for addresses or the computer at hand, and servers at ports of
// their own are mostly there to be tried out.
func likelyScheme(host, port string) string {
	name := strings.ToLower(host[strings.LastIndexByte(host, '.')+1:])
	local := name == "localhost" || name == "local" || name == "internal" || name == "test" // RFC 6761, RFC 6762
	if local || host[0] == '[' || isIPv4address(host) || port != "" && !strings.HasSuffix(port, "443") {
		return "http"
	}
	return "https"
}

func (r *Reference) suffixHeuristic() (rule *syntax.Rule, host syntax.Span) {
	path := r.Path()
	first, _, more := strings.Cut(path, "/")
	host = syntax.Span{Start: 0, End: uint32(len(first))}
	switch {
	case r.has(hasAuthority):
		return nil, host
	case r.has(hasScheme):
		return r.suffixWithPort(first)
	case isIPv4address(first) || isLocalhost(first):
		return RuleSuffixAuthority, host
	case !isDomainName(first):
		return nil, host
	case strings.EqualFold(first[:min(len(first), 4)], "www."):
		return RuleSuffixWWW, host
	case more || !isFileName(first):
		return RuleSuffixName, host
	}
	return nil, host
}

// suffixWithPort looks for "host:80/path", which the grammar reads as a scheme and a
// path.
func (r *Reference) suffixWithPort(port string) (rule *syntax.Rule, host syntax.Span) {
	name := r.schemeSpan().In(r.text)
	isPort := port != "" && len(port) <= len("65535") && classes.Skip(port, 0, digit) == len(port)
	if isPort && (isDomainName(name) || isIPv4address(name) || isLocalhost(name)) {
		return RuleSuffixAuthority, r.schemeSpan()
	}
	return nil, host
}

func isLocalhost(s string) bool { return strings.EqualFold(s, "localhost") }

// isDomainName reports whether s is written as RFC 1738 §5 writes a host name,
// with at least two labels.
//
//	hostname    = *[ domainlabel "." ] toplabel
//	domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
//	toplabel    = alpha | alpha *[ alphadigit | "-" ] alphadigit
func isDomainName(s string) bool {
	const longest = 253 // RFC 1035 §3.1
	dot := strings.LastIndexByte(s, '.')
	if dot < 0 || len(s) > longest || len(s) < dot+len(".xx") || !classes.Is(s[dot+1], alpha) {
		return false
	}
	for label := range strings.SplitSeq(s, ".") {
		if !isLabel(label) {
			return false
		}
	}
	return true
}

func isLabel(s string) bool {
	if s == "" || s[0] == '-' || s[len(s)-1] == '-' {
		return false
	}
	for i := range len(s) {
		if !classes.Is(s[i], alpha|digit) && s[i] != '-' {
			return false
		}
	}
	return true
}

// fileEndings are those that make a name alone more likely that of a file next
// to the one it is written in.
var fileEndings = [...]string{
	"asp", "aspx", "bmp", "cgi", "css", "csv", "doc", "docx", "exe", "gif", "go", "gz", "htm", "html", "ico", "jpeg",
	"jpg", "js", "json", "jsp", "md", "mjs", "mp3", "mp4", "odt", "pdf", "php", "png", "ps", "py", "rdf", "rss", "rtf",
	"shtml", "svg", "tar", "tex", "tif", "ts", "txt", "wasm", "webp", "xhtml", "xls", "xlsx", "xml", "xsd", "xsl",
	"yaml", "yml",
}

func isFileName(s string) bool {
	ending := s[strings.LastIndexByte(s, '.')+1:]
	return slices.ContainsFunc(fileEndings[:], func(e string) bool { return strings.EqualFold(ending, e) })
}

// Fault returns the remark that the text may be meant as a suffix reference (RFC
// 3986 §4.5).
func (s *Suffix) Fault() syntax.Fault {
	return syntax.Fault{Rule: s.Rule, Code: syntax.SuffixReference, Level: syntax.Info, Span: s.Host}
}
