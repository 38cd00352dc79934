package expect_test

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/expect"
)

//go:embed testdata/expectations.jsonl
var expectations string

// thread is what somebody expected in public, and its cause as it was read.
type thread struct {
	Address, Base, Ref, Expected, Actual, Starts, Verdict, Folder string
	Also                                                          []string
}

func threads(t *testing.T) (list []thread) {
	for line := range strings.Lines(expectations) {
		var x thread
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatal(err)
		}
		list = append(list, x)
	}
	return list
}

var causes = map[string]string{
	"other.colon-is-path": "colon", "other.www-makes-host": "host", "other.port-makes-host": "host", "other.fragment-ignores-base": "page-not-base",
	"other.slashes-collapse": "slashes", "other.query-kept": "query-kept", "other.fragment-kept": "fragment-kept",
	"other.slashslash-is-slash": "one-slash", "other.one-slash-scheme": "scheme-slashes",
}

func (x *thread) causes() (list []string) {
	for _, c := range append([]string{x.Starts}, x.Also...) {
		if cause, found := causes[c]; found {
			c = cause
		}
		c = strings.TrimPrefix(c, "start.")
		if strings.HasPrefix(c, "above") && c != "above-slash" {
			c = "parent"
		}
		list = append(list, c)
	}
	switch x.Verdict {
	case "near":
		list = append(list, "near")
	case "none":
		list = append(list, "words")
	}
	return list
}

func TestScratch(t *testing.T) {
	for i, x := range threads(t) {
		a := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: x.Expected, Went: x.Actual})
		want := "follows"
		if x.Verdict == "expectation is the rule" {
			want = "is-rule"
			p := a.Program
			ok := a.Verdict.String() == want
			t.Logf("%3d %v %s | program %s %s (want %s %v) | %s + %s = %s", i, ok, a.Verdict, p.Rule, p.Start, x.Folder, x.Also, x.Base, x.Ref, x.Actual)
			continue
		}
		var got []string
		for _, e := range a.Explanations {
			got = append(got, e.Rule.String())
		}
		e := expect.Explanation{}
		if len(a.Explanations) > 0 {
			e = a.Explanations[0]
		}
		ok := slices.Contains(x.causes(), e.Rule.String())
		part := ""
		if e.Parts != nil {
			part = e.Parts.Key
		}
		t.Logf("%3d %v %s %v start %s read %q loose %b (want %v %s) | %s + %s = %s write %s both %s page %v set %v [%s|%s|%s] %s", i, ok, a.Verdict, got, e.Start, e.Read, e.Loose, x.causes(), x.Folder, x.Base, x.Ref, x.Expected, e.Write, e.WriteBoth, e.Page, e.Setting,
			e.InTarget.In(a.Target), e.InWanted.In(e.Wanted), e.InRef.In(x.Ref), part)
	}
}
