package rfc3986

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The characters of Appendix A, written out.
const (
	// ALPHA =  %x41-5A / %x61-7A
	letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	// DIGIT =  %x30-39
	digits = "0123456789"
	// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
	unreservedChars = letters + digits + "-._~"
	// sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
	subDelimChars = "!$&'()*+,;="
)

// A slower split and valid for the tests: the components one after the other,
// byte by byte.

func literalReference(s string) Reference {
	r := Reference{text: s}
	i := 0
	if n := strings.IndexAny(s, ":/?#"); n > 0 && s[n] == ':' {
		r.schemeEnd, r.defined = uint32(n), hasScheme
		i = n + 1
	}
	r.authStart = uint32(i)
	if strings.HasPrefix(s[i:], "//") {
		r.defined |= hasAuthority
		r.authStart += 2
		i = indexAny(s, i+2, "/?#")
	}
	r.authEnd, r.pathStart = uint32(i), uint32(i)
	r.splitHost()
	r.pathEnd = uint32(indexAny(s, i, "?#"))
	r.queryEnd = uint32(indexAny(s, i, "#"))
	if r.pathEnd < r.queryEnd {
		r.defined |= hasQuery
	}
	if int(r.queryEnd) < len(s) {
		r.defined |= hasFragment
	}
	return r
}

func indexAny(s string, i int, chars string) int {
	if n := strings.IndexAny(s[i:], chars); n >= 0 {
		return i + n
	}
	return len(s)
}

func (r *Reference) literalValid() bool {
	s := r.text
	in := func(class string, part string) bool { return strings.Trim(removeTriplets(part), class) == "" }
	scheme, _ := r.Scheme()
	user, _ := r.Userinfo()
	port, _ := r.Port()
	query, _ := r.Query()
	fragment, _ := r.Fragment()
	const pchar = unreservedChars + subDelimChars + ":@"
	return (!r.has(hasScheme) || isLetter(scheme[0]) && strings.Trim(scheme, letters+digits+"+-.") == "") &&
		in(unreservedChars+subDelimChars+":", user) && strings.Trim(port, digits) == "" && r.literalHost() &&
		in(pchar+"/", r.Path()) && in(pchar+"/?", query) && in(pchar+"/?", fragment) &&
		(r.has(hasScheme) || !strings.HasPrefix(s, ":"))
}

func (r *Reference) literalHost() bool {
	host, _ := r.Host()
	if !strings.HasPrefix(host, "[") {
		return strings.Trim(removeTriplets(host), unreservedChars+subDelimChars) == ""
	}
	n, whole := ipLiteral().Prefix(host)
	return whole && n == len(host)
}

// removeTriplets takes every pct-encoded out of s.
func removeTriplets(s string) string {
	for i := 0; i < len(s); {
		if syntax.IsTriplet(s, i) {
			s = s[:i] + s[i+3:]
			continue
		}
		i++
	}
	return s
}

// Each short text in each place of a longer one, so that every delimiter, triplet
// and fault falls on each place of a word, and across the end of one.
func TestSplitPlaces(t *testing.T) {
	length := 4
	if testing.Short() {
		length = 3
	}
	places := []string{"", "a:", "//", "a://", "//u@", "//u:p@h:1", "//[::1]", "/", "?", "#", "a://h?q#"}
	dialecttest.EveryString("a/:?#@[]%1!", length, func(s string) bool {
		for _, place := range places {
			for pad := range 9 {
				checkLiteral(t, place+"bcdefghi"[:pad]+s)
				checkLiteral(t, place+"bcdefghi"[:pad]+s+"jk")
			}
		}
		return !t.Failed()
	})
}

func FuzzSplitLiteral(f *testing.F) {
	for _, s := range []string{"", "http://user:pw@host:80/a/b?c=%41&d#e", "//[2001:db8::1]:8080/~!~!", "a%4", "abcdefg:", "#?#"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { checkLiteral(t, s) })
}

func checkLiteral(t *testing.T, s string) {
	r := Reference{text: s}
	valid := r.split(false) == nil
	want := literalReference(s)
	if !r.has(hasPct) && hasTriplets(s[r.authStart:], rungCase|rungPercent) {
		t.Errorf("%q: a triplet was overlooked", s)
	}
	if !r.has(hasDots) && strings.Contains("/"+r.path(), "/.") {
		t.Errorf("%q: a segment with a . was overlooked", s)
	}
	if !r.has(hasCapital) && r.hasUpper() {
		t.Errorf("%q: a capital letter was overlooked", s)
	}
	want.defined |= r.defined & (hasPct | hasDots | hasCapital)
	if r != want {
		t.Errorf("%q: split %s, want %s", s, show(r), show(want))
	}
	if w := want.literalValid(); valid != w {
		t.Errorf("%q: valid %v, want %v", s, valid, w)
	}
}

func show(r Reference) string { return fmt.Sprintf("%+v", r) }
