package lesson

// Situations is what hurts people who write relative links.
func Situations() []Example {
	return listed("", "", `no-trailing-slash https://h.example/docs/guide intro
slash-added https://h.example/docs/guide/ ../api
api-prefix https://api.example/v3/ /users
project-site https://u.example/project/ /a.js
doubled-directory https://h.example/todo/ todo/i.png
fragment-with-base https://h.example/base/ #top
srcdoc about:srcdoc #tag
base-element https://h.example/en page
query-only http://a/b/c/d;p?q ?y
empty http://a/b#c
empty-query http://a/b/c/d;p?q ?
two-slashes http://a/b //test//x
three-slashes http://a/b ///x
colon-scheme https://api.example/v4/sheets/ values:batchGet
host-port http://a/b 192.168.2.2:6688
drive-letter file:///a/b C:/f
excess http://a/b/c ../../../../g
encoded-dots http://a/b/c %2e%2e/admin
encoded-slash http://a/b/c ..%2fx
backslash http://a/b /\evil.example
backslash-at http://a/b http://c\@d/
same-scheme http://a/b/c/d;p?q http:g
rootless scheme:foo/bar ../baz
invented scheme:/a /..//bar
dots-stay http://ex.example/foo/./bar`)
}
