package docs

import (
	"slices"
	"strings"
	"testing"
)

// TestChecksCanFail tries each check on text that breaks its rule, and on similar
// text that is fine.
func TestChecksCanFail(t *testing.T) {
	listed := commands(t)
	links := func(d *document) []string { return d.brokenLinks([]*document{d}) }
	names := func(d *document) []string { return d.goneNames("func Reduce() { data-theme }") }
	vars := func(d *document) []string {
		return undocumentedVariables("URI_A=1 ${URI_B:-2} x/5_URI_X.html", d.text)
	}
	avoid := wordsToAvoid(t, "\n## Words to avoid\n\n| a | b | c |\n|---|---|---|\n| English | mend, is said | fix, is said of |\n")
	words := func(d *document) []string { return d.wordsToAvoid(avoid) }
	numbers := func(d *document) []string { return d.unknownNumbers([]string{"14 lessons"}) }
	calls := func(d *document) (bad []string) {
		for _, call := range d.calls() {
			for _, m := range buildCall.FindAllStringSubmatch(call, -1) {
				bad = append(bad, badBuild(listed, strings.Fields(m[1])))
			}
			for _, m := range goCall.FindAllString(call, -1) {
				bad = append(bad, badGo(t, m))
			}
		}
		return slices.DeleteFunc(bad, func(s string) bool { return s == "" })
	}
	for _, c := range []struct {
		name string
		look func(*document) []string
		text string
		want string // a part of the only complaint; "" for none
	}{
		{"variable", vars, "| `URI_A` | x |", "does not say what URI_B does"},
		{"gone variable", vars, "| `URI_A` | x |\n| `URI_B=1` | x |\n| `URI_C` | x |", "names URI_C, which nothing reads"},
		{"good variables", vars, "| `URI_A` | x |\n| `URI_B=1` | see `URI_C` |", ""},

		{"link", links, "[x](gone.md)", "there is no gone.md"},
		{"picture", links, `<source srcset="gone.png">`, "there is no gone.png"},
		{"fragment", links, "# A heading\n[x](#another)", "no heading for #another"},
		{"permalink", links, "[x](README.md#v=1&view=gone)", "does not understand README.md#v=1&view=gone"},
		{"good links", links, "# A heading, twice\n[x](#a-heading-twice) [y](docs) [v](README.md#v=1&view=lesson) [z](https://a/gone) `[q](gone)`", ""},

		{"path", names, "`core/gone`", "no file `core/gone`"},
		{"file", names, "`gone.go`", "no file `gone.go`"},
		{"pattern", names, "`core/gone_*.go`", "no file"},
		{"word", names, "`Reduc`", "`Reduc` is in no source"},
		{"call", names, "`Derive()`", "in no source"},
		{"attribute", names, "`data-dark=\"x\"`", "`data-dark` is in no source"},
		{"good names", names, "`core/rfc3986` `doc.go` `core/*/doc.go` `Reduce()` `data-theme=\"x\"` `two words`\n```\n`gone`\n```\n", ""},

		{"word to avoid", words, "Mend it.", "README.md has mend"},
		{"words to avoid", words, "It is\u00a0said.", "README.md has is said"},
		{"good words", words, "Amend it, and commend it. That is said of it. `mend` it.", ""},

		{"number", numbers, "It has 15 lessons.", "15 in"},
		{"in words", numbers, "It has fourteen lessons.", "fourteen in"},
		{"measured elsewhere", numbers, "By `./build.sh bench`:\n\n| 17 |\n", "17 in"},
		{"in back-quotes", numbers, "It has `15` lessons.", "15 in"},
		{"a version in back-quotes", numbers, "Here `linkcheck 10.2` differs.", "10.2 in"},
		{"below a comparison", numbers, "Compared in November 2026, with linkcheck 10.2:\nIt has 15 links.", "15 in"},
		{"no version", numbers, "OpenAPI 3.1 has 15 fields.", "15 in"},
		{"good numbers", numbers, "1. RFC 3986 §5.2.2, draft 7, JSON Schema 2020-12, errata 4547 and 4789, 14 lessons, `7`, `30em`, `x-15.js`, `go test -timeout 60m`, [x](y2)\n```\n8\n```\n" +
			"Measured on 2026-11-21, a machine, by `./build.sh bench`:\n\n| 17 |\n|---|\n| 18 |\n\nCompared in November 2026, with linkcheck 10.2:\n", ""},

		{"command", calls, "`./build.sh gone`", "no command gone"},
		{"second command", calls, "```\n./build.sh size gone # x\n```", "no command gone"},
		{"package", calls, "`go test ./core/gone`", "there is no ./core/gone"},
		{"test", calls, "`go test ./tests/docs -run Gone`", "there is no test Gone"},
		{"flag", calls, "`go test ./tests/arch -update`", "no flag -update"},
		{"good commands", calls, "`./build.sh serve -dir dist` `./build.sh size bench` `go test ./tests/docs -run ChecksCanFail` `go vet ./...`", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := c.look(parse("README.md", c.text))
			if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
				t.Errorf("complains %q, want %q", got, c.want)
			}
		})
	}
}
