// Package oldermerge merges a relative path with that of a base in one buffer, by
// string patterns. RFC 1808 §4 (step 6) and RFC 2396 §5.2 (step 6) print the same
// operations under different letters; each document hands in its own rules.
//
// The slash in front of a path is not part of any segment.
package oldermerge

import "uriplayground/core/syntax"

// Rules is the names of a specification for the operations.
//
// Copy and Append put TextPath together: From is where the characters come from
// and To where they go in TextPath. The others remove: From and To are spans of
// TextPath, which may lie apart by then. Dot and FinalDot have the segment in From;
// Updir and FinalUpdir have "<segment>/" in From and "../" or ".." in To.
type Rules struct {
	Copy, Append      *syntax.Rule // the path of the base but for its last segment, and that of the reference
	Dot, FinalDot     *syntax.Rule // "./" and "."
	Updir, FinalUpdir *syntax.Rule // "<segment>/../" and "<segment>/.."
	// Excess asks whether the path begins with ".." then; From is the first one. It
	// is nil where the document does not ask. RemoveExcess removes From.
	Excess, RemoveExcess *syntax.Rule
}
