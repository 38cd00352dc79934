package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// expectations is what may come next behind text, which is the beginning of
// some URI-reference and does not end within a pct-encoded.
func expectations(text string) []Expectation {
	e := expecter{}
	r := Split(text)
	if !r.has(hasScheme) {
		e.scheme(text)
		e.reference(&r, []*syntax.Rule{RuleURIReference, RuleRelativeRef})
	} else {
		e.reference(&r, []*syntax.Rule{RuleURIReference, RuleURI})
	}
	return e.list
}

// RFC 3986 §3, §3.1: text without a ":" may still become a scheme
//
//	URI    = scheme ":" …
//	scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
func (e *expecter) scheme(text string) {
	uri := []*syntax.Rule{RuleURIReference, RuleURI}
	scheme := under(uri, RuleScheme)
	switch {
	case text == "":
		e.want(scheme, `ALPHA`)
	case isScheme(text):
		e.want(scheme, `ALPHA`, `DIGIT`, `"+"`, `"-"`, `"."`)
		e.want(uri, `":"`)
	}
}

// RFC 3986 §3, §4.2: whole is the path down to URI or relative-ref
//
//	URI          = scheme ":" hier-part [ "?" query ] [ "#" fragment ]
//	relative-ref = relative-part [ "?" query ] [ "#" fragment ]
func (e *expecter) reference(r *Reference, whole []*syntax.Rule) {
	switch {
	case r.has(hasFragment):
		e.want(under(whole, RuleFragment), `pchar`, `"/"`, `"?"`)
	case r.has(hasQuery):
		e.want(under(whole, RuleQuery), `pchar`, `"/"`, `"?"`)
		e.want(whole, `"#"`)
	case e.hierarchy(r, whole):
		e.want(whole, `"?"`, `"#"`)
	}
}

// RFC 3986 §3, §4.2: it tells whether hier-part or relative-part may end
//
//	hier-part     = "//" authority path-abempty
//	              / path-absolute / path-rootless / path-empty
//	relative-part = "//" authority path-abempty
//	              / path-absolute / path-noscheme / path-empty
func (e *expecter) hierarchy(r *Reference, whole []*syntax.Rule) bool {
	part := under(whole, RuleRelativePart)
	if r.has(hasScheme) {
		part = under(whole, RuleHierPart)
	}
	switch path := r.Path(); {
	case path == "" && r.has(hasAuthority):
		if !e.authority(r, under(part, RuleAuthority)) {
			return false
		}
		e.want(under(part, RulePathAbempty), `"/"`)
	case path == "":
		e.noPath(r, part)
	case path == "/" && !r.has(hasAuthority):
		e.want(part, `"/"`)
		e.want(under(part, RulePathAbsolute, RuleSegmentNZ), `pchar`)
	default:
		e.path(r, part)
	}
	return true
}

// noPath is where a path or "//" may begin.
func (e *expecter) noPath(r *Reference, part []*syntax.Rule) {
	e.want(part, `"//"`)
	e.want(under(part, RulePathAbsolute), `"/"`)
	if r.has(hasScheme) {
		e.want(under(part, RulePathRootless, RuleSegmentNZ), `pchar`)
	} else {
		e.segmentNZNC(under(part, RulePathNoscheme, RuleSegmentNZNC))
	}
}

// RFC 3986 §3.3
//
//	segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
func (e *expecter) segmentNZNC(path []*syntax.Rule) {
	e.want(path, `unreserved`, `pct-encoded`, `sub-delims`, `"@"`)
}

// RFC 3986 §3.3: behind a path that is neither empty nor the "/" of "//"
//
//	path-abempty  = *( "/" segment )
//	path-absolute = "/" [ segment-nz *( "/" segment ) ]
//	path-noscheme = segment-nz-nc *( "/" segment )
//	path-rootless = segment-nz *( "/" segment )
func (e *expecter) path(r *Reference, part []*syntax.Rule) {
	kind := r.PathKind()
	path := under(part, kind)
	slash := strings.LastIndexByte(r.Path(), '/')
	switch first := slash < 0 || slash == 0 && kind == RulePathAbsolute; {
	case first && kind == RulePathNoscheme:
		e.segmentNZNC(under(path, RuleSegmentNZNC))
	case first:
		e.want(under(path, RuleSegmentNZ), `pchar`)
	default:
		e.want(under(path, RuleSegment), `pchar`)
	}
	e.want(path, `"/"`)
}
