package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"uriplayground/tools/site"
)

// filesScript is gen/files.js, from which the service worker learns what it
// keeps for visits without a network. Its version is a hash of every file, so
// that another file is another version. The sums are in the form of the
// attribute "integrity".
func filesScript(tree fileTree, live bool) []byte {
	var b strings.Builder
	served := fileTree{}
	for name, data := range tree {
		if !site.Hidden(name) && name != filesFile {
			served[name] = data
		}
	}
	fmt.Fprintf(&b, "// Made by build.sh, not by hand: what sw.js keeps.\nself.site = {\n  version: %q,\n  live: %t,\n  files: {\n",
		served.hash()[:site.HashLen], live)
	for _, name := range served.names() {
		if kept(name) {
			sum := sha256.Sum256(served[name])
			fmt.Fprintf(&b, "    %q: \"sha256-%s\",\n", address(name), base64.StdEncoding.EncodeToString(sum[:]))
		}
	}
	b.WriteString("  },\n};\n")
	return []byte(b.String())
}

// kept reports whether the file is of use without a network. The worker itself
// is kept by the browser.
func kept(name string) bool {
	if _, former := formerNames[name]; former {
		return false
	}
	return name != workerFile && name != "robots.txt" && !isSourceMap(name) && !strings.HasSuffix(name, ".d.ts")
}

// address is the file's place below the site: a page that stands for its
// directory has that directory's.
func address(name string) string {
	if dir, ok := strings.CutSuffix(name, "index.html"); ok && (dir == "" || strings.HasSuffix(dir, "/")) {
		return dir
	}
	return name
}
