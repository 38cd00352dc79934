package main

import (
	"strings"
	"testing"
)

// A published script has the facts that it uses in it, under the names that it gives them, and
// nobody asks for their module.
func TestFactsAreInlined(t *testing.T) {
	sources := func(script string) fileTree {
		return fileTree{
			factsFile:         []byte("/** About it. */\nexport const VIEWS = [\"a; b\"];\nexport const HOSTS = [];\n"),
			factsTypes:        nil,
			"linkscan/a.js":   []byte(script),
			declarationsFile:  []byte(`type V = import("./gen/facts.js").Language;`),
			"vendor/other.js": []byte("import { a } from \"./a.js\";\n"),
		}
	}
	tree := sources("// A.\nimport { VIEWS as ALL, HOSTS } from \"../gen/facts.js\";\nuse(ALL);\n")
	if err := inlineFacts(tree); err != nil {
		t.Fatal(err)
	}
	if got, want := string(tree["linkscan/a.js"]), "// A.\nconst ALL = [\"a; b\"], HOSTS = [];\nuse(ALL);\n"; got != want {
		t.Errorf("%s", got)
	}
	if got := string(tree[declarationsFile]); !strings.HasPrefix(got, `type V = "en" | "`) {
		t.Errorf("%s", got)
	}
	if len(tree) != 3 {
		t.Errorf("the site has %q", tree.names())
	}
	for script, want := range map[string]string{
		"import { ODD } from \"./gen/facts.js\";":        "ODD",
		"import {\n  VIEWS,\n} from \"./gen/facts.js\";": "one line",
	} {
		if err := inlineFacts(sources(script)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", script, err)
		}
	}
}

// What says where the site is stands in the one script that imports it.
func TestPlaceIsInlined(t *testing.T) {
	tree := fileTree{
		placeFile: []byte("// Why.\nconst here = import.meta.url;\n\nexport const a = here;\n"),
		entryFile: []byte("import { a } from \"./place.js\"; // why\nimport(\"./b.js\");\n"),
	}
	inlinePlace(tree)
	if got, want := string(tree[entryFile]), "// Why.\nconst here = import.meta.url;\n\nconst a = here;\nimport(\"./b.js\");\n"; got != want || len(tree) != 1 {
		t.Errorf("it is %q, want %q; %v are left", got, want, tree.names())
	}
}
