package oddtarget_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/oddtarget"
	"uriplayground/tests/dialecttest"
)

// TestFind asks what is odd, and what was rather meant. Of each kind there are links that look alike
// and are as they should be.
func TestFind(t *testing.T) {
	for _, c := range []struct{ base, ref, want string }{
		// A whole address within the path.
		{"https://docs.example/a/b/", "../../https://www.example.com/a/b/", "address-in-path https://www.example.com/a/b/ > https://www.example.com/a/b/"},
		{"https://docs.example/a/b/", "/https://x.example.com/?q#f", "address-in-path https://x.example.com/ > https://x.example.com/?q#f"},
		{"https://docs.example/a/b/", "/HTTP:/x.example.com", "address-in-path HTTP:/x.example.com > http://x.example.com"},
		{"https://docs.example/a/b/", "docs/https://x.example.com", "address-in-path? https://x.example.com > https://x.example.com"},
		{"https://docs.example/a/b/", "https://example.com/https://x.example.com/y", "address-in-path https://x.example.com/y > https://x.example.com/y"},
		{"https://docs.example/a/b/", "https://proxy.example/https://x.other/y", "address-in-path? https://x.other/y > https://x.other/y"},
		{"https://docs.example/a/b/", "https://archive.example/web/2020/https://x.other/y", ""},
		{"https://docs.example/a/b/", "/cdn-cgi/image/width=80/https://x.other/y.png", ""},
		{"https://archive.example/web/2020/https://x.other/y", "/web/2020/https://x.other/z", ""},
		{"https://archive.example/web/2020/https://x.other/y", "z", "address-in-path? base https://x.other/y"},
		{"https://docs.example/a/b/", "https://x.example/go?to=https://y.example/", ""},
		{"https://docs.example/a/b/", "wiki/https:", ""},
		{"https://docs.example/a/b/", "/ab:/c", ""},
		// The path of a disk.
		{"https://docs.example/a/b/", "/home/runner/work/repo/repo/docs/x.md", "disk-path /home/runner/work/"},
		{"https://docs.example/a/b/", "home/runner/work/repo/x.md", "disk-path home/runner/work/"},
		{"https://docs.example/a/b/", "https://github.com/o/r/blob/main/home/runner/work/r/x.md", "disk-path /home/runner/work/"},
		{"https://docs.example/a/b/", "/Users/ann/Projects/site/x.html", "disk-path /Users/ann/Projects/"},
		{"https://docs.example/a/b/", "/C:/site/x.html", "disk-path /C:/"},
		{"https://docs.example/a/b/", "/var/www/html/x.html", "disk-path /var/www/"},
		{"file:///home/runner/work/x", "y", ""},
		{"https://docs.example/var/www/site/p", "y", "disk-path base /var/www/"},
		{"https://docs.example/a/b/", "/home/products/list", ""},
		{"https://docs.example/a/b/", "/Users/ann/profile", ""},
		{"https://docs.example/a/b/", "/c:/", "disk-path /c:/"},
		// A host as a segment.
		{"https://docs.example/a/b/", "/www.example.com/x?q", "host-in-path www.example.com > https://www.example.com/x?q"},
		{"http://docs.example/a/b/", "../docs.example/x", "host-in-path docs.example > http://docs.example/x"},
		{"https://docs.example/a/", "https://www.docs.example/docs.example/b", "host-in-path docs.example > https://docs.example/b"},
		{"https://docs.example/a/", "https://other.example/www.example.com/b", ""},
		{"https://docs.example/www.example.com/b/", "/www.example.com/x", ""},
		{"https://docs.example/a/b/", "/jquery.min.js", ""},
		{"https://docs.example/a/b/", "/www/x", ""},
		{"https://localhost/a/b/", "/localhost/x", ""},
		// A folder that is there twice.
		{"https://github.com/o/r/blob/main/doc/index.md", "doc/usage.md", "folder-twice? doc > https://github.com/o/r/blob/main/doc/usage.md"},
		{"http://docs.example/docs/using/services/", "../using/services/spring.html", "folder-twice? using > http://docs.example/docs/using/services/spring.html"},
		{"http://docs.example/css/site.css", "css/fonts.css?v#x", "folder-twice? css > http://docs.example/css/fonts.css?v#x"},
		{"http://docs.example/a/lib/x/p", "lib/x/q", "folder-twice? lib/x > http://docs.example/a/lib/x/q"},
		{"http://docs.example/flask/", "flask/x.html", ""},
		{"http://docs.example/docs/", "docs", ""},
		{"http://docs.example/docs/a", "../docs/b", ""},
		{"http://docs.example/mydocs/a", "docs/b", ""},
		{"http://docs.example/docs/a", "/docs/b", ""},
		// A base without hierarchy.
		{"urn:example:api:r", "item.json", "base-without-hierarchy item.json"},
		{"mailto:a@b.example", "x", "base-without-hierarchy x"},
		{"urn:example:api:r", "#x", ""},
		{"urn:example:api:r", "urn:example:item", ""},
		{"about:blank", "x", ""},
		// The zone of an IPv6 address.
		{"http://[fe80::1234%2537]/", "status", "zone-identifier base %2537"},
		{"http://docs.example/", "http://[fe80::1%25en0]:80/x", "zone-identifier %25en0 > http://[fe80::1]:80/x"},
		{"http://docs.example/", "http://[fe80::1%en0]/", "zone-identifier %en0 > http://[fe80::1]/"},
		{"http://docs.example/", "http://[fe80::1]/", ""},
		{"http://docs.example/", "http://a%5B/", ""},
		// An empty segment.
		{"https://example.com//", "docs", "empty-segment? base //"},
		{"https://example.com/a/", "docs//a?x//y", "empty-segment? // > https://example.com/a/docs/a?x//y"},
		{"https://example.com/a/", "//other.example/b", ""},
		{"https://example.com/a/", "b?c//d", ""},
		{"https://example.com/a/", "https://example.com/x//y", "empty-segment? // > https://example.com/x/y"},
		{"https://example.com/a/", "https://other.example/x//y", ""},
		{"https://example.com/a/", "http://http://x.example/y", ""},
		{"file:///srv/", "a//b", ""},
		{"https://example.com/a//b", "/c", ""},
	} {
		target, _ := core.Target(c.base, c.ref, core.RFC3986, core.Options{})
		var said []string
		for _, o := range oddtarget.Find(c.base, c.ref, target) {
			text, line := c.ref, o.Kind.String()
			if o.Maybe {
				line += "?"
			}
			if o.InBase {
				text, line = c.base, line+" base"
			}
			line += " " + o.Span.In(text)
			if o.Meant != "" {
				line += " > " + o.Meant
			}
			said = append(said, line)
		}
		if got := strings.Join(said, "; "); got != c.want {
			t.Errorf("%s + %s = %s: got %q, want %q", c.base, c.ref, target, got, c.want)
		}
	}
}

// TestKinds asks for a name of each kind.
func TestKinds(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range oddtarget.Kinds() {
		if name := k.String(); name == "" || seen[name] {
			t.Errorf("kind %d is named %q", k, name)
		} else {
			seen[name] = true
		}
	}
}

// FuzzFind asks that no text ends the program, that what was found lies in its text, and that
// what was meant is another target.
func FuzzFind(f *testing.F) {
	f.Add("http://a/b/c/d;p?q", "../../g/http://x/y//z", "http://a/g/http://x/y//z")
	f.Add("http://[fe80::1%25]/a//b/docs/", "../docs/docs/x", "http://[fe80::1%25]/a//b/docs/docs/x")
	f.Add("urn:a", "www.x.y/../home/runner/work/", "urn:www.x.y/../home/runner/work/")
	f.Fuzz(func(t *testing.T, base, ref, other string) {
		target, _ := core.Target(base, ref, core.RFC3986, core.Options{})
		for _, target := range []string{target, other} {
			for _, o := range oddtarget.Find(base, ref, target) {
				text := ref
				if o.InBase {
					text = base
				}
				if o.Span.Start > o.Span.End || int(o.Span.End) > len(text) {
					t.Errorf("%q + %q: %v lies outside of %q", base, ref, o, text)
				}
				if o.Meant == target && target != "" {
					t.Errorf("%q + %q: %v is meant already", base, ref, o)
				}
			}
		}
	})
}

// TestFindIsLinear asks that twice the length takes about twice the time.
func TestFindIsLinear(t *testing.T) {
	for _, s := range []string{"/", "a/", "../", "./", "http://", ":", "%", "[", "www.", "://", ":/"} {
		dialecttest.Linear(t, s, 1<<11, func(n int) func() {
			base, ref := "http://a/"+strings.Repeat(s, n), strings.Repeat(s, n)+"x"
			return func() {
				oddtarget.Find(base, ref, base+ref)
				oddtarget.Find("http://h/", "/"+ref, "http://h/"+ref)
			}
		})
	}
}

// A home folder and a Windows path are found by their form alone.
func TestHomeFolder(t *testing.T) {
	for ref, want := range map[string]string{
		"/Users/ann/work/app/src/a.ts": "/Users/ann/", "/home/ann/a.c": "/home/ann/", "/root/app/a.go": "/root/", "file:///home/ann/a.c": "/home/ann/", "file:/Users/ann/x": "/Users/ann/",
		`C:\Users\ann\app\a.ts`: `C:\Users\ann\`, "d:/a/repo/a.ts": "d:/a/", "file:///C:/users/ann/a.ts": "/C:/users/ann/", `C:\a.ts`: `C:\a.ts`, "FILE:c:/x/y": "c:/x/",
		"/home/": "", "/home/ann": "", "/users/ann/a.ts": "", "/home//a": "", "home/ann/a": "", "../../Users/ann/a": "", "/rooted/a": "", "src/a.ts": "", "webpack:///home/ann/a": "", "https://h/home/ann/a": "",
		"//h/home/ann/a": "", "C:": "", "c:x/y": "", "": "", "file:": "", "/": "",
	} {
		at, ok := oddtarget.HomeFolder(ref)
		if got := at.In(ref); got != want || ok != (want != "") {
			t.Errorf("%s: %q %t, want %q", ref, got, ok, want)
		}
	}
}
