package wire

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// pieces are characters of each kind with their length in UTF-16 code units.
var pieces = []struct {
	text  string
	units int
}{
	{"a", 1}, {"%", 1}, {"é", 1}, {"€", 1}, {"\uFFFD", 1}, {"\uFEFF", 1}, {"😀", 2}, {"\U0010FFFF", 2},
	{"\xED\xA0\x80", 1}, {"\xED\xBF\xBF", 1}, // lone surrogates
	{"\xFF", 1}, {"\x80", 1}, {"\xC3", 1}, {"\xED\xA0", 2}, {"\xF0\x9F\x98", 3}, // invalid bytes
}

// Each character boundary has the sum of the units before it, for lengths around
// the distance of the marks.
func TestUnits(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, length := range []int{0, 1, 2, 10, stride - 1, stride, stride + 1, 3 * stride, 2000} {
		for range 20 {
			checkUnits(t, random, length)
		}
	}
}

func checkUnits(t *testing.T, random *rand.Rand, length int) {
	t.Helper()
	var text strings.Builder
	bounds := map[uint32]int{0: 0}
	total := 0
	for text.Len() < length {
		p := pieces[random.IntN(len(pieces))]
		text.WriteString(p.text + "/") // so that no two pieces join into one character
		total += p.units + 1
		bounds[uint32(text.Len())] = total
		bounds[uint32(text.Len()-1)] = total - 1
	}
	u := newUnits(text.String())
	for at, want := range bounds {
		if got := u.at(at); got != want {
			t.Fatalf("%q: byte %d is unit %d, want %d", text.String(), at, got, want)
		}
	}
}

func TestUnitsOfASCIIHaveNoTable(t *testing.T) {
	u := newUnits(strings.Repeat("/a", 1000))
	if u.marks != nil || u.at(1999) != 1999 {
		t.Error("a text of ASCII characters got a table")
	}
}

func TestUnitsWithinACharacter(t *testing.T) {
	u := newUnits("a😀b")
	for at, want := range []int{0, 1, 1, 1, 1, 3, 4} {
		if got := u.at(uint32(at)); got != want {
			t.Errorf("byte %d is unit %d, want %d", at, got, want)
		}
	}
}
