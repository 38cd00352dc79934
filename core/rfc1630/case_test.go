package rfc1630_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// The name of each scheme that has a production is noted where it is written in
// another case; the text then is one of the generic BNF.
func TestSchemeInOtherCase(t *testing.T) {
	for _, name := range []string{"http", "ftp", "news", "nntp", "prospero", "telnet", "gopher", "wais", "mailto", "mid", "cid"} {
		for _, scheme := range []string{strings.ToUpper(name), name[:1] + strings.ToUpper(name[1:2]) + name[2:]} {
			for _, rest := range []string{":", ":a", "://h/a", "://h/a/b/c"} {
				u := rfc1630.Split(scheme + rest)
				noted := slices.ContainsFunc(rfc1630.Notes(u), func(f syntax.Fault) bool { return f.Code == syntax.SchemeCase })
				if u.Address() != nil || !noted {
					t.Errorf("%s: %v, noted %v", scheme+rest, u.Address(), noted)
				}
			}
		}
	}
	for _, text := range []string{"HTTPS:a", "URL:a", "X:a", "A234567890:a"} {
		for _, f := range rfc1630.Notes(rfc1630.Split(text)) {
			if f.Code == syntax.SchemeCase {
				t.Errorf("%s: %+v", text, f)
			}
		}
	}
}
