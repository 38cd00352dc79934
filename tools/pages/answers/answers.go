// Package answers has an answer for each finding of a link, each cause of broken links of a site, each
// start that an expected address follows from, each belief, and each line of RFC 3986 §5.2.2 to §5.3: a
// question, an example that the core computes, what it says of it in the words of web/locales, and what
// to write instead.
//
// examples.go has the examples, each of which a test asks whether it shows what its answer says; kinds.go
// how an answer is made of each list, picture.go the picture, and en.txt and fr.txt the words that nothing
// else needs. tools/pages makes the pages.
package answers

import (
	"cmp"
	"embed"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

//go:embed *.txt
var texts embed.FS

// Kinds returns the kinds of answers, in the order of the index.
func Kinds() []string { return []string{"finding", "cause", "start", "belief", "rule"} }

// Answer is the answer to a question. Texts have URIs between back-quotes.
type Answer struct {
	Kind, Code string
	Question   string
	Sentences  []string // of which the answer consists
	Example    *Example // nil for those of Exempt
	Line       string   // of the RFC's pseudocode; empty for none
	Writes     []Write
	Sources    []page.Link
	Related    []string // names of answers
}

// Example is a base and a link, and what comes of them.
type Example struct {
	Base, Ref string
	Target    string // empty where there is none
	Expected  string // where it does not lead, as a person or a program thinks; empty where nobody does
	Label     string // key of the word for Expected
	Options   core.Options
	Step      int  // of the resolution that the answer is about; 0 for the end
	Whole     bool // the answer is about scheme or host, so neither is left out
	Picture   Picture
}

// Write is what to write instead.
type Write struct {
	For     string // what it is good for
	Ref     string
	Base    string // on which it does so, where that is another one
	LeadsTo string // empty where that has no target
}

// Name returns the name of an answer, which is unique: its kind, a hyphen and its code.
func (a *Answer) Name() string { return Name(a.Kind, a.Code) }

// Name returns the name of the answer about a code: that of its page, without folder and ending.
func Name(kind, code string) string {
	return strings.TrimSuffix(path.Base(page.AnswerPath(kind, code)), ".html")
}

// Words returns the words of web/locales in a language, and those of answers, which are English where
// nobody has written others yet.
func Words(lang string) i18n.Words {
	text, err := texts.ReadFile(lang + ".txt")
	if errors.Is(err, fs.ErrNotExist) {
		text, err = texts.ReadFile(i18n.Default + ".txt")
	}
	if err != nil {
		panic(err) // embedded, and tested
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") && strings.Contains(line, "\t") {
			lines = append(lines, line)
		}
	}
	v := locales.All()
	v.Learn(lang, "answers", locales.Typeset(lang, lines))
	return v.For(lang)
}

// All returns the answers in a language, by their kinds.
func All(lang string) []Answer {
	m := maker{words: Words(lang)}
	m.findings()
	m.causes()
	m.starts()
	m.beliefs()
	m.rules()
	m.relate()
	return m.list
}

// maker makes the answers of a language.
type maker struct {
	words  i18n.Words
	list   []Answer
	topics []topic // of the answers
}

// topic is what an answer is about, by which others are related to it.
type topic struct {
	sections []string // "3986 5.2.3"
	family   string   // within its kind
}

// add adds an answer, with its question. Without sentences of its own it has none but those given.
func (m *maker) add(a Answer, family string, rules ...*syntax.Rule) {
	key := "ask." + a.Kind + "." + a.Code
	ref := ""
	if a.Example != nil {
		ref = m.code(a.Example.Ref)
	}
	a.Question = m.words.Get(key, "ref", ref)
	if more := key + ".more"; m.words.Has(more) {
		a.Sentences = append(a.Sentences, m.words.Get(more))
		if a.Kind == "rule" { // which says first what the line is for
			slices.Reverse(a.Sentences)
		}
	}
	t := topic{family: family}
	cite := render.Context{Words: m.words}
	for _, rule := range rules {
		link := cite.Cite(rule)
		if link.Title == "" && rule.RFC != timeline.CurrentRFC {
			link.Title = link.Text
		}
		if !slices.Contains(a.Sources, link) {
			a.Sources = append(a.Sources, link)
		}
		t.sections = append(t.sections, section(rule))
	}
	m.list, m.topics = append(m.list, a), append(m.topics, t)
}

func section(rule *syntax.Rule) string { return strconv.Itoa(int(rule.RFC)) + " " + rule.Section }

// code returns a URI as the texts of answers have it.
func (m *maker) code(text string) string {
	if text == "" {
		return m.words.Get("empty")
	}
	return "`" + page.Visible(page.ClipMiddle(text, clipped)) + "`"
}

// paths returns URIs as the texts of answers have them: without scheme and host where all of them have
// those of the base.
func (m *maker) paths(base string, uris ...string) []string {
	short := make([]string, len(uris))
	origin := originOf(base)
	for i, uri := range uris {
		rest, ok := strings.CutPrefix(uri, origin)
		if origin == "" || !ok || !strings.HasPrefix(rest, "/") || strings.HasPrefix(rest, "//") {
			origin = ""
			break
		}
		short[i] = m.code(rest)
	}
	if origin == "" {
		for i, uri := range uris {
			short[i] = m.code(uri)
		}
	}
	return short
}

// originOf returns the scheme and the authority of a base; empty if it has no authority.
func originOf(base string) string {
	r := rfc3986.Split(base)
	if _, ok := r.Authority(); !ok {
		return ""
	}
	return r.BeforePath()
}

// clipped is how many bytes of a URI a sentence names.
const clipped = 90

// example resolves a base and a reference.
func (m *maker) example(base, ref string, o core.Options) *Example {
	e := &Example{Base: base, Ref: ref, Options: o}
	if r := core.Resolve(base, ref, core.RFC3986, o); r.Done {
		e.Target = r.Target.Text
	} else if a := core.Parse(ref, core.RFC3986); base == "" && a.Part("scheme").Defined {
		e.Target = core.Resolve(ref, ref, core.RFC3986, o).Target.Text
	}
	return e
}

// targetSentences returns the sentence that says where a link leads; nothing where another sentence names the target.
func (m *maker) targetSentences(e *Example, said ...string) []string {
	if e.Target == "" || slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, e.Target) }) {
		return said
	}
	key := "leads"
	if e.Base == "" || e.Target == e.Ref {
		key = "leads.whole"
	}
	short := m.paths(e.Base, e.Base, e.Target)
	if e.Whole || short[1] == m.code(e.Ref) { // where a path would say nothing
		short = []string{m.code(e.Base), m.code(e.Target)}
	}
	return append(said, m.words.Get(key, "base", short[0], "ref", m.code(e.Ref), "target", short[1]))
}

// Permalink returns the fragment that opens the example in the playground.
func (e *Example) Permalink() string {
	s := model.State{View: model.FirstView(), Base: e.Base, Ref: e.Ref, Options: e.Options, Step: model.End}
	if e.Step > 0 {
		s.Step = e.Step
	}
	return "#" + model.EncodePermalink(s)
}

// relatives is how many related questions a page has at most.
const relatives = 5

// relate finds the questions that are related to each: those about the same code, about the same section,
// of other kinds first, and of the same family.
func (m *maker) relate() {
	for i := range m.list {
		type near struct{ at, by int }
		var found []near
		for k := range m.list {
			if by := m.relation(i, k); k != i && by > 0 {
				found = append(found, near{k, by})
			}
		}
		slices.SortStableFunc(found, func(a, b near) int {
			return cmp.Or(b.by-a.by, distance(a.at, i)-distance(b.at, i))
		})
		for _, n := range found[:min(relatives, len(found))] {
			m.list[i].Related = append(m.list[i].Related, m.list[n.at].Name())
		}
	}
}

// relation returns how closely two answers are related; 0 for not at all.
func (m *maker) relation(i, k int) (by int) {
	a, b, one, two := &m.list[i], &m.list[k], &m.topics[i], &m.topics[k]
	if a.Code == b.Code {
		by += 8
	}
	for n, section := range one.sections {
		if at := slices.Index(two.sections, section); at >= 0 {
			by += 3
			if n+at == 0 {
				by++
			}
			if a.Kind != b.Kind {
				by++
			}
		}
	}
	if a.Kind == b.Kind && one.family == two.family {
		by++
	}
	return by
}

// distance returns how far apart two answers are in the list.
func distance(a, b int) int { return max(a-b, b-a) }
