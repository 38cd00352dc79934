package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"path"
	"regexp"
	"strings"

	"uriplayground/tools/hosting"
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

// required lists files without which there is no site.
var required = []string{"index.html", entryFile, programFile, goFile, factsFile}

// finish turns sources and pages into the site: the program under a hashed name,
// build.js naming it, scripts and style sheets joined and minified, and the headers for
// the host.
func finish(tree fileTree, version string) error {
	if err := complete(tree); err != nil {
		return err
	}
	if err := inlineFacts(tree); err != nil {
		return err
	}
	inlinePlace(tree)
	if err := joinSheets(tree); err != nil {
		return err
	}
	programNames := map[string]string{}
	hashed := func(name string) string {
		base := hashName(tree, name)
		programNames[name] = path.Join(path.Dir(name), base)
		return base
	}
	_, answers := tree["answers/index.html"]
	tree[buildFile] = buildModule(hashed, version, false, answers)
	pinned, names, err := pin(tree, version)
	if err != nil {
		return err
	}
	if err := minify(tree); err != nil {
		return err
	}
	maps.Copy(tree, pinned)
	maps.Copy(names, programNames)
	usePinned(tree, names)
	addFormerNames(tree)
	tree[filesFile] = filesScript(tree, false)
	if tree[integrityFile], err = integrityOf(tree); err != nil {
		return err
	}
	if err := errors.Join(misplaced(tree)...); err != nil {
		return err
	}
	tree[mark] = hostHeaders(tree)
	return nil
}

// hashName puts the hash of a file into its name, which it returns without its
// directory.
func hashName(tree fileTree, name string) string {
	data := tree[name]
	hashed := hashedName(name, data)
	delete(tree, name)
	tree[hashed] = data
	return path.Base(hashed)
}

// hashOf returns the hash of the data that is part of a hashed name.
func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])[:hosting.HashLen]
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

// misplaced reports the files that do not belong in a site, and the addresses
// that would be right on one host only.
func misplaced(tree fileTree) (errs []error) {
	for _, name := range tree.names() {
		if strings.HasSuffix(name, ".go") {
			errs = append(errs, fmt.Errorf("%s: a Go source does not belong in the site", name))
		}
		if hosting.Hidden(name) {
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
