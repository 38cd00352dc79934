package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"uriplayground/tools/site"
)

// source makes a static/ of the smallest kind that a site can be.
func source(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	long := strings.Repeat("some text that compresses ", 50)
	err := writeFiles(fileTree{
		"index.html":     []byte(`<link rel="stylesheet" href="style.css">` + long),
		"fr/index.html":  []byte(`<link rel="stylesheet" href="../style.css">` + long),
		"embed.html":     []byte(long),
		"style.css":      []byte("/* " + long + " */"),
		"icon.png":       []byte(long),
		"playground.js":  []byte(`import {wasm} from "./gen/build.js"; // ` + long),
		programFile:      []byte("\x00asm" + long),
		".editor/swap":   []byte("not ours"),
		"gen/.half.swap": []byte("not ours"),
	}, dir)
	if err != nil {
		t.Fatal(err)
	}
	glue := filepath.Join(t.TempDir(), "wasm_exec.js")
	if err := os.WriteFile(glue, []byte("// "+long), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := generate(dir, glue, "1.2.3"); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestGenerate(t *testing.T) {
	tree, err := readTree(source(t))
	if err != nil {
		t.Fatal(err)
	}
	module := string(tree[buildFile])
	for _, line := range []string{`export const wasm = "playground.wasm";`, `export const words = { en: "words.en.js", fr: "words.fr.js" };`, `export const version = "1.2.3";`, `export const live = true;`} {
		if !strings.Contains(module, line) {
			t.Errorf("build.js lacks %s:\n%s", line, module)
		}
	}
	if err := generate(t.TempDir(), "missing.js", "1"); err == nil || !strings.Contains(err.Error(), "no wasm_exec.js") {
		t.Errorf("without wasm_exec.js: %v", err)
	}
}

func TestPublish(t *testing.T) {
	static, out := source(t), filepath.Join(t.TempDir(), "dist")
	if err := publish(static, out, "1.2.3", true); err != nil {
		t.Fatal(err)
	}
	tree, err := readTree(out)
	if err != nil {
		t.Fatal(err)
	}
	var program string
	for _, name := range tree.names() {
		if strings.HasSuffix(name, ".wasm") {
			program = name
		}
		if strings.Contains(name, "swap") {
			t.Errorf("%s got in", name)
		}
	}
	if !site.Hashed(program) || !strings.Contains(string(tree[buildFile]), `"`+strings.TrimPrefix(program, "gen/")+`"`) {
		t.Errorf("build.js does not name %q:\n%s", program, tree[buildFile])
	}
	for _, name := range []string{"index.html", "fr/index.html", "embed.html", "style.css", "playground.js", program} {
		for _, sibling := range []string{name + ".br", name + ".gz"} {
			if len(tree[sibling]) == 0 || len(tree[sibling]) >= len(tree[name]) {
				t.Errorf("%s: %d bytes for %d", sibling, len(tree[sibling]), len(tree[name]))
			}
		}
	}
	if _, ok := tree["icon.png.br"]; ok {
		t.Error("a picture was compressed twice")
	}
}

// The service worker learns what it keeps, under the names that visitors use,
// with the sums of the bytes that are served.
func TestOfflineFiles(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist")
	if err := publish(source(t), out, "1.2.3", false); err != nil {
		t.Fatal(err)
	}
	tree, err := readTree(out)
	if err != nil {
		t.Fatal(err)
	}
	list := string(tree[filesFile])
	for name, data := range tree {
		sum := sha256.Sum256(data)
		line := fmt.Sprintf("%q: \"sha256-%s\",", address(name), base64.StdEncoding.EncodeToString(sum[:]))
		if want := name != filesFile && name != mark && formerNames[name] == ""; strings.Contains(list, line) != want {
			t.Errorf("%s in the list: %v\n%s", name, !want, list)
		}
	}
	if !strings.Contains(list, "live: false") || !strings.Contains(list, `"fr/":`) || !strings.Contains(list, `"":`) {
		t.Errorf("%s", list)
	}
	tree["style.css"] = append(tree["style.css"], ' ')
	if list[:120] == string(filesScript(tree, false))[:120] {
		t.Error("another file gives the same version")
	}
}

// The style of embeds has no rem of the page's.
func TestEmbedStyle(t *testing.T) {
	got := string(embedStyle([]byte(`a { font: 1.5rem/1.3 x; width: calc(100% - .5rem) } @container (min-width: 56rem) { b { margin: 0.9rem 1px } }`)))
	want := `a { font: calc(1.5 * var(--uri-rem, 1rem))/1.3 x; width: calc(100% - calc(.5 * var(--uri-rem, 1rem))) } @container (min-width: 896px) { b { margin: calc(0.9 * var(--uri-rem, 1rem)) 1px } }`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// The entry of a version imports nothing but hashed names, and its sum is told.
func TestPinned(t *testing.T) {
	tree := fileTree{
		"playground.js":   []byte(`import("./loader.js"); import("./embed-inline.js")`),
		"loader.js":       []byte(`import "./gen/build.js"; new URL("./gen/embed.css", import.meta.url)`),
		"embed-inline.js": []byte(`import "./loader.js"`), styleFile: []byte("a{}"), buildFile: []byte("1"),
	}
	if err := pin(tree, "1.2.3"); err != nil {
		t.Fatal(err)
	}
	loader := hashedName("loader.js", []byte(`import "./`+hashedName(buildFile, []byte("1"))+`"; new URL("./`+hashedName(styleFile, []byte("a{}"))+`", import.meta.url)`))
	if tree[loader] == nil || !site.Hashed(loader) {
		t.Fatalf("there is no %s in %v", loader, tree.names())
	}
	embed := hashedName("embed-inline.js", []byte(`import "./`+loader+`"`))
	if got, want := string(tree["playground-1.2.3.js"]), `import("./`+loader+`"); import("./`+embed+`")`; got != want {
		t.Errorf("the entry is %s, want %s", got, want)
	}
	if string(tree["playground.js"]) != `import("./loader.js"); import("./embed-inline.js")` {
		t.Error("the other entry has changed")
	}
	for _, name := range []string{"playground-1.2.3.js", loader, embed} {
		if !strings.Contains(string(tree[integrityFile]), `"`+name+`": "sha384-`) {
			t.Errorf("no sum of %s in %s", name, tree[integrityFile])
		}
	}
}

// Two runs, the second over the first, give the same bytes, and the hash is
// the one that anybody can work out.
func TestRepeatable(t *testing.T) {
	static, dir := source(t), t.TempDir()
	var hashes []string
	for _, out := range []string{"a", "b", "a"} {
		if err := publish(static, filepath.Join(dir, out), "1.2.3", true); err != nil {
			t.Fatal(err)
		}
		tree, err := readTree(filepath.Join(dir, out))
		if err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, tree.hash())
	}
	if hashes[0] != hashes[1] || hashes[1] != hashes[2] {
		t.Errorf("three runs gave %q", hashes)
	}
	shell := exec.Command("sh", "-c", "find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum")
	shell.Dir = filepath.Join(dir, "a")
	if got, err := shell.Output(); err != nil {
		t.Logf("not compared with sha256sum: %v", err)
	} else if !strings.HasPrefix(string(got), hashes[0]) {
		t.Errorf("the hash is %s, sha256sum says %s", hashes[0], got)
	}
}

// The host's headers are those of the handler.
func TestHostHeaders(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist")
	if err := publish(source(t), out, "1", true); err != nil {
		t.Fatal(err)
	}
	tree, _ := readTree(out)
	rules := parseHeaders(t, string(tree[mark]))
	handler, err := site.Dir(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, address := range []string{"/", "/index.html", "/fr/", "/embed.html", "/playground.js", "/gen/build.js", "/style.css", "/icon.png"} {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest("GET", address, nil))
		for _, rule := range []string{"/*", address} {
			if len(rules[rule]) == 0 {
				t.Errorf("no rule %s", rule)
			}
			for name, want := range rules[rule] {
				if got := w.Header().Values(name); len(got) != 1 || got[0] != want[0] || len(want) != 1 {
					t.Errorf("%s: %s is %q in _headers, %q from the handler", address, name, want, got)
				}
			}
		}
	}
	if got := rules["/embed"].Get("Content-Security-Policy"); !strings.HasSuffix(got, "frame-ancestors *") {
		t.Errorf("the embed page without its ending has the policy %q", got)
	}
}

// parseHeaders reads a _headers file.
func parseHeaders(t *testing.T, text string) map[string]http.Header {
	t.Helper()
	rules, rule := map[string]http.Header{}, ""
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "/"):
			rule = line
			if rules[rule] != nil {
				t.Errorf("two rules for %s", rule)
			}
			rules[rule] = http.Header{}
		default:
			name, value, ok := strings.Cut(strings.TrimSpace(line), ": ")
			if !ok || len(line) > 2000 { // a host's limit
				t.Errorf("bad line %q", line)
			}
			rules[rule].Add(name, value)
		}
	}
	return rules
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"index.html", "", "the site lacks index.html"},
		{"style.css", "a{background:url(/x.png)}", "style.css: url(/ begins at the host's root"},
		{"style.css", `@import "/x.css"`, "begins at the host's root"},
		{"fr/index.html", `<a href="/x">`, `fr/index.html: href="/ begins at the host's root`},
		{"fr/index.html", `<script src='//host/x'>`, "begins at the host's root"},
		{"more.js", `import x from "/x.js"`, `more.js: from "/ begins at the host's root`},
		{"more.js", `await import("/x.js")`, "begins at the host's root"},
		{"site.webmanifest", `{"start_url": "/"}`, "begins at the host's root"},
		{"more.go", "package x", "a Go source does not belong"},
		{"page.html.br", "x", "kept for what the build makes"},
	} {
		static := source(t)
		path := filepath.Join(static, filepath.FromSlash(c.name))
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if c.text == "" {
			os.Remove(path)
		}
		out := filepath.Join(t.TempDir(), "dist")
		err := publish(static, out, "1", true)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %q: %v, want %q", c.name, c.text, err, c.want)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s %q: the bad site was written", c.name, c.text)
		}
	}
}

// Somebody's files are never removed.
func TestKeepsWhatIsNotDist(t *testing.T) {
	out := t.TempDir()
	precious := filepath.Join(out, "precious.txt")
	if err := os.WriteFile(precious, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	err := publish(source(t), out, "1", true)
	if err == nil || !strings.Contains(err.Error(), "not an earlier dist") {
		t.Errorf("publish = %v", err)
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}
