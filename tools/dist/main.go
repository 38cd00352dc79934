// Command dist makes the files that the build consists of besides the
// program: with -gen those of static/gen, else dist/, the complete site for
// any static host and any sub-path. The same input gives the same bytes.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	static := flag.String("static", "static", "directory of the site's sources, with gen/ built")
	out := flag.String("out", "dist", "directory to write")
	version := flag.String("version", "dev", "version that the site names")
	gen := flag.String("gen", "", "only complete static/gen: copy this wasm_exec.js, write build.js")
	plain := flag.Bool("plain", false, "leave out the compressed copies of the files")
	flag.Parse()
	var err error
	if *gen != "" {
		err = generate(*static, *gen, *version)
	} else {
		err = publish(*static, *out, *version, !*plain)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

// publish writes the site to out, perhaps with compressed copies of its files,
// and prints what it holds.
func publish(static, out, version string, compressed bool) error {
	tree, err := readTree(static)
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
