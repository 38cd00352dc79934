package main

import (
	"fmt"
	"strings"

	"uriplayground/tools/site"
)

// hostHeaders writes the "_headers" file that several static hosts read. Every
// file has a rule of its own: hosts join the headers of all rules that match,
// and a policy joined to a stricter one could not let the embed page be framed.
func hostHeaders(tree fileTree) []byte {
	var b strings.Builder
	b.WriteString("# Read by hosts that know _headers; the paths suppose the site at the root.\n/*\n")
	writeHeaders(&b, site.Common())
	for _, name := range tree.names() {
		for _, address := range addresses(name) {
			b.WriteString(address + "\n")
			writeHeaders(&b, site.FileHeaders(name))
		}
	}
	return []byte(b.String())
}

// writeHeaders writes the lines of one rule.
func writeHeaders(b *strings.Builder, headers []site.Header) {
	for _, h := range headers {
		fmt.Fprintf(b, "  %s: %s\n", h.Name, h.Value)
	}
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
		if name == mark || isSourceMap(name) || !site.KindOf(name).Compress {
			continue
		}
		br, err := site.Brotli(tree[name], site.Best)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		gz, err := site.Gzip(tree[name], site.Best)
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
