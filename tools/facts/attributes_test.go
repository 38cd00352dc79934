package facts

import (
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
)

var update = flag.Bool("update", false, "write the attributes into the directive for Sphinx")

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("../../" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// between returns what stands between two texts.
func between(t *testing.T, text, before, after string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, before)
	inside, _, closed := strings.Cut(rest, after)
	if !found || !closed {
		t.Fatalf("nothing stands between %q and %q", before, after)
	}
	return inside
}

var codeSpan = regexp.MustCompile("`([^`]+)`")

// spans returns the code spans in a cell of a table.
func spans(cell string) (list []string) {
	for _, m := range codeSpan.FindAllStringSubmatch(cell, -1) {
		list = append(list, m[1])
	}
	return list
}

// docs/embedding.md has the attributes of the table, each with its values; "reference" stands
// in the row of "ref".
func TestAttributesAreDocumented(t *testing.T) {
	documented := map[string]string{} // the values by the name
	rows := between(t, read(t, "docs/embedding.md"), "| attribute | values | meaning |\n|---|---|---|\n", "\n\n")
	for _, row := range strings.Split(rows, "\n") {
		cells := strings.Split(row, "|")
		for _, name := range spans(cells[1]) {
			documented[name] = strings.TrimSpace(cells[2])
		}
	}
	for _, a := range attributes() {
		name := a.inDocuments()
		says, ok := documented[name]
		delete(documented, name)
		listed, _ := a.values.([]string)
		switch {
		case a.name == "reference":
			ok = strings.Contains(rows, "use `reference` there")
		case a.name == "view" || a.global: // other tables have the values
		case listed != nil:
			ok = slices.Equal(spans(says), slices.DeleteFunc(slices.Clone(listed), func(value string) bool { return value == "" }))
		case a.isKind("flag"):
			ok = says == "yes or no"
		case a.isKind("number"):
			ok = strings.Contains(says, "number")
		}
		if !ok {
			t.Errorf("the row of %s says %q; its values are %q", name, says, a.values)
		}
	}
	for name := range documented {
		t.Errorf("there is no attribute %s", name)
	}
}

// The directive for Sphinx, which refuses what it does not know, takes each attribute. With
// -update it is told of them.
func TestSphinxTakesAttributes(t *testing.T) {
	const file, before, after = "static/integrations/sphinx/uri_playground.py", "NAMES = (\n", ").split()"
	source := read(t, file)
	names := attributeNames((*attribute).inDocuments, func(a *attribute) bool { return a.name != "reference" })
	var want strings.Builder
	for line := range slices.Chunk(names, (len(names)+2)/3) {
		want.WriteString("    \"" + strings.Join(line, " ") + " \"\n")
	}
	got := between(t, source, before, after)
	if *update {
		if err := os.WriteFile("../../"+file, []byte(strings.Replace(source, got, want.String(), 1)), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if got != want.String() {
		t.Errorf("%s has other attributes:\n%swant\n%s(go test ./tools/facts -update)", file, got, want.String())
	}
}

// The program reads each option, and the declarations have it, as the element's property, too.
func TestAttributesAreRead(t *testing.T) {
	program := read(t, "wasm/options.go") + between(t, read(t, "wasm/form.go"), "func switches(", "\n}")
	declarations := read(t, "static/playground.d.ts")
	options := between(t, declarations, "interface MountOptions {", "\n}")
	element := between(t, declarations, "interface UriPlaygroundElement ", "\n}")
	for _, a := range attributes() {
		if !a.element && !strings.Contains(program, `"`+a.name+`"`) {
			t.Errorf("wasm/options.go does not read %s", a.name)
		}
		if !a.element && !strings.Contains(options, "\n  "+a.name+"?: ") {
			t.Errorf("MountOptions does not declare %s", a.name)
		}
		if !a.global && !strings.Contains(element, "\n  "+a.name+": ") {
			t.Errorf("UriPlaygroundElement does not declare %s", a.name)
		}
	}
}

// Each type is declared once: a second interface of a name would be merged into the first, and a reader of one promised
// what only the other has.
func TestTypesAreDeclaredOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, found := range regexp.MustCompile(`(?m)^export (?:declare )?(?:interface|type|class|enum) (\w+)`).FindAllStringSubmatch(read(t, "static/playground.d.ts"), -1) {
		if seen[found[1]] {
			t.Errorf("%s is declared twice", found[1])
		}
		seen[found[1]] = true
	}
	if len(seen) < 50 {
		t.Errorf("only %d types are found", len(seen))
	}
}

// An embed writes into a permalink what the program reads there: all that changes its steps, and
// more.
func TestPermalinkOfAttributes(t *testing.T) {
	written := []string{"base", "ref", "strict", "step"}
	keys := permalinkKeys()
	for _, list := range []string{"texts", "lesson", "flags"} {
		written = append(written, keys[list].([]string)...)
	}
	for _, choice := range keys["choices"].([][2]string) {
		written = append(written, choice[0])
	}
	for _, a := range attributes() {
		read := slices.Contains(model.PermalinkKeys(), a.name)
		if want := read && !a.element && !a.global; want != slices.Contains(written, a.name) {
			t.Errorf("%s is written: %v, want %v", a.name, !want, want)
		}
		if a.run && !read {
			t.Errorf("no permalink has %s", a.name)
		}
	}
}
