package relativize_test

import (
	"slices"
	"testing"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// relativizeDifferences are the vectors whose reference is not one of the
// candidates, by the function or habit of the suite that differs.
var relativizeDifferences = map[string][]relativization{
	"goes up one segment more than it has to, and names that segment again": {
		{"http://example/abc/", "http://example/abc/", "../abc/"},
		{"http://example/dir1/file2", "http://example/dir1/dir2/path", "../dir1/dir2/path"},
	},
	`writes "./" or "../" where "." or ".." names the same directory`: {
		{"file:/some/dir/foo", "file:/some/dir/#blort", "./#blort"},
		{"http://a/b/c/d;p?q", "http://a/b/", "../"},
		{"http://www.example.com/foo/bar/", "http://www.example.com/foo/bar/", "./"},
		{"http://www.example.org/foo/bar", "http://www.example.org/?query", "../?query"},
	},
}

type relativization struct{ base, target, ref string }

// RFC 3986 §5.2, backwards: the vectors of relativize.json. Each holds a
// reference that leads to the target; it is a candidate that works, or is
// listed among the differences; and ours is not longer.
func TestRelativize(t *testing.T) {
	differ := map[relativization]bool{}
	for _, list := range relativizeDifferences {
		for _, r := range list {
			differ[r] = true
		}
	}
	for _, c := range vectors.Relativize() {
		base, target := rfc3986.Split(c.Base), rfc3986.Split(c.Target)
		checkRelativize(t, base, target)
		if c.Ref == nil {
			continue // see TestUnreachable
		}
		checkReached(t, base, target, *c.Ref)
		if got, err := relativize.Relativize(base, target); err != nil || len(got) > len(*c.Ref) {
			t.Errorf("%q from %q: %q, %v, want %q or shorter (%s)", target, base, got, err, *c.Ref, c.Source)
		}
		key := relativization{c.Base, c.Target, *c.Ref}
		if hasCandidate(base, target, *c.Ref) == differ[key] {
			t.Errorf("%q from %q: %q is a candidate: %v, a known difference: %v", target, base, *c.Ref, !differ[key], differ[key])
		}
		delete(differ, key)
	}
	for key := range differ {
		t.Errorf("%q is not a vector", key)
	}
}

func hasCandidate(base, target rfc3986.Reference, ref string) bool {
	return slices.ContainsFunc(relativize.Candidates(base, target), func(c relativize.Candidate) bool {
		return c.Works && c.Text == ref
	})
}

// A vector without a reference has none only if its target keeps dot segments; elsewhere
// the suite asked for less than any reference.
func TestUnreachable(t *testing.T) {
	const none = "the suite says: no relative form (or only the absolute one) - with dot segments in the target, none can exist"
	for _, c := range vectors.Relativize() {
		if c.Ref != nil {
			continue
		}
		ref, err := relativize.Relativize(rfc3986.Split(c.Base), rfc3986.Split(c.Target))
		if (err != nil) != (c.Note == none) {
			t.Errorf("%q from %q: %q, %v (%s)", c.Target, c.Base, ref, err, c.Note)
		}
	}
}

// The reason of a candidate, the best reference, or why there is none.
func TestRelativizeErrors(t *testing.T) {
	for _, row := range []struct {
		base, target string
		code         syntax.Code
		rule         *syntax.Rule
		span         syntax.Span
	}{
		{"//h/p", "http://h/p", syntax.BaseWithoutScheme, rfc3986.RuleBase, syntax.Span{Start: 0, End: 5}},
		{"", "", syntax.BaseWithoutScheme, rfc3986.RuleBase, syntax.Span{}},
		{"http://h/p", "//h/p", syntax.TargetWithoutScheme, relativize.RuleRelTarget, syntax.Span{Start: 0, End: 5}},
		{"http://h/p", "http://h/a/../b", syntax.TargetUnreachable, relativize.RuleRelDots, syntax.Span{Start: 11, End: 13}},
		{"urn:", "urn:.", syntax.TargetUnreachable, relativize.RuleRelDots, syntax.Span{Start: 4, End: 5}},
		{"f:/a", "f:/./g", syntax.TargetUnreachable, relativize.RuleRelDots, syntax.Span{Start: 3, End: 4}},
		{"f:/a", "f:/.//g/.", syntax.TargetUnreachable, relativize.RuleRelDots, syntax.Span{Start: 8, End: 9}},
	} {
		ref, err := relativize.Relativize(rfc3986.Split(row.base), rfc3986.Split(row.target))
		e, ok := err.(*rfc3986.SyntaxError)
		if !ok || len(e.Faults) != 1 {
			t.Errorf("%q from %q: %q, %v, want %v", row.target, row.base, ref, err, row.code)
			continue
		}
		want := syntax.Fault{Rule: row.rule, Code: row.code, Span: row.span}
		if e.Faults[0] != want || e.FirstBad != -1 {
			t.Errorf("%q from %q: %+v, want %+v", row.target, row.base, e.Faults[0], want)
		}
	}
}

// Dot segments in a target stay only where the base brings them (§5.2.2).
func TestRelativizeKeepsBasePath(t *testing.T) {
	for _, row := range []relativization{
		{"http://a/b/../c", "http://a/b/../c", ""},
		{"http://a/b/../c", "http://a/b/../c?y#s", "?y#s"},
		{"http://a/b/../c?y", "http://a/b/../c?y#s", "#s"},
		{"f:/a", "f:/.//g", ".//g"},
		{"f:/.//a/b", "f:/.//a/c", "c"},
		{"urn:a/b/c", "urn:/d", "/d"},
	} {
		got, err := relativize.Relativize(rfc3986.Split(row.base), rfc3986.Split(row.target))
		if got != row.ref || err != nil {
			t.Errorf("%q from %q: %q, %v, want %q", row.target, row.base, got, err, row.ref)
		}
	}
}

// If two are equally long, the one that keeps more of the base is given.
func TestRelativizeTies(t *testing.T) {
	for _, row := range []relativization{
		{"foo:/a/y/z", "foo:/a/b/c", "../b/c"},      // or "/a/b/c"
		{"a:b", "a:/.//g", ".///g"},                 // or "/.//g"
		{"s:///a/b/c", "s:////x", "/.//x"},          // or "////x"
		{"http://h/?q", "http://h/?q#f", "#f"},      // or "?q#f", which is longer
		{"http://h/", "http://h/", ""},              // or ".", which is longer
		{"http://h/?", "http://h/?", ""},            // or "?", which is longer
		{"http://h/d/e?q", "http://h/d/", "."},      // the query has to go
		{"http://h?q", "http://h", "//h"},           // no relative path is empty
		{"http://h/x", "http://h/b:c", "/b:c"},      // "./b:c" is longer
		{"http://h/x/y", "http://h/x/b:c", "./b:c"}, // "b:c" would be a URI
		{"http://h/x/y", "http://h/x//c", ".//c"},   // "/c" would be an absolute path
		{"a:b", "a::c", "./:c"},                     // ":c" is not a reference
		{"HTTP://h/x", "http://h/x", "http://h/x"},  // compared as text
		{"http://H/x", "http://h/x", "//h/x"},       // compared as text
		{"a:b/c", "a:d", "a:d"},                     // no relative path loses "b/"
	} {
		got, err := relativize.Relativize(rfc3986.Split(row.base), rfc3986.Split(row.target))
		if got != row.ref || err != nil {
			t.Errorf("%q from %q: %q, %v, want %q", row.target, row.base, got, err, row.ref)
		}
	}
}
