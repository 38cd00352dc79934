package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// The façade says what the dialect says, and where the faults lie.
func TestRelativize(t *testing.T) {
	for _, row := range []struct {
		base, target string
		ref          string
		done, ok     bool
		faults       []fault
	}{
		{"http://a/b/c", "http://a/b/d", "d", true, true, nil},
		{"http://a/b/c#f", "http://a/b/c", "", true, true, []fault{{syntax.BaseFragment, core.TextBase}}},
		{"http://a/b/c", "http://a/b/d e", "d e", true, false, nil},
		{"http://a/b/c", "http://a/b/../d", "", false, false, []fault{{syntax.TargetUnreachable, core.TextTarget}}},
		{"http://a/b/c", "/b", "", false, false, []fault{{syntax.TargetWithoutScheme, core.TextTarget}}},
		{"/b#", "/b", "", false, false, []fault{{syntax.BaseWithoutScheme, core.TextBase}, {syntax.BaseFragment, core.TextBase}}},
	} {
		r := core.Relativize(row.base, row.target, core.RFC3986)
		if r.Ref != row.ref || r.Done != row.done || r.OK() != row.ok {
			t.Errorf("%q from %q: %q, done %v, ok %v", row.target, row.base, r.Ref, r.Done, r.OK())
		}
		checkFaults(t, row.target, textFaults(r.Faults), row.faults)
	}
}

// fault is a code and the text it lies in.
type fault struct {
	code syntax.Code
	text int
}

func textFaults(faults []core.TextFault) (short []fault) {
	for _, f := range faults {
		short = append(short, fault{f.Code, int(f.Text)})
	}
	return short
}

func checkFaults(t *testing.T, what string, got, want []fault) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("%s: faults %v, want %v", what, got, want)
			return
		}
	}
}

// The faults of the layers: those of their texts, and what became of each.
func TestEstablishBase(t *testing.T) {
	source := func(text string) core.Source { return core.Source{Text: text, Given: true} }
	for _, row := range []struct {
		sources [core.LayerCount]core.Source
		base    string
		layer   int
		faults  []fault
	}{
		{[core.LayerCount]core.Source{source("x#f"), {}, source("http://r/a b")}, "http://r/x", core.LayerEmbedded,
			[]fault{{syntax.Space, core.LayerRetrieval}, {syntax.BaseFragment, core.LayerEmbedded}}},
		{[core.LayerCount]core.Source{{}, {}, source("r"), {}}, "", -1,
			[]fault{{syntax.BaseRelative, core.LayerRetrieval}, {syntax.NoBase, -1}}},
		{[core.LayerCount]core.Source{}, "", -1, []fault{{syntax.NoBase, -1}}},
	} {
		e := core.EstablishBase(row.sources, core.RFC3986)
		if e.Base != row.base || e.Layer != row.layer {
			t.Errorf("%v: %q from layer %d, want %q from %d", row.sources, e.Base, e.Layer, row.base, row.layer)
		}
		var got []fault
		for _, f := range e.Faults {
			got = append(got, fault{f.Code, f.Layer})
		}
		checkFaults(t, row.base, got, row.faults)
	}
}

// A dialect without an operation says so.
func TestNotInDialect(t *testing.T) {
	for _, d := range []core.Dialect{core.RFC1738, core.RFC1630} {
		r := core.Relativize("a:b", "a:c", d)
		e := core.EstablishBase([core.LayerCount]core.Source{}, d)
		x := core.Extract("<a:b>", d)
		_, _, suffix := core.SuffixReference("www.a.b", d)
		groups, noGroups := core.Groups("a:b", d)
		same, noSame := core.SameDocument("a:b", "", d)
		for i, f := range []syntax.Fault{r.Faults[0].Fault, e.Faults[0].Fault, x.Faults[0], suffix[0], noGroups[0], noSame[0]} {
			if f.Code != syntax.NotInDialect {
				t.Errorf("%v, operation %d: fault %v", d, i, f.Code)
			}
		}
		for range x.All {
			t.Errorf("%v: finds a URI", d)
		}
		if r.Done || e.Layer >= 0 || groups != nil || same {
			t.Errorf("%v: an answer in spite of the fault", d)
		}
	}
}

// What needs no dialect but RFC 3986.
func TestReferences(t *testing.T) {
	if s, found, faults := core.SuffixReference("www.w3.org/", core.RFC3986); !found || s.URI != "https://www.w3.org/" || len(faults) != 1 {
		t.Errorf("suffix %+v, %v, %v", s, found, faults)
	}
	if _, found, faults := core.SuffixReference("a/b", core.RFC3986); found || faults != nil {
		t.Errorf("suffix %v, %v", found, faults)
	}
	if groups, _ := core.Groups("a:b", core.RFC3986); len(groups) != 9 || groups[4].Start != 2 {
		t.Errorf("groups %v", groups)
	}
	if same, _ := core.SameDocument("a:b", "b#c", core.RFC3986); !same {
		t.Error("not the same document")
	}
	for e := range core.Extract("<a:b> <c:d>", core.RFC3986).All {
		if e.URI != "a:b" {
			t.Errorf("went on to %q", e.URI)
		}
		break
	}
}
