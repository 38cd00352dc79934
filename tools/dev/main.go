// Command dev builds, serves and tests the project. build.sh compiles it and hands over to it;
// usage.txt lists its commands.
package main

import (
	"context"
	_ "embed"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"uriplayground/web/locales"
	"uriplayground/web/track"
)

//go:embed usage.txt
var usage string

// A command is a word after ./build.sh.
type command struct {
	takes func(rest []string) (int, error) // how many of the words behind it are its arguments; nil: none
	run   func(j job, arguments []string)
}

var commands = map[string]command{
	"build":      alone(job.build),
	"serve":      {func(rest []string) (int, error) { return len(rest), nil }, job.serve},
	"test":       {quick, func(j job, a []string) { j.test(len(a) > 0) }},
	"check":      alone(job.check),
	"fuzz":       {fuzzTime, func(j job, a []string) { j.fuzz(first(a, "30s")) }},
	"bench":      alone(job.bench),
	"figures":    {keystrokes, func(j job, a []string) { j.figures(first(a, "200")) }},
	"lighthouse": alone(job.lighthouse),
	"size":       alone(job.size),
	"dist":       alone(job.dist),
	"package":    alone(job.pack),
	"scorm":      {lessonAndLanguage, job.scorm},
	"reproduce":  alone(job.reproduce),
	"hosts":      alone(job.hosts),
	"generators": alone(job.generators),
	"module":     {moduleTo, func(j job, a []string) { j.module(a[0]) }},
}

func alone(run func(job)) command { return command{run: func(j job, _ []string) { run(j) }} }

// first returns the first of the words, or what stands in for it.
func first(words []string, otherwise string) string {
	if len(words) > 0 {
		return words[0]
	}
	return otherwise
}

func quick(rest []string) (int, error) {
	if first(rest, "") == "quick" {
		return 1, nil
	}
	return 0, nil
}

var beginsWithDigit = regexp.MustCompile(`^\d`)

// fuzzTime refuses at once what Go would refuse after the hours of the sweep.
func fuzzTime(rest []string) (int, error) {
	text := first(rest, "")
	if !beginsWithDigit.MatchString(text) {
		return 0, nil
	}
	if seconds(text) == 0 {
		return 0, fmt.Errorf("fuzz: %q is no TIME; write 30s, 5m or 1h30m, or 1000x for so many executions", text)
	}
	return 1, nil
}

// seconds returns how long a time lasts, one at least: of so many executions, as 1000x, half a
// minute. It returns 0 for what Go would not take as -fuzztime.
func seconds(text string) int {
	if count, found := strings.CutSuffix(text, "x"); found {
		if n, err := strconv.Atoi(count); err == nil && n > 0 {
			return 30
		}
		return 0
	}
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0
	}
	return max(1, int(d.Seconds()))
}

func keystrokes(rest []string) (int, error) {
	text := first(rest, "")
	if !beginsWithDigit.MatchString(text) {
		return 0, nil
	}
	if _, err := strconv.Atoi(text); err != nil {
		return 0, fmt.Errorf("figures: %q is no number of keystrokes", text)
	}
	return 1, nil
}

// lessonAndLanguage takes a lesson and "--lang" with a language, each if it is there.
func lessonAndLanguage(rest []string) (n int, err error) {
	if len(track.GradedIn(first(rest, "-"))) > 0 {
		n = 1
	}
	if first(rest[n:], "") != "--lang" {
		return n, nil
	}
	if lang := first(rest[n+1:], ""); !slices.Contains(locales.Languages(), lang) {
		return 0, fmt.Errorf("scorm: there is no language %q; there are %s", lang, strings.Join(locales.Languages(), ", "))
	}
	return n + 2, nil
}

// unknownError is a word that is no command; the usage says which there are.
type unknownError string

func (e unknownError) Error() string { return fmt.Sprintf("there is no command %q", string(e)) }

// parse returns what the words ask for, in their order. What is wrong with them is found before
// anything runs.
func parse(words []string) (calls []func(job), err error) {
	for len(words) > 0 {
		name, rest := words[0], words[1:]
		c, known := commands[name]
		if !known {
			return nil, unknownError(name)
		}
		count := 0
		if c.takes != nil {
			if count, err = c.takes(rest); err != nil {
				return nil, err
			}
		}
		calls = append(calls, func(j job) { c.run(j, rest[:count]) })
		words = rest[count:]
	}
	return calls, nil
}

func main() {
	switch first(os.Args[1:], "") {
	case "":
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	case "-h", "--help", "help":
		fmt.Print(usage)
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	calls, err := parse(os.Args[1:])
	if err == nil {
		err = do(ctx, calls)
	}
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "build.sh:", err)
	if _, unknown := err.(unknownError); unknown {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	os.Exit(1)
}

// do does what the words have asked for, up to what fails, and sums up the tests that ran.
func do(ctx context.Context, calls []func(job)) error {
	j := newJob(ctx, os.Stdout, os.Stderr)
	for _, call := range calls {
		call(j)
	}
	j.summarize()
	return j.failed
}
