// Package syntax is the vocabulary that every dialect shares: spans, parts,
// rules, faults, steps and traces. It holds no grammar and imports nothing of
// this module.
//
// Everything here points into a text by byte offset and never copies from it.
package syntax
