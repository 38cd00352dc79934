package site

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/norm"

	"uriplayground/core/links"
)

// built returns a site of files, each a line: its path, and after spaces its links, its names
// (#name) and its base (base=…).
func built(o Options, lines ...string) *Site {
	o.NFC = norm.NFC.String
	s := New(o)
	for _, line := range lines {
		path, _, _ := strings.Cut(line, " ")
		s.AddFile(path)
	}
	for _, line := range lines {
		fields := strings.Split(line, " ")
		if !IsPage(fields[0]) && !IsSheet(fields[0]) {
			continue
		}
		var list []links.Link
		var names []string
		base := ""
		for _, f := range fields[1:] {
			if name, ok := strings.CutPrefix(f, "id="); ok {
				names = append(names, name)
			} else if b, ok := strings.CutPrefix(f, "base="); ok {
				base = b
			} else if ref, ok := strings.CutPrefix(f, "refresh="); ok {
				list = append(list, links.Link{Ref: ref, Line: 1, Column: uint32(len(list) + 1), Context: metaRefresh})
			} else {
				list = append(list, links.Link{Ref: f, Line: 1, Column: uint32(len(list) + 1)})
			}
		}
		s.AddPage(fields[0], Scan{Base: base, Links: list, Names: names})
	}
	for !s.Follow(3) {
	}
	return s
}

// told returns what is found about the links of a site, a line for each that is not right.
func told(s *Site) string {
	var b strings.Builder
	for i := range s.Links() {
		if e := s.Details(i); e.Cause != Right {
			fmt.Fprintf(&b, "%s %s %s", e.Page, e.Ref, e.Cause)
			if e.Key != "" {
				fmt.Fprintf(&b, " [%s]", e.Key)
			}
			if e.Write != "" {
				fmt.Fprintf(&b, " write %s", e.Write)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

const docs = "https://example.org/docs/"

func toASCII(domain string) (string, bool) {
	ascii, err := idna.Lookup.ToASCII(domain)
	return ascii, err == nil
}

// Each cause has a case in which it is found, with what to write, and for those that are
// easily mistaken one in which it is not.
func TestCauses(t *testing.T) {
	seen := map[Cause]bool{}
	for _, c := range []struct {
		name  string
		o     Options
		files []string
		want  string
	}{
		{"right", Options{Root: docs}, []string{"index.html a/ a/#x ./ # #top #:~:text=y ? ?q=1#:~:text=z a/?q#x css/x.css /docs/ /docs/a/ https://example.org/docs/a/#x HTTPS://EXAMPLE.ORG/docs/a/ a/#%78", "a/index.html id=x #x ../ .. ../a/ . ../css/x.css", "css/x.css ../f.woff", "f.woff"}, ""},
		{"other hosts and schemes", Options{Root: docs}, []string{"index.html https://other.example/x mailto:a@b //cdn.example/y.js tel:1"},
			"index.html https://other.example/x external [other.example]\nindex.html mailto:a@b other-scheme [mailto]\nindex.html //cdn.example/y.js external [cdn.example]\nindex.html tel:1 other-scheme [tel]\n"},
		{"built for / and served under /docs/", Options{Root: docs}, []string{"index.html /css/x.css", "a/index.html /css/x.css /b/?q#f https://example.org/b/", "b/index.html id=f", "css/x.css"},
			"index.html /css/x.css root-prefix write /docs/css/x.css\na/index.html /css/x.css root-prefix write /docs/css/x.css\na/index.html /b/?q#f root-prefix write /docs/b/?q#f\na/index.html https://example.org/b/ root-prefix write https://example.org/docs/b/\n"},
		{"another part of the host, from two addresses", Options{Root: docs, Host: "vercel"}, []string{"a/index.html /blog/ /docs/a%2fb.html", "index.html", "a/b.html"},
			"a/index.html /blog/ outside [/blog]\na/index.html /docs/a%2fb.html encoded-slash write /docs/a/b.html\n"},
		{"another part of the host, on an error page", Options{Root: docs}, []string{"404.html /blog/", "index.html"}, "404.html /blog/ outside [/blog]\n"},
		{"another part of the host", Options{Root: docs}, []string{"index.html /blog/ /blog/x ../shop/"},
			"index.html /blog/ outside [/blog]\nindex.html /blog/x outside [/blog]\nindex.html ../shop/ outside [/shop]\n"},
		{"built for /docs/ and served at /", Options{Root: "https://example.org/"}, []string{"index.html /docs/ /docs?q /docs/css/x.css /docs/", "css/x.css"},
			"index.html /docs/ other-prefix [/docs/] write /\nindex.html /docs?q other-prefix [/docs/] write /?q\nindex.html /docs/css/x.css other-prefix [/docs/] write /css/x.css\nindex.html /docs/ other-prefix [/docs/] write /\n"},
		{"missing folders are no prefixes", Options{Root: "https://example.org/"}, []string{"index.html /missing/ /a/b/ /a/b/c/ /docs/x.css /docs/no/", "x.css"},
			"index.html /missing/ not-there [missing/]\nindex.html /a/b/ not-there [a/b/]\nindex.html /a/b/c/ not-there [a/b/c/]\nindex.html /docs/x.css other-prefix [/docs/] write /x.css\nindex.html /docs/no/ not-there [docs/no/]\n"},
		{"built for /old/ and served under /docs/", Options{Root: docs}, []string{"index.html /docs/old/x.css", "x.css"},
			"index.html /docs/old/x.css other-prefix [/docs/old/] write /docs/x.css\n"},
		{"climbs out", Options{Root: docs}, []string{"a/index.html ../../x.css ../../../x.css ../../../../nothing", "x.css", "index.html"},
			"a/index.html ../../x.css climbs-out write ../x.css\na/index.html ../../../x.css climbs-out write ../x.css\na/index.html ../../../../nothing outside [/nothing]\n"},
		{"climbs to the root of the host", Options{Root: docs}, []string{"a/b/index.html ../../../a/x.css", "a/x.css"},
			"a/b/index.html ../../../a/x.css climbs-out write ../x.css\n"},
		{"written for the address without a slash", Options{Root: docs}, []string{"a/index.html b/ img/x.png", "b/index.html", "a/c/index.html ../img/x.png d/", "a/img/x.png", "a/d/index.html"},
			"a/index.html b/ needs-no-slash write ../b/\na/c/index.html d/ needs-no-slash write ../d/\n"},
		{"written for the address with a slash", Options{Root: docs}, []string{"a/c.html ../img/x.png ../d.html", "a/img/x.png", "a/d.html"},
			"a/c.html ../img/x.png needs-slash write img/x.png\na/c.html ../d.html needs-slash write d.html\n"},
		{"written from the first page", Options{Root: docs}, []string{"a/b/c/index.html img/x.png", "img/x.png"},
			"a/b/c/index.html img/x.png from-root write ../../../img/x.png\n"},
		{"base element", Options{Root: docs}, []string{"a/index.html base=/docs/ x.css #here index.html", "a/x.css", "index.html"},
			"a/index.html x.css base-element [/docs/] write a/x.css\na/index.html #here no-name [index.html#here]\n"},
		{"base element and fragments", Options{Root: docs}, []string{"a/p.html id=s id=Top base=/docs/ #s #no #top #here #top2 ?q#s q.html#s", "index.html id=here id=S", "a/q.html id=s", "q.html id=S",
			"a/r.html id=s base=/docs/no/ #s #no  ?x ./", "no.html", "b/p.html id=s base=/x/ #s p.html #no", "b/q.html base=/docs/A/ #s", "a/index.html"},
			"a/p.html #s base-element [/docs/] write a/p.html#s\na/p.html #no no-name [index.html#no]\na/p.html #top2 no-name [index.html#top2]\na/p.html ?q#s base-element [/docs/] write a/p.html?q#s\na/p.html q.html#s base-element [/docs/] write a/q.html#s\n" +
				"a/r.html #s base-element [/docs/no/] write ../a/r.html#s\na/r.html #no base-element [/docs/no/]\na/r.html  base-element [/docs/no/] write ../a/r.html\na/r.html ?x base-element [/docs/no/] write ../a/r.html?x\na/r.html ./ slash-on-file write ../no.html\n" +
				"b/p.html #s base-element [/x/] write /docs/b/p.html#s\nb/p.html p.html base-element [/x/] write ../docs/b/p.html\nb/p.html #no base-element [/x/]\nb/q.html #s base-element [/docs/A/]\n"},
		{"base element at the root of the host", Options{Root: docs}, []string{"a/p.html id=s base=/ x.css a/q.html q.html #s ../x.css", "a/q.html base=https://example.org/ x.css", "x.css", "index.html base=/ x.css #s no"},
			"a/p.html x.css root-prefix write docs/x.css\na/p.html a/q.html root-prefix write docs/a/q.html\na/p.html q.html base-element [/] write docs/a/q.html\na/p.html #s base-element [/] write docs/a/p.html#s\na/p.html ../x.css root-prefix write docs/x.css\n" +
				"a/q.html x.css root-prefix write docs/x.css\nindex.html x.css root-prefix write docs/x.css\nindex.html #s base-element [/]\nindex.html no outside [/no]\n"},
		{"base element is used", Options{Root: docs}, []string{"a/index.html base=../b/ x.css", "b/x.css"}, ""},
		{"a page for every missing one", Options{Root: docs, Host: "github-pages"}, []string{"404.html x.css /docs/x.css", "x.css"},
			"404.html x.css error-page write /docs/x.css\n"},
		{"two addresses", Options{Root: docs, Host: "vercel"}, []string{"a/index.html x.css ../a/x.css", "a/x.css"},
			"a/index.html x.css two-addresses write /docs/a/x.css\na/index.html ../a/x.css two-addresses write /docs/a/x.css\n"},
		{"no clean addresses", Options{Root: docs, Host: "nginx"}, []string{"index.html a b/", "a.html", "b.html"},
			"index.html a clean-address write a.html\nindex.html b/ slash-on-file write b.html\n"},
		{"clean addresses", Options{Root: docs, Host: "github-pages"}, []string{"index.html a a.html a/", "a.html"},
			"index.html a/ slash-on-file write a.html\n"},
		{"html too much", Options{Root: docs}, []string{"index.html a.html b/index.html c/", "a/index.html", "b.html", "c/index.html"},
			"index.html a.html not-a-file write a/\nindex.html b/index.html not-a-file write b.html\n"},
		{"slash after a file", Options{Root: docs}, []string{"index.html x.css/", "x.css"}, "index.html x.css/ slash-on-file write x.css\n"},
		{"folder without a page", Options{Root: docs}, []string{"index.html a/ a", "a/x.css"}, "index.html a/ without-index [a/]\nindex.html a without-index [a]\n"},
		{"a reference without a name to a folder without a page", Options{Root: "https://example.org/"}, []string{"a/b.html ./ . ?q", "index.html", "c/d/index.html ../", "a/e.html ./#x"},
			"a/b.html ./ without-index [a/]\na/b.html . without-index [a/]\nc/d/index.html ../ without-index [c/]\na/e.html ./#x without-index [a/]\n"},
		{"source of a page", Options{Root: docs}, []string{"index.html a.md b.md#x sub/README.md", "a.html", "b/index.html id=x c.md ../c.md", "c/index.html", "sub/index.html"},
			"index.html a.md source-file write a.html\nindex.html b.md#x source-file write b/#x\nindex.html sub/README.md source-file write sub/\nb/index.html c.md source-file write ../c/\nb/index.html ../c.md source-file write ../c/\n"},
		{"capitals", Options{Root: docs}, []string{"index.html IMG/Logo.png Guide/ guide", "img/logo.png", "guide/index.html", "x/y.html ../Guide"},
			"index.html IMG/Logo.png capitals write img/logo.png\nindex.html Guide/ capitals write guide/\nindex.html guide redirected [adds-slash] write guide/\nx/y.html ../Guide capitals write ../guide/\n"},
		{"a host that has small letters only", Options{Root: docs, Host: "netlify"}, []string{"index.html Guide/ guide/", "Guide/index.html"},
			"index.html Guide/ redirected [lower-case] write guide/\n"},
		{"composition", Options{Root: docs}, []string{"index.html caf\u00e9.png cafe%CC%81.png caf%C3%A9.png", "cafe\u0301.png"},
			"index.html caf\u00e9.png composition write cafe%CC%81.png\nindex.html caf%C3%A9.png composition write cafe%CC%81.png\n"},
		{"encoded twice", Options{Root: docs}, []string{"index.html %25C3%25BC.png %C3%BC.png", "\u00fc.png"},
			"index.html %25C3%25BC.png encoded-twice write %C3%BC.png\n"},
		{"not encoded", Options{Root: docs}, []string{"index.html C#.html what?.html", "C#.html", "what?.html"},
			"index.html C#.html not-encoded write C%23.html\nindex.html what?.html not-encoded write what%3F.html\n"},
		{"in another folder", Options{Root: docs}, []string{"a/b.html x.png y.png", "c/d/x.png", "c/y.png", "e/y.png"},
			"a/b.html x.png elsewhere [a/x.png] write ../c/d/x.png\na/b.html y.png not-there [a/y.png]\n"},
		{"a first page for everything", Options{Root: docs, Host: "cloudflare-pages"}, []string{"index.html no", "a.html"}, "index.html no fallback [no]\n"},
		{"none where there is an error page", Options{Root: docs, Host: "cloudflare-pages"}, []string{"index.html no", "404.html"}, "index.html no not-there [no]\n"},
		{"no such place", Options{Root: docs}, []string{"index.html a.html#x a.html#Y #z a.pdf#page=2 a.html#", "a.html id=X id=Y", "a.pdf"},
			"index.html a.html#x name-capitals [a.html#x] write a.html#X\nindex.html #z no-name [index.html#z]\n"},
		{"placeholders", Options{Root: docs}, []string{"index.html {{url}} ${x} undefined a/undefined [object%20Object]", "undefined.html"},
			"index.html {{url}} placeholder\nindex.html ${x} placeholder\nindex.html undefined placeholder\nindex.html a/undefined placeholder\nindex.html [object%20Object] placeholder\n"},
		{"disk and machine", Options{Root: docs}, []string{`index.html file:///C:/x C:\x\y.png http://localhost:1313/a/ http://127.0.0.1/no`, "a/index.html"},
			"index.html file:///C:/x local-file\nindex.html C:\\x\\y.png local-file\nindex.html http://localhost:1313/a/ local-host [http://localhost:1313] write https://example.org/docs/a/\nindex.html http://127.0.0.1/no local-host [http://127.0.0.1]\n"},
		{"local site", Options{Root: "http://localhost:1313/"}, []string{"index.html http://localhost:1313/a/", "a/index.html"}, ""},
		{"redirections", Options{Root: docs, Host: "cloudflare-pages"}, []string{"index.html a a.html b.html /docs", "a/index.html", "b.html", "404.html"},
			"index.html a redirected [adds-slash] write a/\nindex.html a.html not-a-file write a/\nindex.html b.html redirected [drops-html] write b\nindex.html /docs redirected [adds-slash] write /docs/\n"},
		{"what browsers read otherwise than RFC 3986", Options{Root: docs}, []string{"index.html https:a/ https://example.org:443/docs/a/ https://example.org:443/docs/no https:no https://other.example:443/", "a/index.html %2e%2E/ .%2e/a/ %2e/ %2e%2e/no ../a%2ehtml", "a.html"},
			"index.html https://example.org:443/docs/no not-there [no]\nindex.html https:no not-there [no]\nindex.html https://other.example:443/ external [other.example]\na/index.html %2e%2e/no not-there [no]\n"},
		{"the same host by another scheme", Options{Root: docs}, []string{"index.html http://example.org/docs/a.html http://EXAMPLE.org:80/docs/a http://example.org:8080/docs/a.html http://example.org/x http://example.org/docs/#no", "a.html"},
			"index.html http://example.org/docs/a.html insecure write https://example.org/docs/a.html\nindex.html http://EXAMPLE.org:80/docs/a clean-address write https://example.org/docs/a.html\nindex.html http://example.org:8080/docs/a.html external [example.org]\nindex.html http://example.org/x outside [/x]\nindex.html http://example.org/docs/#no no-name [index.html#no]\n"},
		{"a root by http:", Options{Root: "http://example.org/"}, []string{"index.html https://example.org/a.html https://example.org:443/no", "a.html"}, "index.html https://example.org:443/no not-there [no]\n"},
		{"a root that is percent-encoded otherwise", Options{Root: "https://example.org/caf%c3%A9/~x/"},
			[]string{"index.html /caf\u00e9/%7ex/a.html /caf%C3%A9/~x/no /caf%C3%A9/%7Ex /caf%C3%A9/?/~x/ /caf%C3%A9%2F~x/a.html", "a.html"},
			"index.html /caf%C3%A9/~x/no not-there [no]\nindex.html /caf%C3%A9/%7Ex redirected [adds-slash] write /caf%c3%A9/~x/\nindex.html /caf%C3%A9/?/~x/ outside [/caf\u00e9]\nindex.html /caf%C3%A9%2F~x/a.html outside [/caf\u00e9]\n"},
		{"a root that is not encoded", Options{Root: "https://example.org/caf\u00e9/"}, []string{"index.html /caf%C3%A9/a.html a.html", "a.html"}, ""},
		{"a root that was joined as text", Options{Root: docs}, []string{"index.html /docscss/x.css https://example.org/docscss/x.css?a /docsno.css ../docscss/x.css /docs2/css/x.css", "css/x.css", "b/index.html ../../docscss/x.css"},
			"index.html /docscss/x.css joined-as-text write /docs/css/x.css\nindex.html https://example.org/docscss/x.css?a joined-as-text write https://example.org/docs/css/x.css?a\nindex.html /docsno.css outside [/docsno.css]\nindex.html ../docscss/x.css joined-as-text write css/x.css\nindex.html /docs2/css/x.css outside [/docs2]\nb/index.html ../../docscss/x.css joined-as-text write ../css/x.css\n"},
		{"a host that was joined as text", Options{Root: "https://example.org/"}, []string{"index.html https://example.orgcss/x.css https://example.organic/ //example.orgcss/x.css", "css/x.css"},
			"index.html https://example.orgcss/x.css joined-as-text write https://example.org/css/x.css\nindex.html https://example.organic/ external [example.organic]\nindex.html //example.orgcss/x.css joined-as-text write //example.org/css/x.css\n"},
		{"backslashes", Options{Root: docs}, []string{`index.html img\x.png`, "img/x.png"}, "index.html img\\x.png backslashes write img/x.png\n"},
		{"encoded slashes", Options{Root: docs}, []string{"index.html a%2fb.html", "a/b.html"}, "index.html a%2fb.html encoded-slash write a/b.html\n"},
		{"an address with two files", Options{Root: docs, Host: "github-pages"}, []string{"index.html a#page a#folder", "a.html id=page", "a/index.html id=folder"},
			"index.html a#folder no-name [a.html#folder]\n"},
		{"an address with two files, on another host", Options{Root: docs, Host: "nginx"}, []string{"index.html a#page a#folder", "a.html id=page", "a/index.html id=folder"},
			"index.html a#page no-name [a/index.html#page]\nindex.html a#folder redirected [adds-slash] write a/#folder\n"},
		{"a page for every missing one, with a redirection", Options{Root: docs}, []string{"404.html /docs/a", "a/index.html"},
			"404.html /docs/a redirected [adds-slash] write /docs/a/\n"},
		{"the root without its slash, with a fragment", Options{Root: docs}, []string{"index.html id=x /docs#x /docs?q#x /docs#no"},
			"index.html /docs#x redirected [adds-slash] write /docs/#x\nindex.html /docs?q#x redirected [adds-slash] write /docs/?q#x\nindex.html /docs#no no-name [index.html#no]\n"},
		{"a root with its file", Options{Root: docs + "index.html"}, []string{"index.html /docs/a.html", "a.html"}, ""},
		{"first page without its slash", Options{Root: docs}, []string{"index.html docs/x.css", "x.css"}, "index.html docs/x.css needs-no-slash write x.css\n"},
		{"nothing that works can be written", Options{Root: docs}, []string{"a/c.html ../d.html#no", "a/d.html"}, "a/c.html ../d.html#no needs-slash\n"},
		{"a root that is none", Options{Root: "docs"}, []string{"index.html /a.html", "a.html"}, ""},
		{"a root without its slash", Options{Root: "https://example.org/docs"}, []string{"index.html /docs/a.html", "a.html"}, ""},
		{"hosts that begin as the machine does", Options{Root: docs}, []string{"index.html http://127.evil.example/ http://127.0.0.1.nip.example/a/ http://127.1/a/", "a/index.html"},
			"index.html http://127.evil.example/ external [127.evil.example]\nindex.html http://127.0.0.1.nip.example/a/ external [127.0.0.1.nip.example]\nindex.html http://127.1/a/ local-host [http://127.0.0.1] write https://example.org/docs/a/\n"},
		{"a root with the default port, in capitals", Options{Root: "HTTPS://Example.org:443/docs/%2e/../docs"}, []string{"index.html https://example.org/docs/a.html https://example.org/docs/no", "a.html"},
			"index.html https://example.org/docs/no not-there [no]\n"},
		{"a root with a name and a password", Options{Root: "https://me:secret@example.org/"}, []string{"index.html https://example.org/a.html https://you@example.org/no a.html", "a.html"},
			"index.html https://you@example.org/no not-there [no]\n"},
		{"a root with a port", Options{Root: "https://example.org:8443/"}, []string{"index.html https://example.org:8443/a.html http://example.org:8443/a.html https://example.org/a.html", "a.html"},
			"index.html http://example.org:8443/a.html external [example.org]\nindex.html https://example.org/a.html external [example.org]\n"},
		{"a root that is not encoded, and links that are, in small letters", Options{Root: "https://example.org/caf\u00e9 \u00e9/"}, []string{"index.html /caf%c3%a9%20%C3%a9/a.html /caf\u00e9%20\u00e9/no", "a.html"},
			"index.html /caf\u00e9%20\u00e9/no not-there [no]\n"},
		{"a domain that is not ASCII", Options{Root: "https://m\u00fcnchen.example/"}, []string{"index.html https://M\u00fcnchen.example/a.html //m\u00fcnchen.example/no https://\u00e9.example/ https://xn--mnchen-3ya.example/", "a.html"},
			"index.html //m\u00fcnchen.example/no not-there [no]\nindex.html https://\u00e9.example/ external [\u00e9.example]\nindex.html https://xn--mnchen-3ya.example/ external [xn--mnchen-3ya.example]\n"},
		{"a domain that is not ASCII, with ToASCII", Options{Root: "https://m\u00fcnchen.example/", ToASCII: toASCII}, []string{"index.html https://xn--mnchen-3ya.example/a.html https://M\u00dcNCHEN.example/no", "a.html"},
			"index.html https://M\u00dcNCHEN.example/no not-there [no]\n"},
		{"what has no host in browsers, and what has one", Options{Root: docs}, []string{"index.html http:// ///x https:/docs/a.html https://exa<mple/ http://e:99999/ http://[::1 https: http://<%host%>/x ////e/y", "a.html"},
			"index.html http:// invalid-url [http://]\nindex.html ///x external [x]\nindex.html https://exa<mple/ invalid-url [https://exa<mple/]\nindex.html http://e:99999/ invalid-url [http://e:99999/]\nindex.html http://[::1 invalid-url [http://[::1]\nindex.html http://<%host%>/x placeholder\nindex.html ////e/y external [e]\n"},
		{"bases that browsers ignore", Options{Root: docs}, []string{"a/p.html base=JavaScript:1 q.html #x #no id=x", "a/q.html base=data:text/html,x p.html#x", "a/r.html base=http://[:: q.html #no"},
			"a/p.html #no no-name [a/p.html#no]\na/r.html #no no-name [a/r.html#no]\n"},
		{"a base that is opaque", Options{Root: docs}, []string{"index.html base=mailto:a a.html #x", "a.html"}, "index.html a.html invalid-url [a.html]\nindex.html #x other-scheme [mailto]\n"},
		{"another scheme than those of the web", Options{Root: "foo://h/"}, []string{"index.html foo:/x foo:x a.html foo://i/", "a.html"},
			"index.html foo:/x other-scheme [foo]\nindex.html foo:x other-scheme [foo]\nindex.html foo://i/ external [i]\n"},
		{"routes of a script", Options{Root: docs}, []string{"index.html #/guide #!guide ./#/guide?id=a a/index.html#/x a#/x #/own", "a/index.html id=/own #/own #/ ../a.css#/x ../no#/x", "a.css"},
			"index.html #/guide hash-route\nindex.html #!guide hash-route\nindex.html ./#/guide?id=a hash-route\nindex.html a/index.html#/x hash-route\nindex.html a#/x redirected [adds-slash] write a/#/x\nindex.html #/own hash-route\na/index.html #/ hash-route\na/index.html ../no#/x not-there [no]\n"},
		{"a fragment whose # is encoded", Options{Root: docs}, []string{"index.html a.html%23x a%231.html no%23x a.html%23x?y a.html%23x#z", "a.html id=x", "a#1.html"},
			"index.html a.html%23x encoded-fragment write a.html#x\nindex.html no%23x not-there [no#x]\n" +
				"index.html a.html%23x?y encoded-fragment write a.html?y#x\nindex.html a.html%23x#z not-there [a.html#x]\n"},
		{"pages that redirect by a refresh", Options{Root: docs}, []string{"index.html old.html#x older.html#x old.html#no round.html#x away.html#x old.html gone.html#x", "old.html refresh=sub/new.html", "older.html base=sub/ refresh=../old.html#y",
			"sub/new.html id=x", "round.html refresh=round.html", "away.html refresh=https://h.example/", "gone.html refresh=no.html"},
			"index.html old.html#x meta-refresh write sub/new.html#x\nindex.html older.html#x meta-refresh write sub/new.html#x\nindex.html old.html#no no-name [old.html#no]\n" +
				"index.html round.html#x no-name [round.html#x]\nindex.html away.html#x no-name [away.html#x]\nindex.html gone.html#x no-name [gone.html#x]\n" +
				"older.html ../old.html#y no-name [old.html#y]\naway.html https://h.example/ external [h.example]\ngone.html no.html not-there [no.html]\n"},
		{"lines of a listing", Options{Root: docs}, []string{"index.html a.html#3-5 a.html#L1-L2 a.html#L1-2 #3-5 a.html#3-6 a.html#3- a.html#a-b a.html#L-L1 a.html#5-3 a.html#L2-L2 a.html#fn1-2", "a.html id=3 id=5 id=L1 id=L2 id=a id=b id=L id=fn1 id=fn2"},
			"index.html a.html#3-5 line-range\nindex.html a.html#L1-L2 line-range\nindex.html a.html#L1-2 line-range\nindex.html #3-5 no-name [index.html#3-5]\nindex.html a.html#3-6 no-name [a.html#3-6]\n" +
				"index.html a.html#3- no-name [a.html#3-]\nindex.html a.html#a-b no-name [a.html#a-b]\nindex.html a.html#L-L1 no-name [a.html#L-L1]\nindex.html a.html#5-3 no-name [a.html#5-3]\n" +
				"index.html a.html#L2-L2 no-name [a.html#L2-L2]\nindex.html a.html#fn1-2 no-name [a.html#fn1-2]\n"},
		{"a range that is an id", Options{Root: docs}, []string{"index.html id=1 id=2 id=1-2 #1-2"}, ""},
		{"fragments of style sheets", Options{Root: docs}, []string{"index.html s.css#v2 #v2", "s.css"}, "index.html #v2 no-name [index.html#v2]\n"},
		{"ids that are not ASCII", Options{Root: docs}, []string{"index.html id=\u00e9 #\u00e9 #%C3%A9 #\u00e0 #%c3%a0"}, "index.html #\u00e0 no-name [index.html#\u00e0]\nindex.html #%c3%a0 no-name [index.html#\u00e0]\n"},
		{"ids that differ by hyphens", Options{Root: docs}, []string{"index.html id=_ref_index id=intro id=a-b #Ref-index #in-tro #A-B #ab #-"},
			"index.html #Ref-index near-name [index.html#Ref-index] write #_ref_index\nindex.html #in-tro near-name [index.html#in-tro] write #intro\nindex.html #A-B name-capitals [index.html#A-B] write #a-b\n" +
				"index.html #ab near-name [index.html#ab] write #a-b\nindex.html #- no-name [index.html#-]\n"},
		{"ids of which letters were dropped", Options{Root: docs}, []string{"index.html id=bersicht id=faq-amp-notes id=\u6982 id=\u00e9t\u00e9 #\u00fcbersicht #faq--notes #FAQ-lt-notes #\u6982\u8981 #t #\u00e9t"},
			"index.html #\u00fcbersicht near-name [index.html#\u00fcbersicht] write #bersicht\nindex.html #faq--notes near-name [index.html#faq--notes] write #faq-amp-notes\n" +
				"index.html #FAQ-lt-notes near-name [index.html#FAQ-lt-notes] write #faq-amp-notes\nindex.html #\u6982\u8981 no-name [index.html#\u6982\u8981]\nindex.html #t no-name [index.html#t]\nindex.html #\u00e9t no-name [index.html#\u00e9t]\n"},
		{"addresses within addresses", Options{Root: docs}, []string{"a/index.html ../../https://www.example.com/x /http://other.example/ https://example.org/https://www.example.org/y https://archive.example/https://other.example/ ../web/https://x.example/"},
			"a/index.html ../../https://www.example.com/x address-in-path write https://www.example.com/x\na/index.html /http://other.example/ address-in-path write http://other.example/\n" +
				"a/index.html https://example.org/https://www.example.org/y address-in-path write https://www.example.org/y\na/index.html https://archive.example/https://other.example/ external [archive.example]\n" +
				"a/index.html ../web/https://x.example/ not-there [web/https://x.example/]\n"},
		{"paths of a disk", Options{Root: docs}, []string{"a/index.html /home/runner/work/r/r/x.css home/runner/work/r/r/y.css /home/"},
			"a/index.html /home/runner/work/r/r/x.css disk-path [/home/runner/work/]\na/index.html home/runner/work/r/r/y.css disk-path [home/runner/work/]\na/index.html /home/ outside [/home]\n"},
		{"hosts as folders", Options{Root: docs}, []string{"a/index.html ../www.example.com/x /example.org/y"},
			"a/index.html ../www.example.com/x host-in-path [www.example.com] write https://www.example.com/x\na/index.html /example.org/y host-in-path [example.org]\n"},
		{"folders that are there twice", Options{Root: docs}, []string{"css/site.css css/fonts.css css/no.css", "css/fonts.css", "a/lib/x.html ../lib/y.html", "a/lib/y.html", "use/lib/p/q.html lib/p/r.html", "use/lib/p/r.html"},
			"css/site.css css/fonts.css from-root write fonts.css\ncss/site.css css/no.css not-there [css/css/no.css]\nuse/lib/p/q.html lib/p/r.html folder-twice write r.html\n"},
		{"style sheets", Options{Root: docs}, []string{"css/x.css img/a.png ../img/a.png", "img/a.png"},
			"css/x.css img/a.png from-root write ../img/a.png\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := built(c.o, c.files...)
			for _, f := range s.Findings() {
				seen[f.Cause] = true
			}
			if got := told(s); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
	for _, c := range Causes() {
		if !seen[c] && c != RoundAndRound && c != LeavesSrcdoc && !(c >= OutsideScope && c <= ScopePrefix) && c != BehindServer { // TestLoop, TestDocumentsInSrcdoc, scopes_test.go, TestBehindAServer
			t.Errorf("no case has the cause %s", c)
		}
	}
}

// The list of causes is closed: each has a name of its own.
func TestCauseNames(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Causes() {
		if c.String() == "" || seen[c.String()] {
			t.Errorf("%d is called %q", c, c)
		}
		seen[c.String()] = true
	}
}

// A document in srcdoc has the base of the page, or its own, which is resolved against that.
func TestDocumentsInSrcdoc(t *testing.T) {
	s := New(Options{Root: docs})
	for _, name := range []string{"a/index.html", "a/x.png", "a/in/y.png", "z.png"} {
		s.AddFile(name)
	}
	inherits, own := links.Base{Kind: links.Inherits}, links.Base{Kind: links.Resolves, Ref: "in/"}
	within := own
	within.Parent, within.Ref = 2, "../.."
	ignored := own
	ignored.Parent, ignored.Ref = 2, "data:,"
	s.AddPage("a/index.html", Scan{
		Bases: []links.Base{inherits, own, within, ignored},
		Links: []links.Link{{Ref: "x.png"}, {Ref: "x.png", Base: 1}, {Ref: "y.png", Base: 2}, {Ref: "x.png", Base: 2}, {Ref: "z.png", Base: 3}, {Ref: "#no", Base: 2}, {Ref: "#no", Base: 1}},
	})
	s.AddMore(Scan{Links: []links.Link{{Ref: "y.png", Base: 2}, {Ref: "y.png", Base: 4}}})
	s.Follow(1 << 30)
	for i, want := range []string{"", "", "", "base-element", "", "leaves-srcdoc", "leaves-srcdoc", "", ""} {
		if e := s.Details(i); e.Cause.String() != want {
			t.Errorf("%d: %q is %q from %s, want %q", i, e.Ref, e.Cause, e.Base, want)
		}
	}
	if e := s.Details(3); e.Write != "../x.png" || e.Key != "in/" || e.Other != "in/" {
		t.Errorf("%+v", e)
	}
	if s.Pages() != 1 {
		t.Errorf("%d pages", s.Pages())
	}
}

// What comes last, once all links have been followed, is done in portions, too.
func TestFindingsAreRankedInPortions(t *testing.T) {
	s := New(Options{Root: docs})
	s.AddFile("index.html")
	var list []links.Link
	for i := range 4000 {
		list = append(list, links.Link{Ref: "no" + strconv.Itoa(i)})
	}
	s.AddPage("index.html", Scan{Links: list})
	s.AddMore(Scan{Links: list[:1]})
	portions := 1
	for !s.Follow(1) {
		portions++
	}
	if least := 4000 + 13*4000/sortedAtOnce; portions < least {
		t.Errorf("done in %d portions, want %d at least", portions, least)
	}
	if ranked := s.Ranked(); len(ranked) != 4000 || !slices.IsSorted(ranked) {
		t.Errorf("%d findings, of equal weight in another order", len(ranked))
	}
	if f := s.Findings()[0]; f.Links != 2 || f.Pages != 1 {
		t.Errorf("the first finding has %d links of %d pages", f.Links, f.Pages)
	}
}
