package view_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// What an embed says without a script is what its document answers.
func TestFallbackIsByTheDialect(t *testing.T) {
	const base, ref = "http://a/b/c/d;p?q", "../../../g"
	for _, test := range []struct {
		dialect     core.Dialect
		ref, target string // none: the reference itself is said
	}{
		{core.RFC3986, ref, "http://a/g"},
		{core.RFC2396, ref, "http://a/../g"},
		{core.RFC1808, ref, "http://a/../g"},
		{core.RFC2396, "", ""}, // the current document
		{core.RFC3986, "", base},
		{core.URL, "%2e%2e/x", "http://a/b/x"},
		{core.RFC1738, ref, ""},
	} {
		s := play.NewSession(locales.All(), nil, model.Initial("en"))
		s.Do(model.SetDialect{Name: test.dialect.String()})
		s.Do(model.SetTexts{Base: base, Ref: test.ref})
		effects := s.Do(model.CopyEmbed{})
		if len(effects) != 1 {
			t.Fatalf("%d effects", len(effects))
		}
		said, want := effects[0].(model.WriteEmbed).Fallback, test.ref
		if test.target != "" {
			want = "The link " + test.ref + " on " + base + " leads to " + test.target + "."
		}
		if said != want {
			t.Errorf("%s, %q: %q, want %q", test.dialect, test.ref, said, want)
		}
	}
}

// Where a link leaves something out, that is said.
func TestTakenLinkSaysWhatItLacks(t *testing.T) {
	for _, view := range model.ViewNames() {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: view})
		s.Do(model.ClipboardAnswer{What: "link", OK: true})
		without := view == model.LinksView || view == model.SiteView
		if said := s.Page().ClipboardNote; (said == builtIn.For("en").Get("take.link.done.without")) != without || said == "" {
			t.Errorf("%s: %q", view, said)
		}
	}
}
