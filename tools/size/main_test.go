package main

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func tree() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"index.html": file(`<link rel="stylesheet" href="./style.css"><LINK href=more.css rel=stylesheet>
			<link rel="icon" href="icon.svg"><link rel="preload" href="late.css">`),
		"embed.html":          file(`<link rel="stylesheet" href="style.css">`),
		"style.css":           file("a{}"),
		"more.css":            file("b{}"),
		"late.css":            file("c{}"),
		"playground.js":       file(strings.Repeat("loader ", 900)),
		"loader.js":           file("loader"),
		"embed-inline.js":     file("embed"),
		"pagetheme.js":        file("theme"),
		"embed-iframe.js":     file("frame"),
		"boot.js":             file("boot"),
		"gen/wasm_exec.js":    file("glue"),
		"gen/words.en.js":     file("words"),
		"gen/playground.wasm": file("\x00asm"),
	}
}

func TestReport(t *testing.T) {
	var out strings.Builder
	if err := report(&out, tree(), parts); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"gen/playground.wasm", "total program", "740,000", "6,300", "within", "boot.js", "more.css"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the report lacks %q:\n%s", want, &out)
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
	delete(root, "gen/playground.wasm")
	if err := report(&strings.Builder{}, root, parts); err == nil || !strings.Contains(err.Error(), "gen/playground.wasm") {
		t.Errorf("report = %v", err)
	}
}

func TestFirstView(t *testing.T) {
	files, err := firstView("index.html")(tree())
	if want := []string{"index.html", "gen/words.en.js", "style.css", "more.css"}; err != nil || !slices.Equal(files, want) {
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
