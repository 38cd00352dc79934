package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"
)

// A script of lib/ finds what it imports, and by no way the scripts that are there once more.
func TestAstray(t *testing.T) {
	site := fileTree{
		"life.0123456789abcdef.js": []byte(`export{a}from"./gen/x.js"`), "gen/x.js": nil,
		"boot.0123456789abcdef.js": []byte(`import"./loader.0123456789abcdef.js"`), "loader.0123456789abcdef.js": nil,
	}
	for code, want := range map[string]string{
		`import { a } from "../cdn/life.0123456789abcdef.js";`: "",
		`await import("./loader.js");`:                         "lib/playground.js imports ./loader.js, which the package lacks",
		`new URL("../cdn/gen/y.wasm", import.meta.url)`:        "lib/playground.js imports ../cdn/gen/y.wasm, which the package lacks",
		`import "../cdn/boot.0123456789abcdef.js";`:            "lib/ imports cdn/loader.0123456789abcdef.js, which is in lib/ as well",
	} {
		err := astray(fileTree{"lib/playground.js": []byte(code)}, site)
		if got := errorText(err); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// Of a file that has a hash in its name there is one, and the entry imports what is left.
func TestWithoutCopies(t *testing.T) {
	const hash = ".0123456789abcdef"
	tree := withoutCopies(fileTree{
		entryFile: []byte(`import "./loader.js";`), "playground" + hash + ".js": []byte("import \"./loader" + hash + ".js\";\n//# sourceMappingURL=x.map\n"),
		"loader.js": nil, "loader" + hash + ".js": nil, "loader.js.map": nil, "index.html": nil, "reserve.css": nil, "reserve" + hash + ".css": nil,
		"embed.js": nil, mark: nil, "gen/share.en.png": nil,
	})
	want := "index.html loader" + hash + ".js playground" + hash + ".js playground.js reserve" + hash + ".css reserve.css"
	if got := strings.Join(tree.names(), " "); got != want {
		t.Errorf("there are %s, want %s", got, want)
	}
	if got, want := string(tree[entryFile]), `import "./loader`+hash+`.js";`+"\n"; got != want {
		t.Errorf("the entry is %q, want %q", got, want)
	}
}

// Of the site the package has what a page names, or a script that one names, and lists that alone.
func TestNamed(t *testing.T) {
	const hash = ".0123456789abcdef"
	tree, err := named(fileTree{
		"index.html": []byte(`src="boot` + hash + `.js" href="site.webmanifest"`), "boot" + hash + ".js": []byte(`import"./linkscan/css` + hash + `.js"`),
		"linkscan/css" + hash + ".js": []byte("a"), "embedding" + hash + ".js": []byte("a"), "site.webmanifest": []byte("icon.png"), "icon.png": []byte("a"),
		"playground.d.ts": []byte("a"), "playground-1.js": []byte("a"), entryFile: []byte("sw.js"), workerFile: []byte(filesFile),
		"reserve.js": []byte("a"), "reserve.css": []byte("a"), "reserve" + hash + ".css": []byte("a"), licensesFile: []byte("a"),
		filesFile: []byte("embedding" + hash + ".js"), integrityFile: []byte("embedding" + hash + ".js"),
	}, "1")
	if err != nil {
		t.Fatal(err)
	}
	want := "boot" + hash + ".js gen/files.js icon.png index.html integrity.json licenses.txt linkscan/css" + hash + ".js playground-1.js playground.d.ts playground.js reserve.css reserve.js site.webmanifest sw.js"
	if got := strings.Join(tree.names(), " "); got != want {
		t.Errorf("there are %s, want %s", got, want)
	}
	for _, list := range []string{filesFile, integrityFile} {
		if text := string(tree[list]); strings.Contains(text, "embedding") || !strings.Contains(text, "boot"+hash) {
			t.Errorf("%s lists %s", list, text)
		}
	}
}

// Icons of 512 pixels are neither in the package nor in its manifests, which stay JSON.
func TestSmallIcons(t *testing.T) {
	manifest, err := os.ReadFile("../pages/templates/site.webmanifest.tmpl")
	if err != nil {
		t.Fatal(err)
	}
	_, icons, _ := strings.Cut(strings.ReplaceAll(string(manifest), "{{.Root}}", "../"), `"icons": `)
	site := fileTree{"fr/site.webmanifest": []byte("{" + `"icons": ` + icons), "icon-192.png": nil, "icon-512.png": nil, "icon-maskable-512.png": nil}
	smallIcons(site)
	if got, want := strings.Join(site.names(), " "), "fr/site.webmanifest icon-192.png"; got != want {
		t.Errorf("there are %s, want %s", got, want)
	}
	var left struct{ Icons []struct{ Src string } }
	if err := json.Unmarshal(site["fr/site.webmanifest"], &left); err != nil || len(left.Icons) != 2 || left.Icons[1].Src != "../icon-192.png" {
		t.Errorf("the manifest is %s: %v", site["fr/site.webmanifest"], err)
	}
}

// npm finds each file below package/.
func TestPacked(t *testing.T) {
	tape, err := tarOf(fileTree{"b.js": []byte("b"), "a/c.js": []byte("c")}, "package/")
	if err != nil {
		t.Fatal(err)
	}
	data, err := squeezed(tape)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for files := tar.NewReader(z); ; {
		h, err := files.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(files)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, h.Name+"="+string(text))
	}
	if got := strings.Join(got, " "); got != "package/b.js=b package/a/c.js=c" {
		t.Errorf("it holds %s", got)
	}
}
