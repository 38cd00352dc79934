package urlstandard

import (
	"strings"

	"uriplayground/core/syntax"
)

// delimiters returns the class of what ends an authority or a segment.
func (p *parser) delimiters() syntax.Class {
	if p.special() {
		return specialDelimiter
	}
	return delimiter
}

// ends reports whether c ends an authority or a segment.
func (p *parser) ends(c byte) bool { return classes.Is(c, p.delimiters()) }

// delimited returns the index of the character that ends the authority or the segment at i.
func (p *parser) delimited(i int) int { return skipUntil(p.in, i, p.delimiters()) }

// authorityState returns the authority state (URL Standard §4.4). The last "@" ends the
// credentials; those before it are data. What follows is read by the host state.
func (p *parser) authorityState(out []byte) ([]byte, state) {
	out = append(out, "//"...)
	p.u.flags |= hasHost
	end := p.delimited(p.i)
	text := p.in[p.i:end]
	at := strings.LastIndexByte(text, '@')
	if at < 0 {
		p.u.userEnd, p.u.hostStart = p.at(out), p.at(out)
		p.recordText(RuleAuthorityHost, p.i, p.i, "//")
		return out, host
	}
	p.recordCredentials(p.i, text)
	if at+1 == len(text) {
		p.invalid(HostMissing, end, end)
		p.recordText(RuleAuthorityMissing, p.i, end, "")
		return out, failure
	}
	from := len(out)
	user, password, _ := strings.Cut(text[:at], ":")
	out = appendEncoded(out, user, userinfoSet)
	p.u.userEnd = p.at(out)
	if password != "" {
		out = appendEncoded(append(out, ':'), password, userinfoSet)
	}
	if user != "" || password != "" {
		out = append(out, '@')
	}
	p.u.hostStart = p.at(out)
	p.record(RuleAuthorityCredentials, p.i, p.i+at+1, out[from:])
	p.i += at + 1
	return out, host
}

// hostEnd returns the index of the ":" before the port, if there is one, and else of the
// character that ends the host. A ":" in brackets is part of the host.
func (p *parser) hostEnd() int {
	brackets := false
	for i := p.i; i < len(p.in); i++ {
		switch c := p.in[i]; {
		case c == ':' && !brackets, p.ends(c):
			return i
		case c == '[':
			brackets = true
		case c == ']':
			brackets = false
		}
	}
	return len(p.in)
}

// hostState returns the host state (URL Standard §4.4).
func (p *parser) hostState(out []byte) ([]byte, state) {
	end := p.hostEnd()
	buffer := p.in[p.i:end]
	colon := end < len(p.in) && p.in[end] == ':'
	if buffer == "" && (colon || p.special()) {
		p.invalid(HostMissing, end, end)
		p.recordText(RuleHostMissing, p.i, end, "")
		return out, failure
	}
	from := len(out)
	out, ok := p.parseHost(out, buffer)
	if !ok {
		return out, failure
	}
	p.u.hostEnd, p.u.authEnd = p.at(out), p.at(out)
	p.i = end
	if colon {
		p.record(RuleHostPort, p.from, end+1, out[from:])
		p.i++
		return out, port
	}
	p.record(RuleHostEnd, p.from, end, out[from:])
	return out, pathStart
}

// portState returns the port state (URL Standard §4.4).
func (p *parser) portState(out []byte) ([]byte, state) {
	end := classes.Skip(p.in, p.i, digit)
	if end < len(p.in) && !p.ends(p.in[end]) {
		p.invalid(PortInvalid, end, end+1)
		p.recordText(RulePortFailure, p.i, end, "")
		return out, failure
	}
	digits := strings.TrimLeft(p.in[p.i:end], "0")
	if end > p.i && digits == "" {
		digits = "0"
	}
	if len(digits) > 5 || len(digits) == 5 && digits > "65535" {
		p.invalid(PortOutOfRange, p.i, end)
		p.recordText(RulePortFailure, p.i, end, "")
		return out, failure
	}
	switch {
	case digits == "":
		p.recordText(RulePortEmpty, p.i, end, "")
	case digits == defaultPort(p.scheme):
		p.recordText(RulePortDefault, p.i, end, "")
	default:
		from := len(out)
		out = append(append(out, ':'), digits...)
		p.u.authEnd = p.at(out)
		p.record(RulePortSet, p.i, end, out[from:])
	}
	p.i = end
	return out, pathStart
}
