package jsapi

import (
	"context"
	"fmt"
	"go/version"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
	"uriplayground/tools/wasmopt"
)

// toolchains are the versions of Go with which the product is tried, one for each that
// tools/wasmopt knows. That of the Go that runs the tests is left out: all other tests try it.
var toolchains = []string{"go1.26.8", "go1.27.4"}

// retried is what of the core is tested once more under wasm, with each other Go.
var retried = []string{"./core", "./core/internal/...", "./core/syntax", "./core/rfc3986", "./core/urlstandard"}

// TestAnotherGo builds the program with another Go: it is made as small, answers every call as
// the program that ships, and draws the page. tests/out/anothergo.txt says which were tried, for
// build.sh to print.
func TestAnotherGo(t *testing.T) {
	t.Parallel()
	var said strings.Builder
	for _, name := range toolchains {
		if version.Lang(name) == version.Lang(runtime.Version()) {
			continue
		}
		if reason := missing(t, name); reason != "" {
			fmt.Fprintf(&said, "%s could not be fetched and was NOT tried: %s\n", name, reason)
			continue
		}
		fmt.Fprintf(&said, "%s was tried, too: it builds the program, tests the core under wasm, and draws the page\n", name)
		t.Run(name, func(t *testing.T) { tryGo(t, name) })
	}
	t.Log(said.String())
	out := filepath.Join(root, "tests", "out")
	if err := os.MkdirAll(out, 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(out, "anothergo.txt"), []byte(said.String()))
}

// missing returns why a version of Go cannot be had, or "".
func missing(t *testing.T, name string) string {
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "go", "env", "GOVERSION")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOTOOLCHAIN="+name)
	text, err := cmd.CombinedOutput()
	if strings.TrimSpace(string(text)) == name && err == nil {
		return ""
	}
	return strings.Join(strings.Fields(fmt.Sprint(string(text), " ", err)), " ")
}

func tryGo(t *testing.T, name string) {
	program := buildWith(t, name)
	t.Run("answers", func(t *testing.T) {
		t.Parallel()
		site := buildSite(t)
		write(t, filepath.Join(site, "another.wasm"), program)
		run(t, findNode(t), site, "anothergo")
	})
	t.Run("core", func(t *testing.T) {
		t.Parallel()
		testCore(t, name)
	})
	t.Run("page", func(t *testing.T) {
		t.Parallel()
		drawPage(t, program)
	})
}

// goTool runs the command go with more in its environment, and returns what it prints.
func goTool(t *testing.T, env []string, arguments ...string) string {
	t.Helper()
	cmd := exec.Command("go", arguments...)
	var stderr strings.Builder
	cmd.Dir, cmd.Env, cmd.Stderr = root, append(os.Environ(), env...), &stderr
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s%s", strings.Join(arguments, " "), err, text, stderr.String())
	}
	return strings.TrimSpace(string(text))
}

// flagsOf returns the environment in which a Go compiles for wasm as build.sh does.
func flagsOf(t *testing.T, name string) []string {
	t.Helper()
	flags := goTool(t, nil, "run", "./tools/modpatch", "-o", "tests/out/modpatch-"+name)
	return []string{"GOOS=js", "GOARCH=wasm", "GOTOOLCHAIN=" + name, "GOFLAGS=" + os.Getenv("GOFLAGS") + " " + flags}
}

// buildWith returns the program as a Go builds it, after the passes.
func buildWith(t *testing.T, name string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "another.wasm")
	goTool(t, flagsOf(t, name), "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", file, "./wasm")
	linked := read(t, file)
	program, err := wasmopt.Optimize(linked, wasmopt.All)
	if err != nil {
		t.Fatal(err)
	}
	if len(program)*4 > len(linked)*3 {
		t.Errorf("the passes leave %d of %d bytes", len(program), len(linked))
	}
	return program
}

// testCore tests the core under wasm, in the form that is published.
func testCore(t *testing.T, name string) {
	tool := filepath.Join(t.TempDir(), "wasmopt")
	goTool(t, nil, "build", "-buildvcs=false", "-o", tool, "./tools/wasmopt/cmd/wasmopt")
	script, err := filepath.Abs(filepath.Join(root, "tools", "wasmtest", "run.sh"))
	if err != nil {
		t.Fatal(err)
	}
	runner := filepath.Join(goTool(t, []string{"GOTOOLCHAIN=" + name}, "env", "GOROOT"), "lib", "wasm", "go_js_wasm_exec")
	through := fmt.Sprintf("'%s' '%s' '%s'", script, tool, runner)
	goTool(t, flagsOf(t, name), slices.Concat([]string{"test", "-short", "-vet=off", "-exec", through}, retried)...)
}

// drawPage opens the site with a program in the place of its own, and types a reference.
func drawPage(t *testing.T, program []byte) {
	files, err := hosting.Dir(filepath.Join(root, "static"))
	if err != nil {
		t.Fatal(err)
	}
	made, err := pages.All()
	if err != nil {
		t.Fatal(err)
	}
	files.Add(made)
	var fetched atomic.Bool
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/playground.wasm") {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "application/wasm")
		w.Write(program)
		fetched.Store(true)
	}))
	defer server.Close()
	tab, cancel, err := chromium.StartShellThatDrawsNothing()
	if err != nil {
		t.Fatal(err)
	}
	defer cancel()
	ctx, stop := context.WithTimeout(tab, 4*time.Minute)
	defer stop()
	console, said := chromedp.Console(ctx), make(chan string, 100)
	go func() {
		defer close(said)
		for m, err := range console {
			if err != nil {
				return
			}
			said <- m.String()
		}
	}()
	const drawn = `new Promise((done) => {
		const shows = () => [...document.querySelectorAll(".uri-result:not([data-static]) .target .run .text")].map((e) => e.textContent).join("") === %q ? done(true) : requestAnimationFrame(shows);
		shows();
	})`
	typed := `{ const field = document.querySelector("[data-uri=ref]"); field.value = "../../g?y#s"; field.dispatchEvent(new Event("input", { bubbles: true })); }`
	if err := chromedp.Do(ctx, chromedp.Navigate(server.URL+"/#v=1&base=http://a/b/c/d;p?q&ref=g")); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct{ script, target string }{{"", "http://a/b/c/g"}, {typed, "http://a/g?y#s"}} {
		if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](step.script+"\n"+fmt.Sprintf(drawn, step.target), chromedp.EvalAwaitPromise)); err != nil {
			t.Fatalf("%s: %v", step.target, err)
		}
	}
	if !fetched.Load() {
		t.Error("the page has not fetched the program")
	}
	stop()
	for message := range said {
		t.Errorf("the console says %s", message)
	}
}
