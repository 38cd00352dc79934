package facts

import (
	"os"
	"strings"
	"testing"
)

// The declarations of the sources import types that there are, and stand alone with them.
func TestDeclarationsStandAlone(t *testing.T) {
	source, err := os.ReadFile("../../static/playground.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	uses := imported.FindAllSubmatch(source, -1)
	if len(uses) < 5 {
		t.Fatalf("%d types are imported", len(uses))
	}
	for _, use := range uses {
		if name := string(use[1]); len(Names()[name]) == 0 || !strings.Contains(string(Types()), "export type "+name+" = \"") {
			t.Errorf("there is no type %s", name)
		}
	}
	if alone := string(Declare(source)); strings.Contains(alone, "facts") || !strings.Contains(alone, `export type View = "resolve" | "parse" | `) {
		t.Error("they need another file")
	}
}

// Every language has all words of scripts.
func TestScriptsHaveWords(t *testing.T) {
	module, err := Module()
	if err != nil {
		t.Fatal(err)
	}
	for _, gap := range []string{`"life.slow":"life.slow"`, `"embed.open":"embed.open"`, "null"} {
		if strings.Contains(strings.ReplaceAll(string(module), `"__proto__":null`, ""), gap) {
			t.Errorf("it has %s", gap)
		}
	}
}
