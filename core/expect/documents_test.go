package expect_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/expect"
)

// Each row is a question about a link that a document resolves, and its answer: the verdict, the documents
// that lead to the address, the folder from which it follows, and what to write.
var documentAnswers = []struct {
	by                        core.Dialect
	base, ref, expected, want string
}{
	// What another document says.
	{core.URL, "http://a/b/c/d", `..\g h`, "http://a/b/g%20h", `is-rule http://a/b/g%20h url: `},
	{core.URL, "http://a/b/c/d", `..\g h`, `http://a/b/c/..\g h`, `follows http://a/b/c/..\g h rfc3986 rfc2396 rfc1808 rfc1630: `},
	{core.URL, "http://a/b/c/d", `..\g h`, `/b/c/..\g h`, `follows http://a/b/c/..\g h rfc3986 rfc2396 rfc1808 rfc1630: `},
	{core.URL, "http://a/b/c/d", `..\g h`, `…/c/..\g h`, `follows http://a/b/c/..\g h rfc3986 rfc2396 rfc1808 rfc1630: `},
	{core.RFC2396, "http://a/b/c/d;p?q", "../../../g", "http://a/g", "follows http://a/g rfc3986 url: /g"},
	{core.RFC2396, "http://a/b/c/d;p?q", "../../../g", "/g", "follows http://a/g rfc3986 url: /g"},
	{core.RFC2396, "http://a/b/c/d;p?q", "../../../g", "http://a/../g", "is-rule http://a/../g rfc2396 rfc1808 rfc1630: "},
	{core.URL, "http://a/b/c/d;p?q", "../../../g", "http://a/../g", "follows http://a/../g rfc2396 rfc1808 rfc1630: "},
	{core.URL, "http://a/b/c/d;p?q", "../../../g", "/../g", "follows http://a/../g rfc2396 rfc1808 rfc1630: "},
	{core.RFC2396, "http://a/b/c/d;p?q", "?y", "http://a/b/c/d;p?y", "follows http://a/b/c/d;p?y rfc3986 url rfc1808: d;p?y"},
	{core.RFC1808, "http://a/b/c/d;p?q", "?y", "http://a/b/c/?y", "follows http://a/b/c/?y rfc2396 rfc1630: .?y"},
	{core.RFC1630, "http://a/b/c/d;p?q", "?y", "http://a/b/c/d;p?y", "follows http://a/b/c/d;p?y rfc3986 url rfc1808: d;p?y"},
	{core.URL, "http://a/b", "http:g", "http:g", "follows http:g rfc3986 rfc2396 rfc1808 rfc1630: "},
	{core.URL, "http://a", "http://[", "http://[", "follows http://[ rfc3986 rfc2396 rfc1808 rfc1630: "},
	// What no document says, but follows from another folder.
	{core.URL, "https://h/docs/guide", "intro", "https://h/docs/guide/intro", "follows https://h/docs/guide/intro: guide/intro page"},
	{core.URL, "https://h/docs/guide", "intro", "…/guide/intro", "follows https://h/docs/guide/intro: guide/intro page"},
	{core.RFC2396, "https://h/v3", "/users", "/v3/users", "follows https://h/v3/users: v3/users below"},
	{core.RFC1808, "https://h/a/b/c/d", "x", "/b/y", "no-folder https://h/b/y: /b/y"},
	// What is not sure, or cannot be read.
	{core.URL, "https://h/docs/", "a", "…/a", "unsure https://h/docs/a rfc3986 url rfc2396 rfc1808 rfc1630: "},
	{core.URL, "https://h/docs/", "a", "HTTPS://H/docs/a", "is-rule https://h/docs/a rfc3986 url rfc2396 rfc1808 rfc1630: "},
	{core.URL, "https://h/docs/", "a", "…/zz", "incomplete : "},
	{core.URL, "https://h/docs/", "a", "", "unasked : "},
	{core.URL, "docs/", "a", "/a", "no-target : "},
}

func TestDocumentAnswers(t *testing.T) {
	for _, c := range documentAnswers {
		q := expect.Question{Base: c.base, Ref: c.ref, Expected: c.expected}
		a := expect.ExplainBy(q, expect.Document{Dialect: c.by})
		got := a.Verdict.String() + " " + a.Wanted
		for _, d := range a.Documents {
			got += " " + d.String()
		}
		got += ": " + a.Write
		for _, x := range a.Explanations {
			got += " " + x.Assumption.String()
		}
		if got != c.want {
			t.Errorf("%s, %q, %q, expected %q:\n %s, not\n %s", c.by, c.base, c.ref, c.expected, got, c.want)
		}
		checkDocument(t, q, expect.Document{Dialect: c.by})
	}
}

// checkDocument: whatever an answer claims or advises is so by the document.
func checkDocument(t *testing.T, q expect.Question, by expect.Document) {
	t.Helper()
	a := expect.ExplainBy(q, by)
	name := fmt.Sprintf("%s, %q", by.Dialect, q)
	leads := func(base, ref string) bool {
		target, ok := core.TargetBy(base, ref, by.Dialect, by.Options, nil)
		return ok && target == a.Wanted
	}
	for _, d := range core.Dialects() {
		o := core.Options{}
		if d == by.Dialect {
			o = by.Options
		}
		target, ok := core.TargetBy(q.Base, q.Ref, d, o, nil)
		if gives := slices.Contains(a.Documents, d); a.Wanted != "" && gives != (ok && target == a.Wanted) {
			t.Errorf("%s: %q by %s is %q", name, a.Wanted, d, target)
		}
	}
	if own := leads(q.Base, q.Ref); own != (a.Verdict == expect.IsRule || a.Verdict == expect.Unsure) {
		t.Errorf("%s: %s", name, a.Verdict)
	}
	if a.Write != "" && !leads(q.Base, a.Write) {
		t.Errorf("%s: %q does not lead to %q", name, a.Write, a.Wanted)
	}
	if (a.Verdict == expect.Follows) != (a.Explanations != nil || a.Documents != nil && !slices.Contains(a.Documents, by.Dialect)) {
		t.Errorf("%s: %s with %d explanations", name, a.Verdict, len(a.Explanations))
	}
	for _, x := range a.Explanations {
		if !leads(x.Start, x.RefAsRead) || x.Write != "" && !leads(q.Base, x.Write) || x.WriteBoth != "" && !leads(q.Base, x.WriteBoth) {
			t.Errorf("%s: not by %s", name, x.Assumption)
		}
		for _, fix := range append(x.PageFixes, x.SettingFixes...) {
			if !leads(fix.Base, fix.Ref) {
				t.Errorf("%s: not by %s", name, fix.Kind)
			}
		}
	}
}

func TestRandomDocumentQuestions(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	folders, documents := 0, 0
	for range 1000 {
		q := expect.Question{Base: pick(random, starts) + randomText(random), Ref: randomText(random), Expected: pick(random, starts) + randomText(random)}
		for _, d := range core.Dialects() {
			if !d.Resolves() {
				continue
			}
			by := expect.Document{Dialect: d, Options: core.Options{LiteralRule: random.IntN(2) == 0}}
			checkDocument(t, q, by)
			for _, q.Expected = range append(expect.OfferBy(q, by), strings.TrimPrefix(q.Expected, "http://h")) {
				checkDocument(t, q, by)
				switch a := expect.ExplainBy(q, by); {
				case a.Documents != nil:
					documents++
				case a.Explanations != nil:
					folders++
				}
			}
		}
		if t.Failed() {
			return
		}
	}
	if folders < 500 || documents < 500 {
		t.Errorf("%d by a folder, %d by a document", folders, documents)
	}
}

// What other documents say is offered before the folders, and never what the document says itself.
func TestOfferBy(t *testing.T) {
	for _, c := range []struct {
		by        core.Dialect
		base, ref string
		want      string
	}{
		{core.URL, "http://a/b/c/d", `..\g`, `http://a/b/c/..\g`},
		{core.RFC2396, "http://a/b/c/d;p?q", "../../../g", "http://a/g"},
		{core.RFC1808, "https://h/docs/guide", "intro", "https://h/docs/guide/intro"},
	} {
		q := expect.Question{Base: c.base, Ref: c.ref}
		own, _ := core.Target(c.base, c.ref, c.by, core.Options{})
		if got := expect.OfferBy(q, expect.Document{Dialect: c.by}); len(got) == 0 || len(got) > 3 || got[0] != c.want || slices.Contains(got, own) {
			t.Errorf("%s, %q + %q: offers %q", c.by, c.base, c.ref, got)
		}
	}
}
