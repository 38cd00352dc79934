package links

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf16"
)

// readJSON returns the links of a source that is read in portions of that many bytes, each as its
// reference, its place in the source and how it can be written.
func readJSON(source string, bytes int) (found []string) {
	r, report := ReadJSON(source), New(Options{})
	for !r.Next(report, bytes) {
	}
	units := utf16.Encode([]rune(source))
	for i := range report.Len() {
		e := report.At(i)
		found = append(found, fmt.Sprintf("%s|%s|%d", e.Ref, string(utf16.Decode(units[e.Start:e.End])), e.Writing))
	}
	return found
}

// The strings are read as they are meant (RFC 8259 §7).
func TestJSONStrings(t *testing.T) {
	for source, want := range map[string]string{
		`{"a":"see https://example.com/licenses/MIT.\nimport x","b":"https:\/\/example.com\/a\/b"}`: `https://example.com/licenses/MIT|https://example.com/licenses/MIT|0 https://example.com/a/b|https:\/\/example.com\/a\/b|2`,
		`["http://a/(b).", "mailto:a@b.example", "urn:isbn:1", "a:b", "12:30"]`:                     `http://a/(b).|http://a/(b).|0 mailto:a@b.example|mailto:a@b.example|0 urn:isbn:1|urn:isbn:1|0`,
		`{"http://a/key": 1, "./key": "./value", "k" : "../v", "x": "/no", "y": "no", "z": "#no"}`:  `http://a/key|http://a/key|0 ./value|./value|0 ../v|../v|0`,
		`["http://a/\u00e9\uD83D\uDE00 http://b/\ud800x", "é😀 http://c/"]`:                          `http://a/é😀|http://a/\u00e9\uD83D\uDE00|2 http://b/�x|http://b/\ud800x|2 http://c/|http://c/|0`,
		`["\"http://a/\"", "\\http://b/\\", "\thttp://c/\t"]`:                                       `http://a/|http://a/|0 http://b/\|http://b/\\|2 http://c/|http://c/|0`,
		"[\"http://cut/\n\"http://a/\", \"http://open/":                                             `http://cut/|http://cut/|0 http://a/|http://a/|0 http://open/|http://open/|0`,
		`["http://a/\`:    `http://a/\|http://a/\|0`,
		`["http://a/\u12`: `http://a/u12|http://a/\u12|2`,
		"":                "", `"`: "", `\"`: "", "no strings http://a/": "",
	} {
		for _, bytes := range []int{1, 1 << 20} {
			if got := strings.Join(readJSON(source, bytes), " "); got != want {
				t.Errorf("%s: got  %s\nwant %s", source, got, want)
			}
		}
	}
}

// What encoding/json writes is read as what it was, however it is escaped, and where it stands.
func TestJSONAsEncoded(t *testing.T) {
	random := rand.New(rand.NewPCG(8259, 7))
	parts := []string{"é", "😀", "\"", "\\", "\n", "\t", "/", "a", "\u2028", "&", "<"}
	for range 2_000 {
		var want, texts []string
		for range 1 + random.IntN(4) {
			text := ""
			for range random.IntN(6) {
				text += pick(random, parts)
			}
			uri := fmt.Sprintf("http://h%d.example/x", random.IntN(1000))
			want = append(want, uri)
			texts = append(texts, text+" "+uri+" "+pick(random, parts))
		}
		source, err := json.Marshal(texts)
		if err != nil {
			t.Fatal(err)
		}
		escaped := string(source)
		if random.IntN(2) == 0 {
			escaped = strings.ReplaceAll(escaped, "/", `\/`)
		}
		found := readJSON(escaped, 1+random.IntN(200))
		if len(found) != len(want) {
			t.Fatalf("%s: %v", escaped, found)
		}
		for i, f := range found {
			parts := strings.Split(f, "|")
			if parts[0] != want[i] || strings.ReplaceAll(parts[1], `\/`, "/") != want[i] {
				t.Fatalf("%s: %s, want %s", escaped, f, want[i])
			}
		}
	}
}

// Hostile sources are read to their ends, each string once.
func TestHostileJSON(t *testing.T) {
	const size = 5 << 20
	for name, source := range map[string]string{
		"quotes": strings.Repeat(`"`, size), "backslashes": strings.Repeat(`\`, size), "escapes in one string": `"` + strings.Repeat(`\n http://a/`, size/12),
		"nested": strings.Repeat("[", size), "open strings": strings.Repeat("\"http://a/\n", size/12), "surrogates": `"` + strings.Repeat(`\ud83d\ude00:`, size/13) + `"`,
	} {
		r, report := ReadJSON(source), New(Options{})
		steps := 0
		for last := -1; !r.Next(report, 12_000); steps++ {
			if r.At() < last {
				t.Fatalf("%s: goes back", name)
			}
			last = r.At()
		}
		if r.At() != len(source) || steps < 50 && strings.Contains(source, "http") {
			t.Errorf("%s: %d of %d bytes in %d steps", name, r.At(), len(source), steps)
		}
	}
}
