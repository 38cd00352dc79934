package core_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc3986"
)

// What a keystroke costs where the path has 100,000 segments, each of which is a
// step: the time for a step, of the whole and of its parts.
func BenchmarkSteps(b *testing.B) {
	const segments = 100_000
	for _, c := range []struct{ name, unit string }{
		{"plain", "/a"}, {"mixed", "/a/./b/.."}, {"dots", "/."}, {"up", "/.."},
	} {
		steps := strings.Count(c.unit, "/")
		ref := strings.Repeat(c.unit, segments/steps)
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				r := core.Resolve("http://h/x/y", ref, core.RFC3986, core.Options{})
				n = len(r.Trace.Steps)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/step")
		})
	}
}

// olderURLs are URLs as the documents of 1994 print them, by their scheme. All
// are valid in RFC 1738 and in RFC 3986.
var olderURLs = []struct {
	scheme string
	urls   []string
}{
	{"ftp", []string{
		"ftp://ds.internic.net/rfc/rfc1738.txt;type=a",
		"ftp://myname:secret@host.dom:2121/%2Fetc/motd",
		"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
		"ftp://quake.think.com/pub/wais/doc/protspec.txt",
	}},
	{"http", []string{
		"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html",
		"http://info.cern.ch/hypertext/WWW/Addressing/URL/5_URI_BNF.html",
		"http://www.ncsa.uiuc.edu:8080/cgi-bin/query?name=Berners-Lee&lang=en&from=1990",
		"http://host.dom/%7Euser/caf%E9/",
	}},
	{"gopher", []string{
		"gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles",
		"gopher://mudhoney.micro.umn.edu:70/7/search%09uniform%20resource%09+application/postscript%20Es_ES",
	}},
	{"mailto", []string{"mailto:uri@bunyip.com", "mailto:user%25host.dom@gateway.dom"}},
	{"news", []string{"news:comp.infosystems.www.misc", "news:5f0e6b3c1d29@ds.internic.net"}},
	{"nntp", []string{"nntp://news.cs.hut.fi/alt.html/239157"}},
	{"telnet", []string{"telnet://guest:guest@melvyl.ucop.edu:23/"}},
	{"wais", []string{"wais://quake.think.com/directory-of-servers?uniform+resource", "wais://wais.com/database/TEXT/0%3A1234%3Adoc"}},
	{"file", []string{"file://vms.host.edu/disk$user/my/notes/note12345.txt", "file:///etc/motd"}},
	{"prospero", []string{"prospero://host.dom//pros/name;OBJECT-VERSION=12;OBJECT-ID=a%3Db"}},
	{"other", []string{"z39.50://host.dom:210/database?query", "x-news:comp.infosystems.www.misc/1994/12/31"}},
}

// Validating a text by RFC 1738 may take twice as long as parsing it by RFC 3986, and
// not more.
func BenchmarkDialects(b *testing.B) {
	var all []string
	for _, row := range olderURLs {
		all = append(all, row.urls...)
		b.Run(row.scheme, func(b *testing.B) { benchDialects(b, row.urls, "rfc1738", parse1738) })
	}
	b.Run("all", func(b *testing.B) { benchDialects(b, all, "rfc1738", parse1738) })
}

func parse1738(s string) error { _, err := rfc1738.Parse(s); return err }

func benchDialects(b *testing.B, urls []string, document string, parse func(string) error) {
	b.Run("rfc3986", func(b *testing.B) {
		benchEach(b, urls, func(s string) error { _, err := rfc3986.Parse(s); return err })
	})
	b.Run(document, func(b *testing.B) { benchEach(b, urls, parse) })
}

// benchEach parses one URL an iteration, round and round.
func benchEach(b *testing.B, urls []string, parse func(string) error) {
	size := 0
	for _, url := range urls {
		size += len(url)
	}
	b.SetBytes(int64(size / len(urls)))
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if i == len(urls) {
			i = 0
		}
		if err := parse(urls[i]); err != nil {
			b.Fatal(urls[i], err)
		}
	}
}
