package abnf

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// The bytes that can come next are those on which the automaton does not die,
// whichever alternative was taken.
func TestPathsAgreeWithAutomaton(t *testing.T) {
	p := RFC3986().Paths("URI-reference")
	a := MustCompile("URI-reference")
	texts := strings.Fields("http://u:p@h:80/a/b?q#f //[::1.2.3.4]:1 //[v1.a]/ a%4 a%41:b //1.2.3. //h:8x //h:8/ a/b:c 1: //[1:2:3:4:5:6:7:8] //[:::]")
	for _, text := range texts {
		at, state := p.Start(), a.Start()
		for i := 0; ; i++ {
			for c := range 256 {
				_, ok := p.Next(at, byte(c))
				if dead := a.Dead(a.Next(state, byte(c))); ok == dead {
					t.Errorf("%q + %q: goes on %v, dies %v", text[:i], byte(c), ok, dead)
				}
			}
			next, ok := 0, i < len(text)
			if ok {
				next, ok = p.Next(at, text[i])
			}
			if !ok {
				break
			}
			at, state = next, a.Next(state, text[i])
		}
	}
}

func TestPathsNameTheRules(t *testing.T) {
	p := RFC3986().Paths("authority")
	at := p.Start()
	for _, c := range []byte("h:8") {
		at, _ = p.Next(at, c)
	}
	got := slices.Sorted(maps.Keys(p.Open(at)))
	want := strings.Fields(`authority authority/port/DIGIT authority/userinfo authority/userinfo/pct-encoded
		authority/userinfo/sub-delims authority/userinfo/unreserved authority/userinfo/unreserved/ALPHA
		authority/userinfo/unreserved/DIGIT`)
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if open := p.Open(at)["authority"]; !open['@'] || open[':'] {
		t.Errorf("behind h:8 in the line of authority: @ %v, : %v", open['@'], open[':'])
	}
}
