package main

import (
	"archive/tar"
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/foobaz/go-zopfli/zopfli"

	"uriplayground/tools/atomicfile"
	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// The package for npm has the site in cdn/, each file once, and in lib/ those scripts again that
// name a file or the place of the site: they name them in the two ways that bundlers look for. The
// other scripts are those of cdn/.

const packageName = "uri-playground"

// packaged has the files of the package that are neither of the site nor made.
//
//go:embed package
var packaged embed.FS

// libFiles lists the scripts that are again in lib/, each after those that it imports, by where
// they are there.
var libFiles = []struct{ source, lib string }{
	{placeFile, "place.js"}, {buildFile, "build.js"}, {"loader.js", "loader.js"}, {"embed-inline.js", "embed-inline.js"}, {entryFile, entryFile},
}

// frameworks are those that have types of their own.
var frameworks = []string{"react", "preact", "solid", "vue", "svelte"}

// publishPackage writes the package as npm takes it, or, to a file .tar, before it is compressed.
func publishPackage(static string, made fileTree, file, version string) error {
	tree, err := packageTree(static, ".", made, version)
	if err != nil {
		return err
	}
	data, err := tarOf(tree, "package/")
	if err == nil && path.Ext(file) != ".tar" {
		data, err = squeezed(data)
	}
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d files, %d bytes, tree sha256 %s\n", file, len(tree), len(data), tree.hash())
	return atomicfile.Write(file, data)
}

// packageTree returns the files of the package. root is the project's directory.
func packageTree(static, root string, made fileTree, version string) (fileTree, error) {
	site, err := compose(static, made)
	if err != nil {
		return nil, err
	}
	oneStyle(site)
	smallIcons(site)
	sources := maps.Clone(site)
	if err := inlineFacts(sources); err != nil {
		return nil, err
	}
	if err := finish(site, version); err != nil {
		return nil, err
	}
	if site, err = named(withoutCopies(site), version); err != nil {
		return nil, err
	}
	tree, err := libOf(sources, site, version)
	if err != nil {
		return nil, err
	}
	for name, data := range site {
		tree["cdn/"+name] = data
	}
	tree[licensesFile] = site[licensesFile]
	if tree["LICENSE"], err = os.ReadFile(path.Join(root, "LICENSE")); err != nil {
		return nil, err
	}
	d, err := describe(root, version)
	if err != nil {
		return nil, err
	}
	if err := d.addTo(tree); err != nil {
		return nil, err
	}
	return tree, addPackaged(tree, d, version)
}

// oneStyle lets the pages of the site have the style sheet of embeds, which holds the same rules: two are too large.
func oneStyle(site fileTree) {
	delete(site, pageStyle)
	for name, data := range site {
		if path.Ext(name) == ".html" {
			site[name] = bytes.ReplaceAll(data, []byte(pageStyle+`"`), []byte(styleFile+`"`))
		}
	}
}

var largeIcon = regexp.MustCompile(`,\s*\{[^{}]*"[^"]*(icon[a-z-]*-512\.png)"[^{}]*\}`)

// smallIcons leaves out the icons of 512 pixels: browsers install the site with the vector, or the smaller one.
func smallIcons(site fileTree) {
	for name, data := range site {
		if path.Ext(name) == ".webmanifest" {
			for _, icon := range largeIcon.FindAllSubmatch(data, -1) {
				delete(site, string(icon[1]))
			}
			site[name] = largeIcon.ReplaceAll(data, nil)
		}
	}
}

// addPackaged adds the files of packaged, and the manifest.
func addPackaged(tree fileTree, d *description, version string) error {
	files, err := fs.Sub(packaged, "package")
	if err != nil {
		return err
	}
	names, err := fs.Glob(files, "*")
	if err != nil {
		return err
	}
	var sums map[string]string
	if err := json.Unmarshal(tree["cdn/"+integrityFile], &sums); err != nil {
		return err
	}
	filled := strings.NewReplacer("{{attributes}}", d.table(), "{{version}}", version, "{{integrity}}", sums["playground-"+version+".js"])
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		switch {
		case name == placeFile: // in lib/ already
		case strings.HasSuffix(name, ".d.ts"):
			tree["types/"+name] = append(data, tree["types/"+name]...)
		case strings.HasSuffix(name, ".md"):
			tree[name] = []byte(filled.Replace(string(data)))
		default:
			tree[name] = data
		}
	}
	// What a language model is told is what a person is.
	tree["llms.txt"] = bytes.Replace(tree["README.md"], []byte("# "+packageName+"\n\n"), []byte("# "+packageName+"\n\n> "), 1)
	tree["package.json"], err = manifest(version)
	return err
}

// manifest returns the package.json.
func manifest(version string) ([]byte, error) {
	type conditions struct {
		Types   string `json:"types"`
		Default string `json:"default,omitempty"`
	}
	exports := map[string]any{
		".":             conditions{"./types/index.d.ts", "./element.js"},
		"./api":         conditions{"./types/api.d.ts", "./api.js"},
		"./reserve.css": "./cdn/reserve.css",
		"./cdn/*":       "./cdn/*",
	}
	for _, name := range frameworks {
		exports["./"+name] = conditions{Types: "./types/" + name + ".d.ts"}
	}
	for _, name := range []string{"package.json", elementsManifest, webTypes, codeData, "llms.txt"} {
		exports["./"+name] = "./" + name
	}
	optional := map[string]bool{"optional": true}
	return indented(map[string]any{
		"name": packageName, "version": version, "description": "A playground for URIs (RFC 3986): an element for pages, and calls",
		"keywords": []string{"uri", "url", "rfc3986", "resolve", "custom-element", "web-component"},
		"license":  "MIT", "type": "module", "main": "./element.js", "types": "./types/index.d.ts", "exports": exports,
		"sideEffects": []string{"./element.js", "./lib/playground.js", "./cdn/**"},
		"unpkg":       "./cdn/playground.js", "jsdelivr": "./cdn/playground.js",
		"bin": map[string]string{packageName: "./cli.js"},
		// A renderer is only needed for pictures as PNG.
		"peerDependencies":     map[string]string{"@resvg/resvg-js": ">=2", "sharp": ">=0.33"},
		"peerDependenciesMeta": map[string]any{"@resvg/resvg-js": optional, "sharp": optional},
		"customElements":       "./" + elementsManifest, "web-types": "./" + webTypes,
		"engines": map[string]string{"node": ">=20.16"},
	})
}

func indented(value any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(value)
	return b.Bytes(), err
}

// keptNames are the names without a hash under which pages of others ask for a script or a style sheet.
var keptNames = []string{entryFile, "reserve.css", "reserve.js"}

var mapComment = regexp.MustCompile(`\n(?://# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ \*/)\n$`)

// withoutCopies returns the site with each file once: of scripts and style sheets those with a hash
// in their names, no source maps, nothing for hosts, no picture for links to the site, and no script of answers.
func withoutCopies(site fileTree) fileTree {
	tree := fileTree{}
	for name, data := range site {
		_, former := formerNames[name]
		switch {
		case isSourceMap(name), former, name == mark, site.repeats(name) && !slices.Contains(keptNames, name):
		default:
			tree[name] = mapComment.ReplaceAll(data, []byte("\n"))
		}
	}
	for _, picture := range pages.Pictures() {
		delete(tree, picture)
	}
	maps.DeleteFunc(tree, func(name string, _ []byte) bool { return pages.IsAnswer(name) })
	for name, data := range tree { // the entry imports what is still there
		if name != entryFile && hosting.Unhashed(name) == entryFile {
			tree[entryFile] = data
		}
	}
	return tree
}

// named returns the pages of the site, what pages of others and bundlers name, and what any of these names: without the
// page that makes the code of embeds, nothing asks for its scripts.
func named(site fileTree, version string) (fileTree, error) {
	tree := fileTree{}
	queue := append([]string{integrityFile, licensesFile, "playground-" + version + ".js"}, keptNames...)
	for name := range site {
		if kind := path.Ext(name); kind == ".html" || kind == ".ts" {
			queue = append(queue, name)
		}
	}
	for len(queue) > 0 {
		by := queue[0]
		queue = queue[1:]
		data, ok := site[by]
		if _, taken := tree[by]; taken || !ok {
			continue
		}
		tree[by] = data
		if by == integrityFile || by == filesFile { // which list all
			continue
		}
		for name := range site {
			if bytes.Contains(data, []byte(path.Base(name))) {
				queue = append(queue, name)
			}
		}
	}
	tree[filesFile] = filesScript(tree, false)
	var err error
	tree[integrityFile], err = integrityOf(tree)
	return tree, err
}

// libOf returns lib/, made of the sources and naming the files of the site.
func libOf(sources, site fileTree, version string) (fileTree, error) {
	names := map[string]string{} // in lib/, by those of the sources
	for name := range site {
		if base := hosting.Unhashed(name); base != name {
			names[base] = "../cdn/" + name
		}
	}
	place, err := packaged.ReadFile("package/" + placeFile)
	if err != nil {
		return nil, err
	}
	build := packageBuild(func(file string) string { return names[file] }, version)
	tree := fileTree{}
	for _, f := range libFiles {
		switch code := sources[f.source]; f.source {
		case placeFile:
			tree["lib/"+f.lib] = place
		case buildFile:
			tree["lib/"+f.lib] = build
		default:
			for from, to := range names {
				code = bytes.ReplaceAll(code, quoted(f.source, from), []byte(`"`+to+`"`))
			}
			if tree["lib/"+f.lib], _, err = minified(f.lib, code); err != nil {
				return nil, err
			}
		}
		names[f.source] = "./" + f.lib
	}
	return tree, astray(tree, site)
}

// packageBuild returns the build.js of the package.
func packageBuild(name func(file string) string, version string) []byte {
	asset := func(file string) string {
		return fmt.Sprintf("() => assetAt(%q, () => new URL(%q, import.meta.url).href)", strings.TrimPrefix(name(file), "../cdn/"), name(file))
	}
	return fmt.Appendf(nil, `// Where the files of the program and of its words are, where the site is, and its version.
import { assetAt, siteAddress } from "./place.js";
export const program = %s;
export const stylesheet = %s;
export const words = %s;
export const site = siteAddress;
export const version = %q;
export const answers = true; // of the full site
`, asset(programFile), asset(styleFile), wordsModulesBy(func(file string) string { return fmt.Sprintf("() => import(%q)", name(file)) }), version)
}

var importedAnywhere = regexp.MustCompile(`(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*"(\.\.?/[^"]+)"`)

// astray reports what a script of lib/ imports, itself or by one of cdn/, that is not there, or that
// is in lib/ and in cdn/: a page would have two programs.
func astray(lib, site fileTree) error {
	again := map[string]bool{}
	for _, f := range libFiles {
		again["cdn/"+f.source] = true
	}
	all := maps.Clone(lib)
	for name, data := range site {
		all["cdn/"+name] = data
	}
	seen := map[string]bool{}
	queue := lib.names()
	for len(queue) > 0 {
		name := queue[0]
		queue = queue[1:]
		if seen[name] {
			continue
		}
		seen[name] = true
		if again[hosting.Unhashed(name)] {
			return fmt.Errorf("lib/ imports %s, which is in lib/ as well", name)
		}
		if path.Ext(name) != ".js" {
			continue
		}
		for _, m := range importedAnywhere.FindAllSubmatch(all[name], -1) {
			to := path.Join(path.Dir(name), string(m[1]))
			if _, ok := all[to]; !ok {
				return fmt.Errorf("%s imports %s, which the package lacks", name, m[1])
			}
			queue = append(queue, to)
		}
	}
	return nil
}

// squeezed compresses the data for gunzip by a search that takes the better part of a minute: the package is
// 5 % smaller than with compress/gzip.
func squeezed(data []byte) ([]byte, error) {
	o := zopfli.DefaultOptions()
	o.NumIterations, o.BlockSplittingMax = 8, 300 // 15 iterations save little more; 15 blocks, the default, are too few
	var b bytes.Buffer
	err := zopfli.GzipCompress(&o, data, &b)
	return b.Bytes(), err
}

// tarOf returns the files as npm packs them. The same files give the same bytes.
func tarOf(tree fileTree, folder string) ([]byte, error) {
	var b bytes.Buffer
	t := tar.NewWriter(&b)
	names := tree.names() // alike beside alike, which compresses better
	kind := func(name string) string {
		switch {
		case path.Ext(name) == ".md": // README.md is llms.txt again
			return ".txt"
		case strings.HasSuffix(name, filesFile): // has the hashes of integrity.json
			return ".json"
		}
		return path.Ext(name)
	}
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Or(strings.Compare(kind(a), kind(b)), strings.Compare(path.Base(a), path.Base(b)))
	})
	for _, name := range names {
		h := &tar.Header{Name: folder + name, Mode: 0o644, Size: int64(len(tree[name])), Format: tar.FormatUSTAR,
			ModTime: time.Date(1985, 10, 26, 8, 15, 0, 0, time.UTC)} // as in all packages of npm
		if bytes.HasPrefix(tree[name], []byte("#!")) {
			h.Mode = 0o755
		}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(tree[name]); err != nil {
			return nil, err
		}
	}
	err := t.Close()
	return b.Bytes(), err
}
