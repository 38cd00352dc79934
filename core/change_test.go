package core_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// next is each document that can resolve with the next one, in the order of their years.
var next = [...][2]core.Dialect{{core.RFC1630, core.RFC1808}, {core.RFC1808, core.RFC2396}, {core.RFC2396, core.RFC3986}, {core.RFC3986, core.URL}}

// What moved from each document to the next, in the order of next; "" where the answer is
// the same.
func TestChange(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	ascii := func(string) (string, bool) { return "xn--bcher-kva.example", true }
	for _, c := range []struct{ base, ref, changes string }{
		{base, "?y", "partial-form empty-path empty-path "},
		{base, "?", "partial-form empty-path empty-path "},
		{base, "", "partial-form current-document current-document "},
		{base, "#s", "partial-form current-document current-document "},
		{base, "g?", "partial-form empty-undefined  "},
		{base, "g#", "partial-form empty-undefined  "},
		{"http://a/b/../c/d", "?y", "partial-form empty-path empty-path base-parsed"},
		{base, ";x", "partial-form parameters  "},
		{base, "g;x=1/../y", "partial-form parameters  "},
		{"http://a/b/c/d;p=1/2?q", "g", "partial-form parameters  "},
		{base, "../../../g", "  excess-dots "},
		{base, "../../..", "  excess-dots "},
		{base, "/./g", "  absolute-dots "},
		{base, "//g/x/../y", "  absolute-dots "},
		{base, "http://g/x/../y", "  absolute-dots "},
		{"http://a/b/..", "g", "   base-parsed"},
		{"foo:a/b", "../c", "  leading-slash opaque-path"},
		{base, "%2e%2e/g", "   encoded-dots"},
		{base, "g/%2E%2e/h", "   encoded-dots"},
		{base, "http:g", "   same-scheme"},
		{base, "http:", "   same-scheme"},
		{base, "https:g", "   slashes"},
		{base, "8080:g", "   scheme-form"},
		{base, "C:/x", "   letter-case"},
		{"http://a", "g", "partial-form  authority-slash "},
		{"http://a?q", "g", "partial-form authority-end authority-slash "},
		{"http://a", "?y", "partial-form   special-path"},
		{base, "//g", "   special-path"},
		{base, "///g", "partial-form empty-undefined  slashes"},
		{base, "//", "partial-form empty-undefined  failure"},
		{base, "//G/x", "   host-form"},
		{base, "//g:80/x", "   port-form"},
		{base, "//0x7f.1/", "   host-form"},
		{base, "//u@v@g/", "   percent-encode"},
		{base, `\g`, "   backslash"},
		{base, `\\g\x`, "   backslash"},
		{base, `http://127.0.0.1:6666\@1.1.1.1`, "   backslash"},
		{base, `//A:80\@b`, "   backslash"},
		{base, "//g:080/", "   port-form"},
		{base, "//g:81/", "   "},
		{base, `..\g`, "   backslash"},
		{base, " g\t\nh ", "   whitespace"},
		{base, "g h", "   percent-encode"},
		{base, "g?a b", "   percent-encode"},
		{base, "g#a b", "   percent-encode"},
		{base, "//bücher.example/", "   host-form"},
		{"mailto:a@b", "c", "   opaque-path"},
		{base, "foo:é", "   percent-encode"},
		{base, "foo:a/../b", "  absolute-dots opaque-path"},
		{"data:text/plain,x", "g", "   opaque-path"},
		{"file:///C:/a/b", "/x", "partial-form empty-undefined  drive-letter"},
		{"file:///C:/a/b", "../../../x", "partial-form empty-undefined excess-dots drive-letter"},
		{"file:///C:/a/b", "/D|/x", "partial-form empty-undefined  drive-letter"},
		{"file://h/a", "//C:/x", "   drive-letter"},
		{base, "~a:b", "partial-form scheme-form  scheme-form"},
		{base, "//g:/", "   port-form"},
		{base, "file:", "   slashes"},
		{"http://a", ".", "partial-form  authority-slash "},
		{"HTTP://a/b", "g", "   base-parsed"},
	} {
		var got []string
		for _, pair := range next {
			p := core.Differ(c.base, c.ref, pair[0], pair[1], core.Options{}, ascii)
			change, step := p.Change()
			got = append(got, change.String())
			if (change == core.NoChange) != p.Same || p.B.Trace != nil && step >= len(p.B.Trace.Steps) || !p.Same && p.B.Done && step < 0 {
				t.Errorf("%s + %s, %s to %s: %s at step %d", c.base, c.ref, pair[0], pair[1], change, step)
			}
		}
		if all := strings.Join(got, " "); all != c.changes {
			t.Errorf("%s + %s: %q, want %q", c.base, c.ref, all, c.changes)
		}
	}
}

// Every pair of the vectors whose answer moves has a rule that did, and of those named by
// what is in the texts, that is in them.
func TestChangeOfEveryVector(t *testing.T) {
	var pairs [][2]string
	for _, c := range vectors.History() {
		pairs = append(pairs, [2]string{c.Base, c.Ref})
	}
	for _, c := range vectors.URL() {
		if c.Base != "" {
			pairs = append(pairs, [2]string{c.Base, c.Input})
		}
	}
	for _, c := range vectors.Resolve() {
		pairs = append(pairs, [2]string{c.Base, c.Ref})
	}
	holds := map[core.Change]string{core.Parameters: ";", core.Backslash: `\`, core.EncodedDots: "%2e", core.ExcessDots: "..", core.AbsoluteDots: "."}
	for _, c := range pairs {
		for _, pair := range next {
			p := core.Differ(c[0], c[1], pair[0], pair[1], core.Options{}, nil)
			change, _ := p.Change()
			if p.Same != (change == core.NoChange) || change == core.OtherRepair || !strings.Contains(strings.ToLower(c[0]+c[1]), holds[change]) {
				t.Errorf("%q + %q, %s to %s (%q, %q): %q", c[0], c[1], pair[0], pair[1], p.A.Target.Text, p.B.Target.Text, change)
			}
		}
	}
}

// Of random texts, too, it is known what moved.
func TestChangeOfRandomTexts(t *testing.T) {
	pieces := []string{"http:", "HTTP:", "file:", "foo:", "/", "//", "..", "%2e", ".", "a", ";", "?", "#", `\`, " ", "\t", "@", ":", "80", "C:", "|", "G", "%41", "é", "[", "=", "::1", "0x7f"}
	bases := []string{"http://a/b/c", "file:///C:/x/y", "foo:a/b", "foo://h/p", "http:", "HTTP://u@H:80/%2e/x?q", "http://a", "http://a/b/c;p?q"}
	r := rand.New(rand.NewPCG(1, 2))
	text := func(s string, most int) string {
		for range r.IntN(most) {
			s += pieces[r.IntN(len(pieces))]
		}
		return s
	}
	for range 20_000 {
		base, ref := text(bases[r.IntN(len(bases))], 3), text("", 6)
		for _, pair := range next {
			p := core.Differ(base, ref, pair[0], pair[1], core.Options{}, nil)
			if c, _ := p.Change(); p.Same != (c == core.NoChange) || c == core.OtherRepair {
				t.Fatalf("%q + %q, %s to %s (%q, %q): %q", base, ref, pair[0], pair[1], p.A.Target.Text, p.B.Target.Text, c)
			}
		}
	}
}
