package places

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
)

// lines returns a line for each reading: its place, base and target, and whether that is
// right.
func lines(list []Reading) string {
	var b strings.Builder
	for _, r := range list {
		mark := " differs "
		if r.Right(r.Target) {
			mark = " right "
		}
		b.WriteString(r.Place.String() + " " + r.Base + mark + r.Target + "\n")
	}
	return b.String()
}

func TestList(t *testing.T) {
	for _, c := range []struct{ address, link, want string }{
		{"https://user.github.io/project/docs/install/", "../img/logo.png", `given https://user.github.io/project/docs/install/ right https://user.github.io/project/docs/img/logo.png
bare https://user.github.io/project/docs/install differs https://user.github.io/project/img/logo.png
index https://user.github.io/project/docs/install/index.html right https://user.github.io/project/docs/img/logo.png
file https://user.github.io/project/docs/install.html differs https://user.github.io/project/img/logo.png
root http://localhost:8000/docs/install/ right http://localhost:8000/docs/img/logo.png
blob https://github.com/user/project/blob/main/docs/install.md differs https://github.com/user/project/blob/main/img/logo.png
raw https://raw.githubusercontent.com/user/project/main/docs/install.md differs https://raw.githubusercontent.com/user/project/main/img/logo.png
registry https://pypi.org/project/project/ differs https://pypi.org/project/img/logo.png
feed https://user.github.io/project/feed.xml differs https://user.github.io/img/logo.png
not-found https://user.github.io/project/no/such/page differs https://user.github.io/project/no/img/logo.png
route https://user.github.io/project/docs/install/settings/profile differs https://user.github.io/project/docs/install/img/logo.png
sheet https://user.github.io/project/assets/site.css differs https://user.github.io/project/img/logo.png
`},
		{"https://example.com/install.html?a#b", "img/x.png", `given https://example.com/install.html?a#b right https://example.com/img/x.png
slash https://example.com/install/?a differs https://example.com/install/img/x.png
bare https://example.com/install?a right https://example.com/img/x.png
index https://example.com/install/index.html?a differs https://example.com/install/img/x.png
root https://user.github.io/project/install.html?a right https://user.github.io/project/img/x.png
blob https://github.com/user/project/blob/main/docs/install.md right https://github.com/user/project/blob/main/docs/img/x.png
raw https://raw.githubusercontent.com/user/project/main/docs/install.md right https://raw.githubusercontent.com/user/project/main/docs/img/x.png
registry https://pypi.org/project/project/ differs https://pypi.org/project/project/img/x.png
feed https://example.com/feed.xml right https://example.com/img/x.png
not-found https://example.com/no/such/page differs https://example.com/no/such/img/x.png
route https://example.com/install/settings/profile differs https://example.com/install/settings/img/x.png
sheet https://example.com/assets/site.css differs https://example.com/assets/img/x.png
`},
		{"http://h", "x", `given http://h right http://h/x
index http://h/index.html right http://h/x
root https://user.github.io/project/ right https://user.github.io/project/x
blob https://github.com/user/project/blob/main/docs/index.md right https://github.com/user/project/blob/main/docs/x
raw https://raw.githubusercontent.com/user/project/main/docs/index.md right https://raw.githubusercontent.com/user/project/main/docs/x
registry https://pypi.org/project/project/ differs https://pypi.org/project/project/x
feed http://h/feed.xml right http://h/x
not-found http://h/no/such/page differs http://h/no/such/x
route http://h/settings/profile differs http://h/settings/x
sheet http://h/assets/site.css differs http://h/assets/x
`},
		{"urn:a:b", "#x", "given urn:a:b right urn:a:b#x\n"},
		{"/no/base", "x", ""},
	} {
		if got := lines(List(Link{Page: c.address, Ref: c.link})); got != c.want {
			t.Errorf("%q on %q:\n%swant\n%s", c.link, c.address, got, c.want)
		}
	}
}

// A link to the page itself is right wherever the page is.
func TestLinkToThePage(t *testing.T) {
	list := List(Link{Page: "https://user.github.io/project/a/", Ref: "#top"})
	if ways := Ways(list, "#top"); len(ways) != 1 || ways[0].Right != Places(list) {
		t.Errorf("%+v", ways)
	}
}

// What a host answers says which forms of an address matter.
func TestMatter(t *testing.T) {
	for _, c := range []struct {
		address string
		preset  Preset
		want    Set
	}{
		{"https://example.com/a/", Preset{}, SetOf(Given, Bare)},
		{"https://example.com/a.html", Preset{}, SetOf(Given, Slash, Bare)},
		{"https://example.com/a/", Preset{Host: "github-pages"}, SetOf(Given, Index)},
		{"https://example.com/a.html", Preset{Host: "github-pages"}, SetOf(Given, Bare)},
		{"https://example.com/a/", Preset{"docusaurus-false", "github-pages"}, SetOf(Given, Bare, File)},
		{"https://example.com/a", Preset{Host: "vercel", Tool: "hugo"}, SetOf(Given, Slash, Index)},
		{"https://example.com/a", Preset{Host: "cloudflare-pages", Tool: "hugo"}, SetOf(Given, Slash)},
		{"https://example.com/a", Preset{Host: "gitlab-pages"}, SetOf(Given, Slash, File)}, // what it answers at the slash is not known
	} {
		if got := Matter(List(Link{Page: c.address, Ref: "x", Preset: c.preset})); got != c.want {
			t.Errorf("%s, %+v: %b, want %b", c.address, c.preset, got, c.want)
		}
	}
}

func TestBest(t *testing.T) {
	for _, c := range []struct {
		address, link string
		matter        Set
		want          string
		wrong         Set
	}{
		{"https://user.github.io/project/a/b/", "../img/x", SetOf(Given, Bare), "/project/a/img/x", 0},
		{"https://user.github.io/project/a/b/", "../img/x", SetOf(Given, Root), "../img/x", 0},
		{"https://user.github.io/project/a/b/", "/project/a/img/x", SetOf(Given, Index, Root), "../img/x", 0},
		{"https://user.github.io/project/a/b/", "../img/x", SetOf(Given, Registry), "https://user.github.io/project/a/img/x", 0},
		{"https://user.github.io/project/a/b/", "../img/x", SetOf(Given, Bare, Root), "../img/x", SetOf(Bare)},
		{"https://example.com/a.html", "img/x", SetOf(Given, Blob, Raw, Root), "img/x", 0},
		{"https://example.com/a.html", "https://other.example/x", AllPlaces, "https://other.example/x", 0},
	} {
		list := List(Link{Page: c.address, Ref: c.link})
		got, wrong := Best(Ways(list, c.link), c.matter&Places(list))
		if got.Ref != c.want || wrong != c.wrong {
			t.Errorf("%q on %q: %q, wrong from %b; want %q, %b", c.link, c.address, got.Ref, wrong, c.want, c.wrong)
		}
	}
}

// drawn returns an address and a link made of few pieces.
func drawn(r *rand.Rand) (address, link string) {
	pick := func(from ...string) string { return from[r.IntN(len(from))] }
	address = pick("https://user.github.io/project/", "https://example.com/", "http://a:8080/", "https://x.codeberg.page/y/")
	for range r.IntN(4) {
		address += pick("a/", "docs/", "b.c/", "x:y/")
	}
	address += pick("", "install", "install/", "install.html", "index.html", "a/index.html", "?q")
	for range r.IntN(5) {
		link += pick("../", "./", "a/", "img/", "..", "/", "x.png", "#f", "?q", "//h/", "https:")
	}
	return address, link
}

// The advice leads from every place that matters to where the link has to lead: to the
// target from the given address, or to the same place below the other root. Where it does
// not, no reference that is right from one of the places is right from all, unless it
// climbs above a root.
func TestAdvice(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	kept, given := 0, 0
	for range 4000 {
		address, link := drawn(r)
		list := List(Link{Page: address, Ref: link})
		if len(list) == 0 {
			t.Fatalf("no reading of %q on %q", link, address)
		}
		matter := Set(r.Uint32())&Places(list) | SetOf(Given)
		best, wrong := Best(Ways(list, link), matter)
		if wrong == 0 {
			kept++
			checkAdvice(t, list, best.Ref, matter)
			continue
		}
		given++
		checkHopeless(t, list, link, matter)
	}
	if kept < 500 || given < 500 {
		t.Errorf("%d with advice, %d without: the sample is one-sided", kept, given)
	}
}

func checkAdvice(t *testing.T, list []Reading, ref string, matter Set) {
	t.Helper()
	wanted := list[0].Target
	for _, r := range list {
		target, _ := core.Target(r.Base, ref, core.RFC3986, core.Options{})
		switch {
		case !matter.Has(r.Place) || target == wanted || list[0].page:
		case r.Place == Root || r.Place == Blob || r.Place == Raw:
			if p, _ := readPage(list[0].Base); !strings.HasSuffix(target, strings.TrimPrefix(wanted, p.origin+p.root)) {
				t.Fatalf("%q leads from %s %s to %s, not to the place of %s", ref, r.Place, r.Base, target, wanted)
			}
		default:
			t.Fatalf("%q leads from %s %s to %s, not to %s", ref, r.Place, r.Base, target, wanted)
		}
	}
}

func checkHopeless(t *testing.T, list []Reading, link string, matter Set) {
	t.Helper()
	for _, from := range list {
		for _, want := range []string{from.want, from.also} {
			for _, c := range core.Relativize(from.Base, want, core.RFC3986).Candidates {
				if c.Works && matter.Has(from.Place) && rightFrom(list, c.Text)&matter == matter && !climbs(list, c.Text, matter) {
					t.Fatalf("%q on %s: %q is right from all of %b", link, list[0].Base, c.Text, matter)
				}
			}
		}
	}
}

// climbs reports whether a reference climbs above the root of a host from one of the
// places: browsers stay there, and many link checkers report it, so it is no advice.
func climbs(list []Reading, ref string, matter Set) bool {
	for _, r := range list {
		kept, _ := core.Target(r.Base, ref, core.RFC3986, core.Options{Erratum4547: true})
		if target, _ := core.Target(r.Base, ref, core.RFC3986, core.Options{}); matter.Has(r.Place) && kept != target {
			return true
		}
	}
	return false
}

// TestForges asks that an address of a forge has no forms of a site, and no advice at its root.
func TestForges(t *testing.T) {
	for _, c := range []struct{ address, link, bases, best string }{
		{"https://github.com/owner/repo/blob/main/README.md", "assets/logo.webp",
			"given https://github.com/owner/repo/blob/main/README.md raw https://raw.githubusercontent.com/owner/repo/main/README.md registry https://pypi.org/project/repo/", "assets/logo.webp"},
		{"https://github.com/owner/repo/blob/main/doc/index.md", "/x.md",
			"given https://github.com/owner/repo/blob/main/doc/index.md raw https://raw.githubusercontent.com/owner/repo/main/doc/index.md", "https://github.com/x.md"},
		{"https://raw.githubusercontent.com/owner/repo/main/a.md", "b.md", "given https://raw.githubusercontent.com/owner/repo/main/a.md blob https://github.com/owner/repo/blob/main/a.md", "b.md"},
		{"https://gitlab.com/g/p/-/blob/main/a.md", "b.md", "given https://gitlab.com/g/p/-/blob/main/a.md raw https://gitlab.com/g/p/-/raw/main/a.md", "b.md"},
		{"https://gitlab.com/g/s/p/-/blob/main/README.md", "b.md", "given https://gitlab.com/g/s/p/-/blob/main/README.md raw https://gitlab.com/g/s/p/-/raw/main/README.md registry https://pypi.org/project/p/", "b.md"},
		{"https://github.com/owner/repo/tree/main/docs", "b.md", "given https://github.com/owner/repo/tree/main/docs", "b.md"},
		{"https://github.com/owner/repo/wiki", "Setup", "given https://github.com/owner/repo/wiki wiki https://github.com/owner/repo/wiki/Home", "https://github.com/owner/repo/Setup"},
	} {
		list := List(Link{Page: c.address, Ref: c.link})
		var bases []string
		for i := range list {
			bases = append(bases, list[i].Place.String(), list[i].Base)
		}
		if got := strings.Join(bases, " "); got != c.bases {
			t.Errorf("%s: got %s, want %s", c.address, got, c.bases)
		}
		best, _ := Best(Ways(list, c.link), Places(list)&^SetOf(Registry))
		if best.Ref != c.best {
			t.Errorf("%s on %s: write %q, want %q", c.link, c.address, best.Ref, c.best)
		}
	}
}
