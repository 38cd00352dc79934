package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/i18n"
	"uriplayground/web/view"
)

// Every fault of every dialect is a sentence in each language: no key shows
// through, and no placeholder stays.
func TestFaultsAreSentences(t *testing.T) {
	for _, lang := range i18n.Languages() {
		words := i18n.For(lang)
		for text := range goldenTexts {
			for _, d := range []core.Dialect{core.RFC3986, core.RFC1738} {
				a := core.Parse(text, d)
				for _, f := range a.Faults {
					message := view.FaultMessage(words, f, text)
					if strings.Contains(message, "in."+f.Rule.Key) || strings.Contains(message, "fault.") || !strings.HasSuffix(message, ".") {
						t.Errorf("%s: %s at %s (%s): %q", lang, f.Code, f.Rule.Key, text, message)
					}
				}
			}
		}
	}
}

// goldenTexts are the texts whose faults the golden files hold, and the invalid
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
	words := i18n.For("en")
	for d, want := range map[core.Dialect]string{core.RFC3986: "A space is not allowed in a URI.", core.RFC1738: "A space is unsafe: it may disappear"} {
		a := core.Parse("http://h/a b", d)
		if got := view.FaultMessage(words, a.Faults[0], a.Text); !strings.HasPrefix(got, want) {
			t.Errorf("%v: %q", d, got)
		}
	}
}
