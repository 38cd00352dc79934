package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Defang returns a text with its URIs made harmless for a report: nobody follows them by
// accident, nor one that is inside another, and no program makes links of them. Undone,
// it is the same text again.
func Defang(uri string) string {
	d := defanger{text: uri}
	a := core.Parse(uri, core.RFC3986)
	d.scheme = a.Part("scheme")
	d.host = !d.scheme.Defined // a text without a scheme may be one from its host on
	for d.i < len(uri) {
		d.next()
	}
	return string(d.out)
}

// defanger writes a text byte by byte.
type defanger struct {
	text   string
	scheme syntax.Part
	i      int
	host   bool // what comes is in an authority, or may be
	out    []byte
}

// next writes what is at i, and goes on.
func (d *defanger) next() {
	c := d.text[d.i]
	d.i++
	switch {
	case c == ':' && d.endsScheme(d.i-1):
		d.out = append(d.out, "[:]"...)
		if strings.HasPrefix(d.text[d.i:], "//") {
			d.i += len("//")
			d.out = append(d.out, "//"...)
			d.host = true
		}
	case c == '.' && (d.host || endsInWWW(d.out)):
		d.out = append(d.out, "[.]"...)
	default:
		if d.scheme.Defined && strings.IndexByte("/?#", c) >= 0 {
			d.host = false
		}
		d.out = append(d.out, c)
	}
}

// endsScheme reports whether the colon at i ends a scheme by which programs know a
// URI. If it is that of the web, its name is written another way.
func (d *defanger) endsScheme(i int) bool {
	start := len(d.out)
	for start > 0 && rfc3986.IsSchemeChar(d.out[start-1]) {
		start--
	}
	for start < len(d.out) && !isLetter(d.out[start]) {
		start++
	}
	name := string(d.out[start:])
	own := d.scheme.Defined && i == int(d.scheme.End)
	if !own && (name == "" || !strings.HasPrefix(d.text[i:], "://") && !core.KnownScheme(name)) {
		return false
	}
	for _, web := range [...]string{"https", "http"} {
		if n := len(name) - len(web); n >= 0 && strings.EqualFold(name[n:], web) {
			letters := d.out[len(d.out)-len(web):]
			letters[1], letters[2] = letters[1]+'x'-'t', letters[2]+'x'-'t'
			break
		}
	}
	return true
}

// endsInWWW reports whether the text ends in "www", after which programs take a dot for
// that of a host.
func endsInWWW(text []byte) bool {
	return len(text) >= len("www") && strings.EqualFold(string(text[len(text)-len("www"):]), "www")
}
