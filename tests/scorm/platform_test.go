// Package scorm tries the package for learning platforms as it is written: in a platform of
// scorm-again that is as strict as SCORM 1.2, and without one.
package scorm

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
)

const patience = 1 * time.Minute

var (
	browser context.Context
	dist    string // the program that writes packages
)

func TestMain(m *testing.M) { chromium.Main(m, run) }

func run(m *testing.M) (int, error) {
	if _, err := os.Stat(library); err != nil {
		return 0, fmt.Errorf("scorm-again is missing; ./build.sh test installs it, or npm ci in tests/scorm (%w)", err)
	}
	if err := chromium.NeedSite(); err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "scorm-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	dist = filepath.Join(dir, "dist")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", dist, "./tools/dist")
	build.Dir = "../.."
	if said, err := build.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("%w: %s", err, said)
	}
	var cancel func()
	if browser, cancel, err = chromium.StartShellThatDrawsNothing(); err != nil {
		return 0, err
	}
	defer cancel()
	return m.Run(), nil
}

// packaged writes a package and returns its bytes.
func packaged(t *testing.T, arguments ...string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "package.zip")
	command := exec.Command(dist, append([]string{"-version", "0.1.0", "-scorm", file}, arguments...)...)
	command.Dir = "../.."
	if said, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// unzipped returns the files of a package.
func unzipped(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if files[f.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

const library = "node_modules/scorm-again/dist/scorm12.js"

// platform is a learning platform with one package, and what it has kept of each student.
type platform struct {
	*httptest.Server
	t        *testing.T
	mu       sync.Mutex
	students map[string]map[string]any // the core and the data of suspension, as the latest commit had them
	commits  map[string]int
	strays   []string // what was asked for and is not in the package
}

func newPlatform(t *testing.T, files map[string][]byte) *platform {
	t.Helper()
	p := &platform{t: t, students: map[string]map[string]any{}, commits: map[string]int{}}
	mux := http.NewServeMux()
	mux.HandleFunc("/content/", func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/content/")
		data, ok := files[name]
		if !ok {
			p.stray(r)
			http.NotFound(w, r)
			return
		}
		kind := hosting.KindOf(name).MIME
		if strings.HasSuffix(name, ".wasm") {
			kind = "application/octet-stream" // as learning platforms have it
		}
		w.Header().Set("Content-Type", kind)
		w.Write(data)
	})
	for address, file := range map[string]string{"/scorm12.js": library, "/platform.js": "testdata/platform.js"} {
		mux.HandleFunc(address, func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, file) })
	}
	mux.HandleFunc("/attempt/", p.attempt)
	mux.HandleFunc("/commit/", p.commit)
	mux.HandleFunc("/frames/", p.frames)
	mux.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { p.stray(r); http.NotFound(w, r) })
	p.Server = httptest.NewServer(mux)
	t.Cleanup(func() {
		p.Close()
		for _, address := range p.strays {
			t.Errorf("%s was asked for", address)
		}
	})
	return p
}

func (p *platform) stray(r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.strays = append(p.strays, r.URL.String())
}

// attempt is the page of the platform around the package, for a student; ?in= says how many frames
// there are around it, none for a window of its own, ?mode= the mode, and ?errors= what is refused.
func (p *platform) attempt(w http.ResponseWriter, r *http.Request) {
	student := strings.TrimPrefix(r.URL.Path, "/attempt/")
	query := r.URL.Query()
	p.mu.Lock()
	defer p.mu.Unlock()
	kept := map[string]any{"core": map[string]any{"student_id": student, "student_name": student, "credit": "credit", "entry": "ab-initio", "lesson_mode": "normal"}}
	if had := p.students[student]; had != nil {
		core := had["core"].(map[string]any)
		kept = map[string]any{"suspend_data": had["suspend_data"], "core": map[string]any{
			"student_id": student, "student_name": student, "credit": "credit", "entry": "resume", "lesson_mode": "normal",
			"lesson_status": core["lesson_status"], "score": core["score"],
		}}
	}
	if mode := query.Get("mode"); mode != "" {
		kept["core"].(map[string]any)["lesson_mode"] = mode
	}
	kept["student_data"] = map[string]any{"mastery_score": "80"}
	text, err := json.Marshal(map[string]any{"cmi": kept, "commit": p.URL + "/commit/" + student})
	if err != nil {
		p.t.Error(err)
	}
	frame := "/content/index.html"
	if in := query.Get("in"); in != "" {
		frame = "/frames/" + in
	}
	page := fmt.Sprintf(`<!doctype html><title>A platform</title><script src="/scorm12.js"></script><script src="/platform.js"></script><script>start(%s, %s);</script>`,
		text, `{`+query.Get("errors")+`}`)
	if query.Get("in") == "0" {
		page += `<script>globalThis.popup = open("/content/index.html");</script>`
	} else {
		page += `<iframe src="` + frame + `" width="1000" height="700"></iframe>`
	}
	fmt.Fprint(w, page)
}

// frames is a page with so many frames in one another, and the package in the last one.
func (p *platform) frames(w http.ResponseWriter, r *http.Request) {
	var n int
	fmt.Sscanf(r.URL.Path, "/frames/%d", &n)
	address := "/content/index.html"
	if n > 2 {
		address = fmt.Sprintf("/frames/%d", n-1)
	}
	fmt.Fprintf(w, `<!doctype html><title>A frame</title><iframe src="%s" width="950" height="650"></iframe>`, address)
}

// commit keeps what the library sends.
func (p *platform) commit(w http.ResponseWriter, r *http.Request) {
	var sent struct{ CMI map[string]any }
	if err := json.NewDecoder(r.Body).Decode(&sent); err != nil {
		p.t.Errorf("a commit: %v", err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	student := strings.TrimPrefix(r.URL.Path, "/commit/")
	p.students[student] = sent.CMI
	p.commits[student]++
	fmt.Fprint(w, `{"result":"true","errorCode":0}`)
}

// profile is a browser profile, in which students sit down one after the other.
type profile struct {
	t   *testing.T
	tab context.Context
}

func newProfile(t *testing.T) *profile {
	t.Helper()
	return &profile{t, chromium.QuietTab(t, browser, patience)}
}

// eval returns what a script says in the page of the platform.
func eval[T any](p *profile, script string) T {
	p.t.Helper()
	got, err := chromedp.Run(p.tab, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", script, err)
	}
	return got
}

// do runs steps one after the other.
func (p *profile) do(script string) {
	p.t.Helper()
	eval[bool](p, `(async () => { `+script+`; return true; })()`)
}

func (p *profile) wait(condition string) {
	p.t.Helper()
	for !eval[bool](p, condition) {
		time.Sleep(20 * time.Millisecond)
	}
}

// sit opens the package for a student, and waits until it runs.
func (p *profile) sit(at *platform, student, how string) {
	p.t.Helper()
	if err := chromedp.Do(p.tab, chromedp.Navigate(at.URL+"/attempt/"+student+how)); err != nil {
		p.t.Fatal(err)
	}
	p.wait(`typeof playground === "function" && playground()?.matches(":state(ready)") === true`)
}

// leave ends what sit began, as platforms do: by another page in the frame. It fails for what the
// platform refused.
func (p *profile) leave() {
	p.t.Helper()
	p.do(`document.querySelector("iframe").src = "about:blank"`)
	p.wait(`calls.some(([call]) => call === "LMSFinish")`)
	if refused := eval[[]string](p, `refused.map((one) => JSON.stringify(one))`); len(refused) > 0 {
		p.t.Errorf("refused: %q", refused)
	}
}

// want compares what a script says with a text.
func (p *profile) want(script, want string) {
	p.t.Helper()
	if got := eval[string](p, `String(`+script+`)`); got != want {
		p.t.Errorf("%s\nis %q, want %q", script, got, want)
	}
}
