// Package npm tries the package for npm as it is packed: in empty starters of bundlers, under Node.js
// and with the type checker.
package npm

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const (
	work     = "work"           // where the package is installed, below the packages that it is tried with
	patience = 10 * time.Minute // packing alone takes the better part of a minute
	target   = "http://a/g"
)

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
	var complaints bytes.Buffer
	command.Stderr = &complaints
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
		if complaints.Len() > 0 {
			t.Errorf("the server says:\n%s", &complaints)
		}
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err, complaints.String())
	}
	go io.Copy(io.Discard, out)
	runs(t, strings.TrimSpace(address))
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

// nextTools has Next.js, which takes long to install and to build with.
const nextTools = "../generators/next"

// A page of Next.js is rendered on a server, and runs, by each of its two bundlers.
func TestNext(t *testing.T) {
	if os.Getenv("URI_GENERATORS") == "" {
		t.Skip("./build.sh generators runs it")
	}
	root, err := filepath.Abs(filepath.Join(nextTools, "work"))
	if err != nil {
		t.Fatal(err)
	}
	for _, bundler := range []string{"--turbopack", "--webpack"} {
		t.Run(bundler, func(t *testing.T) {
			t.Cleanup(func() { os.RemoveAll(root) }) // once the page is closed, which fetches some of it late
			if err := errors.Join(os.RemoveAll(root), os.CopyFS(root, os.DirFS("next")), os.CopyFS(filepath.Join(root, "node_modules/uri-playground"), os.DirFS(installed))); err != nil {
				t.Fatal(err)
			}
			if _, err := run(root, "node", "../node_modules/next/dist/bin/next", "build", bundler); err != nil {
				t.Fatal(err)
			}
			page, err := os.ReadFile(filepath.Join(root, "dist/index.html"))
			if err != nil || !strings.Contains(string(page), "A fallback.</uri-playground>") {
				t.Errorf("%s writes %s, %v", bundler, page, err)
			}
			s := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(root, "dist"))))
			t.Cleanup(s.Close)
			runs(t, s.URL)
		})
	}
}
