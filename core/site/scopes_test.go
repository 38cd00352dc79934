package site

import (
	"strings"
	"testing"

	"uriplayground/core/links"
)

// scopedSite returns a site of files, each a line: its path, and after spaces its links, each after its context and "=".
func scopedSite(o Options, lines ...string) *Site {
	contexts := map[string]string{"start": "manifest start_url", "scope": "manifest scope", "in": "manifest scoped url", "icon": "manifest url",
		"link": "link href", "a": "a href", "register": "register()", "at": "register() scope"}
	s := New(o)
	for _, line := range lines {
		s.AddFile(strings.Fields(line)[0])
	}
	for _, line := range lines {
		fields := strings.Fields(line)
		var scan Scan
		for i, f := range fields[1:] {
			name, ref, _ := strings.Cut(f, "=")
			l := links.Link{Ref: ref, Line: 1, Column: uint32(i + 1), Context: links.ContextNamed(contexts[name])}
			if name == "id" {
				scan.Bases, l.Base = []links.Base{{Kind: links.Resolves, Ref: "/"}}, 1
				l.Context = links.ContextNamed("manifest url")
			}
			scan.Links = append(scan.Links, l)
		}
		s.AddPage(fields[0], scan)
	}
	for !s.Follow(1) {
	}
	return s
}

// The scope of a service worker is no link to a file, and lies in the folder of the script.
func TestScopesOfServiceWorkers(t *testing.T) {
	for _, c := range []struct{ files, want string }{
		{"register=/docs/sw.js at=/docs/a/|sw.js", ""},
		{"register=/docs/sw.js at=./|sw.js", ""},
		{"register=/docs/js/sw.js at=/docs/|js/sw.js", "outside-scope https://example.org/docs/js/"},
		{"register=/docs/sw.js at=/|sw.js", "outside-scope https://example.org/docs/"},
		{"register=/docs/sw.js at=http://|sw.js", "invalid-url"},
		{"register=js/sw.js|js/sw.js", "controls-nothing [js/] https://example.org/docs/js/"},
		{"register=js/sw.js|js/sw.js|js/demo.html", ""},
		{"register=js/sw.js at=./js/|js/sw.js", ""}, // meant, as for messages only
		{"register=js/no.js", "not-there [js/no.js]"},
		{"register=sw.js at=/docs/app|sw.js|app/index.html|apps.html", "scope-without-slash https://example.org/docs/apps.html write /docs/app/"},
		{"register=sw.js at=/docs/app|sw.js|app/index.html|app.html", ""},
		{"register=sw.js at=/docs/app/|sw.js|app/index.html|apps.html", ""},
		{"register=sw.js at=/docs/messages|sw.js", ""},
	} {
		if got := toldScopes(scopedSite(Options{Root: docs}, strings.Split("index.html "+c.files, "|")...)); got != c.want {
			t.Errorf("%s: %q, want %q", c.files, got, c.want)
		}
	}
	if got := toldScopes(scopedSite(Options{Root: docs, Server: "location /docs/ { try_files $uri /docs/index.html; }"}, "index.html register=/docs/js/sw.js", "js/sw.js")); got != "" {
		t.Errorf("where the first page answers: %q", got)
	}
}

// A web app keeps to its scope, and so do start_url, what is to be in it, and the pages that lead to its
// manifest.
func TestScopesOfManifests(t *testing.T) {
	for _, c := range []struct{ files, want string }{
		{"index.html link=m.webmanifest|m.webmanifest start=. scope=./ in=a.html in=share?t id=app icon=i.png|a.html|i.png", ""},
		{"index.html link=m.webmanifest|m.webmanifest start=./?source=pwa scope=/|a/b.html link=../m.webmanifest", ""},
		{"index.html link=app/manifest.json|app/manifest.json start=./ |app/index.html link=manifest.json", "page-outside-app [app/manifest.json] https://example.org/docs/app/"},
		{"404.html link=/docs/app/manifest.json|app/manifest.json start=./|app/index.html", ""},
		{"index.html a=app/manifest.json|app/manifest.json start=./|app/index.html", ""},
		{"index.html link=m.webmanifest|m.webmanifest start=/docs scope=/docs/", "redirected [adds-slash] https://example.org/docs/ write /docs/; start-outside-scope https://example.org/"},
		{"index.html|m.webmanifest start=/app scope=/docs/", "outside [/app]; start-outside-scope https://example.org/"},
		{"index.html link=m.webmanifest|m.webmanifest start=/other/", "outside [/other]"},
		{"index.html|m.webmanifest start=/ scope=/docs/", "root-prefix /docs/ write /docs/"},
		{"index.html|m.webmanifest start=https://other.example/ scope=/docs/ in=/", "external [other.example]; root-prefix /docs/ write /docs/"},
		{"index.html|m.webmanifest start=app/x.html scope=/docs/app|app/x.html|app2/y.html", "scope-without-slash https://example.org/docs/app2/y.html write /docs/app/"},
		{"index.html|m.webmanifest start=./ scope=/docs", "scope-without-slash https://example.org/docs-2/ write /docs/"},
		{"index.html|m.webmanifest start=index.html scope=app/|app/x.html", "start-outside-scope https://example.org/docs/"},
		{"index.html|m.webmanifest start=app/x.html in=y.html in=no.html in=app/no.html in=app/Y.html in=//[|app/x.html|app/y.html", "outside-app https://example.org/docs/app/; outside-app https://example.org/docs/app/; capitals app/y.html write app/y.html; invalid-url [//[]"},
		{"index.html link=m.webmanifest|m.webmanifest start=/|a.html link=m.webmanifest", "root-prefix /docs/ write /docs/"},
		{"index.html|m.webmanifest start=./ scope=//[ icon=no.png", "invalid-url; not-there [no.png]"},
		{"index.html|m.webmanifest scope=a/ in=b/", ""},
	} {
		if got := toldScopes(scopedSite(Options{Root: docs}, strings.Split(c.files, "|")...)); got != c.want {
			t.Errorf("%s: %q, want %q", c.files, got, c.want)
		}
	}
}

// toldScopes returns the causes of links that are not right, with what the sentence names, and what to write.
func toldScopes(s *Site) string {
	var list []string
	for i := range s.Links() {
		e := s.Details(i)
		if e.Cause == Right {
			continue
		}
		text := e.Cause.String()
		if e.Key != "" {
			text += " [" + e.Key + "]"
		}
		if e.Other != "" {
			text += " " + e.Other
		}
		if e.Write != "" {
			text += " write " + e.Write
		}
		list = append(list, text)
	}
	return strings.Join(list, "; ")
}

// Every page may register a script of its own, and no time is spent on all of them.
func TestManyScopes(t *testing.T) {
	var list []string
	for i := range 2 * maxScopes {
		name := strings.Repeat("x", i+1)
		list = append(list, "p"+name+".html register="+name+"/sw.js", name+"/sw.js")
	}
	s := scopedSite(Options{Root: docs}, list...)
	if found := s.Count(ControlsNothing.Level()).Links; found != maxScopes || len(s.inScopes) != maxScopes {
		t.Errorf("%d findings, %d answers", found, len(s.inScopes))
	}
}
