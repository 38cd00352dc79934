package rfc1630_test

import (
	"testing"

	"uriplayground/core/rfc1630"
)

// Parse allocates nothing where the text is valid.
func TestParseAllocates(t *testing.T) {
	for _, s := range []string{
		"", "g", "../g?q#s", "http://info.cern.ch:8000/a%20b?c+d#e", "ftp://u:p@a.b/c;type=AN", "news:*", "news:1@a.b", "nntp:a.b/12",
		"mid:1@a.b", "cid:1", "mailto:a@b.c", "wais://a/b/c/1=d;2=;", "wais://a/b?c", "prospero://a/b%001a", "telnet://u@a:23",
		"gopher://a/00/b", "x-a:b", "url:http://a/",
	} {
		if n := testing.AllocsPerRun(100, func() {
			if _, err := rfc1630.Parse(s); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations", s, n)
		}
	}
}

// AppendResolve allocates nothing where dst has room and nothing is traced.
func TestAppendResolveAllocates(t *testing.T) {
	context := rfc1630.Split("magic://a/b/c//d/e/f?q/r#s")
	dst := make([]byte, 0, 1000)
	for _, ref := range []string{"", "g", "/g", "//g", "///g", "../../../.././g/.?y#s", "g:h"} {
		r := rfc1630.Split(ref)
		for _, o := range []rfc1630.Options{{}, {LiteralRule: true}} {
			if n := testing.AllocsPerRun(100, func() { dst, _ = rfc1630.AppendResolve(dst[:0], context, r, o) }); n != 0 {
				t.Errorf("%s: %v allocations", ref, n)
			}
		}
	}
}
