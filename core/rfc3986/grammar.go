package rfc3986

import (
	"sync"

	"uriplayground/core/internal/abnf"
	"uriplayground/core/syntax"
)

// Productions of the grammar (Appendix A), cited where the RFC explains them.
var (
	RuleURIReference = rule("4.1", "URI-reference")
	RuleURI          = rule("3", "URI")
	RuleRelativeRef  = rule("4.2", "relative-ref")
	RulePctEncoded   = rule("2.1", "pct-encoded")
	RuleScheme       = plain("3.1", "scheme")
	RuleAuthority    = rule("3.2", "authority")
	RuleUserinfo     = rule("3.2.1", "userinfo")
	RuleHost         = rule("3.2.2", "host")
	RuleIPLiteral    = rule("3.2.2", "IP-literal")
	RuleIPvFuture    = rule("3.2.2", "IPvFuture")
	RuleIPv6address  = rule("3.2.2", "IPv6address")
	RuleIPv4address  = rule("3.2.2", "IPv4address")
	RuleRegName      = rule("3.2.2", "reg-name")
	RulePort         = plain("3.2.3", "port")
	RulePath         = rule("3.3", "path")
	RulePathAbempty  = rule("3.3", "path-abempty")
	RulePathAbsolute = rule("3.3", "path-absolute")
	RulePathNoscheme = rule("3.3", "path-noscheme")
	RulePathRootless = rule("3.3", "path-rootless")
	RulePathEmpty    = rule("3.3", "path-empty")
	RuleSegment      = rule("3.3", "segment")
	RuleQuery        = rule("3.4", "query")
	RuleFragment     = rule("3.5", "fragment")
	RuleAbsoluteURI  = rule("4.3", "absolute-URI")
	RuleHierPart     = rule("3", "hier-part")
	RuleRelativePart = rule("4.2", "relative-part")
	RuleLS32         = rule("3.2.2", "ls32")
	RuleH16          = rule("3.2.2", "h16")
	RuleDecOctet     = rule("3.2.2", "dec-octet")
	RuleSegmentNZ    = rule("3.3", "segment-nz")
	RuleSegmentNZNC  = rule("3.3", "segment-nz-nc")
	RulePchar        = rule("3.3", "pchar")
	RuleReserved     = rule("2.2", "reserved")
	RuleGenDelims    = rule("2.2", "gen-delims")
	RuleSubDelims    = rule("2.2", "sub-delims")
	RuleUnreserved   = rule("2.3", "unreserved")
)

// Core rules of ABNF, which §1.3 takes over from RFC 2234 (now RFC 5234,
// Appendix B.1).
var (
	RuleALPHA  = rule("1.3", "ALPHA")
	RuleDIGIT  = rule("1.3", "DIGIT")
	RuleHEXDIG = rule("1.3", "HEXDIG")
)

// appendixA is Appendix A: the productions in their order, with the core rules
// after them. All that is said of a text by its rules is read from here: how it is
// derived, what may follow, where it goes wrong, and which characters do. Only
// the reading of valid text has code of its own, which is faster and is held to
// this.
var appendixA = abnf.Read(
	abnf.Define(RuleURI, `URI           = scheme ":" hier-part [ "?" query ] [ "#" fragment ]`),
	abnf.Define(RuleHierPart, `hier-part     = "//" authority path-abempty
              / path-absolute
              / path-rootless
              / path-empty`),
	abnf.Define(RuleURIReference, `URI-reference = URI / relative-ref`),
	abnf.Define(RuleAbsoluteURI, `absolute-URI  = scheme ":" hier-part [ "?" query ]`),
	abnf.Define(RuleRelativeRef, `relative-ref  = relative-part [ "?" query ] [ "#" fragment ]`),
	abnf.Define(RuleRelativePart, `relative-part = "//" authority path-abempty
              / path-absolute
              / path-noscheme
              / path-empty`),
	abnf.Define(RuleScheme, `scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`),
	abnf.Define(RuleAuthority, `authority     = [ userinfo "@" ] host [ ":" port ]`),
	abnf.Define(RuleUserinfo, `userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )`),
	abnf.Define(RuleHost, `host          = IP-literal / IPv4address / reg-name`),
	abnf.Define(RulePort, `port          = *DIGIT`),
	abnf.Define(RuleIPLiteral, `IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"`),
	abnf.Define(RuleIPvFuture, `IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`),
	abnf.Define(RuleIPv6address, `IPv6address   =                            6( h16 ":" ) ls32
              /                       "::" 5( h16 ":" ) ls32
              / [               h16 ] "::" 4( h16 ":" ) ls32
              / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
              / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
              / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
              / [ *4( h16 ":" ) h16 ] "::"              ls32
              / [ *5( h16 ":" ) h16 ] "::"              h16
              / [ *6( h16 ":" ) h16 ] "::"`),
	abnf.Define(RuleH16, `h16           = 1*4HEXDIG`),
	abnf.Define(RuleLS32, `ls32          = ( h16 ":" h16 ) / IPv4address`),
	abnf.Define(RuleIPv4address, `IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet`),
	abnf.Define(RuleDecOctet, `dec-octet     = DIGIT                 ; 0-9
              / %x31-39 DIGIT         ; 10-99
              / "1" 2DIGIT            ; 100-199
              / "2" %x30-34 DIGIT     ; 200-249
              / "25" %x30-35          ; 250-255`),
	abnf.Define(RuleRegName, `reg-name      = *( unreserved / pct-encoded / sub-delims )`),
	abnf.Define(RulePath, `path          = path-abempty    ; begins with "/" or is empty
              / path-absolute   ; begins with "/" but not "//"
              / path-noscheme   ; begins with a non-colon segment
              / path-rootless   ; begins with a segment
              / path-empty      ; zero characters`),
	abnf.Define(RulePathAbempty, `path-abempty  = *( "/" segment )`),
	abnf.Define(RulePathAbsolute, `path-absolute = "/" [ segment-nz *( "/" segment ) ]`),
	abnf.Define(RulePathNoscheme, `path-noscheme = segment-nz-nc *( "/" segment )`),
	abnf.Define(RulePathRootless, `path-rootless = segment-nz *( "/" segment )`),
	abnf.Define(RulePathEmpty, `path-empty    = 0<pchar>`),
	abnf.Define(RuleSegment, `segment       = *pchar`),
	abnf.Define(RuleSegmentNZ, `segment-nz    = 1*pchar`),
	abnf.Define(RuleSegmentNZNC, `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
              ; non-zero-length segment without any colon ":"`),
	abnf.Define(RulePchar, `pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"`),
	abnf.Define(RuleQuery, `query         = *( pchar / "/" / "?" )`),
	abnf.Define(RuleFragment, `fragment      = *( pchar / "/" / "?" )`),
	abnf.Define(RulePctEncoded, `pct-encoded   = "%" HEXDIG HEXDIG`),
	abnf.Define(RuleUnreserved, `unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"`),
	abnf.Define(RuleReserved, `reserved      = gen-delims / sub-delims`),
	abnf.Define(RuleGenDelims, `gen-delims    = ":" / "/" / "?" / "#" / "[" / "]" / "@"`),
	abnf.Define(RuleSubDelims, `sub-delims    = "!" / "$" / "&" / "'" / "(" / ")"
              / "*" / "+" / "," / ";" / "="`),
	abnf.Define(RuleALPHA, `ALPHA  = %x41-5A / %x61-7A   ; A-Z / a-z`),
	abnf.Define(RuleDIGIT, `DIGIT  = %x30-39             ; 0-9`),
	abnf.Define(RuleHEXDIG, `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`),
)

// URI-reference as a table, for texts of any length. An IP-literal is read by a
// machine of its own: nothing else has a bracket. Each is made when it is asked for first.
var (
	ipLiteral    = sync.OnceValue(func() *abnf.Machine { return appendixA.Compile(RuleIPLiteral, nil) })
	uriReference = sync.OnceValue(func() *abnf.Automaton {
		return appendixA.Compile(RuleURIReference, RuleIPLiteral).Determine('[', ipLiteral())
	})
)

// alphabet returns the bytes that occur in texts of the rule outside of pct-encoded.
func alphabet(rule *syntax.Rule) abnf.Bytes {
	for i := range appendixA {
		if appendixA[i].Rule == rule {
			return alphabets()[i]
		}
	}
	return abnf.Bytes{}
}

// alphabets are those of all productions, in their order: each text with a fault asks for a few.
var alphabets = sync.OnceValue(func() []abnf.Bytes {
	all := make([]abnf.Bytes, len(appendixA))
	for i := range appendixA {
		all[i] = appendixA.Alphabet(appendixA[i].Rule, RulePctEncoded)
	}
	return all
})

// ABNF returns the line of Appendix A that defines the rule, as printed there but
// for the indentation (of a core rule, the line of RFC 5234, Appendix B.1). It
// is "" for a rule that is not a production of the grammar.
func ABNF(rule *syntax.Rule) string {
	if p := appendixA.Of(rule); p != nil {
		return p.ABNF
	}
	return ""
}

func productionRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleURIReference, RuleURI, RuleRelativeRef, RulePctEncoded, RuleScheme,
		RuleAuthority, RuleUserinfo, RuleHost, RuleIPLiteral, RuleIPvFuture,
		RuleIPv6address, RuleIPv4address, RuleRegName, RulePort, RulePath,
		RulePathAbempty, RulePathAbsolute, RulePathNoscheme, RulePathRootless,
		RulePathEmpty, RuleSegment, RuleQuery, RuleFragment,
		RuleAbsoluteURI, RuleHierPart, RuleRelativePart, RuleLS32, RuleH16,
		RuleDecOctet, RuleSegmentNZ, RuleSegmentNZNC, RulePchar, RuleReserved,
		RuleGenDelims, RuleSubDelims, RuleUnreserved,
		RuleALPHA, RuleDIGIT, RuleHEXDIG,
	}
}
