package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// sequence is one of the sequences while it runs.
type sequence struct {
	t        *testing.T
	versions map[string]string // directories
	server   *copiesServer
	owner    *page // a tab that stays, so that the storage does
	tabs     map[string]*page
}

func runSequence(t *testing.T, versions map[string]string, steps string) {
	s := &sequence{t: t, versions: versions, server: newCopiesServer(t), owner: newTabWithServiceWorker(t), tabs: map[string]*page{}}
	for step := range strings.SplitSeq(steps, "; ") {
		words := strings.Fields(step)
		do := stepNames[words[0]]
		if do == nil {
			t.Fatalf("there is no step %q", words[0])
		}
		do(s, words[1:])
		for name, p := range s.tabs {
			if marks := eval[string](p, marksOfPage); strings.Contains(marks, " ") {
				t.Errorf("after %q the page in %s is of the versions %s", step, name, marks)
			}
		}
		if t.Failed() {
			break
		}
	}
	for name := range s.tabs {
		s.close(name)
	}
}

// stepNames holds what each step does.
var stepNames map[string]func(s *sequence, args []string)

func init() {
	stepNames = map[string]func(s *sequence, args []string){
		// the host
		"serve": (*sequence).serve, // COPY VERSION [over VERSION]: the files of the latter stay
		"break": func(s *sequence, a []string) { s.server.set(func() { s.server.broken[a[0]] = a[1] }) },
		"mend":  func(s *sequence, _ []string) { s.server.mend() },
		"down":  func(s *sequence, _ []string) { s.server.set(func() { s.server.down = true }) },
		"up":    func(s *sequence, _ []string) { s.server.set(func() { s.server.down = false }) },
		"pages": func(s *sequence, _ []string) { s.server.set(func() { s.server.pages = true }) },

		// what visitors do
		"start":  func(s *sequence, a []string) { s.start(a[0], a[1]) },
		"open":   func(s *sequence, a []string) { s.start(a[0], a[1]); s.runs(a[0], a[2:]) },
		"reload": func(s *sequence, a []string) { s.reload(a[0]); s.runs(a[0], a[1:]) },
		"take":   (*sequence).take,
		"close":  func(s *sequence, a []string) { s.close(a[0]) },
		"clear": func(s *sequence, a []string) {
			s.value(a[0], `caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => "")`, "")
		},
		"clear-file": func(s *sequence, a []string) {
			s.value(a[0], fmt.Sprintf(`caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.delete(new URL(%q, location)))))).then(() => "")`, a[1]), "")
		},
		"forget": func(s *sequence, a []string) {
			s.value(a[0], `navigator.serviceWorker.getRegistration().then((worker) => worker.unregister()).then(String)`, "true")
		},
		"former": (*sequence).former,

		// what the browser does
		"halt": func(s *sequence, a []string) {
			call(s.tabs[a[0]], serviceworker.Enable, cdp.Empty{})
			call(s.tabs[a[0]], serviceworker.StopAllWorkers, cdp.Empty{})
		},
		"update": (*sequence).update, // TAB [STATE]: what becomes of the worker that it finds
		"begin": func(s *sequence, a []string) {
			s.value(a[0], `(navigator.serviceWorker.ready.then((worker) => worker.update()), "")`, "")
		},

		// what is to be seen
		"runs": func(s *sequence, a []string) { s.runs(a[0], a[1:]) },
		"says": func(s *sequence, a []string) {
			s.tabs[a[0]].wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
		},
		"fetched": func(s *sequence, a []string) { // the files that begin so
			s.tabs[a[0]].wait("files are fetched", fmt.Sprintf(`%q.split(" ").every((name) => performance.getEntriesByType("resource").some((e) => e.name.includes("/" + name + ".")))`, strings.Join(a[1:], " ")))
		},
		"never":  func(s *sequence, a []string) { s.value(a[0], `document.documentElement.dataset.runs ?? "no"`, "no") },
		"look":   func(s *sequence, a []string) { s.value(a[0], `later().then(() => `+marksOfPage+`)`, a[1]) },
		"lacks":  func(s *sequence, a []string) { s.value(a[0], `later().then(() => "", () => "an error")`, "an error") },
		"kept":   func(s *sequence, a []string) { s.tabs[a[0]].wait("the site is kept", siteKept) },
		"lost":   func(s *sequence, a []string) { s.tabs[a[0]].wait("the worker gives up", workerGone) },
		"filled": func(s *sequence, a []string) { s.tabs[a[0]].wait("the cache is filled again", cacheFilled) },
		"caches": func(s *sequence, a []string) {
			s.tabs[a[0]].wait("there are "+a[1]+" caches", `caches.keys().then((names) => names.length === `+a[1]+`)`)
		},
	}
}

// workerGone holds when a worker was tried and is no more.
const workerGone = `navigator.serviceWorker.getRegistration().then((worker) => Boolean(globalThis.tried && !worker))`

// cacheFilled holds when one cache of this copy has all that it is to hold.
const cacheFilled = `fetch("gen/files.js").then((r) => r.text()).then(async (list) => {
	const scope = new URL("./", location).href;
	const files = [...list.matchAll(/"([^"]*)": "sha256-/g)].map(([, name]) => scope + name);
	const name = (await caches.keys()).find((name) => name.includes(scope + " "));
	const kept = name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
	return files.length > 30 && files.every((file) => kept.includes(file));
})`

func (s *sequence) serve(args []string) {
	dirs := []string{s.versions[args[1]]}
	if len(args) == 4 {
		dirs = append(dirs, s.versions[args[3]])
	}
	s.server.set(func() { s.server.copies[strings.TrimPrefix(args[0], "-")] = dirs })
}

// start goes to a copy in a tab, without waiting for the page.
func (s *sequence) start(tab, path string) {
	p := s.tabs[tab]
	if p == nil {
		p = s.owner.beside()
		p.initScript(`navigator.serviceWorker.addEventListener("controllerchange", () => 0);
			const register = navigator.serviceWorker.register;
			navigator.serviceWorker.register = function (...args) { return register.apply(this, args).finally(() => { globalThis.tried = true; }); };`)
		s.tabs[tab] = p
	}
	if path = strings.TrimPrefix(path, "-"); path != "" && !strings.Contains(path, "/") {
		path += "/"
	}
	s.leave(p, fmt.Sprintf("location.assign(%q)", s.server.URL+"/"+path))
}

func (s *sequence) reload(tab string) { s.leave(s.tabs[tab], "location.reload()") }

// leave waits until the tab has another page, though not until that has loaded.
func (s *sequence) leave(p *page, command string) {
	eval[bool](p, `(globalThis.left = true, setTimeout(() => `+command+`), true)`)
	if !poll(func() bool { // the page that is left may go while it is asked
		there, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool](`!globalThis.left && document.readyState !== "loading"`))
		return err == nil && there
	}) {
		p.t.Fatal("there is no other page")
	}
}

// runs waits until the page runs; if a version is named, in that.
func (s *sequence) runs(tab string, version []string) {
	s.tabs[tab].wait("the page runs", `"runs" in document.documentElement.dataset`)
	if len(version) > 0 {
		s.value(tab, marksOfPage, version[0])
	}
}

// value compares what an expression is worth in the tab.
func (s *sequence) value(tab, expression, want string) {
	s.t.Helper()
	if got := eval[string](s.tabs[tab], expression); got != want {
		s.t.Errorf("in %s: %s is %q, want %q", tab, expression, got, want)
	}
}

// take lets the newer version take over, as the notice in the page offers.
func (s *sequence) take(args []string) {
	p := s.tabs[args[0]]
	p.wait("the newer version announces itself", notice)
	s.leave(p, `document.querySelector("[data-uri=update] button").click()`)
	s.runs(args[0], args[1:])
}

func (s *sequence) close(tab string) {
	p := s.tabs[tab]
	delete(s.tabs, tab)
	p.drainConsole()
	p.allowConsole("Failed to load", "ERR_", "integrity", "MIME type", "TypeError", "preload", "ServiceWorker", "SyntaxError", "Failed to fetch", "status", "fetching the script")
	if err := chromedp.Cancel(p.ctx); err != nil {
		s.t.Fatal(err)
	}
}

// update looks for a newer version and waits until its worker is installed or given
// up.
func (s *sequence) update(args []string) {
	want := "none"
	if len(args) > 1 {
		want = args[1]
	}
	s.value(args[0], `navigator.serviceWorker.ready.then(async (registration) => {
		await registration.update().catch(() => {});
		const { installing, waiting } = registration;
		if (!installing) return waiting ? waiting.state : "none";
		return new Promise((done) => installing.addEventListener("statechange", () => done(installing.state)));
	})`, want)
}

// former turns the cache of a copy into one of the previous release.
func (s *sequence) former(args []string) {
	s.value(args[0], fmt.Sprintf(`(async () => {
		const scope = new URL(%q, location.origin).href;
		const name = (await caches.keys()).find((name) => name.includes(scope + " "));
		const [from, to] = [await caches.open(name), await caches.open("uri-playground:" + name.slice(-16).replace(/./, %q))];
		for (const request of await from.keys()) await to.put(request, await from.match(request));
		return String(await caches.delete(name));
	})()`, "/"+args[1]+"/", args[1]), "true")
}
