package browser

import (
	"fmt"
	"testing"
)

// One link is read from everywhere: the host says what it answers, the places that matter
// are chosen by keys, too, and the advice becomes the link.
func TestFromWhere(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://user.github.io/project/docs/install/&ref=../img/logo.png&view=from")
		p.wantContains(".readings tbody tr:nth-child(2) td:nth-child(3)", p.word("readings.differs"))
		p.wantContains(".ways .note", "/project/docs/img/logo.png")
		p.click(".hosts [data-value=github-pages]")
		p.wantContains(".readings tbody tr:nth-child(2) th", "301")
		p.wantContains(".ways .note", "../img/logo.png")
		p.waitHash("host=github-pages")
		p.focus(".ways [data-act=matter][data-value=registry]")
		p.key(" ")
		p.wait("the registry matters", `document.querySelector(".ways [data-value=registry]").ariaPressed === "true"`)
		p.wantContains(".ways .note", "https://user.github.io/project/docs/img/logo.png")
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
