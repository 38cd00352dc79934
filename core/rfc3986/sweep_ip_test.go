package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// An IPv6address is too long for TestSweep to reach its end. This sweep puts
// it together from pieces instead: every row of pieces up to a length.
var ipPieces = []string{"1:", ":", "1", "1.2.3.4", "]"}

func TestSweepIPLiteral(t *testing.T) {
	t.Parallel()
	m := automata{}
	length := min(sweepLength(t)+3, 10) // "1:" seven times, "1" and "]" are nine
	tried := dialecttest.EveryString("abcde", length, func(row string) bool {
		var s strings.Builder
		s.WriteString("//[")
		for i := range len(row) {
			s.WriteString(ipPieces[row[i]-'a'])
		}
		m.checkFast(t, s.String())
		return !t.Failed()
	})
	checkTried(t, tried, "abcde", length)
}

// checkFast is checkVerdict for the functions that allocate nothing.
func (m automata) checkFast(t *testing.T, s string) {
	t.Helper()
	want := m.get("URI-reference").Run(s)
	if got := rfc3986.Split(s).Valid(); got != want.Valid {
		t.Errorf("%q: Valid %v, want %v", s, got, want.Valid)
	}
	if at, open := rfc3986.FirstBad(s); at != want.FirstBad || open != want.Incomplete {
		t.Errorf("%q: FirstBad %d, %v, want %d, %v", s, at, open, want.FirstBad, want.Incomplete)
	}
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
