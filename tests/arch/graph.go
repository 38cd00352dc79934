package arch

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// module is the path of our module; in patterns "~" stands for it.
const module = "uriplayground"

// target is what the packages are built for.
type target struct{ os, arch string }

// targets are the two that the project is built for. The empty one is this
// machine.
var targets = map[string]target{"native": {}, "wasm": {"js", "wasm"}}

// pkg is a package as "go list" tells it, without its tests.
type pkg struct {
	ImportPath string
	Dir        string
	GoFiles    []string
	Imports    []string
	Deps       []string // all that it depends on
}

// ours reports whether the package belongs to this module.
func (p *pkg) ours() bool { return match("~/...", p.ImportPath) }

// graph is every package of a build by its import path.
type graph map[string]*pkg

// loadGraph lists our packages, the extra ones, and all they depend on.
func loadGraph(root string, t target, extra ...string) (graph, error) {
	args := append([]string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,Imports,Deps", "./..."}, extra...)
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	cmd.Env = os.Environ()
	if t.os != "" {
		cmd.Env = append(cmd.Env, "GOOS="+t.os, "GOARCH="+t.arch)
	}
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			return nil, fmt.Errorf("go list: %s", exit.Stderr)
		}
		return nil, fmt.Errorf("go list: %w", err)
	}
	return decodeGraph(strings.NewReader(string(out)))
}

// decodeGraph reads the objects that "go list -json" prints one after another.
func decodeGraph(in io.Reader) (graph, error) {
	g := graph{}
	for d := json.NewDecoder(in); ; {
		p := &pkg{}
		err := d.Decode(p)
		if err == io.EOF {
			return g, nil
		}
		if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		g[p.ImportPath] = p
	}
}

// own lists our packages in order.
func (g graph) own() (list []*pkg) {
	for _, p := range g {
		if p.ours() {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b *pkg) int { return strings.Compare(a.ImportPath, b.ImportPath) })
	return list
}

// closure returns the packages and all that they depend on.
func (g graph) closure(roots []string) []string {
	all := slices.Clone(roots)
	for _, r := range roots {
		if p := g[r]; p != nil {
			all = append(all, p.Deps...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// chain returns a shortest way of imports from one package to another, to be read
// as the reason for a dependency.
func (g graph) chain(from, to string) string {
	came := map[string]string{from: ""}
	for queue := []string{from}; len(queue) > 0 && came[to] == ""; queue = queue[1:] {
		p := g[queue[0]]
		if p == nil {
			continue
		}
		for _, next := range p.Imports {
			if _, seen := came[next]; !seen {
				came[next] = queue[0]
				queue = append(queue, next)
			}
		}
	}
	way := []string{to}
	for at := came[to]; at != ""; at = came[at] {
		way = append(way, at)
	}
	slices.Reverse(way)
	return strings.Join(way, " → ")
}
