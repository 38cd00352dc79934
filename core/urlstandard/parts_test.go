package urlstandard_test

import (
	"testing"

	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// partsOf returns the parts of an input by their names.
func partsOf(input string, base *urlstandard.URL, ascii urlstandard.ToASCII) map[string]string {
	var trace syntax.Trace
	urlstandard.Trace(input, base, ascii, &trace)
	texts := map[string]string{}
	for _, p := range urlstandard.Parts(&trace) {
		if p.Defined {
			texts[p.Rule.Name] = p.In(input)
		}
	}
	return texts
}

// The parts of an input recompose it, wherever the states consume its slashes (URL Standard §4.4). "-" is undefined.
func TestParts(t *testing.T) {
	for _, c := range []struct{ input, base, authority, host, path string }{
		// The path or authority state.
		{"foo:/a/b", "", "-", "-", "/a/b"},
		{"foo:/", "", "-", "-", "/"},
		{"foo:/../a", "", "-", "-", "/../a"},
		{"foo:/C:?q", "", "-", "-", "/C:"},
		{"foo:\t/\ta", "", "-", "-", "/\ta"},
		{"foo:a/b", "", "-", "-", "a/b"},
		{"foo:", "", "-", "-", ""},
		{"foo:/.//a", "", "-", "-", "//a"}, // the guard of §4.5 is no path
		{"foo:/.//", "", "-", "-", "//"},
		{"foo:/././/a", "", "-", "-", "/././/a"},
		{"foo:/..//a", "", "-", "-", "/..//a"},
		{"foo:/./a", "", "-", "-", "/./a"},
		{"foo:/.//../a", "", "-", "-", "/.//../a"},
		{"foo://h/.//a", "", "h", "h", "/.//a"},
		// The path start state.
		{"foo://h", "", "h", "h", ""},
		{"foo://h?q", "", "h", "h", ""},
		{"foo://h#f", "", "h", "h", ""},
		{"foo://h:1", "", "h:1", "h", ""},
		{"foo://h/", "", "h", "h", "/"},
		{"foo://h/..", "", "h", "h", "/.."},
		{"foo://", "", "", "", ""},
		{"foo:///a", "", "", "", "/a"},
		{"foo://u:p@h:1/a", "", "u:p@h:1", "h", "/a"},
		{"http://h", "", "h", "h", ""},
		{"http://h?q", "", "h", "h", ""},
		{`http:\\h\a`, "", "h", "h", `\a`},
		// The file, file slash and file host states.
		{"file:", "", "-", "-", ""},
		{"file:x", "", "-", "-", "x"},
		{"file:/", "", "-", "-", "/"},
		{"file:/x", "", "-", "-", "/x"},
		{`file:\x`, "", "-", "-", `\x`},
		{"file://", "", "", "", ""},
		{"file:///", "", "", "", "/"},
		{"file:///x", "", "", "", "/x"},
		{"file:////x", "", "", "", "//x"},
		{"file://h", "", "h", "h", ""},
		{"file://h/x", "", "h", "h", "/x"},
		{"file://localhost/x", "", "localhost", "localhost", "/x"},
		{"file:C:/x", "", "-", "-", "C:/x"},
		{"file:/C|/x", "", "-", "-", "/C|/x"},
		{"file://C:/x", "", "", "", "C:/x"},
		{"file://C|", "", "", "", "C|"},
		{"file:///C:", "", "", "", "/C:"},
		{"file:///C:?q", "", "", "", "/C:"},
		{"file:///C:#f", "", "", "", "/C:"},
		{"file:///C:/?q", "", "", "", "/C:/"},
		{"file:///C:/..", "", "", "", "/C:/.."},
		{"file:///C|/x", "", "", "", "/C|/x"},
		// The relative and relative slash states, and those of a file.
		{"/x", "http://h/a", "-", "-", "/x"},
		{"/", "http://h/a", "-", "-", "/"},
		{`\x`, "http://h/a", "-", "-", `\x`},
		{"http:/x", "http://h/a", "-", "-", "/x"},
		{"x/y", "http://h/a", "-", "-", "x/y"},
		{"?q", "http://h/a", "-", "-", "-"},
		{"//i/x", "http://h/a", "i", "i", "/x"},
		{"/x", "foo:/a", "-", "-", "/x"},
		{"/.//x", "foo:/a", "-", "-", "//x"},
		{".//x", "foo:/a", "-", "-", ".//x"},
		{"//h", "foo:/a", "h", "h", ""},
		{"/x", "file:///C:/a", "-", "-", "/x"},
		{"/D:/x", "file:///C:/a", "-", "-", "/D:/x"},
		{"/", "file:///a", "-", "-", "/"},
		{"///x", "file://h/a", "", "", "/x"},
	} {
		var base *urlstandard.URL
		if c.base != "" {
			b, ok := urlstandard.Parse(c.base, nil, nil)
			if !ok {
				t.Fatalf("%s is no base", c.base)
			}
			base = &b
		}
		parts := partsOf(c.input, base, nil)
		for name, want := range map[string]string{"authority": c.authority, "host": c.host, "path": c.path} {
			got, ok := parts[name]
			if !ok {
				got = "-"
			}
			if got != want {
				t.Errorf("%q on %q: %s %q, want %q", c.input, c.base, name, got, want)
			}
		}
	}
}

// checkParts compares the parts of a serialized URL with its record: what stands in the text is what the
// standard says of the URL (URL Standard §4.5).
func checkParts(t *testing.T, u *urlstandard.URL, ascii urlstandard.ToASCII) {
	t.Helper()
	href := u.Href()
	parts := partsOf(href, nil, ascii)
	userinfo := u.Username()
	if u.Password() != "" {
		userinfo += ":" + u.Password()
	}
	want := map[string]string{"scheme": u.Scheme(), "path": u.Path()}
	if userinfo != "" {
		want["userinfo"] = userinfo
	}
	for name, of := range map[string]func() (string, bool){"host": u.Host, "port": u.Port, "query": u.Query, "fragment": u.Fragment} {
		if text, ok := of(); ok {
			want[name] = text
		}
	}
	if host, ok := u.Host(); ok {
		want["authority"] = authorityOf(userinfo, host, want)
	}
	for _, name := range []string{"scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"} {
		got, ok := parts[name]
		text, defined := want[name]
		if got != text || ok != defined {
			t.Errorf("%q: %s %q %v, want %q %v", href, name, got, ok, text, defined)
		}
	}
}

// authorityOf puts userinfo, host and port together.
func authorityOf(userinfo, host string, parts map[string]string) string {
	if userinfo != "" {
		host = userinfo + "@" + host
	}
	if port, ok := parts["port"]; ok {
		host += ":" + port
	}
	return host
}
