package wasmopt

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// FuzzRandomPrograms writes a Go program at random, and runs it before and after
// all passes, and after those that keep lines: it prints the same.
func FuzzRandomPrograms(f *testing.F) {
	f.Add(uint64(1))
	f.Add(uint64(20260501))
	f.Fuzz(func(t *testing.T, seed uint64) {
		source := randomProgram(seed)
		linked := compile(t, source)
		want := printed(t, linked)
		if !strings.HasSuffix(want, "done\n") {
			t.Fatalf("the program printed %q\n%s", want, source)
		}
		for _, p := range []Passes{All, KeepLines} {
			if got := printed(t, optimized(t, linked, p)); got != want {
				t.Errorf("passes %b: printed %q, want %q\n%s", p, got, want, source)
			}
		}
	})
}

// generator writes a program. Functions call only those after them and loops are
// short, so that it ends; every operation is defined, or panics in a way that is
// caught.
type generator struct {
	*rand.Rand
	strings.Builder
	functions int
	current   int // the function being written
	depth     int
	loops     int
	assigned  int // a counter for names
}

const randomFunctions = 24

// head is what all random programs have in common.
const head = `package main

import (
	"runtime"
	"sort"
	"strings"
)

type pair struct {
	left, right *pair
	number      int
	text        string
}

type measured interface{ measure(int) int }

type wide [12]int

func (w wide) measure(n int) int  { return w[n&7] + n }
func (p *pair) measure(n int) int { return p.number ^ n }

type count int

func (c count) measure(n int) int { return int(c) + n%7 }

var (
	total  int
	table  = map[string]int{}
	sparse = map[int]string{}
	budget = 3000
)

func spend() bool {
	budget--
	return budget > 0
}

func say(words ...any) {
	for _, w := range words {
		switch w := w.(type) {
		case int:
			print(w, " ")
		case string:
			print(w, " ")
		case bool:
			print(w, " ")
		}
	}
	println()
}

func attempt(n int, f func(int) int) (result int) {
	defer func() {
		if r := recover(); r != nil {
			total++
			switch r := r.(type) {
			case runtime.Error:
				say("caught", r.Error())
			case string:
				say("caught", r)
			}
			result = -n
		}
	}()
	return f(n)
}

func sorted() int {
	var keys []string
	for key := range table {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return len(strings.Join(keys, ","))
}
`

func randomProgram(seed uint64) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 17)), functions: randomFunctions}
	g.WriteString(head)
	for g.current = range g.functions {
		g.function()
	}
	g.WriteString("\nfunc main() {\n")
	for n := range 6 {
		fmt.Fprintf(g, "\tbudget = 3000\n\tsay(%d, attempt(%d, func(n int) int { return f%d(n, \"start\", &pair{number: n}) }), total, sorted(), len(sparse))\n", n, g.IntN(40), n)
	}
	g.WriteString("\tprintln(\"done\")\n}\n")
	return g.String()
}

// function writes the function f with the number of the current one. Its
// parameters are n, s and p; x, y, list and q are its variables.
func (g *generator) function() {
	fmt.Fprintf(g, "\nfunc f%d(n int, s string, p *pair) (x int) {\n", g.current)
	g.WriteString("\tif !spend() {\n\t\treturn n\n\t}\n\ty, list, q := n+1, []int{n, 2, 3}, &pair{left: p, number: len(s)}\n")
	if g.IntN(3) == 0 {
		g.WriteString("\tdefer func() { x += y & 15; total += len(list) }()\n")
	}
	g.depth, g.loops = 1, 0
	g.block(4 + g.IntN(6))
	g.line("total += x")
	g.line("if q.left != nil && len(s) < 200 { s += q.text }")
	g.line("return x ^ y ^ len(s) ^ list[0]")
	g.WriteString("}\n")
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(g, strings.Repeat("\t", g.depth)+format+"\n", args...)
}

func (g *generator) block(statements int) {
	for range statements {
		g.statement()
	}
}

// nested writes a statement with a block.
func (g *generator) nested(end, format string, args ...any) {
	g.line(format, args...)
	g.depth++
	g.block(1 + g.IntN(3))
	g.depth--
	g.line("%s", end)
}

func (g *generator) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *generator) number() string {
	if g.IntN(3) == 0 {
		return g.pick("(x + y)", "(n ^ x)", "(y * 3)", "(x - n)", "(len(s) << 2)", "int(int8(x))", "int(uint16(y) >> 3)", "(x & 63)", "int(float64(n) * 1.5)", "int(uint32(x) % 11)")
	}
	return g.pick("n", "x", "y", "q.number", "len(s)", "len(list)", "list[0]", "total", fmt.Sprint(g.IntN(2000)-1000))
}

func (g *generator) condition() string {
	return g.pick("x", "y", "n", "len(s)", "q.number") + " " + g.pick("<", ">=", "==", "!=") + " " + g.number()
}

func (g *generator) call() string {
	if g.current+1 >= g.functions {
		return "sorted()"
	}
	return fmt.Sprintf("f%d(%s, s, q)", g.current+1+g.IntN(min(4, g.functions-g.current-1)), g.number())
}

func (g *generator) name() string {
	g.assigned++
	return fmt.Sprintf("v%d", g.assigned)
}

func (g *generator) statement() {
	kind := g.IntN(22)
	if g.depth > 4 {
		kind = g.IntN(9)
	}
	switch kind {
	case 0, 1:
		g.line("%s %s %s", g.pick("x", "y", "q.number"), g.pick("=", "+=", "^=", "-="), g.number())
	case 2:
		g.line("x += %s", g.call())
	case 3:
		g.line("if len(s) < 100 { s += %s }", g.pick(`"é"`, `"ab"`, `strings.Repeat("-", x&7)`, `string(rune('a'+x&15))`))
	case 4:
		g.line("list = append(list, %s)", g.number())
	case 5:
		g.line("table[s] += %s", g.number())
	case 6:
		g.line("sparse[%s] = s", g.number())
	case 7:
		g.line("q = &pair{left: q, right: p, number: %s, text: s}", g.number())
	case 8:
		g.line("y = measured(%s).measure(%s)", g.pick("q", "count(x)", "wide{1, x, 3, y}"), g.number())
	case 9:
		g.nested("}", "if %s {", g.condition())
	case 10:
		g.line("if %s {", g.condition())
		g.depth++
		g.block(1)
		g.depth--
		g.nested("}", "} else {")
	case 11, 12:
		g.loop()
	case 13:
		g.choice()
	case 14:
		g.nested(fmt.Sprintf("\treturn x\n%s})", strings.Repeat("\t", g.depth)), "y += attempt(%s, func(n int) int {", g.number())
	case 15:
		g.line("x += attempt(n, func(n int) int { return %s })", g.pick("list[n]", "n / (y & 1)", "int(s[n])", `any(s).(int)`, "(*pair)(nil).number",
			"len(list[n:])", `func() int { panic("own") }()`, "len(make([]int, n-500))", "[]int{1}[:x&3][0]", "p.left.left.number"))
	case 16:
		g.line("runtime.GC()")
	case 17:
		g.channel()
	case 18:
		g.nested("}()", "func() {")
	case 19:
		v := g.name()
		g.line("%s := func(a, b int) int { y++; return a*b + n }", v)
		g.line("x += %s(%s, %s)", v, g.number(), g.number())
	case 20:
		g.nested("}", "for i, r := range s[:min(len(s), 9)] {\n%sx += i ^ int(r)", strings.Repeat("\t", g.depth+1))
	case 21:
		g.line("for at := q; at != nil && spend(); at = at.left { x += at.number }")
	}
}

// loop writes a loop, perhaps with a label that the block leaves it by.
func (g *generator) loop() {
	if g.loops++; g.loops > 4 {
		g.line("x++")
		return
	}
	label, i := g.name(), g.name()
	g.line("%s:", label)
	g.line("for %s := range %d {", i, 1+g.IntN(5))
	g.depth++
	g.line("x += %s", i)
	g.line("if %s && !spend() { break %s }", g.condition(), label)
	g.block(1 + g.IntN(3))
	g.line("if %s { %s %s }", g.condition(), g.pick("break", "continue"), label)
	g.depth--
	g.line("}")
}

// choice writes a switch.
func (g *generator) choice() {
	cases := 2 + g.IntN(9)
	g.line("switch %s %% %d {", g.pick("x", "y", "n", "len(s)"), cases)
	for n := range cases {
		g.line("case %d:", n)
		g.depth++
		g.block(1)
		if n+1 < cases && g.IntN(5) == 0 {
			g.line("fallthrough")
		}
		g.depth--
	}
	g.line("default:")
	g.depth++
	g.block(1)
	g.depth--
	g.line("}")
}

// channel writes a worker that answers in order.
func (g *generator) channel() {
	c, done := g.name(), g.name()
	g.line("%s, %s := make(chan int, %d), make(chan int)", c, done, g.IntN(3))
	g.line("go func() {")
	g.line("\tsum := 0")
	g.line("\tfor v := range %s { sum += v; if v&3 == 0 { runtime.Gosched() } }", c)
	g.line("\t%s <- sum", done)
	g.line("}()")
	g.line("for i := range %d { %s <- i ^ y }", 2+g.IntN(5), c)
	g.line("close(%s)", c)
	g.line("x += <-%s", done)
}
