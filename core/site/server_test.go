package site

import (
	"fmt"
	"strings"
	"testing"
)

// By the rules of a server it is known where the site is, what there is no file for, and which page is
// shown at any address.
func TestBehindAServer(t *testing.T) {
	const (
		strips = "location /app/ { proxy_pass http://127.0.0.1:3000/; }"
		keeps  = "location /app/ { proxy_pass http://127.0.0.1:3000; }"
		falls  = "location / { try_files $uri $uri/ /index.html; }"
		files  = "location / { try_files $uri /index.html; }"
		asked  = "asked-otherwise https://example.org/app/ ⇒ http://127.0.0.1:3000/"
		both   = "location /app/ { proxy_pass http://127.0.0.1:3000/; } location / { try_files $uri /index.html; }"
	)
	for _, c := range []struct {
		root, server string
		lines        string // of files with their links
		want         string // the root, and the cause and what to write of each link
		notes        string
	}{
		{"", strips, "index.html a.html /a.html /app/a.html|a.html", "https://example.org/app/; - behind-server /app/a.html -", "root-not-asked /, " + asked},
		{"https://h.example/app/", strips, "index.html /a.html|a.html", "https://h.example/app/; behind-server /app/a.html", strings.Replace(asked, "example.org", "h.example", 1)},
		{"https://h.example/app/", strips, "index.html base=/ a.html ../a.html|a.html", "https://h.example/app/; behind-server app/a.html behind-server app/a.html", strings.Replace(asked, "example.org", "h.example", 1)},
		{"", strips, "index.html http://127.0.0.1:3000/a.html?q http://127.0.0.1:3000/no http://127.0.0.1:3001/no|a.html", "https://example.org/app/; behind-server https://example.org/app/a.html?q local-host local-host", "root-not-asked /, " + asked},
		{"", "location /app/ { proxy_pass http://backend/v2/; } location /v2/ { proxy_pass http://other/; }", "index.html /v2/a.html|a.html", "https://example.org/app/; outside", "root-not-asked /, asked-otherwise https://example.org/app/ ⇒ http://backend/v2/"},
		{"", "location /app/ { proxy_pass http://backend/v2/; }", "index.html /v2/a.html /a.html /v2/no http://backend/v2/a.html http://backend/a.html|a.html",
			"https://example.org/app/; behind-server /app/a.html root-prefix /app/a.html outside behind-server https://example.org/app/a.html external", "root-not-asked /, asked-otherwise https://example.org/app/ ⇒ http://backend/v2/"},
		{"", strings.Replace(keeps, "127.0.0.1:3000", "backend", 1), "index.html http://backend/app/a.html http://backend/a.html|a.html", "https://example.org/app/; behind-server https://example.org/app/a.html external", "root-not-asked /, asked-alike /app/"},
		{"https://h.example/app/", keeps, "index.html a.html|a.html", "https://h.example/app/; -", "asked-alike /app/"},
		{"", "ProxyPass /app http://127.0.0.1:3000/", "index.html a.html /app /app/a.html#|a.html", "https://example.org/app/; two-addresses /app/a.html - -", "root-not-asked /, " + asked + "/, server-slashes /app → http://127.0.0.1:3000/"},
		{"", strings.Replace(strips, "/;", "/v2;", 1), "index.html a.html|a.html", "https://example.org/app/; -", "root-not-asked /, " + asked + "v2, server-slashes /app/ → http://127.0.0.1:3000/v2"},
		{"", falls, "index.html app.js ./docs/ no/where|app.js|docs/index.html ../app.js", "https://example.org/; error-page /app.js error-page /docs/ fallback -", ""},
		{"", files, "index.html /docs/ /docs/index.html|docs/index.html", "https://example.org/; fallback -", ""},
		{"", "FallbackResource /index.html", "index.html /app.js|app.js", "https://example.org/; -", ""},
		{"", both, "index.html /a /app/x|a", "https://example.org/; - outside", ""}, // the site is at the root, where try_files is
		{"", "/* /index.html 200", "index.html /docs|docs/index.html", "https://example.org/; redirected /docs/", ""},
		{"", "listen 80;", "index.html a|b", "https://example.org/; not-there", "server-unread "},
		{"", " \n", "index.html a|b", "https://example.org/; not-there", ""},
		{"/app/", "location /app/docs/ { proxy_pass http://127.0.0.1:3000/docs/; }", "index.html a|a", "https://example.org/app/docs/; -", "root-not-asked /app/, asked-otherwise https://example.org/app/docs/ ⇒ http://127.0.0.1:3000/docs/"},
	} {
		s := built(Options{Root: c.root, Server: c.server}, strings.Split(c.lines, "|")...)
		got := s.Root() + ";"
		for i := range s.Links() {
			e := s.Details(i)
			got += " " + max(e.Cause.String(), "-")
			if e.Write != "" {
				got += " " + e.Write
			}
		}
		var notes []string
		for _, n := range s.Notes() {
			notes = append(notes, n.Code+" "+n.Name)
		}
		if got != c.want || strings.Join(notes, ", ") != c.notes {
			t.Errorf("%s: %s\n%s\nwant %s\nnotes %q, want %q", c.server, c.lines, got, c.want, notes, c.notes)
		}
	}
}

// A hop tells what the application is asked for where that is another path.
func TestAskedFor(t *testing.T) {
	s := built(Options{Server: "location /app/ { proxy_pass http://127.0.0.1:3000/; }"}, "index.html %C3%A4.html /app", "ä.html")
	got := ""
	for i := range s.Links() {
		for _, h := range s.Details(i).Hops {
			got += fmt.Sprintf("%s %d %s, ", s.HopPath(h), h.Status, s.AskedFor(h))
		}
	}
	if want := "/app/%C3%A4.html 200 /%C3%A4.html, /app 301 , /app/ 200 /, "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Other rules are another place to be served from.
func TestServeByOtherRules(t *testing.T) {
	s := built(Options{}, "index.html no")
	if s.Serve(Options{}) || !s.Serve(Options{Server: "FallbackResource /index.html"}) || s.Followed() != 0 {
		t.Error("the links are not followed anew")
	}
}
