package vectors

import (
	"embed"
	"encoding/json"
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
