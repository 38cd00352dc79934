package links

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"uriplayground/core"
)

func TestDefang(t *testing.T) {
	for uri, want := range map[string]string{
		"http://www.e.example/a.b?c.d": "hxxp[:]//www[.]e[.]example/a.b?c.d",
		"https://u@e.example:80/":      "hxxps[:]//u@e[.]example:80/",
		"ftp://e.example/":             "ftp[:]//e[.]example/",
		"javascript:alert(1)":          "javascript[:]alert(1)",
		"e.example/x":                  "e[.]example/x",
		"HTTP://e.example/":            "HXXP[:]//e[.]example/",
		"hTtPs://e.example/":           "hXxPs[:]//e[.]example/",
		"f:http://0x7f.1/":             "f[:]hxxp[:]//0x7f[.]1/",
		"/r?u=http://e.example/x.y":    "/r?u=hxxp[:]//e[.]example/x[.]y",
		"http://http://e.example/":     "hxxp[:]//hxxp[:]//e[.]example/",
		"http://a/?u=mailto:b@c":       "hxxp[:]//a/?u=mailto[:]b@c",
		"http://a/WWW.e.example":       "hxxp[:]//a/WWW[.]e.example",
		"http://a/1http://b.c/":        "hxxp[:]//a/1hxxp[:]//b[.]c/",
		"":                             "",
	} {
		got := Defang(uri)
		if got != want || refang(got) != uri {
			t.Errorf("%q: %q and back %q", uri, got, refang(got))
		}
	}
	for text, want := range map[string]string{
		"hxxp://a[.]b": "http://a.b", "HXXPS[://]a(dot)b": "HTTPS://a.b", "a[at]b[dot]c": "a@b.c", "fxp[:]//x": "ftp://x",
	} {
		if got := refang(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// refanged is what reports write for "." ":" "@" and "://", and what is meant.
var refanged = [...][2]string{
	{"[://]", "://"}, {"[:]", ":"}, {"(:)", ":"}, {"[.]", "."}, {"(.)", "."}, {"{.}", "."}, {"[dot]", "."}, {"(dot)", "."},
	{" dot ", "."}, {"[@]", "@"}, {"(@)", "@"}, {"[at]", "@"}, {"[/]", "/"},
}

// refang returns the text with what Defang and others like it did undone.
func refang(text string) string {
	for _, r := range refanged {
		text = strings.ReplaceAll(text, r[0], r[1])
	}
	if name, rest, found := strings.Cut(text, ":"); found {
		switch strings.ToLower(name) {
		case "h**p":
			return "http:" + rest
		case "h**ps":
			return "https:" + rest
		case "fxp":
			return "ftp:" + rest
		}
	}
	return hxxp.ReplaceAllStringFunc(text, func(name string) string {
		return strings.NewReplacer("x", "t", "X", "T").Replace(name)
	})
}

var hxxp = regexp.MustCompile(`(?i)hxxps?:`)

// Nothing in random texts with addresses in addresses is read as a URI once they are
// defanged, and they are the same once that is undone.
func TestDefangRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(3986, 11))
	pieces := []string{"http:", "HTTPS:", "hTTp:", "//", "/", "?", "#", "e.example", "www.", "0x7f.1", "@", ":80", "f:", "mailto:", "urn:", "ftp:", "a", ".", "1", "é", " ", "=", "\\"}
	for range 50_000 {
		text := ""
		for range random.IntN(9) {
			text += pick(random, pieces)
		}
		checkDefang(t, text)
	}
}

func checkDefang(t *testing.T, text string) {
	t.Helper()
	got := Defang(text)
	for e := range core.Extract(got, core.RFC3986).All {
		t.Errorf("%q is defanged to %q, in which there is %q", text, got, e.URI)
	}
	if refang(got) != text {
		t.Errorf("%q is defanged to %q and back to %q", text, got, refang(got))
	}
}
