package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"uriplayground/tools/hosting"
	"uriplayground/web/locales"
)

var long = strings.Repeat("some text that compresses ", 50)

// made returns the pages of this site.
func made() fileTree {
	return fileTree{
		"index.html":    []byte(`<link rel="stylesheet" href="style.css">` + long),
		"fr/index.html": []byte(`<link rel="stylesheet" href="../style.css">` + long),
		"embed.html":    []byte(long),
	}
}

// source makes a static/ of the smallest kind that a site can be.
func source(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	err := writeFiles(fileTree{
		"style.css":      []byte("a::before { content: '" + long + "' }"),
		"icon.png":       []byte(long),
		"playground.js":  []byte(`import {wasm} from "./gen/build.js"; console.log(wasm, "` + long + `");`),
		programFile:      []byte("\x00asm" + long),
		".editor/swap":   []byte("not ours"),
		"gen/.half.swap": []byte("not ours"),
	}, dir)
	if err != nil {
		t.Fatal(err)
	}
	glue := filepath.Join(t.TempDir(), "wasm_exec.js")
	if err := os.WriteFile(glue, []byte("globalThis.Go = class {}; globalThis.fs = {};\n\tfs.writeSync(fd); // "+long), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := generate(dir, made(), glue, "1.2.3"); err != nil {
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
	var words []string
	for _, lang := range locales.Languages() {
		words = append(words, fmt.Sprintf(`"%s": { first: (count) => (count ? again("./words.%[1]s.js", count) : import("./words.%[1]s.js")), more: (count) => (count ? again("./words.more.%[1]s.js", count) : import("./words.more.%[1]s.js")) }`, lang))
	}
	for _, line := range []string{`export const wasm = "playground.wasm";`, `export const words = { ` + strings.Join(words, ", ") + ` };`, `export const version = "1.2.3";`, `export const live = true;`} {
		if !strings.Contains(module, line) {
			t.Errorf("build.js lacks %s:\n%s", line, module)
		}
	}
	if glue := string(tree[goFile]); strings.Contains(glue, "globalThis") || !strings.Contains(glue, "\town.fs.writeSync(fd)") {
		t.Errorf("%s is\n%.200s", goFile, glue)
	}
	if err := generate(t.TempDir(), nil, "missing.js", "1"); err == nil || !strings.Contains(err.Error(), "no wasm_exec.js") {
		t.Errorf("without wasm_exec.js: %v", err)
	}
}

func TestPublish(t *testing.T) {
	static, out := source(t), filepath.Join(t.TempDir(), "dist")
	if err := publish(static, made(), out, "1.2.3", true); err != nil {
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
	if !hosting.Hashed(program) || !strings.Contains(string(tree[buildFile]), `"`+strings.TrimPrefix(program, "gen/")+`"`) {
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
	if err := publish(source(t), made(), out, "1.2.3", false); err != nil {
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
		repeated := name == "playground.js" || name == "playground-1.2.3.js" || name == buildFile || name == goFile
		if want := name != filesFile && name != mark && name != integrityFile && !repeated && !isSourceMap(name) && formerNames[name] == ""; strings.Contains(list, line) != want {
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

// The style of embeds has no rem of the page's, and a condition that counts one is none.
func TestEmbedStyle(t *testing.T) {
	got, err := embedStyle([]byte(`a { font: 1.5rem/1.3 x; width: calc(100% - .5rem); margin: -2rem } @container (min-width: 56em) { b { margin: 0.9rem 1px } }`))
	want := `a { font: calc(var(--uri-rem, 1rem) * 1.5)/1.3 x; width: calc(100% - calc(var(--uri-rem, 1rem) * .5)); margin: calc(var(--uri-rem, 1rem) * -2) } @container (min-width: 56em) { b { margin: calc(var(--uri-rem, 1rem) * 0.9) 1px } }`
	if string(got) != want || err != nil {
		t.Errorf("got  %s, %v\nwant %s", got, err, want)
	}
	if _, err := embedStyle([]byte(`@container (max-width: 56rem) { b { margin: 0 } }`)); err == nil {
		t.Error("a condition in rem is taken")
	}
}

// Scripts and style sheets lose comments and white space, and keep what others
// can see: properties, exports, and names at the top of a script.
func TestMinify(t *testing.T) {
	tree := fileTree{
		"a.js":           []byte("// why\nexport const shown = { kept: (argument) => argument.kept + 1 };\nconst hidden = 2; export { hidden as visible };\n"),
		"script.js":      []byte("const top = 1;\n/*! license */ self.x = function (argument) { return argument + top; };\n"),
		"a.css":          []byte("a { color: light-dark(red, blue); /* why */ }\n@container (width > 40rem) { a { margin: calc(1 * var(--x, 1rem)); } }\n"),
		"vendor/v.js":    []byte("x = 1; // as it is\n"),
		"gen/words.x.js": []byte("x = 1; // as it is\n"),
	}
	if err := minify(tree); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"a.js":           "export const shown={kept:e=>e.kept+1};const t=2;export{t as visible};\n//# sourceMappingURL=a.js.map\n",
		"script.js":      "const top=1;self.x=function(t){return t+1};\n//# sourceMappingURL=script.js.map\n",
		"a.css":          "a{color:light-dark(red,blue)}@container (width > 40rem){a{margin:calc(1 * var(--x, 1rem))}}\n/*# sourceMappingURL=a.css.map */\n",
		"vendor/v.js":    "x = 1; // as it is\n",
		"gen/words.x.js": "x = 1; // as it is\n",
	} {
		if got := string(tree[name]); got != want {
			t.Errorf("%s is\n%s, want\n%s", name, got, want)
		}
	}
	var sourceMap struct {
		Sources        []string
		SourcesContent []string
	}
	if err := json.Unmarshal(tree["a.js.map"], &sourceMap); err != nil || len(sourceMap.Sources) != 1 || sourceMap.Sources[0] != "a.js" ||
		!strings.HasPrefix(sourceMap.SourcesContent[0], "// why") {
		t.Errorf("the source map of a.js holds %+v, %v", sourceMap, err)
	}
	if err := minify(fileTree{"a.js": []byte("const = 1")}); err == nil || !strings.Contains(err.Error(), "a.js: ") {
		t.Errorf("a script that cannot be read: %v", err)
	}
}

// Two runs, the second over the first, give the same bytes, and the hash can be
// recomputed from the published files.
func TestRepeatable(t *testing.T) {
	static, dir := source(t), t.TempDir()
	var hashes []string
	for _, out := range []string{"a", "b", "a"} {
		if err := publish(static, made(), filepath.Join(dir, out), "1.2.3", true); err != nil {
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

func TestRefusals(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"index.html", "", "the site lacks index.html"},
		{"style.css", "a{background:url(/x.png)}", "style.css: url(/ begins at the host's root"},
		{"style.css", `@import "/x.css";`, "begins at the host's root"},
		{"fr/index.html", `<a href="/x">`, `fr/index.html: href="/ begins at the host's root`},
		{"fr/index.html", `<script src='//host/x'>`, "begins at the host's root"},
		{"more.js", `import x from "/x.js"; x()`, `more.js: from"/ begins at the host's root`},
		{"more.js", `await import("/x.js")`, "begins at the host's root"},
		{"site.webmanifest", `{"start_url": "/"}`, "begins at the host's root"},
		{"more.go", "package x", "a Go source does not belong"},
		{"page.html.br", "x", "kept for what the build makes"},
	} {
		static, pages := source(t), made()
		delete(pages, c.name)
		path := filepath.Join(static, filepath.FromSlash(c.name))
		if c.text == "" {
			os.Remove(path)
		} else if err := writeFiles(fileTree{c.name: []byte(c.text)}, static); err != nil {
			t.Fatal(err)
		}
		out := filepath.Join(t.TempDir(), "dist")
		err := publish(static, pages, out, "1", false)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %q: %v, want %q", c.name, c.text, err, c.want)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s %q: the bad site was written", c.name, c.text)
		}
	}
}

// A page is made from its template alone.
func TestPageInSources(t *testing.T) {
	static := source(t)
	if err := writeFiles(fileTree{"embed.html": nil}, static); err != nil {
		t.Fatal(err)
	}
	err := publish(static, made(), filepath.Join(t.TempDir(), "dist"), "1", false)
	if err == nil || !strings.Contains(err.Error(), "embed.html is made from a template") {
		t.Errorf("publish = %v", err)
	}
}

// Somebody's files are never removed.
func TestKeepsWhatIsNotDist(t *testing.T) {
	out := t.TempDir()
	precious := filepath.Join(out, "precious.txt")
	if err := os.WriteFile(precious, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	err := publish(source(t), made(), out, "1", true)
	if err == nil || !strings.Contains(err.Error(), "not an earlier dist") {
		t.Errorf("publish = %v", err)
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}
