package model

import (
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

func TestPermalinkIsReadable(t *testing.T) {
	got := EncodeLink(Initial("en"))
	if want := "v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What was typed comes back byte for byte.
func TestPermalinkRoundTrips(t *testing.T) {
	for _, text := range append(vectors.HardTexts(), "%2e", "a&ref=b", "a=b+c d", "#", "&", "%") {
		checkLink(t, State{Lang: "en", Base: text, Ref: text, View: "trace", Step: 7, Options: core.Options{NonStrict: true, Erratum4789: true}})
	}
}

func checkLink(t *testing.T, s State) {
	t.Helper()
	link := EncodeLink(s)
	got, damaged := DecodeLink(link, State{Lang: s.Lang, Base: "x", Ref: "y", Options: core.Options{Erratum4547: true}})
	if damaged || got != s {
		t.Errorf("%q: %v, damaged %v; want %v", link, got, damaged, s)
	}
}

func FuzzPermalink(f *testing.F) {
	f.Add("http://a/", "../%2e", true)
	f.Fuzz(func(t *testing.T, base, ref string, lax bool) {
		checkLink(t, State{Lang: "fr", Base: base, Ref: ref, View: "resolve", Step: End, Options: core.Options{NonStrict: lax}})
		DecodeLink(base, Initial("en")) // any text at all: no panic
	})
}

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
		s, _, _ := Reduce(Initial("en"), OpenLink{link})
		if s.Ref != ref || s.Notice == "" {
			t.Errorf("%q: reference %q, notice %q", link, s.Ref, s.Notice)
		}
	}
}

func TestChangesAskForAHash(t *testing.T) {
	s, _, effects := Reduce(Initial("en"), SetTexts{"http://a/", "g"})
	if len(effects) != 2 || effects[0] != (SetHash{}) || effects[1] != (AskBrowser{"http://a/", "g", false}) {
		t.Errorf("%v", effects)
	}
	if _, _, effects := Reduce(s, ScrollTrace{100}); len(effects) != 0 {
		t.Errorf("scrolling: %v", effects)
	}
}
