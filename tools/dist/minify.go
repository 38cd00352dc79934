package main

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// minifiable reports whether the file is a script or a style sheet that is served
// without white space and comments. The words are data, and what is vendored is
// minified already.
func minifiable(name string) bool {
	if strings.HasPrefix(name, "gen/words.") || strings.HasPrefix(name, "vendor/") || name == filesFile {
		return false
	}
	return path.Ext(name) == ".js" || path.Ext(name) == ".css"
}

// minified returns the file without white space and comments, and its source map.
// Names that others can see stay: those of properties, of exports, and at the top
// of a script that is not a module.
func minified(name string, source []byte) (code, sourceMap []byte, err error) {
	loader := api.LoaderJS
	if path.Ext(name) == ".css" {
		loader = api.LoaderCSS
	}
	result := api.Transform(string(source), api.TransformOptions{
		Loader: loader, Target: api.ESNext, Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone,
		MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true,
		Sourcemap: api.SourceMapExternal, Sourcefile: path.Base(name),
	})
	for _, message := range append(result.Errors, result.Warnings...) {
		err = errors.Join(err, fmt.Errorf("%s: %s", name, message.Text))
	}
	return result.Code, result.Map, err
}

// withMap returns the code with a comment that names its source map.
func withMap(name string, code []byte) []byte {
	comment := "//# sourceMappingURL=%s.map\n"
	if path.Ext(name) == ".css" {
		comment = "/*# sourceMappingURL=%s.map */\n"
	}
	return fmt.Appendf(code, comment, path.Base(name))
}

// minify minifies the scripts and style sheets of the site, with a source map
// beside each.
func minify(tree fileTree) error {
	for _, name := range tree.names() {
		if !minifiable(name) {
			continue
		}
		code, sourceMap, err := minified(name, tree[name])
		if err != nil {
			return err
		}
		tree[name], tree[name+".map"] = withMap(name, code), sourceMap
	}
	return nil
}

func isSourceMap(name string) bool { return path.Ext(name) == ".map" }
