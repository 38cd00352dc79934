package main

import (
	"cmp"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// The least versions: Node.js with globalThis.crypto, which Go's wasm_exec.js asks for, and
// Chromium with light-dark(), which the style sheets use. build.sh knows that of Go.
const (
	leastNode     = 20
	leastChromium = 123
)

// A thing is what a command needs beside Go, and the package of Debian that it is in.
type requirement struct {
	name, pkg string
	found     func(job) bool
}

var (
	node     = requirement{"Node.js", "nodejs", has("node")}
	npm      = requirement{"npm", "npm", has("npm")}
	chromium = requirement{"Chromium", "chromium", func(job) bool { return chromiumCommand() != "" }}
	sandbox  = requirement{"A sandbox for Chromium", "chromium-sandbox", job.hasSandbox}
)

func has(command string) func(job) bool {
	return func(job) bool { return isCommand(command) }
}

func isCommand(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

func chromiumCommand() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// hasSandbox reports whether Chromium can make its sandbox: for ordinary users it needs user
// namespaces, or a helper that has the rights of root.
func (j job) hasSandbox() bool {
	if j.isRoot() || !isCommand("unshare") {
		return true
	}
	if _, err := j.try("unshare", "--user", "true"); err == nil {
		return true
	}
	debian, _ := filepath.Glob("/usr/lib/chromium*/chrome-sandbox")
	for _, helper := range append(debian, "/opt/google/chrome/chrome-sandbox", j.get("CHROME_DEVEL_SANDBOX", "")) {
		if info, err := os.Stat(helper); err == nil && info.Mode()&os.ModeSetuid != 0 {
			return true
		}
	}
	return false
}

func (j job) isRoot() bool { return j.output("id", "-u") == "0" }

func (j job) canInstall() bool {
	_, err := os.Stat("/etc/debian_version")
	return err == nil && isCommand("apt-get") && j.isRoot()
}

// need installs the things that are missing. Where it cannot, or they are not found then, it says
// all that is missing, a line for each.
func (j job) need(requirements ...requirement) {
	missing := j.missing(requirements)
	if len(missing) == 0 {
		return
	}
	var packages []string
	for _, t := range missing {
		packages = append(packages, t.pkg)
	}
	if j.canInstall() {
		j.begin("installing %s", strings.Join(packages, " "))
		if j.install(packages...) != nil {
			j.stop("apt-get could not install %s; install it and run this again", strings.Join(packages, " "))
		}
		// What is installed may still not be found, as /usr/sbin where PATH lacks that: the tests
		// would pass, as they skip what is not there.
		if missing = j.missing(missing); len(missing) == 0 {
			return
		}
	}
	for _, t := range missing {
		j.complain("%s is missing (on Debian: apt-get install %s)", t.name, t.pkg)
	}
	j.stop("install what is missing and run this again")
}

// missing returns those of the things that are not found.
func (j job) missing(requirements []requirement) []requirement {
	return slices.DeleteFunc(slices.Clone(requirements), func(t requirement) bool { return !j.ok() || t.found(j) })
}

// install installs packages of Debian.
func (j job) install(packages ...string) error {
	if !j.ok() {
		return j.failed
	}
	apt := j.to(io.Discard).with("DEBIAN_FRONTEND=noninteractive")
	if apt.exec(apt.command("apt-get", "update", "-q")) != nil {
		j.say("apt-get update failed; trying with the lists that are there")
	}
	return apt.exec(apt.command("apt-get", append([]string{"install", "-y", "-q", "--no-install-recommends"}, packages...)...))
}

// installOptional installs what the tests can do without. What cannot be had is said, with what that means.
func (j job) installOptional(meaning string, packages ...string) {
	if len(packages) > 0 && !j.canInstall() {
		j.say("%s; on Debian: apt-get install %s", meaning, strings.Join(packages, " "))
		return
	}
	for _, name := range packages {
		j.begin("installing %s", name)
		if j.install(name) != nil {
			j.say("apt-get could not install %s: %s", name, meaning)
		}
	}
}

// needTests asks for what the tests need.
func (j job) needTests() {
	j.need(node, npm, chromium, sandbox)
	j.currentNode()
	j.currentChromium()
}

func (j job) needNode() {
	j.need(node, npm)
	j.currentNode()
}

func (j job) needChromium(more ...requirement) {
	j.need(append([]requirement{chromium, sandbox}, more...)...)
	j.currentChromium()
}

var versionNumber = regexp.MustCompile(`(?:^v|[A-Za-z] )(\d+)`)

// major returns the first number of a version, after "v" or a name, or 0.
func major(version string) int {
	m := versionNumber.FindStringSubmatch(version)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

func (j job) currentChromium() {
	if !j.ok() {
		return
	}
	name := chromiumCommand()
	version, err := exec.CommandContext(j, name, "--version").Output()
	if err != nil || major(string(version)) < leastChromium {
		is := cmp.Or(strings.TrimSpace(string(version)), name+" does not say its version")
		j.stop("Chromium is too old (%s): the tests need %d or later", is, leastChromium)
	}
}

// currentNode puts a Node.js from npm before that of the system if this is too old, as that of
// Debian 12 is.
func (j job) currentNode() {
	version := j.output("node", "--version")
	if !j.ok() || major(version) >= leastNode {
		return
	}
	j.npm("tools/node")
	folders, _ := filepath.Glob("tools/node/node_modules/*/bin")
	for _, bin := range folders {
		if _, err := exec.LookPath(filepath.Join(j.abs(bin), "node")); err == nil {
			os.Setenv("PATH", j.abs(bin)+":"+os.Getenv("PATH"))
		}
	}
	now := j.output("node", "--version")
	if major(now) < leastNode {
		j.stop("Node.js is too old (%s) and npm could not bring a newer one: the tests need %d or later; see https://nodejs.org", version, leastNode)
	}
	j.say("Node.js %s of the system is too old; %s from npm runs instead", version, now)
}

// npm installs what the package.json of a directory names.
func (j job) npm(directory string) {
	j.need(npm)
	j.begin("npm packages of %s", directory)
	text, err := j.try("npm", "ci", "--prefix", directory, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
	if err != nil {
		j.say("%s", text)
		j.stop("npm could not install the packages of %s; run npm ci there", directory)
	}
}
