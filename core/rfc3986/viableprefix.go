package rfc3986

// FirstBad is the byte offset of the leftmost character of s after which no
// continuation can match URI-reference (RFC 3986 Appendix A): what comes before
// it is the longest viable prefix. It is -1 for a valid text and for a proper
// prefix of one; incomplete distinguishes the two.
func FirstBad(s string) (offset int, incomplete bool) {
	n, whole := uriReference().Prefix(s)
	if n < len(s) {
		return n, false
	}
	return -1, !whole
}
