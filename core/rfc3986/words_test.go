package rfc3986

import (
	"fmt"
	"strings"
	"testing"
)

// The functions that read eight bytes at once, against the same byte by byte.

// everyPair calls try with every two bytes at every place among eight, the rest
// being a filler.
func everyPair(try func(b [8]byte)) {
	for _, filler := range []byte{'a', 0, 0xFF, '%'} {
		for at := range 8 {
			for pair := range 1 << 16 {
				var b [8]byte
				for i := range b {
					b[i] = filler
				}
				b[at], b[(at+1)%8] = byte(pair), byte(pair>>8)
				try(b)
			}
		}
	}
}

func TestStops(t *testing.T) {
	const names = letters + digits + "-."
	everyPair(func(b [8]byte) {
		stops, zeros := uint64(0), uint64(0)
		for i, c := range b {
			stops |= bit(strings.IndexByte(names, c) < 0) << (8*i + 7)
			zeros |= bit(c == 0) << (8*i + 7)
		}
		w := word(string(b[:]), 0)
		if got := nameStops(w); got != stops {
			t.Fatalf("%q: nameStops %x, want %x", b, got, stops)
		}
		if got := zeroBytes(w); got != zeros {
			t.Fatalf("%q: zeroBytes %x, want %x", b, got, zeros)
		}
	})
}

func TestMarks(t *testing.T) {
	const allowed = unreservedChars + subDelimChars + ":@/?#%"
	sets := []struct {
		kind  int
		chars string
		not   bool
	}{
		{markQuery, "?", false}, {markFragment, "#", false}, {markSlash, "/", false}, {markColon, ":", false},
		{markAt, "@", false}, {markPct, "%", false}, {markBad, allowed, true}, {markNonHex, digits + "abcdefABCDEF", true},
	}
	for c := range 256 {
		for at := range 8 {
			b := []byte("aaaaaaaa")
			b[at] = byte(c)
			w := word(string(b), 0)
			got := marksOf4(w>>32)<<4 + marksOf4(w)
			for _, set := range sets {
				want := bit((strings.IndexByte(set.chars, byte(c)) >= 0) != set.not) << at
				if got>>set.kind&0xFF != want {
					t.Fatalf("%q: marks %x, want %x at %d", b, got, want, set.kind)
				}
			}
		}
	}
}

// The words of a text, wherever they begin, are its bytes and then slashes.
func TestRestWord(t *testing.T) {
	const text = "0123456789abcdefghij"
	for size := 1; size <= len(text); size++ {
		s := text[:size]
		padded := s + "////////"
		for i := max(0, size-7); i < size; i++ {
			if got, want := restWord(lastWord(s), size-i), word(padded, i); got != want {
				t.Errorf("%q from %d on: %x, want %x", s, i, got, want)
			}
		}
	}
}

// searched are texts of all lengths up to three words over an alphabet in which
// much is found.
func searched(try func(s string)) {
	state := uint64(1)
	for size := range 25 {
		for range 2000 {
			var s strings.Builder
			for range size {
				state = state*6364136223846793005 + 1442695040888963407
				s.WriteByte("aaaa..///?#:@%\x00\xFF"[state>>60])
			}
			try(s.String())
		}
	}
}

func TestFind(t *testing.T) {
	searched(func(s string) {
		for kinds, chars := range map[uint64]string{schemeEnds: ":/?#", authorityEnds: "/?#", tailEnds: "?#", 0xFF << markAt: "@"} {
			for i := range len(s) + 1 {
				want := len(s)
				if n := strings.IndexAny(s[i:], chars); n >= 0 {
					want = i + n
				}
				if got := find(s, i, kinds); got != want {
					t.Fatalf("%q: the first of %q from %d on is at %d, want %d", s, chars, i, got, want)
				}
			}
		}
	})
}

func TestNextDots(t *testing.T) {
	searched(func(s string) {
		for i := range len(s) + 1 {
			want := i
			for want < len(s) && !dotsBehind(s[want:]) {
				want++
			}
			if got, bytes := nextDots(s, i), nextDots([]byte(s), i); got != want || bytes != want {
				t.Fatalf("%q: the next dot segment from %d on is at %d and %d, want %d", s, i, got, bytes, want)
			}
		}
	})
}

// No pair of bytes but "/." is taken for one.
func TestNextDotsPairs(t *testing.T) {
	everyPair(func(b [8]byte) {
		s := "a" + string(b[:]) + "/"
		want := 0
		for want < len(s) && !dotsBehind(s[want:]) {
			want++
		}
		if got := nextDots(s, 0); got != want {
			t.Fatalf("%q: the next dot segment is at %d, want %d", s, got, want)
		}
	})
}

// dotsBehind tells whether s begins with "/" and a dot segment.
func dotsBehind(s string) bool {
	return s == "/." || s == "/.." || strings.HasPrefix(s, "/./") || strings.HasPrefix(s, "/../")
}

func TestLastSlash(t *testing.T) {
	searched(func(s string) {
		for start := range len(s) + 1 {
			for end := start; end <= len(s); end++ {
				want := start + strings.LastIndexByte(s[start:end], '/')
				if got, bytes := lastSlash(s, start, end), lastSlash([]byte(s), start, end); got != want || bytes != want {
					t.Fatalf("%q[%d:%d]: the last slash is at %d and %d, want %d", s, start, end, got, bytes, want)
				}
			}
		}
	})
}

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
	bad, complete := scanLiteral(strings.TrimSuffix(host[1:], "]"))
	return strings.HasSuffix(host, "]") && bad < 0 && complete
}

// removeTriplets takes every pct-encoded out of s.
func removeTriplets(s string) string {
	for i := 0; i < len(s); {
		if isTriplet(s, i) {
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
	eachText("a/:?#@[]%1!", length, "", func(s string) {
		for _, place := range places {
			for pad := range 9 {
				checkLiteral(t, place+"bcdefghi"[:pad]+s)
				checkLiteral(t, place+"bcdefghi"[:pad]+s+"jk")
			}
		}
		if t.Failed() {
			t.FailNow()
		}
	})
}

func eachText(alphabet string, length int, s string, try func(string)) {
	try(s)
	for i := 0; i < len(alphabet) && len(s) < length; i++ {
		eachText(alphabet, length, s+alphabet[i:i+1], try)
	}
}

func checkLiteral(t *testing.T, s string) {
	var r Reference
	valid := r.split(s)
	want := literalReference(s)
	if r != want {
		t.Errorf("%q: split %s, want %s", s, show(r), show(want))
	}
	if w := want.literalValid(); valid != w {
		t.Errorf("%q: valid %v, want %v", s, valid, w)
	}
}

func show(r Reference) string { return fmt.Sprintf("%+v", r) }

// The trace holds what the target was made of, also where an erratum leaves dot
// segments in place.
func TestProvenancePlaces(t *testing.T) {
	options := []Options{{}, {Erratum4547: true}, {Erratum4789: true}, {Erratum4547: true, Erratum4789: true}}
	for _, base := range []string{"a:", "a:b", "a:../b", "a:/..", "a:/b/../c/..", "a://h", "a://h/b/./c"} {
		eachText("./a", 6, "", func(ref string) {
			for _, o := range options {
				checkProvenance(t, base, ref, o)
			}
		})
	}
}
