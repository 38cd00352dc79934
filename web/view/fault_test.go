package view_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/view/render"
)

// Every fault of every dialect is a sentence in each language: no key shows
// through, and no placeholder stays. A cell of a table says what a document lacks.
func TestFaultsAreSentences(t *testing.T) {
	for text := range goldenTexts {
		for _, d := range dialects {
			wantSentences(t, text, core.Parse(text, d).Faults...)
		}
	}
}

// Those of an operation are sentences, too.
func TestFaultsOfOperationsAreSentences(t *testing.T) {
	seen := map[syntax.Code]bool{}
	for _, ref := range []string{"", "#", "x", "//h", ".//x", "..//x", "?"} {
		for _, base := range []string{"", "a/b", "#f", "x:/a/b", "x:y", "http://a#f", "mailto:a@b", "http://[/", "//h/a"} {
			for _, d := range dialects {
				r := core.Resolve(base, ref, d, core.Options{})
				texts := [...]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
				for _, f := range r.Faults {
					seen[f.Code] = true
					wantSentences(t, texts[f.Text], f.Fault)
				}
			}
		}
	}
	for _, text := range []string{"x:/.//y", "x:/a/..//y", "a/b", "http://a/%zz", ""} {
		n := core.Normalize(text, core.RFC3986, core.LevelScheme)
		for _, f := range n.Faults {
			seen[f.Code] = true
			in := text
			if f.Code == syntax.AuthorityInvented {
				in = n.Output
			}
			wantSentences(t, in, f)
		}
	}
	if !seen[syntax.AuthorityInvented] || len(seen) < 5 {
		t.Errorf("only %v were made", seen)
	}
	words := builtIn.For("en")
	r := core.Resolve("x:/a/b", "..//c", core.RFC3986, core.Options{})
	if message := render.FaultMessage(words, r.Faults[0].Fault, r.Target.Text); !strings.Contains(message, " "+r.Literal+",") {
		t.Errorf("%q does not say %q", message, r.Literal)
	}
}

var dialects = []core.Dialect{core.RFC1630, core.RFC1738, core.RFC1808, core.RFC2396, core.RFC3986, core.URL}

var placeholder = regexp.MustCompile(`\{[a-z]+\}`)

// wantSentences checks that what is said of faults of a text is a sentence.
func wantSentences(t *testing.T, text string, faults ...syntax.Fault) {
	t.Helper()
	for _, lang := range locales.Languages() {
		words := builtIn.For(lang)
		for _, f := range faults {
			message := render.FaultMessage(words, f, text)
			if strings.Contains(message, "in."+f.Rule.Key) || strings.Contains(message, "fault.") || !strings.HasSuffix(message, ".") && f.Code != syntax.NotInDialect || placeholder.MatchString(message) && !strings.Contains(text, "{") {
				t.Errorf("%s: %s at %s (%s): %q", lang, f.Code, f.Rule.Key, text, message)
			}
		}
	}
}

// goldenTexts returns the texts whose faults the golden files contain, and the invalid
// ones among the vectors.
func goldenTexts(yield func(string) bool) {
	for _, c := range vectors.RFC1738() {
		if !c.Valid && !yield(c.Input) {
			return
		}
	}
	for line := range strings.Lines(vectors.Golden("rfc1738_faults.txt") + vectors.Golden("faults.txt")) {
		quoted, ok := strings.CutPrefix(line, "# ")
		if at := strings.LastIndex(quoted, " first bad"); ok && at >= 0 && !yield(unquote(quoted[:at])) {
			return
		}
	}
}

func unquote(quoted string) string {
	text, err := strconv.Unquote(quoted)
	if err != nil {
		panic(err)
	}
	return text
}

// An older document has words of its own where its reason differs.
func TestOlderReasons(t *testing.T) {
	words := builtIn.For("en")
	for d, want := range map[core.Dialect]string{core.RFC3986: "A space is not allowed in a URI.", core.RFC1738: "A space is unsafe: it may disappear"} {
		a := core.Parse("http://h/a b", d)
		if got := render.FaultMessage(words, a.Faults[0], a.Text); !strings.HasPrefix(got, want) {
			t.Errorf("%v: %q", d, got)
		}
	}
}
