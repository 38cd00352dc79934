package vectors

import (
	"regexp"
	"strings"
)

// appendixB is the regular expression of RFC 3986, Appendix B.
var appendixB = regexp.MustCompile(`(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$`)

// LiteralTarget resolves a reference by §5.2 of RFC 3986 on strings. It shares nothing with the core.
func LiteralTarget(base, ref string) string {
	b, r := appendixB.FindStringSubmatch(base), appendixB.FindStringSubmatch(ref)
	scheme, authority, path, query := r[1], r[3], r[5], r[6]
	switch {
	case scheme != "" || authority != "":
		path = literalDots(path)
	case path == "":
		path = b[5]
		if query == "" {
			query = b[6]
		}
	case strings.HasPrefix(path, "/"):
		path = literalDots(path)
	case b[3] != "" && b[5] == "":
		path = literalDots("/" + path)
	default:
		path = literalDots(b[5][:strings.LastIndex(b[5], "/")+1] + path)
	}
	if scheme == "" {
		if scheme = b[1]; authority == "" {
			authority = b[3]
		}
	}
	return scheme + authority + path + query + r[8]
}

// literalDots is §5.2.4.
func literalDots(in string) (out string) {
	for in != "" {
		switch {
		case strings.HasPrefix(in, "../"):
			in = in[3:]
		case strings.HasPrefix(in, "./"):
			in = in[2:]
		case strings.HasPrefix(in, "/./"):
			in = in[2:]
		case in == "/.":
			in = "/"
		case strings.HasPrefix(in, "/../"), in == "/..":
			if in = in[3:]; in == "" {
				in = "/"
			}
			out = out[:max(0, strings.LastIndex(out, "/"))]
		case in == ".", in == "..":
			in = ""
		default:
			n := strings.Index(in[1:], "/") + 1
			if n == 0 {
				n = len(in)
			}
			out, in = out+in[:n], in[n:]
		}
	}
	return out
}
