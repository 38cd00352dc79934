package docs

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/model"
)

// A document states a number only if it is one of these: a fact, which is
// recomputed here; a citation of somebody else's text; or a measurement, in the
// table below a line that says when, on what and by which command it was made.
// Names and commands in back-quotes may hold any number; other text there may not.

// fact is a sentence of a document; {n} in it is what value computes.
type fact struct {
	doc, text string
	value     func(t *testing.T) any
}

var facts = []fact{
	{"README.md", "With [Go](https://go.dev/dl/) {n} or later", leastGo},
	{"README.md", "It needs Chrome or Edge {n},", needs(`Chrome or Edge`)},
	{"README.md", "Firefox {n} or", needs(`Firefox`)},
	{"README.md", "Safari {n}.", needs(`Safari`)},
	{"README.md", "is a download of {n} MB", embedded},
	{"README.md", "readers download one script of {n} kB", weigh(1_000, "embed not in view")},
	{"README.md", `<img src="docs/picture.svg" {n}>`, func(t *testing.T) any {
		part := func(pattern string) string { return found(t, "docs/picture.svg", pattern) }
		return part(`(width="\d+" height="\d+")`) + ` alt="` + part(`<title id="title">(.*)</title>`) + ". " + part(`<desc id="desc">(.*)</desc>`) + `"`
	}},
	{"docs/build.md", "**Any Go from {n} on.**", leastGo},
	{"docs/build.md", "It takes programs of Go {n};", func(t *testing.T) any {
		return strings.ReplaceAll(strings.ReplaceAll(found(t, "tools/wasmopt/version.go", `tried = \[\]string\{"go([^}]+)"\}`), `", "go`, " and "), `"`, "")
	}},
	{"README.md", "Node.js {n} or later", func(t *testing.T) any { return found(t, "tests/jsapi/jsapi_test.go", `Node\.js (\d+) or later`) }},
	{"CHANGELOG.md", "## {n}, not yet released", version},
	{"CONTRIBUTING.md", "gives up after {n} minutes", func(t *testing.T) any { return found(t, "tools/dev/test.go", `"-timeout", "(\d+)m"`) }},
	{"docs/embedding.md", "one small script ({n} kB in Brotli)", weigh(1_000, "embed not in view")},
	{"docs/embedding.md", "is a download of {n} MB", embedded},
	{"docs/embedding.md", "| Chrome, Edge and others on Chromium | {n} |", needs(`Chrome or Edge`)},
	{"docs/embedding.md", "| Firefox | {n} |", needs(`Firefox`)},
	{"docs/embedding.md", "| Safari, and all browsers on iOS | {n} |", needs(`Safari`)},
	{"tools/dist/package/README.md", "This works in Node.js from {n} on", func(t *testing.T) any {
		return found(t, "static/playground.d.ts", `Node\.js from ([\d.]*\d) on`)
	}},
	{"docs/javascript.md", "In Node.js {n} or later", func(t *testing.T) any {
		return found(t, "static/playground.d.ts", `Node\.js from ([\d.]*\d) on`)
	}},
	{"docs/embedding.md", "at most {n} notes", func(*testing.T) any { return model.MostNotes }},
	{"docs/embedding.md", "of {n} bytes each", func(*testing.T) any { return model.NoteBytes }},
	{"docs/teaching.md", "of {n} slides at most", func(*testing.T) any { return model.MostSlides }},
	{"docs/scorm.md", "The mark to pass is {n} %.", scorm("scorm.go", `masteryScore = (\d+)`)},
	{"docs/scorm.md", "the progress, at most {n} characters", scorm("scorm/sco.js", `LONGEST_DATA = (\d+)`)},
	{"docs/scorm.md", "the answer, at most {n} characters", scorm("scorm/sco.js", `LONGEST_RESPONSE = (\d+)`)},
	{"docs/hosting/README.md", "`playground-{n}.js`", version},
}

// scorm returns what a file of the package for learning platforms has.
func scorm(name, pattern string) func(*testing.T) any {
	return func(t *testing.T) any { return found(t, "tools/dist/"+name, pattern) }
}

// needs returns the version of a browser that loader.js asks for.
func needs(browser string) func(*testing.T) any {
	return func(t *testing.T) any { return found(t, "static/loader.js", `it needs .*`+browser+` ([\d.]*\d)`) }
}

// embedded returns the weight of an embed that runs, in megabytes.
func embedded(t *testing.T) any {
	return weigh(1_000_000, "program", "loader", "embed not in view", "embed in view", "embed that runs", "first view in a frame")(t)
}

// weigh returns what parts of the site weigh together by tools/size, in so many bytes.
func weigh(unit float64, parts ...string) func(*testing.T) any {
	return func(t *testing.T) any {
		sum := 0.0
		for _, part := range parts {
			figure := found(t, "tools/size/main.go", `(?m)^\t\{"`+part+`", .*, ([\d_]+)\},$`)
			bytes, err := strconv.Atoi(strings.ReplaceAll(figure, "_", ""))
			if err != nil {
				t.Fatal(err)
			}
			sum += float64(bytes)
		}
		return strconv.FormatFloat(sum/unit, 'f', 1, 64)
	}
}

// leastGo returns the version of the language that go.mod asks for.
func leastGo(t *testing.T) any { return found(t, "go.mod", `(?m)^go (\d+\.\d+)`) }

func version(t *testing.T) any {
	return found(t, "tools/dev/build.go", `(?m)^const version = "([\d.]+)"`)
}

// found returns what the pattern's group matches in a file.
func found(t *testing.T, name, pattern string) string {
	t.Helper()
	m := regexp.MustCompile(pattern).FindStringSubmatch(read(t, name))
	if m == nil {
		t.Fatalf("%s has no %s", name, pattern)
	}
	return m[1]
}

var (
	// citation is what others have numbered, and not a claim about the project.
	citation = regexp.MustCompile(`RFCs? \d{4}(?: and \d{4})?|§§?[\d.]*\d|\b[Ee]rrat(?:um|a) \d{4}(?: and \d{4})?|\bpages? \d+(?: and \d+)?|UTF-\d+|WTF-8|\b1990s\b|\b[34]04\b|` +
		// a version, after the name of what has versions
		`\b(?:[Dd]rafts?|JSON Schema|OpenAPI|Swagger|JSON-LD|RDF|RSS|EPUB|YAML|SCORM|Moodle|CSS Values|nbformat|ISO/IEC) \d+(?:[.-]\d+)*|\bECMA-\d+`)
	// number is one in digits, or one in words that is too large for a figure of
	// speech.
	number   = regexp.MustCompile(`\d[\d.,]*|(?i)\b(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?)\b`)
	measured = regexp.MustCompile("(?m)^Measured on \\d{4}-\\d\\d-\\d\\d, [^\\n]+, by `\\./build\\.sh [a-z]+`[^\\n]*:\\n\\n(?:\\|.*\\n)+")
	// planned is a table of what to do when, which claims nothing.
	planned = regexp.MustCompile(`(?m)^Planned for \d+ minutes[^\n]*:\n\n(?:\|.*\n)+`)
	// compared is the line that says when other programs were looked at, and their versions.
	compared = regexp.MustCompile(`(?m)^Compared in [A-Z][a-z]+ \d{4}, with [^\n]+:$`)
	listMark = regexp.MustCompile(`(?m)^ *\d+\. `)
	address  = regexp.MustCompile(`\]\([^)]*\)`)
	// wording is what a code span holds that is neither a name nor a command: a number of
	// more than one digit, or words. One digit is as small as a figure of speech.
	wording = regexp.MustCompile(`^(?:\d[\d.,]+|[\p{L}\d.,]+(?: [\p{L}\d.,]+)+)$`)
)

// TestFacts recomputes what the documents say.
func TestFacts(t *testing.T) {
	for _, f := range facts {
		if sentence := f.sentence(t); !strings.Contains(read(t, f.doc), sentence) {
			t.Errorf("%s does not say %q", f.doc, sentence)
		}
	}
}

func (f *fact) sentence(t *testing.T) string {
	return strings.ReplaceAll(f.text, "{n}", fmt.Sprint(f.value(t)))
}

// TestNumbers checks that a document states no other numbers.
func TestNumbers(t *testing.T) {
	for _, d := range documents(t) {
		known := []string{}
		for _, f := range facts {
			if f.doc == d.name {
				known = append(known, f.sentence(t))
			}
		}
		for _, n := range d.unknownNumbers(known) {
			t.Errorf("%s states %s, which no test recomputes", d.name, n)
		}
	}
}

// unknownNumbers returns the numbers that are neither in one of the known sentences nor
// a citation, a plan or a measurement, each with the line it is in.
func (d *document) unknownNumbers(known []string) (unknown []string) {
	prose := planned.ReplaceAllString(compared.ReplaceAllString(measured.ReplaceAllString(d.prose, ""), ""), "")
	for _, sentence := range known {
		prose = strings.ReplaceAll(prose, sentence, "")
	}
	prose = address.ReplaceAllString(listMark.ReplaceAllString(prose, ""), "")
	prose = codeSpan.ReplaceAllStringFunc(prose, func(span string) string {
		if text := strings.Trim(span, "`"); wording.MatchString(text) {
			return text
		}
		return ""
	})
	prose = citation.ReplaceAllString(prose, "")
	for line := range strings.Lines(prose) {
		for _, n := range number.FindAllString(line, -1) {
			unknown = append(unknown, fmt.Sprintf("%s in %q", n, strings.TrimSpace(line)))
		}
	}
	return unknown
}
