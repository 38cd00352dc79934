package pages

import (
	"bytes"
	"fmt"
	"html/template"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"uriplayground"
	"uriplayground/tools/hosting"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
)

// documentPage is the template of the pages that are made from the project's documents.
const documentPage = "document.html"

// documentsFolder is where these pages are in the site.
const documentsFolder = "docs/"

// IsDocument reports whether the file of the site is made from a document of the project.
func IsDocument(name string) bool { return strings.HasPrefix(name, documentsFolder) }

// document is one of the project's documents, as HTML.
type document struct {
	Title string
	Body  template.HTML
}

// published returns the name that a file of the project has in the site, or "" if the site does
// not have it. The README is for readers of the sources: the first page takes its place.
func published(name string) string {
	base := path.Base(name)
	switch dir := path.Dir(name); {
	case name == "LICENSE":
		return "licenses.txt"
	case name == "README.md":
		return "index.html"
	case name == "docs/README.md":
		return documentsFolder + "index.html"
	case name == "docs/hosting/README.md":
		return documentsFolder + "hosting.html"
	case dir == "docs/hosting":
		return documentsFolder + base + ".txt"
	case (dir == "." || dir == "docs") && path.Ext(base) == ".md":
		return documentsFolder + strings.ToLower(strings.TrimSuffix(base, ".md")) + ".html"
	case dir == "static":
		return base
	}
	return ""
}

// addDocuments adds the pages made from the documents, and the samples that these link.
func addDocuments(files map[string][]byte) error {
	return fs.WalkDir(uriplayground.Documents, ".", func(name string, d fs.DirEntry, err error) error {
		at := published(name)
		if err != nil || d.IsDir() || !IsDocument(at) {
			return err
		}
		data, err := uriplayground.Documents.ReadFile(name)
		if err == nil && path.Ext(name) == ".md" {
			data, err = renderDocument(name, data)
		}
		files[at] = data
		return err
	})
}

// renderDocument returns the page of a document.
func renderDocument(name string, source []byte) ([]byte, error) {
	d, err := convert(name, source)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t, err := parse(documentPage, wording{words: locales.ForPages(i18n.Default)})
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.ExecuteTemplate(&out, documentPage, htmlPage{
		Lang: i18n.Default, Root: "../", Policy: hosting.PagePolicy(false), Description: "page.description", Heading: d.Title, Document: d,
	})
	return out.Bytes(), err
}

// convert returns a document as HTML, with links to where the site has what it links. What the
// site does not have is named without a link.
func convert(name string, source []byte) (*document, error) {
	markdown := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	root := markdown.Parser().Parse(text.NewReader(source), parser.WithContext(parser.NewContext(parser.WithIDs(&slugs{}))))
	var links []*ast.Link
	err := ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := n.(*ast.Link); ok && entering {
			links = append(links, link)
		}
		return ast.WalkContinue, nil
	})
	for _, link := range links {
		relink(name, link, source)
	}
	var out bytes.Buffer
	if err == nil {
		err = markdown.Renderer().Render(&out, source, root)
	}
	body := strings.ReplaceAll(out.String(), "<th></th>", "<td></td>") // which heads nothing
	return &document{titleOf(source), template.HTML(body)}, err
}

// relink lets a link of the document lead to where the site has its target, and say the title of
// a document rather than the name of its file.
func relink(name string, link *ast.Link, source []byte) {
	target, fragment, _ := strings.Cut(string(link.Destination), "#")
	if target == "" || strings.Contains(target, ":") {
		return
	}
	file := path.Join(path.Dir(name), target)
	at := published(file)
	if at == "" {
		for child := link.FirstChild(); child != nil; child = link.FirstChild() {
			link.Parent().InsertBefore(link.Parent(), link, child)
		}
		link.Parent().RemoveChild(link.Parent(), link)
		return
	}
	address, inside := strings.CutPrefix(at, documentsFolder)
	if !inside {
		address = "../" + at
	}
	if dir, isIndex := strings.CutSuffix(address, "index.html"); isIndex {
		address = dir
		if dir == "" {
			address = "./"
		}
	}
	if fragment != "" {
		address += "#" + fragment
	}
	link.Destination = []byte(address)
	if only, ok := link.FirstChild().(*ast.Text); ok && only == link.LastChild() && string(only.Value(source)) == target && path.Ext(file) == ".md" {
		if data, err := uriplayground.Documents.ReadFile(file); err == nil {
			link.RemoveChildren(link)
			link.AppendChild(link, ast.NewString([]byte(template.HTMLEscapeString(titleOf(data)))))
		}
	}
}

// titleOf returns the text of a document's first line, which is its heading.
func titleOf(source []byte) string {
	line, _, _ := strings.Cut(string(source), "\n")
	return strings.NewReplacer("*", "", "`", "").Replace(strings.TrimPrefix(line, "# "))
}

// slugs gives headings the fragments that forges give them.
type slugs struct{}

var notInSlug = regexp.MustCompile(`[^\p{L}\p{N} _-]`)

func (*slugs) Generate(value []byte, _ ast.NodeKind) []byte {
	return []byte(strings.ReplaceAll(notInSlug.ReplaceAllString(strings.ToLower(string(value)), ""), " ", "-"))
}

func (*slugs) Put([]byte) {}
