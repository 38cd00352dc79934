package core

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// FirstSteps returns the first step of RFC 3986 §5.2 and of the URL Standard §4.4 at which
// they part, as indices of their traces; -1 for none. In the URL Standard that is the repair
// of RuleChange, and in RFC 3986 the first step that would be another one for what the repair
// makes of the texts. Where no repair is known it is the steps that decide.
func (d *Divergence) FirstSteps() (a, b int) {
	change, b := d.RuleChange()
	if b < 0 {
		return d.StepA, d.StepB
	}
	if !d.A.Done || !d.B.Done || d.A.Base.Dialect != RFC3986 {
		return d.StepA, b
	}
	switch change {
	case PercentEncode:
		return d.copies(d.B.Trace.Steps[b].From), b
	case DriveLetter:
		return d.keptDrive(b)
	}
	base, ref, read := d.asURLStandardReads(change, d.A.Ref.Text)
	if base == d.A.Base.Text && ref == d.A.Ref.Text {
		return d.StepA, b
	}
	other := Resolve(base, ref, RFC3986, d.A.options)
	if a = firstUnlike(d.A.Trace, other.Trace, read); a < 0 {
		a = d.StepA
	}
	if change == BaseParsed {
		b = d.takesBase(b)
	}
	return a, b
}

// takesBase returns the first step of the URL Standard §4.4 that takes something over from the
// base; otherwise if there is none.
func (d *Divergence) takesBase(otherwise int) int {
	for i := range d.B.Trace.Steps {
		switch d.B.Trace.Steps[i].Rule {
		case urlstandard.RuleNoSchemeFragment, urlstandard.RuleRelativePath, urlstandard.RuleRelativeQuery, urlstandard.RuleRelativeFragment,
			urlstandard.RuleRelativeEnd, urlstandard.RuleRelativeSlashPath, urlstandard.RuleRelativeSlashSpecial, urlstandard.RuleRelativeSlashAuthority,
			urlstandard.RuleFileBase, urlstandard.RuleFileQuery, urlstandard.RuleFileFragment, urlstandard.RuleFileEnd, urlstandard.RuleFileSlashBase:
			return i
		}
	}
	return otherwise
}

// asURLStandardReads returns the base and a reference as the URL Standard reads them, and what it reads
// of any part of them.
func (d *Divergence) asURLStandardReads(change RuleChange, was string) (base, ref string, read func(string) string) {
	base, ref = d.A.Base.Text, was
	read = func(s string) string { return s }
	switch change {
	case Backslash:
		read = Slashed
		ref = Slashed(ref)
	case EncodedDots:
		read = dotted
		ref = dotted(ref)
	case Whitespace:
		ref = Stripped(ref)
	case SameScheme:
		if _, ref, _ = strings.Cut(ref, ":"); KindOf(ref) == rfc3986.RuleURI || strings.HasPrefix(ref, ":") {
			ref = "./" + ref // which is a path all the same
		}
	case SchemeForm:
		ref = "./" + ref
	case BaseParsed, SpecialPath:
		base, _ = d.B.Base.Href()
	}
	return base, ref, read
}

// dotted returns a text with a dot for each that is percent-encoded.
func dotted(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "%2e", "."), "%2E", ".")
}

// firstUnlike returns the index of the first step of a trace by RFC 3986 §5.2 whose rule or
// outcome is not that of the other one, or that handles another text than what is read of
// it; -1 for none. That the texts are parsed, or are all of the input buffer, decides nothing.
func firstUnlike(t, other *syntax.Trace, read func(string) string) int {
	for i := range t.Steps {
		if i >= len(other.Steps) {
			return i
		}
		x, y := &t.Steps[i], &other.Steps[i]
		switch {
		case x.Rule != y.Rule || x.Yes != y.Yes:
			return i
		case x.Rule.Condition, x.Rule == rfc3986.RuleParse, x.Rule == rfc3986.RuleDots1:
		case read(x.From.In(t.Texts[x.Text])) != y.From.In(other.Texts[y.Text]):
			return i
		}
	}
	return -1
}

// copies returns the first step of RFC 3986 that copies what is at a place of the reference.
func (d *Divergence) copies(at syntax.Span) int {
	for i := range d.A.Trace.Steps {
		s := &d.A.Trace.Steps[i]
		if s.Text == TextRef && !s.Rule.Condition && s.Rule != rfc3986.RuleParse && s.From.Start < at.End && at.Start < s.From.End {
			return min(i, d.StepA)
		}
	}
	return d.StepA
}

// keptDrive returns the first ".." that removes a drive letter by RFC 3986 §5.2.4 and keeps it
// by the URL Standard §4.2, unless the letter is known by a step of its own, b.
func (d *Divergence) keptDrive(b int) (a, kept int) {
	t := d.B.Trace
	if r := t.Steps[b].Rule; r == urlstandard.RulePathDrive || r == urlstandard.RuleFileDrive || r == urlstandard.RuleFileSlashDrive || r == urlstandard.RuleFileHostDrive {
		return d.StepA, b
	}
	nth := 0
	for i := range t.Steps {
		if t.Steps[i].Rule != urlstandard.RulePathDoubleDot {
			continue
		}
		nth++
		was := urlstandard.SoFar(t, i).Text
		if now := urlstandard.SoFar(t, i+1).Text; now == was || now == was+"/" {
			return d.nthDoubleDot(nth), i
		}
	}
	return d.StepA, b
}

// nthDoubleDot returns the n-th step of RFC 3986 §5.2.4 that reads "..".
func (d *Divergence) nthDoubleDot(n int) int {
	for i := range d.A.Trace.Steps {
		if d.A.Trace.Steps[i].Rule == rfc3986.RuleDots2C {
			if n--; n == 0 {
				return i
			}
		}
	}
	return d.StepA
}
