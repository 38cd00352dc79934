package view

import (
	"encoding/json"
	"testing"

	"uriplayground/web/page"
)

// A cell may hold any character, even one that no view would show as it is.
func TestAnyCharacterInJSON(t *testing.T) {
	const text = "a\n\t\"\\\u202e"
	var tables []struct{ Rows []map[string]string }
	table := &page.Table{Title: text, Heads: []string{text}}
	table.AddRow("", textCell(text))
	if err := json.Unmarshal([]byte(write([]*page.Table{table}, "json")), &tables); err != nil || tables[0].Rows[0][text] != text {
		t.Errorf("came back as %q (%v)", tables, err)
	}
}
