package links

import (
	"slices"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// Each link in disguise raises a danger of its kind, and says the host where that is
// what it is about.
func TestDisguises(t *testing.T) {
	for _, c := range vectors.Disguises() {
		findings := reportOf(vectors.DisguisePage, c.Ref).Details(0).Findings
		i := slices.IndexFunc(findings, func(f Finding) bool { return f.Code.String() == c.Code && f.Gravity == Danger })
		if i < 0 {
			t.Errorf("%q: %v, want the danger %s (%s)", c.Ref, codesOf(findings), c.Code, c.Source)
			continue
		}
		switch f := findings[i]; f.Code {
		case OddIPv4, BackslashAuthority, BrowserHost:
			if f.Meaning != *c.Host {
				t.Errorf("%q: the host is said to be %q, and is %q", c.Ref, f.Meaning, *c.Host)
			}
		}
	}
}

// What is hidden in a path is a danger, but what joins letters and chooses forms of
// them there is a remark: emoji and some scripts are written so.
func TestHiddenByPlace(t *testing.T) {
	for ref, want := range map[string]Gravity{
		"https://h.example/%E2%9D%A4%EF%B8%8F": Info, "#\ufe0f-setup": Info, "/\u06a9\u062a\u0627\u0628\u200c\u0647\u0627": Info, "/a\U000e0101": Info,
		"/\U0001f469\u200d\U0001f680": Info, "https://h\u200d.example/": Danger, "/a\ufe0f\u3164": Danger, "/a\u3164\ufe0f": Danger, "//u\ufe0f@h.example/": Danger,
	} {
		level := None
		for _, f := range reportOf(vectors.DisguisePage, ref).Details(0).Findings {
			if f.Code == HiddenCharacters {
				level = f.Gravity
			}
		}
		if level != want {
			t.Errorf("%+q: %s, want %s", ref, level, want)
		}
	}
}

// Images that hold their content, and loopback addresses that IPv6 maps.
func TestRemarks(t *testing.T) {
	for _, row := range []struct {
		ref, context string
		code         Code
		want         Gravity
	}{
		{"data:image/png;base64,AA==", "img src", ActiveScheme, Info}, {"data:image/svg+xml,x", "style url()", ActiveScheme, Info},
		{"DATA:image/gif,x", "markdown image", ActiveScheme, Info}, {"data:image/png,x", "a href", ActiveScheme, Warning},
		{"data:text/html,x", "img src", ActiveScheme, Warning}, {"data:image/svg+xml,x", "iframe src", ActiveScheme, Warning},
		{"http://[::ffff:127.0.0.1]/", "a href", OddIPv4, Info}, {"http://[::FFFF:7f00:1]/", "a href", OddIPv4, Info},
		{"http://[0:0:0:0:0:ffff:10.0.0.1]/", "a href", OddIPv4, Info}, {"http://[::1]/", "a href", OddIPv4, None},
		{"http://[1::ffff:127.0.0.1]/", "a href", OddIPv4, None}, {"http://[::fffe:127.0.0.1]/", "a href", OddIPv4, None},
		{"http://[::ffff:127.0.0.1/", "a href", OddIPv4, None}, {"http://[v1.a]/", "a href", OddIPv4, None},
	} {
		r := New(Options{})
		r.Add(Link{Ref: row.ref, Context: ContextNamed(row.context)})
		r.Check(1)
		level := None
		for _, f := range r.Details(0).Findings {
			if f.Code == row.code {
				level = f.Gravity
			}
		}
		if level != row.want {
			t.Errorf("%s in %s: %s, want %s", row.ref, row.context, level, row.want)
		}
	}
}

// What characters become is ASCII.
func TestMappedCharacters(t *testing.T) {
	for r := rune(0x80); r < 0x30000; r++ {
		if s := asciiFor(r); !isASCII(s) || s != "" && core.Hidden(r) {
			t.Errorf("%U becomes %q", r, s)
		}
	}
	for host, want := range map[string]string{
		"Ｇoogle.COM": "google.com", "①⑳.⑴": "120.(1)", "ⅷ": "viii", "ﬄ": "ffl", "𝔊𝟗": "g9", "🅰": "🅰", "MÜNCHEN": "münchen",
		"a\u00adb\u200bc": "abc", "%EF%BD%81": "a", "%ff": "%ff", "e。f": "e.f", "ａ%ff": "a%ff",
	} {
		if got, _ := mappedHost(host); got != want {
			t.Errorf("%q becomes %q, want %q", host, got, want)
		}
	}
}
