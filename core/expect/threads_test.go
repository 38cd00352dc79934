package expect_test

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
)

// Each line is the public thread at its address: what somebody expected of a link, what they
// got, and the cause as a reader of the thread gave it. Hosts and names of people are as in
// the thread, or examples; of a "reconstructed" one the thread describes the link.
//
//go:embed testdata/expectations.jsonl
var expectations string

// Those of this file were collected once the rules were made.
//
//go:embed testdata/later.jsonl
var later string

type thread struct {
	Address, Base, Ref, Expected, Actual string
	Verdict                              string
	Starts                               string   // the cause
	Also                                 []string // others that say the same
	Folder                               string   // the cause's: of where a program went, if the expectation is the rule
}

func threads(t testing.TB, lines ...string) (list []thread) {
	t.Helper()
	for line := range strings.Lines(strings.Join(lines, "")) {
		var x thread
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatal(err)
		}
		list = append(list, x)
	}
	return list
}

func (x *thread) question() expect.Question {
	return expect.Question{Base: x.Base, Ref: x.Ref, Expected: x.Expected, Went: x.Actual}
}

// mistaken reports whether what was expected is not what RFC 3986 says.
func (x *thread) mistaken() bool { return x.Verdict != "expectation is the rule" }

// causes is how rules are called in the threads, where they are not called the same.
var causes = map[string]string{
	"other.colon-is-path": "colon", "other.www-makes-host": "host", "other.port-makes-host": "host",
	"other.fragment-ignores-base": "page-not-base", "other.slashes-collapse": "slashes", "other.query-kept": "query-kept",
	"other.fragment-kept": "fragment-kept", "other.address-inside": "address-inside", "other.slashslash-is-slash": "one-slash", "other.one-slash-scheme": "scheme-slashes",
	"above2": "parent", "above3": "parent",
}

// rules returns the names of the thread's cause here.
func (x *thread) rules() (list []string) {
	switch x.Verdict {
	case "near":
		return []string{"near"}
	case "none":
		return []string{"words"}
	}
	for _, cause := range append([]string{x.Starts}, x.Also...) {
		if name, found := causes[cause]; found {
			cause = name
		}
		list = append(list, strings.TrimPrefix(cause, "start."))
	}
	return list
}

// otherRules is the threads for which another rule is named than by their reader, with
// the reason.
var otherRules = map[string]string{
	"https://github.com/mkdocs/mkdocs/issues/3072":          "below, not parent: the link begins with a slash",
	"https://github.com/nhoizey/jekyll-postfiles/issues/11": "only a second address tells what the folder is",
	"https://github.com/thephpleague/json-guard/issues/49":  "likewise",
	"https://github.com/david-barnett/microViz/issues/87":   "likewise",
	"https://github.com/gundamew/hugo-bingo/issues/6":       "likewise",
}

// The cause of each thread is found from what its author knew.
func TestThreads(t *testing.T) {
	for _, x := range threads(t, expectations, later) {
		a := expect.Explain(x.question())
		check(t, x.question(), a)
		if !x.mistaken() {
			if a.Verdict != expect.IsRule {
				t.Errorf("%s: %s", x.Address, a.Verdict)
			}
			continue
		}
		if len(a.Explanations) == 0 {
			t.Errorf("%s: %s", x.Address, a.Verdict)
			continue
		}
		e := &a.Explanations[0]
		if x.Folder != "" && e.Assumption.Start() && e.Start != folderOf(x.Folder) {
			t.Errorf("%s: starts at %s, want %s", x.Address, e.Start, x.Folder)
		}
		named := slices.Contains(x.rules(), e.Assumption.String())
		if _, other := otherRules[x.Address]; named == other {
			t.Errorf("%s: %s, want one of %v", x.Address, e.Assumption, x.rules())
		}
	}
}

// What was expected of another link, or in another folder, or of another name, is not
// explained by a folder of the base.
func TestControls(t *testing.T) {
	list := threads(t, expectations, later)
	for i, x := range list {
		e := rfc3986.Split(x.Expected)
		path := e.Parts()[rfc3986.PartPath].Span
		if rfc3986.Split(x.Ref).Path() == "" || path.Len() < 2 {
			continue // it is all that is known of the link
		}
		name := int(path.Start) + strings.LastIndexByte(e.Path(), '/') + 1
		q := x.question()
		for _, expected := range []string{
			x.Expected[:name] + "z" + x.Expected[name:],
			x.Expected[:path.Start] + "/zz" + x.Expected[path.Start:],
			list[(i+1)%len(list)].Expected,
			list[(i+7)%len(list)].Expected,
		} {
			q.Expected = expected
			for _, y := range expect.Explain(q).Explanations {
				if y.Assumption.Start() && y.Assumption != expect.Unnamed && y.Assumption != expect.Forge && !isExpected(list, &x, expected) {
					t.Errorf("%s from %s, expected %s: %s", x.Ref, x.Base, expected, y.Assumption)
				}
			}
		}
	}
}

// isExpected reports whether somebody expected the same of the same link.
func isExpected(list []thread, x *thread, expected string) bool {
	return slices.ContainsFunc(list, func(y thread) bool {
		return y.Base == x.Base && y.Ref == x.Ref && y.Expected == expected
	})
}

// Where the expectation is the rule, it is found from which folder a program went.
func TestPrograms(t *testing.T) {
	for _, x := range threads(t, expectations, later) {
		a := expect.Explain(x.question())
		if p := &a.Program; !x.mistaken() && x.Folder != "" && p.Assumption != expect.OtherDocument && p.Start != folderOf(x.Folder) {
			t.Errorf("%s: %s from %s, want %s", x.Address, p.Assumption, p.Start, x.Folder)
		}
	}
}

// With the address that was taken for the base, its cause is named.
func TestOthers(t *testing.T) {
	rules := map[string]expect.Assumption{"start.page-not-base": expect.PageNotBase, "start.importer": expect.Importer, "start.disk": expect.Disk, "start.forge": expect.Forge}
	for _, x := range threads(t, expectations, later) {
		if x.Verdict != "document" {
			continue
		}
		q := x.question()
		q.Others = []expect.Other{{Assumption: rules[x.Starts], Address: x.Folder}}
		a := expect.Explain(q)
		check(t, q, a)
		if len(a.Explanations) == 0 || a.Explanations[0].Assumption != rules[x.Starts] || a.Explanations[0].Start != x.Folder {
			t.Errorf("%s: %v", x.Address, a.Explanations)
		}
		if offered := expect.Offer(q); len(offered) == 0 || offered[0] != x.Expected {
			t.Errorf("%s: offers %q", x.Address, offered)
		}
	}
}

// What was expected is among the addresses that are offered, as often as here. Two threads are of
// years in which "http://" was meant by a host alone.
func TestOffer(t *testing.T) {
	for _, c := range []struct {
		name, lines            string
		mistaken, first, three int
	}{
		{"threads", expectations, 131, 102, 111},
		{"later", later, 61, 28, 36},
	} {
		mistaken, first, three := 0, 0, 0
		for _, x := range threads(t, c.lines) {
			if !x.mistaken() {
				continue
			}
			mistaken++
			offered := expect.Offer(x.question())
			if at := slices.Index(offered, x.Expected); at >= 0 {
				three++
				if at == 0 {
					first++
				}
			}
			if len(offered) > 3 || slices.Contains(offered, resolve(x.Base, x.Ref)) {
				t.Errorf("%s: %q", x.Address, offered)
			}
		}
		if mistaken != c.mistaken || first < c.first || three < c.three {
			t.Errorf("%s: of %d, %d are offered first, and %d at all", c.name, mistaken, first, three)
		}
		t.Logf("%s: of %d, %d are offered first, and %d at all", c.name, mistaken, first, three)
	}
}

func folderOf(address string) string { return address[:strings.LastIndexByte(address, '/')+1] }
