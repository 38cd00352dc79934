package main

import (
	"bytes"
	"encoding/json"

	"uriplayground/web/i18n"
)

// wordsModule is gen/words.js, every visible word: a text for each language, as
// i18n.Parse reads it. They weigh less than they would inside of the program.
func wordsModule() ([]byte, error) {
	out := bytes.NewBufferString("// Made by build.sh from web/i18n, not by hand.\n")
	literal := json.NewEncoder(out)
	literal.SetEscapeHTML(false)
	for _, w := range i18n.BuiltIn() {
		out.WriteString("export const " + w.Lang + " = ")
		if err := literal.Encode(w.Text()); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}
