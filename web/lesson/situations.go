package lesson

// Situations is what hurts people who write relative links.
func Situations() []Example {
	return []Example{
		{ID: "no-trailing-slash", Base: "https://h.example/docs/guide", Ref: "intro"},
		{ID: "slash-added", Base: "https://h.example/docs/guide/", Ref: "../api"},
		{ID: "api-prefix", Base: "https://api.example/v3/", Ref: "/users"},
		{ID: "project-site", Base: "https://u.example/project/", Ref: "/a.js"},
		{ID: "doubled-directory", Base: "https://h.example/todo/", Ref: "todo/i.png"},
		{ID: "fragment-with-base", Base: "https://h.example/base/", Ref: "#top"},
		{ID: "srcdoc", Base: "about:srcdoc", Ref: "#tag"},
		{ID: "base-element", Base: "https://h.example/en", Ref: "page"},
		{ID: "query-only", Base: "http://a/b/c/d;p?q", Ref: "?y"},
		{ID: "empty", Base: "http://a/b#c", Ref: ""},
		{ID: "empty-query", Base: "http://a/b/c/d;p?q", Ref: "?"},
		{ID: "two-slashes", Base: "http://a/b", Ref: "//test//x"},
		{ID: "three-slashes", Base: "http://a/b", Ref: "///x"},
		{ID: "colon-scheme", Base: "https://api.example/v4/sheets/", Ref: "values:batchGet"},
		{ID: "host-port", Base: "http://a/b", Ref: "192.168.2.2:6688"},
		{ID: "drive-letter", Base: "file:///a/b", Ref: "C:/f"},
		{ID: "excess", Base: "http://a/b/c", Ref: "../../../../g"},
		{ID: "encoded-dots", Base: "http://a/b/c", Ref: "%2e%2e/admin"},
		{ID: "encoded-slash", Base: "http://a/b/c", Ref: "..%2fx"},
		{ID: "backslash", Base: "http://a/b", Ref: `/\evil.example`},
		{ID: "backslash-at", Base: "http://a/b", Ref: `http://c\@d/`},
		{ID: "same-scheme", Base: "http://a/b/c/d;p?q", Ref: "http:g"},
		{ID: "rootless", Base: "scheme:foo/bar", Ref: "../baz"},
		{ID: "invented", Base: "scheme:/a", Ref: "/..//bar"},
		{ID: "dots-stay", Base: "http://ex.example/foo/./bar", Ref: ""},
	}
}
