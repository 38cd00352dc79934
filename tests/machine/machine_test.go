// Package machine tests what build.sh, with tools/dev, asks of the machine it runs on: what is
// missing is said or installed, and what is too old is told by its version and replaced.
package machine

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// commands are scripts that stand in for those of a machine.
type commands map[string]string

// dev is tools/dev, compiled.
var dev string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "dev-")
	if err == nil {
		dev = filepath.Join(dir, "dev")
		c := exec.Command("go", "build", "-buildvcs=false", "-o", dev, "uriplayground/tools/dev")
		c.Stderr = os.Stderr
		err = c.Run()
	}
	if err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// A machine that has all; "go" compiles tools/dev, and ends the run where the build begins.
func complete() commands {
	return commands{
		"go": `case "$1 ${*: -1}" in
version*) echo "go version go1.26.8 linux/amd64" ;;
"build ./tools/dev") cp '` + dev + `' "${@: -2:1}" ;;
*) exit 1 ;;
esac`,
		"gofmt":    ``,
		"node":     `echo v22.1.0`,
		"npm":      `exit 1`,
		"chromium": `echo "Chromium 156.0.8078.73 built on Debian GNU/Linux 12 (bookworm)"`,
		"id":       `echo 1000`,
	}
}

// run runs "build.sh test" on a machine with these commands and nothing else but
// the basic ones, and returns what it prints.
func run(t *testing.T, has commands) string {
	t.Helper()
	return runCommand(t, has, "test")
}

func runCommand(t *testing.T, has commands, arguments ...string) string {
	t.Helper()
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	script, err := os.ReadFile("../../build.sh")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write("project/build.sh", string(script))
	for name, text := range has {
		write("bin/"+name, "#!"+bash+"\n"+text+"\n")
	}
	for _, name := range []string{"bash", "cat", "chmod", "cp", "dirname", "grep", "mkdir", "sed"} {
		path, err := exec.LookPath(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, filepath.Join(dir, "bin", name)); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(bash, slices.Concat([]string{filepath.Join(dir, "project/build.sh")}, arguments)...)
	c.Env = []string{"PATH=" + filepath.Join(dir, "bin"), "HOME=" + dir}
	out, err := c.CombinedOutput()
	if err == nil {
		t.Errorf("it succeeded, with a Go that builds nothing: %s", out)
	}
	return string(out)
}

// begins is printed once all that is needed is there.
const begins = "== gofmt and go vet"

func TestComplete(t *testing.T) {
	if got := run(t, complete()); !strings.HasPrefix(got, begins) {
		t.Errorf("got %q", got)
	}
}

// An ordinary user is told all that is missing, a line for each, before anything runs.
func TestMissing(t *testing.T) {
	machine := complete()
	for _, name := range []string{"node", "npm", "chromium"} {
		delete(machine, name)
	}
	got := run(t, machine)
	for _, want := range []string{
		"build.sh: Node.js is missing (on Debian: apt-get install nodejs)\n",
		"build.sh: npm is missing (on Debian: apt-get install npm)\n",
		"build.sh: Chromium is missing (on Debian: apt-get install chromium)\n",
		"build.sh: install what is missing and run this again\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("not said: %q in %q", want, got)
		}
	}
	if strings.Contains(got, begins) {
		t.Errorf("it began all the same: %q", got)
	}
}

// Where the machine lets an ordinary user make no sandbox, Chromium would not start.
func TestSandboxIsMissing(t *testing.T) {
	machine := complete()
	machine["unshare"] = `exit 1`
	if helpers, _ := filepath.Glob("/*/*/chrom*/chrome-sandbox"); len(helpers) > 0 {
		t.Skip("there is a sandbox")
	}
	if got := run(t, machine); !strings.Contains(got, "build.sh: A sandbox for Chromium is missing (on Debian: apt-get install chromium-sandbox)\n") || strings.Contains(got, begins) {
		t.Errorf("got %q", got)
	}
	for name, text := range map[string]string{"unshare": ``, "id": `echo 0`} {
		machine := complete()
		machine["unshare"] = `exit 1`
		machine[name] = text
		if got := run(t, machine); !strings.HasPrefix(got, begins) {
			t.Errorf("with %s: %q", name, got)
		}
	}
}

func TestGoIsMissing(t *testing.T) {
	machine := complete()
	delete(machine, "go")
	if got := run(t, machine); !strings.Contains(got, "Go is missing; install it from https://go.dev/dl/") {
		t.Errorf("got %q", got)
	}
}

// As root on Debian it installs what is missing, all of it at once.
func TestInstalls(t *testing.T) {
	if _, err := os.Stat("/etc/debian_version"); err != nil {
		t.Skip("not a Debian")
	}
	machine := complete()
	for _, name := range []string{"node", "npm", "chromium"} {
		delete(machine, name)
	}
	machine["id"] = `echo 0`
	machine["apt-get"] = `echo "apt-get $*" >&2
here=$(dirname "$0")
if [[ $1 == install ]]; then
	printf '#!%s\necho v22.1.0\n' "$here/bash" >"$here/node"
	printf '#!%s\nexit 1\n' "$here/bash" >"$here/npm"
	printf '#!%s\necho Chromium 156.0\n' "$here/bash" >"$here/chromium"
	chmod +x "$here/node" "$here/npm" "$here/chromium"
fi`
	got := run(t, machine)
	if !strings.Contains(got, "apt-get install -y -q --no-install-recommends nodejs npm chromium\n") || !strings.Contains(got, begins) {
		t.Errorf("got %q", got)
	}
}

// What is installed and still not found is missing.
func TestInstallsInVain(t *testing.T) {
	if _, err := os.Stat("/etc/debian_version"); err != nil {
		t.Skip("not a Debian")
	}
	machine := complete()
	delete(machine, "chromium")
	machine["id"], machine["apt-get"] = `echo 0`, ``
	got := run(t, machine)
	if !strings.Contains(got, "build.sh: Chromium is missing (on Debian: apt-get install chromium)\n") || strings.Contains(got, begins) {
		t.Errorf("got %q", got)
	}
}

// All that fuzz needs is asked for before the sweep, which takes hours.
func TestFuzzAsksFirst(t *testing.T) {
	machine := complete()
	delete(machine, "chromium")
	if got := runCommand(t, machine, "fuzz"); !strings.HasPrefix(got, "build.sh: Chromium is missing") {
		t.Errorf("got %q", got)
	}
}

// What is too old is replaced, or said to be too old with what is needed.
func TestTooOld(t *testing.T) {
	for _, c := range []struct{ name, is, says string }{
		{"go", `echo "go version go1.19.8 linux/amd64"`, "Go is too old (go1.19.8 linux/amd64): 1.21 or later"},
		{"chromium", `echo "Chromium 102.0.5005.61 built on Debian GNU/Linux 11 (bullseye)"`, "Chromium is too old (Chromium 102.0.5005.61 built on Debian GNU/Linux 11 (bullseye)): the tests need 123 or later"},
		{"chromium", `exit 1`, "does not say its version"},
		{"node", `echo v18.20.4`, "npm could not install the packages of tools/node"},
	} {
		machine := complete()
		machine[c.name] = c.is
		if got := run(t, machine); !strings.Contains(got, c.says) || strings.Contains(got, begins) {
			t.Errorf("%s: got %q", c.name, got)
		}
	}
}

// An old Node.js is replaced by one from npm; where npm brings none, that is said.
func TestOldNodeIsReplaced(t *testing.T) {
	machine := complete()
	machine["node"] = `echo v18.20.4`
	machine["npm"] = `if [[ $1 == ci && $3 == tools/node ]]; then
	mkdir -p tools/node/node_modules/node-any/bin
	printf '#!%s\necho v22.23.2\n' "$(dirname "$0")/bash" >tools/node/node_modules/node-any/bin/node
	chmod +x tools/node/node_modules/node-any/bin/node
fi`
	if got := run(t, machine); !strings.Contains(got, "Node.js v18.20.4 of the system is too old; v22.23.2 from npm runs instead") || !strings.Contains(got, begins) {
		t.Errorf("got %q", got)
	}
	machine["npm"] = ``
	if got := run(t, machine); !strings.Contains(got, "Node.js is too old (v18.20.4) and npm could not bring a newer one") || strings.Contains(got, begins) {
		t.Errorf("without one from npm: got %q", got)
	}
}

// A time that Go would refuse after the hours of the sweep is refused at once.
func TestTimesToFuzz(t *testing.T) {
	for _, c := range []struct{ command, text, says string }{
		{"fuzz", "30", `build.sh: fuzz: "30" is no TIME`},
		{"fuzz", "0s", `build.sh: fuzz: "0s" is no TIME`},
		{"fuzz", "1h30m", "== every string of up to 8 characters\n"},
		{"fuzz", "1000x", "== every string of up to 8 characters\n"},
		{"figures", "10x", `build.sh: figures: "10x" is no number of keystrokes`},
	} {
		if got := runCommand(t, complete(), c.command, c.text); !strings.HasPrefix(got, c.says) {
			t.Errorf("%s %s: got %q", c.command, c.text, got)
		}
	}
}
