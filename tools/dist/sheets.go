package main

import (
	"fmt"
	"path"
	"regexp"
)

// importedSheet is an @import of a sheet in the same directory, at the start of a line.
var importedSheet = regexp.MustCompile(`(?m)^@import "([^"/]+\.css)";\n`)

// joinSheets puts style sheets in the place of the @import that names them, so that a
// page asks for one. What is imported is no file of the site then.
func joinSheets(tree fileTree) error {
	imported := map[string]bool{}
	for _, name := range tree.names() {
		if path.Ext(name) != ".css" {
			continue
		}
		var missing string
		tree[name] = importedSheet.ReplaceAllFunc(tree[name], func(line []byte) []byte {
			at := path.Join(path.Dir(name), string(importedSheet.FindSubmatch(line)[1]))
			sheet, ok := tree[at]
			if !ok || importedSheet.Match(sheet) {
				missing = at
			}
			imported[at] = true
			return sheet
		})
		if missing != "" {
			return fmt.Errorf("%s imports %s, which is missing or imports another", name, missing)
		}
	}
	for name := range imported {
		delete(tree, name)
	}
	return nil
}
