package model_test

import (
	"testing"

	"uriplayground/web/inputs"
	"uriplayground/web/model"
)

// A file that is saved is called after its format, and after its notation where there are two.
func TestFileExtension(t *testing.T) {
	for _, format := range inputs.Formats() {
		if got := model.FileExtension(format.Name, "{}"); got == "" || got == "txt" && format.Name != "text" && format.Name != "auto" {
			t.Errorf("%s is saved as .%s", format.Name, got)
		}
	}
	for beginning, want := range map[string]string{"\ufeff\n {": "json", "openapi: 3.1.0": "yaml", "": "yaml"} {
		if got := model.FileExtension("openapi", beginning); got != want {
			t.Errorf("%q is saved as .%s", beginning, got)
		}
	}
}
