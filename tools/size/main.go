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
	"slices"
	"strings"
	"text/tabwriter"

	"uriplayground/tools/hosting"
)

// part is a group of files that are fetched together.
type part struct {
	name   string
	files  func(root fs.FS, table []part) ([]string, error)
	figure int // what it weighed when this was written, in bytes at brotli level 11
}

// budget returns what the part may weigh: 3 % more than its figure.
func (p part) budget() int { return p.figure * 103 / 100 }

// parts is the table of budgets.
var parts = []part{
	// Of the program, 74,000 are the course, 17,000 the slides to vote on, and 8,000 what authors say, ask and hide.
	{"program", these("gen/playground.*.wasm"), 1_217_000},
	{"embed not in view", these("playground.js"), 4_279},
	// 730 of these are the calls through the memory of the program, 380 the pictures, and 110 what is made when it is read
	{"loader", these("loader.js", "life.js", "exchange.js"), 9_470},
	// 310 of these are the notes of authors
	{"embed in view", these("embed-inline.js", "pagetheme.js", "embed-iframe.js"), 4_907},
	{"embed that runs", these("pagecolours.js", "embed-rest.js"), 1_118},
	{"embed on a slide", these("embed-slide.js"), 837},
	// 1,200 of a first view are the states of other documents and of a program that does not come. 4,000 are the style of the course, and of the slides to vote on, and 400 that of the links of a
	// page and of a site: all styles are in one sheet.
	{"first view", firstView("index.html"), 62_300},
	{"first view in a frame", firstView("embed.html"), 50_300},
	{"words of other views", these("gen/words.more.en.*.js"), 40_500}, // of these 3,400 are what is said to 42 beliefs, and 5,000 the course
	{"links of a page", without(slices.Concat(dataFiles, yamlFiles, scriptFiles), "linkscan.js", "linkscan/*.js", "vendor/parse5.js"), 51_076},
	{"links of data", these(dataFiles...), 21_733},
	{"links of YAML", these(yamlFiles...), 10_873},
	{"links of scripts", these(scriptFiles...), 4_442},
	{"an end", these("lifenotice.js"), 1_842},
	{"a site in a folder", these("sitescan.js", "sitescan/*.js"), 3_208},
	{"words of another language", longestWords, 64_700}, // as above
	{"documents", these("docs/*.html"), 78_000},         // all of them, with the code for each tool, Go and learning platforms; nobody loads them at once
	{others, otherScripts, 19_100},                      // 1,600 of them the code of embeds for a dozen more tools, its parts, and embeds before the click
}

// dataFiles is what reads data, and is fetched where such a source is read.
var dataFiles = []string{
	"linkscan/formats.js", "linkscan/http.js", "linkscan/jsonld.js", "linkscan/jsonldcontext.js", "linkscan/jsonschema.js",
	"linkscan/jsontree.js", "linkscan/notebook.js", "linkscan/openapi.js", "linkscan/playlist.js", "linkscan/trees.js", "linkscan/turtle.js", "linkscan/vocabularies.js", "linkscan/webjson.js",
	"linkscan/xml.js", "linkscan/xmltokens.js",
}

var scriptFiles = []string{"linkscan/script.js", "vendor/jstokens.js"}

var yamlFiles = []string{"linkscan/yaml.js", "vendor/yaml.js"}

// others is the part of the scripts that no other part holds, so that none grows
// unseen beside its budget.
const others = "other scripts"

func main() {
	dir := flag.String("dir", "dist", "directory of the published site")
	flag.Parse()
	if err := report(os.Stdout, os.DirFS(*dir), parts); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

// weight is the size of files in bytes.
type weight struct{ raw, gzip, brotli int }

// report prints a line for each file and part. Its error names the parts that are
// over budget.
func report(out io.Writer, root fs.FS, parts []part) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\traw\tgzip\tbrotli\tbudget\t\t")
	var over []string
	for _, p := range parts {
		sum, err := p.print(table, root, parts)
		if err != nil {
			return err
		}
		if sum.brotli > p.budget() {
			over = append(over, fmt.Sprintf("%s is %d bytes over its budget", p.name, sum.brotli-p.budget()))
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
func (p part) print(out io.Writer, root fs.FS, table []part) (sum weight, err error) {
	files, err := p.files(root, table)
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
	verdict := "within"
	if sum.brotli > p.budget() {
		verdict = "OVER"
	}
	fmt.Fprintf(out, "total %s\t%s\t%s\t%s\t%s\t%s\t\n", p.name, comma(sum.raw), comma(sum.gzip), comma(sum.brotli), comma(p.budget()), verdict)
	return sum, nil
}

// weigh returns the size of one file, compressed and not.
func weigh(root fs.FS, name string) (weight, error) {
	data, err := fs.ReadFile(root, name)
	if err != nil {
		return weight{}, err
	}
	br, err := hosting.Brotli(data, hosting.Best)
	if err != nil {
		return weight{}, err
	}
	gz, err := hosting.Gzip(data, hosting.Best)
	if err != nil {
		return weight{}, err
	}
	return weight{len(data), len(gz), len(br)}, nil
}

// without returns the files that the patterns match, but for some.
func without(some []string, patterns ...string) func(fs.FS, []part) ([]string, error) {
	return func(root fs.FS, table []part) ([]string, error) {
		files, err := these(patterns...)(root, table)
		return slices.DeleteFunc(files, func(name string) bool { return slices.Contains(some, name) }), err
	}
}

// these returns the files of some patterns. Names that hold a hash repeat other
// files, unless the pattern asks for them or has one itself.
func these(patterns ...string) func(fs.FS, []part) ([]string, error) {
	return func(root fs.FS, _ []part) (files []string, err error) {
		for _, pattern := range patterns {
			found, err := fs.Glob(root, pattern)
			if err != nil {
				return nil, err
			}
			if !strings.Contains(pattern, ".*.") && !hosting.Hashed(pattern) {
				found = slices.DeleteFunc(found, hosting.Hashed)
			}
			if len(found) == 0 {
				return nil, fmt.Errorf("there is no %s", pattern)
			}
			files = append(files, found...)
		}
		return files, nil
	}
}

var (
	linkTag = regexp.MustCompile(`(?is)<link\s[^>]*>`)
	isStyle = regexp.MustCompile(`(?i)\srel\s*=\s*["']?stylesheet\b`)
	href    = regexp.MustCompile(`(?i)\shref\s*=\s*["']?([^"'\s>]+)`)
)

// wordsFile holds the words of the first page: data, though it comes as a script.
const wordsFile = "gen/words.en.*.js"

// firstView returns a page, the style sheets that it links, and its words.
func firstView(name string) func(fs.FS, []part) ([]string, error) {
	return func(root fs.FS, table []part) ([]string, error) {
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
		return these(files...)(root, table)
	}
}

// wordsOf matches a file of words and names its language.
var wordsOf = regexp.MustCompile(`^gen/words\.(?:more\.)?([A-Za-z-]+)\.[0-9a-f]+\.js$`)

// longestWords returns the words of the language that has most, other than English: a visitor fetches
// those of one, however many there are.
func longestWords(root fs.FS, _ []part) (longest []string, err error) {
	found, err := fs.Glob(root, "gen/words.*.js")
	if err != nil {
		return nil, err
	}
	files, bytes := map[string][]string{}, map[string]int64{}
	most := int64(0)
	for _, name := range found {
		m := wordsOf.FindStringSubmatch(name)
		if m == nil || m[1] == "en" {
			continue
		}
		info, err := fs.Stat(root, name)
		if err != nil {
			return nil, err
		}
		files[m[1]] = append(files[m[1]], name)
		if bytes[m[1]] += info.Size(); bytes[m[1]] > most {
			most, longest = bytes[m[1]], files[m[1]]
		}
	}
	return longest, nil
}

// pinnedEntry is the entry of a version, which repeats playground.js.
var pinnedEntry = regexp.MustCompile(`^playground-.*\.js$`)

// otherScripts returns the scripts that no other part of the table holds.
func otherScripts(root fs.FS, table []part) (files []string, err error) {
	var counted []string
	for _, p := range table {
		if p.name == others {
			continue
		}
		list, err := p.files(root, table)
		if err != nil {
			return nil, err
		}
		counted = append(counted, list...)
	}
	for _, pattern := range []string{"*.js", "gen/*.js"} {
		found, err := fs.Glob(root, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			repeated := pinnedEntry.MatchString(name) || hosting.Hashed(name)
			if !repeated && !slices.Contains(counted, name) {
				files = append(files, name)
			}
		}
	}
	return files, nil
}

// comma formats 1234567 as 1,234,567.
func comma(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
