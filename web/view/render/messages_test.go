package render

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
)

// oddLinks returns references whose pieces are there or not, each with its base.
func oddLinks(yield func(base, ref string)) {
	for _, c := range vectors.Disguises() {
		yield(vectors.DisguisePage, c.Ref)
	}
	for _, base := range []string{"http://h/a", "https://h/", "foo://h/a", "file:///C:/u/i.html"} {
		for _, scheme := range []string{"", "http:", "HTTP:", "https", "foo:", "://", "http://"} {
			for _, authority := range []string{"", "/", "//", "//h", "//u@", "//u@h.example", "//a.example@", "//a@b@", "//:", "//:81", "//h:81", "//h:25", "//%C2%AD", "//ɡo.example", "//https", `\\`, `//x\y`} {
				for _, rest := range []string{"", "/", "/x", "//x", "?q", `?x\y`, "#f", ":x", " //x"} {
					yield(base, scheme+authority+rest)
				}
			}
		}
	}
}

// found yields each finding about odd links, and about those of the vectors where they stand.
func found(yield func(base, ref string, f links.Finding)) {
	look := func(base string, list ...links.Link) {
		var o links.Options
		o.Sources[core.LayerRetrieval] = core.Source{Text: base, Given: true}
		r := links.New(o)
		r.AddBases(links.Base{Name: uint8(slices.Index(links.BaseNames(), "srcdoc")), Kind: links.Inherits},
			links.Base{Name: uint8(slices.Index(links.BaseNames(), "page")), Kind: links.OfPage})
		r.Add(list...)
		last := len(list) - 1
		for _, f := range r.Details(last).Findings {
			yield(base, list[last].Ref, f)
		}
	}
	oddLinks(func(base, ref string) { look(base, links.Link{Ref: ref}) })
	look("http://h/", links.Link{Ref: "#x", Base: 1})
	look("http://h/", links.Link{Ref: "x", Base: 2}) // of a script, whose page is not known
	for _, c := range vectors.Links() {
		name := links.Link{Ref: c.Name, Context: links.ContextNamed("import map specifier")}
		list := []links.Link{name}
		for _, l := range c.Before {
			list = append(list, links.Link{Ref: l.Ref, Context: links.ContextNamed(l.Context)})
		}
		look(c.Retrieval, append(list, links.Link{Ref: c.Ref, Context: links.ContextNamed(c.Context)})...)
	}
}

// A sentence about a finding names nothing that is not there, and each case has a sentence.
func TestFindingsNameWhatIsThere(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		cases := map[string]bool{}
		found(func(base, ref string, f links.Finding) {
			if said := LinkMessage(words, f, ref); strings.HasPrefix(said, "find.") || said == "" {
				t.Errorf("%s: %s has no sentence in the case %q", lang, f.Code, f.Case)
			}
			if f.Case != "" {
				cases["find.why."+f.Case] = true
			}
			if f.Meaning == "" {
				f.Meaning = "⟨says⟩"
				if said := LinkMessage(words, f, ref); strings.Contains(said, f.Meaning) {
					t.Errorf("%s: %q on %q: %s", lang, ref, base, said)
				}
			}
			if len(f.Scripts) == 0 {
				f.Scripts = []string{"greek"}
				if said := LinkMessage(words, f, ref); strings.Contains(said, words.Get("script.greek")) {
					t.Errorf("%s: %q on %q has no scripts: %s", lang, ref, base, said)
				}
			}
		})
		for _, key := range regexp.MustCompile(`\nfind\.why\.[a-z-]+`).FindAllString(words.Text(), -1) {
			if !cases[key[1:]] {
				t.Errorf("%s: %s is said of no link", lang, key[1:])
			}
		}
	}
}

// A sentence says what a misspelling is, and nothing is a misspelling of itself.
func TestNothingIsAMisspellingOfItself(t *testing.T) {
	words := locales.For("en")
	found(func(_, ref string, f links.Finding) {
		if text := f.In(ref); strings.Contains(LinkMessage(words, f, ref), "misspelling") && strings.EqualFold(text, f.Meaning) {
			t.Errorf("%q: %s", ref, LinkMessage(words, f, ref))
		}
	})
}

// “Browsers read it as "/"” is said only where they do: before “?” and “#”, of a special scheme.
func TestBackslashesThatBrowsersRead(t *testing.T) {
	for _, c := range []struct {
		base, ref string
		read      bool
	}{
		{"http://h/", `x\y`, true}, {"http://h/", `x\y?z\`, true}, {"file:///a", `x\y`, true}, {"foo://h/a", `http:x\y`, true},
		{"http://h/", `?x\y`, false}, {"http://h/", `#x\y`, false}, {"http://h/", `b?x\y`, false}, {"foo://h/a", `b\c`, false},
		{"http://h/", `mailto:a\b`, false}, {"http://h/", `javascript:'\n'`, false}, {"http://h/", `foo://x\y`, false},
	} {
		var o links.Options
		o.Sources[core.LayerRetrieval] = core.Source{Text: c.base, Given: true}
		for _, f := range links.One(o, c.ref).Details(0).Findings {
			if said := LinkMessage(locales.For("en"), f, c.ref); f.Code == links.Backslash && strings.Contains(said, "Browsers read it as") != c.read {
				t.Errorf("%q on %q: %s", c.ref, c.base, said)
			}
		}
	}
}
