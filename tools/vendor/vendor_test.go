package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// Each bundle that is committed is the one that its sources give.
func TestBundleIsFresh(t *testing.T) {
	if _, err := os.Stat("node_modules"); err != nil {
		t.Skip("npm ci --prefix tools/vendor has not run; ./build.sh test runs it")
	}
	for _, b := range bundles {
		want, err := b.make(".")
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join("..", "..", "static", filepath.FromSlash(b.name)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("static/%s is not what tools/vendor makes; go run ./tools/vendor writes it", b.name)
		}
	}
}
