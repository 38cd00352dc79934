package main

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

const (
	program = "gen/playground.0123456789abcdef.wasm"
	words   = "gen/words.en.0123456789abcdef.js"

	frenchWords = "gen/words.fr.0123456789abcdef.js"
)

// tree returns a published site of the smallest kind.
func tree() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	files := fstest.MapFS{
		"index.html": file(`<link rel="stylesheet" href="./style.css"><LINK href=more.css rel=stylesheet>
			<link rel="icon" href="icon.svg"><link rel="preload" href="late.css"><link rel="stylesheet" href="hashed.0123456789abcdef.css">`),
		"embed.html": file(`<link rel="stylesheet" href="style.css">`),
	}
	for _, name := range append(slices.Concat(dataFiles, yamlFiles, scriptFiles), []string{
		"docs/index.html", "style.css", "more.css", "late.css", "loader.js", "life.js", "exchange.js", "lifenotice.js", "embed-inline.js", "pagetheme.js", "embed-iframe.js", "pagecolours.js", "embed-rest.js", "embed-slide.js", "boot.js", "linkscan.js", "hashed.0123456789abcdef.css",
		"linkscan/attributes.js", "linkscan/html.js", "linkscan/markdown.js", "sitescan.js", "sitescan/zip.js",
		"vendor/parse5.js", "gen/wasm_exec.js", words, "gen/words.more.en.0123456789abcdef.js", frenchWords, "gen/words.more.fr.0123456789abcdef.js", "gen/words.sv.0123456789abcdef.js", program,
		"loader.0123456789abcdef.js", "playground-1.2.3.js", "loader.js.map", // which repeat others
	}...) {
		files[name] = file(name)
	}
	files["playground.js"] = file(strings.Repeat("loader ", 900))
	return files
}

// roomy returns the table of parts, in which everything fits.
func roomy() []part {
	table := slices.Clone(parts)
	for i := range table {
		table[i].figure = 7_654_321
	}
	return table
}

func TestReport(t *testing.T) {
	var out strings.Builder
	if err := report(&out, tree(), roomy()); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{program, "total program", "7,883,950", "6,300", "within", "boot.js", "more.css", words, frenchWords, "linkscan/html.js"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the report lacks %q:\n%s", want, &out)
		}
	}
	for _, repeated := range []string{"loader.0123456789abcdef.js", "playground-1.2.3.js", ".map", "gen/words.sv."} {
		if strings.Contains(out.String(), repeated) {
			t.Errorf("the report counts %s:\n%s", repeated, &out)
		}
	}
}

func TestOverBudget(t *testing.T) {
	var out strings.Builder
	err := report(&out, tree(), []part{{"loader", these("playground.js"), 10}})
	if err == nil || !strings.Contains(err.Error(), "loader is ") || !strings.Contains(out.String(), "OVER") {
		t.Errorf("report = %v\n%s", err, &out)
	}
}

func TestMissingFile(t *testing.T) {
	root := tree()
	delete(root, program)
	if err := report(&strings.Builder{}, root, roomy()); err == nil || !strings.Contains(err.Error(), "gen/playground.") {
		t.Errorf("report = %v", err)
	}
}

func TestFirstView(t *testing.T) {
	files, err := firstView("index.html")(tree(), parts)
	if want := []string{"index.html", words, "style.css", "more.css", "hashed.0123456789abcdef.css"}; err != nil || !slices.Equal(files, want) {
		t.Errorf("firstView = %q, %v; want %q", files, err, want)
	}
}

func TestComma(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		if got := comma(n); got != want {
			t.Errorf("comma(%d) = %q", n, got)
		}
	}
}
