package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// A job runs programs one after another, as "sh -e" does: after one that has failed, it runs no
// other. A copy of it, with other variables or another place to print to, fails with it.
type job struct {
	context.Context
	stdout, stderr io.Writer
	dir            string   // where its programs run, if not here
	env            []string // what its programs have in their environment beside that of this one
	nice           int      // so much they give way to others
	*progress
	*shared
}

// progress is how far a job has come.
type progress struct {
	step   string // what runs now
	failed error
}

// shared is what all jobs know.
type shared struct {
	built   bool
	flags   string     // with which the program that ships is compiled; see forProduct
	results []*results // of each call of go test
	adding  sync.Mutex // to results
	// terminal prints at once also what comes from one of the parts that run together.
	terminal io.Writer
}

func newJob(ctx context.Context, stdout, stderr io.Writer) job {
	return job{Context: ctx, stdout: stdout, stderr: stderr, progress: &progress{}, shared: &shared{terminal: &oneByOne{w: stdout}}}
}

// oneByOne lets parts that run together print one after another.
type oneByOne struct {
	sync.Mutex
	w io.Writer
}

func (o *oneByOne) Write(text []byte) (int, error) {
	o.Lock()
	defer o.Unlock()
	return o.w.Write(text)
}

func (j job) ok() bool { return j.failed == nil }

// stop lets the job fail, and says why.
func (j job) stop(format string, arguments ...any) {
	if j.ok() {
		j.failed = fmt.Errorf(format, arguments...)
	}
}

// must lets the job fail if something has that is no program.
func (j job) must(err error) {
	if err != nil {
		j.stop("failed at: %s (%w)", j.step, err)
	}
}

// begin names what runs now; if it fails, the last line says so.
func (j job) begin(format string, arguments ...any) {
	if j.ok() {
		j.step = fmt.Sprintf(format, arguments...)
		j.say("== %s", j.step)
	}
}

// complain says what an error is about.
func (j job) complain(format string, arguments ...any) {
	fmt.Fprintf(j.stderr, "build.sh: "+format+"\n", arguments...)
}

func (j job) say(format string, arguments ...any) {
	if j.ok() {
		fmt.Fprintf(j.stdout, format+"\n", arguments...)
	}
}

// with returns the job with more variables in the environment of its programs.
func (j job) with(variables ...string) job {
	j.env = slices.Concat(j.env, variables)
	return j
}

// get returns a variable of the environment, or what stands in for it.
func (j job) get(name, otherwise string) string {
	for i := len(j.env) - 1; i >= 0; i-- {
		if value, found := strings.CutPrefix(j.env[i], name+"="); found && value != "" {
			return value
		}
	}
	return cmp.Or(os.Getenv(name), otherwise)
}

// in returns the job with programs that run in a directory.
func (j job) in(directory string) job {
	j.dir = directory
	return j
}

// to returns the job with another place for what its programs print.
func (j job) to(w io.Writer) job {
	j.stdout = w
	return j
}

// command prepares a program. It runs in a process group of its own, which ends with the job.
func (j job) command(name string, arguments ...string) *exec.Cmd {
	if j.nice > 0 {
		name, arguments = "nice", append([]string{"-n", fmt.Sprint(j.nice), name}, arguments...)
	}
	c := exec.CommandContext(j, name, arguments...)
	c.Env, c.Stdout, c.Stderr = append(os.Environ(), j.env...), j.stdout, j.stderr
	c.Dir = j.dir
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGTERM) }
	c.WaitDelay = 5 * time.Second
	return c
}

// exec runs a program that was prepared, to its end or that of the job.
func (j job) exec(c *exec.Cmd) error {
	err := c.Run()
	if j.Err() != nil {
		if c.Process != nil {
			syscall.Kill(-c.Process.Pid, syscall.SIGKILL) // whoever has not heard
		}
		return errors.New("interrupted")
	}
	return err
}

// run runs a program, and lets the job fail if that fails.
func (j job) run(name string, arguments ...string) {
	if j.ok() {
		if err := j.exec(j.command(name, arguments...)); err != nil {
			j.must(fmt.Errorf("%s: %w", strings.Join(append([]string{name}, arguments...), " "), err))
		}
	}
}

// output runs a program and returns what it prints.
func (j job) output(name string, arguments ...string) string {
	var text bytes.Buffer
	j.to(&text).run(name, arguments...)
	return strings.TrimSpace(text.String())
}

// record runs a program, and writes what it prints into a file, too.
func (j job) record(file, name string, arguments ...string) {
	var text bytes.Buffer
	j.to(io.MultiWriter(j.stdout, &text)).run(name, arguments...)
	j.write(file, text.Bytes())
}

// write writes a file, but not over what an earlier run has left once the job has failed.
func (j job) write(file string, text []byte) {
	if j.ok() {
		j.must(os.WriteFile(file, text, 0o644))
	}
}

// try runs a program that may fail, and returns all that it prints.
func (j job) try(name string, arguments ...string) (string, error) {
	if !j.ok() {
		return "", j.failed
	}
	var text bytes.Buffer
	c := j.command(name, arguments...)
	c.Stdout, c.Stderr = &text, &text
	err := j.exec(c)
	if j.Err() != nil {
		j.must(err)
	}
	return strings.TrimSpace(text.String()), err
}

// together runs parts of the job side by side, each to its end, and fails with all that have
// failed. What a part prints appears when it ends.
func (j job) together(parts ...func(job)) {
	if !j.ok() {
		return
	}
	var group sync.WaitGroup
	ended := slices.Repeat([]progress{*j.progress}, len(parts))
	for i, part := range parts {
		group.Go(func() {
			var text bytes.Buffer
			k := j
			k.stdout, k.stderr, k.progress = &text, &text, &ended[i]
			part(k)
			j.terminal.Write(text.Bytes())
		})
	}
	group.Wait()
	for _, p := range ended {
		j.failed = errors.Join(j.failed, p.failed)
	}
}

// file returns the path below tests/out, which git ignores, of something that is made.
func (j job) file(name string) string {
	path := filepath.Join(out, name)
	j.must(os.MkdirAll(filepath.Dir(path), 0o755))
	return path
}

// abs returns a path from the root of the file system.
func (j job) abs(path string) string {
	path, err := filepath.Abs(path)
	j.must(err)
	return path
}

// printFile prints a file that something may have written.
func (j job) printFile(path string) {
	if text, err := os.ReadFile(path); err == nil {
		j.say("%s", bytes.TrimSpace(text))
	}
}

// out is where tools, figures and durations are.
const out = "tests/out"
