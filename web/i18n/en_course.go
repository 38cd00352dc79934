package i18n

// enCourse is the lessons. URI texts stand between back-quotes; what is said of
// each is recomputed by the tests of web/play.
var enCourse = map[string]string{
	"course.components.title": "What a URI is made of",
	"course.components.1":     "A URI is one line of text that names a resource. A few delimiters cut it into five components, always in this order: scheme, authority, path, query, fragment. The regular expression of Appendix B does it, and it cuts any text.",
	"course.components.2":     "In `http://a/b/c/d;p?q` the scheme is `http`, the authority `a`, the path `/b/c/d;p` and the query `q`; there is no fragment.",
	"course.components.3":     "Behind “?” a slash is data: `g?y/../x` has the path `g` and the query `y/../x`. Behind “#” even a question mark is data.",

	"course.undefined.title": "Undefined is not empty",
	"course.undefined.1":     "A component without its delimiter is undefined. With the delimiter and nothing behind it, it is empty. `http://a/b` has no query; `http://a/b?` has one, of no characters.",
	"course.undefined.2":     "The difference counts. Against `http://a/b/c/d;p?q` the reference `?` gives `http://a/b/c/d;p?`, because a defined query replaces the base's, even an empty one.",
	"course.undefined.3":     "It is the same with the authority (empty in `file:///x`, undefined in `file:/x`), the userinfo, the port and the fragment. Only the path is always defined, though it may be empty.",

	"course.characters.title": "Characters and percent-encoding",
	"course.characters.1":     "Letters, digits, “-”, “.”, “_” and “~” mean nothing but themselves: they are unreserved. The characters “:/?#[]@” and “!$&'()*+,;=” are reserved, because they may delimit something. Any other byte is written as “%” and two hexadecimal digits.",
	"course.characters.2":     "An unreserved character means the same encoded or not: `http://a/%7Eu` and `http://a/~u` are equivalent. A reserved one does not: `http://a/b%2Fc` and `http://a/b/c` differ, because “%2F” is data within a segment and “/” divides two.",
	"course.characters.3":     "A space, a caret or an “é” can stand nowhere, brackets only around an IP literal in the host. In `http://a/b c` the eleventh character is wrong; `http://a/b%20c` is right.",

	"course.authority.title": "Authority: userinfo, host, port",
	"course.authority.1":     "“//” begins the authority; the next “/”, “?” or “#” ends it. In `ftp://jo@h.example:21/x` the userinfo is `jo`, the host `h.example` and the port `21`.",
	"course.authority.2":     "A host is an IP literal in brackets, as in `http://[::1]/`, four numbers up to 255, as in `http://127.0.0.1/`, or a registered name. What fits neither of the first two is a registered name: `http://256.1.1.1/` is valid.",
	"course.authority.3":     "What stands before “@” is no host. In `http://a.example@b.example/` the host is `b.example`, however much the rest looks like one.",

	"course.paths.title": "The five kinds of path",
	"course.paths.1":     "With an authority a path is path-abempty: it is empty or begins with “/”. Without one it is path-absolute (it begins with “/”, but not “//”), path-empty, or it begins with a segment: path-rootless behind a scheme, path-noscheme in a relative reference.",
	"course.paths.2":     "The kinds keep each text readable in one way only. A path-noscheme has no colon in its first segment: `b:c` is the scheme `b` with the path `c`. To mean a path, write `./b:c`.",
	"course.paths.3":     "For the same reason a path without an authority cannot begin with “//”: `//g` is the host `g`. Segments may well be empty: `http://a//b` has the path `//b`, of two segments.",

	"course.references.title": "Relative references",
	"course.references.1":     "A reference is a URI or, without a scheme, relative. How it begins tells its kind: `//g` is a network-path reference, `/g` an absolute-path reference, `g` and `../g` are relative-path references.",
	"course.references.2":     "The kind says how much comes from the base. Against `http://a/b/c/d;p?q`, `//g` gives `http://g`, `/g` gives `http://a/g`, and `g` gives `http://a/b/c/g`.",
	"course.references.3":     "`#s` and the empty reference stay in the document: they are same-document references. And `C:/f` is no path at all, but a URI with the scheme `C`.",

	"course.base.title": "Where the base comes from",
	"course.base.1":     "A relative reference means nothing without a base. §5.1 looks in four places, and the first that has one wins: in the content itself (as <base href> does), in what encloses it, in the URI by which it was fetched (the last one, behind all redirections), and at last in a default of the application.",
	"course.base.2":     "The last segment of a base counts as a file: against `https://h.example/docs/guide` the reference `intro` gives `https://h.example/docs/intro`. With a slash behind it, it is a directory: against `https://h.example/docs/guide/` the same gives `https://h.example/docs/guide/intro`.",
	"course.base.3":     "A base has a scheme, and its fragment takes no part: against `http://a/b#c` the empty reference gives `http://a/b`.",

	"course.transform.title": "Transform: a few questions",
	"course.transform.1":     "§5.2.2 asks in turn: has the reference a scheme? An authority? Is its path empty? Does its path begin with a slash? The first yes decides; what the reference does not bring comes from the base.",
	"course.transform.2":     "The query goes with the path. Against `http://a/b/c/d;p?q`, `g?y` gives `http://a/b/c/g?y`, `g` gives `http://a/b/c/g` without any query, and `?y` keeps the path: `http://a/b/c/d;p?y`.",
	"course.transform.3":     "The fragment is always the reference's. `#s` gives `http://a/b/c/d;p?q#s`; with `g`, no fragment of a base could survive.",

	"course.merge.title": "Merge: behind the last slash",
	"course.merge.1":     "A relative path is put behind the directory of the base: everything up to its last slash. From `/b/c/d;p`, the path of `http://a/b/c/d;p?q`, the part `/b/c/` is kept; so `g` gives `http://a/b/c/g`.",
	"course.merge.2":     "There is one special case: a base with an authority and an empty path. Then “/” goes before the reference's path, and against `http://a` the reference `g` gives `http://a/g`.",
	"course.merge.3":     "Merging comes before the dot segments are removed, so a final “..” of the base is cut off like any file: against `http://a/b/..`, `c` gives `http://a/b/c`. Erratum 4789 would give `http://a/c`.",

	"course.dots.title": "remove_dot_segments: two buffers",
	"course.dots.1":     "The path is the input buffer; the output buffer starts empty. Of the rules 2A to 2E the first that fits the start of the input fires, again and again, until the input is empty.",
	"course.dots.2":     "2A drops “../” or “./”, and 2D a lone “..” or “.”. 2B turns “/./” into “/”. 2C turns “/../” into “/” and takes the last segment from the output. 2E moves the first segment to the output.",
	"course.dots.3":     "So `/a/b/c/./../../g` becomes `/a/g`. A “..” with nothing left to remove vanishes: `/../g` becomes `/g`. Only whole segments count: `/a/..g` and `/a/%2e%2e/g` stay as they are.",

	"course.recompose.title": "Recomposition: one text again",
	"course.recompose.1":     "§5.3 puts the components together again. A delimiter is written only where its component is defined: against `http://a/b/c/d;p?q`, `#` gives `http://a/b/c/d;p?q#`, with an empty fragment.",
	"course.recompose.2":     "The result has to split into the same components. Once it does not: against `f:/a`, `.//g` leaves the path `//g` and no authority. Printed to the letter that is `f://g`, with a host `g` that nobody wrote.",
	"course.recompose.3":     "§3.3 forbids such a path. This playground therefore writes `f:/.//g`, says so, and shows the other text beside it.",

	"course.normalize.title": "Normalization and comparison: a ladder",
	"course.normalize.1":     "Two texts that are the same name the same resource; two that differ still may. §6.2 is a ladder: each rung finds more of these, at more cost.",
	"course.normalize.2":     "Case: `HTTP://A/` is `http://a/`. Percent-encoding: `http://a/%7Eu` is `http://a/~u`. Dot segments: `http://a/b/../c` is `http://a/c`. Scheme: `http://a:80/` is `http://a/`.",
	"course.normalize.3":     "Nothing else is. `http://a/b` and `http://a/b/` differ, so do `http://a/B` and `http://a/b`, and an empty query stays: `http://a/?` is not `http://a/`.",

	"course.strict.title": "Strict, not strict, and browsers",
	"course.strict.1":     "`http:g` has a scheme, so it is a URI with the path `g`. Strictly resolved against `http://a/b/c/d;p?q` it stays `http:g`. Older software ignores a scheme that is the base's, and gets `http://a/b/c/g`. It is a switch here.",
	"course.strict.2":     "Two errata are switches, too. By erratum 4547, `../../../g` keeps the “..” that finds nothing: `http://a/../g` instead of `http://a/g`.",
	"course.strict.3":     "Browsers follow another document, the URL Standard. They take “\\” for “/”, and `%2e%2e` for “..”. By the RFC, `%2e%2e/admin` against `http://a/b/c` is `http://a/b/%2e%2e/admin`; browsers make it `http://a/admin`. What yours says stands beside each target.",

	"course.history.title": "1994 to 2005: how the rules changed",
	"course.history.1":     "RFC 1630 described the idea in June 1994, RFC 1738 the schemes of the day in December 1994. RFC 1808 (1995) added relative URLs, RFC 2396 (1998) put both together, and RFC 3986 (2005) is the standard of today.",
	"course.history.2":     "Some answers changed on the way. Against `http://a/b/c/d;p?q`, RFC 2396 made `http://a/b/c/?y` of `?y`; now it is `http://a/b/c/d;p?y`. And `../../../g` was left as `http://a/../g`; now it is `http://a/g`.",
	"course.history.3":     "RFC 1738 had no “~” and wrote `%7E`; it is unreserved today. Parameters behind “;” had a place of their own in RFC 1808, before slashes were looked for; today “;” is a character in a segment, so against `http://a/b/c/d;p=1/2?q` the reference `g` gives `http://a/b/c/d;p=1/g`.",
}
