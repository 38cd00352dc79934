package vectors

import (
	"encoding/json"
	"testing"
)

// Every entry of every file is decoded.
func TestLoad(t *testing.T) {
	hazards := Hazards()
	for name, got := range map[string]int{
		"components.json":                 len(Components()),
		"parse_valid.json":                len(ParseValid()),
		"parse_invalid.json":              len(ParseInvalid()),
		"ipv4.json":                       len(IPv4()),
		"ipv6.json":                       len(IPv6()),
		"rules.json":                      len(Rules()),
		"resolve.json":                    len(Resolve()),
		"examples_5_4.json":               len(Examples()),
		"remove_dot_segments.json":        len(RemoveDotSegments()),
		"remove_dot_segments_traces.json": len(RemoveDotSegmentsTraces()),
		"normalize.json":                  len(Normalize()),
		"equivalent.json":                 len(Equivalent()),
		"relativize.json":                 len(Relativize()),
		"extract.json":                    len(Extract()),
		"links.json":                      len(Links()),
		"rfc1738.json":                    len(RFC1738()),
		"rfc1630_partial.json":            len(Partial()),
		"hazards.json":                    len(hazards.Resolve) + len(hazards.Normalize) + len(hazards.Errors),
	} {
		if want := entries(t, name); got != want || got == 0 {
			t.Errorf("%s: decoded %d entries of %d", name, got, want)
		}
	}
}

// entries is how many entries the file has: in its list, or in all of its lists.
func entries(t *testing.T, name string) (n int) {
	t.Helper()
	data, err := files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var list []json.RawMessage
	if json.Unmarshal(data, &list) == nil {
		return len(list)
	}
	var lists map[string][]json.RawMessage
	if err := json.Unmarshal(data, &lists); err != nil {
		t.Fatal(name, err)
	}
	for _, list := range lists {
		n += len(list)
	}
	return n
}

// RFC 3986 §5.4 prints 23 normal and 19 abnormal examples. The 19th abnormal
// one, "http:g", has two targets and is counted once.
func TestExamplesAreCounted(t *testing.T) {
	count := map[string]int{}
	variants := 0
	for _, e := range Examples() {
		count[e.Section]++
		if e.TargetNonStrict != "" {
			variants++
		}
	}
	if count["5.4.1"] != 23 || count["5.4.2"] != 19 || variants != 1 {
		t.Errorf("counted %v and %d variants", count, variants)
	}
}
