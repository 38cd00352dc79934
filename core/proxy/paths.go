package proxy

import (
	"strings"

	"uriplayground/core/syntax"
)

// decoded returns a path without its percent-encoding, and whether all of that is triplets.
func decoded(path string) (plain string, ok bool) {
	if !strings.Contains(path, "%") {
		return path, true
	}
	for i := range len(path) {
		if path[i] == '%' && !syntax.IsTriplet(path, i) {
			return path, false
		}
	}
	return syntax.Octets(path), true
}

// cleaned returns a path without empty segments and dot segments. A ".." above the root is dropped, which
// ok is false for.
func cleaned(path string) (clean string, ok bool) {
	var kept []string
	segments := strings.Split(path, "/")
	ok = true
	for _, s := range segments {
		switch s {
		case "", ".":
		case "..":
			ok = ok && len(kept) > 0
			kept = kept[:max(0, len(kept)-1)]
		default:
			kept = append(kept, s)
		}
	}
	clean = "/" + strings.Join(kept, "/")
	switch last := segments[len(segments)-1]; last {
	case "", ".", "..":
		if clean != "/" {
			clean += "/"
		}
	}
	return clean, ok
}

// cleanedByGo returns a path cleaned as Go's path.Clean does it: a slash at the end stays only if it was one
// before.
func cleanedByGo(path string) string {
	clean, _ := cleaned(path)
	if !strings.HasSuffix(path, "/") && clean != "/" {
		clean = strings.TrimSuffix(clean, "/")
	}
	return clean
}

// The characters that servers percent-encode in a path, beside controls and what is not ASCII.
const (
	nginxEscapes  = " \"#%<>?\\^`{|}"
	apacheEscapes = " \"#%<>?[\\]^`{|}"
	goEscapes     = " !\"#%'()*<>?[\\]^`{|}"
	goNever       = " \"#<>?\\^`{|}" // an encoded path with one of these is written anew
)

// escaped percent-encodes characters of a path.
func escaped(path, escapes string) string {
	var b strings.Builder
	for i := range len(path) {
		c := path[i]
		if !encodes(c, escapes) {
			b.WriteByte(c)
			continue
		}
		b.WriteByte('%')
		b.WriteByte("0123456789ABCDEF"[c>>4])
		b.WriteByte("0123456789ABCDEF"[c&15])
	}
	return b.String()
}

func encodes(c byte, escapes string) bool {
	return c < ' ' || c > '~' || strings.IndexByte(escapes, c) >= 0
}

// goEscaped returns a path as Go writes it: as it was written, unless it has a character there that
// has to be encoded.
func goEscaped(path string) string {
	for i := range len(path) {
		if encodes(path[i], goNever) {
			plain, _ := decoded(path)
			return escaped(plain, goEscapes)
		}
	}
	return path
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

// trimEncoded returns an encoded path without a prefix that it begins with, however that is
// encoded.
func trimEncoded(path, prefix string) string {
	end := 0
	for range len(prefix) {
		if end == len(path) {
			return ""
		}
		_, width := syntax.OctetAt(path, end)
		end += width
	}
	if !hasPrefixFold(syntax.Octets(path[:end]), prefix) {
		return path
	}
	return path[end:]
}
