package urlstandard

import (
	"strings"

	"uriplayground/core/syntax"
)

// ToASCII is Unicode ToASCII of a domain that is no ASCII string, with CheckHyphens,
// UseSTD3ASCIIRules and VerifyDnsLength set to false (URL Standard §3.3). It reports
// whether there is a result.
type ToASCII func(domain string) (ascii string, ok bool)

// Indexes into Trace.Texts after Trace.
const (
	TextBase    = syntax.TextBase   // the base URL, serialized
	TextInput   = syntax.TextRef    // the input as it was given
	TextWritten = syntax.TextPath   // all that was appended, one thing after the other, even what was removed again
	TextTarget  = syntax.TextTarget // the URL, serialized; "" for a failure
)

// Parse returns the basic URL parser (URL Standard §4.4): the URL, and whether the result is
// not failure. An input that is serialized already costs no allocation.
func Parse(input string, base *URL, toASCII ToASCII) (u URL, ok bool) {
	if u.serialized(input) {
		return u, true
	}
	var room [128]byte // short URLs stay on the stack until they are whole
	out, u, ok := parse(room[:0], input, base, toASCII, nil)
	if !ok {
		return URL{}, false
	}
	if u.href = input; string(out) != input {
		u.href = string(out)
	}
	return u, true
}

// AppendHref appends the serialized URL to dst, and reports whether the result is not
// failure, of which nothing is appended (URL Standard §4.4). If dst is large enough
// nothing is allocated.
func AppendHref(dst []byte, input string, base *URL, toASCII ToASCII) ([]byte, bool) {
	out, _, ok := parse(dst, input, base, toASCII, nil)
	if !ok {
		return dst, false
	}
	return out, true
}

// Trace parses as Parse does, puts the steps into t, and returns the validation errors (URL Standard §4.4). The
// steps are those of Rules, in the order in which the states are run; see there.
func Trace(input string, base *URL, toASCII ToASCII, t *syntax.Trace) (u URL, errors []ValidationError, ok bool) {
	r := &recorder{t: t, input: input}
	t.Texts = append(t.Texts[:0], "", input, "", "")
	if base != nil {
		t.Texts[TextBase] = base.href
	}
	out, u, ok := parse(nil, input, base, toASCII, r)
	t.Texts[TextWritten] = string(r.written)
	if !ok {
		return URL{}, r.errors, false
	}
	u.href = string(out)
	t.Texts[TextTarget] = u.href
	return u, r.errors, true
}

// parser holds the state of one run. Offsets of u count from start.
type parser struct {
	in      string // the input without what is removed from it
	i       int    // the pointer
	base    *URL
	toASCII ToASCII
	start   int // where the URL begins in the output
	u       URL
	scheme  string // of the URL: one of the special schemes, or another
	from    int    // where the state has begun to read
	kept    bool   // the first segment is what the file host state has read
	*recorder
}

// state is a state of the parser: it reads what it takes at once, and appends to the
// output. It returns what comes after it.
type state uint8

const (
	done state = iota
	failure
	schemeStart
	schemeName
	noScheme
	specialRelativeOrAuthority
	pathOrAuthority
	relative
	relativeSlash
	specialAuthoritySlashes
	specialAuthorityIgnoreSlashes
	authority
	host
	port
	file
	fileSlash
	fileHost
	pathStart
	path
	opaque
	query
	fragment
)

func parse(dst []byte, input string, base *URL, toASCII ToASCII, r *recorder) (out []byte, u URL, ok bool) {
	p := parser{base: base, toASCII: toASCII, start: len(dst), recorder: r}
	p.in = p.prepare(input[:min(len(input), syntax.MaxText)])
	out, s := dst, schemeStart
	for s > failure {
		p.from = p.i
		out, s = p.run(out, s)
	}
	if s == failure {
		return dst, u, false
	}
	return p.finish(out), p.u, true
}

// run returns the switch on the state (URL Standard §4.4).
func (p *parser) run(out []byte, s state) ([]byte, state) {
	switch s {
	case schemeStart:
		return p.schemeStartState(out)
	case schemeName:
		return p.schemeState(out)
	case noScheme:
		return p.noSchemeState(out)
	case specialRelativeOrAuthority:
		return p.specialRelativeOrAuthorityState(out)
	case pathOrAuthority:
		return p.pathOrAuthorityState(out)
	case relative:
		return p.relativeState(out)
	case relativeSlash:
		return p.relativeSlashState(out)
	case specialAuthoritySlashes:
		return p.specialAuthoritySlashesState(out)
	case specialAuthorityIgnoreSlashes:
		return p.specialAuthorityIgnoreSlashesState(out)
	case authority:
		return p.authorityState(out)
	case host:
		return p.hostState(out)
	case port:
		return p.portState(out)
	case file:
		return p.fileState(out)
	case fileSlash:
		return p.fileSlashState(out)
	case fileHost:
		return p.fileHostState(out)
	case pathStart:
		return p.pathStartState(out)
	case path:
		return p.pathState(out)
	case opaque:
		return p.opaquePathState(out)
	case query:
		return p.queryState(out)
	}
	return p.fragmentState(out)
}

// Stripped returns an input as the parser reads it: without C0 controls and spaces at its
// ends, and without tabs and newlines (URL Standard §4.4, steps 1 to 3).
func Stripped(input string) string { return new(parser).prepare(input) }

// prepare removes C0 controls and spaces from the ends, and every tab and newline.
func (p *parser) prepare(input string) string {
	start, end := 0, len(input)
	for start < end && input[start] <= ' ' {
		start++
	}
	for end > start && input[end-1] <= ' ' {
		end--
	}
	p.recordStripped(start, end, len(input))
	in := input[start:end]
	plain := skipUntil(in, 0, tabOrNewline)
	if plain == len(in) {
		return in
	}
	clean := append(make([]byte, 0, len(in)), in[:plain]...)
	for i := plain; i < len(in); i++ {
		if classes.Is(in[i], tabOrNewline) {
			p.recordRemoved(start + i)
		} else {
			clean = append(clean, in[i])
		}
	}
	return string(clean)
}

// eof is c where the pointer points after the input.
const eof = -1

// c returns the character that the pointer points to; a byte of it, where it is no ASCII
// character.
func (p *parser) c() int {
	if p.i < len(p.in) {
		return int(p.in[p.i])
	}
	return eof
}

// remaining reports whether what follows c begins with s.
func (p *parser) remaining(s string) bool {
	return p.i < len(p.in) && strings.HasPrefix(p.in[p.i+1:], s)
}

func (p *parser) special() bool { return p.u.has(isSpecial) }

// at returns the offset of the end of the output in the URL.
func (p *parser) at(out []byte) uint32 { return uint32(len(out) - p.start) }

// finish sets the offsets of what is missing, and puts "/." before a path that would be
// read as a host (URL Standard §4.5).
func (p *parser) finish(out []byte) []byte {
	u := &p.u
	if !u.has(hasQuery) && !u.has(hasFragment) {
		u.pathEnd = p.at(out)
	}
	if !u.has(hasFragment) {
		u.queryEnd = p.at(out)
	}
	path := out[p.start+int(u.pathStart) : p.start+int(u.pathEnd)]
	if u.has(hasHost|opaquePath) || len(path) < 2 || path[0] != '/' || path[1] != '/' {
		return out
	}
	at := p.start + int(u.pathStart)
	out = append(out, "/."...)
	copy(out[at+2:], out[at:])
	copy(out[at:], "/.")
	u.pathStart, u.pathEnd, u.queryEnd = u.pathStart+2, u.pathEnd+2, u.queryEnd+2
	p.recordText(RuleSerializeGuard, len(p.in), len(p.in), "/.")
	return out
}
