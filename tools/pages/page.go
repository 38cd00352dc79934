package pages

import (
	"cmp"
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/tools/facts"
	"uriplayground/tools/hosting"
	"uriplayground/web/i18n"
	"uriplayground/web/inputs"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// htmlPage is what the templates are given.
type htmlPage struct {
	Lang               string
	Languages          []language // of this page, and of those that it links to
	Root               string     // the site's root as the page names it
	Scope              string     // of the manifest
	Policy             string     // content security policy
	Modules            []string   // scripts that are imported while the playground starts, and its words
	Title, Description string     // keys of words
	Heading, Summary   string     // the texts, of pages that have no such keys
	Shared             *shared

	First     model.State // what a playground starts with
	Example   workedExample
	Groups    []group
	Texts     []field
	Options   []field
	Rules     []field // the documents by which links are resolved today
	Older     []field // and those before
	LinkPanel []inputs.Row
	Lessons   []inputs.Choice
	Snippets  []string // the kinds of code that static/snippets.js makes
	Views     []inputs.Choice
	Guides    []string // the documents that authors read next

	Whole      bool          // the site has documents, answers and sources to link
	Answer     *answerView   // nil for all but the answers
	Answers    []answerGroup // of the page that lists them
	Home, File string        // of a page of answers: the site in its language, and its own name there
	Alternates []language    // the same page in each language, by its whole address; none where that is not known

	Elements []elementGroup
	Document *document // nil for the pages of the playground

	Names      map[string][]string // see facts.Names
	Painted    []string            // see facts.PaintedAttributes
	Resolution []string            // the views of the resolution
	Resolve    []string            // the documents by which a reference is resolved
	SameFields []string            // the views with the fields of the first one
}

// language is a language by its own name, and where its pages are.
type language struct{ Lang, Name, Home string }

// tab is a link to a view.
type tab struct {
	View, Label, Link string
	Line              string // what it answers
	Current           bool
}

// group is the links of a part of the navigation.
type group struct {
	Label string
	Tabs  []tab
}

// field is a field with what it holds at first.
type field struct {
	inputs.Field
	ID      string
	Check   *page.Check // nil where the page does not say what is in the field
	Value   string
	Checked bool
	Hidden  bool
}

// newPage returns what the template of that name needs for a page in a language.
func newPage(lang, name string, whole bool) htmlPage {
	root := strings.Repeat("../", strings.Count(directory(lang), "/"))
	p := htmlPage{
		Lang: lang, Languages: languages(root), Root: root, Scope: cmp.Or(root, "./"),
		Policy: hosting.PagePolicy(name == "index.html"), Title: "page.title", Description: "page.description",
		First: model.Initial(lang), LinkPanel: inputs.LinkPanel(), Lessons: lessons(), Groups: groups(name == embeddingPage, whole), Whole: whole,
		Snippets: Snippets(),
	}
	switch name {
	case embedPage:
		p.Title = "page.name"
		p.addFacts()
	case elementsPage:
		p.Title, p.Elements = "page.name", elements()
	case embeddingPage:
		p.Title, p.Description = "embedding.title", "embedding.description"
		p.Views = views(locales.ForPages(lang))
		p.Guides = []string{"embedding", "hosting", "javascript", "teaching"}
	}
	p.Modules = modules(lang)
	p.Example = example(p.First, name == embedPage)
	p.addFields(name == embedPage)
	return p
}

// Snippets returns the kinds of code that the page on embedding offers, in its order: those that
// embedding.css shows at first, and the others.
func Snippets() []string {
	return []string{"html", "markdown", "hugo", "sphinx", "mkdocs", "docusaurus", "iframe", "picture",
		"pinned", "liquid", "vitepress", "mdbook", "asciidoc", "pandoc", "jupyter", "docsify",
		"react", "vue", "framework", "next", "nuxt", "bundler", "reveal", "slidev", "tiddlywiki", "static"}
}

// modules returns what a page in the language imports while the playground starts, beside
// the scripts that it names: English words stand in for those of other languages.
func modules(lang string) []string {
	names := []string{"loader.js", "life.js", "exchange.js", "gen/build.js", "gen/wasm_exec.js", "gen/words.en.js"}
	if lang != i18n.Default {
		names = append(names, "gen/words."+lang+".js")
	}
	return names
}

// directory returns where the pages of a language are: those of the first one in
// the root of the site.
func directory(lang string) string {
	if lang == i18n.Default {
		return ""
	}
	return lang + "/"
}

// addFields adds the fields with what they hold at first.
func (p *htmlPage) addFields(embed bool) {
	for i, f := range inputs.Texts() {
		text := map[string]string{"base": p.First.Base, "ref": p.First.Ref}[f.Name]
		var check *page.Check
		if embed {
			f.Rows = f.EmbedRows
		} else if f.Kind != inputs.Area {
			check = p.Example.Checks[i]
		}
		p.Texts = append(p.Texts, field{Field: f, ID: inputs.ID(f.Name), Check: check, Value: text, Hidden: !p.Example.Fields[i].Shown})
	}
	for _, f := range inputs.Options() {
		p.Options = append(p.Options, field{Field: f, Checked: f.Name == "strict" && !p.First.Options.NonStrict})
	}
	for _, d := range core.Dialects() {
		list := &p.Older
		if d == core.RFC3986 || d == core.URL {
			list = &p.Rules
		}
		*list = append(*list, field{Field: inputs.Field{Name: d.String(), Label: "rfc." + strings.TrimPrefix(d.String(), "rfc")}, Checked: d == p.First.Dialects.Dialect})
	}
}

// groups lists the views as the navigation has them, and the places in the lessons
// and, in a whole edition, the page that belong with them: from the first page, or from the one about embedding.
func groups(embedding, whole bool) []group {
	home := ""
	if embedding {
		home = "./"
	}
	further := map[string][]tab{
		"learn": {
			{Label: "nav.challenge", Line: "nav.challenge.line", Link: home + "#v=1&view=lesson&lesson=" + lesson.ChallengePlace},
			{Label: "nav.lecture", Line: "nav.lecture.line", Link: home + "#v=1&view=lesson&lesson=" + lesson.LecturePlace},
		},
	}
	if whole {
		further["reference"] = []tab{{Label: "nav.embed", Line: "nav.embed.line", Link: embeddingPage, Current: embedding}}
	}
	var list []group
	for i, g := range model.Groups() {
		tabs := []tab{}
		for j, view := range g.Views {
			first := i+j == 0
			link := home + "#v=1"
			if !first {
				link += "&view=" + view
			}
			tabs = append(tabs, tab{View: view, Label: "view." + view, Line: "heading." + view, Link: link, Current: first && !embedding})
		}
		list = append(list, group{"group." + g.ID, append(tabs, further[g.ID]...)})
	}
	return list
}

// addFacts adds what the script of the page asks about views, dialects and languages.
func (p *htmlPage) addFacts() {
	p.Names, p.Painted = facts.Names(), facts.PaintedAttributes()
	for _, d := range core.Dialects() {
		if d.Resolves() {
			p.Resolve = append(p.Resolve, d.String())
		}
	}
	all := model.Views()
	for i := range all {
		if all[i].Resolution {
			p.Resolution = append(p.Resolution, all[i].Name)
		}
		if slices.Equal(all[i].Fields, all[0].Fields) {
			p.SameFields = append(p.SameFields, all[i].Name)
		}
	}
}

// views lists the views by what they show, or as their tabs do.
func views(words i18n.Words) []inputs.Choice {
	var list []inputs.Choice
	for _, name := range model.ViewNames() {
		label := "embedding.view." + name
		if !words.Has(label) {
			label = "view." + name
		}
		list = append(list, inputs.Choice{Value: name, Label: label})
	}
	return list
}

// languages lists the languages, for a page that names the site's root so.
func languages(root string) []language {
	var list []language
	for _, lang := range locales.Languages() {
		list = append(list, language{lang, locales.For(lang).Get("language.name"), cmp.Or(root+directory(lang), "./")})
	}
	return list
}

// lessons lists the lessons of the course.
func lessons() []inputs.Choice {
	var list []inputs.Choice
	for _, l := range lesson.Handbook() {
		list = append(list, inputs.Choice{Value: l.ID, Label: "course." + l.ID + ".title"})
	}
	return list
}

// workedExample is the first view with its panes.
type workedExample struct {
	page.Page
	*page.ResolveBody
	Brackets []bracket
}

// bracket is a bracket of the target with its pieces.
type bracket struct {
	page.Bracket
	Leading, Own, Rest []page.TargetPiece
}

// example returns the first view worked out, without what only the visitor's
// browser can say. An embed offers no examples and
// renders what is collapsed on demand.
func example(first model.State, embed bool) workedExample {
	first.Embedded, first.Collapsed, first.Folded = embed, embed, embed
	shown := play.NewSession(locales.All(), nil, first).Page()
	body := shown.Body.(*page.ResolveBody)
	return workedExample{shown, body, brackets(body.Target)}
}

func brackets(t *page.Target) []bracket {
	var list []bracket
	rest := t.Pieces
	for _, b := range t.Brackets {
		end := b.Lead + b.Head
		list = append(list, bracket{b, rest[:b.Lead], rest[b.Lead:end], rest[end:b.Pieces]})
		rest = rest[b.Pieces:]
	}
	return list
}

// withHead returns a number of rows, or the index of one, that counts the row of the heads,
// too.
func withHead(rows int) int { return rows + 1 }
