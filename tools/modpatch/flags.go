package main

import (
	"path/filepath"
	"strings"
)

// notInlined are packages whose small functions are called, not copied to where they are called:
// copies make the program larger, and these packages are not where the time of a keystroke goes.
// Those of RFC 3986 and the URL Standard keep the copies, and so does core, which parses a
// seventh slower without.
var notInlined = []string{
	"web/...", "wasm",
	"core/rfc1630", "core/rfc1738", "core/rfc1808", "core/rfc2396",
	"core/internal/oldermerge", "core/links", "core/places", "core/site",
	"core/beliefs", "core/chars", "core/expect", "core/forge", "core/oddtarget", "core/provenance", "core/proxy", "core/relativize", "core/scopes",
}

// flags returns how the program is compiled with the modules in a directory.
func flags(dir string) []string {
	list := []string{"-modfile=" + filepath.ToSlash(filepath.Join(dir, "go.mod"))}
	for _, p := range notInlined {
		list = append(list, "-gcflags=uriplayground/"+p+"=-l")
	}
	return list
}

// quoted returns flags as GOFLAGS takes them.
func quoted(flags []string) string { return "'" + strings.Join(flags, "' '") + "'" }
