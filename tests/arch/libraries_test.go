package arch

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Each library has its reason in the document of the build.
func TestLibrariesHaveReasons(t *testing.T) {
	document, err := os.ReadFile(path.Join(root, "docs/build.md"))
	if err != nil {
		t.Fatal(err)
	}
	modules, err := os.ReadFile(path.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, required := range regexp.MustCompile(`(?m)^(?:require )?\s*(\S+\.\S+/\S+) v\S+$`).FindAllSubmatch(modules, -1) {
		names = append(names, string(required[1]))
	}
	direct := len(names)
	for _, file := range append(packageFiles(t, "tests"), packageFiles(t, "tools")...) {
		data, err := os.ReadFile(path.Join(root, file))
		var list struct{ Dependencies, DevDependencies map[string]string }
		if err == nil {
			err = json.Unmarshal(data, &list)
		}
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		names = slices.AppendSeq(slices.AppendSeq(names, maps.Keys(list.Dependencies)), maps.Keys(list.DevDependencies))
	}
	if direct < 5 || len(names) < direct+5 {
		t.Fatalf("only these libraries are known: %q", names)
	}
	for _, name := range names {
		if !strings.Contains(string(document), "`"+name+"`") && !strings.Contains(string(document), "`"+name+"/") {
			t.Errorf("docs/build.md does not say what %s is for", name)
		}
	}
}

// packageFiles lists the lists of npm packages below a directory, apart from those of the
// tools in tests/generators, which say themselves what they ask for.
func packageFiles(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(root), dir, func(name string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && (d.Name() == "node_modules" || name == "tests/out" || name == "tests/generators" || name == "tests/package/work") {
			return fs.SkipDir
		}
		if err == nil && d.Name() == "package.json" {
			files = append(files, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
