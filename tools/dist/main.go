// Command dist writes the complete site for any static host and any sub-path:
// the sources in static/, the pages of tools/pages and the program. With -gen it
// only writes what static/gen holds besides the program, with -package the site as a package for
// npm, with -scorm the lessons as a package for learning platforms. The same input gives the same bytes.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"uriplayground/tools/pages"
	"uriplayground/web/i18n"
)

func main() {
	static := flag.String("static", "static", "directory of the site's sources, with gen/ built")
	out := flag.String("out", "dist", "directory to write")
	version := flag.String("version", "dev", "version that the site names")
	gen := flag.String("gen", "", "only complete static/gen: copy this wasm_exec.js, write build.js")
	address := flag.String("site", "", "whole address at which the site will be, for what is shown of links to it elsewhere")
	archive := flag.String("package", "", "write the package for npm to this file instead")
	scorm := flag.String("scorm", "", "write the course as a package of SCORM 1.2 to this file instead")
	var c course
	flag.StringVar(&c.lesson, "lesson", "", "with -scorm, this lesson alone")
	flag.StringVar(&c.lang, "lang", i18n.Default, "with -scorm, its language")
	plain := flag.Bool("plain", false, "leave out the compressed copies of the files")
	flag.Parse()
	at, err := siteAddress(*address)
	var made fileTree
	if err == nil {
		all := pages.AllAt
		if *archive != "" {
			all = pages.Packaged
		}
		made, err = all(at)
	}
	switch {
	case err != nil:
	case *gen != "":
		err = generate(*static, made, *gen, *version)
	default:
		if err = errors.Join(addLicenses(made, "."), addPictures(made, *static)); err != nil {
			break
		}
		if *archive != "" {
			err = publishPackage(*static, made, *archive, *version)
			break
		}
		if *scorm != "" {
			err = publishScorm(*static, made, *scorm, c, *version)
			break
		}
		if err = addSource(made, ".", *version); err == nil {
			err = publish(*static, made, *out, *version, !*plain)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

// publish writes the site to out, with compressed copies of its files if
// compressed is true, and prints what it holds.
func publish(static string, made fileTree, out, version string, compressed bool) error {
	tree, err := compose(static, made)
	if err != nil {
		return err
	}
	if err := finish(tree, version); err != nil {
		return err
	}
	if compressed {
		if err := addSiblings(tree); err != nil {
			return err
		}
	}
	if err := writeTree(tree, out); err != nil {
		return err
	}
	fmt.Printf("%s: %d files, %d bytes, tree sha256 %s\n", out, len(tree), tree.size(), tree.hash())
	return nil
}
