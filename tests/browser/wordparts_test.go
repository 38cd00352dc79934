package browser

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp"
)

// wordsServer serves the published site, and holds back the words that the first view
// does not need until it is told to send or to refuse them.
type wordsServer struct {
	*httptest.Server
	asked   atomic.Int32
	release chan struct{}
	refuse  atomic.Bool
}

func newWordsServer(t *testing.T) *wordsServer {
	t.Helper()
	s := &wordsServer{release: make(chan struct{})}
	s.Server = serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/gen/words.more.") {
			s.asked.Add(1)
			<-s.release
			if s.refuse.Load() {
				http.NotFound(w, r)
				return
			}
		}
		siteFiles.ServeHTTP(w, r)
	}))
	return s
}

// open opens a path of the site in a language and waits until the playground runs.
func (s *wordsServer) open(t *testing.T, lang, path string) *page {
	t.Helper()
	p := newTab(t)
	p.words = locales.For(lang)
	p.initScript(keysSeen)
	p.do(chromedp.Navigate(s.URL + path))
	p.wait("the playground runs", running)
	return p
}

// keysSeen collects what looks like the key of a word in any frame.
const keysSeen = `(() => {
	globalThis.keysSeen = [];
	const visible = (root) => [root.body?.innerText ?? "", ...[...root.querySelectorAll("*")].filter((e) => e.shadowRoot).map((e) => [...e.shadowRoot.children].map((c) => c.innerText).join("\n"))].join("\n");
	const look = () => {
		keysSeen.push(...(visible(document).match(/^(?:course|progress|exercise|lecture|linkpanel|dialects|view|needs)\.[\w.-]+$/gm) ?? []));
		requestAnimationFrame(look);
	};
	look();
})()`

// A view is opened once its words are there, and not before; the first view waits for
// none of them.
func TestWordsOfAView(t *testing.T) {
	t.Parallel()
	s := newWordsServer(t)
	p := s.open(t, "en", "/")
	p.click(`[data-view=lesson]`)
	p.settle()
	p.wantTarget(firstTarget)
	if at := p.texts("[data-view=lesson][aria-current]"); len(at) > 0 || s.asked.Load() == 0 {
		t.Error("the lessons are open without their words, or these were not asked for")
	}
	close(s.release)
	p.wait("the lessons are open", `document.querySelector("[data-view=lesson][aria-current=page]") !== null && document.querySelector("#result").textContent.includes(`+strconv.Quote(p.word("track.last-slash.title"))+`)`)
	p.wantNoKeys()
}

// Of two views that were asked for before their words are there the later one opens, and a
// permalink that was left by Back does not.
func TestWordsOfTheLatestView(t *testing.T) {
	t.Parallel()
	s := newWordsServer(t)
	p := s.open(t, "fr", "/fr/#v=1&base=http://a/b&ref=c")
	q := p.beside()
	q.do(chromedp.Navigate(s.URL + "/fr/"))
	q.wait("the playground runs", running)
	q.click(`[data-view=dialects]`)
	q.click(`[data-view=safe]`)
	eval[bool](p, `new Promise((done) => {
		addEventListener("hashchange", () => history.back(), { once: true });
		addEventListener("popstate", () => location.hash.includes("view") || done(true));
		location.hash = "v=1&base=http://a/b&ref=d&view=dialects";
	})`)
	p.settle()
	close(s.release)
	for tab, view := range map[*page]string{p: "resolve", q: "safe"} {
		tab.wait("the words are there", `performance.getEntriesByType("resource").filter((e) => e.name.includes("/gen/words.more.fr.") && e.responseEnd > 0).length > 0`)
		tab.idle()
		if got := eval[string](tab, `document.querySelector(".uri-result").className`); !strings.Contains(got, "view-"+view) {
			t.Errorf("%s is open, not %s, at %s", got, view, eval[string](tab, `location.hash`))
		}
	}
	p.wantTarget("http://a/c")
	p.wantNoKeys()
}

// Where the words of a view cannot be fetched, the page says so and stays; a link to the
// view says why nothing runs.
func TestWordsOfAViewMissing(t *testing.T) {
	t.Parallel()
	s := newWordsServer(t)
	s.refuse.Store(true)
	close(s.release)
	p := s.open(t, "en", "/")
	p.click(`[data-view=lesson]`)
	p.wait("the page says why", `[...document.querySelectorAll(".notice")].some((e) => e.checkVisibility() && e.textContent.includes(`+strconv.Quote(p.word("notice.words"))+`))`)
	p.wantTarget(firstTarget)
	p.wantNoKeys()
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(s.URL+"/#v=1&view=lesson"))
	p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
	p.allowConsole("status of 404", "words.more.")
}

// An embed does not load the words that its view does not need, and a view that is set
// later comes with them.
func TestWordsOfAnEmbed(t *testing.T) {
	t.Parallel()
	s := newWordsServer(t)
	p := newTab(t)
	p.words = locales.For("en")
	p.initScript(keysSeen)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="` + s.URL + `/playground.js"></script>
		<uri-playground id=e loading=eager base="http://a/b" ref="../g"></uri-playground>`}) + "/"))
	p.recordEvents()
	p.waitReady("e")
	p.wantEmbedTarget("http://a/g")
	p.idle()
	if n := s.asked.Load(); n != 0 {
		t.Errorf("%d files with words were asked for that nothing shows", n)
	}
	eval[bool](p, `(e.set({ view: "lesson", lesson: "dots" }), e.set({ lang: "fr" }), true)`)
	p.settle()
	p.wantEmbedTarget("http://a/g")
	close(s.release)
	p.wait("the lesson is open in French", `e.state.view === "lesson" && e.state.lesson === "dots" && e.state.lang === "fr"`)
	p.wantNoKeys()
}

// A permalink to a view is shown with its words from its first frame on.
func TestWordsOfAPermalink(t *testing.T) {
	t.Parallel()
	for _, link := range []string{"/#v=1&view=lesson", "/fr/#v=1&view=links", "/#v=1&base=http://a/b&ref=c&dialect=rfc1630", "/embed.html?lang=fr#v=1&view=dialects", "/#v%3D1%26view%3Ddialects", "/embed.html#v%3D1%26view%3Dlinks"} {
		p := newTab(t)
		p.initScript(keysSeen)
		p.do(chromedp.Navigate(server.URL + link))
		p.wait(filepath.Base(link)+" runs", `document.querySelector(".loading.done") !== null`)
		p.settle()
		p.wantNoKeys()
	}
}

func (p *page) wantNoKeys() {
	p.t.Helper()
	if seen := eval[[]string](p, `[...new Set(keysSeen)]`); len(seen) > 0 {
		p.t.Errorf("keys were seen instead of words: %v", seen)
	}
}

// The link to the other language leads to what is shown, also before its words are there: then
// the other page opens.
func TestOtherLanguageWithoutItsWords(t *testing.T) {
	t.Parallel()
	s := newWordsServer(t)
	p := s.open(t, "fr", "/#v=1&base=http://a/b&ref=c&step=3")
	p.clickAt("[data-uri=language]:not([hidden])")
	p.wait("the other page is open", `location.pathname === "/fr/" && `+running)
	close(s.release)
	p.wantText(".notice[role=status]", "")
	if got := eval[string](p, `location.hash`); got != "#v=1&base=http://a/b&ref=c&step=3" {
		t.Errorf("its address has %s", got)
	}
}
