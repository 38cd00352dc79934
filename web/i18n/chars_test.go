package i18n

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/chars"
)

// Each character, advice, status, action and reason has words.
func TestCharactersHaveWords(t *testing.T) {
	words := For("en")
	var keys []string
	for _, c := range core.PrintableCharacters() {
		keys = append(keys, "char."+c.Key, "advice."+c.Advice.String())
		for _, class := range c.Classes {
			keys = append(keys, "status."+class.Status.String())
		}
	}
	for _, reason := range core.SafeReasons() {
		keys = append(keys, "safe."+reason.String())
	}
	for _, action := range []chars.Action{chars.Keep, chars.Encode, chars.Replace, chars.Remove} {
		keys = append(keys, "action."+action.String())
	}
	for _, key := range keys {
		if !words.Has(key) {
			t.Errorf("no words for %q", key)
		}
	}
}

// A fault that names its part has a word for it, in RFC 1630.
func TestPartsOf1630HaveWords(t *testing.T) {
	words := For("en")
	for _, text := range []string{
		"1:~", ":", "x:~?~#~", "x:?", "~?~#~", "url:x:y", "http:~", "http://", "http://~:~/~?~", "http://a:", "http://1~", "http://-a/?", "ftp://a~",
		"ftp://~:~@a~/~", "ftp://a/;type=x", "ftp://a/;type=", "news:~", "news:1", "nntp:~", "nntp:1/~", "nntp:a/", "mid:~", "mid:", "cid:~", "cid:",
		"mailto:~@a~", "mailto:~", "wais:", "wais://a", "wais://a/~", "wais://a/", "wais://a/b/c/1", "wais://a/b/~/1=~;x", "wais://a/b/c", "prospero://a",
		"prospero://a/~%00~", "prospero://a/b%001~", "telnet:", "telnet://a/b", "gopher:x", "gopher://a/", "gopher://a/0~", "news:?", "cid:a?b", "mid:a@b?",
		"mailto:a@b?", "nntp:a/1?", "telnet://a?", "ftp://a/?", "gopher://a?", "prospero://a/?", "wais://a/b/c/1=;?",
	} {
		for _, f := range core.Parse(text, core.RFC1630).Faults {
			if !words.Has("in." + f.Rule.Key) {
				t.Errorf("%s: no words for a fault in %q", text, f.Rule.Key)
			}
		}
	}
}
