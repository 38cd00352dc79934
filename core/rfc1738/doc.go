// Package rfc1738 is RFC 1738, "Uniform Resource Locators (URL)": the ten
// schemes of §3 and the generic form of §2.1, each with its named parts and
// with what a client does with them.
//
// Parse tells whether a text matches the BNF of §5; Parts and Validate divide
// any text as if its faults were mended and report all of them; View says what
// the document makes of it. Offsets are bytes, and time and memory are linear
// in the text.
//
// Where the BNF leaves a choice:
//
//   - A URL whose scheme is one of the ten has to match the production of that
//     scheme. Read to the letter, otherurl would take in any of them.
//   - Schemes ignore case, as the BNF's comment says. Other literals do not:
//     the BNF spells out both cases where it means both (ftptype), so ";TYPE="
//     is not ";type=".
//   - "*[ a | b ]" is any number of a or b, and "1*[ a | b ]" at least one.
//   - A search is what stands behind "?" also where it holds a "/" or "?" that
//     it may not hold, the last "@" ends user and password, and the last ":"
//     begins the port: so most faults lie where they were made.
//   - Of a gopher URL the first character is the gtype, whatever it is, and
//     the first two tabs delimit (§3.4.1), though selector = *xchar takes them in.
//   - "<URL:" and ">" round a URL are a wrapper that is no part of it, and
//     neither is the fragment identifier in it (APPENDIX). White space in it is
//     a fault here; who extracts URLs from text has to take it out before.
package rfc1738
