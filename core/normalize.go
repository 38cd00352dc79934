package core

import (
	"strings"

	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Level is the rung up to which a URI is normalized (RFC 3986 §6.2).
type Level = rfc3986.Level

// The levels of RFC 3986 §6.2; LevelSyntax is the first three together, and
// LevelScheme all of them.
const (
	LevelCase    = rfc3986.LevelCase
	LevelPercent = rfc3986.LevelPercent
	LevelDot     = rfc3986.LevelDot
	LevelSyntax  = rfc3986.LevelSyntax
	LevelScheme  = rfc3986.LevelScheme
)

// LevelNamed returns the level of that name ("case", "percent", "dot", "syntax" or
// "scheme"), and whether there is one (RFC 3986 §6.2).
func LevelNamed(name string) (Level, bool) { return rfc3986.LevelNamed(name) }

// Ladder returns the rungs of RFC 3986 §6.2 from the lowest to the highest. The last
// one, protocol-based, is explained and never performed.
func Ladder() []*syntax.Rule { return rfc3986.Ladder() }

// Normalization is a URI in a normal form (RFC 3986 §6.2).
type Normalization struct {
	Input   Analysis // what was given
	Done    bool     // there is a normal form; else Faults says why not
	Output  string   // the normal form
	Literal string   // what the rungs give literally, without the guard of §3.3
	// Trace has the text before each rung and after the last one, and a step
	// for each change; see rfc3986.Normalize.
	Trace  *syntax.Trace
	Faults []syntax.Fault // of the operation; spans of authority-invented lie in Output, others in Input
}

// OK reports whether there is a normal form and the text is valid (RFC 3986
// §6.2).
func (n *Normalization) OK() bool { return n.Done && n.Input.Valid }

// Normalize normalizes text at a level, with a trace. It never fails: a faulty
// text is normalized by its components, and of a relative reference the dot
// segments are left alone, which the fault relative-reference says (§5.2.1). A
// dialect that cannot normalize gives the fault not-in-dialect.
func Normalize(text string, d Dialect, level Level) Normalization {
	n := Normalization{Input: Parse(text, d)}
	if d != RFC3986 {
		n.Faults = []syntax.Fault{notInDialect(text)}
		return n
	}
	n.Done, n.Trace = true, new(syntax.Trace)
	n.Output = rfc3986.Normalize(n.Input.reference, level, n.Trace)
	n.Literal = n.Output
	for i := range n.Trace.Steps {
		if s := &n.Trace.Steps[i]; s.Rule == rfc3986.RuleDotRelative {
			n.Faults = append(n.Faults, syntax.Fault{
				Rule: s.Rule, Span: n.Input.Part("path").Span, Code: syntax.RelativeReference, Level: syntax.Info,
			})
		}
	}
	if level >= LevelDot {
		n.noteGuard()
	}
	return n
}

// noteGuard finds the "/." that keeps the path of the normal form from being read
// as an authority (§3.3), and makes the literal result, which lacks it. A rung may
// have put it there, or left it there; a later one that added an authority has
// removed it.
func (n *Normalization) noteGuard() {
	parts := rfc3986.Split(n.Output).Parts()
	path := parts[rfc3986.PartPath]
	if !parts[rfc3986.PartScheme].Defined || parts[rfc3986.PartAuthority].Defined || !strings.HasPrefix(path.In(n.Output), "/.//") {
		return
	}
	guard := syntax.Span{Start: path.Start, End: path.Start + uint32(len("/."))}
	n.Literal = n.Output[:guard.Start] + n.Output[guard.End:]
	n.Faults = append(n.Faults, syntax.Fault{
		Rule: rfc3986.RuleDotGuard, Span: guard, Code: syntax.AuthorityInvented, Level: syntax.Warning,
	})
}

// NormalForm returns the output of Normalize at LevelScheme alone (RFC 3986 §6.2).
func NormalForm(text string) string { return rfc3986.Normalize(rfc3986.Split(text), LevelScheme, nil) }

// AppendNormalForm appends what NormalForm returns to dst (RFC 3986 §6.2). If dst is large enough,
// nothing is allocated.
func AppendNormalForm(dst []byte, text string) []byte {
	return rfc3986.AppendNormalize(dst, rfc3986.Split(text), LevelScheme)
}

// Rung is a rung of the ladder of comparison (RFC 3986 §6.2).
type Rung = rfc3986.Rung

// Comparison is two URIs on the ladder of RFC 3986 §6.2.
type Comparison struct {
	rfc3986.Comparison
	Faults []syntax.Fault // of the operation
}

// Compare names the lowest rung on which a and b are the same, or their first
// difference (RFC 3986 §6.2). A dialect that cannot compare gives the fault
// not-in-dialect.
func Compare(a, b string, d Dialect) Comparison {
	if d != RFC3986 {
		return Comparison{Faults: []syntax.Fault{notInDialect(a)}}
	}
	return Comparison{Comparison: rfc3986.Compare(rfc3986.Split(a), rfc3986.Split(b))}
}

// LevelComparison is two URIs brought to the same encoding level (RFC 1630,
// page 8). NormalA and NormalB are A and B there.
type LevelComparison struct {
	A, B             Analysis     // as they were given
	NormalA, NormalB string       // both at the lowest encoding level
	Simple           bool         // the same without that
	Identical        bool         // the same at that level
	Rule             *syntax.Rule // why; nil where the two differ in any case
	Difference       uint32       // byte offset of the first difference in both; 0 if Identical
}

// CompareLevel compares two URIs by RFC 1630. One that is illegal, because a "%" in
// it does not begin an encoding, has faults and is compared anyway.
func CompareLevel(a, b string) LevelComparison {
	v := LevelComparison{A: Parse(a, RFC1630), B: Parse(b, RFC1630)}
	c := rfc1630.Compare(v.A.uri, v.B.uri)
	v.NormalA, v.NormalB, v.Simple, v.Identical = c.A, c.B, c.Simple, c.Identical
	v.Rule = c.Rule(v.A.uri, v.B.uri)
	if !v.Identical {
		for int(v.Difference) < min(len(c.A), len(c.B)) && c.A[v.Difference] == c.B[v.Difference] {
			v.Difference++
		}
	}
	return v
}
