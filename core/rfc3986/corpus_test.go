package rfc3986_test

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"

	"uriplayground/core/rfc3986"
)

// corpusSize is how many URLs the benchmarks run over: more than the caches of
// a processor hold. Tests look at the first corpusTested.
const (
	corpusSize   = 100_000
	corpusTested = 10_000
)

// corpusPair is an absolute URL and a link on its page.
type corpusPair struct{ base, ref string }

// corpus makes URLs and links as they are met on the web: most of them plain,
// some with a port, an address, userinfo, triplets, a long query. The same
// seed makes the same corpus on every machine.
var corpus = sync.OnceValue(func() []corpusPair {
	g := generator{rand.New(rand.NewPCG(3986, 2005))}
	bases, refs := make([]string, corpusSize), make([]string, corpusSize)
	for i := range corpusSize {
		bases[i], refs[i] = g.url(), g.link()
	}
	bases, refs = inOneFile(bases), inOneFile(refs)
	pairs := make([]corpusPair, corpusSize)
	for i := range pairs {
		pairs[i] = corpusPair{bases[i], refs[i]}
	}
	return pairs
})

// inOneFile makes the texts lie one after the other in memory, as they do when
// they were read from a file.
func inOneFile(texts []string) []string {
	file := strings.Join(texts, "")
	for i, text := range texts {
		texts[i], file = file[:len(text)], file[len(text):]
	}
	return texts
}

type generator struct{ *rand.Rand }

func (g generator) chance(percent int) bool { return g.IntN(100) < percent }

func pick(g generator, list []string) string { return list[g.IntN(len(list))] }

var (
	corpusSchemes = []string{"https", "https", "https", "https", "https", "http", "http", "ftp"}
	corpusTLDs    = []string{"com", "org", "net", "de", "fr", "co.uk", "io", "edu"}
	corpusHosts   = []string{"203.0.113.7", "198.51.100.200", "[2001:db8::1]", "[2001:db8:0:0:1::ffff]", "localhost"}
	corpusWords   = []string{
		"wiki", "index", "a", "article", "2024", "images", "static", "v1", "api", "users", "docs", "search", "product", "item",
		"category", "blog", "news", "archive", "assets", "javascript", "main", "en", "page", "view", "download", "caf%C3%A9", "hello%20world",
	}
	corpusEnds = []string{"", "", "/", ".html", ".html", ".php", ".png", ".js", ".css", ".pdf"}
	// What no list of words holds, but most URLs do.
	corpusForms = []string{
		"{word}-{word}-{word}", "how-to-{word}-a-{word}", "{word}-{word}-and-{word}-{number}", "{word}_{word}", "Main_Page",
		"{number}", "{number}", "{number}-{word}", "{hex}", "{word}.{hex}", "{word};v={number}", "@{word}", "{word}({word})",
		"%E6%97%A5%E6%9C%AC{number}", "Stra%C3%9Fe",
	}
	corpusValues = []string{
		"{word}", "{word}", "{word}{number}", "{number}", "{number}", "{word}+{word}", "{word}%20{word}", "{hex}", "{word}-{word}",
		"https%3A%2F%2Fwww.{word}.com%2F{word}%2F", "{word},{word}", "",
	}
	corpusKeys = []string{"q", "id", "page", "utm_source", "utm_campaign", "ref", "lang", "sort", "token", "v"}
)

func (g generator) url() string {
	var b strings.Builder
	b.WriteString(pick(g, corpusSchemes) + "://")
	g.authority(&b)
	b.WriteString(g.path(g.IntN(6)))
	g.rest(&b)
	return b.String()
}

func (g generator) authority(b *strings.Builder) {
	if g.chance(2) {
		b.WriteString(g.word() + ":" + g.word() + "@")
	}
	switch {
	case g.chance(5):
		b.WriteString(pick(g, corpusHosts))
	case g.chance(60):
		b.WriteString("www." + g.word() + "." + pick(g, corpusTLDs))
	default:
		b.WriteString(g.word() + "-" + g.word() + "." + pick(g, corpusTLDs))
	}
	if g.chance(5) {
		b.WriteString(":" + strconv.Itoa(1024+g.IntN(50000)))
	}
}

// word has no triplet, so that a host may hold it.
func (g generator) word() string {
	w := pick(g, corpusWords)
	return strings.ReplaceAll(strings.ReplaceAll(w, "%20", "-"), "%C3%A9", "e")
}

// fill puts something in the place of each name in braces.
func (g generator) fill(form string) string {
	for {
		before, after, found := strings.Cut(form, "{")
		if !found {
			return form
		}
		name, after, _ := strings.Cut(after, "}")
		form = before + g.named(name) + after
	}
}

func (g generator) named(name string) string {
	switch name {
	case "number":
		return strconv.Itoa(g.IntN(int(math.Pow10(1 + g.IntN(8)))))
	case "hex":
		return strconv.FormatUint(g.Uint64(), 16)
	}
	return g.word()
}

func (g generator) segment() string {
	if g.chance(25) {
		return g.fill(pick(g, corpusForms))
	}
	return pick(g, corpusWords)
}

// path begins with "/".
func (g generator) path(segments int) string {
	var b strings.Builder
	for range segments {
		b.WriteString("/" + g.segment())
	}
	b.WriteString("/" + g.segment() + pick(g, corpusEnds))
	return b.String()
}

func (g generator) rest(b *strings.Builder) {
	if g.chance(35) {
		before := byte('?')
		for range 1 + g.IntN(4) {
			b.WriteByte(before)
			b.WriteString(pick(g, corpusKeys) + "=" + g.fill(pick(g, corpusValues)))
			before = '&'
		}
	}
	if g.chance(10) {
		b.WriteString("#" + pick(g, corpusWords))
	}
}

// link returns a reference as pages hold it.
func (g generator) link() string {
	var b strings.Builder
	switch {
	case g.chance(15):
		return g.url()
	case g.chance(45):
		b.WriteString(g.path(g.IntN(4)))
	case g.chance(40):
		b.WriteString(strings.Repeat("../", 1+g.IntN(3)) + g.path(g.IntN(3))[1:])
	case g.chance(20):
		b.WriteString("./" + g.path(g.IntN(2))[1:])
	case g.chance(10):
		b.WriteString("//")
		g.authority(&b)
		b.WriteString(g.path(1))
	default:
		b.WriteString(g.path(g.IntN(2))[1:])
	}
	g.rest(&b)
	return b.String()
}

// dottedPath returns the path that §5.2.3 makes of the pair, dot segments and all.
func (p corpusPair) dottedPath() string {
	b, r := literalSplit(p.base), literalSplit(p.ref)
	if r.path == "" || r.path[0] == '/' {
		return b.path + "/." + r.path
	}
	return mergePaths(b, r, rfc3986.Options{})
}
