package rfc1630_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
)

// The reader takes eight bytes at once and has to agree with the parser wherever
// something comes in the eight: each text is stretched at each place, so that the
// rest of it moves through all of them.
func TestEachPlaceInAWord(t *testing.T) {
	for _, text := range []string{
		"http://info.cern.ch:8000/a%20b?c+d#e", "http://h?a", "http://1.2.3.4/", "ftp://u:p@a.b/c;type=AN#f", "ftp://a@b/;type=L8", "news:*", "news:1@a.b",
		"nntp:a.b/12#c", "mid:1@a.b", "cid:1", "mailto:a@b@c.d#", "wais://a/b/c/1=d;2=;#e", "wais://a/b?c#d", "prospero://a/b%001a", "prospero://a/b#%00",
		"telnet://u@a:23", "telnet://a#b", "gopher://a/0/b", "x-a:b?c+d#e", "a%41b:c", "url:http://a/", "url:prospero://h/", "url:a", "../g?q#s", ".:a", "?", "afs://c/d",
	} {
		for at := range len(text) + 1 {
			for _, unit := range []string{"", "a", "1", "-", ".", "@", ":", "/", ";", "+", "%41", "%", "%00"} {
				for n := 1; n <= 8; n++ {
					s := text[:at] + strings.Repeat(unit, n) + text[at:]
					u, err := rfc1630.Parse(s)
					if u != rfc1630.Split(s) || (err == nil) != (rfc1630.Validate(u) == nil) {
						t.Fatalf("%q: Parse gives %+v, %v; Split %+v with %v", s, u, err, rfc1630.Split(s), rfc1630.Validate(u))
					}
				}
			}
		}
	}
}
