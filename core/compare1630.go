package core

import (
	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// LevelComparison is two URIs brought to the same encoding level (RFC 1630,
// page 8). NormalA and NormalB are A and B there.
type LevelComparison struct {
	A, B             Analysis     // as they were given
	NormalA, NormalB string       // both at the lowest encoding level
	Simple           bool         // the same without that
	Identical        bool         // the same at that level
	Rule             *syntax.Rule // why; nil where the two differ anyhow
	Difference       uint32       // byte offset of the first difference in both; 0 if Identical
}

// CompareLevel compares two URIs by RFC 1630. One that is illegal, since its "%"
// begins no encoding, has faults, and is compared all the same.
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
