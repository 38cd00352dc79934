package checksite

import (
	"strconv"

	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/checkpage"
)

// siteHeads is the names of the columns, which are not translated: programs read them.
var siteHeads = []string{"link", "line", "column", "page", "context", "reference", "base", "target", "level", "cause", "key", "write", "message"}

// siteNumbers is how many of the columns are numbers, the first ones.
const siteNumbers = 3

// WriteSite writes a part of an exported file. The first one contains no links.
func WriteSite(w i18n.Words, s *site.Site, part model.ExportSite) model.ExportPart {
	if part.Format == "sarif" {
		return writeSarif(w, s, part)
	}
	file := export.NewRecords(part.Format, siteHeads, siteNumbers)
	if part.First {
		file.Open()
	}
	for k, i := range part.Links {
		e := s.Details(int(i))
		file.Add(part.From+k == 0, []string{
			strconv.Itoa(int(i) + 1), strconv.Itoa(e.Line), strconv.Itoa(e.Column), e.Page, e.Context.String(), e.Ref, e.Base, e.Target,
			e.Cause.Level().String(), e.Cause.String(), e.Key, e.Write, export.Sentence(SiteMessage(w, s, &e)),
		})
	}
	return checkpage.RecordsPart(file, "site", part.First, part.Last)
}

// writeSarif writes a part of a file in SARIF, as tools of continuous integration take it.
func writeSarif(w i18n.Words, s *site.Site, part model.ExportSite) model.ExportPart {
	var file export.Sarif
	if part.First {
		var rules []export.SarifRule
		for _, c := range site.Causes() {
			rule := export.SarifRule{ID: c.String(), Level: sarifLevels[c.Level()]}
			if part.Home != "" {
				rule.Help = part.Home + page.AnswerPath("cause", c.String())
			}
			rules = append(rules, rule)
		}
		file.Open(rules)
	}
	for k, i := range part.Links {
		e := s.Details(int(i))
		file.Add(part.From+k == 0, export.SarifResult{
			Rule: e.Cause.String(), Level: sarifLevels[e.Cause.Level()], Message: e.Ref + ": " + SiteMessage(w, s, &e),
			File: site.Encoded(e.Page), Line: e.Line, Column: e.Column,
		})
	}
	if part.Last {
		file.Close()
	}
	return model.ExportPart{First: part.First, Last: part.Last, Text: file.Text(), Name: "site.sarif", Type: "application/sarif+json;charset=utf-8"}
}

// sarifLevels is the levels as SARIF has them (§3.27.10).
var sarifLevels = [...]string{syntax.Error: "error", syntax.Warning: "warning", syntax.Info: "note"}
