package main

import (
	"bytes"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"path"
)

// integrityFile is where hosts and authors find the sums of the pinned files.
const integrityFile = "integrity.json"

// pinnedFiles is what an embed in a page consists of beside the program and its
// words: what is imported stands before what imports it, and the entry last.
var pinnedFiles = []string{
	goFile, buildFile, styleFile,
	"vendor/markdown.js", "linkscan/scan.js", "linkscan/attributes.js", "linkscan/contexts.js",
	"linkscan/html.js", "linkscan/markdown.js", "linkscan/sitemap.js", "linkscan.js",
	"pagetheme.js", "loader.js", "embed-inline.js", "embed-iframe.js", "playground.js",
}

// pin adds playground-VERSION.js, which imports everything under hashed names
// only, so that what it does never changes. The files that it consists of are
// copies; the others stay where they are. Those that the tree lacks are left out.
func pin(tree fileTree, version string) error {
	names := map[string]string{} // by the name within the directory of what imports it
	sums := map[string]string{}
	for _, name := range pinnedFiles {
		data, ok := tree[name]
		if !ok {
			continue
		}
		data = renamed(name, data, names)
		at := hashedName(name, data)
		if name == "playground.js" {
			at = "playground-" + version + ".js"
		}
		tree[at], names[name] = data, at
		sum := sha512.Sum384(data)
		sums[at] = "sha384-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	list, err := json.MarshalIndent(sums, "", "  ")
	tree[integrityFile] = append(list, '\n')
	return err
}

// renamed is a script that imports the files under their other names.
func renamed(script string, data []byte, names map[string]string) []byte {
	for from, to := range names {
		data = bytes.ReplaceAll(data, quoted(script, from), quoted(script, to))
	}
	return data
}

// quoted is how a script names a file that it imports.
func quoted(script, file string) []byte {
	dir := path.Dir(script)
	switch {
	case dir == ".":
		return []byte(`"./` + file + `"`)
	case path.Dir(file) == dir:
		return []byte(`"./` + path.Base(file) + `"`)
	}
	return []byte(`"../` + file + `"`)
}

// hashedName is the name with the hash of the data in it.
func hashedName(name string, data []byte) string {
	kind := path.Ext(name)
	return name[:len(name)-len(kind)] + "." + hashOf(data) + kind
}
