package main

import (
	"crypto/sha256"
	"encoding/base64"
	"path"
	"slices"
	"strings"
	"testing"

	"uriplayground/tools/hosting"
)

// Pages load scripts and style sheets under hashed names, at any depth.
func TestPagesUsePinned(t *testing.T) {
	tree := fileTree{
		"index.html":    []byte(`<link href="site.css"><script type="module" src="boot.js"></script><a href="playground.css.map">`),
		"fr/index.html": []byte(`<link href="../site.css"><script type="module" src="../boot.js"></script>`),
	}
	usePinned(tree, map[string]string{"site.css": "site.1.css", "boot.js": "boot.2.js", "playground.css": "playground.3.css"})
	for name, want := range map[string]string{
		"index.html":    `<link href="site.1.css"><script type="module" src="boot.2.js"></script><a href="playground.css.map">`,
		"fr/index.html": `<link href="../site.1.css"><script type="module" src="../boot.2.js"></script>`,
	} {
		if got := string(tree[name]); got != want {
			t.Errorf("%s is\n%s, want\n%s", name, got, want)
		}
	}
}

// The entry of a version imports nothing but hashed names, and each file names its own
// source map.
func TestPinned(t *testing.T) {
	tree := fileTree{
		"playground.js":   []byte(`import("./loader.js"); import("./embed-inline.js");`),
		"loader.js":       []byte(`import "./gen/build.js"; new URL("./gen/embed.css", import.meta.url);`),
		"embed-inline.js": []byte(`import "./loader.js"; import "./vendor/parse5.js";`), styleFile: []byte("a{}"), buildFile: []byte("1"),
		"vendor/parse5.js":                     []byte("vendored( );"),
		"gen/playground.0123456789abcdef.wasm": []byte("\x00asm"), "gen/words.en.0123456789abcdef.js": []byte("export default {}"),
	}
	pinned, names, err := pin(tree, "1.2.3")
	if err != nil {
		t.Fatal(err)
	}
	text := func(prefix string) (name, text string) {
		for at, data := range pinned {
			if strings.HasPrefix(at, prefix) && !isSourceMap(at) {
				if minifiable(at) != (pinned[at+".map"] != nil) {
					t.Errorf("%s has another source map than it should", at)
				}
				return at, string(data)
			}
		}
		t.Fatalf("there is no %s in %v", prefix, pinned.names())
		return "", ""
	}
	build, _ := text("gen/build.")
	style, _ := text("gen/embed.")
	vendored, _ := text("vendor/parse5.")
	loader, code := text("loader.")
	if want := `import"./` + build + `";new URL("./` + style + `",import.meta.url);` + "\n//# sourceMappingURL=" + loader + ".map\n"; code != want || !hosting.Hashed(loader) {
		t.Errorf("%s is %s, want %s", loader, code, want)
	}
	inline, code := text("embed-inline.")
	if want := `import"./` + loader + `";import"./` + vendored + `";`; !strings.HasPrefix(code, want) {
		t.Errorf("%s is %s, want %s", inline, code, want)
	}
	for _, prefix := range []string{"playground-", "playground."} {
		entry, code := text(prefix)
		if want := `import("./` + loader + `"),import("./` + inline + `");`; !strings.HasPrefix(code, want) || entry != "playground-1.2.3.js" && entry != names[entryFile] {
			t.Errorf("%s is %s, want %s", entry, code, want)
		}
	}
}

// Whatever a browser may execute has its hash in the list, under each of its names.
func TestIntegrity(t *testing.T) {
	tree, err := compose(source(t), made())
	if err == nil {
		tree[workerFile] = []byte("onfetch = null;")
		err = finish(tree, "1")
	}
	if err != nil {
		t.Fatal(err)
	}
	list := string(tree[integrityFile])
	for name, data := range tree {
		sum := sha256.Sum256(data)
		line := `"` + name + `": "sha256-` + base64.StdEncoding.EncodeToString(sum[:]) + `"`
		executed := slices.Contains([]string{".js", ".wasm", ".css"}, path.Ext(name))
		if strings.Contains(list, line) != executed {
			t.Errorf("%s in %s: %v", name, integrityFile, !executed)
		}
	}
	for _, name := range []string{workerFile, entryFile, filesFile} {
		if !strings.Contains(list, `"`+name+`"`) {
			t.Errorf("%s is not in %s", name, integrityFile)
		}
	}
}

// A script that is imported and not listed is refused, at any depth.
func TestUnpinned(t *testing.T) {
	for code, want := range map[string]bool{
		`import{a}from"./loader.0123456789abcdef.js";`: false, `import"./x.js";`: true, `import{a}from"../vendor/x.js";`: true,
		`await import("./x.js");`: true, `import("./gen/"+name)`: false, `new URL("./sw.js",a)`: false,
	} {
		if errs := unpinned(fileTree{"a.js": []byte(code)}); (len(errs) > 0) != want {
			t.Errorf("%s: %v", code, errs)
		}
	}
}
