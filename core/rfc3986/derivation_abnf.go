package rfc3986

import "uriplayground/core/syntax"

// production is a place in the table of productions. A node of a derivation
// keeps it instead of a pointer, which is larger and makes work for the
// garbage collector.
type production uint8

const (
	inLine production = iota // a literal or value in the line of the rule above it
	pURI
	pHierPart
	pURIReference
	pAbsoluteURI
	pRelativeRef
	pRelativePart
	pScheme
	pAuthority
	pUserinfo
	pHost
	pPort
	pIPLiteral
	pIPvFuture
	pIPv6address
	pH16
	pLS32
	pIPv4address
	pDecOctet
	pRegName
	pPath
	pPathAbempty
	pPathAbsolute
	pPathNoscheme
	pPathRootless
	pPathEmpty
	pSegment
	pSegmentNZ
	pSegmentNZNC
	pPchar
	pQuery
	pFragment
	pPctEncoded
	pUnreserved
	pReserved
	pGenDelims
	pSubDelims
	pALPHA
	pDIGIT
	pHEXDIG
)

// What repeats in a rule is a run: one entry stands for the nodes of all its
// characters.
const (
	runLetters  = pHEXDIG + 1 + iota // *( ALPHA / DIGIT / … )
	runHexdigs                       // *HEXDIG
	runData                          // *( unreserved / pct-encoded / sub-delims / ":" / "@" )
	runPchars                        // *( pchar / "/" / "?" )
	runSegments                      // *( "/" segment )
	runs        = iota               // how many there are
)

// definition is a production with its ABNF, as Appendix A prints it but for
// the indentation.
type definition struct {
	rule *syntax.Rule
	abnf string
}

// definitions is Appendix A in its order, with the core rules behind it.
var definitions = [...]definition{
	pURI: {RuleURI, `URI           = scheme ":" hier-part [ "?" query ] [ "#" fragment ]`},
	pHierPart: {RuleHierPart, `hier-part     = "//" authority path-abempty
              / path-absolute
              / path-rootless
              / path-empty`},
	pURIReference: {RuleURIReference, `URI-reference = URI / relative-ref`},
	pAbsoluteURI:  {RuleAbsoluteURI, `absolute-URI  = scheme ":" hier-part [ "?" query ]`},
	pRelativeRef:  {RuleRelativeRef, `relative-ref  = relative-part [ "?" query ] [ "#" fragment ]`},
	pRelativePart: {RuleRelativePart, `relative-part = "//" authority path-abempty
              / path-absolute
              / path-noscheme
              / path-empty`},
	pScheme:    {RuleScheme, `scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`},
	pAuthority: {RuleAuthority, `authority     = [ userinfo "@" ] host [ ":" port ]`},
	pUserinfo:  {RuleUserinfo, `userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )`},
	pHost:      {RuleHost, `host          = IP-literal / IPv4address / reg-name`},
	pPort:      {RulePort, `port          = *DIGIT`},
	pIPLiteral: {RuleIPLiteral, `IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"`},
	pIPvFuture: {RuleIPvFuture, `IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`},
	pIPv6address: {RuleIPv6address, `IPv6address   =                            6( h16 ":" ) ls32
              /                       "::" 5( h16 ":" ) ls32
              / [               h16 ] "::" 4( h16 ":" ) ls32
              / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
              / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
              / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
              / [ *4( h16 ":" ) h16 ] "::"              ls32
              / [ *5( h16 ":" ) h16 ] "::"              h16
              / [ *6( h16 ":" ) h16 ] "::"`},
	pH16:         {RuleH16, `h16           = 1*4HEXDIG`},
	pLS32:        {RuleLS32, `ls32          = ( h16 ":" h16 ) / IPv4address`},
	pIPv4address: {RuleIPv4address, `IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet`},
	pDecOctet: {RuleDecOctet, `dec-octet     = DIGIT                 ; 0-9
              / %x31-39 DIGIT         ; 10-99
              / "1" 2DIGIT            ; 100-199
              / "2" %x30-34 DIGIT     ; 200-249
              / "25" %x30-35          ; 250-255`},
	pRegName: {RuleRegName, `reg-name      = *( unreserved / pct-encoded / sub-delims )`},
	pPath: {RulePath, `path          = path-abempty    ; begins with "/" or is empty
              / path-absolute   ; begins with "/" but not "//"
              / path-noscheme   ; begins with a non-colon segment
              / path-rootless   ; begins with a segment
              / path-empty      ; zero characters`},
	pPathAbempty:  {RulePathAbempty, `path-abempty  = *( "/" segment )`},
	pPathAbsolute: {RulePathAbsolute, `path-absolute = "/" [ segment-nz *( "/" segment ) ]`},
	pPathNoscheme: {RulePathNoscheme, `path-noscheme = segment-nz-nc *( "/" segment )`},
	pPathRootless: {RulePathRootless, `path-rootless = segment-nz *( "/" segment )`},
	pPathEmpty:    {RulePathEmpty, `path-empty    = 0<pchar>`},
	pSegment:      {RuleSegment, `segment       = *pchar`},
	pSegmentNZ:    {RuleSegmentNZ, `segment-nz    = 1*pchar`},
	pSegmentNZNC: {RuleSegmentNZNC, `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
              ; non-zero-length segment without any colon ":"`},
	pPchar:      {RulePchar, `pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"`},
	pQuery:      {RuleQuery, `query         = *( pchar / "/" / "?" )`},
	pFragment:   {RuleFragment, `fragment      = *( pchar / "/" / "?" )`},
	pPctEncoded: {RulePctEncoded, `pct-encoded   = "%" HEXDIG HEXDIG`},
	pUnreserved: {RuleUnreserved, `unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"`},
	pReserved:   {RuleReserved, `reserved      = gen-delims / sub-delims`},
	pGenDelims:  {RuleGenDelims, `gen-delims    = ":" / "/" / "?" / "#" / "[" / "]" / "@"`},
	pSubDelims: {RuleSubDelims, `sub-delims    = "!" / "$" / "&" / "'" / "(" / ")"
              / "*" / "+" / "," / ";" / "="`},
	pALPHA:  {RuleALPHA, `ALPHA  = %x41-5A / %x61-7A   ; A-Z / a-z`},
	pDIGIT:  {RuleDIGIT, `DIGIT  = %x30-39             ; 0-9`},
	pHEXDIG: {RuleHEXDIG, `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`},
}

// ABNF is the line of Appendix A that defines the rule, as printed there but
// for the indentation (of a core rule, the line of RFC 5234, Appendix B.1). It
// is "" for a rule that is no production of the grammar.
func ABNF(rule *syntax.Rule) string {
	if rule == nil {
		return ""
	}
	for _, d := range definitions {
		if d.rule == rule {
			return d.abnf
		}
	}
	return ""
}
