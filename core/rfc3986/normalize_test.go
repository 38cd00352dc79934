package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

var allLevels = []rfc3986.Level{
	rfc3986.LevelCase, rfc3986.LevelPercent, rfc3986.LevelDot, rfc3986.LevelSyntax, rfc3986.LevelScheme,
}

// levelInVectors returns the level as the vectors spell it.
func levelInVectors(t *testing.T, name string) rfc3986.Level {
	t.Helper()
	if name == "all-syntax" {
		return rfc3986.LevelSyntax
	}
	level, ok := rfc3986.LevelNamed(name)
	if !ok {
		t.Fatalf("no level is called %q", name)
	}
	return level
}

// RFC 3986 §6.2: the vectors of normalize.json.
func TestNormalize(t *testing.T) {
	for _, c := range vectors.Normalize() {
		checkNormalForm(t, c.Input, levelInVectors(t, c.Level), c.Output, c.Source)
		checkNormalize(t, c.Input)
		checkNormalize(t, c.Output)
	}
}

func checkNormalForm(t *testing.T, input string, level rfc3986.Level, want, source string) {
	t.Helper()
	if got := normalized(input, level); got != want {
		t.Errorf("%q normalized to %q at the level %s, want %q (%s)", input, got, level, want, source)
	}
}

func normalized(text string, level rfc3986.Level) string {
	return string(rfc3986.AppendNormalize(nil, rfc3986.Split(text), level))
}

// RFC 3986 §6.2.3 and the decisions that it leaves to the schemes.
func TestNormalizeByScheme(t *testing.T) {
	for _, row := range []struct{ input, want, why string }{
		{"http://h", "http://h/", "§6.2.3"},
		{"http://h?q", "http://h/?q", "§6.2.3"},
		{"HTTP://h:80#f", "http://h/#f", "§6.2.3"},
		{"http://h:", "http://h/", "§6.2.3"},
		{"http://h:080/", "http://h:080/", "the same number, but not the same text"},
		{"http://h:443/", "http://h:443/", "not the default of this scheme"},
		{"https://h:443", "https://h/", "RFC 9110 §4.2.2"},
		{"ws://h:80", "ws://h/", "RFC 6455 §3"},
		{"wss://h:443", "wss://h/", "RFC 6455 §3"},
		{"ftp://h:21", "ftp://h/", "RFC 1738 §3.2.2"},
		{"gopher://h:70", "gopher://h", "RFC 1738 §3.4"},
		{"nntp://h:119/g", "nntp://h/g", "RFC 1738 §3.7"},
		{"telnet://h:23", "telnet://h", "RFC 1738 §3.8"},
		{"wais://h:210/d", "wais://h/d", "RFC 1738 §3.9"},
		{"prospero://h:1525/p", "prospero://h/p", "RFC 1738 §3.11"},
		{"x://h:80", "x://h:80", "no rules are known of x"},
		{"x://h:", "x://h:", "no rules are known of x"},
		{"//h:80", "//h:80", "no scheme"},
		{"http:", "http:", "no authority"},
		{"http://", "http:///", "an empty authority is one"},
		{"http://u@:80/", "http://u@/", "§6.2.3"},
		{"http://[::1]:80/", "http://[::1]/", "§6.2.3"},
		{"http://h/?", "http://h/?", "§6.2.3: delimiters stay"},
		{"http://h/#", "http://h/#", "§6.2.3: delimiters stay"},
		{"http://@h/", "http://@h/", "§6.2.3: delimiters stay"},
		{"http://a:b:80/", "http://a:b:80/", "b would become the port"},
		{"file:/a", "file:///a", "RFC 8089 §2"},
		{"file://localhost/a", "file:///a", "RFC 1738 §3.10"},
		{"file://L%6Fcal%48ost/a", "file:///a", "RFC 1738 §3.10 with §6.2.2"},
		{"file://localhost", "file://", "RFC 1738 §3.10"},
		{"file:", "file://", "no authority"},
		{"file:?q", "file://?q", "no authority"},
		{"file:a", "file:a", "a would become the authority"},
		{"file:a/../b", "file:///b", "§5.2.4 makes the path absolute"},
		{"file:/.//b", "file:////b", "with an authority nothing has to be guarded"},
		{"file://u@localhost/a", "file://u@localhost/a", "§6.2.3: with userinfo the host has to be given"},
		{"file://localhost:/a", "file://localhost:/a", "§6.2.3: file has no port"},
		{"file://h/a", "file://h/a", "another host"},
		{"mailto:Joe@Example.COM", "mailto:Joe@example.com", "§6.2.3"},
		{"mailto:A@B,C@D?to=E@F", "mailto:A@b,C@d?to=E@F", "RFC 6068 §2"},
		{"mailto:%22A@B%22@C%2d%44%3a", "mailto:%22A@B%22@c-d%3A", "the domain follows the last @"},
		{"mailto:A", "mailto:A", "no domain"},
		{"mailto://A@B", "mailto://A@b", "an authority is not a list of addresses"},
	} {
		checkNormalForm(t, row.input, rfc3986.LevelScheme, row.want, row.why)
		checkNormalize(t, row.input)
	}
}

// §3.3: what §5.2.4 leaves must not be read as an authority.
func TestNormalizeHazards(t *testing.T) {
	for _, c := range vectors.Hazards().Normalize {
		level := levelInVectors(t, c.Level)
		unguarded := literalSplit(c.Input)
		if level == rfc3986.LevelSyntax {
			unguarded = normalizeCase(normalizePercent(unguarded))
		}
		unguarded = normalizeDots(unguarded)
		if got := unguarded.recompose(); got != c.LiteralString {
			t.Errorf("%q read literally is %q, want %q", c.Input, got, c.LiteralString)
		}
		checkNormalForm(t, c.Input, level, unguarded.guarded().recompose(), "guarded")
		checkNormalize(t, c.Input)
	}
}

// What no vector says: a "%" that begins no triplet, and dots of a relative
// reference.
func TestNormalizeOddities(t *testing.T) {
	for _, row := range []struct {
		input string
		level rfc3986.Level
		want  string
	}{
		{"x:%%34%31", rfc3986.LevelPercent, "x:%%341"},
		{"x:%4%41%41", rfc3986.LevelPercent, "x:%4%41A"},
		{"x:%G%41", rfc3986.LevelPercent, "x:%GA"},
		{"x:%", rfc3986.LevelScheme, "x:%"},
		{"%41:b", rfc3986.LevelScheme, "%41:b"},
		{"A%4a:b", rfc3986.LevelCase, "a%4a:b"},
		{"//h:%41", rfc3986.LevelScheme, "//h:%41"},
		{"//[%4a%41G]", rfc3986.LevelScheme, "//[%4A%41g]"},
		{"//[V1.A]", rfc3986.LevelScheme, "//[v1.a]"},
		{"a/../%2e%2E/B%3a", rfc3986.LevelScheme, "a/../../B%3A"},
		{"//H/a/..", rfc3986.LevelScheme, "//h/a/.."},
		{"x:/a/%2e%2e/..", rfc3986.LevelDot, "x:/a/"},
		{"x:/a/%2e%2e/..", rfc3986.LevelSyntax, "x:/"},
		{"x:/.//%41", rfc3986.LevelSyntax, "x:/.//A"},
		{"x:/.//%2e/a", rfc3986.LevelSyntax, "x:/.//a"},
		{"x:.//%2e/a", rfc3986.LevelSyntax, "x:/a"},
		{"é:É", rfc3986.LevelScheme, "é:É"},
	} {
		checkNormalForm(t, row.input, row.level, row.want, "oddity")
		checkNormalize(t, row.input)
	}
}

// checkNormalize compares the fast code with the literal one on every level,
// and holds it to its promises.
func checkNormalize(t *testing.T, s string) {
	r := rfc3986.Split(s)
	for _, level := range allLevels {
		c := literalNormalize(s, level)
		want := c.recompose()
		const before = "HTTP://h:80/../%41//.." // must neither change nor matter
		if got := string(rfc3986.AppendNormalize([]byte(before), r, level)); got != before+want {
			t.Errorf("%q at the level %s: %q, want %q", s, level, got[len(before):], want)
		}
		if got := rfc3986.Normalize(r, level, nil); got != want {
			t.Errorf("%q at the level %s: Normalize gives %q, want %q", s, level, got, want)
		}
		checkNormalTrace(t, r, level, want)
		checkNormalComponents(t, r, rfc3986.Split(want), c)
		if again := normalized(want, level); again != want {
			t.Errorf("%q at the level %s: %q, and again %q", s, level, want, again)
		}
	}
	checkConfluence(t, s)
}

// checkNormalComponents: the normal form is made of the components that were
// normalized, is of the same kind and is valid if the reference was.
func checkNormalComponents(t *testing.T, from, to rfc3986.Reference, want fiveComponents) {
	if got := components(to); got != want {
		t.Errorf("%q gives %q with the components %v, want %v", from, to, got, want)
	}
	if from.Kind() != to.Kind() {
		t.Errorf("%q is %s, but its normal form %q is %s", from, from.Kind().Name, to, to.Kind().Name)
	}
	if from.Valid() && !to.Valid() {
		t.Errorf("%q is valid, but its normal form %q is not", from, to)
	}
}

// checkConfluence: lower rungs first change nothing.
func checkConfluence(t *testing.T, s string) {
	cased, decoded := normalized(s, rfc3986.LevelCase), normalized(s, rfc3986.LevelPercent)
	whole := normalized(s, rfc3986.LevelSyntax)
	for _, row := range []struct {
		name  string
		first string
		level rfc3986.Level
	}{
		{"case, then syntax", cased, rfc3986.LevelSyntax},
		{"percent, then syntax", decoded, rfc3986.LevelSyntax},
		{"percent, case, then dot", normalized(decoded, rfc3986.LevelCase), rfc3986.LevelDot},
	} {
		if got := normalized(row.first, row.level); got != whole {
			t.Errorf("%q: %s gives %q, want %q", s, row.name, got, whole)
		}
	}
	want := normalized(s, rfc3986.LevelScheme)
	for _, first := range []string{cased, decoded, whole} {
		if got := normalized(first, rfc3986.LevelScheme); got != want {
			t.Errorf("%q, then %q, gives %q, want %q", s, first, got, want)
		}
	}
}

// checkNormalTrace: the trace ends with the normal form; each step is a change
// by a rule of its rung, and what no step takes stays.
func checkNormalTrace(t *testing.T, r rfc3986.Reference, level rfc3986.Level, want string) {
	var trace syntax.Trace
	if got := rfc3986.Normalize(r, level, &trace); got != want {
		t.Errorf("%q at the level %s: traced %q, want %q", r, level, got, want)
	}
	if len(trace.Texts) != rfc3986.TextNormal+1 || trace.Texts[rfc3986.TextInput] != r.String() || trace.Texts[rfc3986.TextNormal] != want {
		t.Errorf("%q at the level %s: texts %q", r, level, trace.Texts)
		return
	}
	for text := range trace.Texts[:rfc3986.TextNormal] {
		checkRung(t, &trace, uint8(text))
	}
}

func checkRung(t *testing.T, trace *syntax.Trace, text uint8) {
	before, after := trace.Texts[text], trace.Texts[text+1]
	gone, made := make([]bool, len(before)), make([]bool, len(after))
	for _, s := range trace.Steps {
		if s.Text != text || !s.Yes {
			continue
		}
		if s.From.In(before) == s.To.In(after) {
			t.Errorf("%q to %q: %s changes nothing: %q", before, after, s.Rule.Key, s.From.In(before))
		}
		mark(gone, s.From)
		mark(made, s.To)
	}
	if a, b := unmarked(before, gone), unmarked(after, made); a != b {
		t.Errorf("%q to %q: %q is not told, it is %q", before, after, a, b)
	}
}

func mark(marks []bool, s syntax.Span) {
	for i := s.Start; i < s.End; i++ {
		marks[i] = true
	}
}

func unmarked(text string, marks []bool) string {
	var rest []byte
	for i := range len(text) {
		if !marks[i] {
			rest = append(rest, text[i])
		}
	}
	return string(rest)
}
