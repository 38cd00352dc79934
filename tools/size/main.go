// Command size prints what the site weighs on its way to a visitor, and fails
// when a part is over its budget.
package main

import (
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"text/tabwriter"

	"uriplayground/tools/site"
)

// part is something that has a budget.
type part struct {
	name   string
	files  func(root fs.FS) ([]string, error)
	budget int // bytes in brotli; 0 is none
}

// parts holds the budgets, in bytes at brotli level 11; 1 KB is 1,000 bytes.
var parts = []part{
	{"program", these("gen/playground.wasm"), 740_000},
	{"embed not in view", these("playground.js"), 6_000},
	{"loader", these("loader.js"), 6_000},
	{"embed in view", these("embed-inline.js", "pagetheme.js", "embed-iframe.js"), 6_000},
	{"first view", firstView("index.html"), 40_000},
	{"first view in a frame", firstView("embed.html"), 40_000},
	{"other scripts", otherScripts, 0},
}

func main() {
	dir := flag.String("dir", "static", "directory of the built site")
	flag.Parse()
	if err := report(os.Stdout, os.DirFS(*dir), parts); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

// weight is what some files weigh in bytes.
type weight struct{ raw, gzip, brotli int }

// report prints a line for each file and part; the error names the parts that
// are over.
func report(out io.Writer, root fs.FS, parts []part) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\traw\tgzip\tbrotli\tbudget\t\t")
	var over []string
	for _, p := range parts {
		sum, err := p.print(table, root)
		if err != nil {
			return err
		}
		if p.budget > 0 && sum.brotli > p.budget {
			over = append(over, fmt.Sprintf("%s is %d bytes over its budget", p.name, sum.brotli-p.budget))
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if len(over) > 0 {
		return fmt.Errorf("%s", strings.Join(over, "; "))
	}
	return nil
}

// print writes the lines of one part and returns its sum.
func (p part) print(out io.Writer, root fs.FS) (sum weight, err error) {
	files, err := p.files(root)
	if err != nil {
		return sum, fmt.Errorf("%s: %w", p.name, err)
	}
	for _, name := range files {
		w, err := weigh(root, name)
		if err != nil {
			return sum, fmt.Errorf("%s: %w", p.name, err)
		}
		sum = weight{sum.raw + w.raw, sum.gzip + w.gzip, sum.brotli + w.brotli}
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\t\t\t\n", name, comma(w.raw), comma(w.gzip), comma(w.brotli))
	}
	budget, verdict := "", ""
	if p.budget > 0 {
		budget, verdict = comma(p.budget), "within"
		if sum.brotli > p.budget {
			verdict = "OVER"
		}
	}
	fmt.Fprintf(out, "total %s\t%s\t%s\t%s\t%s\t%s\t\n", p.name, comma(sum.raw), comma(sum.gzip), comma(sum.brotli), budget, verdict)
	return sum, nil
}

// weigh compresses one file.
func weigh(root fs.FS, name string) (weight, error) {
	data, err := fs.ReadFile(root, name)
	if err != nil {
		return weight{}, err
	}
	br, err := site.Brotli(data, site.Best)
	if err != nil {
		return weight{}, err
	}
	gz, err := site.Gzip(data, site.Best)
	if err != nil {
		return weight{}, err
	}
	return weight{len(data), len(gz), len(br)}, nil
}

// these is a fixed list of files.
func these(names ...string) func(fs.FS) ([]string, error) {
	return func(fs.FS) ([]string, error) { return names, nil }
}

var (
	linkTag = regexp.MustCompile(`(?is)<link\s[^>]*>`)
	isStyle = regexp.MustCompile(`(?i)\srel\s*=\s*["']?stylesheet\b`)
	href    = regexp.MustCompile(`(?i)\shref\s*=\s*["']?([^"'\s>]+)`)
)

// wordsFile is the words of the first page: data, though it comes as a script.
const wordsFile = "gen/words.en.js"

// firstView is a page, the stylesheets that it links, and its words.
func firstView(name string) func(fs.FS) ([]string, error) {
	return func(root fs.FS) ([]string, error) {
		page, err := fs.ReadFile(root, name)
		if err != nil {
			return nil, err
		}
		files := []string{name, wordsFile}
		for _, tag := range linkTag.FindAllString(string(page), -1) {
			if m := href.FindStringSubmatch(tag); m != nil && isStyle.MatchString(tag) {
				files = append(files, path.Clean(m[1]))
			}
		}
		return files, nil
	}
}

// otherScripts is every script that no budget speaks of, so that the loader
// cannot grow unseen beside its budget.
func otherScripts(root fs.FS) (files []string, err error) {
	for _, pattern := range []string{"*.js", "gen/*.js"} {
		found, err := fs.Glob(root, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			if !budgeted(name) {
				files = append(files, name)
			}
		}
	}
	return files, nil
}

// budgeted tells whether a budget names the script.
func budgeted(script string) bool {
	switch script {
	case "playground.js", "loader.js", "embed-inline.js", "pagetheme.js", "embed-iframe.js", wordsFile:
		return true
	}
	return false
}

// comma writes 1234567 as 1,234,567.
func comma(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
