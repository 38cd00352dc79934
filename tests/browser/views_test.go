package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// value is what a field holds.
func (p *page) value(field string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector("[data-uri=`+field+`]").value`)
}

// The references that lead to the wanted target are listed, and one click shows
// the resolution of one.
func TestWhichLink(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=relativize]`)
	p.write("ref", "http://a/b/x")
	if first := p.texts(".links .works-yes code"); len(first) < 3 || first[0] != "../x" && first[0] != "/b/x" {
		t.Errorf("links that work: %q", first)
	}
	want := p.texts(".links .works-yes code")[0]
	p.click(".links .works-yes button")
	if got := p.value("ref"); got != want || p.target() != "http://a/b/x" {
		t.Errorf("reference %q, target %q", got, p.target())
	}
}

// Two URIs climb the ladder until they are the same.
func TestLadder(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=compare]`)
	p.write("base", "HTTP://example.com:80/%7Ea/./b")
	p.write("ref", "http://example.com/~a/b")
	if rungs := p.texts(".ladder tbody tr"); len(rungs) != 5 {
		t.Errorf("rungs: %q", rungs)
	}
	if met := strings.Join(p.texts(".ladder .note"), ""); !strings.Contains(met, "Equivalent") {
		t.Errorf("said %q", met)
	}
	p.write("ref", "http://example.com/~a/c")
	if met := strings.Join(p.texts(".ladder .note"), ""); !strings.Contains(met, "Not the same") {
		t.Errorf("said %q", met)
	}
}

// URIs are found in running text, and one click opens one.
func TestExtract(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=extract]`)
	p.write("text", "See <URL:http://a/b> and http://c/d, please.")
	if found := p.texts(".extract tbody code"); strings.Join(found, " ") != "http://a/b http://c/d" {
		t.Errorf("found %q", found)
	}
	p.wait("the text stands in the address", `location.hash.includes("text=See")`)
	p.click(".extract tbody button")
	if p.value("base") != "http://a/b" || p.target() != "http://a/b" {
		t.Errorf("base %q, target %q", p.value("base"), p.target())
	}
}

// Views are places to come back to.
func TestBackAndForward(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=compare]`)
	p.wait("the tab is marked", `document.querySelector("[data-view=compare]").ariaCurrent === "page"`)
	p.click(`[data-view=relativize]`)
	eval[bool](p, `history.back(), true`)
	p.wait("back at the ladder", `document.querySelector(".ladder") !== null`)
	eval[bool](p, `history.back(), true`)
	p.wait("back at the start", `document.querySelector(".steps") !== null`)
	eval[bool](p, `history.forward(), true`)
	p.wait("forward again", `document.querySelector(".ladder") !== null`)
}

// A view without a tab of its own marks the one that it is reached from.
func TestTabOfAViewWithoutOne(t *testing.T) {
	p := open(t, "/#v=1&view=safe&text=a%20b")
	for _, view := range []string{"safe dialects", "trace resolve", "normalize compare"} {
		name, tab, _ := strings.Cut(view, " ")
		eval[bool](p, `location.hash = "#v=1&view=`+name+`", true`)
		p.wait(name+" stands under "+tab, `[...document.querySelectorAll(".views [aria-current=true]")].map(e => e.dataset.view).join() === "`+tab+`"`)
	}
}

// The language is switched in place: nothing that was typed is lost, and the
// address is that of the page in the other language.
func TestLanguageInPlace(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=relativize]`)
	p.write("base", "http://a/b/")
	eval[bool](p, `window.before = true`)
	for _, want := range []struct{ lang, path, tab, label, title string }{
		{"fr", "/fr/", "Quel lien", "Cible voulue", "Playground"},
		{"en", "/", "Which link", "Wanted target", "Playground"},
	} {
		p.click(`[data-uri=language]`)
		p.wait("the page is in "+want.lang, `document.documentElement.lang === "`+want.lang+`"`)
		if got := eval[string](p, `location.pathname`); got != want.path || !eval[bool](p, `window.before === true`) {
			t.Errorf("at %s, loaded anew: %v", got, !eval[bool](p, `window.before === true`))
		}
		said := strings.Join(p.texts(`.views [aria-current], [data-field=ref] .name, title`), "|")
		for _, word := range []string{want.tab, want.label, want.title} {
			if !strings.Contains(said, word) {
				t.Errorf("%s: %q lacks %q", want.lang, said, word)
			}
		}
		if got := p.value("base"); got != "http://a/b/" {
			t.Errorf("base %q", got)
		}
		if !eval[bool](p, `location.hash.includes("base=http://a/b/")`) {
			t.Error("the address lost the state")
		}
	}
}

// What is undefined and what is empty is explained by examples that open.
func TestUndefinedOrEmpty(t *testing.T) {
	p := open(t, "/")
	p.click(".components .explain summary")
	p.click(".explain tbody tr:nth-child(4) button")
	if p.value("base") != "http://a/b?q" || p.value("ref") != "?" || p.target() != "http://a/b?" {
		t.Errorf("opened %q and %q: %q", p.value("base"), p.value("ref"), p.target())
	}
}

// Examples are filtered by what is typed, and one opens in the view that shows it.
func TestFilterOfExamples(t *testing.T) {
	p := open(t, "/")
	p.click(".examples summary")
	p.click("[data-filter]")
	p.key("1.1.2")
	if found := p.texts(".examples li"); len(found) != 8 {
		t.Errorf("found %q", found)
	}
	p.key("x")
	if said := strings.Join(p.texts(".examples .none"), ""); said == "" {
		t.Error("that nothing is found is not said")
	}
	if got := eval[string](p, `document.activeElement.value`); got != "1.1.2x" {
		t.Errorf("the field holds %q", got)
	}
	p.do(chromedp.KeyEvent(kb.Backspace))
	p.settle()
	p.click(".examples li:nth-child(3) button")
	if feet := strings.Join(p.texts(".picture .chars"), ""); feet != "ldap://[2001:db8::7]/c=GB?objectClass?one" {
		t.Errorf("the picture shows %q", feet)
	}
}
