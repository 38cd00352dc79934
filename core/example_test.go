package core_test

import (
	"fmt"

	"uriplayground/core"
	"uriplayground/core/beliefs"
)

func Example() {
	resolution := core.Resolve("https://example.com/docs/guide", "../img/a.png", core.RFC3986, core.Options{})
	fmt.Println(resolution.OK(), resolution.Target.Text)
	// Output: true https://example.com/img/a.png
}

// An invalid text is parsed, too: its components are those that it would have without its faults.
func ExampleParse() {
	analysis := core.Parse("http://exam ple/%zz", core.RFC3986)
	fmt.Println(analysis.Valid, analysis.Part("host").In(analysis.Text))
	for _, fault := range analysis.Faults {
		fmt.Println(fault.Code, fault.In(analysis.Text), fault.Rule.Name, fault.Rule.Section)
	}
	// Output:
	// false exam ple
	// space   reg-name 3.2.2
	// percent-encoding % pct-encoded 2.1
}

// Each dialect is the grammar of its document.
func ExampleParse_dialects() {
	for _, d := range core.Dialects() {
		fmt.Println(d, core.Parse("http://host/~user", d).Valid)
	}
	// Output:
	// rfc3986 true
	// rfc2396 true
	// rfc1808 false
	// rfc1738 false
	// rfc1630 false
	// url true
}

// Each step of remove_dot_segments has its two buffers.
func ExampleTraceRemoveDotSegments() {
	output, trace := core.TraceRemoveDotSegments("/a/b/../c")
	for i := range trace.Steps {
		fmt.Printf("%s: output %q, input %q\n", trace.Steps[i].Rule.Name, trace.Output(nil, int32(i)), trace.Input(int32(i)))
	}
	fmt.Println(output)
	// Output:
	// 1: output "", input "/a/b/../c"
	// 2E: output "/a", input "/b/../c"
	// 2E: output "/a/b", input "/../c"
	// 2C: output "/a", input "/c"
	// 2E: output "/a/c", input ""
	// /a/c
}

// The trace has the lines of the pseudocode of §5.2.2 to §5.3 that ran.
func ExampleResolve() {
	resolution := core.Resolve("http://a/b/c", "?x", core.RFC3986, core.Options{})
	for _, step := range resolution.Trace.Steps[:6] {
		fmt.Println(step.Rule.Section, step.Rule.Name)
	}
	for _, run := range resolution.Provenance {
		from := map[bool]string{true: "base", false: "reference"}[run.Text == core.TextBase]
		if run.Made() {
			from = "neither"
		}
		fmt.Println(run.Target.In(resolution.Target.Text), "from", from)
	}
	// Output:
	// 5.2.2 (R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);
	// 5.2.2 if defined(R.scheme) then
	// 5.2.2 if defined(R.authority) then
	// 5.2.2 if (R.path == "") then
	// 5.2.2 T.path = Base.path;
	// 5.2.2 if defined(R.query) then
	// http from base
	// : from neither
	// // from neither
	// a from base
	// /b/c from base
	// ? from neither
	// x from reference
}

// Without a trace, and into memory that is there already.
func ExampleAppendTarget() {
	var target []byte
	for _, ref := range []string{"d", "../e", "?f"} {
		target, _ = core.AppendTarget(target[:0], "http://a/b/c", ref)
		fmt.Println(string(target))
	}
	// Output:
	// http://a/b/d
	// http://a/e
	// http://a/b/c?f
}

func ExampleNormalize() {
	normalization := core.Normalize("HTTP://a:80/%7Eb/../c", core.RFC3986, core.LevelScheme)
	fmt.Println(normalization.Output)
	// Output:
	// http://a/c
}

func ExampleCompare() {
	comparison := core.Compare("http://a", "HTTP://a:80/", core.RFC3986)
	fmt.Println(comparison.Rung)
	// Output:
	// scheme
}

func ExampleRelativize() {
	relativization := core.Relativize("http://a/b/c/d", "http://a/b/x", core.RFC3986)
	fmt.Println(relativization.Ref)
	// Output:
	// ../x
}

func ExampleExtract() {
	text := "See <URL:http://a/b> and http://c/d."
	for found := range core.Extract(text, core.RFC3986).All {
		fmt.Println(found.URI)
	}
	// Output:
	// http://a/b
	// http://c/d
}

// The innermost layer of §5.1 that gives a base counts.
func ExampleEstablishBase() {
	var sources [core.LayerCount]core.Source
	sources[core.LayerEmbedded] = core.Source{Text: "../x", Given: true}
	sources[core.LayerRetrieval] = core.Source{Text: "http://a/b/c", Given: true}
	fmt.Println(core.EstablishBase(sources, core.RFC3986).Base)
	// Output:
	// http://a/x
}

// Where two documents part, and by which steps.
func ExampleFindDivergence() {
	divergence := core.FindDivergence("http://a/b/c/d;p?q", "?y", core.RFC2396, core.RFC3986, core.Options{}, nil)
	fmt.Println(divergence.Component)
	// Output:
	// path
}

// The wrong rule by which somebody got an answer.
func Example_beliefs() {
	fmt.Println(beliefs.Diagnose("https://example.com/docs/guide", "intro", "https://example.com/docs/guide/intro"))
	// Output:
	// [append]
}
