package urlstandard

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// parseHost returns the host parser (URL Standard §3.5), with isOpaque where the URL is not
// special. It appends the host, serialized (§3.6).
func (p *parser) parseHost(out []byte, input string) ([]byte, bool) {
	if input != "" && input[0] == '[' {
		if input[len(input)-1] != ']' || len(input) == 1 {
			return p.badHost(out, IPv6Unclosed)
		}
		return p.parseIPv6(out, input[1:len(input)-1])
	}
	if !p.special() {
		return p.parseOpaqueHost(out, input)
	}
	domain := input
	if strings.IndexByte(input, '%') >= 0 {
		if domain = percentDecoded(input); domain != input {
			p.invalid(DomainPercentEncoded, p.i, p.i+len(input))
		}
	}
	return p.parseDomain(out, domain)
}

// badHost returns failure by a validation error of the host, which is at the pointer.
func (p *parser) badHost(out []byte, e ErrorName) ([]byte, bool) {
	end := p.hostEnd()
	if p.u.has(isFile) {
		end = p.delimited(p.i)
	}
	p.invalid(e, p.i, end)
	p.recordText(RuleHostFailure, p.i, end, "")
	return out, false
}

// parseDomain returns the domain parser with beStrict false (URL Standard §3.3), and what the
// host parser does with its result.
func (p *parser) parseDomain(out []byte, domain string) ([]byte, bool) {
	from := len(out)
	ascii := isASCII(domain)
	if ascii {
		out = appendLower(out, domain)
	} else if out = p.appendASCII(out, utf8Decoded(domain)); len(out) == from {
		return p.badHost(out, DomainToASCII)
	}
	result := out[from:]
	if len(result) == 0 || hasForbiddenDomain(result) {
		return p.badHost(out[:from], DomainToASCII)
	}
	number := endsInNumber(result)
	if !number {
		p.strictDomain(result)
		return out, true
	}
	if !ascii {
		p.invalid(IPv4NonASCIIInput, p.i, p.hostEnd())
	}
	address, ok := p.parseIPv4(result)
	if !ok {
		return out[:from], false
	}
	return appendIPv4(out[:from], address), true
}

// appendASCII appends the domain as Unicode ToASCII gives it; nothing if that fails.
func (p *parser) appendASCII(out []byte, domain string) []byte {
	if p.toASCII == nil {
		return out
	}
	ascii, ok := p.toASCII(strings.Clone(domain)) // a copy: else the base would have to be on the heap
	if !ok {
		return out
	}
	return append(out, ascii...)
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func appendLower(out []byte, s string) []byte {
	for i := range len(s) {
		c := s[i]
		if classes.Is(c, upper) {
			c |= 0x20
		}
		out = append(out, c)
	}
	return out
}

// utf8Decoded runs UTF-8 decode without BOM, to which a byte order mark is a character like
// others: what encodes nothing becomes U+FFFD.
func utf8Decoded(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for s != "" {
		text, width := scalar(s)
		b.WriteString(text)
		s = s[width:]
	}
	return b.String()
}

func hasForbiddenDomain(s []byte) bool {
	for _, c := range s {
		if classes.Is(c, forbiddenDomain) {
			return true
		}
	}
	return false
}

// strictDomain reports domain-to-ASCII where Unicode ToASCII with beStrict would fail:
// it wants labels of 1 to 63 letters, digits and hyphens, none of which stands at an end
// or third and fourth, and 253 characters at most. Whether a label with "xn--" is valid
// Punycode it does not look at.
func (p *parser) strictDomain(domain []byte) {
	if p.recorder == nil {
		return
	}
	rest, strict := string(domain), len(domain) <= 253
	for more := true; more; {
		var label string
		label, rest, more = strings.Cut(rest, ".")
		strict = strict && isStrictLabel(label)
	}
	if !strict {
		p.invalid(DomainToASCII, p.i, p.i)
	}
}

func isStrictLabel(label string) bool {
	if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' {
		return false
	}
	if len(label) > 3 && label[2:4] == "--" && label[:2] != "xn" {
		return false
	}
	for i := range len(label) {
		if c := label[i]; c != '-' && !classes.Is(c, alpha|digit) {
			return false
		}
	}
	return true
}

// parseOpaqueHost returns the opaque-host parser (URL Standard §3.5).
func (p *parser) parseOpaqueHost(out []byte, input string) ([]byte, bool) {
	for i := range len(input) {
		if classes.Is(input[i], forbiddenHost) {
			return p.badHost(out, HostInvalidCodePoint)
		}
	}
	p.invalidUnits(p.i, p.i+len(input))
	return appendEncoded(out, input, syntax.Class(c0Control)), true
}
