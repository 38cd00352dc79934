package beliefs

import (
	_ "embed"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

//go:embed testdata/believed.txt
var believed string

// address returns a text of the table as an address.
func address(base, s string) string {
	switch {
	case s == "G" || strings.HasPrefix(s, "G/"):
		return "https://docs.example/v2/guide" + s[1:]
	case strings.HasPrefix(s, "/"):
		b := split(base)
		return b.head + s
	}
	return s
}

// aboutAuthority is the beliefs that are about a part of one URI.
var aboutAuthority = []ID{"userinfo", "atpath"}

// What was believed, and what is right, is what was recorded from the sources.
func TestTable(t *testing.T) {
	n := 0
	for line := range strings.Lines(believed) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		id, base, ref := ID(cells[0]), address("", cells[1]), cells[2]
		want := Example{base, ref, address(base, cells[3]), address(base, cells[4])}
		i := slices.IndexFunc(All(), func(b Belief) bool { return b.ID == id })
		if i < 0 {
			t.Errorf("%s is not there", id)
			continue
		}
		n++
		b := All()[i]
		if b.Show != want {
			t.Errorf("%s shows %+v, want %+v", id, b.Show, want)
		}
		right, has := resolve(base, ref), split(base).scheme
		switch {
		case slices.Contains(aboutAuthority, id):
			right, _ = rfc3986.Split(ref).Host()
		case !has:
			right = ""
		}
		if right != want.Right {
			t.Errorf("%s: right is %q, want %q", id, right, want.Right)
		}
		if !b.Computes() {
			continue
		}
		if got, ok := b.Compute(base, ref); !ok || got != want.Believed {
			t.Errorf("%s computes %q, %v; want %q", id, got, ok, want.Believed)
		}
		if !slices.Contains(Diagnose(base, ref, want.Believed), id) || Diagnose(base, ref, want.Right) != nil {
			t.Errorf("%s: diagnosed %v", id, Diagnose(base, ref, want.Believed))
		}
	}
	if n != len(All()) || n != 42 {
		t.Errorf("%d of %d beliefs were recorded", n, len(All()))
	}
	if computed := slices.DeleteFunc(slices.Clone(All()), func(b Belief) bool { return !b.Computes() }); len(computed) != 32 {
		t.Errorf("%d are computed", len(computed))
	}
}

// The beliefs are in the order of the sections, each with a source and a name of its own.
func TestOrder(t *testing.T) {
	section := regexp.MustCompile(`^[2-6](\.[1-9])*$`)
	names := map[ID]bool{}
	last := ""
	for _, b := range All() {
		if !section.MatchString(b.Section) || b.Section < last || names[b.ID] || b.Sources == "" {
			t.Errorf("%+v after %s", b.ID, last)
		}
		last, names[b.ID] = b.Section, true
	}
}

var (
	hosts    = []string{"https://docs.example", "http://a", "https://u.example:8080"}
	folders  = []string{"", "/", "/v2/", "/v2/guide/", "/v2/guide/intro", "/project/guide/intro", "/todo/list", "/v2//guide/", "/a/b/c/d;p"}
	tails    = []string{"", "", "?page=2", "?page=2#top", "#top"}
	starts   = []string{"", "", "", "/", "./", "../", "../../", "../../../", "//", ".../", "todo/", "%2e%2e/"}
	names    = []string{"img/a.png", "a", "item/7", "..img/a.png", "www.w3.org/TR", "a%2Fb", `img\a.png`, "a/../b", "note:1", "localhost:8080/x", "https:intro", "cdn.example", ".", "..", ""}
	refTails = []string{"", "", "", "?", "?sort=up", "#end", "?y/../a", "?next=https://app.example/"}
)

func anyOf(r *rand.Rand, list []string) string { return list[r.IntN(len(list))] }

// On 30,000 inputs, the right answer shows no belief, and an answer by a belief shows
// that one, unless it is right. Each belief is wrong, and alone, somewhere.
func TestDiagnose(t *testing.T) {
	r := rand.New(rand.NewPCG(3986, 5))
	wrong, alone := map[ID]int{}, map[ID]int{}
	for range 30_000 {
		base := anyOf(r, hosts) + anyOf(r, folders) + anyOf(r, tails)
		ref := anyOf(r, starts) + anyOf(r, names) + anyOf(r, refTails)
		right := vectors.LiteralTarget(base, ref)
		if got := resolve(base, ref); got != right && !strings.Contains(got, ":/.//") {
			t.Fatalf("%q + %q: %q, by the letter %q", base, ref, got, right)
		}
		right = resolve(base, ref)
		if ids := Diagnose(base, ref, right); ids != nil {
			t.Fatalf("%q + %q: %v for the right answer", base, ref, ids)
		}
		by := map[string][]ID{}
		for _, b := range All() {
			if !b.Computes() {
				continue
			}
			if target, ok := b.Compute(base, ref); ok && target != right {
				by[target] = append(by[target], b.ID)
			}
		}
		for target, want := range by {
			if ids := Diagnose(base, ref, target); !slices.Equal(ids, want) {
				t.Fatalf("%q + %q: %q shows %v, and not %v", base, ref, target, ids, want)
			}
			if _, ok := rfc3986.Split(target).Scheme(); !ok {
				t.Fatalf("%q + %q: %v compute %q", base, ref, want, target)
			}
			for _, id := range want {
				if wrong[id]++; len(want) == 1 {
					alone[id]++
				}
			}
		}
	}
	for _, b := range All() {
		if b.Computes() && (wrong[b.ID] < 50 || alone[b.ID] == 0 && b.ID != "fileup") {
			t.Errorf("%s was wrong %d times, and alone %d times", b.ID, wrong[b.ID], alone[b.ID])
		}
	}
}

func beliefOf(id ID) Belief {
	return All()[slices.IndexFunc(All(), func(b Belief) bool { return b.ID == id })]
}

// Any texts have an answer, and without a base that has a scheme there is no belief.
func FuzzDiagnose(f *testing.F) {
	for _, b := range All() {
		f.Add(b.Show.Base, b.Show.Ref)
	}
	f.Fuzz(func(t *testing.T, base, ref string) {
		for _, b := range All() {
			if !b.Computes() {
				continue
			}
			target, ok := b.Compute(base, ref)
			if _, scheme := rfc3986.Split(base).Scheme(); ok && !scheme {
				t.Errorf("%s computes %q for a base without a scheme", b.ID, target)
			}
		}
	})
}

// What a belief computes, package expect explains by the same thought, where it has one.
func TestExpectAgrees(t *testing.T) {
	for id, want := range map[ID]expect.Assumption{
		"append": expect.Page, "noslash": expect.AboveSlash, "rootadd": expect.Below, "folder": expect.Below, "project": expect.Below,
		"colon": expect.Colon, "www": expect.Host, "hostport": expect.Host, "netpath": expect.OneSlash, "samescheme": expect.SameScheme,
		"anyabs": expect.AddressInside, "qkeep": expect.QueryKept, "fkeep": expect.FragmentKept, "collapse": expect.Slashes,
	} {
		show := beliefOf(id).Show
		a := expect.Explain(expect.Question{Base: show.Base, Ref: show.Ref, Expected: show.Believed})
		if len(a.Explanations) == 0 || a.Explanations[0].Assumption != want && a.Explanations[0].Read != want {
			t.Errorf("%s: %v, %+v", id, a.Verdict, a.Explanations)
		}
	}
}

func TestParting(t *testing.T) {
	for _, c := range [][4]string{
		{"http://a/b/c/g", "http://a/b/c/d;p/g", "http://a/b/c/", "d;p/g"},
		{"http://a/img", "http://a/image", "http://a/", "image"},
		{"http://a/b", "http://a/b?q", "http://a/b", "?q"},
		{"http://a/b?q", "http://a/b", "http://a/b", ""},
		{"https://a.example", "https://a.examplecss", "", "https://a.examplecss"},
		{"http:g", "http://a/g", "", "http://a/g"},
		{"http://a/b/", "http://a/b", "http://a/b", ""},
	} {
		if same, rest := CommonStart(c[0], c[1]); same != c[2] || rest != c[3] {
			t.Errorf("%q, %q: %q and %q", c[0], c[1], same, rest)
		}
	}
}
