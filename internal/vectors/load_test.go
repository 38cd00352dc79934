package vectors

import "testing"

// Every file decodes into its type and holds what README.md counts.
func TestLoad(t *testing.T) {
	hazards := Hazards()
	for _, row := range []struct {
		file      string
		got, want int
	}{
		{"components.json", len(Components()), 508},
		{"parse_valid.json", len(ParseValid()), 556},
		{"parse_invalid.json", len(ParseInvalid()), 186},
		{"ipv4.json", len(IPv4()), 37},
		{"ipv6.json", len(IPv6()), 120},
		{"rules.json", len(Rules()), 7},
		{"resolve.json", len(Resolve()), 430},
		{"examples_5_4.json", len(Examples()), 42},
		{"remove_dot_segments.json", len(RemoveDotSegments()), 168},
		{"remove_dot_segments_traces.json", len(RemoveDotSegmentsTraces()), 8},
		{"normalize.json", len(Normalize()), 473},
		{"equivalent.json", len(Equivalent()), 82},
		{"relativize.json", len(Relativize()), 166},
		{"extract.json", len(Extract()), 23},
		{"links.json", len(Links()), 183},
		{"rfc1738.json", len(RFC1738()), 55},
		{"rfc1630_partial.json", len(Partial()), 56},
		{"hazards.json, resolve", len(hazards.Resolve), 6},
		{"hazards.json, normalize", len(hazards.Normalize), 11},
		{"hazards.json, errors", len(hazards.Errors), 15},
	} {
		if row.got != row.want {
			t.Errorf("%s has %d entries, want %d", row.file, row.got, row.want)
		}
	}
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
