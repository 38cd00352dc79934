package links_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
)

// movedPage returns a report of a page that is moved.
func movedPage(t *testing.T, o links.Options, what links.Moving, to string, refs ...links.Link) *links.Move {
	t.Helper()
	r := links.New(o)
	r.Add(refs...)
	m, ok := r.Move(what, to)
	if !ok {
		t.Fatalf("nothing moves to %s", to)
	}
	for !m.Work(100) {
	}
	return m
}

func retrieved(page, root string) (o links.Options) {
	o.Sources[core.LayerRetrieval] = core.Source{Text: page, Given: true}
	o.Root = root
	return o
}

func linksOf(context string, refs ...string) (list []links.Link) {
	for _, ref := range refs {
		list = append(list, links.Link{Ref: ref, Context: links.ContextNamed(context)})
	}
	return list
}

// What moves decides where the links should lead, and each is written as it was.
func TestMoves(t *testing.T) {
	refs := []string{"b", "../c?q#f", "/docs/d", "/e", "//old.example/docs/f", "https://old.example/docs/g", "https://x.example/", "#top", "?q", "mailto:a@b"}
	page := "https://old.example/docs/x/p.html"
	for _, c := range []struct {
		what     links.Moving
		root, to string
		want     string // the links that are written otherwise
	}{
		{links.PageMoves, "", "/new/p.html", "b=../docs/x/b ../c?q#f=../docs/c?q#f ?q=../docs/x/p.html?q"},
		{links.PageMoves, "", page, ""},
		{links.SiteMoves, "/docs/", "https://old.example/docs/v2/", "/docs/d=/docs/v2/d //old.example/docs/f=//old.example/docs/v2/f https://old.example/docs/g=https://old.example/docs/v2/g"},
		{links.SiteMoves, "/docs", "https://n.example", "/docs/d=/d /e=https://old.example/e //old.example/docs/f=//n.example/f https://old.example/docs/g=https://n.example/g"},
		{links.SiteMoves, "", "https://n.example/m/", "/docs/d=/m/docs/d /e=/m/e //old.example/docs/f=//n.example/m/docs/f https://old.example/docs/g=https://n.example/m/docs/g"},
	} {
		m := movedPage(t, retrieved(page, c.root), c.what, c.to, linksOf("a href", refs...)...)
		var got []string
		for i := range m.Edits() {
			e := m.Edit(i)
			got = append(got, refs[e.Link]+"="+e.Instead)
			if to, _ := core.Target(e.NowBase, e.Instead, core.RFC3986, core.Options{}); to != e.Wanted {
				t.Errorf("%s leads to %s, not to %s", e.Instead, to, e.Wanted)
			}
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s to %s:\n%s, want\n%s", c.what, c.to, text, c.want)
		}
	}
	images := linksOf("img src", "i.png")
	if m := movedPage(t, retrieved(page, "/docs/"), links.AssetsStay, "https://n.example/", append(images, linksOf("a href", "b")...)...); m.Edits() != 1 || m.Edit(0).Instead != "https://old.example/docs/x/i.png" {
		t.Errorf("%+v", m.Edit(0))
	}
}

// What a page says of its base is changed once, and not each of its links.
func TestMovedBase(t *testing.T) {
	for _, c := range []struct {
		said string
		what links.Moving
		to   string
		want string
	}{
		{"/docs/en/", links.SiteMoves, "https://n.example/", "/en/"},
		{"https://old.example/docs/en/x", links.SiteMoves, "https://n.example/", "https://n.example/en/x"},
		{"../", links.SiteMoves, "https://n.example/", ""},
		{"../", links.PageMoves, "/else/where/far/p", "../../../docs/"},
		{"/docs/en/", links.PageMoves, "/else/p", ""},
		{"https://x.example/", links.SiteMoves, "https://n.example/", ""},
	} {
		o := retrieved("https://old.example/docs/x/p.html", "/docs/")
		o.Sources[core.LayerEmbedded] = core.Source{Text: c.said, Given: true}
		m := movedPage(t, o, c.what, c.to, linksOf("a href", "b", "./c")...)
		if m.Base != c.want || m.Edits() != 0 {
			t.Errorf("%s of a page with base %s: %q and %d links, want %q", c.what, c.said, m.Base, m.Edits(), c.want)
		}
	}
}

// A page outside of the root does not move with it, and nothing moves nowhere.
func TestNoMove(t *testing.T) {
	for _, c := range []struct{ page, root, to string }{
		{"", "", "https://n.example/"}, {"https://a/docs/x", "/doc/", "https://n.example/"}, {"https://a/x", "", "mailto:x"}, {"a/b", "", "c"},
	} {
		if _, ok := links.New(retrieved(c.page, c.root)).Move(links.SiteMoves, c.to); ok {
			t.Errorf("%+v moves", c)
		}
	}
}

// Whatever the links are, those that are left as they are lead where they should, and so
// does each that is written otherwise.
func TestMovesLead(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3986, 5))
	pick := func(list ...string) string { return list[rnd.IntN(len(list))] }
	segment := func() string { return pick("a", "..", ".", "", "b c", "x:y", "%2e", "é", "docs", "i.png") }
	ref := func() string {
		return pick("", "", "", "/", "/docs/", "//old.example/", "//n.example/docs/", "https://old.example/docs/", "http:", "mailto:") +
			segment() + "/" + segment() + "/" + segment() + pick("", "", "?q", "#f", "?", "#")
	}
	written := 0
	for range 3000 {
		list := append(linksOf("a href", ref(), ref(), ref()), linksOf("img src", ref(), ref())...)
		o := retrieved(pick("https://old.example/docs/p", "https://old.example/docs/a/b/", "https://old.example/docs/my docs/x", "https://old.example/docs/"), pick("", "/docs/"))
		if base := pick("", "", "../", "/docs/b/", "https://old.example/docs/c/d"); base != "" {
			o.Sources[core.LayerEmbedded] = core.Source{Text: base, Given: true}
		}
		m := movedPage(t, o, links.Moving(rnd.IntN(3)), pick("https://n.example/", "https://old.example/v2/docs/", "/docs/", "https://old.example/docs/e/f"), list...)
		after := o
		after.Sources[core.LayerRetrieval].Text = m.Page
		if m.Base != "" {
			after.Sources[core.LayerEmbedded].Text = m.Base
		}
		wants := map[int]string{}
		for i := range m.Edits() {
			if e := m.Edit(i); !e.Unfixable {
				list[e.Link].Ref, wants[e.Link] = e.Instead, e.Wanted
				written++
			} else {
				wants[e.Link] = "?"
			}
		}
		r := links.New(after)
		r.Add(list...)
		for i := range list {
			got, _ := r.Target(i)
			if want, ok := wants[i]; ok && want != "?" && got != want {
				t.Fatalf("%q of a page at %s leads to %s, not to %s", list[i].Ref, m.Page, got, want)
			}
		}
	}
	if written < 3000 {
		t.Errorf("only %d links were written otherwise", written)
	}
}

// What is written into a place is read there as it is; what cannot be written is not.
func TestWrite(t *testing.T) {
	for _, c := range []struct {
		context string
		writing links.Writing
		ref     string
		want    string // "-" for what cannot be written
	}{
		{"a href", links.AsMarkup, `a b?c="&d'<e>`, "a&#32;b?c=&quot;&amp;d&#39;&lt;e&gt;"},
		{"markdown link", links.AsIs, `a b(c)\<&lt;`, `a&#32;b\(c\)\\\<\&lt;`},
		{"markdown autolink", links.AsIs, "http://a/b", "http://a/b"},
		{"markdown autolink", links.AsIs, "http://a/b c", "-"},
		{"style url()", links.AsIs, "a b')", `a\000020b\000027\000029`},
		{"style url()", links.AsMarkup, "a'b", `a\000027b`},
		{"img srcset", links.AsMarkup, "a,b", "-"},
		{"img srcset", links.AsMarkup, "a&b", "a&amp;b"},
		{"csv cell", links.AsIs, "a,b", "-"},
		{"text", links.AsIs, "a b", "-"},
		{"script address", links.AsIs, "/a/b?c=d", "/a/b?c=d"},
		{"script address", links.AsIs, "a'b", "-"},
		{"register()", links.AsIs, "a'b", "-"},
		{"register() scope", links.AsMarkup, `a"b`, "-"},
		{"register()", links.AsIs, "a/b", "a/b"},
		{"a href", links.Never, "a", "-"},
		{"a href", links.AsMarkup, "", "-"},
		{"a href", links.AsMarkup, "a\nb", "-"},
	} {
		e := links.Entry{Link: links.Link{Context: links.ContextNamed(c.context), Writing: c.writing}}
		got, ok := e.Write(c.ref)
		if !ok {
			got = "-"
		}
		if got != c.want {
			t.Errorf("%s: %q is written %q, want %q", c.context, c.ref, got, c.want)
		}
	}
}
