// Package vectors holds the vectors that tests share: one input and what a
// document or a known test suite expects of it. README.md in this directory
// says where each file comes from.
//
// The files are embedded, so that tests find them from any directory and also
// where there is no file system.
package vectors

import (
	"embed"
	"encoding/json"
	"strings"
)

//go:embed *.json
var files embed.FS

// load decodes a file of this package. A file that does not decode, or holds a
// field the type does not know, is a mistake in this package: load panics.
func load[T any](name string) T {
	f, err := files.Open(name)
	if err != nil {
		panic(err)
	}
	var cases T
	d := json.NewDecoder(f)
	d.DisallowUnknownFields()
	if err := d.Decode(&cases); err != nil {
		panic(name + ": " + err.Error())
	}
	return cases
}

//go:embed golden
var goldens embed.FS

// Golden returns a file of the directory golden, or "" if there is none of that
// name. The tests that compare with it rewrite it under -update.
func Golden(name string) string {
	text, err := goldens.ReadFile("golden/" + name)
	if err != nil {
		return ""
	}
	return string(text)
}

// Goldens returns all files of the directory golden, one after the other.
func Goldens() string {
	entries, err := goldens.ReadDir("golden")
	if err != nil {
		panic(err)
	}
	var all strings.Builder
	for _, e := range entries {
		all.WriteString(Golden(e.Name()))
	}
	return all.String()
}
