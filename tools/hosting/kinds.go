package hosting

import (
	"path"
	"regexp"
	"strconv"
	"strings"
)

// Kind is the type of a file.
type Kind struct {
	MIME     string
	Compress bool // false for formats that are compressed already
}

// kinds lists the file name endings of the site. The longest matching ending
// wins, so ".d.ts" may differ from ".ts". The mime package is not used because its
// answers depend on the machine.
var kinds = map[string]Kind{
	".css":         {"text/css; charset=utf-8", true},
	".d.ts":        {"text/plain; charset=utf-8", true},
	".html":        {"text/html; charset=utf-8", true},
	".ico":         {"image/x-icon", true},
	".jpg":         {"image/jpeg", false},
	".js":          {"text/javascript; charset=utf-8", true},
	".json":        {"application/json", true},
	".map":         {"application/json", true},
	".md":          {"text/markdown; charset=utf-8", true},
	".mjs":         {"text/javascript; charset=utf-8", true},
	".png":         {"image/png", false},
	".svg":         {"image/svg+xml", true},
	".tgz":         {"application/gzip", false},
	".txt":         {"text/plain; charset=utf-8", true},
	".wasm":        {"application/wasm", true},
	".webmanifest": {"application/manifest+json", true},
	".webp":        {"image/webp", false},
	".woff2":       {"font/woff2", false},
	".xml":         {"application/xml", true},
}

// unknown is the kind of everything else; with nosniff it is never executed.
var unknown = Kind{"application/octet-stream", false}

// KindOf returns the kind of the file with that name.
func KindOf(name string) Kind {
	base := strings.ToLower(path.Base(name))
	for i := 0; i < len(base); i++ {
		if base[i] != '.' {
			continue
		}
		if k, ok := kinds[base[i:]]; ok {
			return k
		}
	}
	return unknown
}

// Hidden reports whether the file exists for the host rather than for
// visitors: dot files, "_headers" and the precompressed siblings, which
// are reached through Accept-Encoding only.
func Hidden(name string) bool {
	for _, part := range strings.Split(name, "/") {
		if strings.HasPrefix(part, ".") || strings.HasPrefix(part, "_") {
			return true
		}
	}
	return strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz")
}

// hashPart matches the hash of the content in the name of a file.
var hashPart = regexp.MustCompile(`\.[0-9a-f]{` + strconv.Itoa(HashLen) + `}(\.(?:js|css|wasm))$`)

// Hashed reports whether the name contains a hash of the content
// ("gen/playground.0123456789abcdef.wasm"), so that its bytes never change.
func Hashed(name string) bool { return hashPart.MatchString(name) }

// Unhashed returns the name without the hash.
func Unhashed(name string) string { return hashPart.ReplaceAllString(name, "$1") }

// HashLen is the number of hexadecimal digits of the SHA-256 in a hashed name.
const HashLen = 16
