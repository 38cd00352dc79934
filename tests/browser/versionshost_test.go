package browser

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
)

// markedVersion returns the site under a version, in which each script, style sheet and
// the program hold the version as their mark. In place of the program's loader there
// is one that fetches the same files and runs nothing, and the readers of pages and sites
// are one script, so that a page costs little and a cache is soon filled.
func markedVersion(t *testing.T, version string) string {
	t.Helper()
	dir := t.TempDir()
	static, out := filepath.Join(dir, "static"), filepath.Join(dir, "dist")
	if err := os.CopyFS(static, os.DirFS(sourceDir)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"linkscan", "linkscan.js", "sitescan", "sitescan.js", "vendor"} {
		if err := os.RemoveAll(filepath.Join(static, name)); err != nil {
			t.Fatal(err)
		}
	}
	script := `;(globalThis.marks ??= []).push("` + version + `");`
	save(t, filepath.Join(static, "linkscan.js"), script)
	for _, name := range []string{"boot.js", "offline.js", "gen/words.en.js", "gen/words.fr.js", "gen/words.more.fr.js", "gen/wasm_exec.js"} {
		markFile(t, filepath.Join(static, name), script)
	}
	markFile(t, filepath.Join(static, "site.css"), "html { --site: "+version+"; }")
	markFile(t, filepath.Join(static, "playground.css"), "html { --playground: "+version+"; }")
	save(t, filepath.Join(static, "loader.js"), fetchingLoader+script)
	save(t, filepath.Join(static, "gen", "playground.wasm"), "\x00asm"+version)
	if err := chromium.Publish(static, out, version+".0.0"); err != nil {
		t.Fatal(err)
	}
	return out
}

func markFile(t *testing.T, name, mark string) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	save(t, name, string(data)+mark)
}

// fetchingLoader fetches what loader.js fetches.
const fetchingLoader = `
import { program, words, version } from "./gen/build.js";
import "./gen/wasm_exec.js";
async function fetchProgram() {
	const answer = await fetch(program());
	const text = await answer.text();
	if (!answer.ok || !text.startsWith("\0asm")) throw new Error("the program cannot be started");
	return text.slice(4);
}
let loading;
async function loadOnce() {
	const [mark] = await Promise.all([fetchProgram(), words.en.first()]);
	marks.push(mark, version[0]);
	return { mount() { document.documentElement.dataset.runs = mark; } };
}
export const checkBrowser = () => {};
export const loadFor = () => (loading ??= loadOnce());
export const mountWithin = (playground) => playground.mount();
export const beginAgain = () => { loading = undefined; };
globalThis.later = () => Promise.all([import("./linkscan.js"), words.fr.more()]);
`

// marksOfPage lists the versions of what the page consists of.
const marksOfPage = `[...new Set([...(globalThis.marks ?? []), ...["--site", "--playground"].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()).filter(Boolean)])].sort().join(" ")`

// copiesServer serves copies of the site, each under a path of its own, and fails as
// told.
type copiesServer struct {
	*httptest.Server
	mu     sync.Mutex
	copies map[string][]string // directories by the name of the copy, the newest first
	broken map[string]string   // how files fail, by their names without hashes
	held   chan struct{}       // closed when the requests that hang may go on
	down   bool
	pages  bool // a page is sent for what is missing
}

func newCopiesServer(t *testing.T) *copiesServer {
	s := &copiesServer{copies: map[string][]string{}, broken: map[string]string{}, held: make(chan struct{})}
	s.Server = serve(s)
	t.Cleanup(s.mend)
	return s
}

// mend lets every file be answered again, even those that are waited for.
func (s *copiesServer) mend() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.broken)
	close(s.held)
	s.held = make(chan struct{})
}

func (s *copiesServer) set(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// copyOf returns the directories of the copy that the path leads to, and what is left
// of the path. The copy without a name is at the root.
func (s *copiesServer) copyOf(urlPath string) (name string, dirs []string, rest string) {
	first, rest, found := strings.Cut(strings.TrimPrefix(urlPath, "/"), "/")
	if dirs := s.copies[first]; found && dirs != nil {
		return first, dirs, rest
	}
	return "", s.copies[""], strings.TrimPrefix(urlPath, "/")
}

// fault returns how the file fails; one may be named with its copy, as "a/sw.js".
func (s *copiesServer) fault(name, file string) string {
	file = hosting.Unhashed(file)
	if how := s.broken[name+"/"+file]; how != "" {
		return how
	}
	return s.broken[file]
}

func (s *copiesServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	name, dirs, rest := s.copyOf(r.URL.Path)
	how, held, down, pages := s.fault(name, rest), s.held, s.down, s.pages
	s.mu.Unlock()
	if how == "hang" {
		<-held
		s.ServeHTTP(w, r)
		return
	}
	if down || len(dirs) == 0 {
		panic(http.ErrAbortHandler)
	}
	dir := dirs[0]
	for _, older := range dirs {
		if _, err := os.Stat(filepath.Join(older, filepath.FromSlash(rest))); err == nil {
			dir = older
			break
		}
	}
	if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(rest))); err != nil && pages {
		how = "page"
	}
	answer(w, r, dir, rest, how)
}

// answer sends the file, or what goes wrong.
func answer(w http.ResponseWriter, r *http.Request, dir, name, how string) {
	switch how {
	case "404":
		http.NotFound(w, r)
	case "500":
		w.WriteHeader(http.StatusInternalServerError)
	case "page":
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte("<!doctype html><title>A page</title>"))
	case "cut":
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", hosting.KindOf(name).MIME)
		_, _ = w.Write(data[:len(data)/2])
	default:
		r.URL.Path = path.Join("/", name)
		if name == "" || strings.HasSuffix(name, "/") {
			r.URL.Path = "/" + name
		}
		handlerOf(dir).ServeHTTP(w, r)
	}
}

var handlers sync.Map // by directory, since each compresses what it sends

func handlerOf(dir string) http.Handler {
	if handler, ok := handlers.Load(dir); ok {
		return handler.(http.Handler)
	}
	made, err := hosting.Dir(dir)
	if err != nil {
		panic(err)
	}
	handler, _ := handlers.LoadOrStore(dir, made)
	return handler.(http.Handler)
}
