package jsapi

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	unsafehtml "github.com/yuin/goldmark/renderer/html"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"uriplayground/internal/vectors"
	"uriplayground/tools/facts"
	"uriplayground/tools/pages"
	"uriplayground/web/locales"
)

// snippetsOf makes the code of embeds of each text, for pages in HTML and in Markdown.
const snippetsOf = `
import { SNIPPETS } from "./snippets.mjs";
let input = "";
for await (const chunk of process.stdin) input += chunk;
const choice = (text) => ({ from: "https://site.example/playground.js", height: "40em", attributes: { base: text, text }, fallback: text, link: "https://site.example/#v=1" });
process.stdout.write(JSON.stringify(JSON.parse(input).map((text) => ["html", "markdown", "iframe", "framework", "liquid"].map((kind) => SNIPPETS[kind](choice(text))))));`

// Whatever the texts are, the code of an embed is one element with these texts, in a
// page of HTML and in one of Markdown that lets HTML through.
func TestHostileSnippets(t *testing.T) {
	var texts []string
	for _, text := range vectors.Hostile(1000) {
		if text = strings.ToValidUTF8(text, "\ufffd"); !strings.ContainsRune(text, 0) { // HTML cannot hold a NUL
			texts = append(texts, text)
		}
	}
	input, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	out, err := runSnippets(t, snippetsOf, input)
	var all [][5]string
	if err != nil || json.Unmarshal(out, &all) != nil || len(all) != len(texts) {
		t.Fatalf("%v: %s", err, out)
	}
	markdown := goldmark.New(goldmark.WithRendererOptions(unsafehtml.WithUnsafe()))
	around := []string{"script link script a uri-playground", "p script link script a uri-playground p", "script link a uri-playground"} // the last one in a head and a component
	for i, text := range texts {
		var page bytes.Buffer
		if err := markdown.Convert([]byte("Before.\n\n"+all[i][1]+"\n\nAfter."), &page); err != nil {
			t.Fatal(err)
		}
		for _, code := range []string{all[i][0], page.String(), all[i][3], all[i][4]} {
			if got := elements(t, code); !slices.Contains(around, got) || strings.ContainsAny(all[i][0], "\n\r") {
				t.Errorf("%q: the elements %s in %s", text, got, code)
			}
			e := find(t, code, "uri-playground")
			if e == nil || attribute(e, "base") != text || attribute(e, "text") != text || attribute(e.FirstChild, "href") != "https://site.example/#v=1" || e.FirstChild.FirstChild != nil && e.FirstChild.FirstChild.Data != text {
				t.Errorf("%q comes back otherwise from %s", text, code)
			}
		}
		if got := elements(t, all[i][2]); got != "iframe" {
			t.Errorf("%q: the elements %s in %s", text, got, all[i][2])
		}
		if t.Failed() {
			return
		}
	}
}

// runSnippets runs a script beside static/snippets.js and returns what it prints.
func runSnippets(t *testing.T, script string, input []byte) ([]byte, error) {
	t.Helper()
	dir := t.TempDir()
	module, err := facts.Module()
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "snippets.mjs"), read(t, filepath.Join(root, "static", "snippets.js")))
	write(t, filepath.Join(dir, "gen", "facts.js"), module)
	write(t, filepath.Join(dir, "package.json"), []byte(`{"type":"module"}`))
	cmd := exec.Command(findNode(t), "--input-type=module", "-e", script)
	cmd.Dir, cmd.Stdin = dir, bytes.NewReader(input)
	return cmd.Output()
}

var update = flag.Bool("update", false, "write the code of embeds into docs/snippets.md")

// snippetsDoc has the code for each tool, after the line that says where it comes from.
const snippetsDoc, snippetsMark = "docs/snippets.md", "<!-- What follows is made of the page Embed: go test ./tests/jsapi -run TestSnippetsAreDocumented -update -->\n"

// allSnippets makes the code for each kind of page of the first example.
const allSnippets = `
import { SNIPPETS } from "./snippets.mjs";
const base = "http://a/b/c/d;p?q", ref = "../../g", site = "https://example.org/playground/";
const choice = { from: site + "playground.js", attributes: { base, ref }, fallback: "The link " + ref + " on " + base + " leads to http://a/g.", link: site + "#v=1&base=" + base + "&ref=" + ref, version: "VERSION", integrity: "sha256-…" };
process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(SNIPPETS).map(([kind, make]) => [kind, make(choice)]))));`

// The document has the code that the page on embedding makes for each tool, with its words.
func TestSnippetsAreDocumented(t *testing.T) {
	out, err := runSnippets(t, allSnippets, nil)
	var code map[string]string
	if err != nil || json.Unmarshal(out, &code) != nil {
		t.Fatalf("%v: %s", err, out)
	}
	words := locales.ForPages("en")
	var made strings.Builder
	for _, kind := range pages.Snippets() {
		if code[kind] == "" && kind != "static" && kind != "picture" { // which the page makes of what is in it, and of the program
			t.Errorf("there is no code for %s", kind)
		}
		if code[kind] != "" {
			name := words.Get("embedding.kind." + kind)
			if strings.Contains(name, " ") { // no tool has such a name
				name = strings.ToUpper(name[:1]) + name[1:]
			}
			note := strings.TrimSpace(words.Get("embedding.note."+kind) + " " + pages.SaysUntried(words, kind))
			fmt.Fprintf(&made, "\n## %s\n\n%s\n\n```html\n%s\n```\n", name, note, code[kind])
		}
	}
	file := filepath.Join(root, snippetsDoc)
	said, _, found := strings.Cut(string(read(t, file)), snippetsMark)
	want := said + snippetsMark + made.String()
	if *update {
		write(t, file, []byte(want))
	} else if !found || string(read(t, file)) != want {
		t.Errorf("%s has other code; run the test with -update", snippetsDoc)
	}
}

// visit calls f with each element of the body of a page.
func visit(t *testing.T, code string, f func(*html.Node)) {
	t.Helper()
	body := &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	nodes, err := html.ParseFragment(strings.NewReader(code), body)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range nodes {
		for d := range n.Descendants() {
			if d.Type == html.ElementNode {
				f(d)
			}
		}
		if n.Type == html.ElementNode {
			f(n)
		}
	}
}

func elements(t *testing.T, code string) string {
	var names []string
	visit(t, code, func(n *html.Node) { names = append(names, n.Data) })
	return strings.Join(names, " ")
}

func find(t *testing.T, code, name string) (found *html.Node) {
	visit(t, code, func(n *html.Node) {
		if n.Data == name {
			found = n
		}
	})
	return found
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}
