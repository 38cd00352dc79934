package urlstandard

import "strings"

// serialized reports whether the input is what the parser would write: an http, https,
// ws, wss or ftp URL with a domain in lower case and a path without dot segments, in which
// nothing has to be encoded. Then it sets the offsets, and there is no need to write.
// It may say no of others, for which the states are run.
func (u *URL) serialized(s string) bool {
	i := strings.IndexByte(s, ':')
	if i < 2 || i+3 >= len(s) || s[i+1] != '/' || s[i+2] != '/' || len(s) > 1<<31 {
		return false
	}
	if scheme := s[:i]; specialFlags(scheme) != isSpecial {
		return false
	}
	start := i + 3
	end := plainHostEnd(s, start)
	if end == start || end == len(s) || s[end] != '/' {
		return false
	}
	*u = URL{href: s, schemeEnd: uint32(i), userEnd: uint32(start), hostStart: uint32(start), hostEnd: uint32(end), authEnd: uint32(end), pathStart: uint32(end), flags: isSpecial | hasHost}
	end = plainPathEnd(s, end)
	u.pathEnd, u.queryEnd = uint32(end), uint32(len(s))
	if end < len(s) && s[end] == '?' {
		u.flags |= hasQuery
		end = skipUntil(s, end+1, specialQuerySet)
	}
	if end < len(s) && s[end] == '#' {
		u.queryEnd = uint32(end)
		u.flags |= hasFragment
		end = skipUntil(s, end+1, fragmentSet)
	}
	return end == len(s)
}

// plainHostEnd returns the end of the domain at i, or i if it may be something else.
func plainHostEnd(s string, i int) int {
	start, label, t := i, i, classes
	for ; i < len(s); i++ {
		if !t.Is(s[i], plainDomain) {
			if s[i] != '.' {
				break
			}
			label = i + 1
		}
	}
	if i == label || t.Is(s[label], digit) {
		return start // perhaps a number
	}
	return i
}

// plainPathEnd returns the index after the path at i, or of something in it that may have to
// be changed.
func plainPathEnd(s string, i int) int {
	for t := classes; i < len(s); i++ {
		c := s[i]
		if !t.Is(c, pathStop) {
			continue
		}
		switch {
		case c == '%':
			if dots(s[i:min(i+len("%2e"), len(s))]) == 1 {
				return i
			}
		case c == '.' && s[i-1] == '/':
			if end := i + 1; end == len(s) || s[end] == '.' || s[end] == '/' || s[end] == '?' || s[end] == '#' || s[end] == '\\' {
				return i
			}
		case c == '.':
		default:
			return i
		}
	}
	return i
}
