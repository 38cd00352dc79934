package explain

import (
	"slices"

	"uriplayground/core/links"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Findings returns what the links of a page would be told of this one.
func Findings(ref string) []links.Finding {
	return links.One(links.Options{}, ref).Details(0).Findings
}

// schemeIsOdd reports whether the scheme of the reference is none, or lacks
// the authority that it needs.
func schemeIsOdd(v *render.Context) bool {
	ref, _ := page.Head(v.Resolution.Ref.Text, render.SuspectBytes)
	return slices.ContainsFunc(Findings(ref), func(f links.Finding) bool {
		return f.Code == links.AccidentalScheme || f.Code == links.WindowsPath || f.Code == links.SchemeSlashes
	})
}
