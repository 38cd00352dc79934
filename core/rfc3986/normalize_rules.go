package rfc3986

import "uriplayground/core/syntax"

// The rungs of the ladder of §6.2. A comparison cites the one on which two
// references meet; RuleProtocolBased is cited to explain what is not performed.
var (
	RuleSimpleComparison = keyed("6.2.1", "n-simple", "Simple String Comparison")
	RuleCaseBased        = keyed("6.2.2.1", "n-case", "Case Normalization")
	RulePercentBased     = keyed("6.2.2.2", "n-percent", "Percent-Encoding Normalization")
	RuleDotBased         = keyed("6.2.2.3", "n-dot", "Path Segment Normalization")
	RuleSchemeBased      = keyed("6.2.3", "n-scheme", "Scheme-Based Normalization")
	RuleProtocolBased    = keyed("6.2.4", "n-protocol", "Protocol-Based Normalization")
)

// Changes that a rung makes. From is what the change takes in the text before
// the rung, To what stands in its place in the text after it; either is empty
// where characters are only added or dropped. See Normalize for the texts.
var (
	RuleSchemeCase  = keyed("6.2.2.1", "n-scheme-case", "the scheme and host are case-insensitive and therefore should be normalized to lowercase")
	RuleHostCase    = keyed("6.2.2.1", "n-host-case", "the scheme and host are case-insensitive and therefore should be normalized to lowercase")
	RuleHexCase     = keyed("6.2.2.1", "n-hex-case", "should be normalized to use uppercase letters for the digits A-F")
	RuleDecode      = keyed("6.2.2.2", "n-decode", "decoding any percent-encoded octet that corresponds to an unreserved character")
	RuleDotSegments = keyed("6.2.2.3", "n-dot-segments", "applying the remove_dot_segments algorithm to the path")
	// RuleDotGuard is not in §6: what it adds before the path, or leaves there,
	// is "/.", so that the path is not read as an authority. From is empty.
	RuleDotGuard = keyed("3.3", "n-guard", `If a URI does not contain an authority component, then the path cannot begin with two slash characters ("//").`)
	// RuleDotRelative changes nothing: From is the path that is left alone.
	RuleDotRelative   = keyed("5.2.1", "n-relative", "A URI reference must be transformed to its target URI before it can be normalized.")
	RuleDefaultPort   = keyed("6.2.3", "n-default-port", `an explicit ":port", for which the port is … the default for the scheme`)
	RuleEmptyPort     = keyed("6.2.3", "n-empty-port", `an explicit ":port", for which the port is empty`)
	RuleSlashForEmpty = keyed("6.2.3", "n-empty-path", `a URI that uses the generic syntax for authority with an empty path should be normalized to a path of "/"`)
	RuleFileAuthority = keyed("6.2.3", "n-file-authority", "the reference should be normalized to an empty authority")
	RuleFileLocalhost = keyed("6.2.3", "n-file-localhost", `it is considered equivalent to "localhost"`)
	RuleMailtoDomain  = keyed("6.2.3", "n-mailto-domain", "that subcomponent to be case-insensitive and thus subject to case normalization")
)

// Ladder is the rungs of §6.2 from the lowest to the highest, the last of which
// is never performed: it takes access to the resource.
func Ladder() []*syntax.Rule {
	return []*syntax.Rule{
		RuleSimpleComparison, RuleCaseBased, RulePercentBased, RuleDotBased, RuleSchemeBased, RuleProtocolBased,
	}
}

func normalizeRules() []*syntax.Rule {
	return append(Ladder(),
		RuleSchemeCase, RuleHostCase, RuleHexCase, RuleDecode, RuleDotSegments, RuleDotGuard, RuleDotRelative,
		RuleDefaultPort, RuleEmptyPort, RuleSlashForEmpty, RuleFileAuthority, RuleFileLocalhost, RuleMailtoDomain,
	)
}
