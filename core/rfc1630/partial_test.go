package rfc1630_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// The ten printed examples, the cells of the test table, and what the rule is
// silent about, as decided.
func TestPartial(t *testing.T) {
	printed := 0
	for _, c := range vectors.Partial() {
		if c.Printed {
			printed++
		}
		for _, want := range []struct {
			result *string
			o      rfc1630.Options
		}{{c.Result, rfc1630.Options{}}, {c.Literal, rfc1630.Options{LiteralRule: true}}} {
			got, ok := rfc1630.Resolve(rfc1630.Split(c.Context), rfc1630.Split(c.Partial), want.o)
			switch {
			case want.result == nil && ok:
				t.Errorf("%s + %s, literal %v: %s, want none (%s)", c.Context, c.Partial, want.o.LiteralRule, got, c.Source)
			case want.result != nil && got != *want.result:
				t.Errorf("%s + %s, literal %v: %s, want %s (%s)", c.Context, c.Partial, want.o.LiteralRule, got, *want.result, c.Source)
			}
		}
	}
	if printed != 10 {
		t.Errorf("%d printed examples, want 10", printed)
	}
}

// The vectors by the rule as it is written.
func TestPartialAgainstLiteral(t *testing.T) {
	for _, c := range vectors.Partial() {
		checkPartial(t, c.Context, c.Partial)
	}
}

// Every partial form up to a length over the characters that matter, in contexts
// with runs of every kind.
func TestPartialSweep(t *testing.T) {
	length := 7
	if testing.Short() {
		length = 5
	}
	for _, context := range []string{"m:", "m:a", "m:/", "m:/a", "m://a/b", "m://a/b//c/d", "m:///a//b/c", "m:a//b/../c?d/e#/", "a", "url:m://a/b/c"} {
		try := func(s string) bool {
			checkPartial(t, context, s)
			return !t.Failed()
		}
		dialecttest.EveryString("/.a", length, try)
		dialecttest.EveryString("/.a?#:", length-3, try)
	}
}

// checkPartial compares a resolution with the literal one, with its trace and
// with its provenance.
func checkPartial(t *testing.T, context, ref string) {
	t.Helper()
	for _, o := range []rfc1630.Options{{}, {LiteralRule: true}} {
		c, r := rfc1630.Split(context), rfc1630.Split(ref)
		want, wantOK := literalPartial(context, ref, o.LiteralRule)
		traced, ok, trace := rfc1630.TraceResolve(c, r, o)
		got, plainOK := rfc1630.Resolve(c, r, o)
		if traced != got || ok != plainOK || trace.Texts[rfc1630.TextTarget] != got {
			t.Fatalf("%q + %q: %q with a trace, %q without", context, ref, traced, got)
		}
		if dst, _ := rfc1630.AppendResolve([]byte("before"), c, r, o); string(dst) != "before"+got {
			t.Fatalf("%q + %q: %q appended, %q resolved", context, ref, dst, got)
		}
		if ok != wantOK || got != want {
			t.Fatalf("%q + %q, literal %v: %q, %v; want %q, %v", context, ref, o.LiteralRule, got, ok, want, wantOK)
		}
		if ok {
			checkOrigins(t, trace, got)
			checkGaps(t, rfc1630.Gaps(c, r, o, trace, ok), trace)
		}
	}
}

// Every byte of the target is a byte of its source.
func checkOrigins(t *testing.T, trace *syntax.Trace, target string) {
	t.Helper()
	at := uint32(0)
	for _, o := range rfc1630.Provenance(trace) {
		if o.Target.Start != at || o.Target.Empty() || o.Source.In(trace.Texts[o.Text]) != o.Target.In(target) {
			t.Fatalf("%q: provenance %+v does not fit at %d", trace.Texts, o, at)
		}
		at = o.Target.End
	}
	if int(at) != len(target) {
		t.Fatalf("%q: %d bytes have a provenance", trace.Texts, at)
	}
	if last := string(rfc1630.AppendResult(nil, trace, len(trace.Steps)-1)); last != target {
		t.Fatalf("%q: the last result is %q", trace.Texts, last)
	}
}

// The span of a gap about a part of the target is that of the part.
func checkGaps(t *testing.T, gaps []rfc1630.Gap, trace *syntax.Trace) {
	t.Helper()
	for _, g := range gaps {
		text := trace.Texts[g.Text]
		if int(g.End) > len(text) || g.Start > g.End || g.Level == syntax.Error {
			t.Fatalf("%q: gap %v", trace.Texts, g)
		}
		switch in := g.In(text); g.Code {
		case syntax.FinalUpdir, syntax.UpdirKept:
			if in != ".." {
				t.Fatalf("%q: gap %v at %q", trace.Texts, g.Code, in)
			}
		case syntax.DotsKept:
			if strings.Trim(in, ".") != "" || in == "" {
				t.Fatalf("%q: gap %v at %q", trace.Texts, g.Code, in)
			}
		}
	}
}

// The rule of page 10 as it is written, by searching again after each removal.

var (
	literalColon = regexp.MustCompile(`^[^/:?#]*:`)
	literalPath  = regexp.MustCompile(`^[^?#]*`)
	literalRuns  = regexp.MustCompile(`/+`)
)

func literalPartial(context, ref string, literalRule bool) (string, bool) {
	if literalColon.MatchString(ref) {
		return ref, true
	}
	if !literalColon.MatchString(context) {
		return "", false
	}
	path := literalPath.FindString(context)
	if n := len(ref) - len(strings.TrimLeft(ref, "/")); n > 0 {
		runs := literalRuns.FindAllStringIndex(path, -1)
		for i, run := range runs {
			longer := false
			for _, right := range runs[i+1:] {
				longer = longer || right[1]-right[0] > n
			}
			if run[1]-run[0] == n && !(literalRule && longer) {
				return context[:run[0]] + ref, true
			}
		}
		return "", false
	}
	scheme := literalColon.FindString(context)
	if scheme == "url:" && literalColon.MatchString(context[4:]) {
		scheme += literalColon.FindString(context[4:])
	}
	hierarchy := path[len(scheme):]
	hierarchy = hierarchy[:strings.LastIndex(hierarchy, "/")+1] + literalPath.FindString(ref)
	return scheme + literalRemove(hierarchy) + ref[len(literalPath.FindString(ref)):], true
}

// literalRemove removes the occurrence that ends first until there is none.
func literalRemove(path string) string {
	for {
		shorter := literalRemoveOne(path)
		if shorter == path {
			return path
		}
		path = shorter
	}
}

func literalRemoveOne(path string) string {
	for end := 1; end <= len(path); end++ {
		if at := end - len("/."); at >= 0 && path[at:end] == "/." && (end == len(path) || path[end] == '/') {
			return path[:at] + path[end:]
		}
		if !strings.HasSuffix(path[:end], "/../") {
			continue
		}
		before := path[:end-len("/../")]
		start := strings.LastIndex(before, "/") + 1
		switch xxx := before[start:]; {
		case xxx == "" || xxx == "." || xxx == ".." || strings.HasSuffix(before[:start], "//"):
		default:
			return path[:start] + path[end:]
		}
	}
	return path
}

func ExampleResolve() {
	context := rfc1630.Split("magic://a/b/c//d/e/f")
	for _, literal := range []bool{false, true} {
		target, _ := rfc1630.Resolve(context, rfc1630.Split("/g"), rfc1630.Options{LiteralRule: literal})
		fmt.Println(target)
	}
	// Output:
	// magic://a/g
	// magic://a/b/c//d/g
}
