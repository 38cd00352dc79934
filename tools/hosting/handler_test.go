package hosting

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/andybalholm/brotli"
)

// page is long enough that compressing it saves something.
var page = strings.Repeat("<p>a page of the site</p>\n", 40)

const (
	hashedWasm = "gen/playground.0123456789abcdef.wasm"
	hashedBoot = "boot.0123456789abcdef.js"
)

func tree() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"index.html":           file(page),
		"embed.html":           file(page),
		"fr/index.html":        file("fr " + page),
		"empty/notes.txt":      file("no index here"),
		"style.css":            file(page),
		"playground.js":        file(page),
		"playground.d.ts":      file(page),
		"boot.js":              file(page),
		hashedBoot:             file(page),
		"icon.svg":             file(page),
		"icon.png":             file(page),
		"site.webmanifest":     file(page),
		"tiny.txt":             file("x"),
		"zero.txt":             file(""),
		"data.bin":             file(page),
		"gen/build.js":         file(page),
		hashedWasm:             file(page),
		"sibling.html":         file(page),
		"sibling.html.br":      file("made before"),
		"_headers":             file("for the host"),
		".git/config":          file("secret"),
		"gen/playground.wasm":  file(page),
		"gen/playground.js.gz": file("x"),
	}
}

// ask sends one request to the handler; headers come as "Name: value".
func ask(t *testing.T, h http.Handler, method, target string, headers ...string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, "/", nil)
	path, query, _ := strings.Cut(target, "?")
	r.URL.Path, r.URL.RawQuery = path, query // as it is: httptest would refuse some
	for _, line := range headers {
		name, value, _ := strings.Cut(line, ": ")
		r.Header.Add(name, value)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

// body reads and decodes an answer.
func body(t *testing.T, res *http.Response) string {
	t.Helper()
	var r io.Reader = res.Body
	switch res.Header.Get("Content-Encoding") {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		z, err := gzip.NewReader(r)
		if err != nil {
			t.Fatal(err)
		}
		r = z
	}
	data, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestPaths(t *testing.T) {
	h := Handler(tree())
	for _, c := range []struct {
		target, location string
		status           int
		mime             string
	}{
		{"/", "", 200, "text/html; charset=utf-8"},
		{"/index.html", "", 200, "text/html; charset=utf-8"},
		{"/index.html?q=1", "", 200, "text/html; charset=utf-8"},
		{"/fr/", "", 200, "text/html; charset=utf-8"},
		{"/fr", "./fr/", 301, ""},
		{"/fr?lang=x", "./fr/?lang=x", 301, ""},
		{"/style.css", "", 200, "text/css; charset=utf-8"},
		{"/boot.js", "", 200, "text/javascript; charset=utf-8"},
		{"/playground.js", "", 200, "text/javascript; charset=utf-8"},
		{"/playground.d.ts", "", 200, "text/plain; charset=utf-8"},
		{"/icon.svg", "", 200, "image/svg+xml"},
		{"/icon.png", "", 200, "image/png"},
		{"/site.webmanifest", "", 200, "application/manifest+json"},
		{"/gen/playground.wasm", "", 200, "application/wasm"},
		{"/" + hashedWasm, "", 200, "application/wasm"},
		{"/data.bin", "", 200, "application/octet-stream"},
		{"/zero.txt", "", 200, "text/plain; charset=utf-8"},
		// Nothing is listed, and nothing outside or beside the site is served.
		{"/empty/", "", 404, ""},
		{"/empty", "", 404, ""},
		{"/gen", "", 404, ""},
		{"/missing", "", 404, ""},
		{"/index.html/", "", 404, ""},
		{"/index.html/x", "", 404, ""},
		{"//index.html", "", 404, ""},
		{"/fr//index.html", "", 404, ""},
		{"/../index.html", "", 404, ""},
		{"/fr/../index.html", "", 404, ""},
		{"/..", "", 404, ""},
		{"/.", "", 404, ""},
		{"/./index.html", "", 404, ""},
		{`/..\index.html`, "", 404, ""},
		{"/index.html\x00", "", 404, ""},
		{"/.git/config", "", 404, ""},
		{"/_headers", "", 404, ""},
		{"/sibling.html.br", "", 404, ""},
		{"/gen/playground.js.gz", "", 404, ""},
	} {
		t.Run(c.target, func(t *testing.T) {
			res := ask(t, h, "GET", c.target)
			if res.StatusCode != c.status {
				t.Fatalf("status %d, want %d", res.StatusCode, c.status)
			}
			if got := res.Header.Get("Location"); got != c.location {
				t.Errorf("Location %q, want %q", got, c.location)
			}
			if got := res.Header.Get("Content-Type"); c.status == 200 && got != c.mime {
				t.Errorf("Content-Type %q, want %q", got, c.mime)
			}
			if c.status == 404 && body(t, res) != "404 Not Found\n" {
				t.Error("the 404 answer is not its one line of plain text")
			}
		})
	}
}

func TestMethods(t *testing.T) {
	h := Handler(tree())
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"} {
		res := ask(t, h, method, "/")
		if res.StatusCode != 405 || res.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: status %d, Allow %q", method, res.StatusCode, res.Header.Get("Allow"))
		}
	}
}

func TestHead(t *testing.T) {
	h := Handler(tree())
	for _, accept := range []string{"identity", "gzip", "br"} {
		get := ask(t, h, "GET", "/", "Accept-Encoding: "+accept)
		head := ask(t, h, "HEAD", "/", "Accept-Encoding: "+accept)
		if sent, _ := io.ReadAll(head.Body); len(sent) != 0 {
			t.Errorf("%s: HEAD sent %d bytes", accept, len(sent))
		}
		for name := range get.Header {
			if got, want := head.Header.Get(name), get.Header.Get(name); got != want {
				t.Errorf("%s: HEAD has %s %q, GET has %q", accept, name, got, want)
			}
		}
	}
}

func TestEncodings(t *testing.T) {
	h := Handler(tree())
	seen := map[string]string{}
	for _, c := range []struct{ accept, coding string }{
		{"identity", ""}, {"gzip", "gzip"}, {"br", "br"}, {"gzip, deflate, br, zstd", "br"},
	} {
		res := ask(t, h, "GET", "/", "Accept-Encoding: "+c.accept)
		if got := res.Header.Get("Content-Encoding"); got != c.coding {
			t.Errorf("%q: Content-Encoding %q, want %q", c.accept, got, c.coding)
		}
		if got := res.Header.Get("Vary"); got != "Accept-Encoding" {
			t.Errorf("%q: Vary %q", c.accept, got)
		}
		if res.Header.Get("Content-Length") == "" {
			t.Errorf("%q: no Content-Length", c.accept)
		}
		if body(t, res) != page {
			t.Errorf("%q: other bytes", c.accept)
		}
		seen[res.Header.Get("ETag")] = c.coding
	}
	if len(seen) != 3 {
		t.Errorf("the three codings have the ETags %v, want three", seen)
	}
}

func TestEncodingNotOffered(t *testing.T) {
	h := Handler(tree())
	for _, name := range []string{"/icon.png", "/data.bin", "/tiny.txt", "/zero.txt"} {
		res := ask(t, h, "GET", name, "Accept-Encoding: br, gzip")
		if got := res.Header.Get("Content-Encoding") + res.Header.Get("Vary"); got != "" {
			t.Errorf("%s: Content-Encoding and Vary are %q, want none", name, got)
		}
	}
	if res := ask(t, h, "GET", "/", "Accept-Encoding: *;q=0"); res.StatusCode != 406 {
		t.Errorf("nothing acceptable: status %d, want 406", res.StatusCode)
	}
}

func TestSiblingIsServed(t *testing.T) {
	res := ask(t, Handler(tree()), "GET", "/sibling.html", "Accept-Encoding: br")
	data, _ := io.ReadAll(res.Body)
	if string(data) != "made before" {
		t.Errorf("the precompressed file was not used: %q", data)
	}
}

func TestConditional(t *testing.T) {
	h := Handler(tree())
	for _, accept := range []string{"identity", "gzip", "br"} {
		accept := "Accept-Encoding: " + accept
		tag := ask(t, h, "GET", "/", accept).Header.Get("ETag")
		for _, c := range []struct {
			header string
			status int
		}{
			{"If-None-Match: " + tag, 304},
			{"If-None-Match: W/" + tag, 304},
			{`If-None-Match: "other", ` + tag, 304},
			{"If-None-Match: *", 304},
			{`If-None-Match: "other"`, 200},
			{"If-Match: " + tag, 200},
			{`If-Match: "other"`, 412},
		} {
			res := ask(t, h, "GET", "/", accept, c.header)
			if res.StatusCode != c.status {
				t.Errorf("%s, %s: status %d, want %d", accept, c.header, res.StatusCode, c.status)
			}
			if c.status == 304 && (res.Header.Get("ETag") != tag || res.Header.Get("Vary") == "" || body(t, res) != "") {
				t.Errorf("%s, %s: the 304 lacks its ETag or Vary, or has a body", accept, c.header)
			}
		}
	}
}

// A link out of the tree is not followed, and a changed file is seen.
func TestDir(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(dir, "index.html"), "one")
	write(filepath.Join(outside, "secret.txt"), "secret")
	if err := os.Symlink(filepath.Join(outside, "secret.txt"), filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	h, err := Dir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if res := ask(t, h, "GET", "/link.txt"); res.StatusCode != 404 {
		t.Errorf("a link out of the tree: status %d, want 404", res.StatusCode)
	}
	if res := ask(t, h, "GET", "/index.html/x"); res.StatusCode != 404 {
		t.Errorf("a path through a file: status %d, want 404", res.StatusCode)
	}
	if res := ask(t, h, "GET", "/"+strings.Repeat("x", 5000)); res.StatusCode != 404 {
		t.Errorf("a name too long: status %d, want 404", res.StatusCode)
	}
	if got := body(t, ask(t, h, "GET", "/")); got != "one" {
		t.Errorf("first %q", got)
	}
	write(filepath.Join(dir, "index.html"), "two")
	later := time.Now().Add(time.Minute)
	if err := os.Chtimes(filepath.Join(dir, "index.html"), later, later); err != nil {
		t.Fatal(err)
	}
	if got := body(t, ask(t, h, "GET", "/")); got != "two" {
		t.Errorf("after the change %q", got)
	}
	if _, err := Dir(filepath.Join(dir, "missing")); err == nil || !strings.Contains(err.Error(), "no site to serve") {
		t.Errorf("a missing directory: %v", err)
	}
}

// Names that visitors make up are not kept in memory.
func TestMissingNamesAreForgotten(t *testing.T) {
	h := Handler(tree())
	for _, target := range []string{"/missing", "/missing/too", "/gen"} {
		ask(t, h, "GET", target)
	}
	if len(h.cache) != 0 {
		t.Errorf("the cache holds %d entries, want none", len(h.cache))
	}
}

// Over a real connection: what the recorder cannot show (lengths, closing).
func TestServer(t *testing.T) {
	h := Handler(tree())
	if err := h.Warm(); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.StripPrefix("/sub/path", h))
	defer server.Close()
	for _, target := range []string{"/sub/path/", "/sub/path/fr", "/sub/path/fr/", "/sub/path/" + hashedWasm} {
		res, err := http.Get(server.URL + target) // the client asks for gzip and unpacks it
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(res.Body)
		res.Body.Close()
		if err != nil || res.StatusCode != 200 || !bytes.HasSuffix(data, []byte(page)) {
			t.Errorf("%s: status %d, %d bytes, %v", target, res.StatusCode, len(data), err)
		}
	}
}

// Files that are made are served like those of the tree, which take precedence.
func TestAdd(t *testing.T) {
	s := Handler(fstest.MapFS{"both.html": {Data: []byte("of the tree")}})
	page := strings.Repeat("a page that is made ", 50)
	s.Add(map[string][]byte{"fr/index.html": []byte(page), "both.html": []byte("made")})
	if err := s.Warm(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path, body string
		status     int
	}{
		{"/fr/", page, http.StatusOK},
		{"/fr", "", http.StatusMovedPermanently},
		{"/both.html", "of the tree", http.StatusOK},
		{"/fr/other.html", "404 Not Found\n", http.StatusNotFound},
	} {
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequest("GET", c.path, nil))
		if w.Code != c.status || w.Body.String() != c.body {
			t.Errorf("%s: %d %q", c.path, w.Code, w.Body)
		}
	}
	w, r := httptest.NewRecorder(), httptest.NewRequest("GET", "/fr/", nil)
	r.Header.Set("Accept-Encoding", "br")
	s.ServeHTTP(w, r)
	if w.Header().Get("Content-Encoding") != "br" || w.Header().Get("Content-Type") != "text/html; charset=utf-8" || w.Body.Len() >= len(page) {
		t.Errorf("compressed: %v, %d bytes", w.Header(), w.Body.Len())
	}
}
