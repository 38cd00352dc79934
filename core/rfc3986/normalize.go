package rfc3986

import (
	"slices"

	"uriplayground/core/syntax"
)

// Level is the rung up to which a reference is normalized (RFC 3986 §6.2).
//
// LevelCase, LevelPercent and LevelDot are one rung of the ladder each, and
// that rung alone: LevelDot decodes nothing first, so that "%2e%2e" is not a
// dot segment to it. LevelSyntax is the three together, and LevelScheme is
// LevelSyntax and the scheme's own rules.
//
// Normalizing at LevelCase or LevelPercent first never changes the result of
// LevelSyntax, nor does LevelSyntax that of LevelScheme. LevelDot is left out
// of this promise: removing the dot segments before decoding may remove the
// wrong ones ("/%2e%2e/.." loses both), which is why §6.2.2.3 comes last.
type Level uint8

const (
	LevelCase    Level = iota // §6.2.2.1
	LevelPercent              // §6.2.2.2
	LevelDot                  // §6.2.2.3
	LevelSyntax               // all of §6.2.2
	LevelScheme               // §6.2.2 and §6.2.3
)

var levelNames = [...]string{
	LevelCase: "case", LevelPercent: "percent", LevelDot: "dot", LevelSyntax: "syntax", LevelScheme: "scheme",
}

// String returns the level's name at the public surfaces.
func (l Level) String() string { return levelNames[l] }

// LevelNamed returns the level of that name, and whether there is one (RFC 3986
// §6.2).
func LevelNamed(name string) (Level, bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// rungs is a set of rungs of the ladder, in its order.
type rungs uint8

const (
	rungCase rungs = 1 << iota
	rungPercent
	rungDot
	rungScheme

	rungTop = rungScheme
)

var levelRungs = [...]rungs{
	LevelCase:    rungCase,
	LevelPercent: rungPercent,
	LevelDot:     rungDot,
	LevelSyntax:  rungCase | rungPercent | rungDot,
	LevelScheme:  rungCase | rungPercent | rungDot | rungScheme,
}

// upTo returns the rung and all below it.
func upTo(rung rungs) rungs { return rung | (rung - 1) }

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
// the rung, To what replaces it in the text after it; either is empty where
// characters are only added or dropped. See Normalize for the texts.
var (
	RuleSchemeCase  = keyed("6.2.2.1", "n-scheme-case", "the scheme and host are case-insensitive and therefore should be normalized to lowercase")
	RuleHostCase    = keyed("6.2.2.1", "n-host-case", "the scheme and host are case-insensitive and therefore should be normalized to lowercase")
	RuleHexCase     = keyed("6.2.2.1", "n-hex-case", "should be normalized to use uppercase letters for the digits A-F")
	RuleDecode      = keyed("6.2.2.2", "n-decode", "decoding any percent-encoded octet that corresponds to an unreserved character")
	RuleDotSegments = syntax.Doing(syntax.OpNormalizeDots, keyed("6.2.2.3", "n-dot-segments", "applying the remove_dot_segments algorithm to the path"))
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
	RuleURNNamespace  = &syntax.Rule{RFC: 8141, Section: "3.1", Key: "n-urn-namespace", Name: "the NID, by conversion to lower case"}
)

// Ladder returns the rungs of §6.2 from the lowest to the highest, the last of which
// is never performed: it takes access to the resource.
func Ladder() []*syntax.Rule {
	return []*syntax.Rule{
		RuleSimpleComparison, RuleCaseBased, RulePercentBased, RuleDotBased, RuleSchemeBased, RuleProtocolBased,
	}
}

func normalizeRules() []*syntax.Rule {
	return append(Ladder(),
		RuleSchemeCase, RuleHostCase, RuleHexCase, RuleDecode, RuleDotSegments, RuleDotGuard, RuleDotRelative,
		RuleDefaultPort, RuleEmptyPort, RuleSlashForEmpty, RuleFileAuthority, RuleFileLocalhost, RuleMailtoDomain, RuleURNNamespace,
	)
}

// Indexes into Trace.Texts after Normalize: the text before each rung of the
// ladder, and after the last one. A rung that the level does not hold leaves
// the text as it is.
const (
	TextInput     = iota // the reference
	TextCased            // after §6.2.2.1
	TextDecoded          // after §6.2.2.2
	TextDotless          // after §6.2.2.3
	TextNormal           // after §6.2.3: the normal form
	normalizeText        // how many there are
)

// AppendNormalize appends the normal form of r at the level to dst (RFC 3986
// §6.2). It takes all rungs at once, in time linear in the text; if dst is
// large enough, nothing is allocated.
//
// The reference need not be valid: what the grammar does not know stays as it
// is, and of a valid reference the normal form is valid. Normalizing twice
// changes nothing. Dot segments of a relative reference are left alone, because
// it would have to be resolved first (§5.2.1).
func AppendNormalize(dst []byte, r Reference, level Level) []byte {
	do := levelRungs[level]
	found, scheme := r.changes(do)
	if found == 0 {
		return append(dst, r.text...)
	}
	var n normalizer // a literal would be made elsewhere and copied
	n.Reference = r
	n.do, n.changes, n.scheme = do, found, scheme
	n.out, n.start = dst, len(dst)
	n.normalize()
	return n.out
}

// Normalize returns what AppendNormalize appends. It goes rung by rung, for the sake of the trace
// (RFC 3986 §6.2), whose Texts are TextInput to TextNormal, and whose steps are the
// changes, in the order of the rungs and then of the text. A step's From
// points into the text before its rung, Text, and To into the text after it,
// Text+1. If r is in normal form already and t is nil, the result is r's own
// text and nothing is allocated.
func Normalize(r Reference, level Level, t *syntax.Trace) string {
	if t != nil {
		t.Texts = append(t.Texts[:0], r.text)
	}
	for rung := rungCase; rung <= rungTop; rung <<= 1 {
		if do := levelRungs[level]; do&rung != 0 {
			r = Split(normalForm(r, do&upTo(rung), t))
		}
		if rung == rungDot {
			r.recordRelative(level, t)
		}
		if t != nil {
			t.AddText(r.text)
		}
	}
	return r.text
}

// normalForm returns r after some rungs; the text of r itself if they change nothing.
func normalForm(r Reference, do rungs, t *syntax.Trace) string {
	found, scheme := r.changes(do)
	if found == 0 {
		return r.text
	}
	var room [256]byte // short texts stay on the stack
	n := normalizer{Reference: r, do: do, changes: found, scheme: scheme, out: room[:0], t: t}
	n.normalize()
	if string(n.out) == r.text {
		return r.text
	}
	return string(n.out)
}

// normalizer writes the normal form of a reference to out[start:], component by
// component.
type normalizer struct {
	Reference
	do      rungs
	changes changes
	scheme  *schemeRules // noRules for the lower rungs

	out   []byte
	start int

	stray int // index after the last "%" that begins no triplet; 0 if there is none

	t *syntax.Trace
}

func (n *normalizer) normalize() {
	if n.has(hasScheme) {
		n.normalizeScheme()
	}
	if n.has(hasAuthority) {
		n.copy("//")
		n.normalizeAuthority()
	}
	n.normalizePath()
	if n.has(hasQuery) {
		n.copy("?")
		n.normalizeTriplets(n.querySpan())
	}
	if n.has(hasFragment) {
		n.copy("#")
		n.normalizeTriplets(n.fragmentSpan())
	}
}

func (n *normalizer) copy(s string) { n.out = append(n.out, s...) }

// insert puts s before out[at:], and records it as added before text[i].
func (n *normalizer) insert(rule *syntax.Rule, i, at int, s string) {
	end := len(n.out)
	n.copy(s)
	copy(n.out[at+len(s):], n.out[at:end])
	copy(n.out[at:], s)
	n.record(rule, i, i, at, len(s))
}

// record records that text[i:j] became size bytes of out, from at on.
func (n *normalizer) record(rule *syntax.Rule, i, j, at, size int) {
	if n.t == nil {
		return
	}
	to := uint32(at - n.start)
	n.t.Add(syntax.Step{
		Rule: rule, Text: uint8(len(n.t.Texts) - 1), Link: syntax.NoLink, Yes: true,
		From: syntax.Span{Start: uint32(i), End: uint32(j)},
		To:   syntax.Span{Start: to, End: to + uint32(size)},
	})
}

// recordRelative says that the path of a relative reference is left alone.
func (r *Reference) recordRelative(level Level, t *syntax.Trace) {
	if t == nil {
		return
	}
	if levelRungs[level]&rungDot != 0 && !r.has(hasScheme) {
		t.Add(syntax.Step{
			Rule: RuleDotRelative, Text: TextDecoded, Link: syntax.NoLink, From: r.pathSpan(), To: r.pathSpan(),
		})
	}
}
