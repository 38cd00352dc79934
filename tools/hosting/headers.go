package hosting

import (
	"path"
	"strings"
)

// Header is one response header.
type Header struct{ Name, Value string }

// restrictions is the content security policy without what differs: the site's own
// scripts, styles and data, WebAssembly, and no text that becomes a script.
const restrictions = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
	"base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types "

// Policy is the policy of all files, without frame-ancestors.
const Policy = restrictions + "uri-playground uri-playground-worker"

// PagePolicy returns the policy that a page states itself, even on hosts without headers. Only
// a header can state who may frame it. There are two policies of Trusted Types: one is the
// service worker's, and the other is for pages that register it.
func PagePolicy(registers bool) string {
	if registers {
		return restrictions + "uri-playground"
	}
	return restrictions + "'none'"
}

// The caching rules: a hashed file never changes; any other is revalidated each
// time, and answered with 304 while its ETag is the same.
const (
	cacheForever = "public, max-age=31536000, immutable"
	cacheAsk     = "no-cache"
)

// Common returns the headers of every response.
func Common() []Header {
	return []Header{
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", OwnOrigin},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	}
}

// FileHeaders returns the headers that depend on the file; name is its path in
// the tree, or "" for a response that is not a file.
func FileHeaders(name string) []Header {
	h := []Header{
		{"Content-Security-Policy", Policy + "; frame-ancestors " + ancestors(name)},
		{"Cross-Origin-Resource-Policy", resourcePolicy(name)},
		{"Cache-Control", cacheRule(name)},
	}
	if embeddable(name) {
		h = append(h, Header{"Access-Control-Allow-Origin", "*"})
	}
	if embedPage(name) {
		h = append(h, Header{"Cross-Origin-Embedder-Policy", "require-corp"}) // without which a page that sends it may not frame this one
	}
	return h
}

// embedPage reports whether the file is the page that others may frame.
func embedPage(name string) bool { return path.Base(name) == "embed.html" }

// ancestors returns who may frame the file: anyone for the embed page, else
// nobody.
func ancestors(name string) string {
	if embedPage(name) {
		return "*"
	}
	return "'none'"
}

// OwnOrigin is the policy of files that other sites may not load.
const OwnOrigin = "same-origin"

// resourcePolicy lets other origins load what an embed consists of, and the embed
// page, which a page with Cross-Origin-Embedder-Policy could not frame otherwise.
func resourcePolicy(name string) string {
	if embeddable(name) || embedPage(name) {
		return "cross-origin"
	}
	return OwnOrigin
}

// ownScripts are of use to the site's own pages only.
var ownScripts = map[string]bool{"answers.js": true, "boot.js": true, "offline.js": true, "sw.js": true, "embedding.js": true, "snippets.js": true, "statictable.js": true}

// embeddable reports whether scripts of other sites may load the file. A frame
// without an origin counts as another site.
func embeddable(name string) bool {
	switch {
	case strings.HasPrefix(name, "gen/"), strings.HasPrefix(name, "linkscan"), strings.HasPrefix(name, "sitescan"), strings.HasPrefix(name, "vendor/"):
		return true
	case strings.HasSuffix(name, ".d.ts"):
		return true
	}
	switch path.Ext(name) {
	case ".css", ".wasm":
		return true
	case ".js":
		return !ownScripts[Unhashed(path.Base(name))]
	}
	return false
}

// cacheRule returns the value of Cache-Control.
func cacheRule(name string) string {
	if Hashed(name) {
		return cacheForever
	}
	return cacheAsk
}
