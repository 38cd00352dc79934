package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core/expect"
)

// Each row is a question and its answer: the rule, from where what the link says leads to
// what was expected, the line that parts both, what to write, and what differs.
var answers = []struct{ base, ref, expected, want string }{
	// A link that starts elsewhere.
	{"http://h/docs/guide", "intro", "http://h/docs/guide/intro", "page http://h/docs/guide/ intro, m-base, guide/intro, /docs/guide/intro: [] [/guide]"},
	{"http://h/docs/guide/", "intro", "http://h/docs/intro", "above-slash http://h/docs/ intro, m-base, ../intro, /docs/intro: [/guide] []"},
	{"http://h/docs/", "img/a.png", "http://h/img/a.png", "above-slash http://h/ img/a.png, m-base, ../img/a.png, /img/a.png: [/docs] []; root http://h/ img/a.png, m-base, /img/a.png, /img/a.png: [/docs] []"},
	{"http://h/a/b/c/", "x", "http://h/x", "root http://h/ x, m-base, /x, /x: [/a/b/c] []"},
	{"http://h/a/b/c/d", "x", "http://h/a/x", "project http://h/a/ x, m-base, ../../x, /a/x: [/b/c] []"},
	{"http://h/a/b/c/d", "x", "http://h/a/b/x", "parent 1 http://h/a/b/ x, m-base, ../x, /a/b/x: [/c] []"},
	{"http://h/a/b/c/d/", "../x", "http://h/a/x", "parent 2 http://h/a/b/ ../x, m-base, ../../../x, /a/x: [/b/c] []"},
	{"http://h/api/v1", "/users", "http://h/api/v1/users", "below http://h/api/v1/ users, t-if-path-slash, v1/users, /api/v1/users: [] [/api/v1]"},
	{"http://h/p/a/b.html", "/x", "http://h/p/x", "below http://h/p/ x, t-if-path-slash, ../x, /p/x: [] [/p]"},
	{"http://h/p/", "/tag:x", "http://h/p/tag:x", "below http://h/p/ ./tag:x, t-if-path-slash, ./tag:x, /p/tag:x: [] [/p]"},
	{"http://h/p/", "/", "http://h/p/", "below http://h/p/ ./, t-if-path-slash, ., /p/: [] [/p]"},
	{"http://h/a", "x", "http://h/b/x", "unnamed http://h/b/ x, m-base, b/x, /b/x: [] [/b]"},
	{"http://h/a", "../x", "http://h/b/c/x", "unnamed 1 http://h/b/c/ ../x, m-base, b/c/x, /b/c/x: [] [/b/c]"},
	{"http://h/a", "x", "http://i/x", "unnamed http://i/ x, t-base-authority, http://i/x, http://i/x: [//h] [//i]"},
	{"https://pypi.example/p/", "docs/a.md", "https://github.com/o/r/blob/main/docs/a.md", "forge https://github.com/o/r/blob/main/ docs/a.md, m-base, https://github.com/o/r/blob/main/docs/a.md, https://github.com/o/r/blob/main/docs/a.md: [//pypi.example/p] [//github.com/o/r/blob/main]"},
	{"http://h/", "#top", "http://h/a/b#top", "page-not-base http://h/a/b #top, t-empty-path, a/b#top, a/b#top: [/] [/a/b]"},

	// A link that is read otherwise.
	{"http://h/a/", "values:get", "http://h/a/values:get", "colon http://h/a/ ./values:get, t-if-scheme, ./values:get, /a/values:get: [values:get] [http://h/a/values:get]"},
	{"http://h/a/", "www.b.example/c", "https://www.b.example/c", "host http://h/a/ https://www.b.example/c, t-if-scheme, https://www.b.example/c, https://www.b.example/c: [http://h/a/www.b.example] [https://www.b.example]"},
	{"http://h/a/", "localhost:8080", "localhost:8080", "host http://h/a/ http://localhost:8080, t-scheme-scheme, http://localhost:8080/, http://localhost:8080/: [localhost:8080] [http://localhost:8080/]"},
	{"http://h/a", "//x/y", "http://h/x/y", "one-slash http://h/a /x/y, t-if-authority, x/y, /x/y: [//x] [//h/x]"},
	{"http://h/a", "https:/i/y", "https://i/y", "scheme-slashes http://h/a https://i/y, t-scheme-authority, https://i/y, https://i/y: [/i] [//i]"},
	{"http://h/", "/https://i/y", "https://i/y", "address-inside http://h/ https://i/y, t-if-scheme, https://i/y, https://i/y: [http://h/https://i] [https://i]"},
	{"http://h/a/", "http:b", "http://h/a/b", "same-scheme http://h/a/ b, t-if-scheme, b, /a/b: [b] [//h/a/b]"},
	{"http://h/a/", "/b//c", "http://h/b/c", "slashes http://h/a/ http://h/b/c, t-if-scheme, ../b/c, /b/c: [/] []"},
	{"http://h/a?q", "b", "http://h/b?q", "query-kept http://h/a?q http://h/b?q, t-path-query, b?q, /b?q: [] [?q]"},
	{"http://h/a#f", "b", "http://h/b#f", "fragment-kept http://h/a#f http://h/b#f, t-fragment, b#f, /b#f: [] [#f]"},
	{"http://h/a/b", "?q", "http://h/a/?q", "other-document http://h/a/b ?q, , .?q, /a/?q: [/b] [/]"},

	// Addresses that are nearly the same.
	{"http://h/a/", "b", "http://h/a/b/", "near http://h/a/ b, , b/, /a/b/: [] [/]"},
	{"http://h/a/", "b.md#c", "http://h/a/b.html", "near http://h/a/ b.md#c, , b.html, /a/b.html: [/b.md#c] [/b.html]"},
	{"http://h/a/b/", "c", "http://h/a/c#d", "above-slash http://h/a/ c, m-base, ../c#d, /a/c#d: [/b/c] [/c#d]"},
	{"http://h/a/b/", "c#d", "http://h/a/c#e", "no-folder: words http://h/a/b/ c#d, , ../c#e, /a/c#e: [/b/c#d] [/c#e], #d is #e"},
	{"http://h/a/b/", "c.md", "http://h/a/c/", "above-slash http://h/a/ c.md, m-base, ../c/, /a/c/: [/b/c.md] [/c/]"},
	{"http://h/a/b/", "c d", "http://h/a/c%20d", "above-slash http://h/a/ c d, m-base, ../c%20d, /a/c%20d: [/b/c d] [/c%20d]"},

	{"http://h/a/", "c d", "http://h/a/c%20d", "near http://h/a/ c d, , c%20d, /a/c%20d: [/c d] [/c%20d]"},
	{"http://h/a/", "c d", "http://h/a/c d", "is-rule"},
	{"http://h/a/", `b\c`, "http://h/a/b/c", "other-document http://h/a/ b\\c, , b/c, /a/b/c: [/b\\c] [/b/c]"},

	// Parts of an address.
	{"http://h/docs/guide/", "intro", "/docs/intro", "above-slash http://h/docs/ intro, m-base, ../intro, /docs/intro: [/guide] []"},
	{"http://h/docs/guide/", "intro?q#f", "/docs/", "above-slash http://h/docs/ intro?q#f, m-base, ../intro?q#f, /docs/intro?q#f: [/guide] []"},
	{"http://h/docs/guide/", "intro", "…/docs/intro", "above-slash http://h/docs/ intro, m-base, ../intro, /docs/intro: [/guide] []"},
	{"http://h/docs/guide/", "intro", "h/docs/intro", "above-slash http://h/docs/ intro, m-base, ../intro, /docs/intro: [/guide] []"},

	// None, and what is not a folder's.
	{"http://h/a/", "colour.html", "http://h/a/color.html", "no-folder: words http://h/a/ colour.html, , color.html, /a/color.html: [/colour.html] [/color.html], colour.html is color.html"},
	{"http://h/a/", "x/y/z", "http://h/x/w/z", "no-folder: words http://h/a/ x/y/z, , ../x/w/z, /x/w/z: [/a/x/y] [/x/w], y is w"},
	{"http://h/a/b/c/", "r4.1/s/#f", "http://h/a/r/4.1/s/#f", "no-folder: words http://h/a/b/c/ r4.1/s/#f, , ../../r/4.1/s/#f, /a/r/4.1/s/#f: [/b/c/r4.1] [/r/4.1], r4.1 is r/4.1"},
	{"http://h/a/", "https://h.example)/", "https://h.example/", "no-folder: words http://h/a/ https://h.example)/, , https://h.example/, https://h.example/: [//h.example)] [//h.example], h.example) is h.example"},
	{"http://h/a/", "b", "http://h/a/b", "is-rule"},
	{"http://h/a/", "b", "HTTP://H:80/a/./b", "is-rule"},
	{"http://h/a/", "b", "/a/", "unsure"},
	{"http://h/a/", "b", "…/b", "unsure"},
	{"http://h/a/", "b", "…/x/y/b", "incomplete"},
	{"http://h/the/", "the", "http://h/the/", "above-slash http://h/ the, m-base, ., /the/: [/the] [/]; root http://h/ the, m-base, /the/, /the/: [/the] [/]"},
	{"http://h/a/", "b", " ", "unasked"},
	{"h/a/", "b", "/b", "no-target"},
}

func TestAnswers(t *testing.T) {
	for _, row := range answers {
		q := expect.Question{Base: row.base, Ref: row.ref, Expected: row.expected}
		a := expect.Explain(q)
		check(t, q, a)
		if got := inWords(&a, row.ref); got != row.want {
			t.Errorf("%s from %s, expected %s:\n got %s\nwant %s", row.ref, row.base, row.expected, got, row.want)
		}
	}
}

func inWords(a *expect.Answer, ref string) string {
	var list []string
	for i := range a.Explanations {
		x := &a.Explanations[i]
		rule, parts := x.Assumption.String(), ""
		if x.Levels > 0 {
			rule += " " + string(rune('0'+x.Levels))
		}
		if x.DivergesAt != nil {
			parts = x.DivergesAt.Key
		}
		text := rule + " " + x.Start + " " + x.RefAsRead + ", " + parts + ", " + x.Write + ", " + x.WriteBoth + ": [" + x.InTarget.In(a.Target) + "] [" + x.InWanted.In(x.Wanted) + "]"
		if !x.InRef.Empty() {
			text += ", " + x.InRef.In(ref) + " is " + x.Instead.In(x.Wanted)
		}
		list = append(list, text)
	}
	if text := strings.Join(list, "; "); a.Verdict == expect.Follows {
		return text
	} else if text != "" {
		return a.Verdict.String() + ": " + text
	}
	return a.Verdict.String()
}
