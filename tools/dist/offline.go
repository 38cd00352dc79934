package main

import (
	"fmt"
	"strings"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// filesScript returns gen/files.js, which tells the service worker what to cache
// for visits without a network. Its version is a hash over all files, so that it
// changes with each of them. The hashes have the form of the attribute
// "integrity".
func filesScript(tree fileTree, live bool) []byte {
	var b strings.Builder
	served := fileTree{}
	for name, data := range tree {
		if !hosting.Hidden(name) && name != filesFile {
			served[name] = data
		}
	}
	fmt.Fprintf(&b, "// Made by build.sh, not by hand: what sw.js keeps.\nself.site = {\n  version: %q,\n  live: %t,\n  files: {\n",
		served.hash()[:hosting.HashLen], live)
	for _, name := range served.names() {
		if cached(name) && !served.repeats(name) {
			fmt.Fprintf(&b, "    %q: %q,\n", address(name), sumOf(served[name]))
		}
	}
	b.WriteString("  },\n};\n")
	return []byte(b.String())
}

// cached reports whether the service worker caches the file. The worker itself is
// cached by the browser; source maps, hashes, licenses, sources and declarations are of use to
// developers only, and the entry of a version to other sites.
func cached(name string) bool {
	if _, former := formerNames[name]; former {
		return false
	}
	for _, picture := range pages.Pictures() { // for other sites
		if name == picture {
			return false
		}
	}
	if pages.IsDocument(name) || pages.IsAnswer(name) { // not for every visitor
		return false
	}
	switch name {
	case workerFile, integrityFile, licensesFile, sourceFile, "robots.txt":
		return false
	}
	return !isSourceMap(name) && !strings.HasSuffix(name, ".d.ts") && !strings.HasPrefix(name, "playground-")
}

// repeats reports whether the tree holds the file under a hashed name as well, which
// is the one that the pages use.
func (t fileTree) repeats(name string) bool {
	for other := range t {
		if other != name && hosting.Unhashed(other) == name {
			return true
		}
	}
	return false
}

// address returns the path of the file in the site; that of an index page is its
// directory.
func address(name string) string {
	if dir, ok := strings.CutSuffix(name, "index.html"); ok && (dir == "" || strings.HasSuffix(dir, "/")) {
		return dir
	}
	return name
}

// formerNames holds modules under the names that files had in the previous
// release. A page that was open before this version took its place asks for them
// when its first embed starts. They can go with the next release.
var formerNames = map[string]string{
	"embed.js":   `export * from "./embed-inline.js";`,
	"frame.js":   `export * from "./embed-iframe.js";`,
	"harvest.js": `export { detect, pack, reads, scanLinks as harvest, scanLinksNow as harvestNow } from "./linkscan.js";`,
}

// addFormerNames adds these modules to the site.
func addFormerNames(tree fileTree) {
	for name, module := range formerNames {
		tree[name] = []byte(module + "\n")
	}
}
