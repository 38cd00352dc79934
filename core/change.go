package core

import (
	"strings"

	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// Change is a rule that is another one in a later document (RFC 3986 Appendix D.2, RFC
// 2396 Appendix G, URL Standard).
type Change uint8

// What changed from one document to the next.
const (
	NoChange        Change = iota
	PartialForm            // RFC 1630 counts slashes, the others resolve components
	EmptyPath              // what a reference without a path inherits of the base's
	Parameters             // they stand outside of the path, or belong to each segment
	EmptyUndefined         // an empty component is the same as none, or not
	AuthorityEnd           // where an authority ends
	CurrentDocument        // a reference to it is not resolved, or is
	ExcessDots             // ".." that finds no segment
	AbsoluteDots           // dot segments of an absolute path
	AuthoritySlash         // the slash between an authority and a relative path
	LeadingSlash           // ".." that removes the first segment leaves a slash
	PathGuard              // "/." before a path that begins with two slashes
	SchemeForm             // what may be a scheme
	LetterCase             // of a scheme
	SameScheme             // the base's scheme before a relative reference
	Slashes                // too few or too many before a host
	Backslash              // is a slash
	Whitespace             // is removed
	PercentEncode          // what is not allowed is encoded
	EncodedDots            // "%2e" is a dot
	BaseParsed             // the base is normalized before it is used
	SpecialPath            // of a special URL is never empty
	DriveLetter            // of a file
	HostForm               // the host is normalized
	PortForm               // so is the port
	OpaquePath             // a path without a slash at its start: nothing is relative to it, and it keeps its dots
	Failure                // of the parser
	OtherRepair            // anything else that the URL Standard does
)

var changeNames = [...]string{
	"", "partial-form", "empty-path", "parameters", "empty-undefined", "authority-end", "current-document", "excess-dots", "absolute-dots",
	"authority-slash", "leading-slash", "path-guard", "scheme-form", "letter-case", "same-scheme", "slashes", "backslash", "whitespace", "percent-encode",
	"encoded-dots", "base-parsed", "special-path", "drive-letter", "host-form", "port-form", "opaque-path", "failure", "other-repair",
}

// String returns the name of the change; "" for none.
func (c Change) String() string { return changeNames[c] }

// Change returns the rule that moved between two documents of which B is the next that can
// resolve, and the index of the step of B that it is about; -1 for none (RFC 3986
// Appendix D.2).
func (p *Parting) Change() (c Change, step int) {
	switch {
	case p.Same:
		return NoChange, -1
	case p.A.Base.Dialect == RFC1630:
		return PartialForm, p.StepB
	case p.B.Base.Dialect == URL:
		return p.repair()
	case p.A.CurrentDocument || p.B.CurrentDocument:
		return CurrentDocument, p.StepB
	case p.A.Base.Dialect == RFC1808:
		return p.since1808(), p.StepB
	}
	return p.since2396()
}

// dotDotWithoutSegment returns the index of the first step at which ".." finds no segment to
// remove (RFC 3986 §5.2.4, rule 2C); otherwise if there is none.
func (r *Resolution) dotDotWithoutSegment(otherwise int) int {
	for i, s := range r.traced() {
		if s.Rule == rfc3986.RuleDots2C && r.Trace.Top(int32(i)-1) == syntax.NoLink {
			return i
		}
	}
	return otherwise
}

// ruleAt returns the rule of the step of a resolution that decides; nil for none.
func (r *Resolution) ruleAt(step int) *syntax.Rule {
	if step < 0 {
		return nil
	}
	return r.Trace.Steps[step].Rule
}

// since1808 returns what RFC 2396 changed.
func (p *Parting) since1808() Change {
	rule, base, ref := p.A.ruleAt(p.StepA), &p.A.Base, &p.A.Ref
	inherits := !ref.Part("scheme").Defined && ref.Component("authority").Len() == 0
	switch {
	case p.Component == "scheme":
		return SchemeForm
	case p.Component == "fragment":
		return EmptyUndefined
	case longAuthority(ref) || inherits && longAuthority(base):
		return AuthorityEnd
	case p.Component == "authority" && ref.Part("params").Len() > 0: // the path runs into it
		return Parameters
	case p.Component != "path":
		return EmptyUndefined
	case (rule == rfc1808.RuleStep5 || rule == rfc1808.RuleStep5b) && !p.A.Ref.Part("params").Defined:
		return EmptyPath
	}
	return Parameters
}

// longAuthority reports whether RFC 1808 §2.4.3 has in the authority what is a query to
// the others.
func longAuthority(a *Analysis) bool {
	return strings.Contains(a.Component("authority").In(a.Text), "?")
}

// since2396 returns what RFC 3986 changed, and the step of B that it is about.
func (p *Parting) since2396() (c Change, step int) {
	switch p.A.ruleAt(p.StepA) {
	case rfc2396.RuleStep6g, rfc2396.RuleStep6gRetain, rfc2396.RuleStep6gRemove, rfc2396.RuleStep6gAvoid:
		return ExcessDots, p.B.dotDotWithoutSegment(p.StepB)
	case rfc2396.RuleStep3, rfc2396.RuleStep4, rfc2396.RuleStep5:
		return AbsoluteDots, p.StepB
	}
	switch {
	case p.B.ruleAt(p.StepB) == rfc3986.RuleEmptyPath:
		return EmptyPath, p.StepB
	case p.A.Base.Component("authority").Defined && p.A.Base.Component("path").Empty():
		return AuthoritySlash, p.StepB
	case strings.Replace(p.A.Target.Text, "://", ":/.//", 1) == p.B.Target.Text:
		return PathGuard, p.StepB
	}
	return LeadingSlash, p.StepB
}

// repair returns the first step of the URL Standard that makes a component another one.
func (p *Parting) repair() (Change, int) {
	t := p.B.Trace
	if !p.B.Done {
		return p.failure()
	}
	if i := p.backslash(); i >= 0 {
		return Backslash, i
	}
	ref, tried := p.A.Ref.Text, uint32(0) // the changes that the component does not show, a bit each
	for i := range t.Steps {
		c := repairs(t, i, p.Component)
		if c == NoChange || tried>>c&1 != 0 || c == SameScheme && p.A.options.NonStrict {
			continue
		}
		if _, read, _ := p.repaired(c, ref); read != ref { // it may have been elsewhere in the reference
			ref, tried = read, tried|1<<c
			if !p.differsFor(p.A.Base.Text, ref) {
				continue
			}
		}
		if s := t.Steps[i]; s.Rule == urlstandard.RuleValidationError && i+1 < len(t.Steps) && repairs(t, i+1, p.Component) == c {
			i++ // which the error is about
		}
		return c, i
	}
	return p.unseenRepair(ref), p.StepB
}

// backslash returns the index of the step at which a backslash makes the authority another
// one; -1 for none.
func (p *Parting) backslash() int {
	if p.Component != "authority" {
		return -1
	}
	ref := Stripped(p.A.Ref.Text)
	was, _ := p.componentFor(p.A.Base.Text, ref)
	if now, _ := p.componentFor(p.A.Base.Text, Slashed(ref)); now == was {
		return -1
	}
	for i := range p.B.Trace.Steps {
		if readsBackslash(p.B.Trace, &p.B.Trace.Steps[i]) {
			return i
		}
	}
	return -1
}

// differsFor reports whether the component that differs is another one by RFC 3986 §5.2 for these
// texts than for those that were given.
func (p *Parting) differsFor(base, ref string) bool {
	was, done := p.componentFor(p.A.Base.Text, p.A.Ref.Text)
	now, again := p.componentFor(base, ref)
	return was != now || !done || !again
}

// componentFor returns the component of the target of other texts, with its delimiter; and
// whether there is a target.
func (p *Parting) componentFor(base, ref string) (text string, done bool) {
	target, done := Target(base, ref, p.A.Base.Dialect, p.A.options)
	for _, part := range rfc3986.Split(target).Parts() {
		if part.Rule.Name == p.Component && part.Defined {
			return ":" + part.In(target), done
		}
	}
	return "", done
}

// readsBackslash reports whether a step begins an authority at a backslash, or reads the
// end of one that a backslash ends: to RFC 3986 it goes on, perhaps to another host.
func readsBackslash(t *syntax.Trace, s *syntax.Step) bool {
	switch s.Rule {
	case urlstandard.RuleRelativeBackslash:
		return true
	case urlstandard.RuleHostEnd, urlstandard.RulePortSet, urlstandard.RulePortDefault, urlstandard.RulePortEmpty:
		rest := t.Texts[TextRef][s.From.End:]
		return rest != "" && rest[0] == '\\'
	}
	return false
}

// failure returns why there is no URL.
func (p *Parting) failure() (Change, int) {
	if p.B.Trace != nil && p.B.ruleAt(p.StepB) == urlstandard.RuleNoSchemeFailure {
		return OpaquePath, p.StepB
	}
	return Failure, p.StepB
}

// unseenRepair returns what no step of the reference shows: what was done to the base.
func (p *Parting) unseenRepair(ref string) Change {
	path := p.B.Target.Component("path").In(p.B.Target.Text)
	switch base, _ := p.B.Base.Href(); {
	case p.Component == "authority" && p.B.Target.Component("scheme").In(p.B.Target.Text) == "file":
		return Slashes
	case p.Component == "path" && p.A.Target.Part("path").Empty():
		return SpecialPath
	case strings.HasPrefix(p.B.Target.Text, "file:") && len(path) > 2 && path[2] == ':':
		return DriveLetter
	case p.differsFor(base, ref):
		return BaseParsed
	}
	return OtherRepair
}

// repairs returns what a step of the URL Standard makes of a component that RFC 3986 does not.
func repairs(t *syntax.Trace, i int, component string) Change {
	consumed, appended, name := URLStep(t, i)
	changed := strings.Trim(consumed, ":") != strings.Trim(appended, ":")
	encoded := strings.Count(appended, "%") > strings.Count(consumed, "%")
	inHost, inPath := component == "authority" || component == "", component == "path"
	switch t.Steps[i].Rule {
	case urlstandard.RuleStripped, urlstandard.RuleRemoved:
		return Whitespace
	case urlstandard.RuleSchemeStartOther, urlstandard.RuleSchemeNone:
		return when(component == "scheme" && !noColon(t), SchemeForm)
	case urlstandard.RuleSchemeSame, urlstandard.RuleSchemeSpecial, urlstandard.RuleSchemeSlash, urlstandard.RuleSchemeOpaque, urlstandard.RuleSchemeFile:
		return when(component == "scheme", LetterCase)
	case urlstandard.RuleSpecialRelativeRelative:
		return SameScheme
	case urlstandard.RuleSpecialSlashesMissing, urlstandard.RuleIgnoreSlashes:
		return when(inHost, Slashes)
	case urlstandard.RuleRelativeBackslash:
		return when(inHost || inPath, Backslash)
	case urlstandard.RuleValidationError:
		return when((inHost || inPath) && name == urlstandard.InvalidReverseSolidus, Backslash)
	case urlstandard.RuleAuthorityCredentials:
		return when(inHost && encoded, PercentEncode)
	case urlstandard.RuleHostPort, urlstandard.RuleHostEnd, urlstandard.RuleFileHostEnd, urlstandard.RuleFileHostLocalhost:
		return when(inHost && changed, HostForm)
	case urlstandard.RulePortSet, urlstandard.RulePortDefault:
		return when(inHost && changed, PortForm)
	case urlstandard.RulePortEmpty:
		return when(inHost, PortForm)
	case urlstandard.RuleFileHostDrive:
		return when(inHost || inPath, DriveLetter)
	case urlstandard.RuleFileDrive, urlstandard.RuleFileSlashDrive, urlstandard.RulePathDrive:
		return when(inPath, DriveLetter)
	case urlstandard.RulePathSingleDot, urlstandard.RulePathDoubleDot:
		return when(inPath && strings.Contains(consumed, "%"), EncodedDots)
	case urlstandard.RulePathSegments:
		return when(inPath && encoded, PercentEncode)
	case urlstandard.RuleOpaquePath:
		if encoded {
			return when(inPath, PercentEncode)
		}
		return when(inPath, OpaquePath)
	case urlstandard.RuleQuery:
		return when(component == "query" && encoded, PercentEncode)
	case urlstandard.RuleFragment:
		return when(component == "fragment" && encoded, PercentEncode)
	}
	return NoChange
}

func when(is bool, c Change) Change {
	if is {
		return c
	}
	return NoChange
}

// noColon reports whether the input has no colon in its first segment, so that RFC
// 3986 finds no scheme in it, either.
func noColon(t *syntax.Trace) bool {
	i := strings.IndexAny(t.Texts[TextRef], ":/?#")
	return i < 0 || t.Texts[TextRef][i] != ':'
}
