// Package rfc3986 is RFC 3986, "Uniform Resource Identifier (URI): Generic
// Syntax": splitting, validation, reference resolution and the removal of dot
// segments, each with a trace that cites the rule behind every step.
//
// Split never fails, so that broken input still shows its components; Validate
// reports everything that is wrong with them. Offsets are bytes. Time and
// memory are linear in the input, also with a trace.
//
// The files are the RFC's chapters.
package rfc3986
