package vectors

import (
	"embed"
	"strings"
)

//go:embed golden
var goldens embed.FS

// Golden is a file of the directory golden, or "" if there is none of that
// name. The tests that compare with it rewrite it under -update.
func Golden(name string) string {
	text, err := goldens.ReadFile("golden/" + name)
	if err != nil {
		return ""
	}
	return string(text)
}

// Goldens is all files of the directory golden, one after the other.
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
