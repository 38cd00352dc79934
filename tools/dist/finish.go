package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"uriplayground/tools/site"
)

// The generated files, as names in the tree.
const (
	programFile = "gen/playground.wasm"
	buildFile   = "gen/build.js"
	goFile      = "gen/wasm_exec.js"
	filesFile   = "gen/files.js"
	workerFile  = "sw.js"
	entryFile   = "playground.js"
)

// required lists what a site cannot be without.
var required = []string{"index.html", entryFile, programFile, goFile}

// buildModule is gen/build.js, the one place that names the program's files;
// playground.js imports it. A live site is one that is worked on. The
// files of the words are an object literal.
func buildModule(wasm, words, version string, live bool) []byte {
	return fmt.Appendf(nil, "// Made by build.sh, not by hand: the files of the program and of its words, beside this one, its\n"+
		"// version, and whether the files of this site change while it is served.\n"+
		"export const wasm = %q;\nexport const words = %s;\nexport const version = %q;\nexport const live = %t;\n", wasm, words, version, live)
}

// generate completes static/gen, in which build.sh has put the program.
func generate(static string, made fileTree, wasmExec, version string) error {
	glue, err := os.ReadFile(wasmExec)
	if err != nil {
		return fmt.Errorf("this Go has no wasm_exec.js: %w", err)
	}
	gen, err := wordsModules()
	if err != nil {
		return err
	}
	gen[goFile] = glue
	gen[buildFile] = buildModule(path.Base(programFile), wordsNames(path.Base), version, true)
	if style, err := os.ReadFile(filepath.Join(static, styleSource)); err == nil { // tests of the program alone have none
		gen[styleFile] = embedStyle(style)
	}
	for _, name := range gen.names() {
		if err := replaceFile(filepath.Join(static, filepath.FromSlash(name)), gen[name]); err != nil {
			return err
		}
	}
	tree, err := compose(static, made)
	if err != nil {
		return err
	}
	return replaceFile(filepath.Join(static, filepath.FromSlash(filesFile)), filesScript(tree, true))
}

// replaceFile writes the file at once, or not at all: a server may be reading.
func replaceFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	fresh := name + ".new"
	if err := os.WriteFile(fresh, data, 0o644); err != nil {
		return err
	}
	return os.Rename(fresh, name)
}

// finish turns sources and pages into the site: the program under a hashed name,
// build.js naming it, scripts and style sheets minified, and the headers for the
// host.
func finish(tree fileTree, version string) error {
	if err := complete(tree); err != nil {
		return err
	}
	hashed := func(name string) string { return hashName(tree, name) }
	tree[buildFile] = buildModule(hashed(programFile), wordsNames(hashed), version, false)
	pinned, err := pin(tree, version)
	if err != nil {
		return err
	}
	if err := minify(tree); err != nil {
		return err
	}
	maps.Copy(tree, pinned)
	addFormerNames(tree)
	tree[filesFile] = filesScript(tree, false)
	if err := errors.Join(strays(tree)...); err != nil {
		return err
	}
	tree[mark] = hostHeaders(tree)
	return nil
}

// hashName puts the hash of a file into its name, which it returns without gen/.
func hashName(tree fileTree, name string) string {
	data := tree[name]
	hashed := hashedName(name, data)
	delete(tree, name)
	tree[hashed] = data
	return path.Base(hashed)
}

// hashOf is the part of a hashed name that stands for the data.
func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])[:site.HashLen]
}

// complete reports what the site lacks.
func complete(tree fileTree) error {
	var lacks []string
	for _, name := range append(wordsFiles(), required...) {
		if _, ok := tree[name]; !ok {
			lacks = append(lacks, name)
		}
	}
	if len(lacks) > 0 {
		return fmt.Errorf("the site lacks %s", strings.Join(lacks, ", "))
	}
	return nil
}

// rooted finds, by kind of file, the addresses that begin at the host's root
// and so would break under a sub-path.
var rooted = map[string]*regexp.Regexp{
	".html":        regexp.MustCompile(`(?i)\s(?:href|src|srcset|poster|data|action)\s*=\s*["']?/`),
	".css":         regexp.MustCompile(`(?i)url\(\s*["']?/|@import\s*["']/`),
	".js":          regexp.MustCompile(`(?:\bfrom\s*|\bimport\s*\(?\s*|\bfetch\(\s*|new URL\(\s*)["']/`),
	".webmanifest": regexp.MustCompile(`"(?:start_url|scope|id|src)"\s*:\s*"/`),
}

// strays reports the files that do not belong in a site, and the addresses
// that hold on one host only.
func strays(tree fileTree) (errs []error) {
	for _, name := range tree.names() {
		if strings.HasSuffix(name, ".go") {
			errs = append(errs, fmt.Errorf("%s: a Go source does not belong in the site", name))
		}
		if site.Hidden(name) {
			errs = append(errs, fmt.Errorf("%s: this name is kept for what the build makes", name))
		}
		if at := findRooted(name, tree[name]); at != "" {
			errs = append(errs, fmt.Errorf("%s: %s begins at the host's root; the site must work under any sub-path", name, at))
		}
	}
	return errs
}

// findRooted returns the first rooted address of the file, or "".
func findRooted(name string, data []byte) string {
	if re := rooted[path.Ext(name)]; re != nil {
		return strings.TrimSpace(string(re.Find(data)))
	}
	return ""
}

// hostHeaders writes the "_headers" file that several static hosts read. Every
// file has a rule of its own: hosts join the headers of all rules that match,
// and a policy joined to a stricter one could not let the embed page be framed.
func hostHeaders(tree fileTree) []byte {
	var b strings.Builder
	b.WriteString("# Read by hosts that know _headers; the paths suppose the site at the root.\n/*\n")
	writeHeaders(&b, site.Common())
	for _, name := range tree.names() {
		for _, address := range addresses(name) {
			b.WriteString(address + "\n")
			writeHeaders(&b, site.FileHeaders(name))
		}
	}
	return []byte(b.String())
}

// writeHeaders writes the lines of one rule.
func writeHeaders(b *strings.Builder, headers []site.Header) {
	for _, h := range headers {
		fmt.Fprintf(b, "  %s: %s\n", h.Name, h.Value)
	}
}

// addresses lists the paths under which hosts offer the file: a page also
// without its ending.
func addresses(name string) []string {
	list := []string{"/" + name}
	if dir := address(name); dir != name {
		list = append(list, "/"+dir)
	} else if bare, ok := strings.CutSuffix(name, ".html"); ok {
		list = append(list, "/"+bare)
	}
	return list
}

// addSiblings adds the compressed siblings that hosts pick from. One that saves
// nothing is left out, as in the handler; so are those of source maps, which only
// developer tools fetch.
func addSiblings(tree fileTree) error {
	for _, name := range tree.names() {
		if name == mark || isSourceMap(name) || !site.KindOf(name).Compress {
			continue
		}
		br, err := site.Brotli(tree[name], site.Best)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		gz, err := site.Gzip(tree[name], site.Best)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for ending, data := range map[string][]byte{".br": br, ".gz": gz} {
			if len(data) < len(tree[name]) {
				tree[name+ending] = data
			}
		}
	}
	return nil
}
