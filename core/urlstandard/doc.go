// Package urlstandard is the URL Standard of the WHATWG, as the review draft of
// August 2026 prints it (Commit): the basic URL parser with its states under their
// names, hosts, percent-encode sets, the serializer, and origins.
//
// The parser writes the serialized URL from left to right while it reads, and a URL
// is that text with offsets into it: the path is a list of segments, each with the
// "/" before it. State overrides and encodings other than UTF-8, which only the API of
// browsers and old documents have, are left out. Unicode ToASCII is handed in, so the
// package has no tables of Unicode.
package urlstandard

// Commit is the commit of whatwg/url whose review-drafts/2026-08.bs is followed, and
// Draft the month of that draft.
const (
	Commit = "2f54a384bf6e2a4057a20e9e87abe5d6a862118f"
	Draft  = "2026-08"
)
