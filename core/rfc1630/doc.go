// Package rfc1630 is RFC 1630, "Universal Resource Identifiers in WWW" (June
// 1994): its two grammars, the partial form, and the comparison of URIs.
//
// The document prints a generic BNF (page 22) and a BNF for specific schemes
// (page 24). A URI whose scheme the second one knows is validated by that one,
// and what the generic one says otherwise is a note. Read literally, both fail
// on the document's own examples; docs/decisions.md says how each production is
// read instead, and what was decided where the document is silent.
//
// RFC 1630 has no numbered sections; rules cite its pages.
package rfc1630
