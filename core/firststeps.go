package core

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// FirstSteps returns the first step of RFC 3986 §5.2 and of the URL Standard §4.4 at which
// they part, as indices of their traces; -1 for none. In the URL Standard that is the repair
// of Change, and in RFC 3986 the first step that would be another one for what the repair
// makes of the texts. Where no repair is known it is the steps that decide.
func (p *Parting) FirstSteps() (a, b int) {
	change, b := p.Change()
	if b < 0 {
		return p.StepA, p.StepB
	}
	if !p.A.Done || !p.B.Done || p.A.Base.Dialect != RFC3986 {
		return p.StepA, b
	}
	switch change {
	case PercentEncode:
		return p.copies(p.B.Trace.Steps[b].From), b
	case DriveLetter:
		return p.keptDrive(b)
	}
	base, ref, read := p.repaired(change, p.A.Ref.Text)
	if base == p.A.Base.Text && ref == p.A.Ref.Text {
		return p.StepA, b
	}
	other := Resolve(base, ref, RFC3986, p.A.options)
	if a = firstUnlike(p.A.Trace, other.Trace, read); a < 0 {
		a = p.StepA
	}
	if change == BaseParsed {
		b = p.takesBase(b)
	}
	return a, b
}

// takesBase returns the first step of the URL Standard §4.4 that takes something over from the
// base; otherwise if there is none.
func (p *Parting) takesBase(otherwise int) int {
	for i := range p.B.Trace.Steps {
		switch p.B.Trace.Steps[i].Rule {
		case urlstandard.RuleNoSchemeFragment, urlstandard.RuleRelativePath, urlstandard.RuleRelativeQuery, urlstandard.RuleRelativeFragment,
			urlstandard.RuleRelativeEnd, urlstandard.RuleRelativeSlashPath, urlstandard.RuleRelativeSlashSpecial, urlstandard.RuleRelativeSlashAuthority,
			urlstandard.RuleFileBase, urlstandard.RuleFileQuery, urlstandard.RuleFileFragment, urlstandard.RuleFileEnd, urlstandard.RuleFileSlashBase:
			return i
		}
	}
	return otherwise
}

// repaired returns the base and a reference as the URL Standard reads them, and what it reads
// of any part of them.
func (p *Parting) repaired(change Change, was string) (base, ref string, read func(string) string) {
	base, ref = p.A.Base.Text, was
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
		base, _ = p.B.Base.Href()
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
func (p *Parting) copies(at syntax.Span) int {
	for i := range p.A.Trace.Steps {
		s := &p.A.Trace.Steps[i]
		if s.Text == TextRef && !s.Rule.Condition && s.Rule != rfc3986.RuleParse && s.From.Start < at.End && at.Start < s.From.End {
			return min(i, p.StepA)
		}
	}
	return p.StepA
}

// keptDrive returns the first ".." that removes a drive letter by RFC 3986 §5.2.4 and keeps it
// by the URL Standard §4.2, unless the letter is known by a step of its own, b.
func (p *Parting) keptDrive(b int) (a, kept int) {
	t := p.B.Trace
	if r := t.Steps[b].Rule; r == urlstandard.RulePathDrive || r == urlstandard.RuleFileDrive || r == urlstandard.RuleFileSlashDrive || r == urlstandard.RuleFileHostDrive {
		return p.StepA, b
	}
	nth := 0
	for i := range t.Steps {
		if t.Steps[i].Rule != urlstandard.RulePathDoubleDot {
			continue
		}
		nth++
		was, _ := urlstandard.SoFar(t, i)
		if now, _ := urlstandard.SoFar(t, i+1); now == was || now == was+"/" {
			return p.nthDoubleDot(nth), i
		}
	}
	return p.StepA, b
}

// nthDoubleDot returns the n-th step of RFC 3986 §5.2.4 that reads "..".
func (p *Parting) nthDoubleDot(n int) int {
	for i := range p.A.Trace.Steps {
		if p.A.Trace.Steps[i].Rule == rfc3986.RuleDots2C {
			if n--; n == 0 {
				return i
			}
		}
	}
	return p.StepA
}
