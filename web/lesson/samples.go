package lesson

// Letter is the text of RFC 3986, Appendix C, in which URIs are to be found.
func Letter() string {
	return `Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.
`
}

// Document is a small page with a base of its own (RFC 3986 §5.1.1), and links of
// all sorts: those that lead where they say, and some that surprise.
func Document() string {
	return `<!DOCTYPE html>
<title>Links of all sorts</title>
<base href="http://www.example.com/docs/guide/">
<a href="start.html">relative path</a>
<a href="../index.html">one level up</a>
<a href="../../../index.html">more levels up than there are</a>
<a href="/about">absolute path</a>
<a href="//cdn.example.net/logo.svg">network path</a>
<a href="?page=2">query alone</a>
<a href="#top">same document, were it not for the base</a>
<a href="http:print.html">a scheme, but no authority</a>
<a href="notes/2005:01.html">a colon behind a slash</a>
<a href="2005:01.html">a colon in the first segment</a>
<a href="my notes.html">a space</a>
<a href="http://www.example.com@192.0.2.7/">userinfo that looks like a host</a>
<a href="http://0x7f.1/">a number in place of a host</a>
`
}
