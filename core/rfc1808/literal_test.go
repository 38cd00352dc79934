package rfc1808_test

import (
	"strings"
)

// components is §2.1, where nothing is undefined.
type components struct {
	scheme, netLoc, path, params, query, fragment string
	hasScheme                                     bool
}

// parse follows §2.4, one paragraph after the other, on a parse string.
func parse(s string) (c components) {
	s, c.fragment, _ = strings.Cut(s, "#")
	for i := range s {
		if s[i] == ':' && i > 0 {
			c.scheme, c.hasScheme, s = s[:i], true, s[i+1:]
			break
		}
		if !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-", rune(s[i])) {
			break
		}
	}
	if rest, ok := strings.CutPrefix(s, "//"); ok {
		c.netLoc, s = rest, ""
		if i := strings.IndexByte(rest, '/'); i >= 0 {
			c.netLoc, s = rest[:i], rest[i:]
		}
	}
	s, c.query, _ = strings.Cut(s, "?")
	c.path, c.params, _ = strings.Cut(s, ";")
	return c
}

// literal follows §4 as printed.
func literal(base, embedded string) string {
	if base == "" {
		return embedded
	}
	b, e := parse(base), parse(embedded)
	if embedded == "" {
		return base
	}
	if e.hasScheme {
		return embedded
	}
	e.scheme = b.scheme
	if e.netLoc == "" {
		e.netLoc = b.netLoc
		switch {
		case strings.HasPrefix(e.path, "/"):
		case e.path == "":
			e.path = b.path
			if e.params == "" {
				e.params = b.params
				if e.query == "" {
					e.query = b.query
				}
			}
		default:
			e.path = step6(b.path[:strings.LastIndexByte(b.path, '/')+1] + e.path)
		}
	}
	return recombine(e)
}

func recombine(c components) (s string) {
	for _, part := range []struct{ before, text, after string }{
		{"", c.scheme, ":"}, {"//", c.netLoc, ""}, {"", c.path, ""}, {";", c.params, ""}, {"?", c.query, ""}, {"#", c.fragment, ""},
	} {
		if part.text != "" {
			s += part.before + part.text + part.after
		}
	}
	return s
}

// step6 makes the four removals, each a search for a pattern in a list of segments.
func step6(path string) string {
	slash := ""
	if strings.HasPrefix(path, "/") {
		slash, path = "/", path[1:]
	}
	var kept []string
	list := strings.Split(path, "/")
	for i, s := range list {
		if s == "." && i == len(list)-1 {
			s = ""
		}
		if s != "." {
			kept = append(kept, s)
		}
	}
	if slash == "" && len(kept) > 1 && kept[0] == "" {
		slash, kept = "/", kept[1:]
	}
	for found := true; found; {
		found = false
		for i := 0; i+2 < len(kept); i++ {
			if kept[i] != ".." && kept[i+1] == ".." {
				kept, found = append(kept[:i], kept[i+2:]...), true
				break
			}
		}
	}
	if n := len(kept); n >= 2 && kept[n-1] == ".." && kept[n-2] != ".." {
		kept = append(kept[:n-2], "")
	}
	return slash + strings.Join(kept, "/")
}
