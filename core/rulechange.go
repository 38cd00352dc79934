package core

import (
	"strings"

	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// RuleChange is a rule that is another one in a later document (RFC 3986 Appendix D.2, RFC
// 2396 Appendix G, URL Standard).
type RuleChange uint8

// What changed from one document to the next.
const (
	NoRuleChange    RuleChange = iota
	PartialForm                // RFC 1630 counts slashes, the others resolve components
	EmptyPath                  // what a reference without a path inherits of the base's
	Parameters                 // they stand outside of the path, or belong to each segment
	EmptyUndefined             // an empty component is the same as none, or not
	AuthorityEnd               // where an authority ends
	CurrentDocument            // a reference to it is not resolved, or is
	ExcessDots                 // ".." that finds no segment
	AbsoluteDots               // dot segments of an absolute path
	AuthoritySlash             // the slash between an authority and a relative path
	LeadingSlash               // ".." that removes the first segment leaves a slash
	PathGuard                  // "/." before a path that begins with two slashes
	SchemeForm                 // what may be a scheme
	LetterCase                 // of a scheme
	SameScheme                 // the base's scheme before a relative reference
	Slashes                    // too few or too many before a host
	Backslash                  // is a slash
	Whitespace                 // is removed
	PercentEncode              // what is not allowed is encoded
	EncodedDots                // "%2e" is a dot
	BaseParsed                 // the base is normalized before it is used
	SpecialPath                // of a special URL is never empty
	DriveLetter                // of a file
	HostForm                   // the host is normalized
	PortForm                   // so is the port
	OpaquePath                 // a path without a slash at its start: nothing is relative to it, and it keeps its dots
	Failure                    // of the parser
	OtherRepair                // anything else that the URL Standard does
)

var ruleChangeNames = [...]string{
	"", "partial-form", "empty-path", "parameters", "empty-undefined", "authority-end", "current-document", "excess-dots", "absolute-dots",
	"authority-slash", "leading-slash", "path-guard", "scheme-form", "letter-case", "same-scheme", "slashes", "backslash", "whitespace", "percent-encode",
	"encoded-dots", "base-parsed", "special-path", "drive-letter", "host-form", "port-form", "opaque-path", "failure", "other-repair",
}

// String returns the name of the change; "" for none.
func (c RuleChange) String() string { return ruleChangeNames[c] }

// RuleChange returns the rule that moved between two documents of which B is the next that can
// resolve, and the index of the step of B that it is about; -1 for none (RFC 3986
// Appendix D.2).
func (d *Divergence) RuleChange() (c RuleChange, step int) {
	switch {
	case d.Same:
		return NoRuleChange, -1
	case d.A.Base.Dialect == RFC1630:
		return PartialForm, d.StepB
	case d.B.Base.Dialect == URL:
		return d.urlStandardChange()
	case d.A.CurrentDocument || d.B.CurrentDocument:
		return CurrentDocument, d.StepB
	case d.A.Base.Dialect == RFC1808:
		return d.since1808(), d.StepB
	}
	return d.since2396()
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
func (d *Divergence) since1808() RuleChange {
	rule, base, ref := d.A.ruleAt(d.StepA), &d.A.Base, &d.A.Ref
	inherits := !ref.Part("scheme").Defined && ref.Component("authority").Len() == 0
	switch {
	case d.Component == "scheme":
		return SchemeForm
	case d.Component == "fragment":
		return EmptyUndefined
	case longAuthority(ref) || inherits && longAuthority(base):
		return AuthorityEnd
	case d.Component == "authority" && ref.Part("params").Len() > 0: // the path runs into it
		return Parameters
	case d.Component != "path":
		return EmptyUndefined
	case (rule == rfc1808.RuleStep5 || rule == rfc1808.RuleStep5b) && !d.A.Ref.Part("params").Defined:
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
func (d *Divergence) since2396() (c RuleChange, step int) {
	switch d.A.ruleAt(d.StepA) {
	case rfc2396.RuleStep6g, rfc2396.RuleStep6gRetain, rfc2396.RuleStep6gRemove, rfc2396.RuleStep6gAvoid:
		return ExcessDots, d.B.dotDotWithoutSegment(d.StepB)
	case rfc2396.RuleStep3, rfc2396.RuleStep4, rfc2396.RuleStep5:
		return AbsoluteDots, d.StepB
	}
	switch {
	case d.B.ruleAt(d.StepB) == rfc3986.RuleEmptyPath:
		return EmptyPath, d.StepB
	case d.A.Base.Component("authority").Defined && d.A.Base.Component("path").Empty():
		return AuthoritySlash, d.StepB
	case strings.Replace(d.A.Target.Text, "://", ":/.//", 1) == d.B.Target.Text:
		return PathGuard, d.StepB
	}
	return LeadingSlash, d.StepB
}

// urlStandardChange returns the first step of the URL Standard that makes a component another one.
func (d *Divergence) urlStandardChange() (RuleChange, int) {
	t := d.B.Trace
	if !d.B.Done {
		return d.failure()
	}
	if i := d.backslash(); i >= 0 {
		return Backslash, i
	}
	ref, tried := d.A.Ref.Text, uint32(0) // the changes that the component does not show, a bit each
	for i := range t.Steps {
		c := changeByStep(t, i, d.Component)
		if c == NoRuleChange || tried>>c&1 != 0 || c == SameScheme && d.A.options.NonStrict {
			continue
		}
		if _, read, _ := d.asURLStandardReads(c, ref); read != ref { // it may have been elsewhere in the reference
			ref, tried = read, tried|1<<c
			if !d.differsFor(d.A.Base.Text, ref) {
				continue
			}
		}
		if s := t.Steps[i]; s.Rule == urlstandard.RuleValidationError && i+1 < len(t.Steps) && changeByStep(t, i+1, d.Component) == c {
			i++ // which the error is about
		}
		return c, i
	}
	return d.changeOfBase(ref), d.StepB
}

// backslash returns the index of the step at which a backslash makes the authority another
// one; -1 for none.
func (d *Divergence) backslash() int {
	if d.Component != "authority" {
		return -1
	}
	ref := Stripped(d.A.Ref.Text)
	was, _ := d.componentFor(d.A.Base.Text, ref)
	if now, _ := d.componentFor(d.A.Base.Text, Slashed(ref)); now == was {
		return -1
	}
	for i := range d.B.Trace.Steps {
		if readsBackslash(d.B.Trace, &d.B.Trace.Steps[i]) {
			return i
		}
	}
	return -1
}

// differsFor reports whether the component that differs is another one by RFC 3986 §5.2 for these
// texts than for those that were given.
func (d *Divergence) differsFor(base, ref string) bool {
	was, done := d.componentFor(d.A.Base.Text, d.A.Ref.Text)
	now, again := d.componentFor(base, ref)
	return was != now || !done || !again
}

// componentFor returns the component of the target of other texts, with its delimiter; and
// whether there is a target.
func (d *Divergence) componentFor(base, ref string) (text string, done bool) {
	target, done := Target(base, ref, d.A.Base.Dialect, d.A.options)
	for _, part := range rfc3986.Split(target).Parts() {
		if part.Rule.Name == d.Component && part.Defined {
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
func (d *Divergence) failure() (RuleChange, int) {
	if d.B.Trace != nil && d.B.ruleAt(d.StepB) == urlstandard.RuleNoSchemeFailure {
		return OpaquePath, d.StepB
	}
	return Failure, d.StepB
}

// changeOfBase returns what no step of the reference shows: what was done to the base.
func (d *Divergence) changeOfBase(ref string) RuleChange {
	path := d.B.Target.Component("path").In(d.B.Target.Text)
	switch base, _ := d.B.Base.Href(); {
	case d.Component == "authority" && d.B.Target.Component("scheme").In(d.B.Target.Text) == "file":
		return Slashes
	case d.Component == "path" && d.A.Target.Part("path").Empty():
		return SpecialPath
	case strings.HasPrefix(d.B.Target.Text, "file:") && len(path) > 2 && path[2] == ':':
		return DriveLetter
	case d.differsFor(base, ref):
		return BaseParsed
	}
	return OtherRepair
}

// changeByStep returns what a step of the URL Standard makes of a component that RFC 3986 does not.
func changeByStep(t *syntax.Trace, i int, component string) RuleChange {
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
	return NoRuleChange
}

func when(is bool, c RuleChange) RuleChange {
	if is {
		return c
	}
	return NoRuleChange
}

// noColon reports whether the input has no colon in its first segment, so that RFC
// 3986 finds no scheme in it, either.
func noColon(t *syntax.Trace) bool {
	i := strings.IndexAny(t.Texts[TextRef], ":/?#")
	return i < 0 || t.Texts[TextRef][i] != ':'
}
