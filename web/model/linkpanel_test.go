package model_test

import (
	"testing"

	"uriplayground/web/model"
)

// A file that is saved is called after its format, and after its notation where there are two.
func TestFileExtension(t *testing.T) {
	for _, format := range model.SourceFormats() {
		if got := model.FileExtension(format, "{}"); got == "" || got == "txt" && format != "text" && format != "auto" {
			t.Errorf("%s is saved as .%s", format, got)
		}
	}
	for beginning, want := range map[string]string{"\ufeff\n {": "json", "openapi: 3.1.0": "yaml", "": "yaml"} {
		if got := model.FileExtension("openapi", beginning); got != want {
			t.Errorf("%q is saved as .%s", beginning, got)
		}
	}
}
