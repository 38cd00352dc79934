package abnf

import _ "embed"

// rfc3986Text is Appendix A of RFC 3986, verbatim.
//
//go:embed rfc3986.abnf
var rfc3986Text string

// Text returns Appendix A of RFC 3986 and the core rules, as they are printed.
func Text() string { return rfc3986Text + coreText }

// RFC3986 returns the collected grammar of RFC 3986, Appendix A.
func RFC3986() *Grammar {
	g, err := Parse(rfc3986Text)
	if err != nil {
		panic(err) // the text is part of this package
	}
	return g
}

// MustCompile compiles a rule of RFC 3986. The automaton belongs to the caller
// alone: it grows while it runs.
func MustCompile(rule string) *Automaton {
	a, err := RFC3986().Compile(rule)
	if err != nil {
		panic(err)
	}
	return a
}
