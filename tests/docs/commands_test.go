package docs

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/track"
)

var (
	buildCall   = regexp.MustCompile(`\./build\.sh((?: +[a-z][a-z-]*)*)`)
	goCall      = regexp.MustCompile(`\bgo (test|run|build|vet) [^` + "`" + `\n]*`)
	usageLine   = regexp.MustCompile(`(?m)^  ([a-z]+)(?: (\[?[a-z]+\]?))?`)
	variable    = regexp.MustCompile(`\bURI_[A-Z]+(?:_[A-Z]+)*\b`)
	variableRow = regexp.MustCompile("(?m)^\\| `(URI_[A-Z_]+)")
	updateFlag  = regexp.MustCompile(`flag\.Bool\("update"`)
	sharedTests = regexp.MustCompile(`(?m)^\s+"uriplayground/tests/dialecttest"$`)
	testFunc    = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)\w+)\(`)
)

// commands returns those of build.sh as its usage lists them, and the words that may
// follow each.
func commands(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, m := range usageLine.FindAllStringSubmatch(read(t, "tools/dev/usage.txt"), -1) {
		all[m[1]] = append(all[m[1]], strings.Trim(m[2], "[]"))
	}
	if len(all) < 10 {
		t.Fatalf("build.sh lists %v", all)
	}
	return all
}

// TestCommands checks that every command in a document exists, and that every
// command of build.sh is documented.
func TestCommands(t *testing.T) {
	listed := commands(t)
	said := map[string]bool{}
	for _, d := range documents(t) {
		for _, call := range d.calls() {
			for _, m := range buildCall.FindAllStringSubmatch(call, -1) {
				for _, word := range strings.Fields(m[1]) {
					said[word] = true
				}
				if complaint := badBuild(listed, strings.Fields(m[1])); complaint != "" {
					t.Errorf("%s: %s", d.name, complaint)
				}
			}
			for _, m := range goCall.FindAllString(call, -1) {
				if complaint := badGo(t, m); complaint != "" {
					t.Errorf("%s: %s: %s", d.name, m, complaint)
				}
			}
		}
	}
	for name, more := range listed {
		for _, word := range append(more, name) {
			if word != "" && !said[word] {
				t.Errorf("no document names ./build.sh %s", word)
			}
		}
	}
}

// variableKinds is the endings of the files that may read variables of the environment.
var variableKinds = map[string]bool{".sh": true, ".go": true, ".js": true, ".mjs": true}

// TestVariables checks that docs/testing.md names every variable of the environment that
// build.sh, Go or a script reads, and no other.
func TestVariables(t *testing.T) {
	var sources strings.Builder
	walk(t, func(name string) {
		if variableKinds[path.Ext(name)] && !strings.HasPrefix(name, "tests/docs/") {
			sources.WriteString(read(t, name))
		}
	})
	for _, complaint := range undocumentedVariables(sources.String(), read(t, "docs/testing.md")) {
		t.Error(complaint)
	}
	if count := len(variables(sources.String())); count < 10 {
		t.Errorf("the sources read %d variables", count)
	}
}

// undocumentedVariables compares the variables of the sources with those that begin a row
// of a table in the document.
func undocumentedVariables(sources, document string) (complaints []string) {
	used, rows := variables(sources), map[string]bool{}
	for _, m := range variableRow.FindAllStringSubmatch(document, -1) {
		rows[m[1]] = true
	}
	for name := range used {
		if !rows[name] {
			complaints = append(complaints, "docs/testing.md does not say what "+name+" does")
		}
	}
	for name := range rows {
		if !used[name] {
			complaints = append(complaints, "docs/testing.md names "+name+", which nothing reads")
		}
	}
	return complaints
}

// variables returns the names of the variables in a text.
func variables(text string) map[string]bool {
	names := map[string]bool{}
	for _, name := range variable.FindAllString(text, -1) {
		names[name] = true
	}
	return names
}

// calls returns what may hold commands.
func (d *document) calls() []string { return slices.Concat(d.spans, d.code) }

// badBuild says which of the words after ./build.sh does not exist.
func badBuild(listed map[string][]string, words []string) string {
	before := ""
	for _, word := range words {
		isLesson := before == "scorm" && track.GradedIn(word) != nil
		if listed[word] == nil && !isLesson && (before == "" || !slices.Contains(listed[before], word)) {
			return "./build.sh has no command " + word
		}
		before = word
	}
	return ""
}

// badGo says what a go command names that does not exist: a package, a test, or
// the flag -update.
func badGo(t *testing.T, call string) string {
	words := strings.Fields(call)
	tests := ""
	for i, word := range words {
		dir := strings.TrimSuffix(word, "/...")
		switch {
		case !strings.HasPrefix(word, "./"):
		case !exists(dir):
			return "there is no " + word
		default:
			tests += testsIn(t, dir)
		}
		if word != "-run" {
			continue
		}
		pattern, err := regexp.Compile(strings.Trim(words[i+1], "'\""))
		if err != nil {
			return err.Error()
		}
		if !slices.ContainsFunc(testFunc.FindAllStringSubmatch(tests, -1), func(m []string) bool { return pattern.MatchString(m[1]) }) {
			return "there is no test " + words[i+1]
		}
	}
	if slices.Contains(words, "-update") && !updateFlag.MatchString(tests) {
		return "there is no flag -update"
	}
	return ""
}

// testsIn returns the text of the test files of a package, and of what the tests of
// all dialects share if it uses that.
func testsIn(t *testing.T, dir string) string {
	files, err := filepath.Glob(filepath.Join(root, dir, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(data)
	}
	if sharedTests.MatchString(all.String()) {
		all.WriteString(read(t, "tests/dialecttest/golden.go"))
	}
	return all.String()
}
