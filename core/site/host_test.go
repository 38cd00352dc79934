package site

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/places"
)

// Each host answers for a page in each layout what the facts of core/places say of it.
func TestHostsFollowTheFacts(t *testing.T) {
	for _, h := range places.Hosts() {
		s := built(Options{Root: docs, Host: h.ID}, "index.html", "folder/index.html", "file.html", "404.html")
		for _, c := range []struct {
			path string
			want places.Answer
			stem string
		}{
			{"folder", h.Folders.Bare, "folder"}, {"folder/", h.Folders.Slash, "folder"}, {"folder/index.html", h.Folders.File, "folder"},
			{"file", h.Files.Bare, "file"}, {"file/", h.Files.Slash, "file"}, {"file.html", h.Files.File, "file"},
			{"", h.Folders.Slash, ""}, {"index.html", h.Folders.File, ""}, {"no", places.Answer{Status: places.NotThere}, ""},
		} {
			file, status, to, _ := s.answer(c.path)
			want := c.want.Status
			if want == 0 {
				want = places.NotThere // what is not known is not relied on
			}
			if status != want || (status == places.OK) != (file >= 0) {
				t.Errorf("%s: %q answers %d with file %d, want %d", h.ID, c.path, status, file, want)
			}
			if isRedirection := status != places.OK && status != places.NotThere; isRedirection && to != formOf(c.stem, c.want.To) {
				t.Errorf("%s: %q leads to %q, want the form %s of %q", h.ID, c.path, to, c.want.To, c.stem)
			}
		}
	}
}

// From every address a host leads to one at which it answers without leading on.
func TestRedirectionsEnd(t *testing.T) {
	for _, h := range places.Hosts() {
		s := built(Options{Root: docs, Host: h.ID}, "index.html", "A/index.html", "a.html", "A/b.html", "A/b/index.html", "c/x.png", "404.html")
		for _, path := range []string{"", "A", "A/", "a", "a/", "A/b", "A/b/", "A/b.html", "A/B/index.html", "c", "c/", "c/x.png", "c/x.png/", "/", "//", "index.html", ".html", "A/.html"} {
			var trail []Hop
			got := s.serve(path, &trail)
			if got.reason == Loop || len(trail) > 4 {
				t.Errorf("%s: %q is led round: %v", h.ID, path, trail)
			}
			if got.file >= 0 {
				shown, _, _ := s.shown(got.file)
				if again := s.serve(shown, nil); again.file != got.file || again.hops > 0 {
					t.Errorf("%s: %q is said to be shown at %q, where there is %+v", h.ID, s.files.list[got.file], shown, again)
				}
			}
		}
	}
}

// A host that leads round ends.
func TestLoop(t *testing.T) {
	s := built(Options{Root: docs}, "index.html", "a/index.html")
	s.host.Folders = places.Answers{Bare: places.Answer{Status: 301, To: places.Slash}, Slash: places.Answer{Status: 301, To: places.Bare}}
	if got := s.serve("a", nil); got.reason != Loop {
		t.Errorf("%+v", got)
	}
}

// The addresses at which a page is shown are those at which the host answers with it, and
// the second one is read in another folder.
func TestShown(t *testing.T) {
	for _, c := range []struct{ host, file, want string }{
		{"github-pages", "a/index.html", "a/"}, {"github-pages", "index.html", ""}, {"github-pages", "b.html", "b.html"}, {"github-pages", "x.png", "x.png"},
		{"vercel", "a/index.html", "a/ a"}, {"vercel", "index.html", ""},
		{"cloudflare-pages", "b.html", "b"}, {"cloudflare-pages", "a/index.html", "a/"},
		{"netlify", "Big/index.html", "big/"}, {"netlify", "b.html", "b.html"},
	} {
		s := built(Options{Root: docs, Host: c.host}, "a/index.html", "index.html", "b.html", "x.png", "Big/index.html")
		path, other, two := s.shown(s.files.at[c.file])
		if two {
			path += " " + other
		}
		if path != c.want {
			t.Errorf("%s shows %s at %q, want %q", c.host, c.file, path, c.want)
		}
	}
}

// The steps that an explanation shows are those of the host.
func TestHops(t *testing.T) {
	s := built(Options{Root: docs, Host: "netlify"}, "index.html Guide a.html /docs no a%2Fb", "Guide/index.html", "a.html")
	for i, want := range []string{
		"/docs/Guide 301 /docs/guide /docs/guide 301 /docs/guide/ /docs/guide/ 200 ", "/docs/a.html 200 ", "/docs 301 /docs/ /docs/ 200 ", "/docs/no 404 ",
		"/docs/a%2Fb 301 /docs/a%2fb /docs/a%2fb 404 ",
	} {
		got := ""
		for _, h := range s.Details(i).Hops {
			got += fmt.Sprintf("%s %d ", s.HopPath(h), h.Status)
			if h.Status != places.OK && h.Status != places.NotThere {
				got += s.HopTo(h) + " "
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", s.At(i).Ref, got, want)
		}
	}
}

func TestNames(t *testing.T) {
	s := New(Options{})
	for _, c := range []struct {
		path, kept string
		wrong      Naming
	}{
		{"a/b.html", "a/b.html", Named}, {`a\c.html`, "a/c.html", Named}, {"./a//d.html", "a/d.html", Named},
		{"a/../b", "", Climbing}, {`..\x`, "", Climbing}, {"/etc/passwd", "", Absolute}, {`C:\x`, "", Absolute}, {`\\host\x`, "", Absolute},
		{"a/b.html", "", Duplicate}, {`a\b.html`, "", Duplicate}, {"", "", Unnamed}, {"./", "", Unnamed}, {"a\x00b", "", Unnamed},
		{"a...b/..c", "a...b/..c", Named},
	} {
		kept, wrong := s.AddFile(c.path)
		if wrong != c.wrong || wrong == Named && kept != c.kept {
			t.Errorf("%q is kept as %q (%d), want %q (%d)", c.path, kept, wrong, c.kept, c.wrong)
		}
	}
	if s.Files() != 4 {
		t.Errorf("%d files", s.Files())
	}
}

func TestFolder(t *testing.T) {
	for path, want := range map[string]string{"site/a/b.html": "site/", "index.html": "", "": "", "../x": "", "./x": "", "/x": ""} {
		if got := Folder(path); got != want {
			t.Errorf("%q: %q, want %q", path, got, want)
		}
	}
}

func TestNotes(t *testing.T) {
	for _, c := range []struct{ host, files, want string }{
		{"", "", "no-files "}, {"", "README.md docs/a.md", "sources README.md"}, {"", "x.png robots.txt", "no-pages "},
		{"", "a.html", "no-first-page "}, {"", "index.html a.md", ""}, {"netlify", "index.html _redirects", "rules-not-read _redirects"},
		{"apache", "index.html sub/.htaccess", "rules-not-read sub/.htaccess"},
		{"cloudflare-pages", "index.html", "falls-back 404.html"}, {"cloudflare-pages", "index.html 404.html", ""},
	} {
		var got []string
		for _, n := range built(Options{Host: c.host}, strings.Fields(c.files)...).Notes() {
			got = append(got, n.Code+" "+n.Name)
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s: %q, want %q", c.files, got, c.want)
		}
	}
}

// A redirect is said to lead where the host sends it, which is not always where the page is
// best linked to.
func TestWhereRedirectsLead(t *testing.T) {
	for _, c := range []struct {
		host, ref, file, other string
	}{
		{"netlify", "p/?q#x", "p.html", "https://example.org/docs/p?q#x"},
		{"netlify", "A/", "a/index.html", "https://example.org/docs/a/"},
		{"nginx", "e%20f", "e f/index.html", "https://example.org/docs/e%20f/"},
		{"nginx", "/docs", "index.html", "https://example.org/docs/"},
	} {
		s := New(Options{Root: docs, Host: c.host})
		s.AddFile("start.html")
		s.AddFile(c.file)
		s.AddPage("start.html", Scan{Links: []links.Link{{Ref: c.ref}}})
		s.AddPage(c.file, Scan{Names: []string{"x"}})
		s.Follow(1 << 30)
		if e := s.Details(0); e.Cause != Redirected || e.Other != c.other {
			t.Errorf("%s: %q is %s, with a redirect to %s, want %s", c.host, c.ref, e.Cause, e.Other, c.other)
		}
	}
}

// A root that is none is not used, and that is noted; a path is below DefaultRoot.
func TestRoots(t *testing.T) {
	for _, c := range []struct {
		root, want string
		noted      bool
	}{
		{"", DefaultRoot, false},
		{"?q", DefaultRoot, true},
		{"/", DefaultRoot, false},
		{"/rel", "https://example.org/rel/", false},
		{"/rel/index.html#x", "https://example.org/rel/", false},
		{"//h.example/docs/", "https://h.example/docs/", false},
		{"example.org/docs/", DefaultRoot, true},
		{"http://[::", DefaultRoot, true},
		{"//[::", DefaultRoot, true},
		{"mailto:x", DefaultRoot, true},
		{"file:///x/", DefaultRoot, true},
		{"http://h.example", "http://h.example/", false},
	} {
		s := New(Options{Root: "bad"})
		s.AddFile(indexName)
		s.Serve(Options{Root: c.root})
		var noted []Note
		if c.noted {
			noted = []Note{{"root-not-used", c.root}}
		}
		if got := s.Notes(); s.Root() != c.want || !slices.Equal(got, noted) {
			t.Errorf("%q: %s %v, want %s %v", c.root, s.Root(), got, c.want, noted)
		}
	}
}
