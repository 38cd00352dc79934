// Package rfc1738 is RFC 1738, "Uniform Resource Locators (URL)": the ten
// schemes of §3 and the generic form of §2.1, each with its named parts and
// with what a client does with them.
//
// Parse reports whether a text matches the BNF of §5; Parts and Validate divide
// any text as if its faults were fixed and report all of them; View says what
// the document makes of it. Offsets are bytes, and time and memory are linear
// in the text.
//
// Where the BNF leaves a choice, docs/decisions.md says what was decided.
package rfc1738
