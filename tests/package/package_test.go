// Package npm tries the package for npm as it is packed: in empty starters of bundlers, under Node.js
// and with the type checker.
package npm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
)

const (
	work     = "work" // where the package is installed, below the packages that it is tried with
	patience = 4 * time.Minute
	target   = "http://a/g"
)

func TestMain(m *testing.M) {
	if err := install(); err != nil {
		os.Stderr.WriteString("tests/package: " + err.Error() + "\n")
		os.Exit(1)
	}
	code := m.Run()
	if endBrowser != nil {
		endBrowser()
	}
	os.RemoveAll(work)
	os.Exit(code)
}

// A failure is what a command has said before it failed.
type failure struct {
	err  error
	said string
}

func (f failure) Error() string { return f.err.Error() + "\n" + f.said }

// run runs a command in a directory and returns what it says.
func run(dir, name string, arguments ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	command := exec.CommandContext(ctx, name, arguments...)
	command.Dir = dir
	said, err := command.CombinedOutput()
	if err != nil {
		return "", failure{err, string(said)}
	}
	return string(said), nil
}

// install packs the package and installs the file in work, as an author would.
func install() error {
	if _, err := os.Stat("node_modules"); err != nil {
		return failure{err, "run npm ci in tests/package"}
	}
	if err := os.RemoveAll(work); err != nil {
		return err
	}
	if err := os.Mkdir(work, 0o755); err != nil {
		return err
	}
	file, err := filepath.Abs(filepath.Join(work, "uri-playground.tgz"))
	if err != nil {
		return err
	}
	if err := pack(file); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(work, "package.json"), []byte(`{ "private": true, "type": "module" }`), 0o644); err != nil {
		return err
	}
	_, err = run(work, "npm", "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", file)
	return err
}

// pack writes the package to a file.
func pack(file string) error {
	_, err := run("../..", "go", "run", "./tools/dist", "-package", file, "-version", "0.1.0")
	return err
}

// starter copies the empty starter and returns its folder.
func starter(t *testing.T, name string) string {
	t.Helper()
	root, err := filepath.Abs(filepath.Join(work, name))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(root, os.DirFS("starter")); err != nil {
		t.Fatal(err)
	}
	return root
}

// What each bundler makes of the starter runs, and no page says anything.
func TestBundlers(t *testing.T) {
	for _, tool := range []string{"vite", "webpack", "parcel", "esbuild", "rollup"} {
		t.Run(tool, func(t *testing.T) {
			t.Parallel()
			root := starter(t, tool)
			said, err := run(".", "node", "build.mjs", tool, root)
			if err != nil {
				t.Fatal(err)
			}
			if said != "" {
				t.Errorf("%s says:\n%s", tool, said)
			}
			s := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(root, "dist"))))
			t.Cleanup(s.Close)
			runs(t, s.URL)
		})
	}
}

// The development server of Vite joins packages anew.
func TestViteServer(t *testing.T) {
	t.Parallel()
	command := exec.Command("node", "build.mjs", "vite-dev", starter(t, "vite-dev"))
	var errors bytes.Buffer
	command.Stderr = &errors
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
		if errors.Len() > 0 {
			t.Errorf("the server says:\n%s", &errors)
		}
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err, errors.String())
	}
	go io.Copy(io.Discard, out)
	runs(t, strings.TrimSpace(address))
}

// What a script of a page says before it is asked for anything.
const (
	ready   = `document.title !== "…" && document.querySelector("uri-playground").matches(":state(ready)")`
	element = `(({ shadowRoot: root, link }) => [[...root.querySelectorAll(".run .text")].map((e) => e.textContent).join(""), root.querySelector(".foot a").hidden, link].join(" "))(document.querySelector("uri-playground"))`
	placed  = `configure({ site: "there" }), (({ shadowRoot: root, link }) => [root.querySelector(".foot a").hidden, link === new URL("there/", location).href + "#" + link.split("#")[1], link.split("#")[1]].join(" "))(document.querySelector("uri-playground"))`
	framed  = `configure({ site: null }), new Promise((done) => {
		const e = document.createElement("uri-playground");
		e.addEventListener("uri-error", ({ detail }) => done(detail.code + ": " + detail.message));
		e.setAttribute("mode", "frame");
		e.setAttribute("loading", "eager");
		document.body.append(e);
	})`
)

// runs opens a page: its element and its call give the target, its link leads where configure says,
// and its console stays empty.
func runs(t *testing.T, address string) {
	t.Helper()
	tab := newTab(t)
	open(t, tab, address, ready)
	for _, c := range []struct{ script, want string }{
		{`document.title`, target},
		{element, target + " true "},
		{placed, "false true v=1&base=http://a/b/c/d;p?q&ref=../../g"},
		{framed, `frame: there is no frame without the full site; configure({ site: "https://…/" }) says where that is`},
	} {
		got, err := chromedp.Run(tab, chromedp.Evaluate[string](c.script, chromedp.EvalAwaitPromise))
		if err != nil || got != c.want {
			t.Errorf("%s\nis %q, %v, want %q", c.script, got, err, c.want)
		}
	}
}

// open opens an address and waits until a condition holds.
func open(t *testing.T, tab context.Context, address, condition string) {
	t.Helper()
	if err := chromedp.Do(tab, chromedp.Navigate(address)); err != nil {
		t.Fatal(err)
	}
	for done := false; !done; time.Sleep(20 * time.Millisecond) {
		var err error
		if done, err = chromedp.Run(tab, chromedp.Evaluate[bool](condition)); err != nil {
			t.Fatalf("%s: %v", condition, err)
		}
	}
}

var endBrowser func()

var browser = sync.OnceValues(func() (ctx context.Context, err error) {
	ctx, endBrowser, err = chromium.StartShell()
	return ctx, err
})

// newTab returns a tab whose console has to stay empty.
func newTab(t *testing.T) context.Context {
	t.Helper()
	parent, err := browser()
	if err != nil {
		t.Fatal(err)
	}
	tab, end := chromedp.NewContext(parent, chromedp.WithNewBrowserContext())
	ctx, cancel := context.WithTimeout(tab, patience)
	const last = "the last message"
	said, drained := []string{}, make(chan bool)
	messages := chromedp.Console(ctx)
	go func() {
		defer close(drained)
		for m, err := range messages {
			if err != nil || strings.Contains(m.String(), last) {
				return
			}
			if !strings.HasPrefix(m.String(), "debug: [vite]") { // its server, of its connection
				said = append(said, m.String()+" "+m.URL)
			}
		}
	}()
	t.Cleanup(func() {
		if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`(console.debug("`+last+`"), true)`)); err != nil {
			t.Error(err)
			cancel()
		}
		<-drained
		for _, line := range said {
			t.Errorf("console: %s", line)
		}
		cancel()
		end()
	})
	return ctx
}

// Under Node.js load needs no argument, and the element's module does nothing.
func TestNode(t *testing.T) {
	t.Parallel()
	said, err := run(work, "node", "--input-type=module", "--eval", `
		import "uri-playground";
		import { configure, load } from "uri-playground/api";
		const playground = await load();
		const wrong = [];
		for (const options of [{ sites: "/" }, { site: "/there" }]) try { configure(options); } catch ({ name }) { wrong.push(name); }
		console.log(playground.resolve("http://a/b/c/d;p?q", "../../g").target, playground.version, wrong.join(" "), typeof customElements);`)
	if want := target + " 0.1.0 TypeError TypeError undefined\n"; err != nil || said != want {
		t.Errorf("it says %q, %v, want %q", said, err, want)
	}
}

// The types hold in JSX and templates of each framework, whether modules are found as by bundlers or
// as by Node.js; what is wrong is an error.
func TestTypes(t *testing.T) {
	t.Parallel()
	if err := os.CopyFS(filepath.Join(work, "types"), os.DirFS("types")); err != nil {
		t.Fatal(err)
	}
	for _, project := range []string{"tsconfig.json", "node.json"} {
		if said, err := run(filepath.Join(work, "types"), "node", "../../node_modules/typescript/bin/tsc", "--project", project); err != nil || said != "" {
			t.Errorf("%s: %v %s", project, err, said)
		}
	}
}

const installed = work + "/node_modules/uri-playground"

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(installed, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The line for pages without a bundler loads the element from cdn/, whose site its link opens; and the
// files that describe the element have the attributes that it observes.
func TestWithoutBundler(t *testing.T) {
	t.Parallel()
	line := regexp.MustCompile("(?s)```html\n(<script .*?)\n```").FindStringSubmatch(read(t, "README.md"))
	if line == nil {
		t.Fatal("README.md has no line for pages")
	}
	const from, at = "…/uri-playground@0.1.0/", "/at/"
	page := strings.Replace(line[1], from, at, 1)
	mux := http.NewServeMux()
	mux.Handle(at, http.StripPrefix(at, http.FileServer(http.Dir(installed))))
	mux.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, `<!doctype html><title>…</title><link rel=icon href=data:,>`+page+`<uri-playground base="http://a/b/c/d;p?q" ref="../../g" loading=eager>A fallback.</uri-playground>`)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	tab := newTab(t)
	open(t, tab, s.URL, `document.querySelector("uri-playground").matches(":state(ready)")`)
	observed, err := chromedp.Run(tab, chromedp.Evaluate[[]string](`customElements.get("uri-playground").observedAttributes`))
	if err != nil {
		t.Fatal(err)
	}
	observed = append(observed, "heading-level", "headingLevel", "headinglevel") // read when it starts
	for file, names := range map[string][]string{
		"custom-elements.json":         names(t, "custom-elements.json", "modules", "0", "declarations", "0", "attributes"),
		"web-types.json":               names(t, "web-types.json", "contributions", "html", "elements", "0", "attributes"),
		"vscode.html-custom-data.json": names(t, "vscode.html-custom-data.json", "tags", "0", "attributes"),
		"types/index.d.ts":             append(typedNames(t), "lang"), // which each element has
	} {
		known := map[string]bool{}
		for _, name := range names {
			known[strings.ToLower(strings.ReplaceAll(name, "-", ""))] = true
			if !slices.Contains(observed, name) {
				t.Errorf("%s has %s, which the element does not observe", file, name)
			}
		}
		for _, name := range observed {
			if !known[strings.ToLower(strings.ReplaceAll(name, "-", ""))] {
				t.Errorf("%s lacks %s", file, name)
			}
		}
	}
	link, err := chromedp.Run(tab, chromedp.Evaluate[string](`document.querySelector("uri-playground").link`))
	if want := s.URL + at + "cdn/#"; err != nil || !strings.HasPrefix(link, want) {
		t.Fatalf("the link is %s, %v, want %s", link, err, want)
	}
	open(t, tab, link, `document.querySelector(".run .text") !== null && document.querySelector("[data-life=running]") !== null`)
}

// names returns the names of the list that stands at a place in a file of JSON.
func names(t *testing.T, file string, place ...string) (list []string) {
	t.Helper()
	var at any
	if err := json.Unmarshal([]byte(read(t, file)), &at); err != nil {
		t.Fatal(file, err)
	}
	for _, key := range place {
		switch value := at.(type) {
		case map[string]any:
			at = value[key]
		case []any:
			at = value[0]
		}
	}
	entries, _ := at.([]any)
	for _, entry := range entries {
		e := entry.(map[string]any)
		if e["description"] == "" {
			t.Errorf("%s says nothing of %s", file, e["name"])
		}
		list = append(list, e["name"].(string))
	}
	return list
}

func typedNames(t *testing.T) (list []string) {
	t.Helper()
	_, declared, _ := strings.Cut(read(t, "types/index.d.ts"), "interface UriPlaygroundAttributes {")
	declared, _, _ = strings.Cut(declared, "\n}")
	for _, m := range regexp.MustCompile(`(?m)^  "([^"]+)"\?:`).FindAllStringSubmatch(declared, -1) {
		list = append(list, m[1])
	}
	return list
}

// The file is small, the same each time, and has no copies of what it holds; all that the manifest
// names is in it, and the licenses of all that it consists of.
func TestFile(t *testing.T) {
	t.Parallel()
	first, err := os.ReadFile(filepath.Join(work, "uri-playground.tgz"))
	if err != nil {
		t.Fatal(err)
	}
	if len(first) > 2_000_000 {
		t.Errorf("it has %d bytes", len(first))
	}
	again := filepath.Join(t.TempDir(), "again.tgz")
	if err := pack(again); err != nil {
		t.Fatal(err)
	}
	if second, err := os.ReadFile(again); err != nil || !bytes.Equal(first, second) {
		t.Errorf("another run gives another file, %v", err)
	}
	if err := filepath.WalkDir(installed, func(name string, _ fs.DirEntry, err error) error {
		if slices.Contains([]string{".br", ".gz", ".map"}, filepath.Ext(name)) {
			t.Errorf("it has %s", name)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`": "\./([^"*]+)"`).FindAllStringSubmatch(read(t, "package.json"), -1) {
		read(t, m[1])
	}
	for file, want := range map[string]string{"LICENSE": "MIT License", "licenses.txt": "The Go runtime", "llms.txt": "\n> ", "cdn/licenses.txt": "The Go runtime"} {
		if !strings.Contains(read(t, file), want) {
			t.Errorf("%s lacks %q", file, want)
		}
	}
}
