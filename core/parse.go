package core

import (
	"iter"

	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// Analysis is a text read by a dialect (RFC 3986 §3, RFC 1738 §5, RFC 1630).
type Analysis struct {
	Text       string         // as it was given
	Dialect    Dialect        // by which it was read
	Valid      bool           // no fault is an error
	Incomplete bool           // not valid, but more characters could make it so
	FirstBad   int            // byte offset as in rfc3986.FirstBad; -1 if there is none
	Kind       *syntax.Rule   // nil where the text has none: in RFC 1738, without a scheme
	HostKind   *syntax.Rule   // nil where there is no host
	PathKind   *syntax.Rule   // nil where the dialect knows no kinds of paths
	Parts      []syntax.Part  // in the order of the text, including undefined ones
	Faults     []syntax.Fault // by place; spans are bytes of Text

	reference rfc3986.Reference
	uri       rfc1630.URI
	url1808   rfc1808.URL
	older     rfc2396.Reference
	url       *urlstandard.URL // nil where the parser fails
	origin    string           // of url
}

// IsURI reports whether the text is a URI of RFC 3986 §3, no relative reference.
func (a *Analysis) IsURI() bool { return a.Kind == rfc3986.RuleURI }

// HasIPLiteral reports whether the host is an IP-literal, which stands in brackets (RFC 3986 §3.2.2).
func (a *Analysis) HasIPLiteral() bool {
	return a.HostKind == rfc3986.RuleIPv6address || a.HostKind == rfc3986.RuleIPvFuture
}

// Parse reads text by the dialect d (RFC 3986 §3 and §4, RFC 2396 §4, RFC 1808
// §2, RFC 1738 §5, RFC 1630). It never fails: Faults says what is wrong. A dialect that
// cannot parse gives the fault not-in-dialect.
func Parse(text string, d Dialect) Analysis {
	switch d {
	case RFC3986:
		return parse3986(text)
	case RFC1738:
		return parse1738(text)
	case RFC1630:
		return parse1630(text)
	case RFC1808:
		return parse1808(text)
	case RFC2396:
		return parse2396(text)
	case URL:
		return ParseURL(text, nil)
	}
	return Analysis{Text: text, Dialect: d, FirstBad: -1, Faults: []syntax.Fault{notInDialect(text)}}
}

// Valid reports whether text is a URI-reference, as Parse does by RFC 3986 (§4.1), and allocates nothing.
func Valid(text string) bool { return rfc3986.Split(text).Valid() }

// reparse parses as Parse does, but returns a itself if that is the analysis of the same text.
func (a *Analysis) reparse(text string, d Dialect) Analysis {
	if a.Parts != nil && a.Text == text && a.Dialect == d {
		return *a
	}
	return Parse(text, d)
}

func parse3986(text string) Analysis {
	r, err := rfc3986.Parse(text)
	parts := r.Parts()
	a := Analysis{
		Text: text, Valid: err == nil, FirstBad: -1,
		Kind: r.Kind(), HostKind: r.HostKind(), PathKind: r.PathKind(),
		Parts: parts[:], reference: r,
	}
	if e, ok := err.(*rfc3986.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	return a
}

// Part returns the part that the grammar calls name (RFC 3986 §3, RFC 1738 §5, RFC
// 1630); an undefined one if the dialect has no such part.
func (a *Analysis) Part(name string) syntax.Part {
	for _, p := range a.Parts {
		if p.Rule.Name == name {
			return p
		}
	}
	return syntax.Part{}
}

// Segments returns the span of each segment of the path (RFC 3986 §3.3).
func (a *Analysis) Segments() iter.Seq[syntax.Span] { return a.reference.Segments() }

// LastSegment returns the span of the last of Segments; the zero one if there is none
// (RFC 3986 §3.3).
func (a *Analysis) LastSegment() syntax.Span { return a.reference.LastSegment() }

// SegmentCount returns how many segments the path has (RFC 3986 §3.3).
func (a *Analysis) SegmentCount() int { return a.reference.SegmentCount() }

// Component returns the part that RFC 3986 §3 calls name ("authority", "query"), by
// whatever name the dialect has for it; an undefined one if it has no such part.
func (a *Analysis) Component(name string) syntax.Part {
	switch {
	case a.Dialect == RFC1630:
		return a.component1630(name)
	case a.Dialect == RFC1808 && name == "authority":
		return a.Part(rfc1808.RuleNetLoc.Name)
	}
	return a.Part(name)
}

func parse1738(text string) Analysis {
	u, err := rfc1738.Parse(text)
	a := Analysis{
		Text: text, Dialect: RFC1738, Valid: err == nil, FirstBad: -1,
		Kind: u.Kind(), HostKind: u.HostKind(), Parts: u.Parts(),
	}
	if e, ok := err.(*rfc1738.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	return a
}

// parse1630 reads text by RFC 1630, as a URI or a partial form. Faults also
// holds the notes, which are not errors.
func parse1630(text string) Analysis {
	u, err := rfc1630.Parse(text)
	a := Analysis{Text: text, Dialect: RFC1630, Valid: err == nil, FirstBad: -1, Kind: u.Kind(), Parts: u.Parts(), uri: u}
	for _, p := range u.Named() {
		if p.Rule == rfc1630.RuleHostname || p.Rule == rfc1630.RuleHostnumber {
			a.HostKind = p.Rule
		}
	}
	if e, ok := err.(*rfc1630.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	if notes := rfc1630.Notes(u); notes != nil {
		a.Faults = append(a.Faults, notes...)
		syntax.SortFaults(a.Faults)
	}
	return a
}

// component1630 returns the part of RFC 1630 that is called name in RFC 3986. The
// path is that of the generic BNF, which knows no authority and has it in the
// path.
func (a *Analysis) component1630(name string) syntax.Part {
	switch name {
	case "authority":
		if login := a.Part(rfc1630.RuleLogin.Name); login.Defined {
			return login
		}
		return a.Part(rfc1630.RuleHostport.Name)
	case "userinfo":
		user, password := a.Part(rfc1630.RuleUser.Name), a.Part(rfc1630.RulePassword.Name)
		if password.Defined {
			user.End = password.End
		}
		return user
	case "query":
		return a.Part(rfc1630.RuleSearch.Name)
	case "fragment":
		return a.Part(rfc1630.RuleFragmentID.Name)
	}
	return a.Part(name)
}

// schemeDetails1630 returns the parts that the BNF of the scheme names. Its notes are among
// the faults of the analysis.
func schemeDetails1630(a *Analysis) *SchemeDetails {
	scheme := a.uri.Address()
	if scheme == nil {
		return nil
	}
	v := &SchemeDetails{Scheme: scheme}
	for _, p := range a.uri.Named() {
		octets := syntax.Octets(p.In(a.Text))
		if p.Rule == rfc1630.RuleSearch {
			octets = rfc1630.SearchText(p.In(a.Text))
		}
		v.Parts = append(v.Parts, syntax.Value{Part: p, Octets: octets})
	}
	return v
}

// SchemeDetails is the statement of a specification about the URLs of one scheme (RFC 1738 §3).
type SchemeDetails = syntax.SchemeDetails

// SchemeDetails returns what is known of the text by its scheme, where the dialect has rules for single
// schemes (RFC 1738 §3, RFC 1630). It is nil for RFC 3986, which has none, and
// for a text in which no scheme can be made out.
func (a *Analysis) SchemeDetails() *SchemeDetails {
	switch a.Dialect {
	case RFC1738:
		return rfc1738.SchemeDetails(rfc1738.Split(a.Text))
	case RFC1630:
		return schemeDetails1630(a)
	}
	return nil
}

// KindOf returns the kind of the reference alone (RFC 3986 §4); see Analysis.
func KindOf(ref string) *syntax.Rule { return rfc3986.Split(ref).Kind() }

// DefaultPort returns the port that the scheme has if none is written (RFC 3986
// §6.2.3); empty if it is not known here.
func DefaultPort(scheme string) string { return rfc3986.DefaultPort(scheme) }

// KnownScheme reports whether the scheme is known here (RFC 3986 §3.1). This is
// not a registry: other schemes are as good.
func KnownScheme(scheme string) bool { return rfc3986.KnownScheme(scheme) }

// Hidden reports whether a character is invisible, or changes the direction of
// text (RFC 3986 §7.6).
func Hidden(r rune) bool { return rfc3986.Hidden(r) }

// Continuation is something that may come next in a text (RFC 3986 Appendix
// A).
type Continuation = rfc3986.Continuation

// MaxDerivation is the length in bytes of the longest text whose derivation has
// nodes.
const MaxDerivation = rfc3986.MaxDerivation

// Derivation is the derivation of a text from the grammar of its dialect (RFC
// 3986 Appendix A).
type Derivation struct {
	rfc3986.Derivation
	Text    string  // as it was given
	Dialect Dialect // whose grammar it is
	// Faults are those of the operation. Parse has those of the text.
	Faults []syntax.Fault
}

// Derive derives text from URI-reference (RFC 3986 Appendix A); of a text that
// is not one, the longest prefix that can be continued. It never fails: a dialect
// without such a grammar gives the fault not-in-dialect and no nodes.
func Derive(text string, d Dialect) Derivation {
	v := Derivation{Text: text, Dialect: d}
	if d != RFC3986 {
		v.FirstBad = -1
		v.Faults = []syntax.Fault{notInDialect(text)}
		return v
	}
	v.Derivation = rfc3986.Derive(rfc3986.Split(text))
	return v
}

// ABNF returns the line of the grammar that defines the rule, as the document
// prints it except for the indentation (RFC 3986 Appendix A); "" for a rule
// that is not a production.
func ABNF(rule *syntax.Rule) string { return rfc3986.ABNF(rule) }
