package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var sample = []pair{{"http://a/b/c/d;p?q", "../g"}, {"http://h:80/%7Ea", "//x/y"}, {"http://[::1]/", "#s"}}

func write(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestCorpusIsRead(t *testing.T) {
	got, err := readCorpus(write(t, "http://a/\tb\nhttp://c/\t\n"))
	if err != nil || len(got) != 2 || got[0] != (pair{"http://a/", "b"}) || got[1] != (pair{"http://c/", ""}) {
		t.Errorf("read %q (%v)", got, err)
	}
	for _, text := range []string{"", "http://a/\n"} {
		if _, err := readCorpus(write(t, text)); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}

// Each operation takes every text, is measured, and comes back from its line.
func TestFiguresComeBack(t *testing.T) {
	var lines []string
	list := measureGo(sample)
	for _, f := range list {
		if f.ns <= 0 || f.refused != 0 {
			t.Errorf("%+v", f)
		}
		lines = append(lines, f.String())
	}
	got, err := readFigures(write(t, strings.Join(lines, "\n")))
	if err != nil || len(got) != len(list) {
		t.Fatalf("%d figures came back as %d (%v)", len(list), len(got), err)
	}
	if _, err := readFigure("a\tb\tc\td"); err == nil {
		t.Error("words are taken for a time")
	}
}

func TestTable(t *testing.T) {
	var out strings.Builder
	err := printTable(&out, []figure{{"ours", parsing, 50, 0}, {"ours", resolving, 200, 0}, {"ours", parsing, 99, 0}, {"theirs", parsing, 125, 3}, {"theirs", ofPage, 77, 0}})
	lines := strings.Split(out.String(), "\n")
	if err != nil || len(lines) != 4 || !strings.Contains(lines[2], "2.5×") || !strings.HasSuffix(strings.TrimSpace(lines[2]), "3") || strings.Count(lines[1], "1.0×") != 2 || !strings.Contains(lines[2], "77  ") {
		t.Errorf("printed\n%s(%v)", out.String(), err)
	}
}
