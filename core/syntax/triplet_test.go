package syntax

import "testing"

// What two digits stand for, compared with the digits in order.
func TestTriplet(t *testing.T) {
	const upper, lower = "0123456789ABCDEF", "0123456789abcdef"
	for i := range 256 {
		for _, s := range []string{
			string([]byte{'%', upper[i>>4], upper[i&15]}),
			string([]byte{'%', lower[i>>4], upper[i&15]}),
			string([]byte{'%', lower[i>>4], lower[i&15]}),
		} {
			if octet, ok := Triplet("-"+s+"-", 1); !ok || octet != byte(i) {
				t.Errorf("%s stands for %#x, %v", s, octet, ok)
			}
		}
	}
	for _, s := range []string{"", "%", "%4", "%g1", "%1g", "%/0", "%0:", "%@0", "%0`", "%\xC40", "41%", "%%41"} {
		if octet, ok := Triplet(s, 0); ok {
			t.Errorf("%q stands for %#x", s, octet)
		}
	}
}

func TestOctets(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "a": "a", "%41": "A", "a%2fb%2Fc": "a/b/c", "%2541": "%41", "%": "%", "%4": "%4", "%4g%41": "%4gA", "%%41": "%A", "%C3%A9": "é",
	} {
		if got := Octets(text); got != want {
			t.Errorf("%q is decoded to %q, want %q", text, got, want)
		}
	}
}

func TestBrokenTriplet(t *testing.T) {
	for text, want := range map[string]int{"%": 1, "%4": 2, "%4g": 2, "%g4": 1, "%/": 1} {
		if got := BrokenTriplet(text); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

func TestSkip(t *testing.T) {
	var table ClassTable
	table.Add(1, "ab")
	table.Add(2, "c")
	for _, row := range []struct {
		text        string
		at          int
		set         Class
		plain, over int
	}{
		{"", 0, 1, 0, 0},
		{"abc", 0, 1, 2, 2},
		{"abc", 0, 3, 3, 3},
		{"abc", 3, 3, 3, 3},
		{"%41a%42", 0, 1, 0, 7},
		{"a%4", 0, 1, 1, 1},
		{"%4ab%g", 0, 1, 0, 4},
	} {
		if got := table.Skip(row.text, row.at, row.set); got != row.plain {
			t.Errorf("Skip(%q, %d, %b) is %d, want %d", row.text, row.at, row.set, got, row.plain)
		}
		if got := table.SkipTriplets(row.text, row.at, row.set); got != row.over {
			t.Errorf("SkipTriplets(%q, %d, %b) is %d, want %d", row.text, row.at, row.set, got, row.over)
		}
	}
}

func TestTriplets(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "", "%41": "A", "%C3%A9b%41": "\xc3\xa9", "%41%42%43%44%45": "ABCD", "%41%4": "A", "%41%%42": "A"} {
		var octets [4]byte
		if got := string(octets[:Triplets("-"+text, 1, octets[:])]); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
