package abnf

import _ "embed"

// rfc2396Text is the grammar of RFC 2396 Appendix A as ABNF.
//
//go:embed rfc2396.abnf
var rfc2396Text string

// RFC2396 returns the grammar of RFC 2396 Appendix A.
func RFC2396() *Grammar {
	g, err := Parse(rfc2396Text)
	if err != nil {
		panic(err) // the text is part of this package
	}
	return g
}
