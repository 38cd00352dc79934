package links

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// reportOf returns a report at the base with these links, checked.
func reportOf(base string, refs ...string) *Report {
	var o Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: base, Given: true}
	return checked(o, refs...)
}

func checked(o Options, refs ...string) *Report {
	b := New(o)
	for i, ref := range refs {
		b.Add(Link{Ref: ref, Start: uint32(100 * i), End: uint32(100*i + len(ref))})
	}
	for !b.Check(1) {
	}
	return b
}

func TestDuplicates(t *testing.T) {
	b := reportOf("http://a/b/", "c", "./c", "c", "http://A:80/b/c", "C", "%63", "c#x")
	want := []struct {
		same uint32
		code bool
	}{{0, false}, {0, false}, {0, false}, {0, true}, {4, false}, {0, true}, {6, false}}
	for i, w := range want {
		if e := b.At(i); e.Same != w.same || e.Codes.Has(Duplicate) != w.code {
			t.Errorf("%q: same as %d, %v", e.Ref, e.Same, e.Codes.Has(Duplicate))
		}
	}
	if b.Count(Duplicate) != 2 {
		t.Errorf("%d duplicates", b.Count(Duplicate))
	}
}

// The targets are those of the façade.
func TestTargets(t *testing.T) {
	for _, c := range vectors.Resolve() {
		if !c.Strict {
			continue
		}
		if got := reportOf(c.Base, c.Ref).Details(0); got.HasTarget && got.Target != c.Target && c.Contested == nil {
			t.Errorf("%q on %q: %q, want %q", c.Ref, c.Base, got.Target, c.Target)
		}
	}
}

func TestRedirectSlash(t *testing.T) {
	o := Options{Requested: "http://a/b"}
	o.Sources[core.LayerRetrieval] = core.Source{Text: "http://a/b/", Given: true}
	if got := codesOf(New(o).Page()); !slices.Equal(got, []string{"redirect-slash"}) {
		t.Errorf("%v", got)
	}
	o.Requested = "http://a/b/"
	if got := New(o).Page(); got != nil {
		t.Errorf("%v", got)
	}
}

// What is wrong with the base is said once, for the page.
func TestPage(t *testing.T) {
	b := reportOf("http://www.bank.example@0x7f.1:25/", "x", "/y", "//z.example/")
	if got := codesOf(b.Page()); !slices.Equal(got, []string{"deceptive-userinfo", "odd-ipv4", "port-mismatch"}) {
		t.Errorf("%v", got)
	}
	if b.CountGravity(Danger) != 0 {
		t.Error("the links are blamed for their base")
	}
}

func TestReplace(t *testing.T) {
	b := reportOf("http://a/", "x y", "z")
	b.Replace(0, "x%20y", 2)
	if e := b.At(1); e.Start != 102 || e.End != 103 || b.At(0).End != 5 || b.Checked() != 0 {
		t.Errorf("%+v, %d checked", e, b.Checked())
	}
	if b.Check(1000); b.CountGravity(Warning) != 0 {
		t.Error("the fault stays")
	}
}

// Lines and columns follow a text that is replaced, even where it broke a line.
func TestReplaceMovesPlaces(t *testing.T) {
	b := New(Options{})
	for _, l := range []Link{
		{Ref: "a", Start: 2, End: 3, Line: 1, Column: 3}, {Ref: "b\nc", Start: 5, End: 8, Line: 1, Column: 6},
		{Ref: "d", Start: 10, End: 11, Line: 2, Column: 4}, {Ref: "e", Start: 15, End: 16, Line: 3, Column: 2},
	} {
		b.Add(l)
	}
	b.Replace(1, "b%0Ac", 2)
	for i, want := range [][3]uint32{{2, 1, 3}, {5, 1, 6}, {12, 1, 13}, {17, 2, 2}} {
		if e := b.At(i); (e.Start != want[0]) || e.Line != want[1] || e.Column != want[2] {
			t.Errorf("link %d: %d, line %d, column %d, want %v", i, e.Start, e.Line, e.Column, want)
		}
	}
}

// Options can change, and the answers follow.
func TestSetOptions(t *testing.T) {
	b := reportOf("http://a/", "x")
	var o Options
	o.Sources[core.LayerDefault] = core.Source{Text: "s:/y/", Given: true}
	b.SetOptions(o)
	if target, _ := b.Target(0); target != "s:/y/x" || b.Checked() != 0 {
		t.Errorf("%q", target)
	}
}

func many(n int) []string {
	refs := make([]string, n)
	for i := range refs {
		refs[i] = "../" + strconv.Itoa(i*7919%1000) + "/x y?q=" + strconv.Itoa(i)
		if i%3 == 0 {
			refs[i] = "/P" + strconv.Itoa(i*31%500) + ".html"
		}
	}
	return refs
}

// Every order is that of a plain stable sort, in however small portions.
func TestSelection(t *testing.T) {
	b := reportOf("http://a/b/c/d", many(700)...)
	for order := range orders {
		for _, falling := range []bool{false, true} {
			s := b.Select(Query{Order: Order(order), Falling: falling})
			calls := 0
			for !s.Work(500) {
				calls++
			}
			want := make([]uint32, b.Len())
			for i := range want {
				want[i] = uint32(i)
			}
			slices.SortStableFunc(want, func(x, y uint32) int {
				switch {
				case Order(order) == ByGravity && falling:
					return cmp.Compare(b.At(int(y)).Worst, b.At(int(x)).Worst)
				case Order(order) == ByGravity:
					return cmp.Compare(b.At(int(x)).Worst, b.At(int(y)).Worst)
				case s.less(x, y):
					return -1
				case s.less(y, x):
					return 1
				}
				return 0
			})
			if !slices.Equal(s.Found(), want) {
				t.Errorf("by %s, falling %v: %v", Order(order), falling, s.Found()[:10])
			}
			if Order(order) == ByGravity && !slices.IsSorted(s.Placed()) {
				t.Error("the source has another order")
			}
			if calls < 10 && !(order == 0 && !falling) {
				t.Errorf("by %s: only %d calls", Order(order), calls)
			}
		}
	}
}

func TestQueries(t *testing.T) {
	b := reportOf("http://A/b/", "x", "y z", "X/w", "#f", "http://127.1/")
	for _, row := range []struct {
		q    Query
		want []uint32
	}{
		{Query{}, []uint32{0, 1, 2, 3, 4}},
		{Query{Search: "x"}, []uint32{0, 2}},
		{Query{Search: "HTTP://a/B/Y"}, []uint32{1}},
		{Query{Search: "nowhere"}, nil},
		{Query{Gravity: Info}, []uint32{1, 3, 4}},
		{Query{Gravity: Warning}, []uint32{1, 4}},
		{Query{Gravity: Danger}, []uint32{4}},
		{Query{Code: Space, Coded: true}, []uint32{1}},
		{Query{Code: NoBase, Coded: true}, nil},
	} {
		s := b.Select(row.q)
		for !s.Work(1000) {
		}
		if !slices.Equal(s.Found(), row.want) {
			t.Errorf("%+v: %v, want %v", row.q, s.Found(), row.want)
		}
	}
}

func differences(a *BaseComparison) (rows []Difference) {
	for !a.Work(1) {
	}
	for i := range a.Len() {
		rows = append(rows, a.Row(i))
	}
	return rows
}

func TestCompareSlash(t *testing.T) {
	b := reportOf("http://a/docs/guide", "intro", "/x", "../y", "#top", "?q", "http://b/", "")
	want := []Difference{
		{0, "http://a/docs/intro", "http://a/docs/guide/intro", "../intro"},
		{2, "http://a/y", "http://a/docs/y", "/y"},
		{4, "http://a/docs/guide?q", "http://a/docs/guide/?q", "../guide?q"},
	}
	if got := differences(b.CompareSlash()); !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

// refsOf returns what a reader finds in a text, in however small portions, with the
// text at the place of each link.
func refsOf(text string, r Reader, bytes int) (refs []string, at []string) {
	b := New(Options{})
	for !r.Next(b, bytes) {
	}
	units := utf16.Encode([]rune(text))
	for i := range b.Len() {
		e := b.At(i)
		refs, at = append(refs, e.Ref), append(at, string(utf16.Decode(units[e.Start:e.End])))
	}
	return refs, at
}

// Places are in UTF-16 code units, and as people count them.
func TestPlaces(t *testing.T) {
	type place struct{ start, end, line, column uint32 }
	for _, row := range []struct {
		read func(string) Reader
		text string
		want []place
	}{
		{ReadText, "é/a\n\n 😀b\r\n../c", []place{{0, 3, 1, 1}, {6, 9, 3, 2}, {11, 15, 4, 1}}},
		{ReadText, "é <http://a>\n😀 http://b/ and\n\nhttp://c", []place{{3, 11, 1, 4}, {16, 25, 2, 4}, {31, 39, 4, 1}}},
		{ReadText, "/a\r\r/b\r\n/c", []place{{0, 2, 1, 1}, {4, 6, 3, 1}, {8, 10, 4, 1}}},
		{ReadCSV, "é,/a\n\"x\n😀\",/b\n", []place{{2, 4, 1, 3}, {12, 14, 3, 5}}},
	} {
		b, r := New(Options{}), row.read(row.text)
		for !r.Next(b, 1) {
		}
		var got []place
		for i := range b.Len() {
			e := b.At(i)
			got = append(got, place{e.Start, e.End, e.Line, e.Column})
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%q: %v, want %v", row.text, got, row.want)
		}
	}
}

func TestReaders(t *testing.T) {
	for _, row := range []struct {
		name string
		read func(string) Reader
		text string
		want []string
	}{
		{"list", ReadText, "../a\r\n\n  /b?c,d \n#e", []string{"../a", "/b?c,d", "#e"}},
		{"list with CR alone", ReadText, "../a\r/b\r", []string{"../a", "/b"}},
		{"list of one", ReadText, "g", []string{"g"}},
		{"list with a space in one", ReadText, "../a\nb c.html\n/d\n", []string{"../a", "b c.html", "/d"}},
		{"prose with a line of its own", ReadText, "See there:\n\nhttp://a/b\n\nThat was it.", []string{"http://a/b"}},
		{"prose", ReadText, "See <http://a/b> and http://c/d.\nNot this.", []string{"http://a/b", "http://c/d"}},
		{"prose with addresses that no URI is", ReadText, "At http://münchen.de/x, “http://a.b/”,\nhttp://c\\@d.e/ or http://f/|http://g/.", []string{
			"http://münchen.de/x", "http://a.b/", `http://c\@d.e/`, "http://f/", "http://g/"}},
		{"nothing", ReadText, "", nil},
		{"csv", ReadCSV, "id,link\n1,http://a/x;y\n2,\"/b,\"\"c\"\n3,word\n,../d", []string{"http://a/x;y", `/b,"c`, "../d"}},
		{"csv with semicolons", ReadCSV, "id;link\r\n1;http://a/x,y\r\n2;mailto:a@b", []string{"http://a/x,y", "mailto:a@b"}},
		{"csv cut off", ReadCSV, "\"http://a", []string{"http://a"}},
	} {
		for _, bytes := range []int{1, 1 << 20} {
			if got, _ := refsOf(row.text, row.read(row.text), bytes); !slices.Equal(got, row.want) {
				t.Errorf("%s in portions of %d: %q, want %q", row.name, bytes, got, row.want)
			}
		}
	}
}

// A long text read piece by piece gives what it gives as a whole.
func TestProseInPieces(t *testing.T) {
	text := strings.Repeat("Words before <http://a.example/\n b> and http://c.example/d, too.\n", 4000)
	whole, _ := refsOf(text, ReadText(text), 1<<30)
	parts, at := refsOf(text, ReadText(text), 1)
	if len(whole) != 8000 || !slices.Equal(whole, parts) || at[1] != "http://c.example/d" {
		t.Errorf("%d as a whole, %d in pieces", len(whole), len(parts))
	}
}

func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Codes() {
		if named, ok := CodeNamed(c.String()); !ok || named != c || seen[c.String()] || c.Rule().Section == "" || c.Gravity() == None {
			t.Errorf("code %d %q", c, c)
		}
		seen[c.String()] = true
	}
	if _, ok := CodeNamed("x"); ok || len(Codes()) > 64 {
		t.Error("a code too many")
	}
	for _, name := range Contexts() {
		if ContextNamed(name).String() != name {
			t.Errorf("context %q", name)
		}
	}
	if OrderNamed("ref") != ByRef || OrderNamed("x") != ByPosition || ContextNamed("x") != Plain || Danger.String() != "danger" {
		t.Error("names")
	}
	if !ContextNamed("img src").Fetched() || !ContextNamed("img srcset").Fetched() || ContextNamed("a href").Fetched() {
		t.Error("what is fetched")
	}
	if !OddIPv4.Security() || Duplicate.Security() || len(Scripts()) < 10 {
		t.Error("what is about security")
	}
}

// Without a base only a fragment alone is usable (RFC 3986 §5.1): the empty reference
// is none.
func TestWithoutBase(t *testing.T) {
	b := checked(Options{}, "", "#", "#top", " ", "x", "?q", "/p", "//h/", "a:b")
	for i, want := range []bool{true, false, false, true, true, true, true, true, false} {
		if got := b.At(i).Codes.Has(NoBase); got != want {
			t.Errorf("%q: no base %v, want %v (%v)", b.At(i).Ref, got, want, codesOf(b.Details(i).Findings))
		}
	}
}

// The target of a long reference, which is kept, is that of its text and base all the same.
func TestTargetsOfLongReferences(t *testing.T) {
	refs := [2]string{strings.Repeat("x/", 20_000), strings.Repeat("../", 20_000)}
	r := reportOf("https://a.example/b/c", refs[:]...)
	lead := func(base string) {
		t.Helper()
		for _, i := range []int{0, 0, 1, 0} {
			want, _ := core.Target(base, refs[i], core.RFC3986, core.Options{})
			if got, ok := r.Target(i); !ok || got != want {
				t.Errorf("link %d leads to %.40q …, not to %.40q …", i, got, want)
			}
		}
	}
	lead("https://a.example/b/c")
	o := r.Options()
	o.Sources[core.LayerRetrieval].Text = "https://a.example/d/e/f"
	r.SetOptions(o)
	lead("https://a.example/d/e/f")
	refs[0] = strings.Repeat("y/", 20_000)
	r.Replace(0, refs[0], 0)
	lead("https://a.example/d/e/f")
}
