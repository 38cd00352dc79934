package main

import (
	"net/http/httptest"
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// What is measured is on the page: the answer to what is typed at once, the keys in a field, and
// each view whose keys are measured.
func TestThereIsWhatIsMeasured(t *testing.T) {
	b := benchOfSources(t)
	tab, cancel, err := b.observed(1, true)
	if err != nil {
		t.Fatal(err)
	}
	defer cancel()
	if s, err := b.timed(tab, true); err != nil || s.Interactive <= s.Painted {
		t.Errorf("the start: %+v, %v", s, err)
	}
	for _, v := range viewed {
		if err := b.show(tab, v.name); err != nil {
			t.Fatalf("%s: %v", v.name, err)
		}
		if sample, err := press(tab, v.field, 1); err != nil || len(sample) != 1 {
			t.Fatalf("%s: %v, %v", v.name, sample, err)
		}
	}
	if sample, _, err := b.typed(1, "base", 10, 1); err != nil || len(sample) != 1 {
		t.Errorf("keys: %v, %v", sample, err)
	}
}

// benchOfSources measures the site as it is built, before it is published.
func benchOfSources(t *testing.T) *bench {
	t.Helper()
	files, err := hosting.Dir("../../static")
	if err != nil {
		t.Fatal(err)
	}
	made, err := pages.All()
	if err != nil {
		t.Fatal(err)
	}
	files.Add(made)
	if err := files.Warm(); err != nil {
		t.Fatalf("the site is not built; run ./build.sh build first (%v)", err)
	}
	server := httptest.NewServer(files)
	t.Cleanup(server.Close)
	browser, end, err := chromium.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return &bench{browser: browser, url: server.URL}
}
