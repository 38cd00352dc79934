package main

import (
	"fmt"
	"strings"
)

// file is a file of a package, and what is changed in it.
type file struct {
	place   string // import path of its package
	name    string
	changes []change
}

// change is one change of a text.
type change func(source string) (string, error)

// body gives a function another body. The function is named by its first line,
// without the brace; what stood in it goes.
func body(signature, with string) change {
	return func(source string) (string, error) {
		head := "\n" + signature + " {"
		if n := strings.Count(source, head); n != 1 {
			return "", fmt.Errorf("%q is there %d times, not once", signature, n)
		}
		at := strings.Index(source, head) + len(head)
		rest := source[at:]
		if line, after, _ := strings.Cut(rest, "\n"); strings.HasSuffix(line, "}") {
			return source[:at] + "\n\t" + with + "\n}\n" + after, nil
		}
		end := strings.Index(rest, "\n}\n")
		if end < 0 {
			return "", fmt.Errorf("%q has no end", signature)
		}
		return source[:at] + "\n\t" + with + rest[end:], nil
	}
}

// text puts another text in the place of one that is there once.
func text(old, with string) change { return texts(1, old, with) }

// texts puts another text in the place of one that is there n times.
func texts(n int, old, with string) change {
	return func(source string) (string, error) {
		if there := strings.Count(source, old); there != n {
			return "", fmt.Errorf("%q is there %d times, not %d", old, there, n)
		}
		return strings.ReplaceAll(source, old, with), nil
	}
}

// cut puts another text in the place of what is between two texts that are there
// once, and of the first of them.
func cut(from, to, with string) change {
	return func(source string) (string, error) {
		before, rest, found := strings.Cut(source, from)
		_, after, ends := strings.Cut(rest, to)
		if !found || !ends || strings.Contains(rest, from) {
			return "", fmt.Errorf("%q with %q behind it is not there once", from, to)
		}
		return before + with + to + after, nil
	}
}

// change makes all changes, and drops the imports that nothing needs any more.
func (f file) change(source string) (string, error) {
	for _, c := range f.changes {
		var err error
		if source, err = c(source); err != nil {
			return "", err
		}
	}
	return dropImports(source)
}
