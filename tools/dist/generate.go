package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"uriplayground/tools/atomicfile"
	"uriplayground/tools/facts"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
)

// buildModule returns gen/build.js, the one place that names the files of the program and of its
// words, by what name returns for them. It names them in the two ways that bundlers look for,
// new URL("…", import.meta.url) and import("…"). live says that the files of the site change
// while it is served, and answers that it has the pages of answers, which a copy from the package has not.
func buildModule(name func(file string) string, version string, live, answers bool) []byte {
	program := name(programFile)
	return fmt.Appendf(nil, `// Made by build.sh, not by hand: where the files of the program and of its words are, where the site
// is, its version, whether the files of this site change while it is served, and whether it has answers. Words that did not
// come are asked for again under another address.
const again = (name, count) => import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(`+"`${name}?${count}`"+`, import.meta.url).href);
export const wasm = %q;
export const program = () => new URL("./%s", import.meta.url).href;
export const stylesheet = () => new URL("./%s", import.meta.url).href;
export const words = %s;
export const site = () => new URL("../", import.meta.url).href;
export const version = %q;
export const live = %t;
export const answers = %t;
`, program, program, path.Base(styleFile), wordsModulesBy(func(file string) string {
		return fmt.Sprintf("(count) => (count ? again(%[1]q, count) : import(%[1]q))", "./"+name(file))
	}), version, live, answers)
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
	if gen[goFile], err = goModule(glue); err != nil {
		return err
	}
	if gen[factsFile], err = facts.Module(); err != nil {
		return err
	}
	gen[factsTypes] = facts.Types()
	gen[buildFile] = buildModule(path.Base, version, true, true)
	if style, err := readAll(static, styleSources); err == nil { // tests of the program alone have none
		if gen[styleFile], err = embedStyle(style); err != nil {
			return err
		}
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

// readAll returns files of the sources one after the other.
func readAll(static string, names []string) (all []byte, err error) {
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(static, name))
		if err != nil {
			return nil, err
		}
		all = append(all, data...)
	}
	return all, nil
}

var (
	goGlobal = regexp.MustCompile(`\bglobalThis\.(Go|fs|path|process)\b`)
	goWriter = regexp.MustCompile(`(\s)fs\.writeSync\(`) // how the Go program writes a message
)

// goModule returns Go's wasm_exec.js as a module that exports what it would set as
// global variables: the page may have its own of these names.
func goModule(script []byte) ([]byte, error) {
	script = goGlobal.ReplaceAll(script, []byte("own.$1"))
	script = goWriter.ReplaceAll(script, []byte("${1}own.fs.writeSync("))
	for _, want := range []string{"own.Go = class", "own.fs = {", "\town.fs.writeSync(fd"} {
		if !bytes.Contains(script, []byte(want)) {
			return nil, fmt.Errorf("wasm_exec.js of this Go has another form: it lacks what is to become %q", want)
		}
	}
	return fmt.Appendf(nil, "// Made by build.sh from wasm_exec.js of Go.\nconst own = {};\n%s\nexport const { Go, ...standIns } = own;\n", script), nil
}

// replaceFile writes the file, in a folder that may be missing.
func replaceFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return atomicfile.Write(name, data)
}

// wordsFile names the module with a part of the words of a language.
func wordsFile(part, lang string) string {
	if part == i18n.Parts()[0] {
		return "gen/words." + lang + ".js"
	}
	return "gen/words." + part + "." + lang + ".js"
}

func wordsFiles() (names []string) {
	for _, lang := range locales.Languages() {
		for _, part := range i18n.Parts() {
			names = append(names, wordsFile(part, lang))
		}
	}
	return names
}

// wordsModulesBy returns an object literal with what load returns for each module of words, by
// language and part.
func wordsModulesBy(load func(file string) string) string {
	var list []string
	for _, lang := range locales.Languages() {
		var parts []string
		for _, part := range i18n.Parts() {
			parts = append(parts, fmt.Sprintf("%s: %s", part, load(wordsFile(part, lang))))
		}
		list = append(list, fmt.Sprintf("%q: { %s }", lang, strings.Join(parts, ", ")))
	}
	return "{ " + strings.Join(list, ", ") + " }"
}

// wordsModules returns the words as modules: texts that i18n.Parse reads. They
// weigh less than inside the program, and each visitor needs one language.
func wordsModules() (fileTree, error) {
	tree := fileTree{}
	for _, lang := range locales.Languages() {
		for _, part := range i18n.Parts() {
			out := bytes.NewBufferString("// Made by build.sh from web/locales, not by hand.\nexport default ")
			literal := json.NewEncoder(out)
			literal.SetEscapeHTML(false)
			if err := literal.Encode(i18n.Shorten(locales.Text(lang, part))); err != nil {
				return nil, err
			}
			tree[wordsFile(part, lang)] = out.Bytes()
		}
	}
	return tree, nil
}

// styleFile is the style sheet of playgrounds in other pages.
const styleFile = "gen/embed.css"

// What it is made of: the style sheet of the site's pages, and a part that none of these needs.
const (
	pageStyle    = "playground.css"
	compactStyle = "compact.css"
)

var styleSources = []string{pageStyle, compactStyle}

var (
	inRem     = regexp.MustCompile(`(-?\d*\.?\d+)rem\b`)
	condition = regexp.MustCompile(`@(?:container|media) [^{]*`)
)

// embedStyle returns the style sheet with lengths in --uri-rem instead of rem: a
// page may set its rem to 10 or 20 pixels, but the text of an embed is as large as
// the text around it. Conditions cannot use variables, so they count em, which is the
// size of the playground's own text.
func embedStyle(source []byte) ([]byte, error) {
	for _, c := range condition.FindAll(source, -1) {
		if inRem.Match(c) {
			return nil, fmt.Errorf("%q counts rem, which is the text of the page around an embed; it has to count em", bytes.TrimSpace(c))
		}
	}
	// The number stands last: what is the same 400 times is one string to brotli.
	return inRem.ReplaceAll(source, []byte("calc(var(--uri-rem, 1rem) * $1)")), nil
}
