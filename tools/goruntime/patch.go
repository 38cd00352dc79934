package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// patch is a unified diff with the reason above it.
type patch struct {
	name   string
	reason string
	files  []*gitdiff.File
}

func readPatch(name string, text []byte) (patch, error) {
	files, reason, err := gitdiff.Parse(bytes.NewReader(text))
	if err != nil {
		return patch{}, err
	}
	if strings.TrimSpace(reason) == "" {
		return patch{}, errors.New("the patch does not say why it is there")
	}
	if len(files) == 0 {
		return patch{}, errors.New("the patch changes nothing")
	}
	for _, f := range files {
		f.NewName = strings.TrimPrefix(f.NewName, "b/")
		if f.IsNew || f.IsDelete || f.IsBinary || f.IsRename {
			return patch{}, fmt.Errorf("%s: a patch may only change the text of files", cmp.Or(f.NewName, f.OldName))
		}
	}
	return patch{name, reason, files}, nil
}

// apply returns a file with the changes of all patches. Each patch is written
// against the file as it comes, so any of them can be left out.
func apply(name string, source []byte, patches []patch) ([]byte, error) {
	merged := &gitdiff.File{OldName: name, NewName: name}
	for _, p := range patches {
		for _, f := range p.files {
			if f.NewName == name {
				merged.TextFragments = append(merged.TextFragments, f.TextFragments...)
			}
		}
	}
	slices.SortFunc(merged.TextFragments, func(a, b *gitdiff.TextFragment) int { return cmp.Compare(a.OldPosition, b.OldPosition) })
	var out bytes.Buffer
	if err := gitdiff.Apply(&out, bytes.NewReader(source), merged); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return out.Bytes(), nil
}
