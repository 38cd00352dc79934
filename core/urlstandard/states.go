package urlstandard

import (
	"strings"

	"uriplayground/core/syntax"
)

// schemeStartState returns the scheme start state (URL Standard §4.4).
func (p *parser) schemeStartState(out []byte) ([]byte, state) {
	if c := p.c(); c != eof && classes.Is(byte(c), alpha) {
		p.recordText(RuleSchemeStartAlpha, 0, 1, p.in[:1])
		return out, schemeName
	}
	p.recordText(RuleSchemeStartOther, 0, 0, "")
	return out, noScheme
}

// schemeState returns the scheme state (URL Standard §4.4).
func (p *parser) schemeState(out []byte) ([]byte, state) {
	end := classes.Skip(p.in, 0, schemeChar)
	if end == len(p.in) || p.in[end] != ':' {
		p.recordText(RuleSchemeNone, 0, end, "")
		p.i = 0
		return out, noScheme
	}
	out = p.setScheme(out, p.in[:end])
	p.i = end + 1
	scheme := out[p.start:]
	switch {
	case p.u.has(isFile):
		p.record(RuleSchemeFile, 0, p.i, scheme)
		if !strings.HasPrefix(p.in[p.i:], "//") {
			p.invalid(SpecialSchemeMissingFollowingSolidus, end, p.i)
		}
		return out, file
	case p.special() && p.base != nil && p.base.Scheme() == p.scheme:
		p.record(RuleSchemeSame, 0, p.i, scheme)
		return out, specialRelativeOrAuthority
	case p.special():
		p.record(RuleSchemeSpecial, 0, p.i, scheme)
		return out, specialAuthoritySlashes
	case p.c() == '/':
		p.record(RuleSchemeSlash, 0, p.i+1, scheme)
		p.i++
		return out, pathOrAuthority
	}
	p.record(RuleSchemeOpaque, 0, p.i, scheme)
	p.withoutHost(out)
	p.u.flags |= opaquePath
	p.u.pathStart = p.at(out)
	return out, opaque
}

// setScheme appends a scheme in lower case, and its ":".
func (p *parser) setScheme(out []byte, scheme string) []byte {
	out = appendLower(out, scheme)
	name := out[p.start:]
	p.u.schemeEnd = uint32(len(name))
	p.scheme = ""
	for i := range specialSchemes {
		if specialSchemes[i].name == string(name) {
			p.scheme = specialSchemes[i].name
		}
	}
	p.u.flags |= specialFlags(p.scheme)
	return append(out, ':')
}

// withoutHost sets the offsets of a host that is null.
func (p *parser) withoutHost(out []byte) {
	at := p.at(out)
	p.u.userEnd, p.u.hostStart, p.u.hostEnd, p.u.authEnd = at, at, at, at
}

// noSchemeState returns the no scheme state (URL Standard §4.4).
func (p *parser) noSchemeState(out []byte) ([]byte, state) {
	switch base := p.base; {
	case base == nil || base.has(opaquePath) && p.c() != '#':
		p.invalid(MissingSchemeNonRelativeURL, 0, len(p.in))
		p.recordText(RuleNoSchemeFailure, p.i, len(p.in), "")
		return out, failure
	case base.has(opaquePath):
		out = p.copyBase(out, base.queryEnd)
		p.record(RuleNoSchemeFragment, p.i, p.i+1, out[p.start:])
		return p.startFragment(out), fragment
	case !base.has(isFile):
		p.recordText(RuleNoSchemeRelative, p.i, p.i, "")
		return out, relative
	}
	p.recordText(RuleNoSchemeFile, p.i, p.i, "")
	return out, file
}

// copyBase makes the output the base up to an offset. What follows its path is
// dropped from the record, too, if the offset does not reach it.
func (p *parser) copyBase(out []byte, end uint32) []byte {
	b := p.base
	p.scheme = b.Scheme()
	p.u = *b
	p.u.href = ""
	p.u.flags &^= hasFragment
	if end <= b.pathEnd {
		p.u.flags &^= hasQuery
	}
	guard := b.pathStart - b.authEnd
	out = append(out[:p.start], b.href[:min(end, b.authEnd)]...)
	p.u.pathStart -= guard
	p.u.pathEnd -= guard
	p.u.queryEnd -= guard
	if end > b.pathStart {
		out = append(out, b.href[b.pathStart:end]...)
	}
	return out
}

// startQuery makes the query the empty string, which ends the path.
func (p *parser) startQuery(out []byte) []byte {
	p.u.pathEnd = p.at(out)
	p.u.flags |= hasQuery
	p.i++
	return append(out, '?')
}

// startFragment makes the fragment the empty string, which ends what comes before it.
func (p *parser) startFragment(out []byte) []byte {
	if !p.u.has(hasQuery) {
		p.u.pathEnd = p.at(out)
	}
	p.u.queryEnd = p.at(out)
	p.u.flags |= hasFragment
	p.i++
	return append(out, '#')
}

// specialRelativeOrAuthorityState returns the special relative or authority state (URL
// Standard §4.4).
func (p *parser) specialRelativeOrAuthorityState(out []byte) ([]byte, state) {
	if p.twoSlashes(RuleSpecialRelativeSlashes, RuleSpecialRelativeRelative) {
		return out, specialAuthorityIgnoreSlashes
	}
	return out, relative
}

// twoSlashes reads "//" after a special scheme, or records that they are missing. It
// reports whether they were there.
func (p *parser) twoSlashes(there, missing *syntax.Rule) bool {
	if p.c() == '/' && p.remaining("/") {
		p.recordText(there, p.i, p.i+2, "")
		p.i += 2
		return true
	}
	p.invalid(SpecialSchemeMissingFollowingSolidus, p.i, p.i)
	p.recordText(missing, p.i, p.i, "")
	return false
}

// pathOrAuthorityState returns the path or authority state (URL Standard §4.4). Its "/" has
// been read by the scheme state.
func (p *parser) pathOrAuthorityState(out []byte) ([]byte, state) {
	if p.c() == '/' {
		p.recordText(RulePathOrAuthorityAuthority, p.i, p.i+1, "")
		p.i++
		return out, authority
	}
	p.recordText(RulePathOrAuthorityPath, p.i, p.i, "")
	p.withoutHost(out)
	p.u.pathStart = p.at(out)
	return out, path
}

// relativeState returns the relative state (URL Standard §4.4).
func (p *parser) relativeState(out []byte) ([]byte, state) {
	b := p.base
	special := b.has(isSpecial)
	switch c := p.c(); {
	case c == '/':
		p.recordText(RuleRelativeSlash, p.i, p.i+1, "")
		p.i++
		return out, relativeSlash
	case special && c == '\\':
		p.invalid(InvalidReverseSolidus, p.i, p.i+1)
		p.recordText(RuleRelativeBackslash, p.i, p.i+1, "")
		p.i++
		return out, relativeSlash
	case c == '?' || c == '#' || c == eof:
		return p.copyWithPath(out, RuleRelativeQuery, RuleRelativeFragment, RuleRelativeEnd)
	}
	out = p.shorten(p.copyBase(out, b.pathEnd))
	p.record(RuleRelativePath, p.i, p.i, out[p.start:])
	return out, path
}

// copyWithPath copies the base with its path, before a query, a fragment or the end of the
// input, which each have a rule: what the relative state and the file state share.
func (p *parser) copyWithPath(out []byte, onQuery, onFragment, onEnd *syntax.Rule) ([]byte, state) {
	switch p.c() {
	case '?':
		out = p.copyBase(out, p.base.pathEnd)
		p.record(onQuery, p.i, p.i+1, out[p.start:])
		return p.startQuery(out), query
	case '#':
		out = p.copyBase(out, p.base.queryEnd)
		p.record(onFragment, p.i, p.i+1, out[p.start:])
		return p.startFragment(out), fragment
	}
	out = p.copyBase(out, p.base.queryEnd)
	p.record(onEnd, p.i, p.i, out[p.start:])
	return out, done
}

// relativeSlashState returns the relative slash state (URL Standard §4.4).
func (p *parser) relativeSlashState(out []byte) ([]byte, state) {
	b := p.base
	switch c := p.c(); {
	case b.has(isSpecial) && (c == '/' || c == '\\'):
		if c == '\\' {
			p.invalid(InvalidReverseSolidus, p.i, p.i+1)
		}
		out = p.copyScheme(out)
		p.record(RuleRelativeSlashSpecial, p.i, p.i+1, out[p.start:])
		p.i++
		return out, specialAuthorityIgnoreSlashes
	case c == '/':
		out = p.copyScheme(out)
		p.record(RuleRelativeSlashAuthority, p.i, p.i+1, out[p.start:])
		p.i++
		return out, authority
	}
	out = p.copyBase(out, b.authEnd)
	p.record(RuleRelativeSlashPath, p.i, p.i, out[p.start:])
	return out, path
}

// copyScheme makes the output the scheme of the base.
func (p *parser) copyScheme(out []byte) []byte {
	p.scheme = p.base.Scheme()
	p.u = URL{schemeEnd: p.base.schemeEnd, flags: p.base.flags & (isSpecial | isFile)}
	return append(out[:p.start], p.base.href[:p.base.schemeEnd+1]...)
}

// specialAuthoritySlashesState returns the special authority slashes state (URL Standard
// §4.4).
func (p *parser) specialAuthoritySlashesState(out []byte) ([]byte, state) {
	p.twoSlashes(RuleSpecialSlashes, RuleSpecialSlashesMissing)
	return out, specialAuthorityIgnoreSlashes
}

// specialAuthorityIgnoreSlashesState returns the special authority ignore slashes state (URL
// Standard §4.4).
func (p *parser) specialAuthorityIgnoreSlashesState(out []byte) ([]byte, state) {
	for p.c() == '/' || p.c() == '\\' {
		p.i++
	}
	if p.i > p.from {
		p.invalid(SpecialSchemeMissingFollowingSolidus, p.from, p.i)
		p.recordText(RuleIgnoreSlashes, p.from, p.i, "")
	}
	return out, authority
}
