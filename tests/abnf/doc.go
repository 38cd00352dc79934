// Package abnf reads grammars written in ABNF (RFC 5234) and turns a rule into
// an automaton that runs over bytes.
//
// It is the literal reference for the hand-written parsers: the grammar is the
// RFC's own text, kept word for word, and nothing here knows about URIs. It is
// for tests only and is written to be obviously right, not to be fast; the
// automaton is fast enough for a sweep of a few hundred million strings.
//
// Of RFC 5234 it understands what the grammars need: alternation,
// concatenation, groups, options, n*m repetition, quoted strings (which ignore
// the case of ASCII letters), %x values and ranges, comments, and the core
// rules ALPHA, DIGIT and HEXDIG. Rules must not refer to themselves.
package abnf
