package browser

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// One link is read from everywhere: the host says what it answers, the places that matter
// are chosen by keys, too, and the advice becomes the link.
func TestFromWhere(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://user.github.io/project/docs/install/&ref=../img/logo.png&view=from")
		p.wantContains(".readings tbody tr:nth-child(2) td:nth-child(3)", p.word("readings.differs"))
		p.wantContains(".readings .note", "/project/docs/img/logo.png")
		p.click(".hosts [data-value=github-pages]")
		p.wantContains(".readings tbody tr:nth-child(2) th", "301")
		p.wantContains(".readings .note", "../img/logo.png")
		p.waitHash("host=github-pages")
		p.focus(".readings [data-act=matter][data-value=registry]")
		p.key(" ")
		p.wait("the registry matters", `document.querySelector(".readings [data-value=registry]").ariaPressed === "true"`)
		p.wantContains(".readings .note", "https://user.github.io/project/docs/img/logo.png")
		p.waitHash("matter=given,index,registry")
		p.click(".ways tr.now button")
		p.wantFields("https://user.github.io/project/docs/install/", "https://user.github.io/project/docs/img/logo.png")
		p.click(".readings tbody tr:nth-child(3) td:nth-child(3) button")
		p.wantTarget("https://user.github.io/project/docs/img/logo.png")
		p.wantFields("https://user.github.io/project/docs/install/index.html", "https://user.github.io/project/docs/img/logo.png")
	})
}

// waitHash waits until the address holds something.
func (p *page) waitHash(part string) {
	p.t.Helper()
	p.wait("the address holds "+part, fmt.Sprintf(`location.hash.includes(%q)`, part))
}

// The bookmark of the documentation takes the link that is clicked next, in the base of
// its page and byte for byte.
func TestBookmark(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../docs/embedding.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("(?m)^javascript:(.*)$").FindSubmatch(text)
	if code == nil {
		t.Fatal("there is no bookmark")
	}
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
	})()`, code[1]))
	_, fragment, _ := strings.Cut(strings.TrimSpace(opened), "#")
	if strings.Count(opened, " ") != 1 || !strings.HasPrefix(fragment, "v=1&base=") {
		t.Fatalf("it opens %q", opened)
	}
	base := eval[string](p, "document.baseURI")
	p.follow(fragment)
	p.wantFields(base, "../%2e/x y?a&b#c")
}
