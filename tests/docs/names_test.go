package docs

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// kinds is the endings of the files in which words in back-quotes are looked for.
var kinds = map[string]bool{
	".go": true, ".js": true, ".mjs": true, ".ts": true, ".css": true, ".html": true, ".json": true, ".sh": true,
	".abnf": true, ".bnf": true, ".c": true, ".py": true, ".mod": true, ".conf": true, ".patch": true, ".txt": true,
}

// placeholder matches what a reader has to fill in.
var placeholder = regexp.MustCompile(`NAME|NNNN`)

// isFile matches what looks like the name of a file.
var isFile = regexp.MustCompile(`^[\w*./-]+\.(?:go|js|mjs|ts|css|html|json|sh|md|patch|conf|abnf|png)$`)

// built is the directories that the build makes; what it puts there is named in
// the sources.
var built = []string{"cdn/", "uri-playground/", "dist/", "gen/", "static/gen", "tests/out/"}

// notOurs is the names that no source file has, and why.
var notOurs = map[string]string{
	"www.example.com/x": "an example",
	"../img/logo.png":   "an example",
	"../../../g":        "an example of the RFC",
	"&#123;&#123;":      "two braces in HTML",
	"%%html":            "a command of Jupyter",
	"#v=1&view=lesson&lesson=challenge&level=2&seed=17": "a permalink",
	"#v=1&view=lesson&lesson=test&seed=17":              "a permalink",
	"#v=1&view=lesson&lesson=class":                     "a permalink",
	"*.0123456789abcdef.*":                              "what the names of hashed files look like",
}

// versioned is a name with a version in it, which is one of the facts.
var versioned = regexp.MustCompile(`-\d+\.\d+\.\d+\.js$`)

// attribute is a span of the form name="value".
var attribute = regexp.MustCompile(`^([\w-]+)="([^"]*)"$`)

// TestNames checks that every path in back-quotes exists, and that every other
// single word there occurs in the sources.
func TestNames(t *testing.T) {
	sources := sources(t)
	count := 0
	for _, d := range documents(t) {
		count += len(d.spans)
		for _, complaint := range d.goneNames(sources) {
			t.Error(complaint)
		}
	}
	if count < 200 {
		t.Errorf("looked at %d names", count)
	}
}

// sources returns the text of all source files.
func sources(t *testing.T) string {
	var all strings.Builder
	walk(t, func(name string) {
		if (kinds[path.Ext(name)] || !strings.Contains(name, ".")) && !strings.HasPrefix(name, "tests/docs/") {
			all.WriteString(read(t, name))
		}
	})
	return all.String()
}

func (d *document) goneNames(sources string) (complaints []string) {
	for _, span := range d.spans {
		if m := attribute.FindStringSubmatch(span); m != nil {
			span = m[1]
		}
		if strings.ContainsAny(span, " …") || notOurs[span] != "" || versioned.MatchString(span) {
			continue
		}
		if name := placeholder.ReplaceAllString(strings.TrimPrefix(span, "./"), "*"); d.namesPath(name) {
			if !d.hasPath(name, sources) {
				complaints = append(complaints, d.name+": there is no file `"+span+"`")
			}
		} else if !occurs(sources, span) {
			complaints = append(complaints, d.name+": `"+span+"` is in no source")
		}
	}
	return complaints
}

// namesPath reports whether the text is meant as a path: it looks like a file, or
// its first element is in the project's directory.
func (d *document) namesPath(name string) bool {
	first, _, slash := strings.Cut(name, "/")
	return isFile.MatchString(name) || isBuilt(name) ||
		slash && first != "" && !strings.Contains(first, ":") && (exists(first) || exists(path.Join(path.Dir(d.name), first)))
}

func isBuilt(name string) bool {
	return slices.ContainsFunc(built, func(dir string) bool { return strings.HasPrefix(name, dir) })
}

// hasPath reports whether the path exists: from the project, from the document,
// or, for part of a path, anywhere. What is built is named in the sources.
func (d *document) hasPath(name, sources string) bool {
	if isBuilt(name) {
		return strings.Contains(sources, path.Base(name))
	}
	if exists(name) || exists(path.Join(path.Dir(d.name), name)) {
		return true
	}
	for _, dir := range []string{"*", "*/*", "*/*/*"} {
		if exists(path.Join(dir, name)) {
			return true
		}
	}
	return isFile.MatchString(name) && !strings.Contains(name, "/") && strings.Contains(sources, name)
}

// occurs reports whether the word is in the sources, and not as a part of a
// longer word.
func occurs(sources, word string) bool {
	word = strings.TrimSuffix(word, "()")
	for at := 0; ; {
		i := strings.Index(sources[at:], word)
		if i < 0 {
			return false
		}
		start, end := at+i, at+i+len(word)
		if !(isWordByte(word[0]) && start > 0 && isWordByte(sources[start-1])) &&
			!(isWordByte(word[len(word)-1]) && end < len(sources) && isWordByte(sources[end])) {
			return true
		}
		at = start + 1
	}
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}

// TestFolders checks that the map of the project names every folder, and that of
// the tests each of theirs.
func TestFolders(t *testing.T) {
	for dir, doc := range map[string]string{"core": "docs/architecture.md", "web": "docs/architecture.md", "tests": "docs/testing.md"} {
		entries, err := os.ReadDir(filepath.Join(root, dir))
		if err != nil {
			t.Fatal(err)
		}
		text := read(t, doc)
		for _, e := range entries {
			if e.IsDir() && e.Name() != "out" && e.Name() != "testdata" && !strings.Contains(text, e.Name()) {
				t.Errorf("%s does not name %s/%s", doc, dir, e.Name())
			}
		}
	}
}
