// Package abnf derives texts by a grammar that is given as the document prints it:
// lines of ABNF (RFC 5234). From the same lines it says by which rules a text is
// derived, what may follow at its end, where it stops being the beginning of any
// text of the grammar, and which characters a rule has.
//
// It takes time in proportion to the text and needs no stack, and is meant for
// what a person types. It knows grammars without recursion only, as those of URIs
// are.
package abnf
