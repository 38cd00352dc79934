package generators

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// recorder notes what a page says in the console, what it cannot load, and what moves: where
// the embed and what follows it are in each frame, and what Chromium calls a shift. It runs
// before every other script, and leaves the page as it was.
const recorder = `<script>(() => {
	document.currentScript.remove();
	const said = window.saidAloud = [], moved = window.moved = [];
	addEventListener("error", ({ message, target }) => said.push(message ?? "cannot load " + (target.src ?? target.href)), true);
	addEventListener("unhandledrejection", ({ reason }) => said.push("unhandled: " + reason));
	for (const level of ["error", "warn"]) {
		const { [level]: say } = console;
		console[level] = (...what) => { said.push(level + ": " + what.join(" ")); say(...what); };
	}
	const look = () => {
		const e = document.querySelector("uri-playground"), next = e && following(e);
		if (e?.checkVisibility() && (next || document.readyState !== "loading")) { // what follows is read after it
			const { top, left, width, height } = e.getBoundingClientRect();
			const at = [top + scrollY, left, width, height, next ? next.getBoundingClientRect().top + scrollY : 0].map(Math.round).join(" ");
			if (at !== moved.at(-1)) moved.push(at);
		}
		requestAnimationFrame(look);
	};
	const following = (e) => e.nextElementSibling ?? (e.parentElement === document.body ? null : following(e.parentElement));
	requestAnimationFrame(look);
	window.shifts = [];
	// What moves elsewhere on the page is of the tool. The node is not told of what is in the shadow of the embed, or is
	// no longer there.
	const ours = ({ node, currentRect: at }) => {
		const e = document.querySelector("uri-playground");
		if (!e) return false;
		if (node) return node.contains(e) || e.contains(node) || following(e)?.contains(node);
		const { top, right, bottom, left } = e.getBoundingClientRect();
		return at.top < bottom && at.bottom > top && at.left < right && at.right > left;
	};
	if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput && sources.some(ours)) shifts.push([value, ...sources.map(({ node, previousRect: a, currentRect: b }) => [(node?.outerHTML ?? node?.textContent)?.slice(0, 80), a.top, a.height, "to", b.top, b.height].join(" "))].join("; "));
	}).observe({ type: "layout-shift", buffered: true });
})()</script>`

var head = regexp.MustCompile(`(?i)<head[^>]*>`)

// serveSite serves a new site, with the recorder in each of its pages.
func serveSite(t *testing.T, dir string) *httptest.Server {
	files := http.FileServer(http.Dir(dir))
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page := httptest.NewRecorder()
		r.Header.Del("If-Modified-Since")
		r.Header.Del("Range")
		files.ServeHTTP(page, r)
		for name, values := range page.Header() {
			w.Header()[name] = values
		}
		if !strings.HasPrefix(page.Header().Get("Content-Type"), "text/html") {
			w.WriteHeader(page.Code)
			io.Copy(w, page.Body)
			return
		}
		w.Header().Del("Content-Length")
		w.Header().Set("Cache-Control", "no-store") // of the scripts not, since Firefox cannot fetch such ones beforehand
		w.WriteHeader(page.Code)
		text := page.Body.String()
		at := head.FindStringIndex(text)
		if at == nil {
			at = []int{0, 0}
		}
		fmt.Fprint(w, text[:at[1]], recorder, text[at[1]:])
	}))
	t.Cleanup(s.Close)
	return s
}

// gate holds back the script of the playground until a page was painted without it.
var gate gatekeeper

type gatekeeper struct {
	sync.Mutex
	opened chan struct{} // nil where nothing is held
}

func (g *gatekeeper) shut() {
	g.Lock()
	defer g.Unlock()
	if g.opened == nil {
		g.opened = make(chan struct{})
	}
}

func (g *gatekeeper) open() {
	g.Lock()
	defer g.Unlock()
	if g.opened != nil {
		close(g.opened)
		g.opened = nil
	}
}

func (g *gatekeeper) before(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		g.Lock()
		opened := g.opened
		g.Unlock()
		if opened != nil && r.URL.Path == "/playground.js" {
			<-opened
		}
		files.ServeHTTP(w, r)
	})
}
