// Package uriplayground holds the documents of the project, of which tools/pages makes pages of
// the site.
package uriplayground

import "embed"

// Documents holds the Markdown files by their names in the project, the samples beside them, and
// the license.
//
//go:embed LICENSE *.md docs/*.md docs/hosting
var Documents embed.FS
