package npm

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
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

// pack writes the package to a file, compressed unless its name ends in .tar.
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
