package arch

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"
	"testing/fstest"
)

// parseText makes a source of one file.
func parseText(t *testing.T, text string) *source {
	t.Helper()
	s := &source{fset: token.NewFileSet()}
	file, err := parser.ParseFile(s.fset, "bad.go", text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	s.files = append(s.files, file)
	s.resolve("example/bad")
	return s
}

// TestChecksCanFail tries each check of the sources on code that breaks its rule,
// and on similar code that is fine.
func TestChecksCanFail(t *testing.T) {
	const vecty = "package p\nimport \"" + vectyPath + "\"\n"
	const dot = "package p\nimport . \"" + vectyPath + "\"\n"
	const named = "package p\nimport v \"" + vectyPath + "\"\n"
	const syntax = "package p\nimport \"" + syntaxPath + "\"\n"
	const locks = "package p\nimport (\"sync\"; \"sync/atomic\")\n"
	const component = "type X struct { vecty.Core }\n"
	for _, c := range []struct {
		name string
		look func(*source) []string
		text string
		want string // a part of the complaint; "" for none
	}{
		{"assigned", mutableState, "package p\nvar x = 1\nfunc f() { x = 2 }", "bad.go:3: writes to the package-level x"},
		{"added to", mutableState, "package p\nvar x = 1\nfunc f() { x += 2 }", "writes to the package-level x"},
		{"counted", mutableState, "package p\nvar x = 1\nfunc f() { x++ }", "package-level x"},
		{"by a method", mutableState, "package p\nvar x = 1\ntype T int\nfunc (T) init() { x = 2 }", "package-level x"},
		{"by a closure", mutableState, "package p\nvar x = 1\nvar f = func() { x++ }", "package-level x"},
		{"element", mutableState, "package p\nvar x = map[int]int{}\nfunc f() { x[1] = 2 }", "package-level x"},
		{"field", mutableState, "package p\nvar x = &struct{a int}{}\nfunc f() { (*x).a = 2 }", "package-level x"},
		{"deleted", mutableState, "package p\nvar x = map[int]int{}\nfunc f() { delete(x, 1) }", "package-level x"},
		{"copied over", mutableState, "package p\nvar x = []int{1}\nfunc f() { copy(x[:], x) }", "package-level x"},
		{"ranged", mutableState, "package p\nvar x = 1\nfunc f() { for x = range 3 {} }", "package-level x"},
		{"sent", mutableState, "package p\nvar x = make(chan int, 1)\nfunc f() { x <- 1 }", "package-level x"},
		{"of another", mutableState, "package p\nimport \"example/q\"\nfunc f() { q.X = 1 }", "package-level q"},
		{"embedded", mutableState, "package p\nimport \"embed\"\n//go:embed a\nvar x embed.FS", ""},
		{"no value", mutableState, "package p\nvar x map[int]int", "x has no value"},
		{"lock", mutableState, locks + "var x = sync.Mutex{}", "x is made to change"},
		{"atomic", mutableState, locks + "var x atomic.Int32", "x is made to change"},
		{"table", mutableState, "package p\nvar x, y = []int{1}, f()\nvar _ any = 1\nfunc f() int { return x[0] }", ""},
		{"table by init", mutableState, "package p\nvar x [9]int\nfunc init() { for i := range x { x[i] = i } }", ""},
		{"made late", mutableState, locks + "var x = sync.OnceValue(func() int { return 1 })", ""},
		{"local", mutableState, "package p\nvar x = 1\nfunc f() int { x := x; x++; return x }", ""},
		{"local struct", mutableState, "package p\nvar x = 1\ntype T struct{x int}\nfunc (t *T) f() { t.x = x }", ""},

		{"text in a step", copiedText, "package p\ntype Step struct { Text string }", "Step keeps text"},
		{"bytes in a part", copiedText, "package p\ntype Part struct { Text []byte }", "Part keeps text"},
		{"offsets", copiedText, "package p\ntype Step struct { Text uint8 }\ntype Trace struct { Texts []string }", ""},

		{"else", traceBranches, syntax + "func f(t *syntax.Trace) { if t != nil { g() } else { h() } }", "branches on tracing"},
		{"without", traceBranches, syntax + "func f(t *syntax.Trace) { if t == nil { g(); return } }", "branches on tracing"},
		{"without, value", traceBranches, syntax + "func f(t *syntax.Trace) int { if t == nil { return 1 }; return 2 }", "branches on tracing"},
		{"without, and", traceBranches, syntax + "func f(t *syntax.Trace) { if t == nil && x { return } }", "branches on tracing"},
		{"as a value", traceBranches, syntax + "func f(t *syntax.Trace) { g(t != nil) }", "branches on tracing"},
		{"either", traceBranches, syntax + "func f(t *syntax.Trace) { if t != nil || x { g() } }", "branches on tracing"},
		{"a field", traceBranches, syntax + "type T struct { t *syntax.Trace }\nfunc (x *T) f() { if nil == x.t { g() } }", "branches on tracing"},
		{"a record", traceBranches, syntax + "type T struct { t *syntax.Trace }\nfunc (x *T) f() { if x.t != nil && x.y { g() } }", ""},
		{"a recorder", traceBranches, syntax + "func f(t *syntax.Trace) { if t == nil { return }; t.Add() }", ""},
		{"another nil", traceBranches, syntax + "func f(t *syntax.Trace, err error) { if err == nil { g() } else { h() } }", ""},

		{"no Copy", leakyComponents, vecty + component, "X lacks a method Copy"},
		{"no Copy, dot", leakyComponents, dot + "type X struct { Core }", "X lacks a method Copy"},
		{"no Copy, named", leakyComponents, named + "type X struct { v.Core }", "X lacks a method Copy"},
		{"no Copy, embedded", leakyComponents, vecty + "type Y struct { X }\n" + component + goodCopy, "Y lacks a method Copy"},
		{"Copy keeps", leakyComponents, vecty + component + "func (c *X) Copy() vecty.Component { x := *c; return &x }", "X lacks"},
		{"Copy of another", leakyComponents, vecty + component + strings.ReplaceAll(goodCopy, "*X", "*Z"), "X lacks"},
		{"Copy returns another", leakyComponents, vecty + component + strings.ReplaceAll(goodCopy, "vecty.Component", "*X"), "X lacks"},
		{"good Copy", leakyComponents, vecty + component + goodCopy, ""},
		{"no prop", unsaidProps, vecty + "type X struct {\n vecty.Core\n A int `vecty:\"prop\"`\n B int }", "bad.go:6: X.B lacks the tag"},
		{"props", unsaidProps, vecty + "type X struct {\n vecty.Core\n A int `vecty:\"prop\"` }\ntype Y struct { B int }", ""},
		{"no component", leakyComponents, vecty + "type X struct { c vecty.Core }\ntype Y struct { Core }", ""},

		{"key", noKeys, vecty + "func f() { vecty.Key(1) }", "vecty.Key removes rows"},
		{"key, dot", noKeys, dot + "func f() { Key(1) }", "vecty.Key"},
		{"another key", noKeys, "package p\nfunc f() { x.Key(1) }", ""},
		{"UnsafeHTML", noUnsafeHTML, vecty + "var f = vecty.UnsafeHTML", "vecty.UnsafeHTML turns"},

		{"kept", keptHTML, vecty + "type T struct { h *vecty.HTML }", "a field keeps"},
		{"kept many", keptHTML, vecty + "type T struct { h map[string][]*vecty.HTML }", "a field keeps"},
		{"made", keptHTML, vecty + "type T struct { h func() *vecty.HTML }", ""},
		{"list", keptHTML, vecty + "func (T) Render() vecty.ComponentOrHTML { return vecty.List{} }", "returns a vecty.List"},
		{"list inside", keptHTML, vecty + "func (T) Render() vecty.ComponentOrHTML { return elem.Div(vecty.List{}) }", ""},

		{"prose", literalProse, vecty + "var x = vecty.Text(\"Base URI\")", `the words "Base URI" belong in i18n`},
		{"sign", literalProse, vecty + "var x, y = vecty.Text(\"→\"), vecty.Text(word)", ""},

		{"markup", unsafeWords, "package p\nfunc f() { v.Set(\"innerHTML\", x) }", `"innerHTML" turns`},
		{"eval", unsafeWords, "package p\nfunc f() { v.Call(`eval`, x) }", `"eval" turns`},
		{"text", unsafeWords, "package p\nfunc f() { v.Set(\"textContent\", x) }", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, c.look(parseText(t, c.text)), c.want)
		})
	}
}

const goodCopy = "func (c *X) Copy() vecty.Component { x := *c; x.Core = vecty.Core{}; return &x }\n"

// expect compares the complaints with the one that should be there.
func expect(t *testing.T, lines []string, want string) {
	t.Helper()
	got := strings.Join(lines, "\n")
	if want == "" && got != "" || !strings.Contains(got, want) {
		t.Errorf("the check says %q, want %q", got, want)
	}
}

// TestRulesCanFail tries every rule on a project that breaks it.
func TestRulesCanFail(t *testing.T) {
	for _, c := range []struct{ from, to, never string }{
		{"~/core", "fmt", "1 core is pure"},
		{"~/core/rfc3986", "example/through", "1 core is pure"}, // reaches reflect
		{"~/core", "time", "1 core imports little"},
		{"~/core", "github.com/a/b", "1 core imports little"},
		{"~/web/play", "syscall/js", "2 only wasm imports syscall/js"},
		{"~/web/ui", domPath + "/v2", "2 only wasm imports dom"},
		{"~/web/play", vectyPath + "/elem", "2 only ui and wasm import vecty"},
		{"~/web/play", "net/url", "3 web never inspects URI text"},
		{"~/web/wire", "~/core/rfc1738", "3 web never inspects URI text"},
		{"~/web/ui", "~/core", "4 ui decides nothing"},
		{"~/web/ui", "~/web/i18n", "4 ui decides nothing"},
		{"~/web/i18n", "~/core", "5 i18n never computes"},
		{"~/web/locales", "~/web/page", "5 words are text"},
		{"~/web/play", "~/web/locales", "house: the program fetches its words"},
		{"~/web/lesson", "~/web/play", "house: lessons know the core only"},
		{"~/web/lesson", "~/web/i18n", "house: lessons know the core only"},
		{"~/web/inputs", "~/web/i18n", "house: inputs are data"},
		{"~/core/syntax", "~/core/chars", "house: syntax is the bottom"},
		{"~/core/rfc3986", "~/core/rfc1738", "house: the RFCs share no grammar"},
		{"~/core/rfc3986", "~/core/chars", "house: the RFCs know syntax and internal only"},
		{"~/core/expect", "~/core/chars", "house: expect knows addresses only"},
		{"~/core/beliefs", "~/core/chars", "house: beliefs know addresses only"},
		{"~/web/page", "~/web/i18n", "house: page is plain data"},
		{"~/web/page", "~/core", "house: page is plain data"},
		{"~/web/model", "~/web/view", "house: model knows no view"},
		{"~/web/view", "~/web/play", "house: view knows no session"},
		{"~/web/view/render", "~/web/view/explain", "house: views stand on floors"},
		{"~/web/view/whatif", "~/web/view/documents", "house: views stand on floors"},
		{"~/web/view/render", "~/web/view", "house: views stand on floors"},
		{"~/web/view/more", "~/web/view/whatif", "house: views stand on floors"},
		{"~/web/view", "~/core/rfc3986", "3 web never inspects URI text"},
		{"~/web/play", "~/web/wire", "house: play joins model and view"},
		{"~/web/play", "~/core", "house: play joins model and view"},
		{"~/wasm", "~/web/view", "house: wasm sees no view"},
		{"~/web/ui", "~/web/model", "4 ui decides nothing"},
		{"~/core", "~/internal/vectors", "house: tests and tools are outside"},
		{"~/wasm", "~/tests/chromium", "house: tests and tools are outside"},
		{"~/web/ui", "~/tools/hosting", "house: tests and tools are outside"},
		{"~/tools/hosting", "~/tests/chromium", "house: tools need no tests"},
		{"~/internal/vectors", "~/core", "house: vectors are data"},
		{"~/core/internal/abnf", "~/core/chars", "house: core/internal knows no document"},
		{"~/wasm", "fmt", "house: the wasm stays light"},
		{"~/wasm", "encoding/json", "house: the wasm stays light"},
		{"~/web/ui", "log/slog", "house: the wasm stays light"},
	} {
		from, to := expand(c.from), expand(c.to)
		g := goodGraph()
		g[from].Imports = append(g[from].Imports, to)
		g.fillDeps()
		broken := ""
		for _, r := range allRules(g) {
			if r.never == c.never {
				broken += strings.Join(r.breaches(g), "\n")
			}
		}
		if !strings.Contains(broken, from+" may not depend on") {
			t.Errorf("%s importing %s does not break %q: %q", c.from, c.to, c.never, broken)
		}
	}
}

// The project as it is meant to be breaks no rule.
func TestRulesCanHold(t *testing.T) {
	g := goodGraph()
	g.fillDeps()
	for _, r := range allRules(g) {
		if lines := r.breaches(g); len(lines) > 0 {
			t.Errorf("%s: %q", r.never, lines)
		}
	}
}

func expand(name string) string { return strings.Replace(name, "~", module, 1) }

// goodGraph returns a small graph of packages that breaks no rule.
func goodGraph() graph {
	g := graph{}
	for name, imports := range map[string]string{
		"~/core":               "~/core/syntax ~/core/rfc3986 ~/core/rfc1738 ~/core/chars strings",
		"~/core/chars":         "~/core/syntax",
		"~/core/expect":        "~/core ~/core/rfc3986",
		"~/core/beliefs":       "~/core/expect ~/core/rfc3986",
		"~/core/rfc3986":       "~/core/syntax strings",
		"~/core/rfc1738":       "~/core/syntax",
		"~/core/syntax":        "",
		"~/internal/vectors":   "encoding/json",
		"~/core/internal/abnf": "~/core/syntax",
		"~/web/i18n":           "strings",
		"~/web/inputs":         "",
		"~/web/locales":        "~/web/i18n embed",
		"~/web/lesson":         "",
		"~/web/page":           "",
		"~/web/model":          "~/core ~/core/syntax ~/web/lesson ~/web/i18n ~/web/page",
		"~/web/view":           "~/core ~/core/syntax ~/web/lesson ~/web/i18n ~/web/page ~/web/model ~/web/view/render ~/web/view/whatif",
		"~/web/view/render":    "~/web/page ~/web/model",
		"~/web/view/whatif":    "~/web/view/render",
		"~/web/view/more":      "",
		"~/web/play":           "~/web/page ~/web/model ~/web/view ~/web/i18n",
		"~/web/wire":           "~/core syscall/js",
		"~/web/ui":             "~/web/page " + vectyPath,
		"~/wasm":               "~/web/ui ~/web/play ~/web/model ~/web/page ~/web/wire syscall/js " + vectyPath + " " + domPath + "/v2",
		"~/tools/hosting":      "net/http fmt",
		"strings":              "unicode",
		"example/through":      "reflect",
	} {
		g[expand(name)] = &pkg{ImportPath: expand(name), Imports: strings.Fields(strings.ReplaceAll(imports, "~", module))}
	}
	return g
}

// fillDeps works out Deps, as the go command does.
func (g graph) fillDeps() {
	for _, p := range g {
		seen := map[string]bool{}
		var visit func(name string)
		visit = func(name string) {
			if seen[name] {
				return
			}
			seen[name] = true
			p.Deps = append(p.Deps, name)
			if next := g[name]; next != nil {
				for _, i := range next.Imports {
					visit(i)
				}
			}
		}
		for _, i := range p.Imports {
			visit(i)
		}
	}
}

func TestChain(t *testing.T) {
	g := goodGraph()
	if got, want := g.chain(module+"/web/view", "unicode"), module+"/web/view → "+module+"/core → strings → unicode"; got != want &&
		got != module+"/web/view → "+module+"/web/i18n → strings → unicode" {
		t.Errorf("chain = %s, want %s", got, want)
	}
}

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		pattern, name string
		want          bool
	}{
		{"fmt", "fmt", true}, {"fmt", "fmt/x", false}, {"net/...", "net", true}, {"net/...", "net/http/httptest", true},
		{"net/...", "network", false}, {"~/core/...", module + "/core", true}, {"~/core/...", module + "/core/rfc3986", true},
		{"~/core", module + "/core/syntax", false}, {"~/core/rfc*/...", module + "/core/rfc1630/x", true},
		{"~/core/rfc*/...", module + "/core/chars", false}, {"...", "anything", true},
		{domPath + "/...", domPath + "/v2", true}, {"~/...", module + "x", false},
	} {
		if match(c.pattern, c.name) != c.want {
			t.Errorf("match(%q, %q) = %v", c.pattern, c.name, !c.want)
		}
	}
}

// TestStaticChecksCanFail tries the looks at static files.
func TestStaticChecksCanFail(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a.js", "x\ny.innerHTML = z", "a.js:2: .innerHTML turns"},
		{"a.js", "y['outerHTML'] = z", "outerHTML"},
		{"a.js", "y.insertAdjacentHTML('x', z)", ".insertAdjacentHTML"},
		{"a.js", "document.write(x)", "document.write"},
		{"a.js", "document . writeln(x)", "writeln"},
		{"a.js", "new Function('x')", "new Function"},
		{"a.js", "eval (x)", "eval ("},
		{"a.js", "setTimeout('x()', 1)", "setTimeout('"},
		{"sub/a.js", "frame.srcdoc = x", "sub/a.js:1"},
		{"a.js", "// no innerHTML, no eval\nmedieval(x); setTimeout(f, 1); y.textContent = z", ""},
		{"gen/a.js", "eval(x)", ""},
		{"a.html", "<p>\n<script type=module>\nif (a<b) x()\n</script>", "a.html:2: <script type=module> turns"},
		{"a.html", "<style>p{}</style>", "<style"},
		{"a.html", `<p style="x">`, "style="},
		{"a.html", `<p onclick="x">`, "onclick="},
		{"a.html", `<a href="javascript:x">`, "javascript:"},
		{"a.html", `<script type="module" src="a.js"></script><script type="application/json">{}</script><p class="on">`, ""},
		{"a.css", "style=", ""},
	} {
		lines, err := unsafeFiles(fstest.MapFS{c.name: {Data: []byte(c.text)}})
		if err != nil {
			t.Fatal(err)
		}
		t.Run(c.name+" "+c.text, func(t *testing.T) { expect(t, lines, c.want) })
	}
	lines, err := foreignFiles(fstest.MapFS{"x/a.go": {}, "a.js": {}})
	if err != nil {
		t.Fatal(err)
	}
	expect(t, lines, "x/a.go: Go source")
}
