package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
)

// A server runs until it is stopped, and not longer, however much it says.
func TestServeWith(t *testing.T) {
	j, _ := testJob(t)
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	address, stop := j.serveWith("sh", "-c", `echo "The site is at http://127.0.0.1:1234/"; yes | head -n 100000; echo read >"$0"; exec sleep 1000`, pipe)
	if text, err := os.ReadFile(pipe); err != nil || string(text) != "read\n" {
		t.Errorf("%q, %v", text, err)
	}
	stop()
	if want := "http://127.0.0.1:1234"; address != want || !j.ok() {
		t.Errorf("got %q, want %q; %v", address, want, j.failed)
	}
}

// A server that cannot start fails the job, and can be stopped all the same.
func TestServeWithFails(t *testing.T) {
	j, _ := testJob(t)
	j.begin("serve")
	_, stop := j.serveWith("sh", "-c", "exit 3")
	stop()
	if want := "failed at: serve (sh did not say where it is: exit status 3)"; j.ok() || j.failed.Error() != want {
		t.Errorf("got %v, want %s", j.failed, want)
	}
}

func TestPagesOf(t *testing.T) {
	site := fstest.MapFS{"index.html": {}, "fr/index.html": {}, "embed.html": {}, "embed.html.br": {}, "playground.js": {}}
	if list, err := pagesOf(site); err != nil || !slices.Equal(list, []string{"/", "/embed.html", "/fr/"}) {
		t.Errorf("%s, %v", strings.Join(list, " "), err)
	}
}
