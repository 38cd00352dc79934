package view_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/oddtarget"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The surprises of the situations are told, and the way out gives what was
// wanted.
func TestWhy(t *testing.T) {
	for id, want := range map[string]struct{ text, target string }{
		"no-trailing-slash": {"“guide” was replaced", "https://h.example/docs/guide/intro"},
		"pretty-url":        {"“install” counts as a folder", "https://example.com/docs/v2/img/logo.png"},
		"api-prefix":        {"discards the base’s path “/v3/”", "https://api.example/v3/users"},
		"project-site":      {"discards the base’s path “/project/”", "https://u.example/project/a.js"},
		"colon-scheme":      {"“values” a scheme", "https://api.example/v4/sheets/values:batchGet"},
		"drive-letter":      {"“C” a scheme", "file:///a/C:/f"},
		"two-slashes":       {"“test” an authority", "http://a/test//x"},
		"excess":            {"3 “..” too many: the path was already at its root", ""},
		"rootless":          {"Taken literally, §5.2.4 puts one in front of the result", ""},
		"empty-query":       {"an empty query", ""},
		"empty":             {"“c” is never used", ""},
		"same-scheme":       {"“http” a scheme", "http://a/b/c/http:g"},
	} {
		e, _ := lesson.Find(id)
		told := false
		for _, r := range panesOf(pageOf(t, "en", e.Base, e.Ref)).Target.Reasons {
			if !strings.Contains(r.Text, want.text) {
				continue
			}
			told = true
			if got := core.Resolve(r.Base, r.Ref, core.RFC3986, core.Options{}).Target.Text; r.Instead != "" && got != want.target {
				t.Errorf("%s: the way out leads to %q, want %q", id, got, want.target)
			}
			if (r.Instead == "") != (want.target == "") {
				t.Errorf("%s: %+v", id, r)
			}
		}
		if !told {
			t.Errorf("%s: not told: %q", id, want.text)
		}
	}
}

// A sentence is true of all that it is said of: it is about the path of a base with a query,
// it names no query that the base does not have, and nothing empty.
func TestReasonsSuitTheirTexts(t *testing.T) {
	for _, c := range []struct{ base, ref, says, never string }{
		{"http://a/b?c/", "d", "The base’s path has no trailing slash", ""},
		{"http://a/b/?c", "d", "The base’s path ends in “/”", ""},
		{"http://a/b", "c?", "none is taken from the base", "replaces"},
		{"http://a/b", "///c", "here it is empty", "“”"},
		{"http://a/b", "//?c", "here it is empty", "“”"},
	} {
		said := ""
		for _, r := range panesOf(pageOf(t, "en", c.base, c.ref)).Target.Reasons {
			said += r.Text + "\n"
		}
		if !strings.Contains(said, c.says) || c.never != "" && strings.Contains(said, c.never) {
			t.Errorf("%q + %q: %s", c.base, c.ref, said)
		}
	}
}

// Each resolution has a deciding rule with words, in each language.
func TestThereIsAlwaysAReason(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, c := range resolveCases() {
			for _, r := range panesOf(pageOf(t, lang, c.Base, c.Ref)).Target.Reasons {
				if strings.HasPrefix(r.Text, "why.") || strings.Contains(r.Text, "{") {
					t.Fatalf("%q + %q: %q", c.Base, c.Ref, r.Text)
				}
			}
		}
	}
}

// randomText returns a base or a reference of the characters that matter.
func randomText(r *rand.Rand, starts []string, pieces []string) string {
	text := starts[r.IntN(len(starts))]
	for range r.IntN(6) {
		text += pieces[r.IntN(len(pieces))]
	}
	return text
}

// A way out is offered only where it is one: it leads elsewhere, to the target that
// it names, which is valid, at the base's authority, and holds what the text that
// was written has lost.
func TestWaysOutLeadWhereTheySay(t *testing.T) {
	r := rand.New(rand.NewPCG(3986, 12))
	bases := []string{"http://a", "http://a/", "http://a/b", "https://u:p@h:8/b/c/d;p", "file:///a/", "mailto:a@b.c", "urn:a", "urn:a/b", "x:", "x:/", "x://"}
	refs := []string{"", "", "/", "//", "///", "./", "../", "../../", "/../", "//..", "//[::1]", "http:", "javascript:", "C:", "values:", "mailto:"}
	pieces := []string{"a", "b", "/", "/", "..", "/../", "/./", ".", "?", "#", ":", "@", "%41", "[", " "}
	offered := map[string]int{}
	s := newSession(opening("en"))
	words := builtIn.For("en")
	beside, _, _ := strings.Cut(words.Get("why.inside.instead"), "{")
	keyOf := func(text string) string {
		for _, key := range []string{"why.cut", "why.prefix", "why.prefix.both", "why.scheme", "why.host"} {
			if strings.HasSuffix(text, words.Get(key+".instead")) {
				return key
			}
		}
		if strings.Contains(text, beside) {
			return "why.inside"
		}
		for _, kind := range oddtarget.Kinds() {
			start, rest, _ := strings.Cut(words.Get("find."+kind.String()+".why"), "{text}")
			if inner, _, _ := strings.Cut(rest, "{"); strings.HasPrefix(text, start) && strings.Contains(text, inner) {
				return "odd"
			}
		}
		return ""
	}
	for range 6000 {
		base, ref := randomText(r, bases, pieces), randomText(r, refs, pieces)
		s.Do(model.SetTexts{Base: base, Ref: ref})
		now := core.Resolve(base, ref, core.RFC3986, core.Options{})
		for _, reason := range panesOf(s.Page()).Target.Reasons {
			key := keyOf(reason.Text)
			if key != "odd" && (key == "") != (reason.Instead == "") {
				t.Fatalf("%q + %q: %+v", base, ref, reason)
			}
			if key == "" || reason.Instead == "" {
				continue
			}
			offered[key]++
			then := core.Resolve(reason.Base, reason.Ref, core.RFC3986, core.Options{})
			part := func(a *core.Analysis, name string) string { return a.Part(name).In(a.Text) }
			was, is := part(&now.Ref, "path"), part(&then.Target, "path")
			if strings.HasPrefix(is, "/.//") {
				is = is[len("/."):] // which guards against an authority
			}
			var holds string
			switch key {
			case "why.cut":
				path := part(&now.Base, "path")
				holds, _ = core.TraceRemoveDotSegments(path + "/")
				if strings.Contains("/"+was, "/..") {
					holds = path[:1] // it stays rooted, or not
				}
			case "why.inside":
				path := strings.TrimSuffix(part(&now.Base, "path"), "/")
				holds = path[:1]
				start := strings.Index(now.Base.Text, path)
				if other := core.Resolve(now.Base.Text[:start+len(path)]+now.Base.Text[start+len(path)+1:], ref, core.RFC3986, core.Options{}); other.Target.Text != then.Target.Text {
					holds = "the target without the slash: " + other.Target.Text
				}
			case "why.prefix":
				path := part(&now.Base, "path")
				holds, _ = core.TraceRemoveDotSegments(path[:strings.LastIndex(path, "/")+1])
			case "why.prefix.both":
				holds = part(&now.Base, "path") + "/"
			case "odd":
				holds = "/"
			case "why.scheme":
				holds = part(&now.Ref, "scheme") + ":"
			case "why.host":
				holds = "/" + part(&now.Ref, "authority")
			}
			wrong := ""
			switch {
			case !strings.Contains(reason.Instead, page.Clip(then.Target.Text, 80)):
				wrong = "it leads elsewhere"
			case then.Target.Text == now.Target.Text:
				wrong = "it leads to the same"
			case key == "odd":
			case part(&then.Target, "scheme") != part(&now.Base, "scheme") || part(&then.Target, "authority") != part(&now.Base, "authority"):
				wrong = "it leaves the base"
			case now.Base.Valid && now.Ref.Valid && !then.Target.Valid:
				wrong = "it is not valid"
			case holds == "" || key == "why.scheme" && !strings.Contains(is, holds) || key != "why.scheme" && !strings.HasPrefix(is, holds):
				wrong = "it does not hold " + holds
			}
			if wrong != "" {
				t.Fatalf("%q + %q: %q: %s", base, ref, reason.Text+" "+reason.Instead, wrong)
			}
		}
	}
	for _, key := range []string{"why.cut", "why.inside", "why.prefix", "why.prefix.both", "why.scheme", "why.host", "odd"} {
		if offered[key] < 10 {
			t.Errorf("%s was offered %d times", key, offered[key])
		}
	}
}

// TestOddTargets asks what is said of targets that look wrong, and where the way out leads.
func TestOddTargets(t *testing.T) {
	for _, c := range []struct{ base, ref, says, target string }{
		{"http://localhost:3000/", "/http://app.example.com", "“http://app.example.com” is a whole address", "http://app.example.com"},
		{"http://docs.example/docs/using/services/", "../using/services/spring.html", "starts in a folder “using”", "http://docs.example/docs/using/services/spring.html"},
		{"https://github.com/owner/repo/blob/main/doc/index.md", "doc/usage.md", "starts in a folder “doc”", "https://github.com/owner/repo/blob/main/doc/usage.md"},
		{"https://example.com/a/", "../www.example.com/x", "“www.example.com” looks like a host", "https://www.example.com/x"},
		{"https://example.com//", "docs", "an empty segment", ""},
		{"urn:example:api:r", "item.json", "there is no folder to start from", ""},
		{"http://[fe80::1234%2537]/", "status", "“%2537” names a network interface", ""},
		{"https://example.com/home/runner/work/a/b", "c", "“/home/runner/work/” is a folder on the disk", ""},
		{"https://api.example.com/v3", "/stuff", "at the end of the base, and none at the start", "https://api.example.com/v3/stuff"},
	} {
		told := false
		for _, r := range panesOf(pageOf(t, "en", c.base, c.ref)).Target.Reasons {
			if !strings.Contains(r.Text, c.says) {
				continue
			}
			told = true
			if got := core.Resolve(r.Base, r.Ref, core.RFC3986, core.Options{}).Target.Text; r.Instead != "" && got != c.target || (r.Instead == "") != (c.target == "") {
				t.Errorf("%s + %s: the way out %q leads to %q, want %q", c.base, c.ref, r.Ref, got, c.target)
			}
		}
		if !told {
			t.Errorf("%s + %s: not told: %q", c.base, c.ref, c.says)
		}
	}
}

// TestNoSlashAfterAFile asks that nobody is told to end the address of a file in a slash.
func TestNoSlashAfterAFile(t *testing.T) {
	for base, offered := range map[string]bool{"https://h.example/live/list.m3u8": false, "https://h.example/sitemap.xml": false, "https://h.example/docs/v1.2": true, "https://h.example/docs": true} {
		for _, r := range panesOf(pageOf(t, "en", base, "seg0.ts")).Target.Reasons {
			if strings.Contains(r.Text, "was replaced") && (r.Instead != "") != offered {
				t.Errorf("%s: %+v", base, r)
			}
		}
	}
}
