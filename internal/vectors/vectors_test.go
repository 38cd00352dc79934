package vectors

import (
	"encoding/json"
	"testing"
)

// Every entry of every file is decoded.
func TestLoad(t *testing.T) {
	hazards, recorded := Hazards(), Recorded()
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
		"resolve_history.json":            len(History()),
		"recorded_answers.json":           len(recorded.Libraries) + len(recorded.Links),
		"url_standard.json":               len(URL()),
		"rfc1738.json":                    len(RFC1738()),
		"rfc1630_partial.json":            len(Partial()),
		"hazards.json":                    len(hazards.Resolve) + len(hazards.Normalize) + len(hazards.Errors),
	} {
		if want := entries(t, name); got != want || got == 0 {
			t.Errorf("%s: decoded %d entries of %d", name, got, want)
		}
	}
}

// entries returns how many entries the file has: in its list, or in all of its lists.
func entries(t *testing.T, name string) (n int) {
	t.Helper()
	for _, list := range lists(t, name) {
		n += len(list)
	}
	return n
}

// lists returns the cases of a file by their fields: one list, or several by name.
func lists(t *testing.T, name string) map[string][]map[string]json.RawMessage {
	t.Helper()
	data, err := files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var one []map[string]json.RawMessage
	if json.Unmarshal(data, &one) == nil {
		return map[string][]map[string]json.RawMessage{"": one}
	}
	var several map[string][]map[string]json.RawMessage
	if err := json.Unmarshal(data, &several); err != nil {
		t.Fatal(name, err)
	}
	return several
}

// isInput is the fields of a case that are its input; the others say what is
// expected, and where it comes from.
var isInput = map[string]bool{
	"input": true, "rule": true, "kind": true, "level": true, "strict": true, "base": true, "ref": true, "a": true, "b": true, "text": true,
	"retrieval": true, "embedded": true, "root": true, "context": true, "name": true, "before": true, "partial": true, "dialect": true, "library": true, "permalink": true,
}

// No input is there twice: it would have two expectations to keep in step. The
// target of a relativization is an input, too: several references lead to it.
func TestInputsAreUnique(t *testing.T) {
	names, err := files.ReadDir(".")
	if err != nil || len(names) == 0 {
		t.Fatal(err)
	}
	for _, f := range names {
		for list, cases := range lists(t, f.Name()) {
			seen := map[string]bool{}
			for _, c := range cases {
				key := inputOf(t, f.Name(), c)
				if seen[key] {
					t.Errorf("%s %s: %s is there twice", f.Name(), list, key)
				}
				seen[key] = true
			}
		}
	}
}

// inputOf returns the input of a case as JSON.
func inputOf(t *testing.T, file string, c map[string]json.RawMessage) string {
	t.Helper()
	input := map[string]json.RawMessage{}
	for field, value := range c {
		if isInput[field] || field == "target" && file == "relativize.json" {
			input[field] = value
		}
	}
	key, err := json.Marshal(input)
	if err != nil || len(input) == 0 {
		t.Fatal(file, c, err)
	}
	return string(key)
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
