package wire

import (
	"reflect"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/page"
)

func TestExplain(t *testing.T) {
	var o links.Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: "http://a/b/c", Given: true}
	r := links.New(o)
	r.Add(links.Link{Ref: "/x"})
	e := page.TargetExplanation{OK: true, Done: true, Target: "http://a/x", Link: "#v=1", Sentences: []page.Sentence{
		{About: "case", Rule: "t-slash-path", Section: "5.2.2", Text: "so"},
		{About: "surprise", Text: "but", Instead: true, Base: "b", Ref: "r", Target: "t"},
	}}
	got := asMap(Explain(&e, r, func(f links.Finding, ref string) string { return f.Code.String() + " of " + ref }))
	notes := got["notes"].([]any)
	if len(notes) != 1 || notes[0].(map[string]any)["message"] != "leaves-project of /x" {
		t.Errorf("notes %v", notes)
	}
	delete(got, "notes")
	want := map[string]any{"ok": true, "target": "http://a/x", "link": "#v=1", "expected": nil, "sentences": []any{
		map[string]any{"about": "case", "rule": "t-slash-path", "section": "5.2.2", "message": "so", "instead": nil},
		map[string]any{"about": "surprise", "rule": nil, "section": nil, "message": "but", "instead": map[string]any{"base": "b", "ref": "r", "target": "t"}},
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	e.Expected = &page.ExpectedAddress{Verdict: "is-rule"}
	if got := asMap(Explain(&e, r, func(links.Finding, string) string { return "" }))["expected"]; !reflect.DeepEqual(got, map[string]any{"verdict": "is-rule", "rule": nil, "start": nil, "target": nil, "documents": []any{}}) {
		t.Errorf("expected: %v", got)
	}
	e.Expected = &page.ExpectedAddress{Verdict: "follows", Assumption: "root", Start: "http://a/", Target: "http://a/x", Documents: []string{"url"}}
	if got := asMap(Explain(&e, r, func(links.Finding, string) string { return "" }))["expected"]; !reflect.DeepEqual(got, map[string]any{"verdict": "follows", "rule": "root", "start": "http://a/", "target": "http://a/x", "documents": []any{"url"}}) {
		t.Errorf("expected: %v", got)
	}
	e.Done = false
	if got := asMap(Explain(&e, r, func(links.Finding, string) string { return "" })); got["target"] != nil {
		t.Errorf("a target without one: %v", got)
	}
}
