package abnf

import _ "embed"

// rfc1808Text is the grammar of RFC 1808 §2.2 as ABNF.
//
//go:embed rfc1808.abnf
var rfc1808Text string

// RFC1808 returns the grammar of RFC 1808 §2.2.
func RFC1808() *Grammar {
	g, err := Parse(rfc1808Text)
	if err != nil {
		panic(err) // the text is part of this package
	}
	return g
}
