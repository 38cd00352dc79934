package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func testJob(t *testing.T) (job, *bytes.Buffer) {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh")
	}
	var said bytes.Buffer
	return newJob(t.Context(), &said, &said), &said
}

// After a program that fails nothing runs, and the error names the step.
func TestJobStops(t *testing.T) {
	j, said := testJob(t)
	j.begin("one")
	j.run("sh", "-c", "echo first")
	j.begin("two")
	j.with("CODE=3").run("sh", "-c", "exit $CODE")
	j.begin("three")
	j.run("sh", "-c", "echo third")
	if got := j.output("sh", "-c", "echo fourth"); got != "" {
		t.Errorf("it goes on: %s", got)
	}
	j.together(func(j job) { j.say("fifth") })
	if got := said.String(); got != "== one\nfirst\n== two\n" {
		t.Errorf("it says %q", got)
	}
	if want := "failed at: two (sh -c exit $CODE: exit status 3)"; j.failed == nil || j.failed.Error() != want {
		t.Errorf("got %v, want %s", j.failed, want)
	}
}

// What an earlier run has recorded outlives one that fails, or does not get so far.
func TestRecord(t *testing.T) {
	j, said := testJob(t)
	j.stderr = io.Discard
	file := filepath.Join(t.TempDir(), "figures.txt")
	j.record(file, "sh", "-c", "echo 1")
	j.record(file, "sh", "-c", "echo 2; exit 1")
	j.record(file, "sh", "-c", "echo 3")
	if text, err := os.ReadFile(file); err != nil || string(text) != "1\n" || said.String() != "1\n2\n" {
		t.Errorf("%q, %v; it says %q", text, err, said)
	}
}

func TestEnvironment(t *testing.T) {
	j, _ := testJob(t)
	t.Setenv("DEV_A", "outer")
	k := j.with("DEV_A=inner", "DEV_B=")
	if got := k.output("sh", "-c", "echo $DEV_A"); got != "inner" {
		t.Errorf("a program sees %q", got)
	}
	if got := j.output("sh", "-c", "echo $DEV_A"); got != "outer" {
		t.Errorf("a program of the first job sees %q", got)
	}
	for name, want := range map[string]string{"DEV_A": "inner", "DEV_B": "default", "DEV_C": "default"} {
		if got := k.get(name, "default"); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// Each part runs to its end although another has failed, and its output stays in one piece.
func TestTogether(t *testing.T) {
	j, said := testJob(t)
	j.together(
		func(j job) {
			j.begin("a")
			j.run("sh", "-c", "exit 1")
			j.say("not said")
		},
		func(j job) {
			j.begin("b")
			j.run("sh", "-c", "echo one; echo two")
			j.stop("late")
		},
	)
	if got := said.String(); !strings.Contains(got, "== b\none\ntwo\n") || strings.Contains(got, "not said") {
		t.Errorf("it says %q", got)
	}
	if want := "failed at: a (sh -c exit 1: exit status 1)\nlate"; j.failed == nil || j.failed.Error() != want {
		t.Errorf("got %v, want %s", j.failed, want)
	}
}

// An interrupt ends the programs that programs have started, too.
func TestInterruptEndsTheGroup(t *testing.T) {
	j, _ := testJob(t)
	ctx, interrupt := context.WithCancel(j.Context)
	j.Context = ctx
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	go func() {
		file, err := os.Open(pipe) // has a writer as soon as the grandchild runs
		interrupt()
		if err == nil {
			_, err = file.Read(make([]byte, 1)) // and none once that has ended
		}
		ended <- err
	}()
	j.begin("sleep")
	j.run("sh", "-c", `sh -c "exec sleep 1000" >"$0" & wait`, pipe)
	if j.failed == nil || !strings.Contains(j.failed.Error(), "interrupted") {
		t.Errorf("got %v", j.failed)
	}
	select {
	case err := <-ended:
		if err == nil {
			t.Error("the grandchild writes")
		}
	case <-time.After(time.Minute):
		t.Error("the grandchild goes on")
	}
}
