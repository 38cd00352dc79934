package site

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// One wrong setting is one finding, with all its links and pages.
func TestOneCauseIsOneFinding(t *testing.T) {
	lines := []string{"index.html", "css/x.css"}
	for i := range 80 {
		lines = append(lines, fmt.Sprintf("p%d/index.html /css/x.css /p1/ /p2/ ../css/x.css https://other.example/", i))
	}
	s := built(Options{Root: docs}, lines...)
	ranked := s.Ranked()
	if len(ranked) != 2 {
		t.Fatalf("%d findings: %+v", len(ranked), s.Findings())
	}
	f := s.Findings()[ranked[0]]
	if f.Cause != RootPrefix || f.Links != 240 || f.Pages != 80 {
		t.Errorf("%s: %d links on %d pages", f.Cause, f.Links, f.Pages)
	}
	for _, i := range s.LinksOf(int(ranked[0])) {
		if e := s.At(int(i)); e.Finding != int(ranked[0]) || e.Ref[0] != '/' {
			t.Errorf("%+v is among them", e)
		}
	}
	if last := s.Findings()[ranked[1]]; last.Cause != External || last.Links != 80 || len(s.LinksOf(int(ranked[1]))) != 80 {
		t.Errorf("%+v", last)
	}
	if s.Count(syntax.Error).Links != 240 || s.Count(syntax.Info).Links != 80 || s.Count(syntax.Warning).Links != 0 {
		t.Errorf("%v %v %v", s.Count(syntax.Error), s.Count(syntax.Info), s.Count(syntax.Warning))
	}
}

// What is to be written instead leads, from every address of its page, to a file without
// a redirection, even on random sites.
func TestWhatToWriteWorks(t *testing.T) {
	names := []string{"index.html", "a.html", "a/index.html", "b/index.html", "b/c.html", "B/d.png", "css/x.css", "404.html", "e f.html", "caf\u00e9/index.html"}
	refs := []string{"a", "a/", "a.html", "../a", "/a", "/docs/a", "b/c", "c", "../B/D.png", "/docs/b/", "css/x.css", "x.css", "../../css/x.css", "c.md", "a.md", "#x", "a#X", "./", "..", "?q", "//example.org/docs/a", "/x/css/x.css", "caf%C3%A9/", "cafe\u0301/", `b\c.html`, "e%2520f.html"}
	written := 0
	for _, h := range places.Hosts() {
		for drop := range names {
			s := New(Options{Root: docs, Host: h.ID})
			for i, name := range names {
				if i != drop {
					s.AddFile(name)
				}
			}
			for i, name := range names {
				if i != drop {
					var list []links.Link
					for _, ref := range refs {
						list = append(list, links.Link{Ref: ref})
					}
					s.AddPage(name, Scan{Links: list, Names: []string{"X"}})
				}
			}
			s.Follow(1 << 30)
			for i := range s.Links() {
				if e := s.Details(i); e.Write != "" {
					written++
					checkWritten(t, s, i, e)
				}
			}
		}
	}
	if written < 1000 {
		t.Errorf("only %d proposals: the sample says little", written)
	}
}

func checkWritten(t *testing.T, s *Site, i int, e Details) {
	t.Helper()
	r := *s.read(s.links.at(i))
	for k, base := range r.bases {
		if k > 0 && !r.two {
			break
		}
		target := s.locate(base, e.Write)
		ended := s.serve(target.path, nil)
		if target.where != inside || ended.file < 0 || ended.hops > 0 || target.text != e.Wanted {
			t.Fatalf("%s: %q on %s is to be written %q, which leads from %s to %+v %+v", s.host.ID, e.Ref, e.Page, e.Write, base, target, ended)
		}
	}
}

// The cause of a link and what is said of it later are the same.
func TestDetailsAgree(t *testing.T) {
	s := built(Options{Root: docs, Host: "vercel"}, "index.html a /a b/x ../y #z", "a/index.html c ../b/ /docs/b", "b/index.html")
	for i := range s.Links() {
		if e, at := s.Details(i), s.At(i); e.Cause != at.Cause || at.Finding >= 0 && s.Findings()[at.Finding].Key != e.Key {
			t.Errorf("%+v, and later %+v", at, e)
		}
	}
}

// generated returns a site of so many pages with links of all kinds, as generators make them.
func generated(pages int) *Site {
	s := New(Options{Root: docs, Host: "github-pages"})
	s.AddFile("index.html")
	s.AddFile("css/site.css")
	for i := range pages {
		s.AddFile(vectors.SitePage(i))
	}
	for i := range pages {
		var list []links.Link
		for k := range 50 {
			list = append(list, links.Link{Ref: vectors.SiteLink(i, k, pages), Line: uint32(k), Column: 1})
		}
		s.AddPage(vectors.SitePage(i), Scan{Links: list, Names: []string{"s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"}})
	}
	return s
}

// The memory that a site takes, and what is made on the way, grow with its links only.
func TestGrowth(t *testing.T) {
	small, large := measured(500), measured(2000)
	for i, what := range []string{"allocations", "bytes allocated", "bytes kept"} {
		if ratio := large[i] / small[i]; ratio > 5 {
			t.Errorf("four times the links take %.1f times the %s", ratio, what)
		}
	}
	if each := large[2] / (2000 * 50); each > 400 {
		t.Errorf("%.0f bytes are kept for each link", each)
	}
}

func measured(pages int) [3]float64 {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	s := generated(pages)
	s.Follow(1 << 30)
	runtime.ReadMemStats(&after)
	made := [3]float64{float64(after.Mallocs - before.Mallocs), float64(after.TotalAlloc - before.TotalAlloc)}
	runtime.GC()
	runtime.ReadMemStats(&after)
	made[2] = float64(after.HeapAlloc) - float64(before.HeapAlloc)
	runtime.KeepAlive(s)
	return made
}

// A site of a million links is followed in portions, and the findings are those of its causes.
func BenchmarkMillion(b *testing.B) {
	for b.Loop() {
		s := generated(20_000)
		for !s.Follow(1000) {
		}
		if s.Links() != 1_000_000 || len(s.Ranked()) == 0 {
			b.Fatal("not all links")
		}
	}
}

func TestRankedIsByLevelAndNumber(t *testing.T) {
	s := built(Options{Root: docs}, "index.html https://a.example/ https://a.example/ https://a.example/ no no /x.css a a a", "a/index.html", "x.css")
	var got []string
	for _, i := range s.Ranked() {
		got = append(got, s.Findings()[i].Cause.String())
	}
	if want := []string{"not-there", "root-prefix", "redirected", "external"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// What later links show is counted with them, in the order of the pages, whatever the
// portions in which links are followed.
func TestFindingsThatLaterLinksShow(t *testing.T) {
	s := built(Options{Root: "https://example.org/"}, "index.html /docs/", "a.html /docs/ /docs/x.css /docs/", "b.html /docs/", "x.css")
	if f := s.Findings(); len(f) != 1 || f[0].Links != 5 || f[0].Pages != 3 || f[0].First != 0 {
		t.Errorf("%+v", f)
	}
	if list := s.LinksOf(0); !slices.Equal(list, []uint32{0, 1, 2, 3, 4}) {
		t.Errorf("%v", list)
	}
}
