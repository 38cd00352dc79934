// Package journeys takes the same ways through the built site in Chromium, Firefox and
// WebKit. What tests/browser asks of Chromium in detail is asked here of all three in
// short. A browser that cannot be started is left out, except for Chromium, and what a
// driver cannot do is skipped by name.
//
// It needs the built site (./build.sh build). What ran is in tests/out/journeys.txt.
package journeys

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/tests/webdriver"
	"uriplayground/tools/hosting"
)

// journeys are run one after another in each browser, in this order: those that
// change what the visitor prefers are together, since WebKit starts anew for them.
var journeys = []struct {
	name string
	take func(*visit)
}{
	{"load", load},
	{"type", typing},
	{"compose", compose},
	{"undo", undo},
	{"paste", paste},
	{"paste lines", pasteLines},
	{"spoken", spoken},
	{"focus stays", focusStays},
	{"named stops", namedStops},
	{"text spacing", textSpacing},
	{"timeline", timeline},
	{"wheel", wheel},
	{"views", views},
	{"permalinks", permalinks},
	{"queries", queries},
	{"offline", offline},
	{"embeds", embeds},
	{"held step", heldStep},
	{"steady", steady},
	{"fits", fits},
	{"slides", slides},
	{"embeds under policies", embedsUnderPolicies},
	{"start again", startAgain},
	{"ends too often", endsTooOften},
	{"links", links},
	{"domains", domains},
	{"copy", copying},
	{"files", files},
	{"print", print},
	{"marks", marks},
	{"theme", theme},
	{"reduced motion", reducedMotion},
	{"forced colours", forcedColours},
	{"text of twice the size", largeText},
}

var (
	siteDir string // the site as it is published
	server  *httptest.Server
)

func TestMain(m *testing.M) { chromium.Main(m, run) }

func run(m *testing.M) (int, error) {
	if err := chromium.NeedSite(); err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "site-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	siteDir = filepath.Join(dir, "dist")
	if err := chromium.Publish("static", siteDir, "0.0.1"); err != nil {
		return 0, err
	}
	files, err := hosting.Dir(siteDir)
	if err != nil {
		return 0, err
	}
	server = httptest.NewServer(recorded(files))
	defer server.Close()
	code := m.Run()
	return code, errors.Join(os.MkdirAll("../out", 0o755), os.WriteFile("../out/journeys.txt", []byte(report.String()), 0o644))
}

// report says what ran.
var report struct {
	sync.Mutex
	strings.Builder
}

// TestJourneys takes each journey in each browser that is there. The browsers run side
// by side, each in one window.
func TestJourneys(t *testing.T) {
	for _, b := range webdriver.Browsers {
		t.Run(b.Name, func(t *testing.T) {
			t.Parallel()
			browser, err := b.Start()
			if err != nil && b.Name != "Chromium" {
				note("%s was left out: %v", b.Name, err)
				t.Skip(err)
			}
			if err != nil {
				t.Fatal(err)
			}
			defer func() { browser.Close() }()
			takeAll(t, &browser, b.Start)
		})
	}
}

func note(format string, arguments ...any) {
	report.Lock()
	defer report.Unlock()
	fmt.Fprintf(&report, format+"\n", arguments...)
}

// takeAll takes the journeys in one browser, and in another one after a journey that
// failed, which may leave its own in any state.
func takeAll(t *testing.T, browser *webdriver.Browser, start func() (webdriver.Browser, error)) {
	var taken int
	var skipped []string
	for _, j := range journeys {
		passed := t.Run(j.name, func(t *testing.T) {
			v := &visit{T: t, b: *browser}
			defer func() {
				if t.Skipped() {
					skipped = append(skipped, v.reason)
				} else {
					taken++
				}
			}()
			v.must(v.b.Open("about:blank"))
			v.must(v.b.Resize(1440, 900))
			j.take(v)
			v.wantNoErrors()
		})
		if !passed {
			another, err := start()
			if err != nil {
				t.Fatal(err)
			}
			(*browser).Close()
			*browser = another
		}
	}
	slices.Sort(skipped)
	note("%s: %d journeys; skipped: %s", (*browser).Name(), taken, strings.Join(append(skipped, "nothing else"), ", "))
}

// recorder notes what a page says in the console, and what its policy refuses. It runs
// before every other script.
const recorder = `(() => {
	const said = window.saidAloud = [];
	addEventListener("error", ({ message, target }) => said.push(message ?? "cannot load " + (target.src ?? target.href)), true);
	addEventListener("unhandledrejection", ({ reason }) => said.push("unhandled: " + reason));
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => said.push("the policy forbids " + violatedDirective + " " + blockedURI));
	for (const level of ["error", "warn"]) {
		const { [level]: say } = console;
		console[level] = (...what) => { said.push(level + ": " + what.join(" ")); say(...what); };
	}
})();`

// recorded puts the recorder before the scripts of each page of the site.
func recorded(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/recorder.js" {
			w.Header().Set("Content-Type", "text/javascript")
			w.Header().Set("Access-Control-Allow-Origin", "*")
			fmt.Fprint(w, recorder)
			return
		}
		if r.URL.Path == "/sw.js" { // it would refuse pages that hold more than was published
			http.NotFound(w, r)
			return
		}
		if p := r.URL.Path; !strings.HasSuffix(p, "/") && !strings.HasSuffix(p, ".html") {
			files.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Accept-Encoding")
		r.Header.Del("If-None-Match")
		page := httptest.NewRecorder()
		files.ServeHTTP(page, r)
		for name, values := range page.Header() {
			w.Header()[name] = values
		}
		w.Header().Del("Content-Length")
		w.Header().Del("Etag")
		w.WriteHeader(page.Code)
		fmt.Fprint(w, strings.Replace(page.Body.String(), `<meta charset="utf-8">`, `<meta charset="utf-8"><script src="/recorder.js"></script>`, 1))
	})
}
