package urlstandard

import (
	"bytes"

	"uriplayground/core/syntax"
)

// pathStartState returns the path start state (URL Standard §4.4).
func (p *parser) pathStartState(out []byte) ([]byte, state) {
	p.u.pathStart = p.at(out)
	c := p.c()
	switch {
	case p.special():
		if c == '\\' {
			p.invalid(InvalidReverseSolidus, p.i, p.i+1)
		}
		n := 0
		if c == '/' || c == '\\' {
			n = 1
		}
		p.recordText(RulePathStartSpecial, p.i, p.i+n, "")
		p.i += n
		return out, path
	case c == '?':
		p.recordText(RulePathStartQuery, p.i, p.i+1, "?")
		return p.startQuery(out), query
	case c == '#':
		p.recordText(RulePathStartFragment, p.i, p.i+1, "#")
		return p.startFragment(out), fragment
	case c == eof:
		p.recordText(RulePathStartEnd, p.i, p.i, "")
		return out, done
	}
	n := 0
	if c == '/' {
		n = 1
	}
	p.recordText(RulePathStartPath, p.i, p.i+n, "")
	p.i += n
	return out, path
}

// shorten shortens the URL's path (URL Standard §4.2).
func (p *parser) shorten(out []byte) []byte {
	start := p.start + int(p.u.pathStart)
	return out[:start+shortened(out[start:], p.u.has(isFile))]
}

// shortened returns the length of a path without its last segment; that of a file keeps its
// drive letter.
func shortened(path []byte, file bool) int {
	if file && isNormalizedDrive(path) {
		return len(path)
	}
	return max(0, bytes.LastIndexByte(path, '/'))
}

// dots returns 1 for a single-dot URL path segment, 2 for a double-dot one, 0 for any other
// (URL Standard §4.1).
func dots(s string) (n int) {
	if s == "" || s[0] != '.' && s[0] != '%' || len(s) > len("%2e%2e") {
		return 0
	}
	for n = 0; s != "" && n < 3; n++ {
		switch {
		case s[0] == '.':
			s = s[1:]
		case len(s) >= 3 && s[0] == '%' && s[1] == '2' && s[2]|0x20 == 'e':
			s = s[3:]
		default:
			return 0
		}
	}
	if n > 2 {
		return 0
	}
	return n
}

// pathState returns the path state (URL Standard §4.4). Each turn reads a segment and what
// ends it.
func (p *parser) pathState(out []byte) ([]byte, state) {
	run, from := p.i, len(out) // of segments that are appended, for the trace
	for {
		end := p.delimited(p.i)
		buffer := p.in[p.i:end]
		c := eof
		if end < len(p.in) {
			c = int(p.in[end])
		}
		slashed, after := c == '/' || c == '\\', end // of the segment with its slash
		if slashed {
			after++
		}
		switch n := dots(buffer); {
		case n > 0:
			p.recordRun(RulePathSegments, run, p.i, out[from:])
			out = p.dotSegment(out, n, after, slashed)
			run, from = min(end+1, len(p.in)), len(out)
		case p.u.has(isFile) && p.at(out) == p.u.pathStart && isDriveLetter(buffer):
			out = append(out, '/', buffer[0], ':')
			if !p.kept {
				p.invalidUnits(p.i, end)
			}
			p.record(RulePathDrive, p.i, after, out[from:])
			run, from = min(end+1, len(p.in)), len(out)
		default:
			out = appendEncoded(append(out, '/'), buffer, pathSet)
			p.invalidUnits(p.i, end)
		}
		if c == '\\' {
			p.invalid(InvalidReverseSolidus, end, end+1)
		}
		p.i = min(end+1, len(p.in))
		if slashed {
			continue
		}
		p.recordRun(RulePathSegments, run, end, out[from:])
		p.i = end
		switch c {
		case '?':
			return p.startQuery(out), query
		case '#':
			return p.startFragment(out), fragment
		}
		return out, done
	}
}

// dotSegment returns what becomes of n dots, which end before an index together with a slash
// that follows them.
func (p *parser) dotSegment(out []byte, n, after int, slashed bool) []byte {
	rule := RulePathSingleDot
	if n == 2 {
		rule = RulePathDoubleDot
		out = p.shorten(out)
	}
	written := ""
	if !slashed {
		out = append(out, '/')
		written = "/"
	}
	p.recordText(rule, p.i, after, written)
	return out
}

// opaquePathState returns the opaque path state (URL Standard §4.4).
func (p *parser) opaquePathState(out []byte) ([]byte, state) {
	end := p.i
	for end < len(p.in) && p.in[end] != '?' && p.in[end] != '#' {
		end++
	}
	text, from := p.in[p.i:end], len(out)
	p.invalidUnits(p.i, end)
	if end < len(p.in) && end > p.i && text[len(text)-1] == ' ' { // remaining starts with "?" or "#"
		out = append(appendEncoded(out, text[:len(text)-1], c0Control), "%20"...)
	} else {
		out = appendEncoded(out, text, c0Control)
	}
	p.record(RuleOpaquePath, p.i, end, out[from:])
	p.i = end
	switch p.c() {
	case '?':
		return p.startQuery(out), query
	case '#':
		return p.startFragment(out), fragment
	}
	return out, done
}

// queryState returns the query state (URL Standard §4.4).
func (p *parser) queryState(out []byte) ([]byte, state) {
	end := p.i
	for end < len(p.in) && p.in[end] != '#' {
		end++
	}
	set := syntax.Class(querySet)
	if p.special() {
		set = specialQuerySet
	}
	from := len(out)
	out = appendEncoded(out, p.in[p.i:end], set)
	p.invalidUnits(p.i, end)
	p.record(RuleQuery, p.i, end, out[from:])
	p.i = end
	if p.c() == '#' {
		return p.startFragment(out), fragment
	}
	return out, done
}

// fragmentState returns the fragment state (URL Standard §4.4).
func (p *parser) fragmentState(out []byte) ([]byte, state) {
	from := len(out)
	out = appendEncoded(out, p.in[p.i:], fragmentSet)
	p.invalidUnits(p.i, len(p.in))
	p.record(RuleFragment, p.i, len(p.in), out[from:])
	p.i = len(p.in)
	return out, done
}
