package main

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
)

// shown is how many of the slowest packages and tests the summary lists.
const shown = 10

// summarize prints what came of all tests, and writes how long they took.
func (j job) summarize() {
	if len(j.results) == 0 {
		return
	}
	fmt.Fprint(j.stdout, summary(j.results))
	path := j.file("durations.txt")
	j.must(os.WriteFile(path, []byte(durations(j.results)), 0o644))
	fmt.Fprintf(j.stdout, "How long each test took is in %s.\n", path)
}

func summary(all []*results) string {
	var b strings.Builder
	b.WriteString("== summary\n")
	count := 0
	for _, r := range all {
		for _, o := range r.tests {
			if o.test != "" && o.end == "pass" {
				count++
			}
		}
	}
	fmt.Fprintf(&b, "%d tests passed, with their parts.\n", count)
	failed, again := map[string][]string{}, map[string][]string{}
	for _, r := range all {
		kind := failed
		if r.runsAgain {
			kind = again
		}
		for _, o := range r.failed() {
			kind[r.label] = append(kind[r.label], o.String())
		}
	}
	list(&b, "failed", failed)
	list(&b, "failed beside others, and ran once more, alone", again)
	skipped(&b, all)
	slowest(&b, "packages", all, func(o *outcome) bool { return o.test == "" })
	slowest(&b, "tests", all, func(o *outcome) bool { return o.test != "" && !strings.Contains(o.test, "/") })
	return b.String()
}

func list(b *strings.Builder, what string, names map[string][]string) {
	for _, label := range slices.Sorted(maps.Keys(names)) {
		fmt.Fprintf(b, "%s: %s:\n\t%s\n", label, what, strings.Join(names[label], "\n\t"))
	}
}

// place is where a test says something: "a_test.go:12: ".
var place = regexp.MustCompile(`^\s*\w+\.go:\d+: `)

// skipped counts the tests that were skipped, by reason.
func skipped(b *strings.Builder, all []*results) {
	reasons := map[string]int{}
	for _, r := range all {
		for _, o := range r.tests {
			if o.test == "" || o.end != "skip" {
				continue
			}
			var said []string
			for _, line := range o.lines {
				if line = strings.TrimSpace(line); !strings.HasPrefix(line, "--- SKIP") {
					said = append(said, place.ReplaceAllString(line, ""))
				}
			}
			reasons[cmp.Or(strings.Join(said, " "), "without a reason")]++
		}
	}
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		fmt.Fprintf(b, "%d skipped: %s\n", reasons[reason], reason)
	}
}

// timed is an outcome, and in which call of go test.
type timed struct {
	*outcome
	label string
}

func bySeconds(all []*results, wanted func(*outcome) bool) (list []timed) {
	for _, r := range all {
		for _, o := range r.tests {
			if wanted(o) && o.seconds > 0 {
				list = append(list, timed{o, r.label})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b timed) int { return cmp.Compare(b.seconds, a.seconds) })
	return list
}

func slowest(b *strings.Builder, what string, all []*results, wanted func(*outcome) bool) {
	fmt.Fprintf(b, "the slowest %s:\n", what)
	list := bySeconds(all, wanted)
	for _, o := range list[:min(shown, len(list))] {
		fmt.Fprintf(b, "%8.1f s  %s, %s\n", o.seconds, o, o.label)
	}
}

// durations lists what took a measurable time, the longest first.
func durations(all []*results) string {
	var b strings.Builder
	for _, o := range bySeconds(all, func(*outcome) bool { return true }) {
		fmt.Fprintf(&b, "%.2f\t%s\t%s\n", o.seconds, o, o.label)
	}
	return b.String()
}
