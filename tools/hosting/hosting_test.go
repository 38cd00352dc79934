package hosting

import (
	"bytes"
	"strings"
	"testing"
)

func TestNegotiate(t *testing.T) {
	both := []string{"br", "gzip"}
	for _, c := range []struct {
		accept  []string
		offered []string
		coding  string
		ok      bool
	}{
		{nil, both, "", true},
		{[]string{""}, both, "", true},
		{[]string{"gzip"}, both, "gzip", true},
		{[]string{"x-gzip"}, both, "gzip", true},
		{[]string{"br"}, both, "br", true},
		{[]string{"BR"}, both, "br", true},
		{[]string{"gzip, br"}, both, "br", true},
		{[]string{"gzip", "br"}, both, "br", true},
		{[]string{"gzip, br"}, []string{"gzip"}, "gzip", true},
		{[]string{"gzip, br"}, nil, "", true},
		{[]string{"gzip;q=1, br;q=0.9"}, both, "gzip", true},
		{[]string{"gzip;q=0.2, br;q=0.2"}, both, "br", true},
		{[]string{"gzip ; Q=0.2 , br ; q=0.1"}, both, "gzip", true},
		{[]string{"br;q=0, gzip;q=0"}, both, "", true},
		{[]string{"br;q=0, *"}, both, "gzip", true},
		{[]string{"*"}, both, "br", true},
		{[]string{"*;q=0"}, both, "", false},
		{[]string{"*;q=0, gzip"}, both, "gzip", true},
		{[]string{"identity"}, both, "", true},
		{[]string{"identity;q=0.5, gzip;q=0.4"}, both, "", true},
		{[]string{"identity;q=0.5, gzip;q=0.5"}, both, "gzip", true},
		{[]string{"identity;q=0"}, both, "", false},
		{[]string{"identity;q=0, br"}, both, "br", true},
		{[]string{"*;q=0, identity"}, both, "", true},
		{[]string{"deflate, zstd"}, both, "", true},
		// A damaged weight is never taken for consent.
		{[]string{"br;q=x"}, both, "", true},
		{[]string{"br;q=2"}, both, "", true},
		{[]string{"br;q=-1"}, both, "", true},
		{[]string{"br;q=NaN"}, both, "", true},
		{[]string{";q=1,,;"}, both, "", true},
		{[]string{"br;level=4;q=0.5"}, both, "br", true},
	} {
		coding, ok := negotiate(c.accept, c.offered)
		if coding != c.coding || ok != c.ok {
			t.Errorf("negotiate(%q, %q) = %q, %v; want %q, %v", c.accept, c.offered, coding, ok, c.coding, c.ok)
		}
	}
}

const (
	wantPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
		"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
		"require-trusted-types-for 'script'; trusted-types uri-playground uri-playground-worker; frame-ancestors "
	asked  = "no-cache"
	always = "public, max-age=31536000, immutable"
)

// Every answer has the headers of its file, and those that all have.
func TestHeaders(t *testing.T) {
	h := Handler(tree())
	for _, c := range []struct {
		method, target            string
		framed                    string
		resource, allowed, cached string
	}{
		{"GET", "/", "'none'", "same-origin", "", asked},
		{"GET", "/fr/", "'none'", "same-origin", "", asked},
		{"GET", "/fr", "'none'", "same-origin", "", asked},
		{"GET", "/embed.html", "*", "cross-origin", "", asked},
		{"GET", "/boot.js", "'none'", "same-origin", "", asked},
		{"GET", "/" + hashedBoot, "'none'", "same-origin", "", always},
		{"GET", "/icon.svg", "'none'", "same-origin", "", asked},
		{"GET", "/site.webmanifest", "'none'", "same-origin", "", asked},
		{"GET", "/style.css", "'none'", "cross-origin", "*", asked},
		{"GET", "/playground.js", "'none'", "cross-origin", "*", asked},
		{"GET", "/playground.d.ts", "'none'", "cross-origin", "*", asked},
		{"GET", "/gen/build.js", "'none'", "cross-origin", "*", asked},
		{"GET", "/gen/playground.wasm", "'none'", "cross-origin", "*", asked},
		{"GET", "/" + hashedWasm, "'none'", "cross-origin", "*", always},
		{"GET", "/missing/embed.html", "'none'", "same-origin", "", asked},
		{"GET", "/../x", "'none'", "same-origin", "", asked},
		{"POST", "/", "'none'", "same-origin", "", asked},
	} {
		res := ask(t, h, c.method, c.target)
		for name, want := range map[string]string{
			"Content-Security-Policy":      wantPolicy + c.framed,
			"Cross-Origin-Resource-Policy": c.resource,
			"Access-Control-Allow-Origin":  c.allowed,
			"Cache-Control":                c.cached,
			"X-Content-Type-Options":       "nosniff",
			"Referrer-Policy":              "no-referrer",
			"Cross-Origin-Opener-Policy":   "same-origin",
			"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
			"Cross-Origin-Embedder-Policy": map[bool]string{true: "require-corp"}[c.framed == "*"],
		} {
			if got := res.Header.Get(name); got != want {
				t.Errorf("%s %s: %s is\n%q, want\n%q", c.method, c.target, name, got, want)
			}
		}
	}
}

func TestHashed(t *testing.T) {
	for name, want := range map[string]bool{
		hashedWasm:                             true,
		"gen/playground.wasm":                  false,
		"gen/playground.0123456789abcde.wasm":  false, // too short
		"gen/playground.0123456789abcdeg.wasm": false, // no hash
		"playground.0123456789abcdef.html":     false, // a page has the name that links have
		"gen/0123456789abcdef.wasm":            false,
		"loader.0123456789abcdef.js":           true,
		"vendor/markdown.0123456789abcdef.js":  true,
		"playground-1.2.3.js":                  false,
	} {
		if Hashed(name) != want {
			t.Errorf("Hashed(%q) = %v", name, !want)
		}
		if (Unhashed(name) != name) != want {
			t.Errorf("Unhashed(%q) = %q", name, Unhashed(name))
		}
	}
}

func TestCompressionIsRepeatable(t *testing.T) {
	data := []byte(strings.Repeat("the same bytes, ", 999))
	for _, effort := range []Effort{Quick, Best} {
		for name, compress := range map[string]func([]byte, Effort) ([]byte, error){"brotli": Brotli, "gzip": Gzip} {
			one, err1 := compress(data, effort)
			two, err2 := compress(data, effort)
			if err1 != nil || err2 != nil || !bytes.Equal(one, two) || len(one) >= len(data) {
				t.Errorf("%s %v: %d and %d bytes, %v, %v", name, effort, len(one), len(two), err1, err2)
			}
		}
	}
	if _, err := Gzip(data, Effort{Gzip: 99}); err == nil {
		t.Error("an impossible level was accepted")
	}
}
