// Package npm tries the package for npm as it is packed: in empty starters of bundlers, under Node.js
// and with the type checker.
package npm

import (
	"bufio"
	"bytes"
	"context"
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
	if _, err := run("../..", "go", "run", "./tools/dist", "-package", file, "-version", "0.1.0"); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(work, "package.json"), []byte(`{ "private": true, "type": "module" }`), 0o644); err != nil {
		return err
	}
	_, err = run(work, "npm", "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", file)
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
	if err := chromedp.Do(tab, chromedp.Navigate(address)); err != nil {
		t.Fatal(err)
	}
	for {
		done, err := chromedp.Run(tab, chromedp.Evaluate[bool](ready))
		if err != nil {
			t.Fatalf("it does not start: %v", err)
		}
		if done {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
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

var browser = sync.OnceValues(func() (context.Context, error) {
	ctx, _, err := chromium.StartShell()
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
			said = append(said, m.String()+" "+m.URL)
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
	said, err := run(filepath.Join(work, "types"), "node", "../../node_modules/typescript/bin/tsc", "--project", ".")
	if err != nil || said != "" {
		t.Errorf("%v %s", err, said)
	}
}
