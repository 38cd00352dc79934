package abnf

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/syntax"
)

var (
	list  = &syntax.Rule{Name: "list"}
	item  = &syntax.Rule{Name: "item"}
	pair  = &syntax.Rule{Name: "pair"}
	block = &syntax.Rule{Name: "block"}
	bit   = &syntax.Rule{Name: "bit"}
	digit = &syntax.Rule{Name: "DIGIT"}
)

var testGrammar = Read(
	Define(list, `list = item *( "," item ) ; a comment / of no "meaning"`),
	Define(item, `item = pair / block / *bit`),
	Define(pair, `pair = 1*2DIGIT "::" [ bit ]`),
	Define(block, `block = "<" 2( bit ) "x>"`),
	Define(bit, `bit = "0" / "1"`),
	Define(digit, `DIGIT = %x30-39`),
)

// outline returns a derivation in one line; "…" marks what is not finished.
func outline(nodes []Node, text string) string {
	var out strings.Builder
	for i := range nodes {
		n := &nodes[i]
		if i > 0 {
			out.WriteString(strings.Repeat(")", max(0, nodes[i-1].Depth-n.Depth)))
			out.WriteString([]string{" ", "("}[max(0, n.Depth-nodes[i-1].Depth)])
		}
		if n.Rule != nil {
			out.WriteString(n.Rule.Name)
		} else {
			out.WriteString(n.In(text))
		}
		if n.Open {
			out.WriteString("…")
		}
	}
	return out.String()
}

func TestDerive(t *testing.T) {
	m := testGrammar.Compile(list, nil)
	for text, want := range map[string]string{
		"":         "list(item",
		"10":       "list(item(bit(1) bit(0",
		"1,":       "list(item(bit(1)) , item",
		"10::":     "list(item(pair(DIGIT DIGIT ::",
		"9::1,<":   "list…(item(pair(DIGIT :: bit(1))) , item…(block…(<",
		"<01x":     "list…(item…(block…(< bit(0) bit(1) x…",
		"7":        "list…(item…(pair…(DIGIT",
		"7:":       "list…(item…(pair…(DIGIT :…",
		"<10X>,01": "list(item(block(< bit(1) bit(0) X>)) , item(bit(0) bit(1",
	} {
		if got := outline(m.Derive(text), text); !strings.HasPrefix(got, want) || strings.Trim(got[len(want):], ")") != "" {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestFollowSet(t *testing.T) {
	m := testGrammar.Compile(list, nil)
	for text, want := range map[string]string{
		"":    `pair:DIGIT block:"<" item:bit list:","`,
		"1":   `pair:DIGIT pair:"::" item:bit list:","`,
		"1:":  `pair:":"`,
		"<11": `block:"x>"`,
	} {
		var got []string
		for _, x := range m.FollowSet(text, func(*syntax.Rule) bool { return false }) {
			got = append(got, x.Path[len(x.Path)-1].Name+":"+x.ABNF)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %v, want %s", text, got, want)
		}
	}
	all := m.FollowSet("", func(r *syntax.Rule) bool { return r == pair })
	if x := all[0]; x.Rule != pair || x.ABNF != "pair" || !x.First.Has('7') || x.First.Has('<') || len(x.Path) != 2 {
		t.Errorf("a whole pair is %+v", x)
	}
}

// The table says of every short text what the machine says.
func TestDetermine(t *testing.T) {
	m, inner := testGrammar.Compile(list, nil), testGrammar.Compile(block, nil)
	table := testGrammar.Compile(list, block).Determine('<', inner)
	tried := 0
	var extend func(s string)
	extend = func(s string) {
		tried++
		n, whole := m.Prefix(s)
		if at, accepted := table.Prefix(s); at != n || accepted != whole && n == len(s) {
			t.Errorf("%q: %d, %v, want %d, %v", s, at, accepted, n, whole)
		}
		for i := 0; i < len("17:,<>x") && len(s) < 6; i++ {
			extend(s + "17:,<>x"[i:i+1])
		}
	}
	extend("")
	if n, whole := m.Prefix("12::0,<00x>"); n != 11 || !whole || tried < 100_000 {
		t.Errorf("%d, %v after %d texts", n, whole, tried)
	}
}

func TestAlphabet(t *testing.T) {
	set := func(b Bytes) (s string) {
		for c := range 128 {
			if b.Has(byte(c)) {
				s += fmt.Sprintf("%c", c)
			}
		}
		return s
	}
	if got := set(testGrammar.Alphabet(block, nil)); got != "01<>Xx" {
		t.Errorf("block has %s", got)
	}
	if got := set(testGrammar.Alphabet(block, bit)); got != "<>Xx" {
		t.Errorf("block without bit has %s", got)
	}
}
