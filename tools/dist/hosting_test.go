package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"net/http"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

var update = flag.Bool("update", false, "write the policy into docs/hosting")

// The samples in docs/hosting state the policy of the site. After it was changed,
//
//	go test ./tools/dist -run TestHostingSamples -update
//
// writes it into them.
func TestHostingSamples(t *testing.T) {
	policy := ""
	for _, h := range hosting.FileHeaders("index.html") {
		if h.Name == "Content-Security-Policy" {
			policy = strings.TrimSuffix(h.Value, "; frame-ancestors 'none'")
		}
	}
	stated := regexp.MustCompile(`(Content-Security-Policy ")[^"]*(; frame-ancestors)`)
	for _, name := range []string{"nginx.conf", "Caddyfile"} {
		file := "../../docs/hosting/" + name
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := stated.ReplaceAllString(string(data), "${1}"+policy+"${2}")
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if string(data) != want || !stated.MatchString(want) {
			t.Errorf("%s does not state the policy; run the test with -update", file)
		}
	}
}

// mostRules is how many rules of "_headers" hosts read.
const mostRules = 100

// The rules give each file the headers that the handler gives it, and are few enough to
// be read.
func TestHostHeaders(t *testing.T) {
	tree := siteNames(t)
	rules := parseHeaders(t, string(hostHeaders(tree)))
	if len(rules) > mostRules {
		t.Errorf("%d rules for %d files, of which hosts read %d", len(rules), len(tree), mostRules)
	}
	for _, name := range tree.names() {
		for _, address := range addresses(name) {
			got := joined(rules, address)
			for _, h := range append(hosting.Common(), hosting.FileHeaders(name)...) {
				want := h.Value
				switch {
				case h.Name == policyHeader:
					framed := strings.Contains(got.Get(h.Name), "frame-ancestors")
					if !strings.Contains(got.Get(h.Name), hosting.Policy) || path.Ext(name) == ".html" && framed != strings.HasSuffix(want, "frame-ancestors 'none'") {
						t.Errorf("%s has the policy %q, want %q", address, got.Get(h.Name), want)
					}
					continue
				case h.Name == "Cache-Control" && !hosting.Hashed(name):
					want = "" // asked for again each time
				case isSourceMap(name) && h.Name != "Cache-Control":
					continue
				case want == hosting.OwnOrigin && path.Ext(name) != ".html":
					continue
				}
				if got := got.Get(h.Name); got != want {
					t.Errorf("%s: %s is %q, want %q", address, h.Name, got, want)
				}
			}
		}
	}
	if got := joined(rules, "/embed").Get(policyHeader); strings.Contains(got, "frame-ancestors") {
		t.Errorf("the embed page without its ending has the policy %q", got)
	}
	if got := joined(rules, "/missing"); len(got) != len(hosting.Common())+1 {
		t.Errorf("what is missing has the headers %v", got)
	}
}

// siteNames has the names of the files of this site as it is published: scripts and style
// sheets also under a name with a hash, and each of them with its source map; the program and
// its words under that name only.
func siteNames(t *testing.T) fileTree {
	t.Helper()
	made, err := pages.AllAt("")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := compose("../../static", made)
	if err != nil {
		t.Fatal(err)
	}
	if err := joinSheets(tree); err != nil {
		t.Fatal(err)
	}
	delete(tree, placeFile) // in the one script that imports it
	for _, name := range []string{buildFile, filesFile, goFile, programFile, integrityFile, "gen/share.en.png", "gen/share.fr.png", "playground-1.2.3.js", "gen/words.en.js", "gen/words.more.fr.js", "gen/embed.css"} {
		tree[name] = nil
	}
	for _, name := range tree.names() {
		switch ext := path.Ext(name); ext {
		case ".js", ".css", ".wasm":
			sum := sha256.Sum256([]byte(name))
			hashed := fmt.Sprintf("%s.%x%s", strings.TrimSuffix(name, ext), sum[:hosting.HashLen/2], ext)
			if name == programFile || strings.HasPrefix(name, "gen/words.") {
				delete(tree, name)
				tree[hashed] = nil
				continue
			}
			if name == "reserve.js" { // which is empty: it has no copy
				hashed = name
			}
			for _, name := range []string{name, hashed} {
				tree[name], tree[name+".map"] = nil, nil
			}
		}
	}
	return tree
}

// joined returns what a host sends for an address: the headers of all rules that match,
// those of one name joined.
func joined(rules map[string]http.Header, address string) http.Header {
	all := http.Header{}
	for pattern, headers := range rules {
		if begin, open := strings.CutSuffix(pattern, "*"); pattern == address || open && strings.HasPrefix(address, begin) {
			for name, values := range headers {
				all[name] = append(all[name], values...)
			}
		}
	}
	for name, values := range all {
		slices.Sort(values)
		all[name] = []string{strings.Join(values, ", ")}
	}
	return all
}

// parseHeaders reads a _headers file.
func parseHeaders(t *testing.T, text string) map[string]http.Header {
	t.Helper()
	rules, rule := map[string]http.Header{}, ""
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "/"):
			rule = line
			if rules[rule] != nil {
				t.Errorf("two rules for %s", rule)
			}
			rules[rule] = http.Header{}
		default:
			name, value, ok := strings.Cut(strings.TrimSpace(line), ": ")
			if !ok || len(line) > 2000 { // a host's limit
				t.Errorf("bad line %q", line)
			}
			rules[rule].Add(name, value)
		}
	}
	return rules
}
