package model

import (
	"slices"
	"testing"
)

// A name stands for one command: of two, the second would never run.
func TestCommandNamesDiffer(t *testing.T) {
	names := CommandNames()
	for i := 1; i < len(names); i++ {
		if names[i] == names[i-1] {
			t.Errorf("two commands are named %q", names[i])
		}
	}
	if !slices.Contains(names, "draft") || !slices.Contains(names, "buffers") {
		t.Errorf("got %q", names)
	}
}
