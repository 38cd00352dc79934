package forge_test

import (
	"testing"

	"uriplayground/core/forge"
)

// TestRoot asks for the root of a repository, and for that of the other view of its files.
func TestRoot(t *testing.T) {
	for _, c := range []struct {
		address, root, twin string
		raw                 bool
	}{
		{"https://github.com/o/r/blob/main/docs/a.md", "https://github.com/o/r/blob/main/", "https://raw.githubusercontent.com/o/r/main/", true},
		{"https://GitHub.com/o/r/blob/main/", "https://GitHub.com/o/r/blob/main/", "https://raw.githubusercontent.com/o/r/main/", true},
		{"https://github.com/o/r/tree/main/docs", "https://github.com/o/r/tree/main/", "", true},
		{"https://raw.githubusercontent.com/o/r/main/a.md?x", "https://raw.githubusercontent.com/o/r/main/", "https://github.com/o/r/blob/main/", false},
		{"https://gitlab.com/g/s/p/-/blob/main/a.md", "https://gitlab.com/g/s/p/-/blob/main/", "https://gitlab.com/g/s/p/-/raw/main/", true},
		{"https://git.example/p/-/raw/v1/a.md", "https://git.example/p/-/raw/v1/", "https://git.example/p/-/blob/v1/", false},
		{"https://codeberg.org/o/r/src/branch/main/a.md", "https://codeberg.org/o/r/src/branch/main/", "https://codeberg.org/o/r/raw/branch/main/", true},
		{"https://bitbucket.org/o/r/raw/main/a.md", "https://bitbucket.org/o/r/raw/main/", "https://bitbucket.org/o/r/src/main/", false},
		{"https://github.com/o/r/issues/1", "", "", false},
		{"https://github.com/o/r", "", "", false},
		{"https://example.com/o/r/blob/main/a.md", "", "", false},
		{"https://o.github.io/r/blob/main/a.md", "", "", false},
		{"mailto:a@b", "", "", false},
		{"", "", "", false},
	} {
		root, ok := forge.Root(c.address)
		if root != c.root || ok != (c.root != "") {
			t.Errorf("%s: the root is %q, want %q", c.address, root, c.root)
		}
		if !ok {
			continue
		}
		if twin, raw, there := forge.Twin(root); there != (c.twin != "") || there && (twin != c.twin || raw != c.raw) {
			t.Errorf("%s: the twin is %q (%v), want %q", root, twin, raw, c.twin)
		}
	}
}

// TestWikiHome asks for the other address of the first page of a wiki.
func TestWikiHome(t *testing.T) {
	for address, want := range map[string]string{
		"https://github.com/o/r/wiki": "https://github.com/o/r/wiki/Home", "https://github.com/o/r/wiki/Home": "https://github.com/o/r/wiki",
		"https://github.com/o/r/wiki/Other": "", "https://github.com/wiki": "", "https://example.com/o/r/wiki": "",
	} {
		if got, ok := forge.WikiHome(address); got != want || ok != (want != "") {
			t.Errorf("%s: %q, want %q", address, got, want)
		}
	}
}

func FuzzRoot(f *testing.F) {
	f.Add("https://github.com/o/r/blob/main/x")
	f.Fuzz(func(t *testing.T, address string) {
		if root, ok := forge.Root(address); ok {
			if twin, _, there := forge.Twin(root); there && twin == root {
				t.Errorf("%q is its own twin", root)
			}
			if again, ok := forge.Root(root); !ok || again != root {
				t.Errorf("the root of %q is %q", root, again)
			}
		}
		forge.WikiHome(address)
	})
}
