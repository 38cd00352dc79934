package main

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"strings"

	"uriplayground/tools/facts"
)

// The module of facts that scripts of the sources import, and its declarations.
const (
	factsFile        = "gen/facts.js"
	factsTypes       = "gen/facts.d.ts"
	declarationsFile = "playground.d.ts"
	placeFile        = "place.js" // where the site is, which only playground.js imports
)

var (
	importOfFacts = regexp.MustCompile(`(?m)^import \{ (.*) \} from "\.{1,2}/gen/facts\.js";`)
	importOfPlace = regexp.MustCompile(`(?m)^import \{ .* \} from "\./place\.js";.*\n`)
	exportOfFacts = regexp.MustCompile(`(?m)^export const (\w+) = (.*);$`)
)

// inlineFacts puts the facts that a script or a declaration imports into it, so that no page of
// the published site asks for a further file, and playground.js can stand alone.
func inlineFacts(tree fileTree) error {
	known := map[string]string{}
	for _, m := range exportOfFacts.FindAllSubmatch(tree[factsFile], -1) {
		known[string(m[1])] = string(m[2])
	}
	for _, name := range tree.names() {
		if path.Ext(name) != ".js" {
			continue
		}
		var unknown []string
		tree[name] = importOfFacts.ReplaceAllFunc(tree[name], func(line []byte) []byte {
			var constants []string
			for _, asked := range strings.Split(string(importOfFacts.FindSubmatch(line)[1]), ", ") {
				fact, local, renamed := strings.Cut(asked, " as ")
				if !renamed {
					local = fact
				}
				if known[fact] == "" {
					unknown = append(unknown, fact)
				}
				constants = append(constants, local+" = "+known[fact])
			}
			return []byte("const " + strings.Join(constants, ", ") + ";")
		})
		if len(unknown) > 0 {
			return fmt.Errorf("%s imports what %s does not have: %s", name, factsFile, strings.Join(unknown, ", "))
		}
		if bytes.Contains(tree[name], []byte("/"+factsFile+`"`)) {
			return fmt.Errorf("%s imports %s, but not in one line", name, factsFile)
		}
	}
	if declarations, ok := tree[declarationsFile]; ok {
		tree[declarationsFile] = facts.Declare(declarations)
	}
	delete(tree, factsFile)
	delete(tree, factsTypes)
	return nil
}

// inlinePlace puts placeFile into the script that imports it, which can stand alone then.
func inlinePlace(tree fileTree) {
	source := strings.ReplaceAll(string(tree[placeFile]), "\nexport ", "\n")
	tree[entryFile] = importOfPlace.ReplaceAllLiteral(tree[entryFile], []byte(source))
	delete(tree, placeFile)
}
