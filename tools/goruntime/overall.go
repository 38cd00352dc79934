package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// settled is an expression that is always the same in this program.
type settled struct{ expression, value string }

// pattern matches the expression as a whole, with what is before it where it is
// declared or its address is taken.
func (s settled) pattern() *regexp.Regexp {
	end := `\b`
	if strings.HasSuffix(s.expression, ")") {
		end = ""
	}
	return regexp.MustCompile(`(func |&)?\b` + regexp.QuoteMeta(s.expression) + end)
}

// overall are changes in all files of a package.
type overall struct {
	place   string
	settled []settled
	loud    []string // the files that may print; nil: all of them
}

// add adds the changes to those of single files, which come first.
func (o overall) add(list []file) ([]file, error) {
	names, err := ask("go", "list", "-f", `{{join .GoFiles "\n"}}`, o.place)
	if err != nil {
		return nil, err
	}
	dir, err := located(o.place)
	if err != nil {
		return nil, err
	}
	found := map[settled]bool{}
	for _, name := range strings.Fields(names) {
		source, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		var changes []change
		for _, s := range o.settled {
			if bytes.Contains(source, []byte(s.expression)) {
				found[s] = true
				changes = append(changes, s.change)
			}
		}
		if o.loud != nil && !slices.Contains(o.loud, name) && bytes.Contains(source, []byte("print")) {
			changes = append(changes, quiet)
		}
		if len(changes) > 0 {
			list = append(list, file{o.place, name, changes})
		}
	}
	for _, s := range o.settled {
		if !found[s] {
			return nil, fmt.Errorf("%s is not in %s", s.expression, o.place)
		}
	}
	return list, nil
}

// change puts the value in the place of the expression; that there is one was
// seen before.
func (s settled) change(source string) (string, error) {
	return s.pattern().ReplaceAllStringFunc(source, func(match string) string {
		if strings.HasPrefix(match, s.expression) {
			return s.value
		}
		return match
	}), nil
}
