package browser

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// unfoldPlaces unfolds the tables below the picture of the places.
func (p *page) unfoldPlaces() {
	p.t.Helper()
	p.wait("the tables are unfolded", `[...document.querySelectorAll(".every-place, .facts")].map((e) => e.open = true).length === 2`)
	p.settle()
}

// One link is read from everywhere: the host says what it answers, the places that matter
// are chosen by keys, too, and the advice becomes the link.
func TestFromWhere(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://user.github.io/project/docs/install/&ref=../img/logo.png&view=from")
		p.wantContains("h1", "/project/docs/img/logo.png")
		p.unfoldPlaces()
		p.wantContains(".readings tbody tr:nth-child(2) td:nth-child(3)", p.word("readings.differs"))
		p.click(".hosts [data-value=github-pages]")
		p.wantContains(".readings tbody tr:nth-child(2) th", "301")
		p.wantContains("h1", "../img/logo.png")
		p.waitHash("host=github-pages")
		p.focus(".place-row [data-act=matter][data-value=registry]")
		p.key(" ")
		p.wait("the registry matters", `document.querySelector(".place-row [data-value=registry]").ariaPressed === "true"`)
		p.wantContains("h1", "https://user.github.io/project/docs/img/logo.png")
		p.waitHash("matter=given,index,registry")
		p.click(".ways tr.now button")
		p.wantFields("https://user.github.io/project/docs/install/", "https://user.github.io/project/docs/img/logo.png")
		p.click(".readings tbody tr:nth-child(3) td:nth-child(3) button")
		p.wantTarget("https://user.github.io/project/docs/img/logo.png")
		p.wantFields("https://user.github.io/project/docs/install/index.html", "https://user.github.io/project/docs/img/logo.png")
	})
}

// A target is chosen as the one that is meant, and what is advised then becomes the link.
func TestTargetThatIsMeant(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&view=from&matter=given,index,root")
		p.click(".target-card:nth-of-type(2) button")
		p.wantText("h1 > code", "../../img/logo.png")
		p.wantText(".target-card.meant code", "/docs/v2/img/logo.png")
		p.click(".ways tr.now button")
		p.wantFields("https://example.com/docs/v2/guide/install/", "../../img/logo.png")
		p.wantNone("a place that matters without a tick", `[...document.querySelectorAll(".place-row.always, .place-row [aria-pressed=true]")].filter((e) => !e.querySelector(".right")).map((e) => e.textContent).join()`)
	})
}

// What is wanted is typed, and what is advised becomes the link that leads there. Rules of a server are
// typed or chosen, and it is said what the application is asked for.
func TestFromWhereForTheWanted(t *testing.T) {
	t.Parallel()
	const first = ".readings tbody tr:first-child td:nth-child(3)"
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://example.com/app/guide&ref=intro&view=from")
		p.insert(".places-words .table-field input", "/app/guide/intro")
		p.unfoldPlaces()
		p.wantText("h1 > code", "/app/guide/intro")
		p.wantContains(first, p.word("readings.wanted.no"))
		p.waitHash("expect=/app/guide/intro")
		p.click(".ways tr.now button")
		p.wantFields("https://example.com/app/guide", "/app/guide/intro")
		p.wantContains(first, p.word("readings.wanted.yes"))
		const rules = "location /app/ {\n  proxy_pass http://127.0.0.1:3000/;\n}"
		p.insert(".rules textarea", rules)
		p.wantContains(".rules .note", "http://127.0.0.1:3000/app/guide/intro")
		p.wantContains(".readings tbody tr:first-child th", p.word("rules.asked", "path", "/guide"))
		p.waitHash("server=location")
		if got := eval[string](p, `document.querySelector(".rules textarea").value`); got != rules {
			t.Errorf("%q is in the field as %q", rules, got)
		}
		p.click(".rules tbody tr:nth-child(2) button")
		p.wait("the rule that was chosen is in the field", `document.querySelector(".rules textarea").value === document.querySelector(".rules tbody tr:nth-child(2) button").textContent`)
	})
}

// waitHash waits until the address holds something.
func (p *page) waitHash(part string) {
	p.t.Helper()
	p.wait("the address holds "+part, fmt.Sprintf(`location.hash.includes(%q)`, part))
}

// bookmarks returns the code of the bookmarks of the documentation.
func bookmarks(t *testing.T) (code []string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/bookmarks.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile("(?m)^javascript:(.*)$").FindAllSubmatch(text, -1) {
		code = append(code, string(m[1]))
	}
	if len(code) != 2 {
		t.Fatalf("there are %d bookmarks", len(code))
	}
	return code
}

// The bookmark for a page takes it as it is, with its address, from another origin and
// whatever its policy, and says why where it cannot.
func TestBookmarkOfPage(t *testing.T) {
	t.Parallel()
	source := `<!DOCTYPE html><title>é😀</title><base href="/docs/"><body><a href="a&amp;b#c">x</a> 100%25 & more`
	address := host(t, "default-src 'none'; img-src data:", map[string]string{"/deep/page": source})
	p := newTab(t)
	p.do(chromedp.Navigate(address + "/deep/page?q#here"))
	run := func(before string) string {
		return eval[string](p, fmt.Sprintf(`(() => {
			let said = "";
			globalThis.alert = (text) => { said += text; };
			globalThis.open = (address) => { said += address; return {}; };
			%s;
			%s;
			return said;
		})()`, before, bookmarks(t)[1]))
	}
	opened := run("")
	if got := run(`globalThis.open = () => null`); !strings.Contains(got, "blocked") {
		t.Errorf("where the tab is blocked it says %q", got)
	}
	if got := run(`document.body.append("x".repeat(1e6))`); !strings.Contains(got, "too long") {
		t.Errorf("of a long page it says %.80q", got)
	}
	_, fragment, _ := strings.Cut(opened, "#")
	site := open(t, "/#"+fragment)
	site.wait("the source is there", `document.querySelector("[data-linkpanel=source]").value.startsWith("<!DOCTYPE html>\n<html")`)
	site.waitLinks()
	if got := site.linkColumn("target"); !slices.Contains(got, address+"/docs/a&b#c") {
		t.Errorf("its links lead to %q", got)
	}
	if got := eval[string](site, `document.querySelector("[data-linkpanel=retrieval]").value`); got != address+"/deep/page?q" {
		t.Errorf("its address is %q", got)
	}
	if got := eval[string](site, `document.querySelector("[data-linkpanel=source]").value`); !strings.Contains(got, "<title>é😀</title>") || !strings.Contains(got, "100%25 &amp; more") {
		t.Errorf("its source is %q", got)
	}
}

// The bookmark of the documentation takes the link that is clicked next, in the base of
// its page and byte for byte.
func TestBookmark(t *testing.T) {
	t.Parallel()
	code := bookmarks(t)[0]
	p := open(t, "/")
	opened := eval[string](p, fmt.Sprintf(`(() => {
		const link = document.createElement("a");
		link.setAttribute("href", "../%%2e/x y?a&b#c");
		link.append(document.createElement("b"));
		document.body.append(link);
		let opened = "";
		globalThis.open = (address) => { opened += address + " "; };
		%s;
		link.firstChild.click();
		addEventListener("click", (e) => e.preventDefault(), { once: true });
		link.firstChild.click(); // which the bookmark leaves alone
		link.remove();
		return opened;
	})()`, code))
	_, fragment, _ := strings.Cut(strings.TrimSpace(opened), "#")
	if strings.Count(opened, " ") != 1 || !strings.HasPrefix(fragment, "v=1&base=") {
		t.Fatalf("it opens %q", opened)
	}
	base := eval[string](p, "document.baseURI")
	p.follow(fragment)
	p.wantFields(base, "../%2e/x y?a&b#c")
}
