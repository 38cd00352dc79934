package wire

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

func resolve(base, ref string, o core.Options) map[string]any {
	r := core.Resolve(base, ref, core.RFC3986, o)
	return resolved(&r)
}

// resolved returns the whole answer, as it is once its details were read.
func resolved(r *core.Resolution) map[string]any {
	answer := asMap(Resolve(r, plain))
	maps.Copy(answer, asMap(ResolveDetails(r, plain, keys)))
	return answer
}

// RFC 3986 §5.4, and the runs that a page marks.
func TestExamples(t *testing.T) {
	for _, e := range vectors.Examples() {
		got := resolve(e.Base, e.Ref, core.Options{})
		if got["ok"] != true || got["target"] != e.Target || got["literalTarget"] != e.Target {
			t.Errorf("%q: %v %v, want %q", e.Ref, got["ok"], got["target"], e.Target)
		}
		if c := got["components"].(map[string]any); !reflect.DeepEqual(c, parse(e.Target)) {
			t.Errorf("%q: components %v", e.Ref, c)
		}
		checkRuns(t, e.Base, e.Ref, got)
	}
}

// Texts beyond ASCII, whose runs have to be cut by UTF-16 code units.
func TestRunsInUnits(t *testing.T) {
	for _, c := range [][2]string{
		{"http://é/😀/b/c?q", "../x/😀"},
		{"http://a/b/\xED\xA0\x80/c", "é?y#😀"},
		{"s:é", "😀/./\xED\xBF\xBF/../x"},
		{"http://😀", "x"},
		{"s:/a", ".//😀"},
		{"s:é/😀?q", "#f"},
	} {
		checkRuns(t, c[0], c[1], resolve(c[0], c[1], core.Options{}))
	}
}

// checkRuns checks that the runs cover the target and equal their source.
func checkRuns(t *testing.T, base, ref string, answer map[string]any) {
	t.Helper()
	texts := map[string][]uint16{"base": toUTF16(base), "ref": toUTF16(ref)}
	target := toUTF16(answer["target"].(string))
	at := 0
	for _, v := range answer["provenance"].([]any) {
		run := v.(map[string]any)
		start, end := run["start"].(int), run["end"].(int)
		if start != at || end <= start {
			t.Fatalf("%q + %q: run %v does not begin at %d", base, ref, run, at)
		}
		at = end
		if run["from"] == "made" {
			continue
		}
		source := texts[run["from"].(string)][run["sourceStart"].(int):run["sourceEnd"].(int)]
		if !slices.Equal(source, target[start:end]) {
			t.Errorf("%q + %q: run %v differs from its source", base, ref, run)
		}
	}
	if at != len(target) {
		t.Errorf("%q + %q: %d of %d units have an origin", base, ref, at, len(target))
	}
}

// toUTF16 returns the code units of valid UTF-8 and of lone surrogates.
func toUTF16(s string) []uint16 {
	var out []uint16
	for i := 0; i < len(s); {
		n, _ := character(s[i:])
		if syntax.IsSurrogate(s[i:]) {
			out = append(out, surrogate(s[i:]))
		} else {
			out = append(out, utf16.Encode([]rune(s[i:i+n]))...)
		}
		i += n
	}
	return out
}

func TestSteps(t *testing.T) {
	got := resolve("http://a/b/c/d;p?q", "../g#", core.Options{NonStrict: true})["steps"].([]any)
	want := []any{
		line("t-parse", "5.2.2", `(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);`, "../g#", nil),
		line("t-if-non-strict", "5.2.2", `if ((not strict) and (R.scheme == Base.scheme)) then`, nil, false),
		line("t-if-scheme", "5.2.2", `if defined(R.scheme) then`, nil, false),
		line("t-if-authority", "5.2.2", `if defined(R.authority) then`, nil, false),
		line("t-if-path-empty", "5.2.2", `if (R.path == "") then`, nil, false),
		line("t-if-path-slash", "5.2.2", `if (R.path starts-with "/") then`, nil, false),
		line("m-if", "5.2.3", `If the base URI has a defined authority component and an empty path, then`, nil, false),
		line("m-base", "5.2.3", `all but the last segment of the base URI's path`, "/b/c/", nil),
		line("m-ref", "5.2.3", `the reference's path component`, "../g", nil),
		line("t-merge", "5.2.2", `T.path = merge(Base.path, R.path);`, "/b/c/../g", nil),
		line("t-merged-path", "5.2.2", `T.path = remove_dot_segments(T.path);`, "/b/g", nil),
		line("t-path-query", "5.2.2", `T.query = R.query;`, nil, nil),
		line("t-base-authority", "5.2.2", `T.authority = Base.authority;`, "a", nil),
		line("t-base-scheme", "5.2.2", `T.scheme = Base.scheme;`, "http", nil),
		line("t-fragment", "5.2.2", `T.fragment = R.fragment;`, "", nil),
		line("r-scheme", "5.3", `append scheme to result;`, "http", nil),
		line("r-colon", "5.3", `append ":" to result;`, ":", nil),
		line("r-slashes", "5.3", `append "//" to result;`, "//", nil),
		line("r-authority", "5.3", `append authority to result;`, "a", nil),
		line("r-path", "5.3", `append path to result;`, "/b/g", nil),
		line("r-hash", "5.3", `append "#" to result;`, "#", nil),
		line("r-fragment", "5.3", `append fragment to result;`, "", nil),
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("step %d differs:\ngot  %v\nwant %v", i, got[min(i, len(got)-1):], want[min(i, len(want)-1):])
		}
	}
}

func line(rule, section, text string, value, holds any) map[string]any {
	return map[string]any{"rule": rule, "section": section, "text": text, "value": value, "holds": holds}
}

// The value of the "/" that merge puts in is in the merged path.
func TestMergeSlash(t *testing.T) {
	for _, v := range resolve("http://a", "g", core.Options{})["steps"].([]any) {
		if s := v.(map[string]any); s["rule"] == "m-slash" && s["value"] != "/" {
			t.Errorf("got %v", s)
		}
	}
}

func TestTrace(t *testing.T) {
	got := resolve("http://a/b/c/d;p?q", "../g", core.Options{})["trace"]
	want := []any{
		dotRow("1", "", "/b/c/../g"), dotRow("2E", "/b", "/c/../g"), dotRow("2E", "/b/c", "/../g"),
		dotRow("2C", "/b", "/g"), dotRow("2E", "/b/g", ""),
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	if got := resolve("http://a/b", "?y", core.Options{})["trace"]; !reflect.DeepEqual(got, []any{}) {
		t.Errorf("without remove_dot_segments: %v", got)
	}
}

func dotRow(step, output, input string) map[string]any {
	return map[string]any{"step": step, "output": output, "input": input}
}

func TestResolveFaults(t *testing.T) {
	type place struct {
		code, in, level string
		start, end      int
	}
	for _, c := range []struct {
		base, ref string
		target    any
		literal   any
		ok        bool
		want      []place
	}{
		{"é", "^", nil, nil, false, []place{
			{"non-ascii", "base", "error", 0, 1}, {"character", "ref", "error", 0, 1}, {"base-without-scheme", "base", "error", 0, 1},
		}},
		{"s:/😀#f", "x", "s:/x", "s:/x", false, []place{{"non-ascii", "base", "error", 3, 5}, {"base-fragment", "base", "info", 5, 7}}},
		{"f:/a", ".//g", "f:/.//g", "f://g", true, []place{{"authority-invented", "target", "warning", 2, 4}}},
		{"s:/a", "é\xED\xA0\x80", "s:/é\xED\xA0\x80", "s:/é\xED\xA0\x80", false, []place{
			{"non-ascii", "ref", "error", 0, 1}, {"lone-surrogate", "ref", "error", 1, 2},
		}},
	} {
		answer := resolve(c.base, c.ref, core.Options{})
		var got []place
		for _, v := range answer["faults"].([]any) {
			f := v.(map[string]any)
			got = append(got, place{f["code"].(string), f["in"].(string), f["level"].(string), f["start"].(int), f["end"].(int)})
		}
		if !slices.Equal(got, c.want) || answer["target"] != c.target || answer["literalTarget"] != c.literal || answer["ok"] != c.ok {
			t.Errorf("%q + %q: %v %v %v, want %v", c.base, c.ref, answer["ok"], answer["target"], got, c.want)
		}
	}
}

// The faults of a base are in the base as it was given, not as the URL Standard
// serializes it.
func TestFaultsOfTheGivenBase(t *testing.T) {
	r := core.ResolveURL(`http://%63%70%70.org\`, "x", nil)
	for _, v := range resolved(&r)["faults"].([]any) {
		if f := v.(map[string]any); f["in"] == "base" && f["start"] == 20 && f["end"] == 21 {
			return
		}
	}
	t.Errorf("no fault at the backslash: %v", r.Base.Faults)
}

func TestWithoutTarget(t *testing.T) {
	got := resolve("b", "r", core.Options{})
	if got["components"] != nil || len(got["steps"].([]any))+len(got["trace"].([]any))+len(got["provenance"].([]any)) != 0 {
		t.Errorf("got %v", got)
	}
}

func TestRunsAreCapped(t *testing.T) {
	answer := resolve("s:/", strings.Repeat("é/./", MaxRuns+4)+"x", core.Options{})
	runs := answer["provenance"].([]any)
	last := runs[len(runs)-1].(map[string]any)
	before := runs[len(runs)-2].(map[string]any)
	if len(runs) != MaxRuns+1 || last["from"] != "omitted" || last["omitted"].(int) < 4 || last["start"] != before["end"] {
		t.Errorf("%d runs end with %v", len(runs), last)
	}
	if last["end"] != len(toUTF16(answer["target"].(string))) {
		t.Errorf("%d runs end with %v", len(runs), last)
	}
}

func partial(base, ref string) map[string]any {
	r := core.Resolve(base, ref, core.RFC1630, core.Options{})
	return resolved(&r)
}

// Each step has its sentence, its reason, and the result so far.
func TestPartialSteps(t *testing.T) {
	steps := partial("x:/é/b", "../g/.")["steps"].([]any)
	var results []string
	for _, s := range steps {
		step := s.(map[string]any)
		if step["reason"] != "rule."+step["rule"].(string) || step["section"] != "p. 10" {
			t.Errorf("step %v", step)
		}
		results = append(results, step["result"].(string))
	}
	const want = "|||x:/é/|x:/é/../g/.|x:/g/.|x:/g|x:/g"
	if got := strings.Join(results, "|"); got != want {
		t.Errorf("results %s, want %s", got, want)
	}
}

// A partial form without a target still shows how far the rule was followed.
func TestPartialWithoutTarget(t *testing.T) {
	answer := partial("file:///a", "//g")
	if answer["target"] != nil || answer["literalTarget"] != nil || answer["components"] != nil || len(answer["steps"].([]any)) != 4 {
		t.Errorf("%v", answer)
	}
}

// Steps and results are limited.
func TestPartialStepsAreCapped(t *testing.T) {
	steps := partial("x:/", strings.Repeat("./", MaxRuns+5))["steps"].([]any)
	last := steps[len(steps)-1].(map[string]any)
	if len(steps) != MaxRuns+1 || last["rule"] != "omitted" || last["omitted"] != 11 {
		t.Errorf("%d steps, the last is %v", len(steps), last)
	}
	if steps[MaxRuns-1].(map[string]any)["result"] != nil {
		t.Error("the results are not capped")
	}
}

func removeDots(path string) map[string]any {
	return asMap(RemoveDotSegments(core.TraceRemoveDotSegments(path)))
}

// RFC 3986 §5.2.4: the tables as they are printed.
func TestRemoveDotSegments(t *testing.T) {
	for _, c := range vectors.RemoveDotSegmentsTraces() {
		want := []any{}
		for _, r := range c.Trace {
			want = append(want, dotRow(r[0], r[1], r[2]))
		}
		got := removeDots(c.Input)
		if got["output"] != c.Output || !reflect.DeepEqual(got["trace"], want) {
			t.Errorf("%q: %v", c.Input, got)
		}
	}
}

// The measure of a row is its length.
func TestRowsAreMeasured(t *testing.T) {
	var paths []string
	for _, c := range vectors.RemoveDotSegments() {
		paths = append(paths, c.Input, "é😀/"+c.Input+"/\xED\xA0\x80/..")
	}
	for _, path := range append(paths, "/a/..", "/a/b/.", "..", "a/../..", "/é/./😀/..") {
		_, trace := core.TraceRemoveDotSegments(path)
		checkMeasure(t, path, trace)
	}
}

func checkMeasure(t *testing.T, path string, trace *syntax.Trace) {
	t.Helper()
	u := newUnits(path)
	r := rows{t: trace, u: &u}
	for i := range trace.Steps {
		want := len(toUTF16(string(trace.Output(nil, int32(i))))) + len(toUTF16(trace.Input(int32(i))))
		if got := r.measure(i); got != want {
			t.Errorf("%q: row %d has %d units, measured %d", path, i, want, got)
		}
	}
}

func TestRowsAreCapped(t *testing.T) {
	for _, path := range []string{strings.Repeat("/a", 4000), strings.Repeat("/é", 4000), strings.Repeat("../", 1<<20), strings.Repeat("a", MaxTraceUnits+1)} {
		_, trace := core.TraceRemoveDotSegments(path)
		list := removeDots(path)["trace"].([]any)
		total := 0
		for _, v := range list {
			r := v.(map[string]any)
			total += len(toUTF16(r["output"].(string))) + len(toUTF16(r["input"].(string)))
		}
		last := list[len(list)-1].(map[string]any)
		if total > MaxTraceUnits || last["step"] != "…" || last["omitted"] != len(trace.Steps)-len(list)+1 {
			t.Errorf("%.10q…: %d units in %d rows of %d, the last %v", path, total, len(list), len(trace.Steps), last)
		}
	}
}
