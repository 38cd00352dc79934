// Package rfc1630 is RFC 1630, "Universal Resource Identifiers in WWW" (June
// 1994): its two grammars, the partial form, and the comparison of URIs.
//
// The document prints a generic BNF (page 22) and a BNF for specific schemes
// (page 24). A URI whose scheme the second one knows is validated by that one,
// and what the generic one says otherwise is a note. Read to the letter, both
// fail on the document's own examples, so they are read as follows:
//
//   - "void | xpalphas [ / path ]" is ( void | xpalphas ) [ "/" path ]. Else no
//     path could begin or end with a slash, as that of "http://info.cern.ch/".
//   - The generic "xpalpha [ xpalpha ]" recurs, as it does in the second BNF.
//   - A fragment-id may be void, as the section of that name says.
//   - Schemes are told apart by their letters as printed: "HTTP" is another.
//   - "%00" ends the name in a Prospero link (page 21), so the name has none.
//   - The FTP type stands behind ";type=" (page 16). The BNF puts it straight
//     behind the path, where nothing tells it from a file name.
//   - addr-spec is xalphas "@" xalphas, and content-identifier is xalphas:
//     neither is defined.
//   - A partial form, which no production describes, may hold what any of them
//     allows in a path, a search or a fragment-id.
//
// RFC 1630 has no numbered sections; rules cite its pages.
package rfc1630
