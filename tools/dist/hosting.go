package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"uriplayground/tools/hosting"
)

// hostHeaders writes the "_headers" file that several static hosts read, some of them
// no more than 100 rules. They join the headers of all rules that match. So each header
// is stated for as few patterns as match the files that need it and no others, apart
// from the policy, of which all pages have the same part: a second policy, of who may
// frame a page, adds to it. What may change has no rule for caching: these hosts let it
// be asked for again each time.
func hostHeaders(tree fileTree) []byte {
	rules := map[string][]hosting.Header{"/*": append(hosting.Common(), hosting.Header{Name: policyHeader, Value: hosting.Policy})}
	for _, h := range []struct {
		name  string
		value func(name string) (value string, matters bool)
	}{
		{policyHeader, framing},
		{"Cross-Origin-Resource-Policy", sharing("Cross-Origin-Resource-Policy")},
		{"Access-Control-Allow-Origin", sharing("Access-Control-Allow-Origin")},
		{"Cross-Origin-Embedder-Policy", sharing("Cross-Origin-Embedder-Policy")},
		{"Cache-Control", caching},
	} {
		values := map[string]string{}
		for _, name := range tree.names() {
			if value, matters := h.value(name); matters {
				for _, address := range addresses(name) {
					values[address] = value
				}
			}
		}
		for _, pattern := range patterns(values) {
			rules[pattern.text] = append(rules[pattern.text], hosting.Header{Name: h.name, Value: pattern.value})
		}
	}
	var b strings.Builder
	b.WriteString("# Read by hosts that know _headers; the paths suppose the site at the root.\n")
	for _, pattern := range slices.Sorted(maps.Keys(rules)) {
		b.WriteString(pattern + "\n")
		for _, h := range rules[pattern] {
			fmt.Fprintf(&b, "  %s: %s\n", h.Name, h.Value)
		}
	}
	return []byte(b.String())
}

const policyHeader = "Content-Security-Policy"

// fileHeader returns the value of a header of the file, "" if it has none.
func fileHeader(name, header string) string {
	for _, h := range hosting.FileHeaders(name) {
		if h.Name == header {
			return h.Value
		}
	}
	return ""
}

// framing returns the policy of who may frame a page, "" for anyone. It does not matter for
// what is not a page.
func framing(name string) (value string, matters bool) {
	_, value, _ = strings.Cut(fileHeader(name, policyHeader), hosting.Policy+"; ")
	if value == "frame-ancestors *" {
		value = ""
	}
	return value, strings.HasSuffix(name, ".html")
}

// sharing returns who may load a file, or frame it. Source maps are for developer tools, which may. It
// does not matter for scripts and texts that only the site itself loads: they have no secrets, and
// would need a rule each.
func sharing(header string) func(name string) (value string, matters bool) {
	return func(name string) (string, bool) {
		value := fileHeader(name, header)
		return value, !isSourceMap(name) && (value != hosting.OwnOrigin || strings.HasSuffix(name, ".html"))
	}
}

// caching returns for how long a file whose name contains a hash may be kept.
func caching(name string) (value string, matters bool) {
	if !hosting.Hashed(name) {
		return "", true
	}
	return fileHeader(name, "Cache-Control"), true
}

// pattern matches addresses: all that begin with the text before a final "*", or one.
type pattern struct{ text, value string }

// patterns returns patterns that match each address with a value once, and none with
// another. An address with the value "" is matched by none.
func patterns(values map[string]string) []pattern {
	return split(slices.Sorted(maps.Keys(values)), values)
}

// split divides sorted addresses by the character after what all begin with, until
// those of a part have one value.
func split(addresses []string, values map[string]string) (list []pattern) {
	if len(addresses) == 0 {
		return nil
	}
	first, last := addresses[0], addresses[len(addresses)-1]
	value := values[first]
	if len(addresses) == 1 {
		if value == "" {
			return nil
		}
		return []pattern{{first, value}}
	}
	n := 0
	for n < len(first) && n < len(last) && first[n] == last[n] {
		n++
	}
	if !slices.ContainsFunc(addresses, func(address string) bool { return values[address] != value }) {
		if value == "" {
			return nil
		}
		return []pattern{{first[:n] + "*", value}}
	}
	for len(addresses) > 0 {
		end := 1
		for end < len(addresses) && len(addresses[0]) > n && addresses[end][n] == addresses[0][n] {
			end++
		}
		list = append(list, split(addresses[:end], values)...)
		addresses = addresses[end:]
	}
	return list
}

// addresses lists the paths under which hosts offer the file: a page also
// without its ending.
func addresses(name string) []string {
	list := []string{"/" + name}
	if dir := address(name); dir != name {
		list = append(list, "/"+dir)
	} else if bare, ok := strings.CutSuffix(name, ".html"); ok {
		list = append(list, "/"+bare)
	}
	return list
}

// addSiblings adds the compressed siblings that hosts pick from. One that saves
// nothing is left out, as in the handler; so are those of source maps, which only
// developer tools fetch.
func addSiblings(tree fileTree) error {
	for _, name := range tree.names() {
		if name == mark || isSourceMap(name) || !hosting.KindOf(name).Compress {
			continue
		}
		br, err := hosting.Brotli(tree[name], hosting.Best)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		gz, err := hosting.Gzip(tree[name], hosting.Best)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for ending, data := range map[string][]byte{".br": br, ".gz": gz} {
			if len(data) < len(tree[name]) {
				tree[name+ending] = data
			}
		}
	}
	return nil
}
