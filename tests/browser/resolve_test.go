package browser

import (
	"fmt"
	"reflect"
	"testing"

	"uriplayground/internal/vectors"
)

// Before anything is typed, the page shows the example that its HTML holds.
func TestFirstView(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.wantTarget("https://example.com/docs/v2/guide/img/logo.png")
	want := [][]string{
		{"1:", "", "/docs/v2/guide/install/../img/logo.png"},
		{"2E:", "/docs", "/v2/guide/install/../img/logo.png"},
		{"2E:", "/docs/v2", "/guide/install/../img/logo.png"},
		{"2E:", "/docs/v2/guide", "/install/../img/logo.png"},
		{"2E:", "/docs/v2/guide/install", "/../img/logo.png"},
		{"2C:", "/docs/v2/guide", "/img/logo.png"},
		{"2E:", "/docs/v2/guide/img", "/logo.png"},
		{"2E:", "/docs/v2/guide/img/logo.png", ""},
	}
	if got := p.trace(); !reflect.DeepEqual(got, want) {
		t.Errorf("trace %v", got)
	}
	brackets := eval[[]string](p, `[...document.querySelectorAll(".target .run")].map((run) =>
		[...run.querySelectorAll(".text")].map((e) => e.textContent).join("") + " " + run.querySelector(".mark").textContent)`)
	if want := []string{"https://example.com/docs/v2/guide from the page", "/img/logo.png from the link"}; !reflect.DeepEqual(brackets, want) {
		t.Errorf("origins %q", brackets)
	}
}

// All examples of §5.4, typed into the page by keys.
func TestExamplesOfSection54(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	examples := vectors.Examples()
	if len(examples) != 42 {
		t.Fatalf("%d examples", len(examples))
	}
	for _, e := range examples {
		p.write("ref", e.Ref)
		p.wantTarget(e.Target)
	}
}

// The one example with a second answer, and the switch for it.
func TestNonStrict(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "http:g")
	p.wantTarget("http:g")
	p.click("[data-uri-option=strict]")
	p.wantTarget("http://a/b/c/g")
	p.click("[data-uri-option=strict]")
	p.wantTarget("http:g")
}

func TestErrataSwitches(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "../../../g")
	p.click("[data-uri-option=erratum4547]")
	p.wantTarget("http://a/../g")
	p.click("[data-uri-option=erratum4547]")
	p.write("base", "http://a/bb/ccc/..")
	p.write("ref", "g")
	p.click("[data-uri-option=erratum4789]")
	p.wantTarget("http://a/bb/g")
}

// The two tables that §5.2.4 prints, row by row.
func TestTablesOfSection524(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	for _, c := range vectors.RemoveDotSegmentsTraces() {
		if c.Source != "RFC 3986 5.2.4" {
			continue
		}
		base := map[bool]string{true: "http://a", false: "x:"}[c.Input[0] == '/']
		p.write("base", base)
		p.write("ref", c.Input)
		var want [][]string
		for _, row := range c.Trace {
			want = append(want, []string{row[0] + ":", row[1], row[2]})
		}
		if got := p.trace(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n got %v\nwant %v", c.Input, got, want)
		}
	}
}

// Everything follows every keystroke, not only the last one.
func TestEveryKeystroke(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "")
	for _, step := range []struct{ key, target string }{
		{".", "http://a/b/c/"},
		{".", "http://a/b/"},
		{"/", "http://a/b/"},
		{".", "http://a/b/"},
		{".", "http://a/"},
		{"x", "http://a/b/..x"},
		{"?", "http://a/b/..x?"},
		{"#", "http://a/b/..x?#"},
		{"é", "http://a/b/..x?#é"},
	} {
		p.key(step.key)
		p.wantTarget(step.target)
	}
}

// The steps name the value each line assigned, in the order of execution.
func TestSteps(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "?y")
	got := eval[[][]string](p, `[...document.querySelectorAll(".steps .line.ran")].map(r =>
		[...r.querySelectorAll("td")].map(c => c.textContent)).sort((a, b) => a[0] - b[0])`)
	want := [][]string{
		{"1", "(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);", "?y"},
		{"2", "if defined(R.scheme) then", "no"},
		{"3", "if defined(R.authority) then", "no"},
		{"4", `if (R.path == "") then`, "yes"},
		{"5", "T.path = Base.path;", "/b/c/d;p"},
		{"6", "if defined(R.query) then", "yes"},
		{"7", "T.query = R.query;", "y"},
		{"8", "T.authority = Base.authority;", "a"},
		{"9", "T.scheme = Base.scheme;", "http"},
		{"10", "T.fragment = R.fragment;", "undefined"},
		{"11", "append scheme to result;", "http"},
		{"12", `append ":" to result;`, ":"},
		{"13", `append "//" to result;`, "//"},
		{"14", "append authority to result;", "a"},
		{"15", "append path to result;", "/b/c/d;p"},
		{"16", `append "?" to result;`, "?"},
		{"17", "append query to result;", "y"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	if rows := p.trace(); len(rows) != 0 {
		t.Errorf("the trace has %d rows, and remove_dot_segments did not run", len(rows))
	}
}

// Undefined, empty and present look different, each by more than colour.
func TestThreeStates(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "?#f")
	state := func(component string) string {
		return eval[string](p, fmt.Sprintf(`(() => {
			const cell = document.querySelector("[data-component=%s]").cells[2].querySelector(".value");
			const style = getComputedStyle(cell);
			return [cell.textContent, style.borderTopStyle, style.fontStyle].join(" ");
		})()`, component))
	}
	for component, want := range map[string]string{
		"scheme": "undefined none italic", "query": "empty solid normal", "fragment": "f none normal",
	} {
		if got := state(component); got != want {
			t.Errorf("%s: %q, want %q", component, got, want)
		}
	}
}
