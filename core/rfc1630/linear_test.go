package rfc1630_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/tests/dialecttest"
)

const (
	manyBytes    = 1 << 16
	manyElements = 1 << 15
)

func TestLongTexts(t *testing.T) {
	for _, c := range []struct{ before, repeat, after string }{
		{"http://a/", "b%20", "~"}, {"http://", "@", ""}, {"ftp://-a:", "b", ""}, {"ftp://", "1.", ""}, {"news:1", "@", ""}, {"mailto:", "@1", ""},
		{"wais://a/b/c/", "1=a;", ""}, {"prospero://a/", "%00", ""}, {"x:?", "+", ""}, {"x:", "%2E", ""}, {"", "~", ""},
	} {
		dialecttest.Linear(t, c.before+c.repeat, manyBytes, func(n int) func() {
			text := c.before + strings.Repeat(c.repeat, n/len(c.repeat)) + c.after
			return func() {
				u, _ := rfc1630.Parse(text)
				rfc1630.Notes(u)
				rfc1630.AppendLevel(nil, u)
			}
		})
	}
}

func TestLongPartialForms(t *testing.T) {
	for _, c := range []struct{ context, ref string }{{"a/", "../"}, {"/a", "/g"}, {"/", "./"}, {"a//", "../g/"}, {"/a", "/./"}, {"a", "../../"}} {
		dialecttest.Linear(t, c.context+" "+c.ref, manyElements, func(n int) func() {
			context := rfc1630.Split("x:" + strings.Repeat(c.context, n) + "//")
			ref := rfc1630.Split(strings.Repeat(c.ref, n))
			return func() {
				_, ok, trace := rfc1630.TraceResolve(context, ref, rfc1630.Options{LiteralRule: true})
				if n := len(rfc1630.Gaps(context, ref, rfc1630.Options{}, trace, ok)); n > rfc1630.MaxElements+10 {
					t.Errorf("%.12q…: %d gaps", ref, n)
				}
				rfc1630.Provenance(trace)
			}
		})
	}
}
