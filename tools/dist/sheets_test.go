package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What sheets share is published in each of them, and nowhere else.
func TestSheetsAreJoined(t *testing.T) {
	static := source(t)
	for name, text := range map[string]string{"shared.css": "b{color:red}", "one.css": "@import \"shared.css\";\n\ni{top:0}", "two.css": "/* two */\n@import \"shared.css\";\nu{top:0}"} {
		if err := os.WriteFile(filepath.Join(static, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tree, err := compose(static, made())
	if err != nil {
		t.Fatal(err)
	}
	if err := finish(tree, "1"); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"one.css": "b{color:red}i{top:0}", "two.css": "b{color:red}u{top:0}"} {
		if got := string(tree[name]); !strings.HasPrefix(got, want) {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if slices.Contains(tree.names(), "shared.css") {
		t.Error("the shared sheet is published, too")
	}
	for name, text := range map[string]string{"one.css": "@import \"missing.css\";\n", "shared.css": "@import \"two.css\";\n"} {
		tree := fileTree{"one.css": []byte("@import \"shared.css\";\n"), "shared.css": nil, "two.css": nil}
		tree[name] = []byte(text)
		if err := joinSheets(tree); err == nil {
			t.Errorf("%s may hold %q", name, text)
		}
	}
}
