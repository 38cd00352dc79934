package browser

import (
	"testing"

	"uriplayground/web/locales"
)

// A query is opened as the permalink of the same fields, byte for byte, and becomes it;
// a permalink that is there takes precedence. What cannot be read is said.
func TestQueryIsOpenedAsPermalink(t *testing.T) {
	t.Parallel()
	for i, c := range []struct{ address, hash, target string }{
		{"?base=http://h/%252e/&ref=..%252Fx+y", "#v=1&base=http://h/%252e/&ref=..%252Fx+y", "http://h/%2e/..%2Fx+y"},
		{"?ref=../x&base=http://h/%C3%A9/a", "#v=1&ref=../x&base=http://h/%C3%A9/a", "http://h/x"},
		{"?ref=g&v=1&base=http://h/a/b", "#v=1&ref=g&v=1&base=http://h/a/b", "http://h/a/g"},
		{"?v=1&base=http:a/b&ref=http:g&strict=false", "#v=1&base=http:a/b&ref=http:g&strict=false", "http:a/g"},
		{"?base=http://h/a&amp;ref=x", "#v=1&base=http://h/a&amp;ref=x", "http://h/x"},
		{"?utm_source=news&base=http://h/a&ref=b&fbclid=1", "#v=1&base=http://h/a&ref=b", "http://h/b"},
		{"?utm_source=news", "", firstTarget},
		{"?base=http://other/&ref=c&view=compare#v=1&base=http://h/a&ref=b", "#v=1&base=http://h/a&ref=b", "http://h/b"},
	} {
		for _, lang := range locales.Languages()[:2-min(i, 1)] {
			p := open(t, home(lang)+c.address)
			p.wantTarget(c.target)
			p.idle()
			if got := eval[string](p, `location.hash`); got != c.hash {
				t.Errorf("%s: the fragment is %q, want %q", c.address, got, c.hash)
			}
			if got := p.texts(".notice[role=status]"); len(got) > 0 && got[0] != "" {
				t.Errorf("%s: the page says %q", c.address, got)
			}
		}
	}
	p := open(t, "/?base=http://a/b/c/d;p?q&ref=../../g&view=trace&dialect=rfc1808&step=2")
	p.wait("the view is open", `document.querySelector(".view-trace") !== null`)
	if got := eval[string](p, `location.search + location.hash`); got != "#v=1&base=http://a/b/c/d;p?q&ref=../../g&view=trace&dialect=rfc1808&step=2" {
		t.Errorf("the address ends with %q", got)
	}
	p = open(t, "/?base=http://a/b&ref=c&lang=fr")
	p.wait("the page is French", `document.documentElement.lang === "fr" && location.pathname === "/fr/"`)
	p.wantTarget("http://a/c")
	for _, lang := range locales.Languages() {
		for _, bad := range []string{"?base=http://a/b&ref=c%2&x=1", "?base=http://a/b&ref=c%252&view=all&lang=xx"} {
			p := open(t, home(lang)+bad)
			p.wantTarget("http://a/c%2")
			if got, want := p.texts(".notice[role=status]"), locales.For(lang).Get("notice.damaged"); len(got) != 1 || got[0] != want {
				t.Errorf("%s: the page says %q, want %q", bad, got, want)
			}
		}
		p := open(t, home(lang)+"?reff=c")
		p.wantTarget(firstTarget)
		if got, want := p.texts(".notice[role=status]"), locales.For(lang).Get("notice.damaged"); len(got) != 1 || got[0] != want {
			t.Errorf("a key that there is not: the page says %q, want %q", got, want)
		}
	}
}
