package relativize_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// Candidates with every reason why one works or not, and the errors.
func TestGoldenRelativize(t *testing.T) {
	const example = "http://a/b/c/d;p?q"
	var out strings.Builder
	for _, c := range []struct{ base, target string }{
		{example, "http://a/b/c/d;p?q"},
		{example, "http://a/b/c/d;p?q#s"},
		{example, "http://a/b/c/d;p?y"},
		{example, "http://a/b/c/d;p"},
		{example, "http://a/b/c/g?y#s"},
		{example, "http://a/b/c/"},
		{example, "http://a/b/"},
		{example, "http://a/b/g"},
		{example, "http://a/b/c/g:h"},
		{example, "http://a/b/c//g"},
		{example, "http://a//g"},
		{example, "http://a"},
		{example, "http://b/b/c/g"},
		{example, "https://a/b/c/g"},
		{example, "http://a/b/../g"},
		{"http://a/b/../c", "http://a/b/../c?y"},
		{"mailto:a@b", "mailto:c@d"},
		{"urn:a/b", "urn:c:d"},
		{"f:/a", "f:/.//g"},
		{"//a/b", "http://a/b"},
		{example, "//a/b"},
	} {
		base, target := rfc3986.Split(c.base), rfc3986.Split(c.target)
		ref, err := relativize.Relativize(base, target)
		fmt.Fprintf(&out, "# %q from %q by %q\n", c.target, c.base, ref)
		for _, c := range relativize.Candidates(base, target) {
			writeCandidate(&out, c)
		}
		if e, ok := err.(*rfc3986.SyntaxError); ok {
			dialecttest.WriteFaults(&out, e.Text, e.Faults)
			continue
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "relativize.txt", out.String())
}

// writeCandidate writes two lines: the candidate as its kind, and the reason.
func writeCandidate(out *strings.Builder, c relativize.Candidate) {
	verdict := "works"
	if !c.Works {
		verdict = "no"
	}
	fmt.Fprintf(out, "§%-5s %-17s %q  %s\n", c.Kind.Section, c.Kind.Key, c.Text, verdict)
	fmt.Fprintf(out, "§%-5s %-17s   | %s\n", c.Rule.Section, c.Rule.Key, c.Rule.Name)
}

// Every rule of the package occurs in a golden file.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 2, vectors.Goldens())
	for _, rule := range relativize.Rules() {
		if !seen["§"+rule.Section+" "+rule.Key] {
			t.Errorf("no golden line for §%s %s", rule.Section, rule.Key)
		}
	}
}

func TestRules(t *testing.T) { dialecttest.Rules(t, 3986, relativize.Rules()) }
