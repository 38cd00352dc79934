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
		{"x:/a/b", "..//c", "  path-guard "},
		{"x:a/b", "..//c", "  leading-slash opaque-path"},
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
			p := core.FindDivergence(c.base, c.ref, pair[0], pair[1], core.Options{}, ascii)
			change, step := p.RuleChange()
			got = append(got, change.String())
			if (change == core.NoRuleChange) != p.Same || p.B.Trace != nil && step >= len(p.B.Trace.Steps) || !p.Same && p.B.Done && step < 0 {
				t.Errorf("%s + %s, %s to %s: %s at step %d", c.base, c.ref, pair[0], pair[1], change, step)
			}
		}
		if all := strings.Join(got, " "); all != c.changes {
			t.Errorf("%s + %s: %q, want %q", c.base, c.ref, all, c.changes)
		}
	}
}

// The first step at which RFC 3986 and the URL Standard part, of each change.
func TestFirstSteps(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	for _, c := range []struct {
		base, ref string
		o         core.Options
		x, y      string
	}{
		{base, `\g`, core.Options{}, "t-if-path-slash", "url-relative-backslash"},
		{base, `\\g\x`, core.Options{}, "t-if-authority", "url-relative-backslash"},
		{base, `/a\b`, core.Options{}, `2E /a\b`, "url-validation-error"},
		{base, `..\g`, core.Options{}, `2E /..\g`, "url-validation-error"},
		{base, `g\..\h?x\y`, core.Options{}, `2E /g\..\h`, "url-validation-error"},
		{base, `//A:80\@b`, core.Options{}, "t-authority-authority", "url-port-default"},
		{base, `http://127.0.0.1:6666\@1.1.1.1`, core.Options{}, "t-scheme-authority", "url-port-set"},
		{base, "%2e%2e/g", core.Options{}, "2E /%2e%2e", "url-path-double-dot"},
		{base, "g/%2E/%2e/h", core.Options{}, "2E /%2E", "url-path-single-dot"},
		{base, "http:g", core.Options{}, "t-if-scheme", "url-special-relative-relative"},
		{base, `http:..\g`, core.Options{NonStrict: true}, `2E /..\g`, "url-validation-error"},
		{base, "8080:g", core.Options{}, "t-if-scheme", "url-scheme-start-other"},
		{base, "https:g", core.Options{}, "t-scheme-authority", "url-special-slashes-missing"},
		{base, "///g", core.Options{}, "t-authority-authority", "url-ignore-slashes"},
		{base, "//G/x", core.Options{}, "t-authority-authority", "url-host-end"},
		{base, " g", core.Options{}, "m-ref", "url-stripped"},
		{base, "/\tg", core.Options{}, "2E /\tg", "url-removed"},
		{base, "g h", core.Options{}, "m-ref", "url-path-segments"},
		{base, "g?a b", core.Options{}, "t-path-query", "url-query"},
		{base, "g#a b", core.Options{}, "t-fragment", "url-fragment"},
		{"http://a/b/..", "g", core.Options{}, "m-base", "url-relative-path"},
		{"HTTP://a/b", "/g", core.Options{}, "t-base-scheme", "url-relative-slash-path"},
		{"file:///a/../b", "?x", core.Options{}, "t-empty-path", "url-file-query"},
		{"http://a", "?y", core.Options{}, "t-empty-path", "url-relative-query"},
		{"file:///C:/a/b", "/x", core.Options{}, "t-slash-path", "url-file-slash-drive"},
		{"file:///C:/a/b", "../../../x", core.Options{}, "2C", "url-path-double-dot"},
		{"file:///C:/a/b", "../..", core.Options{}, "2C", "url-path-double-dot"},
		{"mailto:a@b", "c", core.Options{}, "t-if-scheme", "url-no-scheme-failure"},
		{base, "//g:x", core.Options{}, "t-if-authority", "url-port-failure"},
		{base, "g", core.Options{}, "", ""},
	} {
		p := core.FindDivergence(c.base, c.ref, core.RFC3986, core.URL, c.o, nil)
		x, y := "", ""
		if a, b := p.FirstSteps(); a >= 0 && b >= 0 {
			step := p.A.Trace.Steps[a]
			if x, y = step.Rule.Key, p.B.Trace.Steps[b].Rule.Key; x == "2E" {
				x += " " + step.From.In(p.A.Trace.Texts[step.Text])
			}
		}
		if x != c.x || y != c.y {
			t.Errorf("%s + %s: %q and %q, want %q and %q", c.base, c.ref, x, y, c.x, c.y)
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
	holds := map[core.RuleChange]string{core.Parameters: ";", core.Backslash: `\`, core.EncodedDots: "%2e", core.ExcessDots: "..", core.AbsoluteDots: "."}
	for _, c := range pairs {
		for _, pair := range next {
			p := core.FindDivergence(c[0], c[1], pair[0], pair[1], core.Options{}, nil)
			change, _ := p.RuleChange()
			if p.Same != (change == core.NoRuleChange) || change == core.OtherRepair || !strings.Contains(strings.ToLower(c[0]+c[1]), holds[change]) {
				t.Errorf("%q + %q, %s to %s (%q, %q): %q", c[0], c[1], pair[0], pair[1], p.A.Target.Text, p.B.Target.Text, change)
			}
		}
	}
}

// A “?” that did not end an authority explains no scheme, no fragment, and nothing of a reference
// that has an authority of its own.
func TestChangesSinceRFC1808(t *testing.T) {
	for _, c := range []struct{ base, ref, change string }{
		{"http://a?q", "b", "authority-end"},
		{"http://a", "//b?c/?", "authority-end"},
		{"http://a?q", "//b/c;", "parameters"},
		{"http://a?q", "//b/c?", "empty-undefined"},
		{"http://a?q", ";:", "scheme-form"},
		{"http://a", "//b?c#", "empty-undefined"},
		{"http://a", "b;", "empty-undefined"},
		{"http://a", "b;/..", "parameters"},
	} {
		p := core.FindDivergence(c.base, c.ref, core.RFC1808, core.RFC2396, core.Options{}, nil)
		if change, _ := p.RuleChange(); change.String() != c.change {
			t.Errorf("%q + %q (%q, %q): %s, want %s", c.base, c.ref, p.A.Target.Text, p.B.Target.Text, change, c.change)
		}
	}
}

// What moved made the component that differs another one: neither something else in the
// reference nor in the base is named.
func TestChangeIsOfTheComponent(t *testing.T) {
	for _, c := range []struct{ base, ref, component, change string }{
		{"HTTP://a/b", " g", "scheme", "base-parsed"},
		{"HTTP://a/b", ":g", "scheme", "base-parsed"},
		{"http://A/", `\g`, "authority", "base-parsed"},
		{"http://A/", ` \\g`, "authority", "backslash"},
		{"http://A/", "\t//g", "authority", "whitespace"},
		{"http://a", `http:\g`, "authority", "same-scheme"},
		{"http://a", "http:x:y", "authority", "same-scheme"},
		{"http://a", "//g:@h", "authority", "other-repair"},
		{"file:/a", "?x ", "authority", "slashes"},
		{"file:/a", "C|/", "authority", "slashes"},
		{"file:///a", "C|/", "path", "drive-letter"},
	} {
		p := core.FindDivergence(c.base, c.ref, core.RFC3986, core.URL, core.Options{}, nil)
		if change, _ := p.RuleChange(); p.Component != c.component || change.String() != c.change {
			t.Errorf("%q + %q (%q, %q): the %s by %s, want the %s by %s", c.base, c.ref, p.A.Target.Text, p.B.Target.Text, p.Component, change, c.component, c.change)
		}
	}
}

// What moved is known of random texts, too.
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
			p := core.FindDivergence(base, ref, pair[0], pair[1], core.Options{}, nil)
			a, b := p.FirstSteps()
			if c, _ := p.RuleChange(); p.Same != (c == core.NoRuleChange) || c == core.OtherRepair && !strings.Contains(base+ref, "@") || p.Same != (a < 0) && p.A.Trace != nil || p.B.Done && p.Same != (b < 0) {
				t.Fatalf("%q + %q, %s to %s (%q, %q): %q", base, ref, pair[0], pair[1], p.A.Target.Text, p.B.Target.Text, c)
			}
		}
	}
}

// Surplus dots are dropped by rule 2C, at the first of them that finds nothing to remove.
func TestChangeOfSurplusDots(t *testing.T) {
	for ref, at := range map[string]string{"../../../g": "/../g", "../../../../g": "/../../g", "../../..": "/.."} {
		p := core.FindDivergence("http://a/b/c/d;p?q", ref, core.RFC2396, core.RFC3986, core.Options{}, nil)
		c, step := p.RuleChange()
		if rule := p.B.Trace.Steps[step].Rule; c != core.ExcessDots || rule.Key != "2C" || rule.Section != "5.2.4" || p.B.Trace.Input(int32(step-1)) != at {
			t.Errorf("%s: %s at step %d, %s, before which the input is %q", ref, c, step, rule.Key, p.B.Trace.Input(int32(step-1)))
		}
	}
}

// Between two documents that differ the rules are named that moved on the way, in the order of the years,
// whichever of both is asked for first.
func TestDivergences(t *testing.T) {
	for _, c := range []struct {
		base, ref string
		a, b      core.Dialect
		want      string
	}{
		{"http://a/b/c/d;p?q", "../../../g", core.RFC1808, core.RFC3986, "excess-dots"},
		{"http://a/b/c/d;p?q", "../../../g", core.URL, core.RFC1630, "excess-dots"},
		{"http://a/b/c/d;p?q", "?y", core.RFC1808, core.RFC2396, "empty-path"},
		{"http://a/b/c/d;p?q", "?y", core.RFC1808, core.RFC3986, "empty-path empty-path"},
		{"http://a/b/c/d", `..\g`, core.RFC2396, core.URL, "backslash"},
		{"http://a/b/c/d", "g", core.RFC1630, core.URL, ""},
		{"http://a/b/c/d", "../../../g h", core.RFC2396, core.URL, "excess-dots percent-encode"},
	} {
		for _, pair := range [][2]core.Dialect{{c.a, c.b}, {c.b, c.a}} {
			var got []string
			for _, d := range core.Divergences(c.base, c.ref, pair[0], pair[1], core.Options{}, nil) {
				change, _ := d.RuleChange()
				got = append(got, change.String())
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("%q + %q, %s to %s: %q, want %q", c.base, c.ref, pair[0], pair[1], got, c.want)
			}
		}
	}
}
