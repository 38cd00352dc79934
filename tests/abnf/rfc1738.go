package abnf

import _ "embed"

// rfc1738Text is the BNF of RFC 1738 §5, verbatim but for the backslash in
// national, which the copy that it was taken from had lost.
//
//go:embed rfc1738.bnf
var rfc1738Text string

// RFC1738 returns the grammar of RFC 1738 §5. In it schemes are in lower case.
func RFC1738() *Grammar {
	g, err := ParseBNF(rfc1738Text)
	if err != nil {
		panic(err) // the text is part of this package
	}
	return g
}
