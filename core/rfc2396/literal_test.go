package rfc2396_test

import (
	"regexp"
	"strings"
)

// appendixB is the regular expression of Appendix B.
var appendixB = regexp.MustCompile(`(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`)

// literal follows §5.2 as printed, on the groups of Appendix B.
func literal(base, reference string) (target string, current bool) {
	b, r := appendixB.FindStringSubmatch(base), appendixB.FindStringSubmatch(reference)
	scheme, authority, path, query, fragment := r[1], r[3], r[5], r[6], r[8]
	if path == "" && scheme == "" && authority == "" && query == "" {
		return "", true
	}
	if scheme == "" {
		scheme = b[1]
		if authority == "" {
			authority = b[3]
			if !strings.HasPrefix(path, "/") {
				path = step6(b[5][:strings.LastIndexByte(b[5], '/')+1] + path)
			}
		}
	}
	return scheme + authority + path + query + fragment, false
}

// step6 takes steps c) to f), each a search for a pattern in the buffer string.
func step6(buffer string) string {
	dot := regexp.MustCompile(`(^|/)\./`)
	for dot.MatchString(buffer) {
		buffer = dot.ReplaceAllString(buffer, "$1")
	}
	if buffer == "." || strings.HasSuffix(buffer, "/.") {
		buffer = buffer[:len(buffer)-1]
	}
	first := 0
	if strings.HasPrefix(buffer, "/") {
		first = 1
	}
	for i := first; i < len(buffer); {
		end := strings.IndexByte(buffer[i:], '/') + i
		if end < i {
			break
		}
		if buffer[i:end] != ".." && strings.HasPrefix(buffer[end:], "/../") {
			buffer = buffer[:i] + buffer[end+len("/../"):]
			i = first
			continue
		}
		i = end + 1
	}
	if strings.HasSuffix(buffer, "/..") {
		before := buffer[first:max(first, len(buffer)-len("/.."))]
		segment := before[strings.LastIndexByte(before, '/')+1:]
		if segment != ".." && len(buffer)-len("/..") >= first {
			buffer = buffer[:len(buffer)-len(segment+"/..")]
		}
	}
	return buffer
}
