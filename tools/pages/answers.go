package pages

import (
	"bytes"
	"fmt"
	"html/template"
	"maps"
	"regexp"
	"slices"
	"strings"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages/answers"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The templates of the answers, and of the page that lists them.
const (
	answerPage  = "answer.html"
	answersPage = "answers.html"
)

// answersFolder is where the answers of a language are, below its directory.
const answersFolder = "answers/"

// IsAnswer reports whether the file of the site is an answer, or the script of these pages.
func IsAnswer(name string) bool {
	return slices.ContainsFunc(locales.Languages(), func(lang string) bool { return strings.HasPrefix(name, directory(lang)+answersFolder) })
}

// answerView is what the template of an answer is given beside the answer.
type answerView struct {
	*answers.Answer
	Related []answerLink
}

// answerLink is a link to an answer.
type answerLink struct {
	Name, Question string
	Sentence, Ref  string // in the list of all
	Tape           []answers.Piece
}

// answerGroup is the answers of a kind, in the list of all.
type answerGroup struct {
	Kind string
	List []answerLink
}

// addAnswers adds the answers in each language, and the pages that list them.
func addAnswers(files map[string][]byte, address string) error {
	for _, lang := range locales.Languages() {
		words := answers.Words(lang)
		list := answers.All(lang)
		base := answersBase(lang, address)
		questions := map[string]string{}
		for i := range list {
			questions[list[i].Name()] = list[i].Question
		}
		t, err := parse(answerPage, wording{words: words})
		if err != nil {
			return err
		}
		for i := range list {
			a := &list[i]
			view := answerView{Answer: a}
			for _, name := range a.Related {
				view.Related = append(view.Related, answerLink{Name: name, Question: questions[name]})
			}
			p := answerOf(base, a.Name()+".html", address, a.Question, strings.Join(a.Sentences, " "))
			p.Answer = &view
			if files[directory(lang)+answersFolder+a.Name()+".html"], err = execute(t, answerPage, p); err != nil {
				return fmt.Errorf("%s in %s: %w", a.Name(), lang, err)
			}
		}
		if files[directory(lang)+answersFolder+"index.html"], err = listAnswers(base, address, words, list); err != nil {
			return err
		}
	}
	return nil
}

// listAnswers returns the page that lists the answers.
func listAnswers(base htmlPage, address string, words i18n.Words, list []answers.Answer) ([]byte, error) {
	p := answerOf(base, "index.html", address, words.Get("docs.answers"), words.Get("index.lead"))
	for _, kind := range answers.Kinds() {
		group := answerGroup{Kind: kind}
		for i := range list {
			if a := &list[i]; a.Kind == kind {
				link := answerLink{Name: a.Name(), Question: a.Question, Sentence: a.Sentences[0]}
				if a.Example != nil {
					link.Ref, link.Tape = a.Example.Ref, a.Example.Picture.Tape
				}
				group.List = append(group.List, link)
			}
		}
		p.Answers = append(p.Answers, group)
	}
	t, err := parse(answersPage, wording{words: words})
	if err != nil {
		return nil, err
	}
	return execute(t, answersPage, p)
}

func execute(t executor, name string, p htmlPage) ([]byte, error) {
	var out bytes.Buffer
	err := t.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

// answersBase returns what the pages of answers in a language have in common.
func answersBase(lang, address string) htmlPage {
	root := strings.Repeat("../", strings.Count(directory(lang)+answersFolder, "/"))
	p := htmlPage{Lang: lang, Languages: languages(root), Root: root, Home: root + directory(lang), Policy: hosting.PagePolicy(false), First: model.Initial(lang)}
	p.share("", address)
	return p
}

// answerOf returns the page of a name below the folder of answers.
func answerOf(base htmlPage, name, address, heading, summary string) htmlPage {
	base.Heading, base.Summary, base.File = plainText(heading), plainText(summary), addressOf(answersFolder+name)
	if address == "" {
		return base
	}
	about := *base.Shared
	base.Shared, base.Alternates = &about, nil
	about.URL = within(address, directory(base.Lang)+base.File)
	for _, l := range base.Languages {
		base.Alternates = append(base.Alternates, language{Lang: l.Lang, Home: within(address, directory(l.Lang)+base.File)})
	}
	return base
}

// plainText returns a text of answers without its back-quotes.
func plainText(text string) string { return strings.ReplaceAll(text, "`", "") }

// prose returns a text of answers, with URIs as code: those between back-quotes, and addresses.
func prose(text string) template.HTML {
	var b strings.Builder
	for i, part := range strings.Split(text, "`") {
		if i%2 == 0 {
			at := 0
			for _, found := range address.FindAllStringIndex(part, -1) {
				b.WriteString(template.HTMLEscapeString(part[at:found[0]]) + code(part[found[0]:found[1]]))
				at = found[1]
			}
			b.WriteString(template.HTMLEscapeString(part[at:]))
			continue
		}
		b.WriteString(code(part))
	}
	return template.HTML(b.String())
}

// address finds an address in a sentence of web/locales, where nothing is around it.
var address = regexp.MustCompile(`(?:https?|file|app):/{2,3}[^\s\x{a0}\x{202f}“”«»]*[^\s\x{a0}\x{202f}“”«».,:;]`)

// code returns a URI as an element.
func code(uri string) string {
	text := template.HTML(template.HTMLEscapeString(uri))
	if len(uri) > unbroken {
		text = breakable(uri)
	}
	return `<code translate="no">` + string(text) + "</code>"
}

// unbroken is the length of a URI in a sentence up to which it stays on one line.
const unbroken = 30

// visible returns a URI with what cannot be seen in it made visible.
func visible(text string) string { return page.Visible(text) }

// drawn returns a picture of web/export, which escapes every text in it.
func drawn(svg string) template.HTML { return template.HTML(svg) }

// tapeElements draw the pieces of a tape in few bytes, since the list has hundreds.
var tapeElements = map[string]string{"base": "b", "ref": "i", "gone": "s"}

// tape returns the pieces of a target by where they come from.
func tape(list []answers.Piece) template.HTML {
	var b strings.Builder
	for _, piece := range list {
		text := template.HTMLEscapeString(piece.Text)
		if e := tapeElements[piece.From]; e != "" {
			text = "<" + e + ">" + text + "</" + e + ">"
		}
		b.WriteString(text)
	}
	return template.HTML(b.String())
}

// permalink returns the address of the playground in a state. Its fragment has colons, as a scheme would.
func permalink(home, fragment string) template.URL { return template.URL(home + fragment) }

// siteMap returns the list of all pages for search engines; address is that of the site.
func siteMap(files map[string][]byte, address string) []byte {
	var b strings.Builder
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n" + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if strings.HasSuffix(name, ".html") && name != embedPage {
			fmt.Fprintf(&b, "<url><loc>%s</loc></url>\n", template.HTMLEscapeString(within(address, addressOf(name))))
		}
	}
	b.WriteString("</urlset>\n")
	return []byte(b.String())
}
