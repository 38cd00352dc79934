// Package rfc3986 is RFC 3986, "Uniform Resource Identifier (URI): Generic
// Syntax": splitting, validation, reference resolution and the removal of dot
// segments, each with a trace that cites the rule after every step. What is traced is
// the RFC's pseudocode itself, line by line.
//
// Split never fails, so that broken input still shows its components; Validate
// reports everything that is wrong with them. Offsets are bytes. Time and
// memory are linear in the input, even with a trace.
//
// The files are the RFC's sections:
//
//	§2     characters.go; §2.1 and §2.4 encode.go; §2.4 and §2.5 decode.go
//	§3     components.go, with §3.4 and §3.5
//	§3.1   scheme.go
//	§3.2   authority.go; §3.2.2 host.go
//	§3.3   path.go
//	§4     reference.go; §4.5 suffix.go
//	§5.1   baseuri.go
//	§5.2   resolve.go, as printed, with §5.3; §5.2.4 removedots.go; pseudocode.go, the lines
//	§6     compare.go normalize.go, §6.2.2 normalize_syntax.go, §6.2.3 normalize_scheme.go
//	A      grammar.go; by it derivation.go followset.go validate.go, and FirstBad in parse.go
//	B      split.go parse.go
//	C      extract.go extract_word.go extract_rest.go
//
// What is fast has files of its own, which are compared with what is printed or
// with the grammar: resolve_inplace.go, removedots_inplace.go, byteflags.go, and
// the reading of valid text in split.go, authority.go and host.go.
package rfc3986
