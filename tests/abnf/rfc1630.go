package abnf

import _ "embed"

// rfc1630Text is both grammars of RFC 1630 as ABNF.
//
//go:embed rfc1630.abnf
var rfc1630Text string

// RFC1630 returns the collected grammar of RFC 1630, pages 22 to 27.
func RFC1630() *Grammar {
	g, err := Parse(rfc1630Text)
	if err != nil {
		panic(err) // the text is part of this package
	}
	return g
}
