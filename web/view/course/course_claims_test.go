package course

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/page"
)

const base54 = "http://a/b/c/d;p?q"

// fact is something that a lesson says of the texts it shows, and what the core
// says of it.
type fact struct {
	texts     []string // that are accounted for
	got, want string
}

func part(text, name, want string) fact {
	a := core.Parse(text, core.RFC3986)
	p := a.Part(name)
	return fact{[]string{text, want}, p.State() + " " + p.In(text), "present " + want}
}

func is(text, name, want string) fact {
	a := core.Parse(text, core.RFC3986)
	return fact{[]string{text}, a.Part(name).State(), want}
}

func leads(base, ref, want string, options ...core.Options) fact {
	o := core.Options{}
	if len(options) > 0 {
		o = options[0]
	}
	got, _ := core.Target(base, ref, core.RFC3986, o)
	return fact{[]string{base, ref, want}, got, want}
}

func meet(a, b, want string) fact {
	return fact{[]string{a, b}, core.Compare(a, b, core.RFC3986).Rung.String(), want}
}

func cleans(path, want string) fact {
	got, _ := core.TraceRemoveDotSegments(path)
	return fact{[]string{path, want}, got, want}
}

func kinds(text string, want ...string) fact {
	a := core.Parse(text, core.RFC3986)
	list := []string{a.Kind.Name, a.PathKind.Name}
	if a.HostKind != nil {
		list = append(list, a.HostKind.Name)
	}
	got := slices.DeleteFunc(list, func(k string) bool { return !slices.Contains(want, k) })
	return fact{[]string{text}, strings.Join(got, " "), strings.Join(want, " ")}
}

func valid(text, want string) fact {
	a := core.Parse(text, core.RFC3986)
	got := "valid"
	if !a.Valid {
		got = strconv.Itoa(a.FirstBad + 1)
	}
	return fact{[]string{text}, got, want}
}

// once returns a target that older software gave, as the vectors have it.
func once(ref, want string) fact {
	for _, c := range vectors.Resolve() {
		for _, other := range c.Contested {
			if c.Base == base54 && c.Ref == ref && other.Target == want && strings.Contains(other.Deviates, "2396") {
				return fact{[]string{base54, ref, want}, want, want}
			}
		}
	}
	return fact{nil, "no vector", want}
}

// by returns the target by another document; "" for none.
func by(d core.Dialect, base, ref, want string) fact {
	return fact{[]string{base, ref, want}, core.ResolveBy(base, ref, d, core.Options{}, nil).Target.Text, want}
}

// answers returns what a library answered when it was asked.
func answers(library, ref, want string) fact {
	for _, a := range lesson.Recorded(base54, ref) {
		if strings.HasPrefix(a.Library, library+" ") {
			return fact{[]string{base54, ref, want}, a.Answer, want}
		}
	}
	return fact{nil, "not recorded", want}
}

var facts = map[string][]fact{
	"components": {
		part(base54, "scheme", "http"), part(base54, "authority", "a"), part(base54, "path", "/b/c/d;p"), part(base54, "query", "q"),
		is(base54, "fragment", "undefined"), part("g?y/../x", "path", "g"), part("g?y/../x", "query", "y/../x"),
	},
	"undefined": {
		is("http://a/b", "query", "undefined"), is("http://a/b?", "query", "empty"), leads(base54, "?", "http://a/b/c/d;p?"),
		is("file:///x", "authority", "empty"), is("file:/x", "authority", "undefined"),
	},
	"characters": {
		meet("http://a/%7Eu", "http://a/~u", "percent"), meet("http://a/b%2Fc", "http://a/b/c", "none"),
		valid("http://a/b c", "11"), valid("http://a/b%20c", "valid"),
	},
	"authority": {
		part("ftp://jo@h.example:21/x", "userinfo", "jo"), part("ftp://jo@h.example:21/x", "host", "h.example"), part("ftp://jo@h.example:21/x", "port", "21"),
		kinds("http://[::1]/", "IPv6address"), kinds("http://127.0.0.1/", "IPv4address"), kinds("http://256.1.1.1/", "reg-name"), valid("http://256.1.1.1/", "valid"),
		part("http://a.example@b.example/", "host", "b.example"),
	},
	"paths": {
		part("b:c", "scheme", "b"), part("b:c", "path", "c"), kinds("./b:c", "path-noscheme"), part("//g", "host", "g"), part("http://a//b", "path", "//b"),
	},
	"references": {
		kinds("//g", "network-path"), kinds("/g", "absolute-path"), kinds("g", "relative-path"), kinds("../g", "relative-path"),
		leads(base54, "//g", "http://g"), leads(base54, "/g", "http://a/g"), leads(base54, "g", "http://a/b/c/g"),
		kinds("#s", "same-document"), kinds("", "same-document"), kinds("C:/f", "URI"), part("C:/f", "scheme", "C"),
	},
	"base": {
		leads("https://h.example/docs/guide", "intro", "https://h.example/docs/intro"),
		leads("https://h.example/docs/guide/", "intro", "https://h.example/docs/guide/intro"), leads("http://a/b#c", "", "http://a/b"),
	},
	"transform": {
		leads(base54, "g?y", "http://a/b/c/g?y"), leads(base54, "g", "http://a/b/c/g"), leads(base54, "?y", "http://a/b/c/d;p?y"),
		leads(base54, "#s", "http://a/b/c/d;p?q#s"), leads(base54+"#t", "g", "http://a/b/c/g"),
	},
	"merge": {
		part(base54, "path", "/b/c/d;p"), leads(base54, "g", "http://a/b/c/g"), leads("http://a", "g", "http://a/g"),
		leads("http://a/b/..", "c", "http://a/b/c"), leads("http://a/b/..", "c", "http://a/c", core.Options{Erratum4789: true}),
		leads(base54, ".", "http://a/b/c/"), {texts: []string{"/b/c/"}},
	},
	"dots": {
		cleans("/a/b/c/./../../g", "/a/g"), cleans("/../g", "/g"), cleans("/a/..g", "/a/..g"), cleans("/a/%2e%2e/g", "/a/%2e%2e/g"),
	},
	"recompose": {
		leads(base54, "#", "http://a/b/c/d;p?q#"), is("http://a/b/c/d;p?q#", "fragment", "empty"), leads("f:/a", ".//g", "f:/.//g"),
		part("f://g", "host", "g"), {[]string{"f:/a", "//g"}, literal("f:/a", ".//g"), "f://g"},
	},
	"normalize": {
		meet("HTTP://A/", "http://a/", "case"), meet("http://a/%7Eu", "http://a/~u", "percent"), meet("http://a/b/../c", "http://a/c", "dot"),
		meet("http://a:80/", "http://a/", "scheme"), meet("http://a:/", "http://a/", "scheme"), meet("http://a", "http://a/", "scheme"),
		meet("http://a/b", "http://a/b/", "none"), meet("http://a/B", "http://a/b", "none"),
		meet("http://a/?", "http://a/", "none"),
	},
	"strict": {
		part("http:g", "path", "g"), leads(base54, "http:g", "http:g"), leads(base54, "http:g", "http://a/b/c/g", core.Options{NonStrict: true}),
		leads(base54, "../../../g", "http://a/../g", core.Options{Erratum4547: true}), leads(base54, "../../../g", "http://a/g"),
		leads("http://a/b/c", "%2e%2e/admin", "http://a/b/%2e%2e/admin"),
		{texts: []string{"%2e%2e", "http://a/admin"}}, // what browsers do is held by tests/browser
	},
	"history": {
		once("?y", "http://a/b/c/?y"), leads(base54, "?y", "http://a/b/c/d;p?y"), once("../../../g", "http://a/../g"),
		leads(base54, "../../../g", "http://a/g"), meet("http://a/%7E", "http://a/~", "percent"), {texts: []string{"%7E"}},
		leads("http://a/b/c/d;p=1/2?q", "g", "http://a/b/c/d;p=1/g"),
		answers("Java java.net.URI", "?y", "http://a/b/c/?y"), answers("Java java.net.URI", "../../../g", "http://a/../g"),
		by(core.RFC2396, base54, "?y", "http://a/b/c/?y"),
		answers("url-toolkit (hls.js)", ";x", "http://a/b/c/d;x"), by(core.RFC1808, base54, ";x", "http://a/b/c/d;x"),
		by(core.URL, base54, `\g`, "http://a/g"), by(core.URL, base54, "http:g", "http://a/b/c/g"), leads(base54, "http:g", "http:g"),
		by(core.URL, "mailto:a@b", "c", ""),
	},
}

func literal(base, ref string) string {
	r := core.Resolve(base, ref, core.RFC3986, core.Options{})
	return r.Literal
}

// Whatever a lesson says of a text is so, and nothing is said of a text for
// which there is no fact.
func TestLessonsSayWhatIsSo(t *testing.T) {
	for _, l := range lesson.Handbook() {
		known := map[string]bool{}
		for _, f := range facts[l.ID] {
			if f.got != f.want {
				t.Errorf("%s: of %q the core says %q, the lesson %q", l.ID, f.texts, f.got, f.want)
			}
			for _, text := range f.texts {
				known[text] = true
			}
		}
		for _, lang := range locales.Languages() {
			said := shown(locales.For(lang), l.ID)
			if len(said) == 0 {
				t.Errorf("%s: %s shows nothing", lang, l.ID)
			}
			for text := range said {
				if !known[text] {
					t.Errorf("%s: %s says something of %q, for which there is no fact", lang, l.ID, text)
				}
			}
		}
	}
}

// Both languages show the same texts.
func TestLessonsShowTheSameInBothLanguages(t *testing.T) {
	for _, l := range lesson.Handbook() {
		en, fr := shown(locales.For("en"), l.ID), shown(locales.For("fr"), l.ID)
		for text := range en {
			if en[text] != fr[text] {
				t.Errorf("%s: %q %d times in English, %d in French", l.ID, text, en[text], fr[text])
			}
		}
	}
}

// shown counts the texts between back-quotes in the paragraphs of a lesson.
func shown(words i18n.Words, id string) map[string]int {
	said := map[string]int{}
	for n := 1; words.Has(paragraph(id, n)); n++ {
		b := new(page.CourseBlock)
		addProse(b, words.Get(paragraph(id, n)))
		for _, run := range b.Prose {
			if run.Code {
				said[run.Text]++
			}
		}
	}
	return said
}

// Every lesson has its title, its paragraphs, sections and examples.
func TestLessonsAreWhole(t *testing.T) {
	if n := len(lesson.Handbook()); n != 14 {
		t.Errorf("%d lessons, and the words say fourteen", n)
	}
	for _, l := range lesson.Handbook() {
		words := locales.For("en")
		if !words.Has("course."+l.ID+".title") || !words.Has(paragraph(l.ID, 2)) || len(l.Sections) == 0 || len(l.Exercises) < 3 {
			t.Errorf("%s is not whole", l.ID)
		}
		if n := len(l.Examples); n < 2 || n > 3 {
			t.Errorf("%s has %d worked examples", l.ID, n)
		}
		for _, id := range l.Examples {
			if _, ok := lesson.Find(id); !ok {
				t.Errorf("%s: there is no example %q", l.ID, id)
			}
		}
	}
}
