package main

import (
	"bytes"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"path"
)

// integrityFile is where hosts and authors find the hashes of the pinned files.
const integrityFile = "integrity.json"

// pinnedFiles lists what an embed in a page consists of besides the program and
// its words: each file after those that it imports, and the entry last.
var pinnedFiles = []string{
	goFile, buildFile, styleFile,
	"vendor/parse5.js", "linkscan/tokenizer.js", "linkscan/tree.js", "linkscan/piece.js", "linkscan/result.js", "linkscan/css.js",
	"linkscan/attributes.js", "linkscan/contexts.js", "linkscan/html.js", "linkscan/line.js", "linkscan/rawhtml.js", "linkscan/autolink.js",
	"linkscan/inline.js", "linkscan/markdown.js", "linkscan/sitemap.js", "linkscan.js",
	"pagetheme.js", "loader.js", "embed-inline.js", "embed-iframe.js", entryFile,
}

// pin returns the files of playground-VERSION.js, which imports everything under
// hashed names only, so that what it does never changes: minified copies of the
// sources in the tree, with their source maps, and the list of their hashes.
// Files that the tree lacks are left out.
func pin(tree fileTree, version string) (fileTree, error) {
	pinned := fileTree{}
	names := map[string]string{} // by the name in the tree
	sums := map[string]string{}
	for _, name := range pinnedFiles {
		data, ok := tree[name]
		if !ok {
			continue
		}
		code, sourceMap := renamed(name, data, names), []byte(nil)
		if minifiable(name) {
			var err error
			if code, sourceMap, err = minified(name, code); err != nil {
				return nil, err
			}
		}
		at := hashedName(name, code)
		if name == entryFile {
			at = "playground-" + version + ".js"
		}
		if sourceMap != nil {
			code, pinned[at+".map"] = withMap(at, code), sourceMap
		}
		pinned[at], names[name] = code, at
		sum := sha512.Sum384(code)
		sums[at] = "sha384-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	list, err := json.MarshalIndent(sums, "", "  ")
	pinned[integrityFile] = append(list, '\n')
	return pinned, err
}

// renamed returns a script that imports the files under their other names.
func renamed(script string, data []byte, names map[string]string) []byte {
	for from, to := range names {
		data = bytes.ReplaceAll(data, quoted(script, from), quoted(script, to))
	}
	return data
}

// quoted returns how a script names a file that it imports.
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

// hashedName returns the name with the hash of the data in it.
func hashedName(name string, data []byte) string {
	kind := path.Ext(name)
	return name[:len(name)-len(kind)] + "." + hashOf(data) + kind
}
