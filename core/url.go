package core

import (
	"strings"

	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// ToASCII is Unicode ToASCII of a domain (URL Standard §3.3).
type ToASCII = urlstandard.ToASCII

// URLCommit is the commit of the URL Standard that is followed (URL Standard §4.4).
const URLCommit = urlstandard.Commit

// Stripped returns text as the URL Standard reads it: without spaces around it, and without tabs
// and newlines (URL Standard §4.4).
func Stripped(text string) string { return urlstandard.Stripped(text) }

// Slashed returns text as the URL Standard reads it where the scheme is special: with a slash for
// each backslash before a query or a fragment (URL Standard §4.4).
func Slashed(text string) string {
	end := strings.IndexAny(text, "?#")
	if end < 0 {
		end = len(text)
	}
	return strings.ReplaceAll(text[:end], `\`, "/") + text[end:]
}

// ParseURL reads text by the URL Standard §4.4, without a base. Valid says that there is
// no validation error. Without toASCII a domain that is not ASCII is failure.
func ParseURL(text string, toASCII ToASCII) Analysis {
	a, _ := parseURL(text, nil, toASCII)
	return a
}

func parseURL(text string, base *urlstandard.URL, toASCII ToASCII) (Analysis, *syntax.Trace) {
	t := new(syntax.Trace)
	u, errors, ok := urlstandard.Trace(text, base, toASCII, t)
	a := Analysis{Text: text, Dialect: URL, Valid: ok && len(errors) == 0, FirstBad: -1, Parts: urlstandard.Parts(t)}
	for i, e := range errors {
		f := syntax.Fault{Rule: urlstandard.RuleValidationError, Span: e.Span, Code: e.Name, Level: syntax.Warning}
		if i == len(errors)-1 && !ok {
			f.Level = syntax.Error
		}
		a.Faults = append(a.Faults, f)
	}
	syntax.SortFaults(a.Faults)
	if ok {
		a.url, a.origin = &u, u.Origin(toASCII)
	}
	return a, t
}

// Href returns the serialized URL (URL Standard §4.5), and whether there is one: whether the
// dialect is that standard, and the text is no failure.
func (a *Analysis) Href() (href string, ok bool) {
	if a.url == nil {
		return "", false
	}
	return a.url.Href(), true
}

// Origin returns the serialized origin (URL Standard §4.7), and whether there is one, as with
// Href. One that is opaque is "null".
func (a *Analysis) Origin() (origin string, ok bool) {
	if a.url == nil {
		return "", false
	}
	return a.origin, true
}

// ResolveURL resolves according to the URL Standard §4.4; the target is the serialized URL. The
// analysis of the reference is that against the base.
func ResolveURL(base, ref string, toASCII ToASCII) Resolution {
	r := Resolution{Base: ParseURL(base, toASCII)}
	if r.Base.url == nil {
		r.Ref = Analysis{Text: ref, Dialect: URL, FirstBad: -1}
		return r
	}
	r.Ref, r.Trace = parseURL(ref, r.Base.url, toASCII)
	if r.Ref.url == nil {
		return r
	}
	r.finish(r.Ref.url.Href())
	r.Target = ParseURL(r.Literal, toASCII)
	return r
}

func targetURL(base, ref string, toASCII ToASCII) (target string, ok bool) {
	b, ok := urlstandard.Parse(base, nil, toASCII)
	if !ok {
		return "", false
	}
	u, ok := urlstandard.Parse(ref, &b, toASCII)
	return u.Href(), ok
}

// URLStep returns what step i of a trace by the URL Standard §4.4 consumed of the input and
// what it appended, and the name of a validation error; NoFault for a step that is none.
func URLStep(t *syntax.Trace, i int) (consumed, appended string, name syntax.Code) {
	s := &t.Steps[i]
	if s.Rule == urlstandard.RuleValidationError {
		name = syntax.Code(s.Link)
	}
	return s.From.In(t.Texts[TextRef]), s.To.In(t.Texts[TextPath]), name
}

// URLMade is how far a parser of the URL Standard §4.4 has come.
type URLMade = urlstandard.Made

// URLSoFar returns what the first n steps of a trace by the URL Standard §4.4 have made.
func URLSoFar(t *syntax.Trace, n int) URLMade { return urlstandard.SoFar(t, n) }

// URLProvenance says of a trace by the URL Standard §4.4 which part of the URL is the base's. What it
// was there is not told.
func URLProvenance(t *syntax.Trace) []syntax.Provenance {
	made := URLSoFar(t, len(t.Steps))
	var list []syntax.Provenance
	for _, p := range []syntax.Provenance{
		{Target: syntax.Span{End: uint32(made.Kept)}, Text: TextBase},
		{Target: syntax.Span{Start: uint32(made.Kept), End: uint32(len(made.Text))}, Text: TextRef},
	} {
		if !p.Target.Empty() {
			p.Rule = t.Steps[len(t.Steps)-1].Rule
			list = append(list, p)
		}
	}
	return list
}
