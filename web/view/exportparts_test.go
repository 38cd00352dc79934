package view_test

import (
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/checksite"
)

// Each part names its file: one of links and one of a site may be written at a time.
func TestPartsNameTheirFile(t *testing.T) {
	for _, part := range []struct{ first, last bool }{{true, false}, {false, false}, {false, true}} {
		for format, name := range map[string]string{"csv": "links.csv", "json": "links.json", "markdown": "links.md"} {
			got := checkpage.WriteLinks(locales.For("en"), links.New(links.Options{}), model.ExportLinks{Format: format, First: part.first, Last: part.last})
			if got.Name != name || got.First != part.first || got.Last != part.last {
				t.Errorf("%s, %v: %v", format, part, got)
			}
		}
		for format, name := range map[string]string{"csv": "site.csv", "sarif": "site.sarif"} {
			got := checksite.WriteSite(locales.For("en"), &site.Site{}, model.ExportSite{Format: format, First: part.first, Last: part.last})
			if got.Name != name || got.First != part.first || got.Last != part.last {
				t.Errorf("%s, %v: %v", format, part, got)
			}
		}
	}
}
