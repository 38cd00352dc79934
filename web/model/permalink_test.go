package model

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

func TestPermalinkIsReadable(t *testing.T) {
	got := EncodePermalink(Initial("en"))
	if want := "v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What was typed comes back byte for byte.
func TestPermalinkRoundTrips(t *testing.T) {
	for _, text := range append(vectors.HardTexts(), "%2e", "a&ref=b", "a=b+c d", "#", "&", "%") {
		checkLink(t, State{Lang: "en", Base: text, Ref: text, View: "trace", Step: 7, Options: core.Options{NonStrict: true, Erratum4789: true}, Expect: Expect{Target: text, Went: text}})
	}
}

func checkLink(t *testing.T, s State) {
	t.Helper()
	link := EncodePermalink(s)
	got, damaged := DecodePermalink(link, State{Lang: s.Lang, Base: "x", Ref: "y", Options: core.Options{Erratum4547: true}})
	if damaged || got != s {
		t.Errorf("%q: %v, damaged %v; want %v", link, got, damaged, s)
	}
}

// Whoever writes a link decides what its fields are, and how often they are there.
func TestLongPermalinksAreLinear(t *testing.T) {
	for _, unit := range []string{
		"amp;", "&amp;", "&", "&base=a", "&ref=%41", "&text=b", "&step=1", "&view=lesson", "&pair=slash", "&strict=0", "&char=a", "&for=path", "&dialect=rfc1630",
		"&expect=/a%2e", "&went=a", "&lesson=lecture", "&exercise=2", "&slide=a", "&with", "&slide=a&with=b", "&slide=a&expects=b", "&tool=x", "&notes=1%20a", "&notes=1%20a|2%20b", "|3%20c", "&ask=1", ",7", "&hide=target", "&slide=a&notes=1%20b&ask=2&hide=steps", "&host=x", "&matter=x", "&finding=x", "&nothing",
	} {
		dialecttest.Linear(t, unit, 20_000, func(n int) func() {
			link := permalinkBegin + "&" + strings.Repeat(unit, n)
			return func() { DecodePermalink(link, Initial("en")) }
		})
	}
}

// A lecture has so many slides at most, however many a link names, and says so.
func TestMostSlides(t *testing.T) {
	const one = "&slide=a&with=b"
	link := permalinkBegin + "&view=lesson&lesson=lecture" + strings.Repeat(one, MostSlides)
	s, damaged := DecodePermalink(link, Initial("en"))
	if len(Slides(s.Learning.Slides)) != MostSlides || damaged {
		t.Errorf("%d slides, damaged %v", len(Slides(s.Learning.Slides)), damaged)
	}
	for _, more := range []string{one, "&slide=c", strings.Repeat("&slide=c", MostSlides)} {
		s, damaged = DecodePermalink(link+more, Initial("en"))
		if list := Slides(s.Learning.Slides); len(list) != MostSlides || list[MostSlides-1].B != "b" || !damaged {
			t.Errorf("and %.20s: %d slides, damaged %v", more, len(list), damaged)
		}
	}
	if s = CommandAction("slide-add", "").reduce(s, nil); len(Slides(s.Learning.Slides)) != MostSlides {
		t.Errorf("added: %d slides", len(Slides(s.Learning.Slides)))
	}
}

func FuzzPermalink(f *testing.F) {
	f.Add("http://a/", "../%2e", true)
	f.Fuzz(func(t *testing.T, base, ref string, lax bool) {
		checkLink(t, State{Lang: "fr", Base: base, Ref: ref, View: "resolve", Step: End, Options: core.Options{NonStrict: lax}})
		DecodePermalink(base, Initial("en")) // any text at all: no panic
	})
}

// A permalink that a tool has encoded once more opens as it was made.
func TestEncodedPermalink(t *testing.T) {
	want := State{Lang: "en", Base: "http://a/b?x&y=1%26", Ref: "../%2e/c d&amp;e", View: "trace", Step: 7}
	link := EncodePermalink(want)
	for name, encoded := range map[string]string{
		"as a component":          escapeAll(link),
		"in small letters":        strings.ToLower(escapeAll("v=1&")) + escapeAll(strings.TrimPrefix(link, "v=1&")),
		"its separators":          strings.ReplaceAll(strings.ReplaceAll(link, "%", "%25"), "&", "%26"),
		"as HTML":                 strings.ReplaceAll(link, "&", "&amp;"),
		"as HTML twice":           strings.ReplaceAll(link, "&", "&amp;amp;"),
		"as HTML and a component": escapeAll(strings.ReplaceAll(link, "&", "&amp;")),
	} {
		got, damaged := DecodePermalink(encoded, Initial("en"))
		if got.Base != want.Base || got.Ref != want.Ref || got.View != want.View || got.Step != want.Step || damaged {
			t.Errorf("%s, %s: base %q, reference %q, view %s, step %d, damaged %v", name, encoded, got.Base, got.Ref, got.View, got.Step, damaged)
		}
	}
}

// Whoever writes a link by hand may say yes and no as an attribute of an embed does, and
// name the language.
func TestFlagsOfPermalink(t *testing.T) {
	opened := State{Lang: "en", Languages: "en fr", View: "resolve", Step: End, Ref: "g"}
	lax, predict, french := opened, opened, opened
	lax.Options.NonStrict, predict.Predict.On, french.Lang = true, true, "fr"
	for fields, want := range map[string]State{
		"strict=0": lax, "strict=false": lax, "strict=No": lax, "lenient": lax, "lenient=1": lax, "strict=1&lenient=on": lax,
		"strict=1": opened, "strict=true": opened, "lenient=0": opened, "lenient&strict": opened, "predict=0": opened, "glance=off": opened,
		"predict": predict, "predict=yes": predict,
		"lang=fr": french, "lang=en": opened,
	} {
		if got, damaged := DecodePermalink("v=1&ref=g&"+fields, State{Lang: "en", Languages: "en fr"}); damaged || got != want {
			t.Errorf("%s: %+v, damaged %v; want %+v", fields, got, damaged, want)
		}
	}
	for _, fields := range []string{"strict=maybe", "lenient=2", "predict=x", "lang=", "lang=xx", "lang=FR", "flag=1"} {
		if got, damaged := DecodePermalink("v=1&ref=g&"+fields, State{Lang: "en", Languages: "en fr"}); !damaged || got != opened {
			t.Errorf("%s: %+v, damaged %v", fields, got, damaged)
		}
	}
}

// escapeAll encodes a text as encodeURIComponent does.
func escapeAll(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }

// A damaged link gives what can be read of it, and says so.
func TestDamagedPermalink(t *testing.T) {
	for link, ref := range map[string]string{
		"v=1&ref=g%2":         "g%2",
		"v=1&ref=g&who=knows": "g",
		"v=1&ref=g&step=-2":   "g",
		"v=1&ref=g&view=all":  "g",
		"v=2&ref=g":           "g",
		"ref=g":               "g",
		"nonsense":            "../img/logo.png",
	} {
		s, _, _ := Reduce(Initial("en"), nil, OpenPermalink{Fragment: link})
		if s.Ref != ref || s.Notice == "" {
			t.Errorf("%q: reference %q, notice %q", link, s.Ref, s.Notice)
		}
	}
}

func TestChangesAskForAHash(t *testing.T) {
	s, _, effects := Reduce(Initial("en"), nil, SetTexts{Base: "http://a/", Ref: "g"})
	if !slices.Equal(effects, []Effect{SetHash{}, AwaitPause{}, AskBrowser{Base: "http://a/", Ref: "g"}}) {
		t.Errorf("%v", effects)
	}
	if _, _, effects := Reduce(s, nil, ScrollTrace{Top: 100}); len(effects) != 0 {
		t.Errorf("scrolling: %v", effects)
	}
}
