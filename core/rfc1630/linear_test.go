package rfc1630_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// longText is so long that what takes time with the square of the length does not
// end before the time of the test is up. What takes time with the length takes
// some milliseconds, which nobody measures here.
const longText = 1_000_000

func TestLongTexts(t *testing.T) {
	for _, c := range []struct{ before, repeat, behind string }{
		{"http://a/", "b%20", "~"}, {"http://", "@", ""}, {"ftp://-a:", "b", ""}, {"ftp://", "1.", ""}, {"news:1", "@", ""}, {"mailto:", "@1", ""},
		{"wais://a/b/c/", "1=a;", ""}, {"prospero://a/", "%00", ""}, {"x:?", "+", ""}, {"x:", "%2E", ""}, {"", "~", ""},
	} {
		u, _ := rfc1630.Parse(c.before + strings.Repeat(c.repeat, longText/len(c.repeat)) + c.behind)
		rfc1630.Notes(u)
		rfc1630.AppendLevel(nil, u)
	}
	for _, c := range []struct{ context, ref string }{{"a/", "../"}, {"/a", "/g"}, {"/", "./"}, {"a//", "../g/"}, {"/a", "/./"}, {"a", "../../"}} {
		context := rfc1630.Split("x:" + strings.Repeat(c.context, longText/8) + "//")
		ref := rfc1630.Split(strings.Repeat(c.ref, longText/8))
		var trace syntax.Trace
		_, ok := rfc1630.AppendResolve(nil, context, ref, rfc1630.Options{LiteralRule: true}, &trace)
		if n := len(rfc1630.Gaps(context, ref, rfc1630.Options{}, &trace, ok)); n > rfc1630.MaxElements+10 {
			t.Errorf("%.12q…: %d gaps", ref, n)
		}
		rfc1630.Provenance(&trace)
	}
}
