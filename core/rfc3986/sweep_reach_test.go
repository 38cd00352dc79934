package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// sweepReaches has for each rule of Appendix A a string of TestSweep whose
// derivation uses the rule, as long as build.sh test lets them be.
var sweepReaches = map[string]string{
	"URI":           "a:",
	"hier-part":     "a:",
	"URI-reference": "",
	"relative-ref":  "",
	"relative-part": "",
	"scheme":        "a1.:",
	"authority":     "//",
	"userinfo":      "//a@",
	"host":          "//a",
	"port":          "//:1",
	"IP-literal":    "//[::]",
	"IPv6address":   "//[::]",
	"h16":           "//[1::]",
	"reg-name":      "//!",
	"path-abempty":  "///a",
	"path-absolute": "/a",
	"path-noscheme": "a/",
	"path-rootless": "a:a",
	"path-empty":    "",
	"segment":       "/a/a",
	"segment-nz":    "/a",
	"segment-nz-nc": "a",
	"pchar":         "/@",
	"query":         "?/",
	"fragment":      "#?",
	"pct-encoded":   "%1a",
	"unreserved":    ".",
	"sub-delims":    "!",
	"ALPHA":         "a",
	"DIGIT":         "1",
	"HEXDIG":        "%1a",
}

// sweepMisses is why no string of TestSweep gets into the other rules, and
// which sweep does.
var sweepMisses = map[string]struct{ why, sweep, text string }{
	"ls32":         {"seven h16 stand before it", "TestSweepIPLiteral", "//[1:1:1:1:1:1:1:1]"},
	"IPvFuture":    {"it begins with a v", "TestSweepIPvFuture", "//[v1.a]"},
	"IPv4address":  {"it is seven characters long", "TestSweepIPv4address", "//1.1.1.1"},
	"dec-octet":    {"only an address holds it", "TestSweepDecOctet", "//1.1.1.1"},
	"absolute-URI": {"URI-reference does not use it", "TestSweepAlone", ""},
	"path":         {"URI-reference does not use it", "TestSweepAlone", ""},
	"gen-delims":   {"URI-reference does not use it", "TestSweepAlone", ""},
	"reserved":     {"URI-reference does not use it", "TestSweepAlone", ""},
}

// Every rule of Appendix A is reached by the sweep, or by a named other one.
func TestSweepReaches(t *testing.T) {
	for _, rule := range append(abnf.RFC3986().Names(), "ALPHA", "DIGIT", "HEXDIG") {
		text, swept := sweepReaches[rule]
		missed, known := sweepMisses[rule]
		switch {
		case swept == known:
			t.Errorf("%s: reached by the sweep: %v, by another one: %v", rule, swept, known)
		case swept && (len(text) > 7 || strings.Trim(text, sweepAlphabet) != ""):
			t.Errorf("%s: %q is not a string of the sweep", rule, text)
		case swept && !derives(text, rule), known && missed.text != "" && !derives(missed.text, rule):
			t.Errorf("%s is not in the derivation of %q", rule, text+missed.text)
		}
	}
	if n := len(sweepReaches) + len(sweepMisses); n != len(abnf.RFC3986().Names())+3 {
		t.Errorf("%d rules are listed, want those of Appendix A", n)
	}
}

// derives reports whether the derivation of a valid text uses a rule.
func derives(text, rule string) bool {
	d := rfc3986.Derive(rfc3986.Split(text))
	for i := range d.Len() {
		if r := d.Node(i).Rule; d.Valid && r != nil && r.Name == rule {
			return true
		}
	}
	return false
}

// What begins with "v" between brackets.
func TestSweepIPvFuture(t *testing.T) {
	m := automata{}
	length := min(sweepLength(t), 6)
	tried := dialecttest.EveryString("vV1a.:!]", length, func(s string) bool {
		m.checkFast(t, "//[v"+s)
		return !t.Failed()
	})
	checkTried(t, tried, "vV1a.:!]", length)
}

// Hosts of digits and dots, with what may surround them.
func TestSweepIPv4address(t *testing.T) {
	m := automata{}
	length := min(sweepLength(t)+3, 9)
	tried := dialecttest.EveryString("1.:a", length, func(s string) bool {
		r := rfc3986.Split("//" + s)
		m.checkFast(t, r.String())
		if r.Valid() {
			m.checkHost(t, r)
		}
		return !t.Failed()
	})
	checkTried(t, tried, "1.:a", length)
}

// The rules that URI-reference does not use, against what it says of a text.
func TestSweepAlone(t *testing.T) {
	m := automata{}
	length := min(sweepLength(t)-1, 5)
	tried := dialecttest.EveryString(sweepAlphabet, length, func(s string) bool {
		r := rfc3986.Split(s)
		_, scheme := r.Scheme()
		_, fragment := r.Fragment()
		if got, want := r.Valid() && scheme && !fragment, m.match("absolute-URI", s); got != want {
			t.Errorf("%q: absolute-URI %v, want %v", s, got, want)
		}
		path := rfc3986.Split("//h/" + s)
		if got, want := path.Valid() && path.Path() == "/"+s, m.match("path", "/"+s); got != want {
			t.Errorf("%q: path %v, want %v", "/"+s, got, want)
		}
		return !t.Failed()
	})
	checkTried(t, tried, sweepAlphabet, length)
	for c := range 256 {
		s := string(rune(c))
		gen, sub := m.match("gen-delims", s), m.match("sub-delims", s)
		if m.match("reserved", s) != (gen || sub) || gen && sub {
			t.Errorf("%q: gen-delims %v, sub-delims %v", s, gen, sub)
		}
	}
}
