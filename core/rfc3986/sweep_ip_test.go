package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/abnf"
)

// An IPv6address is too long for TestSweep to reach its end. This sweep puts it together
// from pieces instead: every row of pieces up to a length, as far as it is the beginning of
// something valid and one piece on. What follows a fault is for TestSweep.
var ipPieces = []string{"1:", ":", "1", "1.2.3.4", "]"}

func TestSweepIPLiteral(t *testing.T) {
	t.Parallel()
	m := automata{}
	addresses := 0
	var extend func(s string, pieces int)
	extend = func(s string, pieces int) {
		verdict := m.checkFast(t, s)
		if verdict.Valid {
			addresses++
		}
		if pieces == 0 || verdict.FirstBad >= 0 || t.Failed() {
			return
		}
		for _, piece := range ipPieces {
			extend(s+piece, pieces-1)
		}
	}
	extend("//[", 10) // "1:" seven times, "1" and "]" are nine
	if addresses < 100 {
		t.Errorf("%d addresses are valid", addresses)
	}
}

// checkFast checks as checkVerdict does, for the functions that allocate nothing. It returns what the
// grammar says.
func (m automata) checkFast(t *testing.T, s string) (want abnf.Verdict) {
	want = m.get("URI-reference").Run(s)
	if got := rfc3986.Split(s).Valid(); got != want.Valid {
		t.Errorf("%q: Valid %v, want %v", s, got, want.Valid)
	}
	if at, open := rfc3986.FirstBad(s); at != want.FirstBad || open != want.Incomplete {
		t.Errorf("%q: FirstBad %d, %v, want %d, %v", s, at, open, want.FirstBad, want.Incomplete)
	}
	return want
}

// Every number up to 1099, with leading zeros too, in each place of an
// IPv4address, both as a host and at the end of an IPv6address.
func TestSweepDecOctet(t *testing.T) {
	m := automata{}
	for n := range 1100 {
		for _, octet := range []string{fmt.Sprint(n), fmt.Sprintf("%02d", n), fmt.Sprintf("%04d", n)} {
			for place := range 4 {
				octets := []string{"0", "0", "0", "0"}
				octets[place] = octet
				address := strings.Join(octets, ".")
				m.checkHost(t, rfc3986.Split("//"+address))
				m.checkFast(t, "//[::"+address+"]")
			}
		}
	}
}
