package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"regexp"
	"strings"

	"uriplayground/tools/hosting"
)

// integrityFile is where hosts and authors find the hashes of what browsers execute.
const integrityFile = "integrity.json"

// pinnedFiles lists what embeds and the site's own pages consist of, besides the
// program and its words: each file after those that it imports.
var pinnedFiles = []string{
	goFile, styleFile, buildFile,
	"vendor/parse5.js", "linkscan/bases.js", "linkscan/tokenizer.js", "linkscan/tree.js", "linkscan/piece.js", "linkscan/result.js", "linkscan/rawhtml.js", "linkscan/css.js",
	"linkscan/attributes.js", "linkscan/html.js",
	"linkscan/inline.js", "linkscan/markdown.js", "linkscan/detect.js", "linkscan/encoding.js",
	"linkscan/jsontree.js", "vendor/yaml.js", "linkscan/yaml.js", "linkscan/trees.js", "linkscan/jsonschema.js", "linkscan/openapi.js", "linkscan/jsonldcontext.js", "linkscan/jsonld.js",
	"linkscan/webjson.js", "linkscan/xmltokens.js", "linkscan/vocabularies.js", "linkscan/xml.js", "linkscan/turtle.js",
	"linkscan/http.js", "linkscan/notebook.js", "linkscan/playlist.js", "vendor/jstokens.js", "linkscan/script.js", "linkscan/formats.js", "linkscan.js", "sitescan/zip.js", "sitescan.js",
	"pagecolours.js", "pagetheme.js", "snippets.js", "lifenotice.js", "life.js", "exchange.js", "loader.js", "embed-inline.js", "embed-iframe.js", "embed-rest.js", "embed-slide.js", entryFile,
	"playground.css", "site.css", "boot.js", "offline.js",
	"embed.css", "embed-params.js", "embed-frame.js",
	"reserve.css", "embedding.css", "statictable.js", "embedding.js",
}

// pin returns copies of pinnedFiles under hashed names, which import one another
// under these names only: what such a file does never changes, and no page gets files
// of two versions while one is being published. playground-VERSION.js is the entry of
// embeds once more. The copies are minified, with source maps. Files that the tree lacks
// are left out. names holds the hashed names by those in the tree.
func pin(tree fileTree, version string) (pinned fileTree, names map[string]string, err error) {
	pinned, names = fileTree{}, map[string]string{}
	for _, name := range pinnedFiles {
		data, ok := tree[name]
		if !ok {
			continue
		}
		code, sourceMap := renamed(name, data, names), []byte(nil)
		if minifiable(name) {
			if code, sourceMap, err = minified(name, code); err != nil {
				return nil, nil, err
			}
		}
		names[name] = hashedName(name, code)
		copies := []string{names[name]}
		if name == entryFile {
			copies = append(copies, "playground-"+version+".js")
		}
		for _, at := range copies {
			pinned[at] = code
			if sourceMap != nil {
				pinned[at], pinned[at+".map"] = withMap(at, code), sourceMap
			}
		}
	}
	return pinned, names, errors.Join(unpinned(pinned)...)
}

// imported matches the address of what a minified script imports.
var imported = regexp.MustCompile(`(?:\bfrom|\bimport)\s*\(?\s*"(\.\.?/[^"]+\.js)"`)

// unpinned reports the files that a pinned script imports under names without hashes,
// so that they could be of another version.
func unpinned(pinned fileTree) (errs []error) {
	for _, name := range pinned.names() {
		if path.Ext(name) != ".js" {
			continue
		}
		for _, m := range imported.FindAllSubmatch(pinned[name], -1) {
			if !hosting.Hashed(string(m[1])) {
				errs = append(errs, fmt.Errorf("%s imports %s, which is missing from pinnedFiles or comes after it", name, m[1]))
			}
		}
	}
	return errs
}

// integrityOf returns the hashes of the scripts, programs and style sheets of a tree, by
// their names.
func integrityOf(tree fileTree) ([]byte, error) {
	sums := map[string]string{}
	for name, data := range tree {
		switch path.Ext(name) {
		case ".js", ".wasm", ".css":
			sums[name] = sumOf(data)
		}
	}
	list, err := json.MarshalIndent(sums, "", "  ")
	return append(list, '\n'), err
}

// sumOf returns the hash of a file in the form of the attribute "integrity".
func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// usePinned lets the pages load scripts, style sheets and the program under their hashed
// names.
func usePinned(tree fileTree, names map[string]string) {
	for page, data := range tree {
		if path.Ext(page) != ".html" {
			continue
		}
		root := strings.Repeat("../", strings.Count(page, "/"))
		for from, to := range names {
			data = bytes.ReplaceAll(data, []byte(`="`+root+from+`"`), []byte(`="`+root+to+`"`))
		}
		tree[page] = data
	}
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
