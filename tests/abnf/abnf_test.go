package abnf

import (
	"strings"
	"testing"

	"uriplayground/tests/dialecttest"
)

// Small grammars, one construct each, in the order of RFC 5234 §2.3 to §3.8.
func TestConstructs(t *testing.T) {
	for _, row := range []struct{ grammar, valid, invalid string }{
		{`a = "Ab1-"`, "Ab1- aB1- AB1-", "- Ab1 Ab1-x"},
		{`a = %x41`, "A", "- a AA"},
		{`a = %x30-32`, "0 1 2", "- 3 /"},
		{`a = "x" "y"`, "xy", "x y yx -"},
		{`a = "x" / "y" "z"`, "x yz", "xz y -"},
		{`a = ("x" / "y") "z"`, "xz yz", "x yzz -"},
		{`a = *"x"`, "- x xxxx", "y xy"},
		{`a = 2*"x"`, "xx xxx", "- x"},
		{`a = *2"x"`, "- x xx", "xxx"},
		{`a = 1*2"x"`, "x xx", "- xxx"},
		{`a = 3"x"`, "xxx", "- xx xxxx"},
		{`a = 0"x"`, "-", "x"},
		{`a = ["x"] "y"`, "y xy", "- x xxy"},
		{`a = [ *1( "x" ":" ) "x" ] "!"`, "! x! x:x!", "x:! x:x:x!"},
		{`a = *( "x" / *"y" ) "z"`, "z xyxz", "- x"},
		{`a = *b` + "\n" + `b = "x" / c` + "\n" + `c = "y"`, "- xyx", "z"},
		{`A-1 = b-b ; a comment with "quotes" = and /` + "\n" + `B-B = "x"`, "x", "- b-b"},
		{`a = "x"` + "\n / \"y\"", "x y", "- xy"},
		{`a = 1DIGIT 2HEXDIG 1*3ALPHA`, "0aFz 9FFzzz", "0aF x0aF 0aFzzzz"},
		{`a = 0<b>` + "\n" + `b = "x"`, "-", "x"},
	} {
		a := compileFirst(t, row.grammar)
		for _, s := range dialecttest.Words(row.valid) {
			if !a.Run(s).Valid {
				t.Errorf("%s does not match %q", row.grammar, s)
			}
		}
		for _, s := range dialecttest.Words(row.invalid) {
			if a.Run(s).Valid {
				t.Errorf("%s matches %q", row.grammar, s)
			}
		}
	}
}

func compileFirst(t *testing.T, grammar string) *Automaton {
	t.Helper()
	g, err := Parse(grammar)
	if err != nil {
		t.Fatal(err)
	}
	a, err := g.Compile(g.Names()[0])
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestParseErrors(t *testing.T) {
	for _, row := range []struct{ grammar, says string }{
		{`a = `, "an element"},
		{`a = "x`, "an element"},
		{`a = ("x"`, `")"`},
		{`a = ["x"`, `"]"`},
		{`a = 2*1"x"`, "bounds"},
		{`a = %x`, "hexadecimal"},
		{`a = %x39-30`, "range"},
		{`a = %x100`, "hexadecimal"},
		{`a = "x" / `, "an element"},
		{`a "x"`, "rulename"},
		{`= "x"`, "rulename"},
		{`a = "x"` + "\n" + `A = "y"`, "twice"},
		{`alpha = "x"`, "twice"},
	} {
		_, err := Parse(row.grammar)
		if err == nil || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%q: error %v, want one about %s", row.grammar, err, row.says)
		}
	}
}

func TestCompileErrors(t *testing.T) {
	for _, row := range []struct{ grammar, says string }{
		{`a = b`, "no rule b"},
		{`a = "x" / "(" a ")"`, "refers to itself"},
		{"a = b\nb = [a]", "refers to itself"},
	} {
		g, err := Parse(row.grammar)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = g.Compile("a"); err == nil || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%q: error %v, want one about %s", row.grammar, err, row.says)
		}
	}
}

// Every state that is not dead leads to acceptance: the automaton is walked
// through all its states and acceptance is carried backwards.
func TestLiveStatesAccept(t *testing.T) {
	a := MustCompile("URI-reference")
	before := explore(a)
	reached := map[State]bool{}
	var todo []State
	for s := range State(len(a.states)) {
		if a.Accepts(s) {
			todo = append(todo, s)
		}
	}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !reached[s] {
			reached[s] = true
			todo = append(todo, before[s]...)
		}
	}
	for s := range State(len(a.states)) {
		if reached[s] == a.Dead(s) {
			t.Errorf("state %d: dead %v, leads to acceptance %v", s, a.Dead(s), reached[s])
		}
	}
	t.Logf("%d states, %d classes of bytes", len(a.states), a.classes.count)
}

// explore works out every state and lists the predecessors of each.
func explore(a *Automaton) map[State][]State {
	before := map[State][]State{}
	for s := State(0); int(s) < len(a.states); s++ {
		for c := range 256 {
			to := a.Next(s, byte(c))
			before[to] = append(before[to], s)
		}
	}
	return before
}

// Bytes of one class behave alike, so the table alone distinguishes no byte.
func TestClassesAreExact(t *testing.T) {
	a := MustCompile("URI-reference")
	for c := range 256 {
		for i, s := range a.nfa.states {
			for _, e := range s.edges {
				in := e.lo <= byte(c) && byte(c) <= e.hi
				d := c + 1
				if d < 256 && a.classes.of[c] == a.classes.of[d] && in != (e.lo <= byte(d) && byte(d) <= e.hi) {
					t.Fatalf("state %d tells byte %#x from %#x", i, c, d)
				}
			}
		}
	}
}
