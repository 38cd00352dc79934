package main

import (
	"fmt"
	"os"
	"strings"
)

// pair is a URL and a link on its page.
type pair struct{ base, ref string }

// readCorpus reads what core/rfc3986's TestCorpusFile has written.
func readCorpus(name string) ([]pair, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var pairs []pair
	for line := range strings.Lines(string(data)) {
		base, ref, found := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !found {
			return nil, fmt.Errorf("%s: line %d has no tab", name, len(pairs)+1)
		}
		pairs = append(pairs, pair{base, ref})
	}
	if len(pairs) == 0 {
		return nil, fmt.Errorf("%s is empty", name)
	}
	return pairs, nil
}
