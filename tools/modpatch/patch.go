package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// patch is a unified diff with the reason above it.
type patch struct {
	reason string
	files  []*gitdiff.File
}

// readPatches reads the patches of a module, of which name has the exact version.
func readPatches(root fs.FS, name string) ([]patch, error) {
	files, err := fs.Glob(root, path.Join(name, "*.patch"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("go.mod asks for %s, and %s has no patches for that version", name, here)
	}
	var list []patch
	for _, file := range files {
		text, err := fs.ReadFile(root, file)
		if err != nil {
			return nil, err
		}
		p, err := readPatch(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list = append(list, p)
	}
	return list, nil
}

func readPatch(text []byte) (patch, error) {
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
	return patch{reason, files}, nil
}

// changedFiles returns the names of the files that the patches change.
func changedFiles(patches []patch) map[string]bool {
	names := map[string]bool{}
	for _, p := range patches {
		for _, f := range p.files {
			names[f.NewName] = true
		}
	}
	return names
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
	if len(merged.TextFragments) == 0 {
		return source, nil
	}
	slices.SortFunc(merged.TextFragments, func(a, b *gitdiff.TextFragment) int { return cmp.Compare(a.OldPosition, b.OldPosition) })
	var out bytes.Buffer
	if err := gitdiff.Apply(&out, bytes.NewReader(source), merged); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return out.Bytes(), nil
}
